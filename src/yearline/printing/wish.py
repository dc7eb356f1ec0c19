"""How somebody wants a deck printed, and which wishes cannot be met together."""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

from yearline.core.value import value
from yearline.decks import LibraryCard
from yearline.games import GAMES
from yearline.printing.layout import Flip, Grid, Paper, card_page, sheet_grid
from yearline.printing.refusals import BadPrint

Layout = Literal["sheets", "single"]
Ink = Literal["full", "save"]
Order = Literal["shuffled", "deck"]

SINGLE_BLEED: Final = 3.0
"""What printers of cards on demand ask for, in millimetres."""
CARD_STOCK: Final = 0.3
"""A card of 300 g/m², in millimetres."""
MOST_STOCK: Final = 1.0
MOST_SEED: Final = 2**53
"""The largest whole number that every program reads as it was written."""
NAME: Final = 80


@value
class Wish:
    """How somebody wants a deck printed. Without a bleed of its
    own a sheet has none, and a single card three millimetres.
    """

    paper: Paper = "a4"
    flip: Flip = "long"
    bleed: float | None = None
    crop: bool = True
    language: str = "en"
    cards: str = ""
    game: str = ""
    fronts_only: bool = False
    layout: Layout = "sheets"
    ink: Ink = "full"
    order: Order = "shuffled"
    seed: int = 1
    name: str = ""
    box: bool = False
    stock: float = CARD_STOCK

    @property
    def beyond(self) -> float:
        """The bleed in millimetres."""
        if self.bleed is None:
            return SINGLE_BLEED if self.layout == "single" else 0
        return self.bleed

    def grid(self) -> Grid:
        """Where cards lie on a page."""
        return card_page(self.beyond) if self.layout == "single" else sheet_grid(self.paper, self.beyond)


def check(wish: Wish) -> None:
    """Refuse what cannot be had, before anything is drawn."""
    if wish.game and wish.game not in GAMES:
        raise BadPrint("game", games=", ".join(GAMES), game=wish.game[:60])
    if wish.layout == "single" and (wish.game or wish.box):
        raise BadPrint("single")
    if not 0 < wish.stock <= MOST_STOCK:
        raise BadPrint("stock", most=MOST_STOCK, stock=wish.stock)
    if not 0 <= wish.seed <= MOST_SEED:
        raise BadPrint("seed")


def choose(cards: Sequence[LibraryCard], wanted: str) -> tuple[LibraryCard, ...]:
    """The cards of a range such as `1-20,30`, in the order of the deck; all of them for an empty one."""
    if not wanted.strip():
        return tuple(cards)
    numbers: set[int] = set()
    for part in wanted.split(","):
        first, dash, last = (piece.strip() for piece in part.partition("-"))
        if not (_is_number(first) and (_is_number(last) if dash else True)):
            raise BadPrint("range", range=wanted[:60])
        low, high = int(first), int(last) if dash else int(first)
        if not 1 <= low <= high <= len(cards):
            raise BadPrint("outside", count=len(cards), range=part.strip()[:60])
        numbers.update(range(low, high + 1))
    return tuple([cards[number - 1] for number in sorted(numbers)])


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 8


def laid_out(cards: Sequence[LibraryCard], wish: Wish) -> tuple[LibraryCard, ...]:
    """The chosen cards as they lie on the sheets:
    shuffled, so that whoever cuts them does not learn their order in time.
    """
    chosen = choose(cards, wish.cards)
    if not chosen:
        raise BadPrint("no-cards")
    if wish.order == "deck":
        return chosen
    return tuple(Random(wish.seed).sample(chosen, len(chosen)))  # the same seed must give the same sheets
