"""The example of a bot of one's own runs as it is."""

import json
import runpy
from pathlib import Path

from tests.cli.test_simulate import run

EXAMPLE = Path(__file__).parents[2] / "examples" / "write_a_bot.py"


def test_the_historian_usually_beats_the_optimist() -> None:
    main = runpy.run_path(str(EXAMPLE))["main"]
    winners = [main(seed) for seed in range(10)]
    assert sum("historian" in names for names in winners) > sum("optimist" in names for names in winners)


def test_the_example_says_who_won(capsys) -> None:
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert capsys.readouterr().out.startswith("won by: ")


def test_the_arena_finds_it_in_its_file() -> None:
    """As docs/bots.md has it typed; two processes, each of which reads the file."""
    words = ("--policy", str(EXAMPLE), "--policy", "oracle", "--players", "2", "--deals", "4", "--json")
    told = json.loads(run("arena", "race", *words).stdout)["policies"]
    assert told["oracle"]["mean"] == 1
    assert told[str(EXAMPLE)]["scores"] == [0, 0, 0, 0]
