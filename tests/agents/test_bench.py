"""Agents of every kind on the bench: the game goes on, everything is counted, and nothing hangs."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from yearline.agents import bench as measuring
from yearline.agents.asker import Limits
from yearline.agents.bench import DEATHS_MOST, Bench, possible, references
from yearline.agents.report import bootstrap, calibration
from yearline.bots.arena import Contest
from yearline.bots.search import Bound
from yearline.cli import cli
from yearline.decks import load_deck

AGENT = Path(__file__).with_name("scripted.py")


def command(way: str) -> str:
    return shlex.join([sys.executable, str(AGENT), way])


def bench(way: str, *more: str, game: str = "race", deals: int = 1) -> tuple[dict[str, Any], str]:
    arguments = [game, "--agent", command(way), "--language", "en", "--deals", str(deals), "--json", "--no-reference"]
    told = CliRunner().invoke(cli, ["bench", *arguments, "--seconds", "20", *more])
    assert told.exit_code == 0, told.output
    assert "Traceback" not in told.output
    return json.loads(told.stdout), told.stderr


@pytest.mark.parametrize("game", ["race", "coop", "chronology", "lives"])
def test_a_legal_agent_plays_real_and_invented_cards(game: str) -> None:
    told, _ = (
        bench("legal", "--option", "draft_packets=1", game=game) if game == "chronology" else bench("legal", game=game)
    )
    assert told["complete"]
    real, invented = told["cells"]
    assert (real["deck"] != "invented", invented["deck"]) == (True, "invented")
    for cell in (real, invented):
        account = cell["account"]
        assert account["turns"] == account["first_try"] > 0
        assert account["fallbacks"] == account["deaths"] == 0
        assert cell["legality"]["mean"] == 1
        assert cell["calibration"] is None


def test_the_same_deals_and_the_same_agent_give_the_same_numbers() -> None:
    one, other = (bench("legal", "--real-only", deals=2)[0] for _ in range(2))
    assert one == other


@pytest.mark.parametrize(
    ("way", "fault"), [("nonsense", "nonsense"), ("other-seat", "other_seat"), ("floods", "nonsense")]
)
def test_who_answers_wrongly_is_asked_again_and_then_helped(way: str, fault: str) -> None:
    told, _ = bench(way, "--real-only")
    (cell,) = told["cells"]
    account = cell["account"]
    assert account[fault] > 0
    assert account["first_try"] == 0
    if way != "floods":  # between two floods it answers well
        assert account["fallbacks"] == account["turns"]
        assert account[fault] == 3 * account["turns"]


def test_a_second_try_counts_as_a_move_of_its_own() -> None:
    (cell,) = bench("unsteady", "--real-only")[0]["cells"]
    account = cell["account"]
    assert account["fallbacks"] == 0
    assert account["nonsense"] == account["turns"] - account["first_try"] > 0
    assert 0 < cell["legality"]["low"] < cell["legality"]["mean"] < cell["legality"]["high"] < 1


def test_an_agent_that_dies_is_started_again_and_at_last_given_up() -> None:
    told, said = bench("dies", "--real-only", deals=DEATHS_MOST + 2)
    (cell,) = told["cells"]
    assert not told["complete"]
    assert cell["strength"]["n"] == DEATHS_MOST
    assert cell["finished_without_agent"] == list(range(DEATHS_MOST))
    assert cell["account"]["deaths"] == DEATHS_MOST
    assert "partial" in said


def test_a_silent_agent_is_waited_for_so_long_and_no_longer() -> None:
    told, said = bench("silent", "--real-only", "--seconds", "0.1", deals=DEATHS_MOST + 2)
    (cell,) = told["cells"]
    assert cell["account"]["late"] > 0
    assert not cell["complete"]
    assert "partial" in said


def test_a_program_that_does_not_exist_is_said_in_a_sentence() -> None:
    told = CliRunner().invoke(cli, ["bench", "race", "--agent", "no-such-program-here", "--deals", "1", "--json"])
    assert told.exit_code == 0
    assert "cannot be started" in told.stderr
    assert not json.loads(told.stdout)["complete"]


def test_how_sure_an_agent_was_is_held_against_how_often_it_was_right() -> None:
    (cell,) = bench("sure", "--real-only", deals=2)[0]["cells"]
    assert cell["calibration"]["sure"] == 1
    wrong = 1 - cell["right"]["mean"]
    assert cell["calibration"]["brier"]["mean"] == pytest.approx(wrong, abs=1e-3)
    assert cell["calibration"]["overconfident"]["mean"] == pytest.approx(wrong, abs=1e-3)


def test_calibration_of_a_coin() -> None:
    told = calibration([(0.5, True), (0.5, False)] * 20)
    assert told is not None
    assert told["brier"] == {"mean": 0.25, "low": 0.25, "high": 0.25}
    assert told["overconfident"]["low"] < 0 < told["overconfident"]["high"]


def test_an_interval_holds_its_mean_and_narrows_with_more_deals() -> None:
    few, many = bootstrap([0, 1] * 4), bootstrap([0, 1] * 200)
    assert few.low < few.mean == many.mean < few.high
    assert many.high - many.low < few.high - few.low


def test_bots_stand_beside_the_agent() -> None:
    arguments = ["race", "--agent", command("legal"), "--language", "en", "--deals", "3", "--json", "--real-only"]
    told = json.loads(CliRunner().invoke(cli, ["bench", *arguments]).stdout)
    (lines,) = told["reference"].values()
    assert list(lines) == ["random", "student", "historian", "scholar"]
    assert lines["random"]["mean"] <= lines["scholar"]["mean"] == 1
    assert lines["scholar"]["low"] < 1


def test_the_bound_is_that_of_the_deal_that_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(measuring, "bound", lambda agreed, seed: asked.append((agreed.seats, seed)) or Bound(30, 41))
    deck = load_deck("popular-culture")
    one = Bench(Contest("coop", deck.deck, 3, ("traveller",), 1, 7, False, {}, deck), deck, Limits())
    assert possible(one, 5) == 41
    assert asked == [(3, one.contest.deal(5))]
    assert "strong" in references("coop")
