"""The text file of a game: exact, sealed, and honest about what is wrong with it."""

from hashlib import sha256

import pytest

from tests.laws.tables import spread_deck
from yearline.core import record as module
from yearline.core.actions import Leave, Place
from yearline.core.errors import BadRecord
from yearline.core.ids import CardRef, Seat
from yearline.core.record import Record, card_from_dict, card_to_dict, dump, load
from yearline.core.value import replace
from yearline.games.race import Race

RECORD = Record(
    "race/1", {"hand_size": 4}, 2, 99, spread_deck(3), ((Seat(0), Place(CardRef(1), 0)), (Seat(1), Leave()))
)


def test_a_record_reads_back() -> None:
    assert load(dump(RECORD)) == RECORD
    assert dump(RECORD).splitlines()[-3:-1] == ["move 0 place 1 0", "move 1 leave"]


def test_a_game_in_which_nothing_has_happened_reads_back() -> None:
    new = replace(RECORD, moves=())
    assert load(dump(new)) == new


def test_the_options_of_rules_read_back() -> None:
    """A hand size for each seat is a tuple in the rules and a list in the file; the rules read both."""
    rules = Race({"hand_size": [4, 3]})
    read = load(dump(replace(RECORD, options=rules.options)))
    assert Race(read.options).options == rules.options


def test_withdrawals_read_back_where_they_happened() -> None:
    withdrawn = ((0, CardRef(2)), (1, CardRef(0)), (2, CardRef(1)))
    record = replace(RECORD, withdrawn=withdrawn)
    assert load(dump(record)) == record


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (lambda text: text[len("yearline") :], "first line"),
        (lambda text: text[:-80], "cut off"),
        (lambda text: text.replace("seed 99", "seed 98"), "checksum"),
    ],
)
def test_what_is_wrong_is_said(edit: object, expected: str) -> None:
    with pytest.raises(BadRecord, match=expected):
        load(edit(dump(RECORD)))  # type: ignore[operator]


def sealed(body: str) -> str:
    return f"{body}sum {sha256(body.encode()).hexdigest()}\n"


def test_the_head_of_a_file_is_as_its_module_shows_it() -> None:
    shown = [line.strip() for line in (module.__doc__ or "").splitlines() if line.startswith("    ")][:6]
    read = load(sealed("\n".join(shown).replace(", ...", "") + "\n"))
    assert (read.game, read.options, read.seats, read.deck.id) == ("race/1", {"hand_size": 4}, 2, "world-history")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("seats 2", "seats 501", 4),
        ("seed 99", f"seed {1 << 128}", 5),
        ("seats 2", "chairs 2", 4),
        ("seats 2", "seats 02", 4),
        ("seats 2", "seats ²", 4),
        ("move 1 leave", "move 1 fly", 11),
        ("move 0", "step 0", 10),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, line: int) -> None:
    body = dump(RECORD).rpartition("sum ")[0].replace(old, new)
    with pytest.raises(BadRecord, match=f"^line {line}: "):
        load(sealed(body))


@pytest.mark.parametrize("control", ["\x1b[2J", "\n", "\x07", "\x9b31m", "\x7f"])
@pytest.mark.parametrize("field", ["id", "title", "picture"])
def test_a_card_does_not_steer_the_terminal_that_shows_it(field: str, control: str) -> None:
    """Records come from strangers; the text of a card is printed."""
    plain = card_to_dict(RECORD.deck.cards[0])
    with pytest.raises(BadRecord, match=f"^the field {field} of a card .* control characters$"):
        card_from_dict(plain | {field: f"x{control}y"})
    quoted = card_from_dict(plain | {field: "Ґ\u00a0«a»\u202f!"})
    assert quoted.id


def test_cards_as_plain_data() -> None:
    card = RECORD.deck.cards[0]
    assert card_from_dict(card_to_dict(card)) == card
    for plain in (None, [], {"id": 5}, {"id": "x", "year": 5, "precision": []}, {"id": "x" * 2000}, {"weather": 1}):
        with pytest.raises(ValueError, match=r"card|precision|year"):
            card_from_dict(plain)
