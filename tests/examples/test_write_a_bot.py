"""The example of a bot of one's own runs as it is."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "write_a_bot.py"


def test_the_historian_usually_beats_the_optimist() -> None:
    main = runpy.run_path(str(EXAMPLE))["main"]
    winners = [main(seed) for seed in range(10)]
    assert sum("historian" in names for names in winners) > sum("optimist" in names for names in winners)


def test_the_example_says_who_won(capsys) -> None:
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert capsys.readouterr().out.startswith("won by: ")
