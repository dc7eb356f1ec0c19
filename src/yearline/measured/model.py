"""How hard cards are, from placements: a Rasch model, in which the width of the gap counts as well.

    logit P(right) = base + slope · log(width) − difficulty of the card

The width is that of the gap in which the card belongs, on the scale of time on which people remember. Difficulties
are on the logit scale around 0; a card about which little is known stays near what its deck's column and its field
say (a normal prior, as wide as the cards turn out to differ), and `error` is the standard error of what came of it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log1p, sqrt
from typing import Final

from yearline.bots.lore import VAGUE, scaled
from yearline.core.value import replace, value
from yearline.decks import LibraryCard

SPREAD: Final = 0.8
"""How much cards of one column and field differ, until enough of them have been placed to see it."""
SPREADS: Final = (0.25, 1.6)
"""It is never believed to be less or more than that."""
MANY: Final = 50
"""So many cards show how much they differ."""
FIELDS: Final = 0.4
"""How much fields differ, before anything was measured."""
STEP: Final = 0.7
"""How much harder a column is than the one before, before anything was measured."""
NARROWEST: Final = 0.002
ROUNDS: Final = 25
STILL: Final = 1e-4
"""When nothing moves by more than this, the fit is done."""
FINE: Final = 20
"""Widths are told apart by a twentieth of their logarithm: what falls together is counted, and looked at once."""
ENOUGH: Final = 0.4
"""A card is regraded when its standard error is at most this."""


@value
class Placement:
    """A card that somebody placed: its picture, whether that was right, and how wide its place was."""

    picture: str
    right: bool
    width: float


@value
class Measured:
    """How hard a card is: on the logit scale, with its standard error;
    from how many placements, how many of them right.
    """

    difficulty: float
    error: float
    count: int
    right: int


@value
class Model:
    """What was fitted."""

    base: float
    slope: float
    cards: Mapping[str, Measured]
    priors: Mapping[str, float]

    def chance(self, picture: str, width: float) -> float:
        """How likely people place a card rightly."""
        found = self.cards.get(picture)
        hard = self.priors.get(picture, 0.0) if found is None else found.difficulty
        return _chance(self.base + self.slope * log(width) - hard)


NO_FIELDS: Final[Mapping[str, str]] = {}
Heap = tuple[float, int, int]
"""Placements of a card whose gaps were about as wide: the logarithm of that, how many, and how many were right."""


def width_of(year: int, line: Sequence[int]) -> float:
    """How wide the gap is in which a year belongs, on the scale of time; at the ends, as wide as anybody is vague."""
    low = max([one for one in line if one <= year], default=None)
    high = min([one for one in line if one > year], default=None)
    if low is None or high is None:
        return VAGUE
    return min(VAGUE, max(NARROWEST, scaled(high) - scaled(low)))


def priors_of(cards: Iterable[LibraryCard]) -> dict[str, float]:
    """What the column of a deck says, 1 to 3, on the logit scale."""
    return {card.card.face.picture: STEP * (card.difficulty - 2) for card in cards}


def fields_of(cards: Iterable[LibraryCard]) -> dict[str, str]:
    """What cards are about, by picture."""
    return {card.card.face.picture: card.scene for card in cards}


def fit(placements: Sequence[Placement], priors: Mapping[str, float], fields: Mapping[str, str] = NO_FIELDS) -> Model:
    """The model that fits placements best. By turns the line through
    all of them, each card and each field, until nothing moves.
    """
    base, slope = 1.0, 0.5
    by_card = _heaped(placements)
    hard = {picture: priors.get(picture, 0.0) for picture in by_card}
    around = Around(priors, SPREAD)
    for _ in range(ROUNDS):
        before = base, slope, hard.copy()
        base, slope = _line(by_card, hard, base, slope)
        errors = {}
        for picture, own in by_card.items():
            hard[picture], known = _card(own, base, slope, hard[picture], around.of(picture), around.spread)
            errors[picture] = 1 / known
        around = _around(hard, errors, priors, fields)
        if _still(before, (base, slope, hard)):
            break
    measured = {
        picture: _measured(picture, own, base, slope, hard[picture], around) for picture, own in by_card.items()
    }
    return Model(base, slope, measured, around.priors)


@value
class Around:
    """Where cards are believed to be before they are placed, and how far from there they may be."""

    priors: Mapping[str, float]
    spread: float

    def of(self, picture: str) -> float:
        """Where a card is believed to be."""
        return self.priors.get(picture, 0.0)


def _around(
    hard: Mapping[str, float], errors: Mapping[str, float], priors: Mapping[str, float], fields: Mapping[str, str]
) -> Around:
    """What all cards say about each: how much harder its field is than others, and how much cards of a field differ."""
    off: dict[str, list[float]] = defaultdict(list)
    for picture, found in hard.items():
        off[fields.get(picture, "")].append(found - priors.get(picture, 0.0))
    shift = {field: sum(some) / (len(some) + (SPREAD / FIELDS) ** 2) for field, some in off.items() if field}
    shifted = {picture: prior + shift.get(fields.get(picture, ""), 0.0) for picture, prior in priors.items()}
    if len(hard) < MANY:
        return Around(shifted, SPREAD)
    moved = [(hard[picture] - shifted.get(picture, 0.0)) ** 2 + errors[picture] for picture in hard]
    least, most = SPREADS
    return Around(shifted, min(most, max(least, sqrt(sum(moved) / len(moved)))))


def _heaped(placements: Sequence[Placement]) -> dict[str, list[Heap]]:
    """By card, and for each by width. A year of games is as much work as its cards, however many people played."""
    counts: dict[str, dict[int, list[int]]] = defaultdict(dict)
    for one in placements:
        heap = counts[one.picture].setdefault(round(FINE * log(one.width)), [0, 0])
        heap[0] += 1
        heap[1] += one.right
    return {
        picture: [(width / FINE, count, right) for width, (count, right) in heaps.items()]
        for picture, heaps in counts.items()
    }


Fitted = tuple[float, float, Mapping[str, float]]


def _still(before: Fitted, after: Fitted) -> bool:
    """Whether a round has moved nothing any more."""
    line = max(abs(before[0] - after[0]), abs(before[1] - after[1]))
    return line < STILL and all(abs(hard - after[2][picture]) < STILL for picture, hard in before[2].items())


def log_loss(model: Model, placements: Sequence[Placement]) -> float:
    """How surprised the model is by placements, in nats each."""
    chances = [(model.chance(one.picture, one.width), one.right) for one in placements]
    return -sum(log(max(1e-9, chance if right else 1 - chance)) for chance, right in chances) / max(1, len(chances))


def by_column(placements: Sequence[Placement], priors: Mapping[str, float]) -> Model:
    """The best that can be said without looking at single cards: a difficulty for each column, and the width."""
    columns = {picture: f"column {prior}" for picture, prior in priors.items()}
    pooled = fit([replace(one, picture=columns.get(one.picture, "")) for one in placements], {})
    cards = {picture: pooled.cards[column] for picture, column in columns.items() if column in pooled.cards}
    return Model(pooled.base, pooled.slope, cards, {})


def columns_of(cards: Iterable[LibraryCard], model: Model) -> dict[str, int]:
    """The columns that were measured, by picture, where that is sure enough and not what the deck says anyway."""
    found = {card.card.face.picture: (card, model.cards.get(card.card.face.picture)) for card in cards}
    columns = {
        picture: min(3, max(1, round(2 + one.difficulty / STEP)))
        for picture, (_, one) in found.items()
        if one is not None and one.error <= ENOUGH
    }
    return {picture: column for picture, column in columns.items() if column != found[picture][0].difficulty}


def regraded(cards: Iterable[LibraryCard], columns: Mapping[str, int]) -> list[LibraryCard]:
    """Cards with the columns that were measured, so that bots and challenges know them."""
    return [
        replace(card, difficulty=columns[picture]) if (picture := card.card.face.picture) in columns else card
        for card in cards
    ]


def _line(
    by_card: Mapping[str, Sequence[Heap]], hard: Mapping[str, float], base: float, slope: float
) -> tuple[float, float]:
    """One step of Newton for base and slope."""
    gb = gs = 0.0
    bb, bs, ss = 1e-3, 0.0, 1e-3
    for picture, heaps in by_card.items():
        for x, count, right in heaps:
            chance = _chance(base + slope * x - hard[picture])
            off, weight = right - count * chance, count * chance * (1 - chance)
            gb, gs = gb + off, gs + off * x
            bb, bs, ss = bb + weight, bs + weight * x, ss + weight * x * x
    whole = bb * ss - bs * bs
    return base + (ss * gb - bs * gs) / whole, slope + (bb * gs - bs * gb) / whole


def _card(
    own: Sequence[Heap], base: float, slope: float, hard: float, prior: float, spread: float
) -> tuple[float, float]:
    """One step of Newton for a card, and what is known about it."""
    weight = 1 / spread**2
    pull, known = (hard - prior) * weight, weight
    for x, count, right in own:
        chance = _chance(base + slope * x - hard)
        pull, known = pull + right - count * chance, known + count * chance * (1 - chance)
    return hard - min(1.0, max(-1.0, pull / known)), known


def _measured(picture: str, own: Sequence[Heap], base: float, slope: float, hard: float, around: Around) -> Measured:
    found, known = _card(own, base, slope, hard, around.of(picture), around.spread)
    return Measured(found, 1 / sqrt(known), sum(count for _, count, _ in own), sum(right for _, _, right in own))


def _chance(logit: float) -> float:
    return exp(-log1p(exp(-logit))) if logit > -30 else exp(logit)
