"""Lore: a bot's fallible memory of dates, made from the deck file and never from a game's state.

People remember the recent past by the year and the distant past by the millennium. So
errors live on a scale of time that is linear near the present and logarithmic far from it:
the same error that is five years for the moon landing is a century for Caesar. A bot that
has seen a card turned over remembers its date exactly, for as long as it does not forget.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from math import copysign, erfc, expm1, log1p, sqrt
from statistics import NormalDist
from typing import Final, Protocol

from yearline.core.cards import Dated, Face
from yearline.core.deck import Deck, DeckCard
from yearline.core.value import value
from yearline.core.view import View
from yearline.core.years import in_years, like

PRESENT: Final = 2030
"""Where the scale of time has its finest marks."""
NEAR: Final = 30.0
"""Within so many years of the present the scale is about linear."""
USUAL: Final = 2
"""The difficulty of a card whose deck does not say."""
HARDER: Final = {1: 0.6, 2: 1.0, 3: 1.6}
VAGUE: Final = 1.5
"""The widest spread: hardly more than "in history"."""

ROUND: Final = (5, 10, 25, 50, 100, 500, 1000, 10_000, 100_000, 1_000_000)
"""The numbers to whose multiples people round."""

Key = tuple[str, str]
"""What a card is recognised by: title and picture."""


class RichCard(Protocol):
    """A card of the library, of which more is known than its two sides."""

    @property
    def card(self) -> DeckCard:
        """The card as the rules know it."""

    @property
    def scene(self) -> str:
        """What it is about: music, war, antiquity, ..."""

    @property
    def difficulty(self) -> int:
        """How hard its date is to know, 1 to 3."""


class RichDeck(Protocol):
    """A deck of the library."""

    @property
    def cards(self) -> Sequence[RichCard]:
        """Its cards."""


AnyDeck = Deck | RichDeck


@value
class Habits:
    """How somebody errs, beside how far. None of it is fitted to people: the numbers are guesses of the right kind.

    `shared` is the part of an error (of its variance) that everybody makes alike about a card:
    what many believe wrongly. `rounding`: a year is remembered as a round number, as coarse as
    this share of the doubt about it. `forgetting`: how much doubt, on the scale of time, comes
    back with every other date seen since a card has gone from the table. `confidence`: how
    large somebody takes the own error to be, as a share of what it is. Below 1 is too sure.
    """

    shared: float = 0.0
    rounding: float = 0.0
    forgetting: float = 0.0
    confidence: float = 1.0


PLAIN: Final = Habits()
"""Errs alone, to the year, forgets nothing and knows how little it knows."""


class Knowledge(Protocol):
    """How well somebody knows what."""

    @property
    def id(self) -> str:
        """Who it is."""

    @property
    def error(self) -> float:
        """The usual error on the scale of time, for a card of usual difficulty. 0 knows everything."""

    @property
    def habits(self) -> Habits:
        """How they err."""

    def taste(self, subject: str, seed: int) -> float:
        """What the error is multiplied by for a scene or colour: below 1 for a favourite."""


@value
class YearEstimate:
    """A date as remembered: the likeliest year, and the standard
    error on the scale of time. A spread of 0 is certainty.
    """

    year: float
    spread: float

    @property
    def years(self) -> float:
        """The standard error in years, around the estimate."""
        at = scaled(self.year)
        return (unscaled(at + self.spread) - unscaled(at - self.spread)) / 2

    def below(self, year: float) -> float:
        """How likely the card is from before that moment."""
        if not self.spread:
            return float(self.year < year)
        return 0.5 * erfc((_scaled(self.year) - _scaled(year)) / (self.spread * sqrt(2)))

    def chance(self, low: int | None, high: int | None) -> float:
        """How likely the year is one from `low` to `high`, both included. None is an open end."""
        before = 0.0 if low is None else self.below(low - 0.5)
        return max(0.0, (1.0 if high is None else self.below(high + 0.5)) - before)

    def gaps(self, line: Sequence[int]) -> list[float]:
        """For every gap of a line of years, how likely the card is right there."""
        ends: list[int | None] = [None, *line, None]
        return [self.chance(low, high) for low, high in pairwise(ends)]


class Lore:
    """What one bot believes about the dates of one deck."""

    def __init__(
        self,
        estimates: Mapping[Key, YearEstimate],
        colors: Mapping[Key, str],
        forgetting: float = 0.0,
        person: str = "",
    ) -> None:
        self._estimates = dict(estimates)
        self._colors = colors
        self._first = estimates if forgetting else {}
        self._forgetting, self._person = forgetting, person
        self._seen: dict[Key, int] = {}
        self._dates = 0
        self.agreed: Mapping[str, object] = {}
        """The options of the game, as everybody at the table heard them."""
        middle = sorted(estimate.year for estimate in self._estimates.values())
        self._vague = YearEstimate(middle[len(middle) // 2] if middle else float(PRESENT), VAGUE)

    def __call__(self, face: Face) -> YearEstimate:
        """The estimate for a card; a vague one if the card is not of the deck."""
        key = key_of(face)
        found = self._estimates.get(key, self._vague)
        age = self._dates - self._seen.get(key, self._dates)
        return self._faded(key, found, age) if self._forgetting and age else found

    def _faded(self, key: Key, found: YearEstimate, age: int) -> YearEstimate:
        """A date seen a while ago: never vaguer than it was before."""
        before = self._first.get(key, self._vague).spread
        spread = min(before, self._forgetting * age)
        faded = unscaled(scaled(found.year) + spread * luck("fading", self._person, *key))
        return YearEstimate(like(int(found.year), faded), spread)

    def learn(self, cards: Iterable[Dated]) -> None:
        """Remember the dates of cards that were turned over."""
        seen = {key_of(card.face): card.year for card in cards}
        self._dates += len(seen.keys() - self._seen.keys())
        for key, year in seen.items():
            self._seen[key] = self._dates
            self._estimates[key] = YearEstimate(year, 0.0)

    def watch(self, view: View) -> None:
        """Remember every date that lies on the table."""
        self.learn(dated(view))

    def unseen(self, seen: Iterable[Face]) -> list[float]:
        """The estimated years of all cards of the deck but those seen, in order."""
        gone = {key_of(face) for face in seen}
        return sorted(estimate.year for key, estimate in self._estimates.items() if key not in gone)

    def doubt(self, color: str) -> float:
        """How badly the cards of a colour are known: their mean spread."""
        spreads = [estimate.spread for key, estimate in self._estimates.items() if self._colors.get(key) == color]
        return sum(spreads) / len(spreads) if spreads else VAGUE


def remember(deck: AnyDeck, who: Knowledge, seed: int) -> Lore:
    """The lore of somebody about a deck. The same seed remembers the same way."""
    cards = [_rich(card) for card in deck.cards]
    years = [card.back.year for card, _, _ in cards] or [PRESENT]
    oldest, newest = min(years), max(years)
    estimates = {}
    for card, subject, difficulty in cards:
        key = key_of(card.face)
        spread = min(VAGUE, who.error * HARDER.get(difficulty, 1.0) * who.taste(subject, seed))
        at = scaled(card.back.year) + spread * _error(who, seed, key)
        exact = card.back.year
        year = like(exact, _rounded(unscaled(at), spread, who.habits.rounding)) if spread else exact
        estimates[key] = YearEstimate(min(max(year, oldest), newest), spread * who.habits.confidence)
    return Lore(estimates, _colors(cards), who.habits.forgetting, f"{who.id} {seed}")


def _error(who: Knowledge, seed: int, key: Key) -> float:
    """How far off somebody is about a card, in standard deviations: by what many believe, and by what is their own."""
    own, shared = luck(who.id, seed, *key), who.habits.shared
    return sqrt(shared) * luck("misconception", key[1] or key[0]) + sqrt(1 - shared) * own if shared else own


def _rounded(year: float, spread: float, rounding: float) -> float:
    """The nearest round number; the vaguer the date, the rounder."""
    coarse = rounding * YearEstimate(year, spread).years
    step = max([step for step in ROUND if step <= coarse], default=0)
    return float(step * round(year / step)) if step else year


def known(deck: AnyDeck) -> Lore:
    """The lore of somebody who knows every date."""
    cards = [_rich(card) for card in deck.cards]
    return Lore({key_of(card.face): YearEstimate(card.back.year, 0.0) for card, _, _ in cards}, _colors(cards))


def key_of(face: Face) -> Key:
    """What a card is recognised by."""
    return face.title, face.picture


def dated(view: View) -> Iterable[Dated]:
    """Every card on the table whose date can be seen."""
    for row in view.rows:
        for column in row.columns:
            yield from column
    for hand in view.hands:
        yield from [card for card in hand.cards if isinstance(card, Dated)]
    for pile in view.piles:
        yield from pile.beneath
        if isinstance(pile.top, Dated):
            yield pile.top


def scaled(year: float) -> float:
    """A year on the scale of time: 0 at the present, about linear near it, logarithmic far from it."""
    distance = in_years(year) - PRESENT
    return copysign(log1p(abs(distance) / NEAR), distance)


def unscaled(at: float) -> float:
    """The year at a point of the scale."""
    return PRESENT + copysign(expm1(abs(at)) * NEAR, at)


def luck(*names: object) -> float:
    """A number from the bell curve that depends on the names alone, within two and a half standard deviations."""
    name = "\0".join(map(str, names)).encode("utf-8", "surrogatepass")
    number = int.from_bytes(blake2b(name, digest_size=7).digest(), "big")
    return min(2.5, max(-2.5, NormalDist().inv_cdf((number + 0.5) / 2**56)))


_scaled = lru_cache(maxsize=4096)(scaled)


def _colors(cards: Iterable[tuple[DeckCard, str, int]]) -> dict[Key, str]:
    return {key_of(card.face): card.face.color for card, _, _ in cards}


def _rich(card: DeckCard | RichCard) -> tuple[DeckCard, str, int]:
    """A card, what it is about and how hard it is, as far as its deck says."""
    if isinstance(card, DeckCard):
        return card, card.face.color, USUAL
    return card.card, card.scene or card.card.face.color, card.difficulty
