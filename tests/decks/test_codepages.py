"""Tables in the code pages of Windows are read where that is certain,
and whoever brings them is told; others are refused.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from yearline.decks import DeckError, codepages, library, limits, load_deck
from yearline.decks.codepages import guess
from yearline.decks.source import Inspection, inspect
from yearline.decks.writing import import_deck
from yearline.i18n import COMPLETE

Inspect = Callable[..., Any]
PAGES = {"en": "cp1252", "fr": "cp1252", "it": "cp1252", "ru": "cp1251", "uk": "cp1251"}
ELSEWHERE = {
    "fr": ("mac_roman", "cp850", "cp437"),
    "it": ("mac_roman", "cp850", "cp437"),
    "ru": ("cp866", "koi8_r", "mac_cyrillic", "iso8859_5", "utf-16-le"),
    "uk": ("cp1125", "koi8_u", "mac_cyrillic", "iso8859_5"),
}


def sheet(deck: str, language: str, encoding: str) -> bytes:
    """A deck of the library as Excel saves it; a letter that the page does not have is left out."""
    rows = [f'{card.year};"{card.text(language).title}"' for card in library()[deck].cards]
    return "\r\n".join(["year;title", *rows]).encode(encoding, "ignore")


def saved(tmp_path: Path, text: str, encoding: str) -> Path:
    path = tmp_path / "cards.csv"
    path.write_bytes(text.encode(encoding))
    return path


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("deck", library())
def test_whole_decks_are_read_in_the_page_of_their_country(deck: str, language: str) -> None:
    raw = sheet(deck, language, PAGES[language])
    found = guess(raw)
    assert found is not None
    assert (found.text, found.page) == (raw.decode(PAGES[language]), PAGES[language].replace("cp", "Windows-"))


@pytest.mark.parametrize(("language", "encoding"), [(one, page) for one, pages in ELSEWHERE.items() for page in pages])
@pytest.mark.parametrize("deck", library())
def test_whole_decks_in_other_pages_are_not_guessed_at(deck: str, language: str, encoding: str) -> None:
    assert guess(sheet(deck, language, encoding)) is None


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("1789;Взятие Бастилии", "cp1251"),
        ("1932;Запуск ДнепроГЭС, 1-я очередь № 1…", "cp1251"),
        ("1991;Незалежність України. «Ґанок, їжак, Єва»", "cp1251"),
        ("1945;ПЕРЕМОГА; Кінець війни", "cp1251"),
        ("1991;Cоюз– Украiна, XVIIIв. • Iсторiя, Рада", "cp1251"),
        ("1789;Prise de la Bastille – début de la Révolution", "cp1252"),
        ("1804;Sacre de Napoléon. Ça et là, œuvre", "cp1252"),
        ("1804;L’ÉTÉ DE NAPOLÉON", "cp1252"),
        ("1861;Unità d’Italia: 1ª, 2º, 300 km²", "cp1252"),
        ("1492;Columbus’s “first” voyage", "cp1252"),
    ],
)
def test_a_single_card_is_enough(text: str, page: str) -> None:
    found = guess(f"year;title\n{text}\n".encode(page))
    assert found is not None
    assert found.text == f"year;title\n{text}\n"


@pytest.mark.parametrize(
    "raw",
    [
        "è; è; e".encode("cp1252"),
        "на и в не".encode("cp1251"),
        "Wisła płynie".encode("cp1250"),
        "İstanbul’un fethi, ışık".encode("cp1254"),
        "Η Άλωση της Πόλης, ημέρα".encode("cp1253"),
        "שלום עולם".encode("cp1255"),
        "ColumbusÕs".encode("cp1252"),
        "il pi— grande".encode("cp1252"),
        bytes(range(128, 256)),
    ],
    ids=["accents alone", "small words", "polish", "turkish", "greek", "hebrew", "macintosh", "dos", "everything"],
)
def test_what_is_not_certain_is_not_guessed_at(raw: bytes) -> None:
    assert guess(b"year;title\n1900;" + raw) is None


def notices(found: Inspection) -> list[tuple[int, str, str]]:
    return [(one.row, one.code, one.severity) for one in found.problems if one.code != "falls_back"]


@pytest.mark.parametrize("language", COMPLETE)
def test_whoever_brings_it_is_told(tmp_path: Path, language: str) -> None:
    found = inspect(saved(tmp_path, "year;title\n1789;Взятие Бастилии\n", "cp1251"), language="ru")
    assert found.checked().cards[0].text("ru").title == "Взятие Бастилии"
    assert notices(found) == [(0, "guessed_encoding", "notice")]
    told = found.problems[0].text(language)
    assert "Windows-1251" in told
    assert "Взятие" in told
    assert "CSV UTF-8" in told


def test_a_letter_that_the_page_has_not_is_told_at_its_line(tmp_path: Path) -> None:
    text = "year;title;source\n1840;Ševčenko;http://a.example/b?c=d\n1841;Qui? Où?;\n"
    path = tmp_path / "cards.csv"
    path.write_bytes(text.encode("cp1252", "replace"))
    assert notices(inspect(path)) == [(0, "guessed_encoding", "notice"), (2, "lost_letter", "warning")]


def test_what_is_imported_is_in_utf_8(tmp_path: Path) -> None:
    import_deck(saved(tmp_path, "year;title\n1804;Sacre de Napoléon\n", "cp1252"), tmp_path / "new", language="fr")
    assert "Napoléon" in (tmp_path / "new" / "cards.csv").read_text(encoding="utf-8")
    assert load_deck(str(tmp_path / "new")).cards[0].text("fr").title == "Sacre de Napoléon"


def test_where_nobody_would_be_told_nothing_is_guessed(tmp_path: Path) -> None:
    path = saved(tmp_path, "year;title\n1804;Sacre de Napoléon\n", "cp1252")
    with pytest.raises(DeckError) as caught:
        load_deck(str(path))
    assert [problem.code for problem in caught.value.problems] == ["wrong_encoding"]


@pytest.mark.parametrize("run", [b"a" * 400_000, b"a?b" * 100_000 + b"=", "aé".encode("cp1252") * 200_000])
def test_a_word_without_an_end_is_looked_at_once(read: Inspect, run: bytes) -> None:
    """Whoever looked again from each of its letters would not come back."""
    deck, errors = read(b"year;title\n1804;" + run + "\n1805;Napoléon\n".encode("cp1252"))
    assert deck is None
    assert [code for _, _, code in errors] == ["bad_csv"]


@pytest.mark.parametrize("name", ["cards.xlsx", "cards.csv", "cards"])
def test_bytes_that_are_no_text_are_no_table(read: Inspect, name: str) -> None:
    assert read(bytes(range(255, -1, -1)) * 4, name) == (None, [(0, "", "no_table")])


def test_a_large_file_is_looked_through_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """One search through two megabytes held up everything else in the process for a tenth of a second."""
    seen: list[int] = []
    monkeypatch.setattr(codepages, "_fits", lambda line, _: seen.append(len(line)) or True)
    codepages.guess(b"year;title\n1804;" + "aé".encode("cp1252") * 500_000)
    assert sum(seen) > 1_000_000
    assert max(seen) <= limits.COLUMNS * limits.LINE
