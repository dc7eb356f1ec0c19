"""A deck is found by name or by path, and a name never leads elsewhere."""

from pathlib import Path

import pytest

from yearline.decks import DeckError, library, load_deck, shelf


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(shelf, "own_decks", lambda: tmp_path / "decks")
    (tmp_path / "decks" / "mine").mkdir(parents=True)
    (tmp_path / "decks" / "mine" / "deck.toml").write_text("")
    (tmp_path / "decks" / "mine" / "cards.csv").write_text("year,title\n1969,Moon\n")
    return tmp_path


def test_own_decks_are_found_by_name() -> None:
    assert load_deck("mine").cards[0].year == 1969


def test_a_folder_or_file_is_found_by_path(own: Path) -> None:
    assert load_deck(str(own / "decks" / "mine")).id == "mine"
    assert load_deck(str(own / "decks" / "mine" / "cards.csv")).id == "cards"


@pytest.mark.parametrize("name", ["nope", "", "../decks/mine", "a\0b", "x" * 5000, "\udc80"])
def test_an_unknown_name_is_told_what_there_is(name: str) -> None:
    with pytest.raises(DeckError, match=", ".join(library())):
        load_deck(name)


def test_a_folder_without_a_deck_is_refused(own: Path) -> None:
    with pytest.raises(DeckError, match=r"no file “deck\.toml”"):
        load_deck(str(own))


def test_equal_decks_have_equal_hashes() -> None:
    assert load_deck("mine") is not load_deck("mine")
    assert len({load_deck("mine"), load_deck("mine"), load_deck("inventions")}) == 2


def test_no_folder_of_own_decks_is_no_problem(tmp_path: Path) -> None:
    assert shelf.folders(tmp_path / "none") == ()


def test_folders_stand_in_the_order_of_their_names(tmp_path: Path) -> None:
    for name in "hbfadgce":
        (tmp_path / name).mkdir()
        (tmp_path / name / "deck.toml").write_text("")
    (tmp_path / "empty").mkdir()
    assert shelf.folders(tmp_path) == tuple("abcdefgh")


def test_nobody_reads_a_deck_to_see_whether_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr(shelf, "_bundled", read.append)
    assert "inventions" in shelf.library()
    assert "nothing-of-that-name" not in shelf.library()
    assert read == []
