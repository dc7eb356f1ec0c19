"""Where each card lies on each page, in millimetres:
pure arithmetic, so that fronts and backs meet when paper is turned.

A page turned over an upright edge swaps left and right; over a level edge it swaps top and bottom, and then the dark
sides stand on their heads, so that a cut card is the same either way.
"""

from collections.abc import Iterator
from typing import Final, Literal

from yearline.core.value import value
from yearline.printing.refusals import BadPrint

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
EDGE: Final = 5.0
MOST_BLEED: Final = 5.0
MARK_GAP: Final = 0.8
MARK: Final = 4.0
STRIP: Final = 3.0
"""The height of two lines of the smallest type that we print."""
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}

Paper = Literal["a4", "letter"]
Flip = Literal["long", "short"]
Side = Literal["white", "dark"]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom on a page, in millimetres from its upper left corner."""


@value
class CardPlace:
    """One card on a page: its number in the print, the corner of its trimmed box, whether it stands on its head."""

    card: int
    x: float
    y: float
    turned: bool = False


@value
class Strip:
    """A place for small type in a margin:
    its corner, the length and the height of its lines; turned, they run upwards.
    """

    x: float
    y: float
    length: float
    height: float
    turned: bool


@value
class Page:
    """One side of a sheet."""

    side: Side
    places: tuple[CardPlace, ...]


@value
class Grid:
    """The places for cards on a paper: how many, and where the first one lies."""

    width: float
    height: float
    columns: int
    rows: int
    bleed: float

    @property
    def size(self) -> int:
        """Cards on a full page."""
        return self.columns * self.rows

    def place(self, card: int, slot: int) -> CardPlace:
        """A card in a slot, counted along the rows."""
        return CardPlace(card, self.column_x(slot % self.columns), self.row_y(slot // self.columns))

    def column_x(self, column: int) -> float:
        """The left edge of a column's cards; the whole grid lies in the middle of the paper."""
        return (self.width - self.columns * self._step(CARD_WIDTH)) / 2 + column * self._step(CARD_WIDTH) + self.bleed

    def row_y(self, row: int) -> float:
        """The upper edge of a row's cards."""
        return (self.height - self.rows * self._step(CARD_HEIGHT)) / 2 + row * self._step(CARD_HEIGHT) + self.bleed

    @property
    def trim(self) -> Box:
        """What is left when the margins are cut off: all cards together."""
        right = self.column_x(self.columns - 1) + CARD_WIDTH
        return (self.column_x(0), self.row_y(0), right, self.row_y(self.rows - 1) + CARD_HEIGHT)

    @property
    def inked(self) -> Box:
        """The cards and the colour beyond them."""
        left, top, right, bottom = self.trim
        return (left - self.bleed, top - self.bleed, right + self.bleed, bottom + self.bleed)

    def _step(self, length: float) -> float:
        return length + 2 * self.bleed

    def behind(self, place: CardPlace, flip: Flip) -> CardPlace:
        """Where the other side of a card is printed, so that it lies exactly behind it."""
        upright = (flip == "long") == (self.height > self.width)
        if upright:
            return CardPlace(place.card, self.width - place.x - CARD_WIDTH, place.y)
        return CardPlace(place.card, place.x, self.height - place.y - CARD_HEIGHT, turned=True)


def sheet_grid(paper: Paper, bleed: float = 0) -> Grid:
    """As many cards as the paper holds with room for crop marks:
    nine, or fewer on its side where each bleeds widely.
    """
    _check_bleed(bleed)
    short, long = PAPERS[paper]
    return max(_grid(short, long, bleed), _grid(long, short, bleed), key=lambda grid: grid.size)


def card_page(bleed: float) -> Grid:
    """A page for one card alone, as those want it who print cards on demand: the card, its bleed, and nothing else."""
    _check_bleed(bleed)
    return Grid(CARD_WIDTH + 2 * bleed, CARD_HEIGHT + 2 * bleed, 1, 1, bleed)


def _check_bleed(bleed: float) -> None:
    if not 0 <= bleed <= MOST_BLEED:
        raise BadPrint("bleed", most=MOST_BLEED, bleed=f"{bleed:g}")


def _grid(width: float, height: float, bleed: float) -> Grid:
    columns = int((width - 2 * EDGE) // (CARD_WIDTH + 2 * bleed))
    rows = int((height - 2 * EDGE) // (CARD_HEIGHT + 2 * bleed))
    return Grid(width, height, columns, rows, bleed)


def pages(count: int, grid: Grid, flip: Flip, *, backs: bool = True) -> Iterator[Page]:
    """The pages of a print in order: each sheet's white side, then its dark one."""
    for first in range(0, count, grid.size):
        white = tuple(grid.place(card, card - first) for card in range(first, min(first + grid.size, count)))
        yield Page("white", white)
        if backs:
            yield Page("dark", tuple(grid.behind(place, flip) for place in white))


def crop_lines(grid: Grid) -> tuple[tuple[float, float, float, float], ...]:
    """Marks in the margins along which to cut, as (x, y, width, height), one of the two being zero."""
    xs = sorted({grid.column_x(column) + side for column in range(grid.columns) for side in (0, CARD_WIDTH)})
    ys = sorted({grid.row_y(row) + side for row in range(grid.rows) for side in (0, CARD_HEIGHT)})
    left, top, right, bottom = grid.inked
    left, top, right, bottom = left - MARK_GAP, top - MARK_GAP, right + MARK_GAP, bottom + MARK_GAP
    length = min(MARK, left - 1, top - 1)
    upright = [(x, y, 0.0, length) for x in xs for y in (top - length, bottom)]
    level = [(x, y, length, 0.0) for y in ys for x in (left - length, right)]
    return (*upright, *level)


def strip(grid: Grid, *, crop: bool) -> Strip | None:
    """Room for a line or two of small type beyond all marks,
    where printers still print: in the wider of the margins.
    """
    left, top, right, bottom = grid.inked
    reach = MARK_GAP + MARK if crop else MARK_GAP
    below, beside = grid.height - bottom - reach - EDGE, left - reach - EDGE
    if max(below, beside) < STRIP:
        return None
    if below >= beside:
        return Strip(left, bottom + reach, right - left, below, turned=False)
    return Strip(EDGE, top, bottom - top, beside, turned=True)
