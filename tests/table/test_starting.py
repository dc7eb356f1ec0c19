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


@pytest.mark.parametrize("births", [(1980, None), (None, 1980)])
def test_one_year_of_birth_among_several_people_says_nothing(births: tuple[int | None, ...]) -> None:
    table = opened(game="coop", seats=2)
    for number, birth in enumerate(births):
        table = after(table, HOST, c.Join(f"P{number}", birth=birth))
    assert {after(table, HOST, c.Start(seed, "digest")).turn for seed in range(30)} == {0, 1}


def test_bots_have_no_birthday() -> None:
    table = after(opened(game="coop", seats=2), HOST, c.SeatBot(Seat(0), "student", "Max"))
    table = after(table, HOST, c.Join("P", birth=1980))
    assert {after(table, HOST, c.Start(seed, "digest")).turn for seed in range(10)} == {1}


@pytest.mark.parametrize(
    ("language", "chosen", "edition"),
    [
        ("ru", {}, "ru"),
        ("uk", {}, "uk"),
        ("it", {}, "it"),
        ("fr", {}, "fr"),
        ("en", {}, "fr"),
        ("ru", {"edition": "it"}, "it"),
    ],
)
def test_a_table_plays_by_the_edition_of_its_language(language: str, chosen: dict[str, object], edition: str) -> None:
    table = after(opened(game="coop", seats=1, language=language, options=chosen), HOST, c.Join("P"))
    started = after(table, HOST, c.Start(1, "digest"))
    assert started.game is not None
    assert started.game.rules.options["edition"] == edition


def test_who_begins_among_equals_is_chance() -> None:
    table = opened(game="coop", seats=2)
    for number in range(2):
        table = after(table, HOST, c.Join(f"P{number}", birth=1980))
    assert {after(table, HOST, c.Start(seed, "digest")).turn for seed in range(30)} == {0, 1}


def test_where_the_host_has_no_seat_whoever_sits_may_start() -> None:
    """A screen opens the table and is nobody: the people before it must be able to begin."""
    table = after(opened(game="race", seats=3), GUEST, c.Join("Olha"))
    assert after(table, GUEST, c.Start(1, "digest")).phase == "playing"
    assert refusal(table, THIRD, c.Start(1, "digest")) == "not_host"
    assert refusal(table, GUEST, c.Configure(table.settings)) == "not_host"
    assert refusal(after(table, HOST, c.Join("Taras")), GUEST, c.Start(1, "digest")) == "not_host"


def finished(*people: str) -> Table:
    table = opened(game="race", seats=3)
    for number, person in enumerate(people):
        table = after(table, person, c.Join(f"Player {number}"))
    return after(after(table, HOST, c.Start(1, "digest")), HOST, c.Control("end"))


@pytest.mark.parametrize("person", [HOST, GUEST])
def test_after_a_game_whoever_sits_deals_the_next_one_for_all_who_stay(person: str) -> None:
    over = finished(HOST, GUEST)
    again = after(over, person, c.Start(2, "digest"))
    assert (again.phase, again.number) == ("playing", 2)
    assert [chair.name for chair in again.chairs] == ["Player 0", "Player 1"]
    assert again.game is not None
    assert again.game.seed == 2


def test_who_has_got_up_is_not_dealt_in_but_keeps_the_name_in_the_result() -> None:
    over = after(finished(HOST, GUEST), GUEST, c.Leave())
    assert [chair.name for chair in over.chairs] == ["Player 0", "Player 1"]
    assert [chair.name for chair in after(over, HOST, c.Start(2, "digest")).chairs] == ["Player 0"]


def test_who_does_not_sit_deals_nothing() -> None:
    assert refusal(finished(HOST, GUEST), THIRD, c.Start(2, "digest")) == "not_seated"
    assert refusal(after(finished(HOST, GUEST), GUEST, c.Leave()), GUEST, c.Start(2, "digest")) == "not_seated"


def test_the_second_of_two_who_deal_at_once_is_told_that_the_game_has_begun() -> None:
    again = after(finished(HOST, GUEST), GUEST, c.Start(2, "digest"))
    assert refusal(again, HOST, c.Start(3, "digest")) == "started"
