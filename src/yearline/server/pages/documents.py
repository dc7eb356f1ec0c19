"""The project's documents at `/docs`: the Markdown that lies in `docs/`, rendered once, off the loop, in our own look.

They are written by us, so their links may be followed;
even so nothing in them is HTML, and a page of theirs runs no script of its own.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from yearline.games import GAMES
from yearline.server.api.tables import TheServices, address
from yearline.server.pages.frame import HERE, render

PACKED: Final = HERE / "documents"
"""Where a wheel has them; in a clone they lie where they are written."""
CLONE: Final = HERE.parents[2]


def _place(file: str) -> Path:
    packed = PACKED / file
    return packed if packed.exists() else CLONE / file


SHELVES: Final[dict[str, tuple[str, ...]]] = {
    "hosts": ("docs/operations.md", "SECURITY.md", "CHANGELOG.md"),
    "programs": ("docs/protocol.md", "docs/agents.md", "docs/playthroughs.md", "docs/bots.md", "docs/simulation.md"),
    "decks": ("docs/deck-format.md", "docs/pictures.md"),
    "players": tuple(file for name in ("README", *GAMES) if _place(file := f"docs/rules/{name}.md").exists()),
    "makers": ("docs/architecture.md", "docs/extending.md", "docs/client.md"),
}
"""The files, by whom they are for."""
FILES: Final = {
    re.sub(r"^docs/|\.md$", "", file).lower().replace("/readme", "").replace("/", "-"): file
    for shelf in SHELVES.values()
    for file in shelf
}
"""Where each is served: `/docs/NAME`."""
NAMES: Final = {file: name for name, file in FILES.items()}
WEB: Final = ("https://", "http://")


@dataclass(frozen=True, slots=True)
class Written:
    """A document as a page: its title, its chapters and what it says."""

    name: str
    title: str
    chapters: tuple[tuple[str, str], ...]
    text: Markup


@get("/docs", include_in_schema=False)
async def documents(services: TheServices, request: Request[Any, Any, Any]) -> Response[str]:
    """What there is to read, by whom it is for."""
    shelves = await services.pool.make(address(request), all_titles)
    return render(request, "documents.html", shelves=shelves)


@get("/docs/{name:str}", include_in_schema=False)
async def document(name: FromPath[str], services: TheServices, request: Request[Any, Any, Any]) -> Response[str]:
    """One of them."""
    name = name.removesuffix(".md")
    if name not in FILES:
        return render(request, "missing.html", 404, what="page")
    found = await services.pool.make(address(request), lambda: written(name))
    return render(request, "document.html", document=found)


@cache
def all_titles() -> dict[str, list[tuple[str, str]]]:
    """Names and titles of the documents of each shelf."""
    return {shelf: [(NAMES[file], written(NAMES[file]).title) for file in files] for shelf, files in SHELVES.items()}


@cache
def written(name: str) -> Written:
    """A document, rendered."""
    source = _place(FILES[name]).read_text(encoding="utf-8")
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(source)
    chapters = list[tuple[str, str]]()
    title = name
    for at, token in enumerate(tokens):
        token.attrs.pop("style", None)  # the alignment of a column: our policy allows no style in a page
        if token.type == "heading_open":
            words = _words(tokens[at + 1])
            token.attrSet("id", _anchor(words))
            title = words if token.tag == "h1" else title
            chapters += [(_anchor(words), words)] if token.tag == "h2" else []
        for child in token.children or ():
            _lead(child, FILES[name])
    html = reader.renderer.render(tokens, reader.options, {})
    return Written(name, title, tuple(chapters), Markup(html))  # noqa: S704 (ours, and what is in it is escaped)


def _words(inline: Token) -> str:
    """The plain words of a heading."""
    return "".join(child.content for child in inline.children or () if child.type in ("text", "code_inline"))


def _anchor(heading: str) -> str:
    """The name of a heading in links, as they are written in the documents."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _lead(token: Token, file: str) -> None:
    """Links between the documents lead to their pages; those to files that are not served lead nowhere."""
    if token.type != "link_open":
        return
    path, hash, part = str(token.attrGet("href") or "").partition("#")
    if path.startswith(WEB):
        token.attrSet("rel", "noreferrer")
        return
    target = _joined(file, path) if path else file
    if target in NAMES:
        token.attrSet("href", f"/docs/{NAMES[target]}{hash}{part}")
    else:
        token.attrs.pop("href", None)


def _joined(file: str, path: str) -> str:
    """A path beside a file, without its dots."""
    parts = list[str]()
    for part in (*PurePosixPath(file).parent.parts, *path.split("/")):
        if part == "..":
            parts = parts[:-1]
        elif part not in (".", ""):
            parts.append(part)
    return "/".join(parts)


HANDLERS: Final = [documents, document]
