"""A game with own lines, a pass, turns of several moves and an option in its texts,
added by the recipe alone: nothing else is touched.
"""

import shutil
from pathlib import Path
from random import Random

import pytest

from tests.extending.house import House
from tests.extending.newcomers.streak import Streak
from tests.laws.tables import spread_deck
from yearline.core.actions import End, Place
from yearline.core.events import Discarded, Missed
from yearline.core.ids import Seat
from yearline.core.lines import fits
from yearline.core.play import play

NEWCOMERS = Path(__file__).with_name("newcomers")
TESTS = Path(__file__).parents[1]
DRAWING = '<symbol id="game-streak" viewBox="0 0 64 40"><path d="M2 35h60"/></symbol>\n'
STEP_6 = (
    *[f"tests/games/{name}.py" for name in ("test_registry", "test_legal_order", "test_perft")],
    "tests/playthroughs/test_playthroughs.py",
    *[f"tests/i18n/{name}.py" for name in ("test_games", "test_catalogues", "test_used")],
    *[f"tests/bots/{name}.py" for name in ("test_policies", "test_bots", "test_review")],
    "tests/documents/test_named_things.py",
    *[f"tests/laws/{name}.py" for name in ("test_laws", "test_hidden", "test_events")],
)
COUNTS = '    ("streak", {"goal": 4}, 2, [3, 10]),\n'


def test_a_turn_has_several_moves_and_all_laid_in_it_is_at_stake() -> None:
    rules, state = Streak({"first_player": 0}), Streak({"first_player": 0}).setup(spread_deck(30), 2, 3).state
    for laid in (1, 2):
        card, line = state.hands[0][0], state.lines[0]
        gap = next(gap for gap in range(len(line) + 1) if fits(line, gap, card.reveal().year))
        state = play(rules, state, Seat(0), Place(card.ref, gap)).state
        assert (rules.acting(state), rules.public(state).stake, len(state.lines[0])) == ((0,), laid, laid + 1)
    card, line = state.hands[0][0], state.lines[0]
    wrong = next(gap for gap in range(len(line) + 1) if not fits(line, gap, card.reveal().year))
    missed = play(rules, state, Seat(0), Place(card.ref, wrong))
    assert (rules.acting(missed.state), len(missed.state.lines[0])) == ((1,), 1)
    assert Missed(Seat(0), card.ref, wrong) in missed.events
    assert sum(isinstance(event, Discarded) for event in missed.events) == 3
    kept = play(rules, state, Seat(0), End())
    assert (rules.acting(kept.state), len(kept.state.lines[0])) == ((1,), 3)


def test_a_pass_lays_nothing_and_costs_the_card() -> None:
    rules = Streak({"first_player": 0})
    state = rules.setup(spread_deck(30), 2, 3).state
    passed = play(rules, state, Seat(0), End()).state
    assert (rules.acting(passed), passed.lines, len(passed.discard)) == ((1,), state.lines, 1)


def test_random_games_end_at_the_goal_or_with_the_deck() -> None:
    reasons = set()
    for seed in range(12):
        rules, rng = Streak({"goal": 4}), Random(seed)
        state = rules.setup(spread_deck(30), 2, seed).state
        while seats := rules.acting(state):
            state = play(rules, state, seats[0], rng.choice(rules.legal(state, seats[0]))).state
        reasons.add(state.reason)
    assert reasons == {"goal", "all_played"}


@pytest.fixture
def house(tmp_path: Path) -> House:
    """The steps of the recipe, and copies of the tests that it names."""
    house = House(tmp_path)
    house.add("games/streak.py", (NEWCOMERS / "streak.py").read_text(encoding="utf-8"))
    for words in (NEWCOMERS / "streak_words").glob("*.ftl"):
        house.add(f"i18n/{words.stem}/streak.ftl", words.read_text(encoding="utf-8"))
    house.add("server/pages/templates/icons.svg", DRAWING)
    (tmp_path / "tests").mkdir()
    shutil.copytree(TESTS.parent / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("*.png", "*.svg"))
    (tmp_path / "docs" / "rules" / "streak.md").write_text("# Streak\n\nOptions: `goal`, `first_player`.\n")
    with (tmp_path / "docs" / "deck-format.md").open("a") as told:
        told.write("| `streak` | a start card each and one to lay | 3 | 7 |\n")
    for name in ("laws", "games", "playthroughs", "i18n", "bots", "documents"):
        shutil.copytree(TESTS / name, tmp_path / "tests" / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("__init__.py", "conftest.py", "servers.py"):
        shutil.copy(TESTS / name, tmp_path / "tests" / name)
    shutil.copy(TESTS.parent / "pyproject.toml", tmp_path)
    perft = tmp_path / "tests" / "games" / "test_perft.py"
    text = perft.read_text(encoding="utf-8")
    perft.write_text(text.replace("COUNTS = [\n", f"COUNTS = [\n{COUNTS}"), encoding="utf-8")
    return house


@pytest.mark.long
def test_it_is_explained_and_played_with_its_option(house: House) -> None:
    assert "the first line of 4 cards" in " ".join(
        house.run("-m", "yearline", "rules", "streak", "--option", "goal=4", "--language", "en").split()
    )
    told = house.run("-m", "yearline", "play", "streak", "--bot", "student", "--bot", "simple", "--seed", "1")
    assert len(told.splitlines()) > 10
    assert "student" in house.run("-m", "yearline", "arena", "streak", "--policy", "student", "--deals", "1")
    page = "from yearline.server.pages.frame import templates; print(templates().globals['agreed']['streak'])"
    assert "'goal': 6" in house.run("-c", page)


@pytest.mark.long
def test_its_tests_are_written_and_green(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YEARLINE_LAWS", "streak")
    house.run("-m", "tests.games.test_legal_order")
    house.run("-m", "tests.playthroughs.write")
    written = house.roof / "tests" / "playthroughs" / "own" / "streak.jsonl"
    assert written.stat().st_size < 150_000
    chosen = "streak or test_registry or counted or committed or test_policies or test_laws or hidden or test_events"
    other = "not always_end and not silent and not luck_of_later and not leak and not telling and not nearly"
    options = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", "-k", f"({chosen}) and {other}")
    assert "failed" not in house.run("-m", "pytest", *options, *STEP_6)
