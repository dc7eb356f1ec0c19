"""`yearline play`: bots at the table hear everything, and a game goes on as it was dealt."""

from collections.abc import Iterable, Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from tests.bots import cheat
from yearline.bots.players.simple import RandomBot
from yearline.cli import cli
from yearline.cli import play as playing
from yearline.cli.play import TerminalGame
from yearline.core.actions import Action
from yearline.core.events import Event
from yearline.core.play import replay, steps
from yearline.core.record import load
from yearline.core.view import View
from yearline.decks import LibraryDeck, library
from yearline.games import GAMES, rules_for


class Listener(RandomBot):
    """Chooses by chance and writes down what it hears."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.heard: list[Event] = []
        self.options: Mapping[str, object] = {}
        self.seeds: list[int] = []

    def agree(self, options: Mapping[str, object]) -> None:
        self.options = options

    def learn(self, events: Iterable[Event]) -> None:
        self.heard += events

    def choose(self, view: View, seed: int) -> Action:
        assert view.viewer == view.turn
        self.seeds.append(seed)
        return super().choose(view, seed)


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> TerminalGame:
    """Three bots at a table of the Russian co-operative game."""

    def make_bot(name: str, deck: LibraryDeck, seed: int) -> Listener:
        assert name in ("child", "student")
        return Listener(seed)

    monkeypatch.setattr(playing, "make_bot", make_bot)
    rules, deck, bots = rules_for("coop", {"edition": "ru"}), library()["chronology"], ("child", "student", "child")
    return TerminalGame(rules, deck, 7, (), bots, "en", Console(file=StringIO()))


def test_bots_hear_the_options_and_everything_that_happens(session: TerminalGame) -> None:
    session.run()
    record = session.record()
    told = steps(session.rules, record.deck, record.seats, record.seed, record.moves, ())
    happened = [event for step in told for event in step.events]
    listeners: list[Any] = session.players
    assert [one.heard for one in listeners] == [happened] * 3
    assert all(one.options["edition"] == "ru" for one in listeners)


def test_two_bots_of_a_kind_are_two_people_and_every_move_has_a_luck_of_its_own(session: TerminalGame) -> None:
    session.run()
    listeners: list[Any] = session.players
    assert len({one.seed for one in listeners}) == 3
    seeds = [seed for one in listeners for seed in one.seeds]
    assert len(set(seeds)) == len(seeds) == len(session.moves)


def test_what_a_bot_is_given_does_not_lead_to_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cheat, "FOUND", [])
    monkeypatch.setattr(cheat, "TRIED", [])
    monkeypatch.setattr(playing, "make_bot", lambda name, deck, seed: cheat.Cheat(deck.deck, seed))
    rules, deck = rules_for("coop"), library()["chronology"]
    TerminalGame(rules, deck, 0x5EED_0FAC_0217_E575, (), ("child", "child"), "en", Console(file=StringIO())).run()
    assert len(cheat.TRIED) > 200
    assert cheat.FOUND == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_told_by_its_title(game: str) -> None:
    paper, deck = StringIO(), library()["chronology"]
    TerminalGame(rules_for(game), deck, 3, (), ("random", "simple", "student"), "en", Console(file=paper)).run()
    assert "?" not in paper.getvalue()
    assert any(card.text("en").title in paper.getvalue() for card in deck.cards)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, ["play", *arguments], input=typed, env={"COLUMNS": "80", "LANG": "en_GB.UTF-8"})


def test_who_names_nobody_plays_with_one_bot() -> None:
    shown = run("race", "--seed", "5", "--option", "first_player=0", typed="q\n").output.splitlines()
    assert shown.index("Player") + 5 == shown.index("Max")
    assert "Player, it is your turn." in shown


@pytest.mark.parametrize(("game", "first"), [("race", "Eve"), ("coop", "Zoe")])
def test_birth_years_decide_who_begins(game: str, first: str) -> None:
    words = (game, "--human", "Zoe", "--human", "Eve", "--born", "1950", "--born", "2005")
    for seed in ("1", "2", "3"):
        assert f"{first}, it is your turn." in run(*words, "--seed", seed, typed="q\n").output


def test_who_begins_is_told_in_words() -> None:
    two = ("race", "--human", "Zoe", "--human", "Eve")
    assert "The youngest begins." in run(*two, "--born", "1950", "--born", "2005", typed="q\n").output
    assert "Chance decides who begins." in run(*two, typed="q\n").output
    assert "You have agreed who begins." in run(*two, "--option", "first_player=1", typed="q\n").output


def test_a_year_of_birth_for_some_only_is_refused() -> None:
    assert run("race", "--human", "Zoe", "--human", "Eve", "--born", "1950").exit_code == 2


def test_the_edition_follows_the_language(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("coop", "--language", "ru", "--record", str(path), typed="q\n")
    assert load(path.read_text(encoding="utf-8")).options["edition"] == "ru"


def test_a_game_broken_off_is_recorded_as_far_as_it_came(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    words = ("race", "--human", "Zoe", "--human", "Eve", "--seed", "5", "--option", "hand_size=2,1")
    result = run(*words, "--record", str(path), typed="nonsense\n\na 0\nquit\n")
    assert "move was made" in result.output
    assert "I do not understand" in result.output
    record = load(path.read_text(encoding="utf-8"))
    assert len(record.moves) == 1
    assert record.options["hand_size"] == [2, 1]
    rules = rules_for(record.game, record.options)
    state = replay(rules, record.deck, record.seats, record.seed, record.moves).state
    assert rules.turn(state) is not None
