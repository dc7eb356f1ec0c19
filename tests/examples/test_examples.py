"""What we show to others works: the examples run, and so does the README."""

import doctest
import runpy
from pathlib import Path

import pytest

import yearline

ROOT = Path(__file__).parent.parent.parent


def test_a_whole_game_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    path = ROOT / "examples" / "play_a_game.py"
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out.startswith("won by seat ")
    code = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith('"""')]
    assert len(code) == 10


@pytest.mark.parametrize("name", ["README.md", "src/yearline/__init__.py"])
def test_what_is_shown_works(name: str) -> None:
    assert doctest.testfile(str(ROOT / name), module_relative=False).failed == 0
    assert doctest.testfile(str(ROOT / name), module_relative=False).attempted > 3


def test_everything_public_has_a_name_and_a_docstring() -> None:
    for name in yearline.__all__:
        thing = getattr(yearline, name)
        if isinstance(thing, type):
            assert thing.__doc__, name
