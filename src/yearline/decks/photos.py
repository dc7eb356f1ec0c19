"""The columns for a photo on a card: its name, what of it is shown and how, and whose it is."""

import re
from collections.abc import Collection
from typing import Final

from yearline.decks import limits
from yearline.decks.cells import choice, clean
from yearline.decks.model import Photo
from yearline.decks.problems import Report, shown
from yearline.decks.tables import Row

PHOTO_COLUMNS: Final = ("picture", "crop", "tone", "credit")
TONES: Final = ("ink",)
MOST_ZOOM: Final = 8.0
_NUMBER: Final = r"\s*([0-9]{1,3}(?:\.[0-9]{0,20})?)\s*"
_CROP: Final = re.compile(f"{_NUMBER},{_NUMBER},{_NUMBER}")


def read_photo(row: Row, photos: Collection[str] | None, report: Report) -> Photo | None:
    """The photo of a row, if it names one that there is."""
    name = clean(row.cells.get("picture", ""), row.number, "picture", limits.PHOTO_NAME, report)
    crop = _crop(row, report)
    credit = clean(row.cells.get("credit", ""), row.number, "credit", limits.CREDIT, report)
    tone = choice(row.cells.get("tone", ""), row.number, "tone", TONES, "", report)
    if not name:
        return None
    if photos is not None and name not in photos:
        report.error(row.number, "picture", "no_such_picture", name=shown(name))
        return None
    if "/" in name or "\\" in name or name.startswith("."):
        report.error(row.number, "picture", "bad_picture_name", name=shown(name))
        return None
    return Photo(name, crop, credit, tone)


def _crop(row: Row, report: Report) -> tuple[float, float, float]:
    written = row.cells.get("crop", "").strip()
    found = _CROP.fullmatch(written)
    if found:
        x, y, zoom = [round(float(number), 4) for number in found.groups()]
        if x <= 1 and y <= 1 and 1 <= zoom <= MOST_ZOOM:
            return x, y, zoom
    if written:
        report.error(row.number, "crop", "bad_crop", text=shown(written), most=int(MOST_ZOOM))
    return Photo("").crop


def photo_cells(photo: Photo | None) -> dict[str, str | int]:
    """The cells of a photo; a card without one has none."""
    if photo is None:
        return {}
    crop = "" if photo.crop == Photo("").crop else ",".join([f"{number:g}" for number in photo.crop])
    return {"picture": photo.name, "crop": crop, "tone": photo.tone, "credit": photo.credit}
