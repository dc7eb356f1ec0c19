"""How hard cards are, from placements: a Rasch model, in which the width of the gap counts as well.

    logit P(right) = base + slope · log(width) − difficulty of the card

The width is that of the gap in which the card belongs, on the scale of time on which people remember. Difficulties are on the logit
scale around 0; a card about which little is known stays near what its deck's column says (a normal prior), and `error` is the standard
error of what came of it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log1p, sqrt
from typing import Final

from yearline.bots.lore import VAGUE, scaled
from yearline.core.value import replace, value
from yearline.decks import LibraryCard

SPREAD: Final = 0.8
"""How much cards of one column differ."""
STEP: Final = 0.7
"""How much harder a column is than the one before, before anything was measured."""
NARROWEST: Final = 0.002
ROUNDS: Final = 25
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
    """How hard a card is: on the logit scale, with its standard error; from how many placements, how many of them right."""

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


def fit(placements: Sequence[Placement], priors: Mapping[str, float]) -> Model:
    """The model that fits placements best. By turns the line through all of them and each card, until nothing moves."""
    base, slope = 1.0, 0.5
    by_card: dict[str, list[Placement]] = defaultdict(list)
    for one in placements:
        by_card[one.picture].append(one)
    hard = {picture: priors.get(picture, 0.0) for picture in by_card}
    for _ in range(ROUNDS):
        base, slope = _line(placements, hard, base, slope)
        for picture, own in by_card.items():
            hard[picture] = _card(own, base, slope, hard[picture], priors.get(picture, 0.0))[0]
    measured = {
        picture: _measured(own, base, slope, hard[picture], priors.get(picture, 0.0))
        for picture, own in by_card.items()
    }
    return Model(base, slope, measured, priors)


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


def regraded(cards: Sequence[LibraryCard], model: Model) -> list[LibraryCard]:
    """Cards with the column that was measured, where that is sure enough; so bots and challenges know it."""
    return [_regraded(card, model.cards.get(card.card.face.picture)) for card in cards]


def _regraded(card: LibraryCard, found: Measured | None) -> LibraryCard:
    if found is None or found.error > ENOUGH:
        return card
    return replace(card, difficulty=min(3, max(1, round(2 + found.difficulty / STEP))))


def _line(placements: Sequence[Placement], hard: Mapping[str, float], base: float, slope: float) -> tuple[float, float]:
    """One step of Newton for base and slope."""
    gb = gs = 0.0
    bb, bs, ss = 1e-3, 0.0, 1e-3
    for one in placements:
        x = log(one.width)
        chance = _chance(base + slope * x - hard[one.picture])
        off, weight = one.right - chance, chance * (1 - chance)
        gb, gs = gb + off, gs + off * x
        bb, bs, ss = bb + weight, bs + weight * x, ss + weight * x * x
    whole = bb * ss - bs * bs
    return base + (ss * gb - bs * gs) / whole, slope + (bb * gs - bs * gb) / whole


def _card(own: Sequence[Placement], base: float, slope: float, hard: float, prior: float) -> tuple[float, float]:
    """One step of Newton for a card, and what is known about it."""
    weight = 1 / SPREAD**2
    pull, known = (hard - prior) * weight, weight
    for one in own:
        chance = _chance(base + slope * log(one.width) - hard)
        pull, known = pull + one.right - chance, known + chance * (1 - chance)
    return hard - min(1.0, max(-1.0, pull / known)), known


def _measured(own: Sequence[Placement], base: float, slope: float, hard: float, prior: float) -> Measured:
    found, known = _card(own, base, slope, hard, prior)
    return Measured(found, 1 / sqrt(known), len(own), sum(one.right for one in own))


def _chance(logit: float) -> float:
    return exp(-log1p(exp(-logit))) if logit > -30 else exp(logit)
