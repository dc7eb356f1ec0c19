"""The pictures on a sheet of rules: the table laid for four,
and a timeline in play, drawn with cards of the printed deck.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from yearline.core.value import value
from yearline.decks import LibraryCard
from yearline.i18n import Messages

CARD: Final = (13.0, 18.2)
STEP: Final = 14.5
ROW: Final = 4
"""Dated cards in a picture: the sheet should give few of them away."""
SEATS: Final = ((63.5, 5.0, 4), (149.0, 28.0, 2), (63.5, 73.0, 4), (6.0, 28.0, 2))
"""Where four players' cards lie, clockwise as they play:
the corner of the first one, and how many lie beside each other.
"""
SETUP: Final = (184.0, 96.0)
LINE: Final = (184.0, 54.0)
LABELS: Final = 23.0

Kind = Literal["white", "dark", "pile", "gap"]


@value
class Piece:
    """A card in a picture, by its number in the print; a gap is an empty place."""

    kind: Kind
    card: int
    x: float
    y: float


@value
class Label:
    """A few words, centred at a place."""

    text: str
    x: float
    y: float


@value
class Figure:
    """A picture of a table."""

    width: float
    height: float
    caption: str
    pieces: tuple[Piece, ...]
    labels: tuple[Label, ...]


def setup_figure(game: str, cards: Sequence[LibraryCard], say: Messages) -> Figure:
    """The table before the first turn: for four, where the rules say that everybody has cards."""
    dated = _dated(cards)
    hidden = [number for number in range(len(cards)) if number not in dated] or list(range(len(cards)))
    hidden = _color_by_color(cards, hidden) if game == "chronology" else hidden
    middle = list(_middle(game, dated, hidden, say))
    has_cards = any(f"rules-setup-{game}-{own}" in say for own in ("hand", "stacks"))
    seats = list(_seats(game, dated, hidden, say)) if has_cards else []
    pieces = [thing for thing in (*seats, *middle) if isinstance(thing, Piece)]
    labels = [thing for thing in (*seats, *middle) if isinstance(thing, Label)]
    caption = say("print-figure-setup" if seats else "print-figure-setup-one")
    return Figure(*SETUP, caption, tuple(pieces), tuple(labels)) if seats else _lower(caption, pieces, labels)


def _color_by_color(cards: Sequence[LibraryCard], hidden: Sequence[int]) -> list[int]:
    """Cards whose colours take turns, so that decks and stacks beside each other are of different ones."""
    groups: dict[str, list[int]] = {}
    for number in hidden:
        groups.setdefault(cards[number].card.face.color, []).append(number)
    return [number for row in zip(*groups.values(), strict=False) for number in row]


def _lower(caption: str, pieces: Sequence[Piece], labels: Sequence[Label]) -> Figure:
    """A picture without seats needs no room for them."""
    lift = 31.0
    moved = [Piece(one.kind, one.card, one.x, one.y - lift) for one in pieces]
    return Figure(
        SETUP[0], 32.0, caption, tuple(moved), tuple([Label(one.text, one.x, one.y - lift) for one in labels])
    )


def _seats(game: str, dated: Sequence[int], hidden: Sequence[int], say: Messages) -> Iterator[Piece | Label]:
    for seat, (x, y, across) in enumerate(SEATS):
        yield Label(say("print-figure-player", number=seat + 1), x + across * STEP / 2 - 0.75, y - 2.4)
        for place in range(4):
            card = hidden[(seat * 4 + place) % len(hidden)]
            kind: Kind = "pile" if game == "chronology" else "white"
            if game == "chronology" and place == 3:
                kind, card = "dark", dated[seat % len(dated)]
            yield Piece(kind, card, x + place % across * STEP, y + place // across * (CARD[1] + 1.5))


def _middle(game: str, dated: Sequence[int], hidden: Sequence[int], say: Messages) -> Iterator[Piece | Label]:
    piles: list[tuple[Kind, int, str]] = [("pile", hidden[-1], "deck")]
    if game == "chronology":
        piles = [("pile", hidden[-1 - place % len(hidden)], "neutral") for place in range(3)]
    elif game == "crowd":
        piles += [("dark", number, "timeline") for number in dated[:3]]
    else:
        piles.append(("dark", dated[0], "start"))
    if game == "coop":
        piles.append(("dark", dated[-1], "discard"))
    first = SETUP[0] / 2 - (len(piles) * 25 - 12) / 2
    for place, (kind, card, word) in enumerate(piles):
        yield Piece(kind, card, first + place * 25, 37.0)
        if word not in ("neutral", "timeline") or place == len(piles) // 2:
            yield Label(say(f"print-figure-{word}"), first + place * 25 + CARD[0] / 2, 58.5)


def line_figure(game: str, cards: Sequence[LibraryCard], say: Messages) -> Figure | None:
    """A timeline in play; of coop its two levels, the main row at the bottom. None for a deck of too few years."""
    dated = _dated(cards, ROW + 1)
    if len(dated) < ROW + 1:
        return None
    row = [dated[place] for place in range(ROW + 1) if place != 1]
    wide, low = 38.0, 29.0
    room = 2 * LABELS if game == "coop" else 0.0
    left = (LINE[0] + room - (ROW - 1) * wide - CARD[0]) / 2
    pieces = [Piece("dark", card, left + place * wide, low) for place, card in enumerate(row)]
    above = left + wide / 2
    if game == "coop":
        pieces.append(Piece("dark", dated[1], above, low - 23))
        pieces += [Piece("gap", 0, above + place * wide, low - 23) for place in (1, 2)]
        words = [(say("print-figure-gaps"), LABELS, low - 14), (say("print-figure-main"), LABELS, low + 9)]
    else:
        pieces.append(Piece("white", dated[1], above, low - 23))
        words = [("↓", above + CARD[0] / 2, low + 9)]
    labels = tuple([Label(*one) for one in words])
    words_below = f"print-figure-line-{game}"
    return Figure(*LINE, say(words_below) if words_below in say else "", tuple(pieces), labels)


def _dated(cards: Sequence[LibraryCard], most: int = ROW) -> list[int]:
    """Cards from all the times of a print, in order, no two of one year."""
    years = sorted({card.year: number for number, card in enumerate(cards)}.items())
    numbers = [number for _, number in years]
    count = min(most, len(numbers))
    return [numbers[place * (len(numbers) - 1) // max(1, count - 1)] for place in range(count)]


def figures(game: str, cards: Sequence[LibraryCard], say: Messages) -> dict[str, Any]:
    """The pictures by the part of the rules that they belong to."""
    return {"setup": setup_figure(game, cards, say), "turn": line_figure(game, cards, say)}
