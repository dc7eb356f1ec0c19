"""A box to cut out, fold and glue, as deep as the deck is thick: pure arithmetic in millimetres.

From left to right: a strip to glue, the back, a side, the front, a side. The back carries the lid with its tongue;
below front and back hang the two halves of the bottom. A deck too thick for one sheet of paper gets several boxes.
"""

from typing import Final

from yearline.core.value import value
from yearline.printing.layout import CARD_HEIGHT, CARD_WIDTH, EDGE, PAPERS, Paper

ROOM: Final = 2.0
"""What the cards need beside themselves to slide in."""
SLACK: Final = 1.0
LEAST_DEPTH: Final = 6.0
GLUE: Final = 10.0
TONGUE: Final = 14.0
DUST: Final = 16.0
"""The longest of the small flaps at the sides."""
WIDTH: Final = CARD_WIDTH + ROOM
HEIGHT: Final = CARD_HEIGHT + ROOM

Point = tuple[float, float]
Panel = tuple[float, float, float, float]
"""Left, top, width and height."""


@value
class TuckBox:
    """The flat box on a paper that lies on its side: where to cut, where to fold, and its faces."""

    cards: int
    depth: float
    outline: tuple[Point, ...]
    folds: tuple[tuple[Point, Point], ...]
    front: Panel
    back: Panel
    sides: tuple[Panel, Panel]
    lid: Panel
    glue: Panel


def depth_of(cards: int, stock: float) -> float:
    """How deep a box for so many cards is."""
    return max(LEAST_DEPTH, cards * stock + SLACK)


def most_depth(paper: Paper) -> float:
    """The deepest box that a paper holds."""
    short, long = PAPERS[paper]
    across, along = long - 2 * EDGE, short - 2 * EDGE
    return min((across - GLUE - 2 * WIDTH) / 2, (along - TONGUE - HEIGHT) / 2)


def tuck_boxes(cards: int, stock: float, paper: Paper) -> tuple[TuckBox, ...]:
    """As few boxes as hold the deck, all about equally full."""
    number = next(n for n in range(1, cards + 1) if depth_of(-(-cards // n), stock) <= most_depth(paper))
    shares = [cards // number + (place < cards % number) for place in range(number)]
    return tuple([_box(share, depth_of(-(-cards // number), stock), paper) for share in shares])


def _box(cards: int, depth: float, paper: Paper) -> TuckBox:
    short, long = PAPERS[paper]
    left = (long - GLUE - 2 * (WIDTH + depth)) / 2
    top = (short - TONGUE - 2 * depth - HEIGHT) / 2 + TONGUE + depth
    xs = (left, left + GLUE, left + GLUE + WIDTH, left + GLUE + WIDTH + depth, left + GLUE + 2 * WIDTH + depth)
    end, bottom = xs[4] + depth, top + HEIGHT
    return TuckBox(
        cards,
        depth,
        _outline(xs, end, top, bottom, depth),
        _folds(xs, end, top, bottom, depth),
        front=(xs[3], top, WIDTH, HEIGHT),
        back=(xs[1], top, WIDTH, HEIGHT),
        sides=((xs[2], top, depth, HEIGHT), (xs[4], top, depth, HEIGHT)),
        lid=(xs[1], top - depth, WIDTH, depth),
        glue=(xs[0], top, GLUE, HEIGHT),
    )


def _outline(xs: tuple[float, ...], end: float, top: float, bottom: float, depth: float) -> tuple[Point, ...]:
    """The line to cut, clockwise from the strip to glue."""
    glue, back, side, front, other = xs
    dust, taper = min(DUST, depth), min(2.0, depth / 6)
    lid = top - depth
    return (
        (glue, top + 5), (back, top), (back, lid), (back + 4, lid - TONGUE), (side - 4, lid - TONGUE), (side, lid),
        (side, top), (side + taper, top - dust), (front - taper, top - dust), (front, top),
        (other, top), (other + taper, top - dust), (end - taper, top - dust), (end, top),
        (end, bottom), (end - taper, bottom + dust), (other + taper, bottom + dust), (other, bottom),
        (other - 0.5, bottom + depth - 0.5), (front + 0.5, bottom + depth - 0.5), (front, bottom),
        (front - taper, bottom + dust), (side + taper, bottom + dust), (side, bottom),
        (side - 0.5, bottom + depth - 0.5), (back + 0.5, bottom + depth - 0.5), (back, bottom), (glue, bottom - 5),
    )  # fmt: skip


def _folds(
    xs: tuple[float, ...], end: float, top: float, bottom: float, depth: float
) -> tuple[tuple[Point, Point], ...]:
    _, back, side, front, other = xs
    upright = [((x, top), (x, bottom)) for x in xs[1:]]
    above = [((back, top - depth), (side, top - depth)), ((back, top), (front, top)), ((other, top), (end, top))]
    return (*upright, *above, ((back, bottom), (end, bottom)))
