"""Style sheets: written by component, sent as one file for each kind of page."""

import re
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from yearline.server.pages.frame import HERE

STYLES: Final = HERE / "static" / "styles"
SHEETS: Final[dict[str, Sequence[str]]] = {
    "base": ("look", "frame", "forms", "card", "wishes"),
    "pages": ("top", "home", "rules", "decks"),
    "home": ("stage", "challenge", "outcome", "games"),
    "mine": ("me", "practice"),
    "weekly": ("deal",),
    "learn": ("lesson", "pointer", "phones"),
    "table": (
        *(
            "room",
            "seats",
            "cards",
            "piles",
            "stage",
            "line",
            "marks",
            "rows",
            "lanes",
            "draft",
            "levels",
            "verdict",
            "desk",
            "notes",
        ),
        *("phones", "phones_line", "phones_lanes", "low"),
    ),
    "lobby": ("room", "door"),
    "panels": ("side", "closeup"),
    "folded": ("line",),
    "television": ("screen",),
    "crowd": ("room", "phone", "podium", "stage", "turned", "teams"),
    "lesson": ("report", "opening"),
    "document": ("document",),
    "admin": ("operator",),
    "workshop": ("deck", "grid", "panel", "picture", "dialogs", "phone"),
    "ending": ("hero", "telling", "taking", "ribbon", "review", "screen"),
}
"""The parts of each sheet, in the order in which they count."""
TOGETHER: Final = {"front": ("pages", "home")}
"""Sheets of the home page in one request, for people who have nothing of it yet."""


FONTS: Final = HERE / "static" / "assets" / "fonts" / "fonts.css"
COMMENT: Final = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
SPACE: Final = re.compile(r"\s*([{};])\s*|(?<=,)\n\s*")
"""What only people need to read it: ends of lines and indents."""
NAMED: Final = re.compile(r"(?<=[;{])([\w-]+): ")
ZERO: Final = re.compile(r"(?<![\w.])0\.(?=\d)")


@cache
def sheet(name: str) -> str:
    """A whole sheet. It is read once:
    a page needs it in one request, and people write it in many files, with comments.
    """
    if name in TOGETHER:
        return "\n".join([sheet(one) for one in TOGETHER[name]])
    parts = [(STYLES / name / f"{part}.css").read_text(encoding="utf-8") for part in SHEETS[name]]
    fonts = [FONTS.read_text(encoding="utf-8").replace('url("', 'url("../assets/fonts/')] if name == "base" else []
    plain = SPACE.sub(r"\1", COMMENT.sub("", "\n".join([*fonts, *parts])))
    short = ZERO.sub(".", NAMED.sub(r"\1:", plain))
    return short.replace(";}", "}").replace(", ", ",").replace(" > ", ">")


@get("/static/sheets/{name:str}", include_in_schema=False)
async def styles(name: FromPath[str]) -> Response[Any]:
    """A style sheet, as `base.css`."""
    stem, dot, kind = name.rpartition(".")
    if stem not in {*SHEETS, *TOGETHER} or (dot, kind) != (".", "css"):
        raise NotFoundException
    text = sheet(stem)
    tag = sha256(text.encode()).hexdigest()[:16]
    return Response(text, media_type="text/css", headers={"ETag": f'"{tag}"'})


HANDLERS: Final = [styles]
