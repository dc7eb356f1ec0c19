"""The outlines of all icons, gathered into one compressed file at set-up."""

import gzip
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from yearline.core.errors import YearlineError

GRID: Final = 512


class AssetsMissing(YearlineError):
    """The installation lacks the files that set-up gathers."""

    code = "assets_missing"


@cache
def outlines() -> Mapping[str, str]:
    """The path of each icon by name, on a grid of 512 by 512."""
    file = files("yearline.art") / "assets" / "icons.json.gz"
    try:
        packed = file.read_bytes()
    except FileNotFoundError:
        raise AssetsMissing(
            "the icons have not been gathered; run scripts/setup, or scripts/gather_assets.py"
        ) from None
    return msgspec.json.decode(gzip.decompress(packed), type=dict[str, str])


def has_icon(name: str) -> bool:
    """Whether a card may name this icon as its emblem or medallion."""
    return name in outlines()


def icon(outline: str, x: float, y: float, size: float, id: str = "") -> str:
    """An outline in a viewport of its own, so that nothing leaks out of its square."""
    named = f' id="{id}"' if id else ""
    place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<svg{named} {place} viewBox="0 0 {GRID} {GRID}"><path d="{outline}"/></svg>'
