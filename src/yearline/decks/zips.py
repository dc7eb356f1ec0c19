"""Archives of strangers: looked over before anything is unpacked, and unpacked into memory alone."""

import io
import stat
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import IO, Final

from yearline.decks import limits
from yearline.decks.problems import fatal

BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    NotImplementedError,
    RuntimeError,
    OSError,
    EOFError,
    ValueError,
    KeyError,
)
"""What a broken archive makes Python raise."""
_HIDDEN: Final = ("__MACOSX/", ".")
_ENCRYPTED: Final = 0x1
_PIECE: Final = 2**20
_ENTRY: Final = b"PK\x01\x02"
"""How each entry of an archive's list of files begins."""


class Files(Mapping[str, bytes]):
    """The files of a ZIP by their paths in it. Refuses paths that leave it, links, passwords and bombs."""

    def __init__(self, raw: bytes) -> None:
        if _entries(raw) > limits.ARCHIVE_ENTRIES:
            raise fatal("archive_too_big", files=limits.ARCHIVE_FILES, limit=limits.ARCHIVE_BYTES // 10**6)
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(raw))
        except BROKEN:
            raise fatal("bad_archive", reason="ZIP") from None
        parts = [part for part in self._zip.infolist() if not part.is_dir()]
        size = sum(part.file_size for part in parts)
        if len(parts) > limits.ARCHIVE_FILES or size > limits.ARCHIVE_BYTES:
            raise fatal("archive_too_big", files=limits.ARCHIVE_FILES, limit=limits.ARCHIVE_BYTES // 10**6)
        self._parts: dict[str, zipfile.ZipInfo] = {}
        for part in parts:
            _look_over(part)
            if not _is_hidden(part.filename):
                self._parts[part.filename] = part
        self._inside = _common_folder(self._parts)

    def __getitem__(self, name: str) -> bytes:
        return self.beginning(name, limits.ARCHIVE_BYTES)

    def beginning(self, name: str, most: int) -> bytes:
        """A file, or as much of it as somebody wants: whether it is too large, one byte more than it may have says."""
        part = self._parts[self._inside + name]
        try:
            with self._zip.open(part) as file:
                return b"".join(_pieces(file, most))
        except BROKEN:
            raise fatal("bad_archive", reason="ZIP") from None

    def __iter__(self) -> Iterator[str]:
        return iter([name.removeprefix(self._inside) for name in self._parts])

    def __len__(self) -> int:
        return len(self._parts)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._inside + name in self._parts


def _entries(raw: bytes) -> int:
    """How many entries the list of files may have.
    Forty megabytes at once would keep every other thread waiting meanwhile.
    """
    starts = range(0, len(raw), _PIECE)
    return sum(raw.count(_ENTRY, start, start + _PIECE + len(_ENTRY) - 1) for start in starts)


def _pieces(file: IO[bytes], most: int) -> Iterator[bytes]:
    """A file, piece by piece: read whole, it is copied again with every block that was unpacked."""
    while most > 0 and (piece := file.read(min(most, _PIECE))):
        most -= len(piece)
        yield piece


def is_zip(raw: bytes) -> bool:
    """Whether a file is an archive, as workbooks are too."""
    return raw.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def _look_over(part: zipfile.ZipInfo) -> None:
    path = PurePosixPath(part.filename)
    if path.is_absolute() or ".." in path.parts or "\\" in part.filename or ":" in part.filename:
        raise fatal("bad_archive", reason="..")
    if stat.S_ISLNK(part.external_attr >> 16):
        raise fatal("bad_archive", reason="link")
    if part.flag_bits & _ENCRYPTED:
        raise fatal("bad_archive", reason="password")


def _is_hidden(name: str) -> bool:
    return name.startswith(_HIDDEN) or PurePosixPath(name).name.startswith(".")


def _common_folder(names: Mapping[str, object]) -> str:
    """The folder that everything lies in, as where somebody packed a folder and not its content."""
    tops = {name.partition("/")[0] for name in names}
    if len(tops) == 1 and all("/" in name for name in names):
        return f"{tops.pop()}/"
    return ""
