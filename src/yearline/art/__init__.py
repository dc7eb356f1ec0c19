"""Card pictures: composed SVG scenes and the signs in a card's corners, drawn from a card's data alone."""

from yearline.art.credits import Credit, credits_for
from yearline.art.framed import photo_svg, tones_of
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
    "has_icon",
    "mark_svg",
    "palette_for",
    "photo_svg",
    "scene_svg",
    "symbol_svg",
    "tones_of",
]
