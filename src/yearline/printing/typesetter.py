"""From a job to a PDF, or to pictures of its pages: one run of typst, which can read no file but fonts."""

import json
import re
import tempfile
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal

import typst

from yearline.art import AssetsMissing
from yearline.printing.pageboxes import Boxes, with_boxes
from yearline.printing.refusals import BadPrint

REMEMBERED: Final = 11
"""After so many documents typst has forgotten the one before them."""

FOREIGN: Final = re.compile("[^\u0000-\u052f\u1e00-\u20cf\u2100-\u22ff]")
"""A sign beyond Latin, Greek and Cyrillic, for which our fonts have no drawing."""


TEMPLATES: Final = ("sheet.typ", "rules.typ", "box.typ", "pages.typ")


def set_pdf(job: dict[str, Any], boxes: Sequence[Boxes | None] = ()) -> bytes:
    """The job as a PDF, its first pages with these boxes."""
    (document,) = _compile(job, "pdf")
    return with_boxes(document, boxes)


def set_pages(job: dict[str, Any], dots_per_inch: float = 72) -> list[bytes]:
    """The job as one PNG a page, to look at."""
    return _compile(job, "png", dots_per_inch)


def set_picture(template: str, job: dict[str, Any]) -> bytes:
    """A template of its own as one PNG, a point a pixel."""
    (picture,) = _compile(job, "png", 72, (files("yearline.printing") / template).read_bytes())
    return picture


def _compile(
    job: dict[str, Any],
    format: Literal["pdf", "png"],
    dots_per_inch: float | None = None,
    template: bytes | None = None,
) -> list[bytes]:
    """Compile with an empty folder as the root, so that nothing of this machine can end up in print."""
    text = json.dumps(job, ensure_ascii=False)
    with tempfile.TemporaryDirectory() as empty:
        compiler = typst.Compiler(
            template or _template(),
            root=empty,
            font_paths=fonts(FOREIGN.search(text) is not None),
            sys_inputs={"job": text},
        )
        try:
            made = compiler.compile(format=format, ppi=dots_per_inch)
        except typst.TypstError as error:
            raise BadPrint("typesetter", problem=str(error)) from None
        finally:
            _forget()
    assert made is not None
    return [made] if isinstance(made, bytes) else made


def _forget() -> None:
    """Typst keeps what it needed for its latest ten documents, tens of megabytes each:
    let empty ones take their place.
    """
    for _ in range(REMEMBERED):
        typst.Compiler(b"", font_paths=fonts(False)).compile(format="pdf")


@cache
def _template() -> bytes:
    """All templates as one, since typst may read no file."""
    return b"".join((files("yearline.printing") / name).read_bytes() for name in TEMPLATES)


@cache
def fonts(foreign: bool) -> typst.Fonts:
    """Our own fonts; those of the system as well only for scripts that ours do not know."""
    folder = Path(str(files("yearline.printing"))) / "assets" / "fonts"
    if not folder.is_dir():
        raise AssetsMissing("the fonts have not been gathered; run scripts/setup, or scripts/gather_assets.py")
    return typst.Fonts(include_system_fonts=foreign, font_paths=[str(folder)])
