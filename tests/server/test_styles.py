"""What the styles of the table must not do."""

import re
from pathlib import Path

import yearline.server

STYLES = Path(yearline.server.__file__).parent / "static" / "styles"


def test_the_table_does_not_ask_what_a_box_contains() -> None:
    """With `:has` a browser looks at the words of every card again whenever one card is laid: the components say it instead."""
    asks = re.findall(r"[^{}]*:has\([^{}]*\{", (STYLES / "table.css").read_text(encoding="utf-8"))
    assert asks == []


def test_nothing_on_the_table_moves_by_layout() -> None:
    """Motion and transitions are left to the compositor, which needs no layout for them."""
    text = (STYLES / "table.css").read_text(encoding="utf-8")
    moved = re.findall(r"transition:[^;}]*\b(left|right|top|bottom|width|height|margin|padding|inset)\b", text)
    assert moved == []
