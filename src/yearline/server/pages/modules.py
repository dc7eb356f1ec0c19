"""The client's modules as the browser gets them: each as it is written, but without its comments."""

import re
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


def bare(source: str) -> str:
    """A module without its comments. Its lines keep their numbers, so that an error still says where it happened."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source)


@lru_cache(maxsize=128)
def _sent(path: Path, changed: int) -> tuple[str, str]:
    """A module, and the tag by which a browser knows whether it still has it."""
    text = bare(path.read_text(encoding="utf-8"))
    return text, f'"{sha256(text.encode()).hexdigest()[:16]}"'


@get("/static/app/{name:str}", include_in_schema=False, sync_to_thread=False)
def module(name: FromPath[str]) -> Response[Any]:
    """A module, as `table.js`."""
    path = APP / name
    if path.suffix != ".js" or path.parent != APP or not path.is_file():
        raise NotFoundException
    text, tag = _sent(path, path.stat().st_mtime_ns)
    return Response(text, media_type="text/javascript", headers={"ETag": tag})


HANDLERS: Final = [module]
