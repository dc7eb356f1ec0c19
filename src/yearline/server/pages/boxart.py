"""The picture on a game's box: a few real cards of its usual deck, laid as the game lays them, in one small SVG."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from yearline.art.palettes import CREAM
from yearline.decks import LibraryCard, LibraryDeck, usual_deck
from yearline.games import GAMES
from yearline.server.api.tables import TheShelf
from yearline.server.decks.pictures import draw
from yearline.server.pages.examples import deck_for_everybody
from yearline.table.decide import Refused

WIDE: Final = 320
HIGH: Final = 150
CARD_WIDE: Final = 46
CARD_HIGH: Final = 62
INK: Final = "#2b2420"
BRASS: Final = "#b98a35"
GOLD: Final = "#eac06a"
GREEN: Final = "#2f8f55"
RED: Final = "#d4513f"
HEART: Final = "M12 20C4.500 14.500 3 11 3 8.200 3 5.600 5 4 7.200 4c2 0 3.600 1 4.800 2.800C13.200 5 14.800 4 16.800 4 19 4 21 5.600 21 8.200c0 2.800-1.500 6.300-9 11.800z"  # noqa: E501
HIGHER: Final = {"crowd": 272}
"""A picture that stands beside its words, not above them, has room for more."""
DAY: Final = {"Cache-Control": "public, max-age=86400"}

Layout = Callable[[LibraryDeck, tuple[LibraryCard, ...]], str]


@get("/games/{name:str}", media_type="image/svg+xml", include_in_schema=False)
async def box_picture(name: FromPath[str], shelf: TheShelf, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The picture of a game: `/games/NAME.svg`."""
    game = name.removesuffix(".svg")
    if game == name or game not in GAMES:
        raise Refused("not_found", "there is no such game")
    usual = usual_deck(game)
    deck = await shelf.get(usual) if usual in shelf.library else await deck_for_everybody(shelf)
    if deck is None:
        raise Refused("not_found", "there are no cards to show")
    return Response(_kept(game, deck).encode(), media_type="image/svg+xml", headers=DAY)


@lru_cache(len(GAMES))
def _kept(game: str, deck: LibraryDeck) -> str:
    return box_art(game, deck)


def box_art(game: str, deck: LibraryDeck) -> str:
    """A game's idea in one picture. A game without a layout of its own shows a plain line."""
    body = LAYOUTS.get(game, _line)(deck, _spread(deck, 7))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGHER.get(game, HIGH)}">{body}</svg>'


def _spread(deck: LibraryDeck, count: int) -> tuple[LibraryCard, ...]:
    """Easy cards from all over the deck in the order of time, whose dates are plain years of our era."""
    plain = [card for card in deck.cards if card.year > 0 and card.card.back.precision == "year"]
    known = [card for card in plain if card.difficulty == 1] or plain or list(deck.cards)
    known.sort(key=lambda card: card.year)
    return tuple(known[len(known) * at // count] for at in range(count))


# --- what a picture is made of ---


def _card(deck: LibraryDeck, card: LibraryCard, x: float, y: float) -> str:
    """A card with its date, as it lies in a line."""
    band = card.tint(deck.palette)
    side = CARD_WIDE - 6
    year = f'<text x="{x + CARD_WIDE / 2}" y="{y + CARD_HIGH - 6}" font-size="12">{card.year}</text>'
    return (
        f'<rect x="{x}" y="{y}" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="4" fill="{INK}"/>'
        f"{_picture(deck, card, x + 3, y + 3, side)}"
        f'<rect x="{x + 3}" y="{y + 3 + side}" width="{side}" height="{CARD_HIGH - side - 6}" fill="{band}"/>'
        f'<g font-family="Times New Roman,Georgia,serif" font-weight="700" text-anchor="middle" '
        f'fill="{CREAM}">{year}</g>'
    )


def _white(deck: LibraryDeck, card: LibraryCard, x: float, y: float, turn: int = 0) -> str:
    """A card as one holds it: no date, two lines for its title."""
    side = CARD_WIDE - 6
    lines = f"M{x + 10} {y + side + 9}h{side - 14}M{x + 14} {y + side + 14}h{side - 22}"
    return (
        f'<g transform="rotate({turn} {x + CARD_WIDE / 2} {y + CARD_HIGH / 2})">'
        f'<rect x="{x}" y="{y}" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="4" fill="#fffdf6" stroke="#cdb98c"/>'
        f'{_picture(deck, card, x + 3, y + 3, side)}<path d="{lines}" stroke="#8b7a60" stroke-width="2"/></g>'
    )


def _picture(deck: LibraryDeck, card: LibraryCard, x: float, y: float, side: float) -> str:
    placed = f'<svg x="{x}" y="{y}" width="{side}" height="{side}"'
    return draw(deck, card).replace('<svg xmlns="http://www.w3.org/2000/svg"', placed, 1)


def _socket(x: float, y: float, color: str) -> str:
    """A place that waits for a card."""
    return (
        f'<rect x="{x + 1.5}" y="{y + 1.5}" width="{CARD_WIDE - 3}" height="{CARD_HIGH - 3}" rx="5" '
        f'fill="{CREAM}" fill-opacity=".15" stroke="{color}" stroke-width="2" stroke-dasharray="5 4"/>'
    )


def _rail(y: float) -> str:
    return f'<path d="M16 {y}h{WIDE - 32}" stroke="{BRASS}" stroke-width="4" stroke-linecap="round"/>'


def _row(deck: LibraryDeck, cards: Iterable[LibraryCard], xs: Iterable[float], y: float) -> str:
    return "".join(_card(deck, card, x, y) for card, x in zip(cards, xs, strict=True))


# --- the games ---


def _coop(deck: LibraryDeck, cards: tuple[LibraryCard, ...]) -> str:
    """The main row on the ground, gaps above it, like bricks (RULES A-28)."""
    main = _row(deck, cards[0:7:2], (35, 103, 171, 239), 76)
    gaps = _row(deck, (cards[1], cards[5]), (69, 205), 8)
    return f"{_rail(145)}{main}{gaps}{_socket(137, 8, GREEN)}"


def _race(deck: LibraryDeck, cards: tuple[LibraryCard, ...]) -> str:
    line = _row(deck, (cards[0], cards[2], cards[4], cards[6]), (27, 85, 189, 247), 68)
    return f"{_rail(140)}{line}{_white(deck, cards[3], 137, 30, -6)}"


def _chronology(deck: LibraryDeck, cards: tuple[LibraryCard, ...]) -> str:
    """A stack of each colour."""
    tops = {card.card.face.color: card for card in cards + tuple(deck.cards)}
    drawn = ""
    for at, color in enumerate([color for color in ("red", "blue", "beige") if color in tops]):
        x, size = 37 + at * 88, 70
        for shift in (8, 4, 0):
            drawn += (
                f'<rect x="{x + shift}" y="{34 - shift}" width="{size}" height="{size + 14}" rx="6" '
                f'fill="#fffdf6" stroke="#cdb98c"/>'
            )
        drawn += _picture(deck, tops[color], x + 5, 39, size - 10)
        drawn += f'<path d="M{x + 16} 108h38" stroke="#8b7a60" stroke-width="2.500"/>'
    return f"{drawn}{_rail(136)}"


def _lives(deck: LibraryDeck, cards: tuple[LibraryCard, ...]) -> str:
    hearts = "".join(
        f'<path d="{HEART}" transform="translate({118 + at * 30} 14)" fill="{RED if at < 2 else "none"}" '
        f'stroke="{RED}" stroke-width="2"/>'
        for at in range(3)
    )
    line = _row(deck, (cards[0], cards[2], cards[3], cards[6]), (23, 79, 135, 247), 64)
    return f"{hearts}{_rail(136)}{line}{_socket(191, 64, RED)}"


def _crowd(deck: LibraryDeck, cards: tuple[LibraryCard, ...]) -> str:
    """A big screen with a card in question, and phones with its gaps."""
    line = _row(deck, (cards[0], cards[2], cards[4]), (61, 137, 213), 111)
    letters = "".join(_letter(letter, 46 + 76 * at, 142) for at, letter in enumerate("ABCD"))
    phones = "".join(_phone(70 + 90 * at, at + 1, 8 * (at - 1)) for at in range(3))
    return (
        f'<rect x="4" y="3" width="312" height="196" rx="11" fill="#24493f" stroke="#081310" stroke-width="6"/>'
        f'<circle cx="264" cy="48" r="19" fill="none" stroke="#4d7c6e" stroke-width="6"/>'
        f'<path d="M264 29a19 19 0 1 1-17 28" fill="none" stroke="{GOLD}" stroke-width="6"/>'
        f'<g transform="translate(126 12) scale(1.5)">{_white(deck, cards[3], 0, 0)}</g>{line}{letters}'
        f'<path d="M20 190h280" stroke="{GOLD}" stroke-width="3"/>{phones}'
    )


def _letter(letter: str, x: float, y: float) -> str:
    """What a gap is called on the screen."""
    return f'<circle cx="{x}" cy="{y}" r="11" fill="{CREAM}"/>{_sign(letter, x, y + 5, 14, INK)}'


def _sign(letter: str, x: float, y: float, size: int, color: str) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="700" font-family="Times New Roman,Georgia,serif" '
        f'text-anchor="middle" fill="{color}">{letter}</text>'
    )


def _phone(x: float, chosen: int, turn: int) -> str:
    """A phone on which somebody has chosen a gap."""
    bars = "".join(
        f'<rect x="{x - 16}" y="{187 + 18 * at}" width="32" height="15" rx="3" '
        f'fill="{RED if at == chosen else CREAM}"/>'
        f"{_sign(letter, x, 198.5 + 18 * at, 11, CREAM if at == chosen else INK)}"
        for at, letter in enumerate("ABCD")
    )
    body = f'<rect x="{x - 22}" y="178" width="44" height="86" rx="8" fill="#081310" stroke="#f7ecd6"/>'
    return f'<g transform="rotate({turn} {x} 221)">{body}{bars}</g>'


def _line(deck: LibraryDeck, cards: tuple[LibraryCard, ...]) -> str:
    return f"{_rail(130)}{_row(deck, cards[:5], (23, 79, 135, 191, 247), 56)}"


LAYOUTS: Final[Mapping[str, Layout]] = {
    layout.__name__.removeprefix("_"): layout for layout in (_coop, _race, _chronology, _lives, _crowd)
}
"""Drawings of their own, each named after its game."""

HANDLERS = [box_picture]
