"""The texture of each scene's sky, as a tile that repeats."""

from collections.abc import Mapping
from typing import Final

from yearline.core.value import value

STAR: Final = "m{x} {y}l2.2 4.6 5 .7-3.6 3.5.8 5-4.4-2.4-4.4 2.4.8-5-3.6-3.5 5-.7z"


@value
class Tile:
    """A repeating drawing; lines unless it says it is filled."""

    width: float
    height: float
    drawing: str
    turn: str = ""
    stroke: float = 1.4
    filled: bool = False


def _path(d: str) -> str:
    return f'<path d="{d}"/>'


def _rounds(r: float, *middles: tuple[float, float]) -> str:
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"/>' for x, y in middles)


TILES: Final[Mapping[str, Tile]] = {
    "antiquity": Tile(26, 26, _path("M0 23h21V4H5v13h10v-7h-4M21 23h5")),
    "war": Tile(22, 15, _path("M0 12 11 4l11 8"), stroke=2.6),
    "science": Tile(17.3, 30, _path("M0 5 8.7 0l8.6 5v10l-8.6 5L0 15zM8.7 20v10"), turn="scale(1.7)", stroke=0.8),
    "sea": Tile(40, 20, _path("M0 6q10-9 20 0t20 0M0 16q10-9 20 0t20 0"), stroke=1.8),
    "state": Tile(40, 40, _path(STAR.format(x=10, y=4) + STAR.format(x=30, y=24)), filled=True),
    "music": Tile(120, 54, _path("".join(f"M0 {y}q30-12 60 0t60 0" for y in (10, 16, 22, 28, 34))), stroke=1),
    "art": Tile(46, 40, _path("M4 12q9-9 18 0t17-1M-4 32q9-9 18 0t18-2"), turn="rotate(-24)", stroke=4),
    "space": Tile(120, 120, "", filled=True),
    "film": Tile(22, 24, '<rect x="6" y="6" width="10" height="12" rx="2.5"/>', filled=True),
    "nature": Tile(36, 36, _path("M4 16Q4 4 16 4q0 12-12 12zM22 32q-2-12 10-14 2 12-10 14z"), filled=True),
    "sport": Tile(13, 13, _rounds(3, (6.5, 6.5)), turn="rotate(30)", filled=True),
    "faith": Tile(40, 40, _rounds(20, *((x, y) for x in (0, 40) for y in (0, 20, 40)))),
    "digital": Tile(56, 56, _path("M0 14h16l9 9v14h31M34 0v12l10 10h12M12 56V44l8-8") + _rounds(3, (12, 40), (34, 14))),
    "letters": Tile(96, 22, _path("M4 14q3-8 6 0t6 0 6 0 6 0m8 0q3-8 6 0t6 0 6 0m8 0q3-8 6 0t6 0 6 0 6 0")),
    "industry": Tile(
        52, 40, _path("M0 0h52M0 20h52M13 0v20M39 20v20") + _rounds(1, (8, 5), (18, 15), (34, 25), (44, 35))
    ),
    "life": Tile(
        30, 30, _path("M15 8a4 4 0 0 1 4 4 4 4 0 1 1-1 7 4 4 0 0 1-6 0 4 4 0 1 1-1-7 4 4 0 0 1 4-4z"), filled=True
    ),
}


def pattern(scene: str, id: str, color: str) -> str:
    """The tile of a scene as an SVG pattern."""
    tile = TILES[scene]
    turn = f' patternTransform="{tile.turn}"' if tile.turn else ""
    ink = f'fill="{color}"' if tile.filled else f'fill="none" stroke="{color}" stroke-width="{tile.stroke:g}"'
    size = f'width="{tile.width:g}" height="{tile.height:g}"'
    return f'<pattern id="{id}" {size} patternUnits="userSpaceOnUse"{turn}><g {ink}>{tile.drawing}</g></pattern>'
