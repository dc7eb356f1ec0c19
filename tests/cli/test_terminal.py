"""The terminal: tables drawn line by line, whole games typed in, every refusal a sentence, nothing a traceback."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from tests.extending.newcomers.chorus import Chorus
from tests.extending.newcomers.streak import Streak
from tests.games.build import card, chronology_state, coop_state, race_state, stack
from tests.laws.tables import spread_deck
from yearline.cli import cli
from yearline.cli.terminal import LETTERS, Screen, card_letters, prompt, read_action
from yearline.core.actions import to_text
from yearline.core.game import Rules
from yearline.core.ids import Seat
from yearline.core.play import replay as replay_moves
from yearline.core.record import load
from yearline.core.value import replace
from yearline.games import GAMES, rules_for
from yearline.games.chronology import Chronology
from yearline.games.coop import Coop
from yearline.games.race import Race
from yearline.i18n import COMPLETE, messages

BOTS = ["--bot", "simple", "--bot", "random"]


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, arguments, input=typed, env={"COLUMNS": "80", "LANG": "en_GB.UTF-8"})


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game_and_the_record_replays(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run("play", game, *BOTS, "--seed", "7", "--record", str(path))
    assert result.exit_code == 0, result.output
    record = load(path.read_text(encoding="utf-8"))
    rules = rules_for(record.game, record.options)
    assert rules.outcome(replay_moves(rules, record.deck, record.seats, record.seed, record.moves).state) is not None
    shown = run("replay", str(path), "--all")
    assert shown.exit_code == 0
    assert f"Step {len(record.moves)} of {len(record.moves)}" in shown.output


@pytest.mark.parametrize("language", ["en", "fr", "it", "ru", "uk"])
def test_lines_fit_into_80_columns(language: str) -> None:
    result = run("play", "coop", "--human", "Zoe", *BOTS, "--seed", "3", "--language", language, typed="a\nend\nquit\n")
    assert result.exit_code == 0
    drawn = [line for line in result.output.splitlines() if ">" not in line]
    assert max(map(len, drawn)) <= 80
    assert "Zoe" in result.output


def test_a_person_plays_by_letters_and_gaps() -> None:
    result = run("play", "race", "--human", "Zoe", "--bot", "simple", "--seed", "5", typed="a 0\nquit\n")
    assert re.search(r"(Right! The card stays|Wrong place)", result.output)
    assert "moves were made" in result.output


def test_nonsense_is_answered_with_a_sentence() -> None:
    result = run("play", "race", "--human", "Zoe", "--seed", "5", typed="a 99\nplace 1\n\x00\n?\nrules\ntable\nquit\n")
    assert result.exit_code == 0
    assert result.output.count("I do not understand") == 3
    assert "Other commands" in result.output
    assert "Place your cards where they belong" in result.output


def test_the_end_of_input_is_a_good_bye() -> None:
    result = run("play", "chronology", "--human", "Zoe", "--bot", "simple", "--seed", "5", typed="")
    assert result.exit_code == 0
    assert "Goodbye" in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("play", "race", "--bot", "nobody"),
        ("play", "race", "--option", "speed=9"),
        ("play", "coop", "--option", "edition=latin"),
        ("play", "race", "--deck", "no-such-deck"),
        ("play", "race", "--human", "a", "--option", "hand_size=4,4,4"),
        ("play", "race", *["--human", "x"] * 9),
        ("replay", "no-such-file"),
        ("rules", "bridge"),
    ],
)
def test_bad_arguments_are_refused_without_a_traceback(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code != 0
    assert result.exception is None or isinstance(result.exception, SystemExit) or hasattr(result.exception, "code")


def test_an_edited_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "race", *BOTS, "--seed", "7", "--record", str(path))
    path.write_text(path.read_text(encoding="utf-8").replace("seed 7", "seed 8"), encoding="utf-8")
    result = run("replay", str(path))
    assert getattr(result.exception, "code", None) == "bad_record"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "it", "ru", "uk"])
def test_rules_are_explained(game: str, language: str) -> None:
    result = run("rules", game, "--language", language)
    assert result.exit_code == 0
    assert len(result.output.splitlines()) > 15


def test_a_replay_steps_back_and_forth(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "coop", *BOTS, "--seed", "7", "--record", str(path))
    result = run("replay", str(path), typed="\n\nb\nq\n")
    assert re.findall(r"Step (\d+) of", result.output) == ["0", "1", "2", "1"]


@pytest.mark.parametrize("name", [".", "nowhere/game.txt"])
def test_a_record_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path, name: str) -> None:
    result = run("play", "race", *BOTS, "--seed", "7", "--record", str(tmp_path / name))
    assert getattr(result.exception, "code", None) == "unwritable"
    assert result.output == ""


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear", encoding="utf-8")
    for command in ("verify", "replay", "review"):
        assert str(path) in str(run(command, str(path)).exception)


def drawn(rules: Rules[Any], state: Any, width: int = 80) -> list[str]:
    """The table as Zoe sees it, without colours."""
    paper = StringIO()
    screen = Screen(Console(file=paper, width=width, color_system=None), "en", ["Zoe", "Bob"], lambda face: face.title)
    screen.view(rules.view(state, Seat(0)))
    return paper.getvalue().splitlines()


SIGNS = replace(
    coop_state("v1960 h1800", other="v1"),
    hands=((card(1930, front="sun"), card(1800, front="moon").reveal()), (card(1, front="zebra"),)),
    discard=(card(40, front="moon", back="key").reveal(),),
)
STACKS = ([stack("red", 1910, 1911), stack("beige", 1700)], [stack("blue", 1920, 1921, 1922)])
POWER = chronology_state(*STACKS, lines=[(1850, 1900), (1800,)], phase="power", power="red")


def test_a_table_of_coop() -> None:
    """Both rows, the signs by which cards are discarded (the dark one of a card that lies so), and the score."""
    assert drawn(Coop(), SIGNS) == [
        "",
        "Timeline",
        "       1920      ·",
        "  1900──────1950───2000",
        "               1900  card of 1900",
        "         ▴ 1920  card of 1920",
        "               1950  card of 1950",
        "                       (open gap)",
        "               2000  card of 2000",
        "Deck (10): card of 3000",
        "Discard pile (1): card of 40  [key]",
        "Zoe",
        "  a) card of 1930  [sun]",
        "     card of 1800  [moon]  (blocked)",
        "Bob",
        "     card of 1",
        "Score: −7",
    ]


def test_a_table_of_race() -> None:
    """Gaps have the numbers to type. Nobody discards by symbols here."""
    table = race_state([(1910, 1920), ()], line=(1800, 1900), deck=(5, 6, 7))
    assert drawn(Race(), table) == [
        "",
        "Timeline",
        "  0 ┄",
        "               1800  card of 1800",
        "  1 ┄",
        "               1900  card of 1900",
        "  2 ┄",
        "Deck (3): card of 5",
        "Discard pile: 0 cards",
        "Zoe",
        "  a) card of 1910",
        "  b) card of 1920",
    ]


def test_a_table_of_chronology() -> None:
    """The own line with its gaps, the others in one line each, and a letter for every stack that may be struck."""
    assert drawn(Chronology(), POWER) == [
        "",
        "Your timeline",
        "  0 ┄",
        "               1850  card of 1850",
        "  1 ┄",
        "               1900  card of 1900",
        "  2 ┄",
        "Bob: 1 card  1800",
        "Neutral beige (2): card of 9005",
        "Neutral blue (2): card of 9003",
        "Neutral red (2): card of 9001",
        "Discard pile: 0 cards",
        "Zoe: stacks",
        "  a) card of 1910  red, 2",
        "  b) card of 1700  beige, 1",
        "Bob: stacks",
        "  c) card of 1920  blue, 3",
    ]


def test_a_table_of_chronology_where_one_may_look_through_the_own_stacks() -> None:
    """What lies below stands under the own stacks, and under nobody else's."""
    lines = drawn(Chronology({"browse_own_stacks": True}), POWER)
    assert lines[-6:] == [
        "Zoe: stacks",
        "  a) card of 1910  red, 2",
        "       · card of 1911",
        "  b) card of 1700  beige, 1",
        "Bob: stacks",
        "  c) card of 1920  blue, 3",
    ]


def test_a_narrow_screen_cuts_lines() -> None:
    assert "         ▴ 1920  ca…" in drawn(Coop(), SIGNS, width=20)


def test_letters_follow_the_table_whatever_order_the_rules_list_actions_in() -> None:
    view = Chronology().view(POWER, Seat(0))
    backwards = replace(view, legal=view.legal[::-1])
    assert card_letters(backwards) == card_letters(view) == {1910: "a", 1700: "b", 1920: "c"}
    many = race_state([range(1, 29), ()])
    assert list(card_letters(Race().view(many, Seat(0))).values()) == [*LETTERS, "aa", "ab"]


@pytest.mark.parametrize(
    ("rules", "state", "typed", "meant"),
    [
        (Coop(), replace(SIGNS, discard=(card(40, back="sun").reveal(),)), "A", "play 1930"),
        (Coop(), replace(SIGNS, discard=(card(40, back="sun").reveal(),)), "d a", "discard 1930"),
        (Coop(), replace(SIGNS, discard=(card(40, back="moon").reveal(),)), "d b", "discard 1800"),
        (Coop(), replace(SIGNS, discard=(card(40, back="moon").reveal(),)), "b", None),
        (Coop(), SIGNS, "d a", None),
        (Coop(), SIGNS, "e", None),
        (Coop(), SIGNS, "a a", None),
        (Coop(), replace(SIGNS, phase="may_stop"), "e", "end"),
        (Coop(), replace(SIGNS, phase="may_stop"), " END ", "end"),
        (Race(), race_state([(1910, 1920), ()]), "b 1", "place 1920 1"),
        (Race(), race_state([(1910, 1920), ()]), "b", None),
        (Race(), race_state([(1910, 1920), ()]), "b 2", None),
        (Race(), race_state([(1910, 1920), ()]), "b 1 0", None),
        (Race(), race_state([(1910, 1920), ()]), "", None),
        (Chronology(), POWER, "c", "use 1920"),
        (Chronology(), POWER, "end", "end"),
        (Chronology(), chronology_state(*STACKS), "b 0", "place 1700 0"),
        (Chronology(), chronology_state(*STACKS, phase="draft"), "blue", None),
        (Chronology(), chronology_state(*STACKS, phase="start"), "Blue", "draft blue"),
    ],
)
def test_what_people_type(rules: Rules[Any], state: Any, typed: str, meant: str | None) -> None:
    action = read_action(typed, rules.view(state, Seat(0)))
    assert (to_text(action) if action else None) == meant


@pytest.mark.parametrize("language", COMPLETE)
def test_the_help_names_every_way_to_answer(language: str) -> None:
    """Also in coop, where no card is laid into a gap: there one discards, and may end the turn."""
    told = run("play", "coop", "--human", "Me", "--language", language, typed="?\nquit\n").output
    words = re.findall(r"\w+", told)
    assert {"d", "a", "end", "rules", "table", "quit", "place"} <= set(words)


def test_the_card_of_a_pile_has_its_letter_and_the_end_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of games that are added: one lays the deck's card, one may stop."""
    monkeypatch.setitem(GAMES, "chorus", Chorus)  # type: ignore[arg-type]  # a dict underneath
    rules = Chorus()
    state = rules.setup(spread_deck(30), 2, 1).state
    told = drawn(rules, state)
    assert any(line.startswith("Deck (29)") and " a) " in line for line in told)
    view = rules.view(state, Seat(0))
    assert read_action("a 1", view) == view.legal[1]
    streak = Streak({"first_player": 0})
    asked = streak.view(streak.setup(spread_deck(30), 2, 1).state, Seat(0))
    for language in COMPLETE:
        assert "end" in prompt(messages(language), asked)
