"""Imports and exports: whole or not at all, and the same deck at the end of the way."""

import csv
import os
from pathlib import Path

import openpyxl
import pytest

from yearline.decks import DeckError, library, load_deck
from yearline.decks.writing import EXPORTS, export_deck, import_deck, write_file, write_folder

BUNDLED = "inventions"
CARDS = 2000


@pytest.mark.parametrize("ending", sorted(EXPORTS))
def test_a_deck_survives_export_and_import(tmp_path: Path, ending: str) -> None:
    deck = library()[BUNDLED]
    export_deck(deck, tmp_path / f"{BUNDLED}{ending}")
    import_deck(tmp_path / f"{BUNDLED}{ending}", tmp_path / "again")
    again = load_deck(str(tmp_path / "again"))
    assert again.cards == deck.cards
    if ending == ".json":
        assert again == deck


def test_a_folder_can_be_imported_whole(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "deck.toml").write_text('id = "one"\nsymbols = 6\n[names]\nfr = "Un"\n')
    (tmp_path / "one" / "cards.csv").write_text("year,title\n1969,Lune\n")
    deck, _ = import_deck(tmp_path / "one", tmp_path / "two")
    assert load_deck(str(tmp_path / "two")) == deck
    assert deck.cards[0].text("fr").title == "Lune"


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_formulas_leave_as_text_and_come_back(tmp_path: Path, ending: str) -> None:
    titles = ["=HYPERLINK(1)", "@SUM(1)", "-1+1", "'=quoted", "+1"]
    path = tmp_path / "cards.csv"
    path.write_text("year,title\n" + "".join(f"{1900 + n},'{title}\n" for n, title in enumerate(titles)))
    deck = load_deck(str(path))
    assert [card.text("en").title for card in deck.cards] == titles
    export_deck(deck, tmp_path / f"out{ending}")
    assert [card.text("en").title for card in load_deck(str(tmp_path / f"out{ending}")).cards] == titles


HOSTILE = [
    "=cmd|'/C calc'!A0",
    "+1",
    "-2+3",
    "@SUM(A1)",
    "＝1＋1",
    "＋1",
    "－1",
    "＠x",
    "''=1",
    '"=1"',
    'a","=1',
    "a,=1",
    "\\t=1",
]


def test_no_cell_of_a_large_sheet_is_calculated_whatever_its_author_wrote(tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        sheet = csv.writer(file)
        sheet.writerow(["id", "year", "title", "fact", "source"])
        for number in range(CARDS):
            text = HOSTILE[number % len(HOSTILE)]
            sheet.writerow([f"c{number}", number - 500 or 1, f"{text} {number}", text, text])
    deck = load_deck(str(path))
    assert len(deck.cards) == CARDS
    export_deck(deck, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    texts = [cell for row in rows for column, cell in row.items() if column != "year" and cell]
    assert len(texts) >= 4 * CARDS
    assert not [cell for cell in texts if cell[0] in "=+-@＝＋－＠\t\r\n"]
    again = load_deck(str(tmp_path / "out.csv")).cards
    assert [(card.texts, card.source) for card in again] == [(card.texts, card.source) for card in deck.cards]


def test_a_workbook_holds_no_formula(tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    path.write_text("year,title\n1900,'=1+1\n")
    export_deck(load_deck(str(path)), tmp_path / "out.xlsx")
    kinds = {cell.data_type for row in openpyxl.load_workbook(tmp_path / "out.xlsx").active for cell in row}
    assert "f" not in kinds


def test_a_bad_file_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "bad.csv").write_text("year,title\n1969,Moon\n0,Zero\n")
    with pytest.raises(DeckError):
        import_deck(tmp_path / "bad.csv", tmp_path / "new" / "deck")
    assert [path.name for path in tmp_path.iterdir()] == ["bad.csv"]


def test_a_failure_in_the_middle_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "rename", full)
    with pytest.raises(DeckError, match="No space left"):
        write_folder(tmp_path / "deck", {"deck.toml": b"", "cards.csv": b""})
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine.csv").write_text("precious")
    for write in (lambda: write_folder(tmp_path / "mine", {"a": b""}), lambda: write_file(tmp_path / "mine.csv", b"x")):
        with pytest.raises(DeckError, match="exists already"):
            write()
    assert (tmp_path / "mine.csv").read_text() == "precious"
    write_file(tmp_path / "mine.csv", b"new", replace=True)
    assert (tmp_path / "mine.csv").read_text() == "new"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine", "mine.csv"]


def test_an_export_overwrites_nothing_unasked(tmp_path: Path) -> None:
    target = tmp_path / "deck.json"
    target.write_text("precious")
    with pytest.raises(DeckError, match="exists already"):
        export_deck(library()[BUNDLED], target)
    assert target.read_text() == "precious"
    export_deck(library()[BUNDLED], target, replace=True)
    assert load_deck(str(target)) == library()[BUNDLED]


def test_what_is_written_may_be_read_by_others(tmp_path: Path) -> None:
    """It is built under a name and with rights of its own, which nobody else has."""
    write_folder(tmp_path / "deck", {"deck.toml": b""})
    write_file(tmp_path / "deck.csv", b"")
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in ("deck", "deck.csv")] == [0o755, 0o644]


def test_a_dangling_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(DeckError, match="exists already"):
        write_folder(tmp_path / "link", {"a": b""})
    assert not (tmp_path / "elsewhere").exists()


def test_an_id_cannot_lead_out_of_the_target(tmp_path: Path) -> None:
    (tmp_path / "evil.json").write_text(
        '{"format": "yearline-deck/1", "deck": {"id": "../../evil"}, "cards": [{"year": 1, "title": "x"}]}'
    )
    with pytest.raises(DeckError, match="lower-case letters"):
        import_deck(tmp_path / "evil.json", tmp_path / "deck")
    assert [path.name for path in tmp_path.iterdir()] == ["evil.json"]


def test_an_unknown_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"\.csv, \.json, \.xlsx"):
        export_deck(library()[BUNDLED], tmp_path / "deck.pdf")


def test_a_link_and_a_pipe_are_written_into_and_stay(tmp_path: Path) -> None:
    """As /dev/stdout is a link, and what it leads to may be a pipe."""
    link, pipe = tmp_path / "link", tmp_path / "pipe"
    link.symlink_to("file")
    write_file(link, b"deck", replace=True)
    assert (link.is_symlink(), (tmp_path / "file").read_bytes()) == (True, b"deck")
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_file(pipe, b"deck", replace=True)
    assert (pipe.is_fifo(), os.read(reading, 10)) == (True, b"deck")
    os.close(reading)


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="cannot be written"):
        write_file(tmp_path, b"deck", replace=True)
