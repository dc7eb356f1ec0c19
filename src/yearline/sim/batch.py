"""Many games side by side, moved on step by step from outside: for the proof against the reference, and, as a
`field`, for learners, who see no more than a player does."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from yearline.core.deck import Deck
from yearline.core.errors import BadOption
from yearline.games import rules_for
from yearline.sim.cards import cards_of
from yearline.sim.field import BadField, Field
from yearline.sim.kind import Boards, Choices, Setting
from yearline.sim.kinds import KINDS

FIELD_MOST: Final = 1 << 20
"""A game takes from one to three kilobytes."""


def setting(game: str, deck: Deck, seats: int, options: Mapping[str, object] | None = None) -> Setting:
    """Raises BadOption, BadSeatCount or BadDeck, as the rules do."""
    rules = rules_for(game, options)
    if rules.name not in KINDS:
        raise BadOption(f"{rules.name} cannot be simulated; expected one of {', '.join(KINDS)}")
    rules.check(deck, seats)
    chosen = rules.options["first_player"]
    first = chosen if isinstance(chosen, int) else -1
    agreed = np.array(KINDS[rules.name].agreed(rules, seats), np.int64)
    return Setting(rules.name, cards_of(deck), seats, first, agreed)


def field(setting: Setting, games: int, seed: int, device: str = "cpu", error: float = 0.1) -> Field:
    """Games for a learner, with observations, masks, rewards and new deals: a `Field` ("cpu") or a `GpuField` ("cuda").

    `error` is how far people's guesses of a year are off, as in a `Run`;
    in coop all know the dates, and it means nothing. Raises BadField and, for a GPU that is not there, NoGpu.
    """
    if not 0 <= error <= 10:
        raise BadField("the error must be from 0 to 10 (0.1: a tenth of the distance in time)")
    if not 1 <= games <= FIELD_MOST:
        raise BadField(f"the number of games must be from 1 to {FIELD_MOST}")
    if device == "cpu":
        return Field(setting, games, seed, error)
    if device != "cuda":
        raise BadField(f"unknown device {device[:40]!r}; expected cpu or cuda")
    from yearline.sim.field_gpu import GpuField

    return GpuField(setting, games, seed, error)


class Batch(Boards):
    """As many games as seeds, each the one that the reference would deal."""

    def __init__(self, setting: Setting, seeds: Sequence[int]) -> None:
        self.kind = KINDS[setting.game]
        super().__init__(setting, len(seeds), self.kind.width(setting.cards), self.kind.words(setting.cards))
        for game, seed in enumerate(seeds):
            self.kind.deal(self, game, np.uint64(seed))

    def lay_out(self, game: int, pile: Sequence[int], script: Sequence[Sequence[int]] = ()) -> None:
        """Begin a game from a pile in a given order and, in race, with given orders of reshuffles; seat 0 begins."""
        self.piles[game] = pile
        self.script = np.zeros((len(script), self.cards.count), np.int16)
        for written, order in zip(self.script, script, strict=True):
            written[: len(order)] = order
        self.kind.lay_out(self, game)

    def choices(self) -> Choices:
        """How many actions each game offers; 0 where it is over."""
        counts = np.zeros(len(self.rows), np.int64)
        self.kind.choices(self, counts)
        return counts

    def step(self, choices: Choices) -> None:
        """Do in each game the action with that number in the reference's legal list; -1 leaves a game as it is."""
        self.kind.step(self, choices)

    def snapshot(self, game: int) -> dict[str, Any]:
        """A game in the words of a playthrough file, cards as places in the deck."""
        return self.kind.snapshot(self, game)
