"""The picture that a link to a challenge shows elsewhere."""

from collections.abc import Sequence
from typing import Final

from yearline.printing.typesetter import set_picture

SIZES: Final = ((24, 74), (44, 56), (80, 42), (10_000, 32))
"""How large the letters of a title are, by its length."""


def preview_png(eyebrow: str, lead: str, sentence: str, pictures: Sequence[str], language: str) -> bytes:
    """A picture of 1200 by 630 with some words and two drawings (SVG)."""
    job = {
        "eyebrow": eyebrow,
        "lead": lead,
        "sentence": sentence,
        "pictures": list(pictures),
        "language": language,
        "size": next(size for longest, size in SIZES if len(lead) <= longest),
    }
    return set_picture("preview.typ", job)
