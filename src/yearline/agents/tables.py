"""What an agent sits at: a table of this process, with bots, or
one of a server. Both show views and events, and nothing else.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from yearline.agents.words import Narrator
from yearline.bots.base import Player
from yearline.core.actions import Action
from yearline.core.events import Event
from yearline.core.game import Rules
from yearline.core.ids import Seat
from yearline.core.play import play
from yearline.core.rng import offshoot
from yearline.core.value import value
from yearline.core.view import Outcome, View
from yearline.decks import LibraryDeck


@value
class Sight:
    """What a seat sees when it is to act or the game is over, and what has happened since it last looked."""

    view: View
    events: tuple[Event, ...]


class AgentTable(Protocol):
    """A table with a seat for an agent."""

    narrator: Narrator

    async def sight(self) -> Sight:
        """Wait until a seat of the agent is to act, or until the game is over: then nothing is legal."""

    async def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Do something legal; what came of it."""


class LocalTable:
    """A game in this process. A seat whose player is None is the agent's; there may be several."""

    def __init__(
        self,
        rules: Rules[Any],
        deck: LibraryDeck,
        seed: int,
        players: Mapping[Seat, Player | None],
        names: Sequence[str],
        language: str,
    ) -> None:
        self.rules, self.seed, self.players = rules, seed, players
        self.narrator = Narrator(language, names, lambda face: _text(deck, face.picture, face.title, language))
        self.moves = 0
        self._mine = [seat for seat, player in players.items() if player is None]
        self._news: dict[Seat, list[Event]] = {seat: [] for seat in self._mine}
        for player in filter(None, players.values()):
            player.agree(rules.options)
        self._step = rules.setup(deck.deck, len(players), seed)
        self._hear(self._step.events)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        return self.rules.outcome(self._step.state)

    async def sight(self) -> Sight:
        """The bots play until the agent is to act."""
        while (seat := self.rules.turn(self._step.state)) is not None:
            player = self.players[seat]
            if player is None:
                return self._sight(seat)
            view = self.rules.view(self._step.state, seat)
            self._play(seat, player.choose(view, offshoot(self.seed, "choice", self.moves, bits=63)))
        return self._sight(self._mine[0] if self._mine else Seat(0))

    async def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Raises IllegalAction and NotYourTurn, as the rules do."""
        return self._play(seat, action)

    def _sight(self, seat: Seat) -> Sight:
        events, self._news[seat] = tuple(self._news.get(seat, ())), []
        return Sight(self.rules.view(self._step.state, seat), events)

    def _play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        self._step = play(self.rules, self._step.state, seat, action)
        self.moves += 1
        self._hear(self._step.events)
        return self._step.events

    def _hear(self, events: tuple[Event, ...]) -> None:
        for player in filter(None, self.players.values()):
            player.learn(events)
        for news in self._news.values():
            news.extend(events)


def _text(deck: LibraryDeck, picture: str, title: str, language: str) -> str:
    card = deck.by_picture(picture)
    return title if card is None else card.text(language).title
