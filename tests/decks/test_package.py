"""A deck with photos as a folder and as a ZIP, written and read again;
and what is wrong with its photos told at their rows.
"""

import io
import zipfile
from pathlib import Path

import pytest

from tests.photos.pictures import jpeg
from yearline.decks.fixes import fix_for
from yearline.decks.problems import Problem
from yearline.decks.source import inspect
from yearline.decks.writing import export_deck, import_deck, with_photos

CARDS = 'year,title,picture,crop,credit\n1969,Moon,moon.jpg,"0.25,0.5,2",NASA\n1989,Wall,,,\n'


def folder(path: Path, cards: str = CARDS, photo: bytes | None = None) -> Path:
    (path / "pictures").mkdir(parents=True)
    (path / "deck.toml").write_text('[names]\nen = "Our town"\n', encoding="utf-8")
    (path / "cards.csv").write_text(cards, encoding="utf-8")
    (path / "pictures" / "moon.jpg").write_bytes(jpeg() if photo is None else photo)
    return path


def test_a_deck_with_photos_goes_into_a_zip_and_comes_back(tmp_path: Path) -> None:
    source = inspect(folder(tmp_path / "town")).checked()
    export_deck(source, tmp_path / "town.zip")
    names = zipfile.ZipFile(tmp_path / "town.zip").namelist()
    assert names == ["deck.toml", "cards.csv", "pictures/moon.jpg"]
    deck, problems = import_deck(tmp_path / "town.zip", tmp_path / "again")
    assert problems == ()
    photo = deck.cards[0].photo
    assert photo is not None
    assert (photo.name, photo.crop, photo.credit) == ("moon.jpg", (0.25, 0.5, 2.0), "NASA")
    assert (tmp_path / "again" / "pictures" / "moon.jpg").read_bytes()[6:10] == b"JFIF"
    assert inspect(tmp_path / "again").checked().name("en") == "Our town"


def test_a_photo_that_is_none_and_one_that_is_missing_are_told_at_their_rows(tmp_path: Path) -> None:
    broken = with_photos(inspect(folder(tmp_path / "a", photo=jpeg()[:500])))
    assert [(one.row, one.column, one.code) for one in broken.problems] == [(2, "picture", "photo_broken")]
    assert broken.deck is None
    missing = inspect(folder(tmp_path / "b", CARDS.replace("moon.jpg", "sun.jpg")))
    assert [(one.row, one.code) for one in missing.problems] == [(2, "no_such_picture")]
    odd = inspect(folder(tmp_path / "c", CARDS.replace("0.25,0.5,2", "left")))
    assert [(one.row, one.code) for one in odd.problems] == [(2, "bad_crop")]


def test_no_name_of_a_picture_leaves_the_folder(tmp_path: Path) -> None:
    (tmp_path / "secret.jpg").write_bytes(jpeg())
    found = inspect(folder(tmp_path / "a", CARDS.replace("moon.jpg", "../secret.jpg")))
    assert [one.code for one in found.problems] == ["no_such_picture"]


def test_a_deck_packed_with_its_folder_is_found(tmp_path: Path) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("town/cards.csv", "year,title\n1969,Moon\n")
        archive.writestr("__MACOSX/town/cards.csv", "?")
    (tmp_path / "town.zip").write_bytes(out.getvalue())
    assert inspect(tmp_path / "town.zip").checked().name("en") == "town"


@pytest.mark.parametrize(
    ("problem", "fix"),
    [
        (Problem(1, "year", "bad_year", {"text": "193o"}), {"year": "1930"}),
        (Problem(1, "year", "bad_year", {"text": "l914"}), {"year": "1914"}),
        (Problem(1, "year", "bad_year", {"text": "soon"}), {}),
        (Problem(1, "year", "bad_year", {"text": "winter 1929"}), {"year": "1929"}),
        (Problem(1, "year", "bad_year", {"text": "1820-е годы"}), {"year": "1820", "precision": "circa"}),
        (Problem(1, "year", "bad_year", {"text": "les années 1820"}), {"year": "1820", "precision": "circa"}),
        (Problem(1, "year", "bad_year", {"text": "200 years before Christ"}), {}),
        (Problem(1, "year", "bad_year", {"text": "3rd of 12 in 1929"}), {}),
        (Problem(1, "year", "year_span", {"text": "1914-1918"}), {"year": "1914"}),
        (Problem(1, "scene", "unknown_word", {"word": "musik", "choices": "war, music"}), {"scene": "music"}),
        (Problem(1, "color", "unknown_word", {"word": "rouge", "choices": "beige, blue, red"}), {"color": "red"}),
        (Problem(1, "year", "year_century", {"text": "XVIIe siècle"}), {"year": "1601", "precision": "century"}),
        (Problem(1, "year", "year_century", {"text": "last century"}), {}),
        (Problem(1, "title", "no_title", {}), {}),
    ],
)
def test_a_fix_is_offered_where_it_is_certain(problem: Problem, fix: dict[str, str]) -> None:
    assert fix_for(problem) == fix
