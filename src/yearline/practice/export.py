"""Cards to take along: as a table (CSV), or as a deck for Anki with their pictures."""

import csv
import io
import tempfile
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from yearline.core.errors import YearlineError
from yearline.core.years import is_day, plain
from yearline.decks import LibraryCard
from yearline.decks.cells import ID_PATTERN, fence
from yearline.i18n.dates import date_text

Draw = Callable[[LibraryCard], str]
"""The picture of a card, as SVG."""
COLUMNS: Final = ("id", "title", "date", "year", "fact", "source")
_MODEL: Final = 1_592_614_001
_FRONT: Final = '<div class="picture">{{Picture}}</div><h2>{{Title}}</h2>'
_BACK: Final = '{{FrontSide}}<hr id="answer"><h1>{{Date}}</h1><p>{{Fact}}</p>'
_STYLE: Final = ".card{font-family:Georgia,serif;text-align:center}.picture img{width:60vmin}h1{color:#7d5a12}"


class BadExport(YearlineError):
    """There is nothing to take along."""

    code = "bad_export"


def as_csv(cards: Iterable[LibraryCard], language: str) -> str:
    """A row a card. A cell that a spreadsheet would take for a formula begins with an apostrophe."""
    made = io.StringIO()
    rows = csv.writer(made, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for card in cards:
        text = card.text(language)
        cells = (card.id, text.title, date_text(card.year, card.precision, language), text.fact, card.source)
        id, title, date, fact, source = [fence(cell) for cell in cells]
        rows.writerow((id, title, date, plain(card.year) if is_day(card.year) else card.year, fact, source))
    return "\ufeff" + made.getvalue()


def as_anki(cards: Sequence[LibraryCard], name: str, language: str, draw: Draw) -> bytes:
    """An Anki package: title and picture in front, date and fact behind.
    The same cards keep their progress when they come again.
    """
    import genanki

    if not cards:
        raise BadExport("there is no card to take along")
    model = genanki.Model(
        _MODEL,
        "Yearline",
        fields=[{"name": field} for field in ("Id", "Picture", "Title", "Date", "Fact")],
        templates=[{"name": "When was it?", "qfmt": _FRONT, "afmt": _BACK}],
        css=_STYLE,
    )
    deck = genanki.Deck(_number(f"{name} {language}"), f"Yearline: {name}")
    with tempfile.TemporaryDirectory() as folder:
        package = genanki.Package(deck)
        for card in cards:
            file = Path(folder) / f"yearline-{_file(card)}.svg"
            file.write_text(draw(card), encoding="utf-8")
            package.media_files.append(str(file))
            deck.add_note(_note(genanki, model, card, file.name, language))
        target = Path(folder) / "deck.apkg"
        package.write_to_file(str(target))
        return target.read_bytes()


def _note(genanki: Any, model: Any, card: LibraryCard, file: str, language: str) -> Any:
    from html import escape

    text, date = card.text(language), date_text(card.year, card.precision, language)
    fields = [card.id, f'<img src="{file}">', escape(text.title), escape(date), escape(text.fact)]
    return genanki.Note(model=model, fields=fields, guid=genanki.guid_for("yearline", card.card.face.picture))


def _file(card: LibraryCard) -> str:
    """A name for the card's picture; of a picture whose name is no plain word, its hash."""
    name = card.card.face.picture
    return name if ID_PATTERN.fullmatch(name) else f"{_number(name):x}"


def _number(name: str) -> int:
    """A lasting number for a name, in the range that Anki likes."""
    return int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "big") | 1 << 30
