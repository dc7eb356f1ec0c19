"""`yearline simulate` as typed."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from yearline.cli import cli
from yearline.cli import simulate as command
from yearline.core.errors import YearlineError
from yearline.sim.gpu import NoGpu
from yearline.sim.play import Results
from yearline.sim.run import Run, play_piece


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, list(words))


def test_a_table_and_bars() -> None:
    result = run("simulate", "coop", "--games", "300", "--players", "3", "--threads", "1")
    assert result.exit_code == 0
    assert "score" in result.stdout
    assert "█" in result.stdout
    assert "300 games, seed 1" in result.stdout


def test_json_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "moves.svg"
    words = (
        "--policy",
        "noisy",
        "--error",
        "0.05",
        "--games",
        "200",
        "--players",
        "2",
        "--option",
        "hand_size=3",
        "--json",
    )
    result = run("simulate", "race", *words, "--plot", str(picture))
    told = json.loads(result.stdout)
    assert told["n"] == 200
    assert len(told["wins"]) == 2
    assert ElementTree.fromstring(picture.read_text(encoding="utf-8")).tag.endswith("svg")


def test_one_game_has_no_interval_and_still_gives_json() -> None:
    words = ("simulate", "coop", "--games", "1", "--threads", "1")
    told = json.loads(run(*words, "--json").stdout, parse_constant=pytest.fail)
    assert (told["moves"]["low"], told["moves"]["high"]) == (None, None)
    assert "? .. ?" in run(*words).stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["coop", "--policy", "clever"], "unknown policy 'clever'.*random, greedy, noisy"),
        (["coop", "--players", "7"], "1 to 6"),
        (["coop", "--games", "0"], "number of games"),
        (["coop", "--threads", "9999"], "cores"),
        (["coop", "--deck", "no-such-deck"], "no-such-deck"),
        (["chronology", "--deck", "popular-culture", "--players", "8"], "packets|colour"),
        (["coop", "--option", "colour=red"], "NAME=VALUE"),
        (["coop", "--games", "10", "--plot", "/no/such/folder/x.svg"], "cannot be written"),
    ],
)
def test_mistakes_are_named(words: list[str], sentence: str) -> None:
    result = run("simulate", *words)
    assert isinstance(result.exception, YearlineError)
    with pytest.raises(YearlineError, match=sentence):
        raise result.exception


def test_without_ray_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("simulate", "coop", "--games", "10", "--cluster", "auto")
    assert isinstance(result.exception, YearlineError)
    assert "yearline[ray]" in result.exception.message


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "needs numba-cuda"), ("fr", "il faut"), ("it", "serve"), ("ru", "нужен"), ("uk", "потрібен")],
)
def test_without_numba_cuda_a_gpu_is_refused_in_the_language_of_the_terminal(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    result = run("simulate", "coop", "--games", "10", "--device", "cuda")
    assert isinstance(result.exception, YearlineError)
    assert words in result.exception.message
    assert "yearline[gpu]" in result.exception.message


def test_what_a_gpu_played_before_it_gave_up_is_kept_and_labelled(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(asked: Run) -> Iterator[Results]:
        yield play_piece(asked, 0, 40)
        raise NoGpu("memory", "none left")

    monkeypatch.setenv("LC_ALL", "en.UTF-8")
    monkeypatch.setattr(command, "play_on_gpu", failing)
    result = run("simulate", "coop", "--games", "1000", "--device", "cuda", "--json")
    told = json.loads(result.stdout)
    assert (told["n"], told["complete"]) == (40, False)
    assert "enough free memory" in result.stderr
    assert "partial" in result.stderr


def test_a_cluster_and_a_gpu_exclude_each_other() -> None:
    result = run("simulate", "coop", "--games", "10", "--cluster", "auto", "--device", "cuda")
    assert isinstance(result.exception, YearlineError)
    assert "--cluster" in result.exception.message


def test_ctrl_c_keeps_what_is_done_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(asked: Run, threads: int) -> Iterator[Results]:
        yield play_piece(asked, 0, 40)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play", interrupted)
    result = run("simulate", "coop", "--games", "1000", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["n"], told["asked"], told["complete"]) == (40, 1000, False)
    assert "partial" in result.stderr
