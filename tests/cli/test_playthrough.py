"""`yearline playthrough`: the exit status and the last line that others rely on."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from yearline.cli import cli

SAMPLES = Path(__file__).parent.parent / "playthroughs"


def run(*paths: Path) -> Result:
    return CliRunner().invoke(cli, ["playthrough", *map(str, paths)])


def test_the_samples_pass() -> None:
    result = run(*sorted(SAMPLES.rglob("*.jsonl")))
    assert result.exit_code == 0
    assert result.output.splitlines()[-1].endswith(" passed, 0 failed")
    assert int(result.output.split()[0]) >= 32


def test_a_difference_is_named_and_the_others_still_run(tmp_path: Path) -> None:
    lines = next(SAMPLES.rglob("race.jsonl")).read_text(encoding="utf-8").splitlines()[:3]
    wrong = json.loads(lines[1])
    wrong["steps"][4]["after"]["deck"] += 1
    path = tmp_path / "race.jsonl"
    path.write_text("\n".join([lines[0], json.dumps(wrong), lines[2]]), encoding="utf-8")
    result = run(path)
    assert result.exit_code == 1
    assert f"{path}:2: step 5: deck: expected" in result.output
    assert result.output.splitlines()[-1] == "2 passed, 1 failed"


def test_a_file_does_not_steer_the_terminal_that_shows_it(tmp_path: Path) -> None:
    wrong = json.loads(next(SAMPLES.rglob("race.jsonl")).read_text(encoding="utf-8").splitlines()[0])
    wrong["start"]["phase"] = "place\x1b[2J\x07"
    path = tmp_path / "race.jsonl"
    path.write_text(json.dumps(wrong), encoding="utf-8")
    assert run(path).output == f"{path}:1: step 0: phase: expected place?[2J?, got place\n0 passed, 1 failed\n"


def test_a_malformed_file_is_an_error_with_its_line(tmp_path: Path) -> None:
    lines = next(SAMPLES.rglob("coop.jsonl")).read_text(encoding="utf-8").splitlines()
    path = tmp_path / "cut.jsonl"
    path.write_text(lines[0] + "\n" + lines[1][:200], encoding="utf-8")
    result = run(path)
    assert getattr(result.exception, "code", None) == "bad_playthrough"
    assert f"{path}:2:" in str(result.exception)
    assert run(tmp_path / "missing.jsonl").exception is not None


def test_a_file_that_went_through_an_editor_passes(tmp_path: Path) -> None:
    """A byte-order mark, the line ends of Windows, empty lines and a space at the end are no difference."""
    lines = next(SAMPLES.rglob("race.jsonl")).read_text(encoding="utf-8").splitlines()[:2]
    path = tmp_path / "edited.jsonl"
    path.write_bytes(f"\ufeff{lines[0]} \r\n\r\n{lines[1]}\r\n".encode())
    result = run(path)
    assert (result.exit_code, result.output) == (0, "2 passed, 0 failed\n")


def test_a_file_without_a_game_has_not_passed(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text("\n", encoding="utf-8")
    assert getattr(run(path).exception, "code", None) == "bad_playthrough"
