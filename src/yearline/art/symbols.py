"""The signs printed in a card's corners: eight symbols for discarding, and a mark for each colour of Chronology.

Each is known by its outline alone, without colour. They are our own drawings, on a grid of 24 by 24.
"""

from collections.abc import Mapping
from typing import Final

from yearline.art.lettering import xml_text

GRID: Final = 24

SYMBOL_PATHS: Final[Mapping[str, str]] = {
    "sun": (
        "M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM10.8.8h2.4v4h-2.4zM10.8 19.2h2.4v4h-2.4zM.8 10.8h4v2.4h-4z"
        "M19.2 10.8h4v2.4h-4zM3.2 4.9l1.7-1.7 2.8 2.8L6 7.7zM16.3 18l1.7-1.7 2.8 2.8-1.7 1.7zM3.2 19.1 6 16.3 7.7 18"
        "l-2.8 2.8zM16.3 6l2.8-2.8 1.7 1.7L18 7.7z"
    ),
    "moon": "M14.5 1.5a10.6 10.6 0 1 0 8 14.2A9 9 0 0 1 14.5 1.5z",
    "star": "M12 .9l3.3 7.2 7.9.9-5.9 5.3 1.7 7.8-7-4-7 4 1.7-7.8L.8 9l7.9-.9z",
    "key": (
        "M7.5 1.5a6 6 0 0 1 5.7 7.9L22.5 18.6v3.9h-4.3v-3.2H15v-3.2h-3l-2.4-2.5A6 6 0 1 1 7.5 1.5z"
        "M6.5 4.6a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z"
    ),
    "crown": "M1.5 5.5l5.3 5L12 2.5l5.2 8 5.3-5-2 12.3h-17zM3.5 19.5h17v2.6h-17z",
    "leaf": (
        "M22 2C9 1.5 2.5 8 3.7 16.8L1.4 21.5l2 1 2.2-4.3C15 20.5 22.5 13.5 22 2z"
        "M7 15.6c2-4 5-6.7 10-8.6-4 3-6.5 5.6-8.5 9.3z"
    ),
    "anchor": (
        "M12 1a3.4 3.4 0 0 1 1.4 6.5V9h3.8v2.7h-3.8v7.4c2.7-.5 4.6-2.1 5.1-4.4l-2.1.5 3.5-5.2 3.3 5-2-.2"
        "c-.7 4.7-4.5 8.2-9.2 8.2s-8.5-3.5-9.2-8.2l-2 .2 3.3-5 3.5 5.2-2.1-.5c.5 2.3 2.4 3.9 5.1 4.4v-7.4H6.8V9h3.8"
        "V7.5A3.4 3.4 0 0 1 12 1zM12 3.1a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"
    ),
    "bell": (
        "M12 1a2 2 0 0 1 2 2v.7c3.5.9 5.3 3.7 5.3 7.6 0 3.6 1 5.1 2.7 6.7v1.6H2V18c1.7-1.6 2.7-3.1 2.7-6.7"
        "C4.7 7.4 6.5 4.6 10 3.7V3a2 2 0 0 1 2-2zM9.2 20.6h5.6a2.8 2.8 0 0 1-5.6 0z"
    ),
}

MARK_PATHS: Final[Mapping[str, str]] = {
    "blue": (
        "M12 8.2c5.8 0 10.5 1.7 10.5 3.8s-4.7 3.8-10.5 3.8S1.5 14.1 1.5 12 6.2 8.2 12 8.2z"
        "M15.3 10.1c2.9 5 3.8 9.9 1.9 11s-5.6-2.2-8.5-7.2-3.8-9.9-1.9-11 5.6 2.2 8.5 7.2z"
        "M15.3 13.9c-2.9 5-6.6 8.3-8.5 7.2s-1-6 1.9-11 6.6-8.3 8.5-7.2 1 6-1.9 11zM11 12a1 1 0 0 1 2 0 1 1 0 0 1-2 0z"
    ),
    "beige": (
        "M5.5 1.5c-5 8 1.5 9 1.8 14.5h9.4c.3-5.5 6.8-6.5 1.8-14.5M4.5 6h15M9.5 6v10M12 6v10M14.5 6v10M12 16v5"
        "M6.5 21.5h11"
    ),
    "red": "M3 2.5l14 14M21 2.5l-14 14M12.8 20.2l7.4-7.4M11.2 20.2l-7.4-7.4M17 17l4.5 4.5M7 17l-4.5 4.5",
}


def symbol_svg(name: str, color: str = "currentColor") -> str:
    """A symbol as a document of its own; an own deck's unknown one is its first letter in a ring."""
    if name in SYMBOL_PATHS:
        return _document(f'<path d="{SYMBOL_PATHS[name]}" fill="{color}" fill-rule="evenodd"/>')
    ring = f'<circle cx="12" cy="12" r="10.5" fill="none" stroke="{color}" stroke-width="2"/>'
    style = 'font-size="13" font-family="Golos Text,sans-serif" text-anchor="middle"'
    return _document(f'{ring}<text x="12" y="16.5" {style} fill="{color}">{xml_text(name[:1].upper())}</text>')


def mark_svg(color_name: str, color: str = "currentColor") -> str:
    """The mark of a colour of Chronology (an atom, a lyre, crossed
    swords) as a document of its own; empty for any other name.
    """
    if color_name not in MARK_PATHS:
        return _document("")
    line = f'fill="none" stroke="{color}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
    return _document(f'<path d="{MARK_PATHS[color_name]}" {line}/>')


def _document(content: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}">{content}</svg>'
