"""A view of coop as numbers: everything that lies on the table, and what is believed about the rest."""

import pytest

from yearline.bots.lore import YearEstimate, scaled
from yearline.bots.search.position import Memory, Position, lay_rows
from yearline.core.cards import Dated, Face, Front
from yearline.core.deck import deck_card, make_deck
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Hand, Pile, Row, View
from yearline.sim import coop
from yearline.sim.cards import BACK, RANK

SYMBOLS = ("sun", "moon", "star")
CARDS = make_deck(
    "twenty",
    [deck_card(f"c{i}", 1900 + i, front=SYMBOLS[i % 3], back=SYMBOLS[(i + 1 + i // 3 % 2) % 3]) for i in range(20)],
)


def dated(place: int) -> Dated:
    return Dated(CardRef(place), CARDS.cards[place].face, CARDS.cards[place].back)


def front(place: int) -> Front:
    return Front(CardRef(place), CARDS.cards[place].face)


VIEW = View(
    "coop",
    Seat(1),
    "must_place",
    (Seat(1),),
    0,
    (Seat(0), Seat(1)),
    (Row("main", None, ((dated(2),), (dated(9),))), Row("gaps", None, ((dated(5),),))),
    (Hand(Seat(0), (front(1), front(3))), Hand(Seat(1), (dated(6), front(12), front(13)))),
    (Pile("deck", None, 4, front(17)), Pile("discard", None, 3, dated(8), "", (dated(7), dated(0)))),
    (),
    0,
)


def believed(face: Face) -> YearEstimate:
    return YearEstimate(1800.0 + int(face.title[1:]), 0.25)


def position(stacks_in_gap: bool = True) -> Position:
    return Memory(CARDS, believed, stacks_in_gap).position(VIEW)


def test_rows_hands_and_discards_are_where_they_are() -> None:
    row = position().row
    assert (row[coop.SEATS], row[coop.TURN], row[coop.PHASE]) == (2, 1, coop.MUST_PLACE)
    assert (row[coop.MAIN], row[coop.GAPS], row[coop.DROPS], row[coop.END]) == (2, 1, 3, 4)
    assert row[coop.HELD : coop.HELD + 2].tolist() == [2, 3]
    assert row[coop.HAND : coop.HAND + 2].tolist() == [1, 3]
    assert row[coop.HAND + coop.SLOTS :][:3].tolist() == [-1 - 6, 12, 13]


def test_the_symbol_to_match_is_that_of_the_last_discard() -> None:
    backs = Memory(CARDS, None, True).cards.sides[BACK]
    assert len({backs[7], backs[0], backs[8]}) > 1
    assert position().row[coop.SYMBOL] == backs[8]


def test_the_pile_is_the_top_of_the_deck_and_then_all_that_nobody_has_seen() -> None:
    assert position().pile.tolist() == [17, 4, 10, 11, 14, 15, 16, 18, 19]


def test_a_date_on_the_table_is_certain_and_every_other_one_believed() -> None:
    at = position()
    turned = {2, 9, 5, 6, 7, 0, 8}
    for place, card in enumerate(CARDS.cards):
        known = YearEstimate(card.back.year, 0.0) if place in turned else believed(card.face)
        assert (at.years[place], at.spreads[place]) == (scaled(known.year), known.spread)


def test_what_was_seen_at_one_table_is_forgotten_at_the_next() -> None:
    memory = Memory(CARDS, believed, True)
    memory.position(VIEW)
    assert set(memory.spreads.tolist()) == {0.25}


@pytest.mark.parametrize(("stacks_in_gap", "zone"), [(True, coop.SAME), (False, coop.SHUT)])
def test_rows_are_laid_by_the_rulebook_of_the_table(stacks_in_gap: bool, zone: int) -> None:
    at, sides = position(stacks_in_gap), Memory(CARDS, None, True).cards.sides
    lay_rows(at.row, at.words, sides, at.main, at.gaps)
    zones = [coop.zone(at.row, at.words, rank) for rank in range(20)]
    assert (at.row[coop.LOW], at.row[coop.HIGH]) == (sides[RANK, 2], sides[RANK, 9])
    assert zones == [*[coop.OUTSIDE] * 2, coop.COLUMN, *_shut(3, 9, zone), coop.COLUMN, *[coop.OUTSIDE] * 10]


def _shut(low: int, high: int, zone: int) -> list[int]:
    """The gap between two columns, which the card of rank 5 has taken."""
    return [zone if rank == 5 else coop.SHUT for rank in range(low, high)]
