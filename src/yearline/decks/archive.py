"""The parts of a workbook's archive, walked through element by element.

Archives come from strangers, and thirteen kilobytes can hold a million elements. So nothing is built into
a tree, as libraries for workbooks do, and whoever reads has only so much patience for all parts together.
"""

import io
import posixpath
import zipfile
from collections.abc import Callable
from typing import Any, Final
from xml.parsers import expat

from yearline.decks import limits
from yearline.decks.problems import fatal

_LIST: Final = "[Content_Types].xml"
"""Every XLSX lists its parts here; an ODS or a Numbers file is an archive too, without such a list."""
_DECLARATIONS: Final = (b"<!DOCTYPE", b"<!ENTITY")
_PIECE: Final = 2**14
_LONGEST_TAG: Final = 2**16

Begun = Callable[[str, dict[str, str]], object]
Ended = Callable[[str, str], object]


class Archive:
    """The parts of a workbook. Refuses what unpacks to too much,
    or declares a document type and so may define entities.
    """

    def __init__(self, raw: bytes) -> None:
        self._zip = zipfile.ZipFile(io.BytesIO(raw))
        self._left = limits.WORKBOOK_ELEMENTS
        self._bytes = limits.WALKS * limits.UNPACKED_BYTES
        parts = [part for part in self._zip.infolist() if not _is_picture(part.filename)]
        pictures = [part for part in self._zip.infolist() if _is_picture(part.filename)]
        if len(parts) > limits.ARCHIVE_PARTS or sum(part.file_size for part in parts) > limits.UNPACKED_BYTES:
            raise fatal("unpacks_too_big", limit=limits.UNPACKED_BYTES // 2**20)
        if len(pictures) > limits.ARCHIVE_FILES or sum(part.file_size for part in pictures) > limits.ARCHIVE_BYTES:
            raise fatal("unpacks_too_big", limit=limits.ARCHIVE_BYTES // 2**20)
        if _LIST not in self._zip.namelist():
            raise fatal("other_workbook")
        for part in parts:
            if part.filename.endswith((".xml", ".rels")):
                check_declarations(self._zip.read(part))

    def read(self, part: str, most: int) -> bytes:
        """A part as it is, such as a picture; of a larger one, the beginning."""
        with self._zip.open(part) as file:
            return file.read(most)

    def __contains__(self, part: str) -> bool:
        return part in self._zip.NameToInfo

    def related(self, part: str) -> dict[str, tuple[str, str]]:
        """The parts that a part refers to, by the ids it uses for them: what each is to it, and its name."""
        folder, name = posixpath.split(part)
        found: dict[str, tuple[str, str]] = {}

        def begun(kind: str, said: dict[str, str]) -> None:
            if kind == "Relationship" and said.get("TargetMode") != "External":
                target = posixpath.normpath(posixpath.join("/", folder, said["Target"])).lstrip("/")
                found[said["Id"]] = (said["Type"].rpartition("/")[2], target)

        self.walk(posixpath.join(folder, "_rels", f"{name}.rels"), begun)
        return found

    def walk(self, part: str, begun: Begun, ended: Ended | None = None) -> None:
        """Tell of every element of a part: that it begins, with its
        attributes, and that it ends, with the text just before that.

        Names come without their prefixes: what a prefix stands for is the same in all workbooks.
        """
        raw = self._again(part)
        parser, text = expat.ParserCreate(), list[str]()
        parser.buffer_text = True

        def begin(name: str, said: dict[str, str]) -> None:
            self._left -= 1
            if self._left < 0:
                raise fatal("bad_workbook", reason="too many cells")
            text.clear()
            begun(name.rpartition(":")[2], said)

        def end(name: str) -> None:
            if ended is not None:
                ended(name.rpartition(":")[2], "".join(text))
            text.clear()

        parser.StartElementHandler = begin
        parser.EndElementHandler = end
        parser.CharacterDataHandler = text.append
        feed(parser, raw)

    def _again(self, part: str) -> bytes:
        """A part that is to be walked through, once more perhaps, as long as there is patience."""
        self._bytes -= self._zip.getinfo(part).file_size
        if self._bytes < 0:
            raise fatal("unpacks_too_big", limit=limits.UNPACKED_BYTES // 2**20)
        return self._zip.read(part)


def _is_picture(name: str) -> bool:
    """Pictures of a workbook lie in a folder of their own, and nobody unpacks them who does not ask for one."""
    return "/media/" in name and not name.endswith((".xml", ".rels"))


def feed(parser: expat.XMLParserType, xml: bytes) -> None:
    """Parse a part piece by piece: a parser that has it whole lets no other thread of the
    process go on, and a tag may have millions of attributes. Raises DeckError, and ExpatError.
    """
    parser.StartDoctypeDeclHandler = _declared
    for start in range(0, len(xml), _PIECE):
        piece = xml[start : start + _PIECE]
        parser.Parse(piece, False)
        if start + len(piece) - parser.CurrentByteIndex > _LONGEST_TAG:
            raise fatal("bad_workbook", reason="a tag without end")
    parser.Parse(b"", True)


def check_declarations(xml: bytes) -> None:
    """Refuse a part with something in it that must not be, even if nobody will ever read it."""
    if b"\0" in xml[:4] or xml[:2] in (b"\xff\xfe", b"\xfe\xff") or any(word in xml for word in _DECLARATIONS):
        raise fatal("bad_workbook", reason="DOCTYPE")


def _declared(*_: Any) -> None:
    raise fatal("bad_workbook", reason="DOCTYPE")
