"""The script that gathers assets: rounding keeps outlines in place, and a missing folder is told, not crashed into."""

import importlib.util
import io
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

SCRIPT = Path(__file__).parents[2] / "scripts" / "gather_assets.py"


@pytest.fixture(scope="module")
def gather() -> ModuleType:
    spec = importlib.util.spec_from_file_location("gather_assets", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("outline", "short"),
    [
        ("M10.04 20.06h5.55v-3z", "m10 20h6v-3z"),
        ("M0 0l.4.4.4.4.4.4", "m0 0l0 0 1 1 0 0"),
        ("M1 1L4 5 6 7zM9 9l1 1", "m1 1l3 4 2 2zm8 8l1 1"),
        ("M5 5a2 2 0 013 3", "m5 5a2 2 0 0 1 3 3"),
        ("M0 0C1 1 2 2 3 3S5 5 6 6q1 1 2 2T9 9", "m0 0c1 1 2 2 3 3s2 2 3 3q1 1 2 2t1 1"),
    ],
)
def test_outlines_are_rounded_without_drifting(gather: ModuleType, outline: str, short: str) -> None:
    assert gather.rounded(outline, 0) == short


def test_many_small_steps_end_where_they_should(gather: ModuleType) -> None:
    steps = list(gather.commands(gather.rounded("M0 0" + "l.3.3" * 100, 0)))
    assert sum(values[0] for _, values in steps) == 30


@pytest.mark.parametrize(("family", "weight"), [("alegreya", 700), ("yeseva-one", 400), ("golos-text", 600)])
def test_a_font_for_the_browser_draws_the_raised_letters_of_french_ordinals(
    gather: ModuleType, family: str, weight: int
) -> None:
    font = TTFont(io.BytesIO(gather.cut(gather.whole_font(family, weight), gather.letters_of("latin+accents"))))
    names, widths = font.getBestCmap(), font["hmtx"]
    for raised, letter in (("ᵉ", "e"), ("ʳ", "r")):
        assert 0.5 < widths[names[ord(raised)]][0] / widths[names[ord(letter)]][0] < 0.7
        small, plain = (drawn(font, names[ord(sign)]) for sign in (raised, letter))
        assert small[1] > plain[1], "its foot is higher"
        assert small[3] > plain[3], "and so is its head"


def drawn(font: TTFont, name: str) -> tuple[float, float, float, float]:
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(pen)
    assert pen.bounds is not None
    return pen.bounds


def test_filling_a_folder_removes_what_no_longer_belongs(gather: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "icon.svg").write_text("x")
    gather.fill(tmp_path, {"new/icon.svg": b"y"})
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")] == ["new", "new/icon.svg"]


def test_filling_again_touches_nothing(gather: ModuleType, tmp_path: Path) -> None:
    gather.fill(tmp_path, {"a": b"x"})
    before = (tmp_path / "a").stat().st_mtime_ns
    gather.fill(tmp_path, {"a": b"x"})
    assert (tmp_path / "a").stat().st_mtime_ns == before


@pytest.mark.parametrize("kind", ["absent", "empty"])
def test_missing_packages_are_told_in_one_sentence(tmp_path: Path, kind: str) -> None:
    (tmp_path / "scripts").mkdir()
    copied = shutil.copy(SCRIPT, tmp_path / "scripts")
    if kind == "empty":
        (tmp_path / "node_modules").mkdir()
    done = subprocess.run([sys.executable, copied], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "npm ci" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "src").exists()
