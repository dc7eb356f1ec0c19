"""Our index of words: complete in five languages, and every icon in it is one."""

import csv
import re
from importlib.resources import files

import pytest

from yearline.art import emblems
from yearline.art.emblems import INDEX, VARIED, default_emblem, find, suggest
from yearline.art.framed import photo_svg
from yearline.art.icons import has_icon
from yearline.art.scenes import SCENES
from yearline.i18n import COMPLETE


def test_every_line_has_words_in_all_languages_and_icons_that_there_are() -> None:
    rows = list(csv.DictReader((files("yearline.art") / INDEX).read_text(encoding="utf-8").splitlines()))
    assert len(rows) > 150
    for row in rows:
        assert all(row[language].strip() for language in COMPLETE), row
        assert all(has_icon(name) for name in row["icons"].split()), row
    assert set(VARIED) == set(SCENES)
    assert all(has_icon(name) for names in VARIED.values() for name in names)


def test_words_are_found_without_their_accents_and_endings() -> None:
    assert find("chateau", "fr")[0].name == "castle"
    assert suggest("Les batailles de la Somme", "fr")[0].name == "crossed-swords"
    assert suggest("Полёт космонавта", "ru")[0].name in ("astronaut-helmet", "biplane")
    assert suggest("Zzz qqq", "en") == []
    assert suggest("The stream", "en") == [], "it is no street"


def test_a_word_is_compared_with_few_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all of the index, for twelve words a title, a deck of a megabyte kept a thread busy for seconds."""
    compared = list[str]()

    class Word(str):
        def startswith(self, *asked: object) -> bool:
            compared.append(self)
            return super().startswith(*asked)  # type: ignore[arg-type]

    words = {Word("stonemason"): ("anvil",), **{Word(f"other{number}"): ("key",) for number in range(100)}}
    emblems._by_beginning.cache_clear()
    monkeypatch.setattr(emblems, "_index", lambda: ({"en": words}, {}))
    assert suggest("Stonemasonry", "en")[0].name == "anvil"
    assert compared == ["stonemason"]
    emblems._by_beginning.cache_clear()


def test_of_every_word_of_a_title_one_emblem_comes_first() -> None:
    found = suggest("The stone bridge by the mill", "en", 4)
    assert [one.word for one in found] == ["bridge", "stone", "mill", "bridge"]


def test_decks_without_emblems_get_pictures_that_differ() -> None:
    titles = [f"Nothing {chr(65 + i)}" for i in range(20)]
    assert len({default_emblem(title, "life", {"en": title}) for title in titles}) > 6


def test_a_credit_is_text_in_the_frame_whatever_it_says() -> None:
    drawn = photo_svg("x", "war", "hourglass", "scene", b"photo", credit='<script>"&')
    assert "<script>" not in drawn
    assert "&lt;script&gt;" in drawn


@pytest.mark.parametrize(
    ("credit", "shown"),
    [("Town archive, 1892", "Town archive"), ("© 1892 Anna", "© Anna"), ("1892", ""), ("Studio 54", "Studio 54"),
     ("Anna (1892)", "Anna")],
)  # fmt: skip
def test_a_credit_does_not_tell_the_year_of_its_photo(credit: str, shown: str) -> None:
    drawn = photo_svg("x", "war", "hourglass", "scene", b"photo", credit=credit)
    assert re.findall("<text[^>]*>(.*)</text>", drawn) == ([shown] if shown else [])
