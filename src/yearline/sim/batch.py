"""Many games side by side, moved on step by step from outside: for learners, and for the proof against the reference."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from yearline.core.deck import Deck
from yearline.core.errors import BadOption
from yearline.core.value import value
from yearline.games import rules_for
from yearline.games.chronology import Chronology
from yearline.games.coop import Coop
from yearline.games.race import Race
from yearline.sim import chronology, coop, race
from yearline.sim.cards import Cards, cards_of
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16, Luck

KINDS: Final = {"coop": coop, "race": race, "chronology": chronology}
Choices = NDArray[np.int64]


@value
class Setting:
    """A game with its options as the kernels want them; checked by the reference rules. `first` is -1 for chance."""

    game: str
    cards: Cards
    seats: int
    first: int
    sizes: Int16
    discard_first: bool = False
    stacks_in_gap: bool = True
    keep_all: bool = False
    packets: int = 4


def setting(game: str, deck: Deck, seats: int, options: Mapping[str, object] | None = None) -> Setting:
    """Raises BadOption, BadSeatCount or BadDeck, as the rules do."""
    rules = rules_for(game, options)
    if rules.name not in KINDS:
        raise BadOption(f"{rules.name} cannot be simulated; expected one of {', '.join(KINDS)}")
    rules.check(deck, seats)
    chosen = rules.options["first_player"]
    first, cards, sizes = chosen if isinstance(chosen, int) else -1, cards_of(deck), np.zeros(0, np.int16)
    if isinstance(rules, Coop):
        return Setting("coop", cards, seats, first, sizes, rules.discard_first, rules.stacks_in_gap)
    if isinstance(rules, Race):
        sizes = np.array(rules.hand_sizes(seats), np.int16)
        return Setting("race", cards, seats, first, sizes, keep_all=rules.options["playoff"] == "keep_all")
    assert isinstance(rules, Chronology)
    return Setting("chronology", cards, seats, first, sizes, packets=rules.number("draft_packets"))


class Batch:
    """As many games as seeds, each the one that the reference would deal."""

    def __init__(self, setting: Setting, seeds: Sequence[int]) -> None:
        self.setting, self.cards = setting, setting.cards
        self.kind = KINDS[setting.game]
        self.rows: Int16 = np.zeros((len(seeds), self.kind.width(self.cards)), np.int16)
        self.piles: Int16 = np.zeros((len(seeds), self.cards.count), np.int16)
        self.luck: Luck = np.zeros((len(seeds), 1), np.uint64)
        self.script: Int16 = np.zeros((0, self.cards.count), np.int16)
        for game, seed in enumerate(seeds):
            self._deal(game, np.uint64(seed))

    def _deal(self, game: int, seed: np.uint64) -> None:
        one, sides = self.setting, self.cards.sides
        row, pile = self.rows[game], self.piles[game]
        if one.game == "coop":
            coop.deal(row, pile, sides, seed, one.seats, one.first, one.discard_first, one.stacks_in_gap)
        elif one.game == "race":
            race.deal(row, pile, self.luck[game], sides, seed, one.sizes, one.first, one.keep_all)
        else:
            chronology.deal(row, pile, sides, seed, one.seats, one.first, one.packets)

    def lay_out(self, game: int, pile: Sequence[int], script: Sequence[Sequence[int]] = ()) -> None:
        """Begin a game from a pile in a given order and, in race, with given orders of reshuffles; seat 0 begins."""
        self.piles[game] = pile
        self.script = np.zeros((len(script), self.cards.count), np.int16)
        for written, order in zip(self.script, script, strict=True):
            written[: len(order)] = order
        one, row, sides = self.setting, self.rows[game], self.cards.sides
        if one.game == "coop":
            coop.lay_out(
                row,
                self.piles[game],
                sides,
                min(coop.POOL, self.cards.count),
                one.seats,
                0,
                one.discard_first,
                one.stacks_in_gap,
            )
        elif one.game == "race":
            race.lay_out(row, self.piles[game], one.sizes, 0, one.keep_all)
        else:
            chronology.lay_out(row, self.piles[game], sides, one.seats, 0, one.packets)

    def choices(self) -> Choices:
        """How many actions each game offers; 0 where it is over."""
        counts = np.zeros(len(self.rows), np.int64)
        if self.setting.game == "coop":
            _coop_choices(self.rows, self.cards.sides, counts)
        elif self.setting.game == "race":
            _race_choices(self.rows, counts)
        else:
            _chronology_choices(self.rows, self.cards.sides, counts)
        return counts

    def step(self, choices: Choices) -> None:
        """Do in each game the action with that number in the reference's legal list; -1 leaves a game as it is."""
        if self.setting.game == "coop":
            _coop_step(self.rows, self.piles, self.cards.sides, choices)
        elif self.setting.game == "race":
            _race_step(self.rows, self.piles, self.luck, self.cards.sides, self.script, choices)
        else:
            _chronology_step(self.rows, self.piles, self.cards.sides, choices)

    def snapshot(self, game: int) -> dict[str, Any]:
        """A game in the words of a playthrough file, cards as places in the deck."""
        told: dict[str, Any] = self.kind.snapshot(self.rows[game], self.cards)
        return told


@kernel
def _coop_choices(rows: Int16, sides: Int16, counts: Choices) -> None:
    for game in range(len(rows)):
        counts[game] = coop.choices(rows[game], sides)


@kernel
def _race_choices(rows: Int16, counts: Choices) -> None:
    for game in range(len(rows)):
        counts[game] = race.choices(rows[game])


@kernel
def _chronology_choices(rows: Int16, sides: Int16, counts: Choices) -> None:
    for game in range(len(rows)):
        counts[game] = chronology.choices(rows[game], sides)


@kernel
def _coop_step(rows: Int16, piles: Int16, sides: Int16, choices: Choices) -> None:
    for game in range(len(rows)):
        if choices[game] >= 0:
            coop.apply(rows[game], piles[game], sides, coop.nth(coop.legal(rows[game], sides), choices[game]))


@kernel
def _race_step(rows: Int16, piles: Int16, luck: Luck, sides: Int16, script: Int16, choices: Choices) -> None:
    for game in range(len(rows)):
        if choices[game] >= 0:
            race.apply(rows[game], piles[game], luck[game], sides, script, choices[game])


@kernel
def _chronology_step(rows: Int16, piles: Int16, sides: Int16, choices: Choices) -> None:
    for game in range(len(rows)):
        if choices[game] >= 0:
            chronology.apply(rows[game], piles[game], sides, choices[game])
