"""Starting a game: with whom, by which options, and who begins."""

import pytest

from tests.table.build import DECK, GUEST, HOST, THIRD, after, deck_of, opened
from tests.table.test_decide import refusal
from yearline.core.errors import BadDeck, BadSeatCount
from yearline.core.ids import Seat
from yearline.table import commands as c
from yearline.table.decide import decide
from yearline.table.model import Table


def test_a_start_needs_people_and_a_deck_that_suffices() -> None:
    assert refusal(opened(), HOST, c.Start(1, "digest")) == "nobody"
    crowd = opened(game="race", seats=8, options={"hand_size": 8})
    for number in range(8):
        crowd = after(crowd, f"{number}" * 16, c.Join(f"P{number}"))
    with pytest.raises(BadSeatCount):
        decide(crowd, HOST, c.Start(1, "digest"), 1.0, deck_of)
    small = after(opened(game="race", options={"hand_size": 8, "max_players": 8}), HOST, c.Join("P"))
    with pytest.raises(BadDeck):
        decide(small, HOST, c.Start(1, "digest"), 1.0, lambda _: type(DECK)("x", DECK.cards[:5]))


def test_chairs_left_open_vanish_at_the_start() -> None:
    table = after(opened(game="race", seats=4), GUEST, c.Join("Olha", Seat(2)))
    table = after(table, HOST, c.Start(1, "digest"))
    assert [chair.name for chair in table.chairs] == ["Olha"]
    over = after(table, HOST, c.Control("end"))
    assert len(after(over, HOST, c.Control("rematch")).chairs) == 4


def with_an_open_chair(**options: object) -> Table:
    """Three chairs: Taras on the first, nobody on the second, Olha on the third."""
    table = opened(game="race", seats=3, options=options)
    return after(after(table, GUEST, c.Join("Olha", Seat(2))), HOST, c.Join("Taras", Seat(0)))


def agreed_at_the_start(table: Table, option: str) -> object:
    game = after(table, HOST, c.Start(1, "digest")).game
    assert game is not None
    return game.rules.options[option]


def after_a_rematch(table: Table) -> Table:
    over = after(after(table, HOST, c.Start(1, "digest")), HOST, c.Control("end"))
    return after(over, HOST, c.Control("rematch"))


def test_a_handicap_is_for_the_chair_and_goes_with_it() -> None:
    assert agreed_at_the_start(with_an_open_chair(hand_size=[1, 7, 3]), "hand_size") == (1, 3)


def test_a_handicap_follows_those_who_move_up_into_the_next_game() -> None:
    table = after_a_rematch(with_an_open_chair(hand_size=[1, 7, 3]))
    assert [chair.name for chair in table.chairs] == ["Taras", "Olha", ""]
    assert table.settings.options["hand_size"] == [1, 3, 7]
    assert agreed_at_the_start(table, "hand_size") == (1, 3)
    assert agreed_at_the_start(after(table, THIRD, c.Join("Ivan")), "hand_size") == (1, 3, 7)


def test_who_begins_is_the_person_on_that_chair_also_in_the_next_game() -> None:
    table = with_an_open_chair(first_player=2)
    assert agreed_at_the_start(table, "first_player") == 1
    again = after_a_rematch(table)
    assert again.settings.options["first_player"] == 1
    assert agreed_at_the_start(after(again, THIRD, c.Join("Ivan")), "first_player") == 1


def test_where_nobody_sits_on_the_chair_that_begins_the_rulebook_decides() -> None:
    table = with_an_open_chair(first_player=1)
    assert agreed_at_the_start(table, "first_player") == "rulebook"
    seated = after(after_a_rematch(table), THIRD, c.Join("Ivan"))
    assert agreed_at_the_start(seated, "first_player") == 2


def test_a_chair_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadSeatCount):
        agreed_at_the_start(with_an_open_chair(first_player=3), "first_player")


@pytest.mark.parametrize(("game", "first"), [("coop", 1), ("race", 2)])
def test_who_begins_by_the_rulebook(game: str, first: int) -> None:
    """A-19, B: the oldest begins in coop, the youngest in race."""
    table = opened(game=game, seats=3)
    for number, birth in enumerate((1980, 1950, 2005)):
        table = after(table, HOST, c.Join(f"P{number}", birth=birth))
    assert after(table, HOST, c.Start(1, "digest")).turn == first


@pytest.mark.parametrize(("game", "options"), [("race", {"first_player": 0}), ("chronology", {})])
def test_years_of_birth_say_nothing_where_something_else_was_agreed(game: str, options: dict[str, object]) -> None:
    table = opened(game=game, seats=2, options=options)
    for number, birth in enumerate((1950, 2005)):
        table = after(table, HOST, c.Join(f"P{number}", birth=birth))
    begun = {after(table, HOST, c.Start(seed, "digest")).turn for seed in range(20)}
    assert begun == ({0} if options else {0, 1})


def test_who_begins_among_equals_is_chance() -> None:
    table = opened(game="coop", seats=2)
    for number in range(2):
        table = after(table, HOST, c.Join(f"P{number}", birth=1980))
    assert {after(table, HOST, c.Start(seed, "digest")).turn for seed in range(30)} == {0, 1}
