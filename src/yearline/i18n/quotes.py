"""Quotation marks inside quotation marks: the inner ones are others, and each language has its own."""

import re
from typing import Final

_GLUE: Final = "[ \u00a0\u202f]?"
"""The space that French has inside its marks, and not inside the inner ones."""


def nested(text: str, marks: str) -> str:
    """The text with inner marks where a quotation lies in another. Marks that do not pair stay as they were written.

    `marks` are four signs: the outer pair, then the inner one.

    >>> nested("«Первый «Турок»» (1770)", "«»„“")
    '«Первый „Турок“» (1770)'
    """
    opening, closing, inner_opening, inner_closing = list(marks)
    if text.count(opening) < 2 or text.count(opening) != text.count(closing):
        return text
    depth = 0

    def turned(found: re.Match[str]) -> str:
        nonlocal depth
        opens = opening in found[0]
        depth += 1 if opens else -1
        if depth >= (2 if opens else 1):
            return inner_opening if opens else inner_closing
        return found[0]

    return re.sub(f"{opening}{_GLUE}|{_GLUE}{closing}", turned, text)
