"""Drafts without a deck: what is wrong with one, and how its cards will look."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from litestar import Request, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct, field

from yearline.art import tones_of
from yearline.art.scenes import SCENES
from yearline.core.errors import BadDeck
from yearline.core.years import Precision, plain, year_of
from yearline.decks import LibraryCard, LibraryDeck, Problem
from yearline.decks.fixes import fix_for
from yearline.decks.headings import named_columns
from yearline.decks.photos import MOST_ZOOM, PHOTO_COLUMNS, TONES, photo_cells
from yearline.decks.quality import tells_year
from yearline.games import GAMES
from yearline.i18n import LANGUAGES, messages
from yearline.i18n.dates import date_text
from yearline.photos import Tones
from yearline.server.api.large import large
from yearline.server.api.tables import TheLimits, TheServices, TheShelf, address
from yearline.server.decks.pictures import draw_parts
from yearline.server.services.refusals import language_of
from yearline.server.services.uploads import MOST_DRAFT
from yearline.workshop.draft import Draft, inspect_draft

ROWS_A_REQUEST: Final = 100
"""A draft of so many rows costs an address one more request."""
FEW: Final = 2
ANY_DATE: Final = "0001-01-01"
"""A date in decks of years and of days, in the place of one that nobody can read; nothing shows it."""
CACHED: Final = "public, max-age=86400"

Word = Annotated[str, QueryParameter(max_length=120)]


class Fix(Struct):
    """What would mend a problem: in words, as the cell would then be, and other cells of the row that belong to it."""

    text: str
    value: str
    more: dict[str, str] = field(default_factory=dict)


class WireProblem(Struct):
    """One thing to mend, at a row of the draft counted from 0, or at the deck as a whole."""

    row: int | None
    column: str
    code: str
    message: str
    warning: bool
    fix: Fix | None = None


class CardLook(Struct):
    """How the card of a row will look."""

    row: int
    picture: str
    ink: str
    date: str
    year: str
    """The date as a plain cell would say it, however it was typed."""
    precision: str
    front: str
    back: str
    emblem: str
    scene: str


class Check(Struct, forbid_unknown_fields=True):
    """A draft to look through, and the language that its cards are looked at in."""

    draft: Draft
    language: Annotated[str, Meta(max_length=8)] = ""


class Checked(Struct):
    """Everything found in a draft, its cards, and for each game why it cannot be played with it, or nothing."""

    problems: list[WireProblem]
    cards: list[CardLook]
    games: dict[str, str]


def problems_of(problems: tuple[Problem, ...], language: str) -> list[WireProblem]:
    """Problems of a draft as they travel; notices say what was done for the author, and warn too."""
    return [_problem(one, language) for one in problems]


def _problem(one: Problem, language: str) -> WireProblem:
    row = one.row - 1 if one.row else None
    return WireProblem(row, one.column, one.code, one.what(language), one.severity != "error", _fix(one, language))


def _fix(one: Problem, language: str) -> Fix | None:
    cells = fix_for(one)
    if not cells:
        return None
    value = cells.pop(one.column)
    how: Precision = "century" if cells.get("precision") == "century" else "circa"
    meant = date_text(int(value), how, language) if "precision" in cells else value
    return Fix(messages(language)("deck-fix-use", value=meant), value, cells)


@post("/api/workshop/check", tags=["workshop"], status_code=200, request_max_body_size=MOST_DRAFT)
async def check(
    data: JSONBody[Check], services: TheServices, limits: TheLimits, request: Request[Any, Any, Any]
) -> Response[Checked]:
    """What is wrong with a draft, row by row, and how its cards will look."""
    limits.weigh(address(request), len(data.draft.rows) / ROWS_A_REQUEST)
    reader = language_of(request)
    language = data.language if data.language in LANGUAGES else reader
    found = await services.pool.make(address(request), lambda: checked(data.draft, language, reader))
    return await large(services.pool, request, found)


def checked(draft: Draft, language: str, reader: str) -> Checked:
    """A draft looked through: cards in the language they are written in, problems in their author's.

    Rows that are right have a look, whatever is wrong with others.
    """
    found = inspect_draft(draft, "draft", language=language)
    problems = problems_of(found.problems, reader)
    bad: dict[int, set[str]] = {}
    for problem in found.problems:
        if problem.severity == "error":
            bad.setdefault(problem.row, set()).add(problem.column)
    deck, rows = found.deck, found.rows
    if deck is None and 0 not in bad:
        again = inspect_draft(_without(draft, bad), "draft", language=language)
        deck, rows = again.deck, again.rows
    if deck is None:
        return Checked(problems, [], {})
    problems += problems_of(tuple(_given_away(deck, rows, bad)), reader)
    looks = [look(deck, card, row - 1, language, row not in bad) for row, card in zip(rows, deck.cards, strict=True)]
    return Checked(problems, looks, _games(deck, reader))


def _given_away(deck: LibraryDeck, rows: Sequence[int], bad: Collection[int]) -> Iterator[Problem]:
    """Titles that tell what is to be guessed: a card may be like that, but its author should know."""
    for row, card in zip(rows, deck.cards, strict=True):
        text = card.texts.get(deck.language)
        if row not in bad and text and tells_year(text.title, year_of(card.year)):
            yield Problem(row, f"title_{deck.language}", "year_in_title", {}, "warning")


def _without(draft: Draft, bad: Mapping[int, Collection[str]]) -> Draft:
    """A draft without what is wrong in it: a card that lacks nothing but its date has a look all the same."""
    columns = named_columns(draft.columns)
    rows = []
    for number, row in enumerate(draft.rows, 1):
        if number not in bad:
            rows.append(row)
        elif set(bad[number]) == {"year"}:
            filled = [*row, *[""] * (len(columns) - len(row))]
            rows.append([ANY_DATE if column == "year" else cell for column, cell in zip(columns, filled, strict=False)])
        else:
            rows.append([])
    return Draft(draft.meta, draft.columns, rows)


def look(deck: LibraryDeck, card: LibraryCard, row: int, language: str, dated: bool = True) -> CardLook:
    """A card as it will look, before anybody has saved it: its picture says in its address what it is made of."""
    inks, printed = card.inks(deck.palette), card.card
    parts = {"id": card.id, "scene": card.scene, "emblem": card.emblem, "medallion": card.medallion, "inks": inks}
    cells = photo_cells(card.photo)
    parts |= {name: str(cells[name]) for name in PHOTO_COLUMNS if cells.get(name)}
    letter = next((sign for sign in card.text(deck.language).title if sign.isalpha()), "")
    return CardLook(
        row,
        f"/api/workshop/picture.svg?{urlencode(parts | {'letter': letter})}",
        card.tint(deck.palette),
        date_text(card.year, card.precision, language) if dated else "",
        str(plain(card.year) if card.precision == "day" else card.year) if dated else "",
        card.precision if dated else "",
        printed.face.symbol,
        printed.back.symbol,
        card.emblem,
        card.scene,
    )


def _games(deck: LibraryDeck, language: str) -> dict[str, str]:
    """Why two players could not play each game with a deck."""
    say, found = messages(language), dict[str, str]()
    for name, rules in GAMES.items():
        try:
            rules().check(deck.deck, FEW)
            found[name] = ""
        except BadDeck:
            id = f"pages-own-not-enough-{name}"
            found[name] = say(id) if id in say else say("deck-not-enough")
    return found


@get("/api/workshop/picture.svg", tags=["workshop"], media_type="image/svg+xml")
async def picture(
    shelf: TheShelf,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    id: Word = "",
    scene: Word = "",
    emblem: Word = "",
    medallion: Word = "",
    inks: Word = "scene",
    letter: Word = "",
    picture: Word = "",
    crop: Word = "0.5,0.5,1",
    tone: Word = "",
    credit: Word = "",
) -> Response[bytes]:
    """A card's picture from its parts, for whoever is just making it. Of the title only one letter is told."""
    parts = (id, scene if scene in SCENES else "life", emblem, medallion, inks, letter[:1])
    drafts, photo = shelf.own.drafts, None
    if picture:
        limits.weigh(address(request), 1)
        tones: Tones = tones_of(parts[1], inks) if tone in TONES else ()
        photo = await drafts.square(picture, read_crop(crop), address(request), tones=tones)
    drawn = draw_parts(*parts, photo=photo, credit=credit)
    return Response(drawn.encode(), media_type="image/svg+xml", headers={"Cache-Control": CACHED})


def read_crop(text: str) -> tuple[float, float, float]:
    """What of a photo is shown; all that fits where the text says nothing that can be."""
    try:
        x, y, zoom = [float(part) for part in text.split(",")]
    except ValueError:
        return 0.5, 0.5, 1.0
    if not (0 <= x <= 1 and 0 <= y <= 1 and 1 <= zoom <= MOST_ZOOM):
        return 0.5, 0.5, 1.0
    return x, y, zoom


HANDLERS = [check, picture]
