"""Card pictures: composed SVG scenes and whole card sides, drawn from a card's data alone."""

from yearline.art.credits import Credit, credits_for
from yearline.art.faces import dark_side, white_side
from yearline.art.icons import AssetsMissing, has_icon
from yearline.art.palettes import Palette, palette_for
from yearline.art.scenes import SCENES, scene_svg
from yearline.art.symbols import mark_svg, symbol_svg

__all__ = [
    "SCENES",
    "AssetsMissing",
    "Credit",
    "Palette",
    "credits_for",
    "dark_side",
    "has_icon",
    "mark_svg",
    "palette_for",
    "scene_svg",
    "symbol_svg",
    "white_side",
]
