"""What we show to others works: the examples run, and so does the README."""

import doctest
import importlib
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
    assert len(code) <= 10


def test_the_readme_works() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


SHOWN = sorted(
    path for path in Path(yearline.__file__).parent.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_examples_in_the_code_are_true(path: Path) -> None:
    name = ".".join(path.relative_to(Path(yearline.__file__).parents[1]).with_suffix("").parts)
    result = doctest.testmod(importlib.import_module(name.removesuffix(".__init__")))
    assert result.attempted
    assert result.failed == 0


def test_every_public_class_explains_itself() -> None:
    classes = [getattr(yearline, name) for name in yearline.__all__ if isinstance(getattr(yearline, name), type)]
    assert classes
    assert [thing.__name__ for thing in classes if not thing.__doc__] == []
