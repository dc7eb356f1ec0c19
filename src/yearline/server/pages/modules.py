"""The client's modules as the browser gets them: each as it is written, but without its comments; on the home page all in one."""

import re
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from yearline.server.pages.frame import HERE

APP: Final = HERE / "static" / "app"
COMMENT: Final = re.compile(r"^[ \t]*//[^\n]*|/\*\*(?:(?!\*/).)*\*/ ?", re.MULTILINE | re.DOTALL)
"""A line of its own, or a block of documentation and types. Comments are a quarter of what our modules weigh."""
INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)
"""Worth a kilobyte at a table, packed: nothing in our modules has a text of several lines but templates, which do not count it."""

WHOLE: Final = {"home_whole.js": ("device", "inks", "memories", "results", "daily", "home", "prefs")}
"""Modules that are sent together, each after those it needs, because a page is seen by people who have nothing of it yet."""
IMPORT: Final = re.compile(r'^import \{[^}]*\} from "\./(\w+)\.js";$', re.MULTILINE)
EXPORT: Final = re.compile(r"^export (?=async function|function|const|let|class)", re.MULTILINE)


def bare(source: str) -> str:
    """A module without comments and indents. Its lines keep their numbers, so that an error still says where it happened."""
    return INDENT.sub("", COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source))


def together(sources: Iterable[str]) -> str:
    """Modules as one: what one has from another is already there. No two may give one name to two things; a test looks."""
    return "\n".join([EXPORT.sub("", IMPORT.sub("", bare(source))) for source in sources])


@lru_cache(maxsize=128)
def _sent(paths: tuple[Path, ...], changed: int) -> tuple[str, str]:
    """A module, and the tag by which a browser knows whether it still has it."""
    sources = [path.read_text(encoding="utf-8") for path in paths]
    text = bare(sources[0]) if len(sources) == 1 else together(sources)
    return text, f'"{sha256(text.encode()).hexdigest()[:16]}"'


@get("/static/app/{name:str}", include_in_schema=False, sync_to_thread=False)
def module(name: FromPath[str]) -> Response[Any]:
    """A module, as `table.js`."""
    paths = tuple([APP / f"{part}.js" for part in WHOLE.get(name, (name.removesuffix(".js"),))])
    if not name.endswith(".js") or any(path.parent != APP or not path.is_file() for path in paths):
        raise NotFoundException
    text, tag = _sent(paths, max(path.stat().st_mtime_ns for path in paths))
    return Response(text, media_type="text/javascript", headers={"ETag": tag})


HANDLERS: Final = [module]
