"""A table where everybody acts at once: its clock, its host, who comes late and who is sent away."""

import pytest

from tests.laws.tables import spread_deck
from yearline.core.ids import Seat
from yearline.core.value import replace
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import Refused, decide
from yearline.table.evolve import evolve, open_table
from yearline.table.model import Chair, Settings, Table

DECK = spread_deck(30)
HOST = "teacher"


def dealt(*people: str, clock: int = 60, game: str = "crowd", **options: object) -> Table:
    chairs = tuple([Chair("human", one, one.title()) for one in people])
    table = open_table(e.Created("abcd23", HOST, Settings(game, seats=8, clock=clock)), 1.0)
    return evolve(table, e.Started(chairs, 5, "deck", options), 2.0, lambda _: DECK)


def after(table: Table, person: str, command: c.Command, now: float = 10.0) -> Table:
    for entry in decide(table, person, command, now, lambda _: DECK):
        table = evolve(table, entry, now, lambda _: DECK)
    return table


def phase(table: Table) -> str:
    assert table.game is not None
    return str(table.game.state.phase)


def place(table: Table, gap: int) -> c.Act:
    assert table.game is not None
    return c.Act(f"place {table.game.state.deck[0].ref} {gap}")


def test_the_clock_is_for_all_and_the_answer_has_a_time_of_its_own() -> None:
    table = dealt("ann", "ben", look=5)
    assert table.due == 62.0
    table = after(table, "ann", place(table, 0), 20.0)
    table = after(table, "ann", place(table, 1), 30.0)
    assert table.due == 62.0, "neither a choice nor its change gives anybody more time"
    with pytest.raises(Refused, match="time left"):
        after(table, "", c.Clock("proceed"), 61.0)
    table = after(table, "", c.Clock("proceed"), 62.0)
    assert (phase(table), table.due) == ("reveal", 67.0)
    table = after(table, "", c.Clock("proceed"), 67.0)
    assert (phase(table), table.due) == ("place", 127.0)


def test_without_a_time_for_the_answer_the_host_goes_on() -> None:
    table = after(dealt("ann", look=0), HOST, c.Control("next"))
    assert (phase(table), table.due) == ("reveal", None)
    table = after(after(table, HOST, c.Control("pause")), HOST, c.Control("resume"), 50.0)
    assert (phase(table), table.due) == ("reveal", None)
    assert after(table, HOST, c.Control("next"), 60.0).due == 120.0


def test_one_who_is_left_gets_no_more_time_by_what_others_change() -> None:
    table = after(dealt("ann", "ben"), "ann", place(dealt("ann", "ben"), 0), 20.0)
    table = after(table, "ann", place(table, 2), 40.0)
    table = after(table, "eve", c.Join("Eve"), 50.0)
    assert (table.due, table.acting) == (62.0, (1,))


def test_only_the_host_goes_on_and_only_where_all_act_at_once() -> None:
    with pytest.raises(Refused, match="only the host"):
        after(dealt("ann"), "ann", c.Control("next"))
    with pytest.raises(Refused, match="leave the table instead"):
        after(dealt("ann"), "ann", c.Act("proceed"))
    with pytest.raises(Refused, match="everybody has a turn"):
        after(dealt("ann", "ben", game="race"), HOST, c.Control("next"))
    with pytest.raises(Refused, match="cannot next now"):
        after(after(dealt("ann"), HOST, c.Control("pause")), HOST, c.Control("next"))


def test_who_is_sent_away_is_not_waited_for_and_leaves_no_name() -> None:
    table = after(dealt("ann", "rude"), "ann", place(dealt("ann", "rude"), 0))
    table = after(table, HOST, c.Kick(Seat(1)))
    assert (phase(table), table.chairs[1], table.kicked) == ("reveal", Chair(), {"rude"})
    with pytest.raises(Refused, match="asked you to leave"):
        after(table, "rude", c.Join("Again"))


def test_a_chair_that_was_left_is_gone_and_who_comes_gets_a_new_one() -> None:
    table = after(after(dealt("ann", "ben"), "ben", c.Leave()), "eve", c.Join("Eve"))
    assert [chair.person for chair in table.chairs] == ["ann", None, "eve"]


def test_while_the_door_is_shut_nobody_new_sits_down() -> None:
    table = after(dealt("ann"), HOST, c.Control("lock"))
    with pytest.raises(Refused, match="shut the door"):
        after(table, "eve", c.Join("Eve"))
    table = after(table, HOST, c.Control("unlock"))
    assert after(table, "eve", c.Join("Eve")).seats_of("eve") == (1,)


def test_who_sits_alone_can_change_a_choice_by_seat_or_without() -> None:
    table = after(dealt("ann", "ben"), "ann", place(dealt("ann", "ben"), 0))
    for seat in (None, Seat(0)):
        changed = after(table, "ann", c.Act(place(table, 2).action, seat))
        assert changed.game is not None
        assert changed.events == ()
    with pytest.raises(Refused, match="not yours"):
        after(table, "ann", c.Act(place(table, 2).action, Seat(1)))


def test_double_time_lasts_until_whoever_has_it_has_chosen() -> None:
    slow = evolve(dealt("ann", "ben"), e.Eased("ben", True), 2.0, lambda _: DECK)
    asked = after(after(slow, HOST, c.Control("next")), HOST, c.Control("next"), 20.0)
    assert asked.due == 140.0
    early = after(asked, "ben", place(asked, 0), 30.0)
    assert early.due == 80.0, "the others have the time they always had"
    assert after(asked, "ben", place(asked, 0), 100.0).due == 100.0, "and have had it already"
    assert after(asked, "ann", place(asked, 0), 30.0).due == 140.0
    left = evolve(asked, e.Seated(Seat(1), Chair()), 30.0, lambda _: DECK)
    with pytest.raises(Refused, match="nobody"):
        after(left, HOST, c.Ease(Seat(1)))


def test_forgotten_names_leave_the_game_as_it_was_and_let_nobody_in() -> None:
    table = dealt("ann", "ben")
    gone = evolve(table, e.Nameless(), 5.0, lambda _: DECK)
    assert [chair.name for chair in gone.chairs] == ["", ""]
    assert gone.game is table.game
    for person, command in ((HOST, c.Control("unlock")), ("eve", c.Join("Eve"))):
        with pytest.raises(Refused):
            decide(gone, person, command, 6.0, lambda _: DECK)


@pytest.mark.parametrize(
    ("people", "lines", "goes_on"), [(500, 30_600, True), (500, 100_000, False), (2, 20_000, False)]
)
def test_a_full_hall_that_has_played_three_games_of_twenty_rounds_plays_on(
    people: int, lines: int, goes_on: bool
) -> None:
    table = after(dealt(*[f"p{number}" for number in range(people)]), HOST, c.Control("end"))
    table = replace(table, seq=lines, settings=replace(table.settings, seats=500))
    if goes_on:
        assert len(after(table, HOST, c.Start(6, "deck")).chairs) == people
    else:
        with pytest.raises(Refused, match="log is full"):
            after(table, HOST, c.Start(6, "deck"))
