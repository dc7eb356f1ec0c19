"""From rows of text to cards, and back. Every problem of every row is reported; a row with one gives no card."""

import re
from collections.abc import Collection, Iterator
from typing import Final, cast

from yearline.art.emblems import default_emblem, default_scene
from yearline.art.scenes import SCENES
from yearline.core.deck import COLORS, DeckCard, deck_card, symbols_for
from yearline.core.deck import SYMBOLS as ALL_SYMBOLS
from yearline.core.years import FARTHEST, PRECISIONS, Precision, plain
from yearline.decks import limits
from yearline.decks.cells import COLOR_WORDS, choice, clean, id_from, slug
from yearline.decks.days import read_day
from yearline.decks.headings import is_known
from yearline.decks.model import (
    DEFAULT_MEDALLION,
    CardText,
    LibraryCard,
    Manifest,
    language_order,
    picture_name,
)
from yearline.decks.photos import PHOTO_COLUMNS, photo_cells, read_photo
from yearline.decks.problems import Report, shown
from yearline.decks.tables import CardTable, Row
from yearline.decks.years import is_century, is_span, read_year, typed_year
from yearline.i18n import DEFAULT, LANGUAGES

PLAIN_COLUMNS: Final = ("id", "year", "precision", "color", "scene", "emblem", "medallion", "source", "difficulty")
SYMBOL_COLUMNS: Final = ("front", "back")
FAR: Final = 2100
"""A year beyond this one is more often a slip than a prophecy."""
DIFFICULTIES: Final = ("1", "2", "3")
_TEXT_COLUMN: Final = re.compile(r"(title|fact)(?:_([a-z]{2,3}))?")


def read_cards(
    table: CardTable, manifest: Manifest, report: Report, photos: Collection[str] | None = None
) -> tuple[tuple[int, LibraryCard], ...]:
    """The cards of a table with their row numbers.
    What is wrong goes to the report, and so do photos that are not there.

    Without a list of photos nobody knows which there are.
    """
    if table.columns and not any(map(is_known, table.columns)):
        report.error(table.head, "", "no_headings")
        return ()
    languages = _languages(table, manifest, report)
    if "year" not in table.columns:
        report.error(table.head, "", "no_column", column="year")
    if not languages:
        report.error(table.head, "", "no_column", column="title")
    if "year" not in table.columns or not languages:
        return ()
    if not table.rows:
        report.error(0, "", "no_cards")
    reader = _Reader(manifest, languages, report, photos)
    cards = [(row.number, card) for row in table.rows if (card := reader.card(row))]
    reader.tell_fallbacks([card for _, card in cards])
    reader.tell_days()
    return tuple(cards)


def _languages(table: CardTable, manifest: Manifest, report: Report) -> dict[str, tuple[str, str]]:
    """The columns of title and fact by language. A bare `title` is in the deck's first language."""
    languages: dict[str, dict[str, str]] = {}
    strange = {column for row in table.rows for column in row.cells}.difference(
        PLAIN_COLUMNS, SYMBOL_COLUMNS, PHOTO_COLUMNS
    )
    for column in table.columns:
        if found := _TEXT_COLUMN.fullmatch(column):
            parts = languages.setdefault(found[2] or manifest.language, {})
            if parts.setdefault(found[1], column) != column:
                report.error(table.head, column, "duplicate_column")
        elif column in strange:
            report.warn(table.head, shown(column), "unknown_column")
    for parts in languages.values():
        if "title" not in parts:
            report.warn(table.head, parts["fact"], "unknown_column")
    ordered = sorted(languages, key=language_order)
    return {
        name: (languages[name]["title"], languages[name].get("fact", ""))
        for name in ordered
        if "title" in languages[name]
    }


class _Reader:
    """Reads the rows of one deck and remembers what must not come twice."""

    def __init__(
        self,
        manifest: Manifest,
        languages: dict[str, tuple[str, str]],
        report: Report,
        photos: Collection[str] | None,
    ) -> None:
        self.manifest = manifest
        self.languages = languages
        self.report = report
        self.photos = photos
        self.ids: dict[str, int] = {}
        self.titles: dict[str, int] = {}
        self.days_left_out = 0

    def card(self, row: Row) -> LibraryCard | None:
        """The card of a row, or None where the row has an error."""
        before = self.report.errors
        texts = self._texts(row)
        title = self._title(texts)
        id = self._id(row, title)
        self._once(row, title, id)
        year, precision = self._date(row)
        color = self._color(row)
        scene = self._choice(row, "scene", SCENES, default_scene(id))
        emblem = self._slug(row, "emblem") or default_emblem(id, scene, {name: texts[name].title for name in texts})
        medallion = self._slug(row, "medallion") or DEFAULT_MEDALLION
        source = clean(row.cells.get("source", ""), row.number, "source", limits.SOURCE, self.report)
        difficulty = int(self._choice(row, "difficulty", DIFFICULTIES, "2"))
        front, back = self._symbols(row, id)
        photo = read_photo(row, self.photos, self.report)
        if self.report.errors > before:
            return None
        printed = _printed(self.manifest.id, id, year, title, precision, color, front, back)
        return LibraryCard(printed, texts, scene, emblem, medallion, source, difficulty, photo)

    def tell_fallbacks(self, cards: list[LibraryCard]) -> None:
        """Say how many cards lack one of our languages that others have. A deck in one language is as it was meant."""
        for language in LANGUAGES:
            lacking = sum(language not in card.texts for card in cards)
            if 0 < lacking < len(cards):
                self.report.notice(0, f"title_{language}", "falls_back", count=lacking)

    def tell_days(self) -> None:
        """Say how many days a deck of years leaves out: it may have been meant as one of days."""
        if self.days_left_out:
            self.report.notice(0, "", "days_left_out", count=self.days_left_out)

    def _choice(self, row: Row, column: str, choices: tuple[str, ...], default: str) -> str:
        return choice(row.cells.get(column, ""), row.number, column, choices, default, self.report)

    def _color(self, row: Row) -> str:
        word = row.cells.get("color", "").strip().lower()
        return COLOR_WORDS.get(word) or self._choice(row, "color", COLORS, "")

    def _slug(self, row: Row, column: str) -> str:
        return slug(row.cells.get(column, ""), row.number, column, limits.WORD, self.report)

    def _texts(self, row: Row) -> dict[str, CardText]:
        texts: dict[str, CardText] = {}
        for language, (title_column, fact_column) in self.languages.items():
            title = clean(row.cells.get(title_column, ""), row.number, title_column, limits.TITLE, self.report)
            fact = clean(row.cells.get(fact_column, ""), row.number, fact_column, limits.FACT, self.report)
            if title:
                texts[language] = CardText(title, fact)
            elif fact:
                self.report.warn(row.number, fact_column, "fact_without_title")
        if not texts and not any(row.cells.get(title) for title, _ in self.languages.values()):
            self.report.error(row.number, next(iter(self.languages.values()))[0], "no_title")
        return texts

    def _title(self, texts: dict[str, CardText]) -> str:
        """The title that names the card: in English, in the deck's first language, or in any."""
        text = texts.get(DEFAULT) or texts.get(self.manifest.language) or next(iter(texts.values()), None)
        return text.title if text else ""

    def _id(self, row: Row, title: str) -> str:
        written = row.cells.get("id", "")
        if written:
            return slug(written, row.number, "id", limits.ID, self.report)
        return id_from(title) if title else ""

    def _once(self, row: Row, title: str, id: str) -> None:
        """Tell a card that was there before: once, and by its id only where somebody wrote that."""
        titled = self.titles.setdefault(title.casefold(), row.number) if title else row.number
        named = self.ids.setdefault(id, row.number) if id else row.number
        if titled != row.number:
            self.report.error(row.number, "title", "same_title", text=shown(title), other=str(titled))
        elif named != row.number and "id" not in row.cells:
            self.report.error(row.number, "title", "same_title", text=shown(title), other=str(named))
        if named not in (titled, row.number) and "id" in row.cells:
            self.report.error(row.number, "id", "same_id", text=shown(id), other=str(named))

    def _day(self, row: Row) -> tuple[int, Precision]:
        """The date of a card in a deck of days."""
        written = row.cells.get("year", "")
        found = read_day(written)
        if not written:
            self.report.error(row.number, "year", "no_year")
        elif found is None:
            self.report.error(row.number, "year", "no_day", text=shown(written))
        return found or 1, "day"

    def _date(self, row: Row) -> tuple[int, Precision]:
        if self.manifest.dates == "day":
            return self._day(row)
        precision = cast(Precision, self._choice(row, "precision", PRECISIONS, "year"))
        written = row.cells.get("year", "")
        found = read_year(written)
        if not written:
            self.report.error(row.number, "year", "no_year")
        elif found is None and is_span(written):
            self.report.error(row.number, "year", "year_span", text=shown(written))
        elif found is None and is_century(written):
            self.report.error(row.number, "year", "year_century", text=shown(written))
        elif found is None or abs(found[0]) > FARTHEST:
            self.report.error(row.number, "year", "bad_year", text=shown(written))
        elif found[0] == 0:
            self.report.error(row.number, "year", "year_zero")
        else:
            if found[0] > FAR:
                self.report.warn(row.number, "year", "far_year", year=str(found[0]))
            if typed := typed_year(written):
                self.report.warn(row.number, "year", "year_or_day", day=shown(written), year=str(typed))
            elif not written.isdecimal():
                self.days_left_out += read_day(written) is not None
            return found[0], "circa" if found[1] and precision == "year" else precision
        return 1, precision

    def _symbols(self, row: Row, id: str) -> tuple[str, str]:
        symbols = self.manifest.symbols
        front, back = (self._choice(row, column, symbols, "") for column in SYMBOL_COLUMNS)
        if not front and not back:
            front, back = (symbols[ALL_SYMBOLS.index(name)] for name in symbols_for(id, len(symbols)))
        elif front == back or not (front and back):
            self.report.error(row.number, "back", "symbols_equal")
        return front, back


def _printed(
    deck: str, id: str, year: int, title: str, precision: Precision, color: str, front: str, back: str
) -> DeckCard:
    picture = picture_name(deck, id)
    return deck_card(id, year, title=title, precision=precision, color=color, front=front, back=back, picture=picture)


def columns_of(cards: tuple[LibraryCard, ...]) -> tuple[str, ...]:
    """The columns that hold everything about some cards."""
    languages = sorted({language for card in cards for language in card.texts} or {DEFAULT}, key=language_order)
    return (
        PLAIN_COLUMNS
        + tuple([f"{part}_{language}" for language in languages for part in ("title", "fact")])
        + SYMBOL_COLUMNS
        + (PHOTO_COLUMNS if any(card.photo for card in cards) else ())
    )


def rows_of(cards: tuple[LibraryCard, ...]) -> Iterator[dict[str, str | int]]:
    """Each card as a row of its columns."""
    for card in cards:
        face, back = card.card.face, card.card.back
        date = (plain(card.year), "") if card.precision == "day" else (card.year, card.precision)
        row: dict[str, str | int] = {"id": card.id, "year": date[0], "precision": date[1], "color": face.color}
        row |= {"scene": card.scene, "emblem": card.emblem, "medallion": card.medallion}
        row |= {"source": card.source, "difficulty": card.difficulty}
        for language, text in card.texts.items():
            row |= {f"title_{language}": text.title, f"fact_{language}": text.fact}
        yield row | {"front": face.symbol, "back": back.symbol} | photo_cells(card.photo)
