"""The picture that a link to a challenge shows elsewhere."""

from collections.abc import Sequence

from yearline.printing.typesetter import set_picture


def preview_png(eyebrow: str, lead: str, sentence: str, pictures: Sequence[str], language: str) -> bytes:
    """A picture of 1200 by 630 with some words and two drawings (SVG)."""
    job = {"eyebrow": eyebrow, "lead": lead, "sentence": sentence, "pictures": list(pictures), "language": language}
    return set_picture("preview.typ", job)
