"""Games between bots, with a bundled deck."""

from collections.abc import Callable, Sequence

import pytest

from yearline.bots import make_bot
from yearline.bots.base import Player
from yearline.core.play import Move, play
from yearline.core.record import Record
from yearline.core.view import Outcome
from yearline.decks import LibraryDeck, library
from yearline.games import rules_for


@pytest.fixture(scope="session")
def rich() -> LibraryDeck:
    """The bundled deck that every game can be played with."""
    return library()["chronology"]


@pytest.fixture(scope="session")
def recorded(rich: LibraryDeck) -> Callable[..., tuple[Record, Outcome]]:
    """A whole game between bots, as a record."""

    def recorded(game: str, players: Sequence[Player], seed: int) -> tuple[Record, Outcome]:
        rules = rules_for(game)
        step = rules.setup(rich.deck, len(players), seed)
        moves: list[Move] = []
        while (seat := rules.turn(step.state)) is not None:
            for player in players:
                player.learn(step.events)
            action = players[seat].choose(rules.view(step.state, seat), seed + len(moves))
            step = play(rules, step.state, seat, action)
            moves.append((seat, action))
        outcome = rules.outcome(step.state)
        assert outcome is not None
        return Record(rules.id, {}, len(players), seed, rich.deck, tuple(moves)), outcome

    return recorded


@pytest.fixture(scope="session")
def duel(rich: LibraryDeck, recorded: Callable[..., tuple[Record, Outcome]]) -> Callable[[str, str, str, int], float]:
    """The share of games that the second bot wins against the first, the seats changing."""

    def duel(game: str, weak: str, strong: str, games: int) -> float:
        won = 0.0
        for seed in range(games):
            players = [make_bot(weak, rich, 2 * seed), make_bot(strong, rich, 2 * seed + 1)]
            at = 1 - seed % 2
            winners = recorded(game, players if at else players[::-1], seed)[1].winners
            won += (at in winners) / len(winners)
        return won / games

    return duel


@pytest.fixture(scope="session")
def mean_score(rich: LibraryDeck, recorded: Callable[..., tuple[Record, Outcome]]) -> Callable[[str, str, int], float]:
    """The mean score of a team of one kind of bot in a game that is scored."""

    def mean_score(game: str, name: str, games: int) -> float:
        teams = [[make_bot(name, rich, 4 * seed + i) for i in range(2 + seed % 3)] for seed in range(games)]
        scores = [recorded(game, team, seed)[1].score or 0 for seed, team in enumerate(teams)]
        return sum(scores) / games

    return mean_score
