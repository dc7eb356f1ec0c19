"""What the history of a deck says of a change."""

import pytest

from yearline.workshop.draft import Change, Draft, changes

COLUMNS = ["year", "title_en", "picture", "crop"]
BEFORE = [["1217", "A ford", "", ""], ["1348", "A bridge", "", ""]]


@pytest.mark.parametrize(
    ("rows", "change"),
    [
        (BEFORE, Change()),
        ([*BEFORE, ["1900", "A tram", "", ""], ["1901", "A bus", "", ""]], Change(2, "A tram", "added")),
        ([BEFORE[0], ["1349", "A bridge", "", ""]], Change(1, "A bridge", "year")),
        ([["1217", "A ford", "p", "0.5,0.5,1"], BEFORE[1]], Change(1, "A ford", "picture")),
        ([["1218", "A wade", "", ""], BEFORE[1]], Change(1, "A wade", "")),
        ([["1218", "A ford", "", ""], ["1348", "The bridge", "", ""]], Change(2, "A ford", "")),
        (BEFORE[1:], Change()),
        ([BEFORE[1], BEFORE[0], ["", "", "", ""]], Change()),
    ],
)
def test_a_change_is_told_by_its_cards_and_by_what_was_written(rows: list[list[str]], change: Change) -> None:
    assert changes(Draft({}, COLUMNS, BEFORE), Draft({}, COLUMNS, rows)) == change
