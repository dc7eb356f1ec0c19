"""The client's modules as the browser gets them: without their comments, and some of them together in one file."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

APP: Final = Path(__file__).parent.parent / "static" / "app"
COMMENT: Final = re.compile(r"^[ \t]*//[^\n]*|/\*\*(?:(?!\*/).)*\*/ ?", re.MULTILINE | re.DOTALL)
"""A line of its own, or a block of documentation and types. Comments are a quarter of what our modules weigh."""
INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)
"""Worth a kilobyte at a table, packed: nothing in our modules
has a text of several lines but templates, which do not count it.
"""

WHOLE: Final = {
    "home_whole.js": (
        *("device", "handing", "inks", "memories", "results", "attempt", "daily", "home"),
        *("my_decks", "own_decks", "prefs"),
    ),
    "table_whole.js": (
        *("days", "device", "words", "view", "wire", "socket", "state", "card", "bands", "layout", "rows"),
        *("smile", "seats", "actions", "bar", "board", "table"),
    ),
    "move_whole.js": ("rank", "tones", "sound", "narration", "strike", "pointing", "reveal", "motion", "drag"),
}
"""Modules that are sent together, each after those it needs: for a page seen by people who have nothing of it yet,
for the first picture of a table, and for what follows it. Packed together they weigh a fifth less than one by one.
"""
ADDRESSES: Final = {
    f"/static/app/{part}.js": f"/static/app/{name}"
    for name in ("table_whole.js", "move_whole.js")
    for part in WHOLE[name]
}
"""Where a table finds a module that came together with others: under its own name it would run a second time."""
IMPORT: Final = re.compile(r'^(?:import|export) \{[^}]*\} from "\./(\w+)\.js";$', re.MULTILINE)
NAMED: Final = re.compile(r'^import \{([^}]*)\} from "([^"]+)";$', re.MULTILINE)


def bare(source: str) -> str:
    """A module without comments and indents. Its lines keep
    their numbers, so that an error still says where it happened.
    """
    return INDENT.sub("", COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source))


def together(parts: Sequence[str], sources: Iterable[str]) -> str:
    """Modules as one: what one has from another is already there,
    and what several have from elsewhere is asked for once.

    No two may give one name to two things; a test looks.
    """
    text = "\n".join([bare(source) for source in sources])
    text = IMPORT.sub(lambda found: "" if found[1] in parts else found[0], text)
    asked: dict[str, set[str]] = {}
    for names, address in NAMED.findall(text):
        asked.setdefault(address, set()).update(name.strip() for name in names.split(",") if name.strip())
    imports = [f'import {{ {", ".join(sorted(names))} }} from "{address}";' for address, names in asked.items()]
    return re.sub(r"\n{2,}", "\n", "\n".join([*imports, NAMED.sub("", text)]))


@lru_cache(maxsize=128)
def _sent(paths: tuple[Path, ...], changed: int) -> tuple[str, str]:
    """A module, and the tag by which a browser knows whether it still has it."""
    sources = [path.read_text(encoding="utf-8") for path in paths]
    text = bare(sources[0]) if len(sources) == 1 else together([path.stem for path in paths], sources)
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
