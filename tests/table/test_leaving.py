"""Getting up from a table: in the lobby, by the rulebook, to a bot, and who is host then."""

import pytest

from tests.table.build import GUEST, HOST, THIRD, after, deck_of, opened, playing
from tests.table.test_decide import move, refusal
from yearline.core.actions import to_text
from yearline.core.events import Missed
from yearline.core.ids import Seat
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import decide
from yearline.table.model import Table


def test_leaving_by_the_rulebook() -> None:
    table = after(playing(HOST, GUEST, THIRD), HOST, c.Leave())
    assert table.host == GUEST
    assert table.chairs[0].kind == "open"
    assert after(table, GUEST, c.Leave()).phase == "over"


def test_leaving_with_two_hands_empties_both() -> None:
    table = after(opened(game="race", seats=3), GUEST, c.Join("A"))
    table = after(after(table, GUEST, c.Join("B")), HOST, c.Join("C"))
    table = after(table, HOST, c.Start(3, "digest"))
    assert after(table, GUEST, c.Leave()).phase == "over"


def test_leaving_to_a_bot() -> None:
    table = after(playing(HOST, GUEST, on_leave="bot"), GUEST, c.Leave())
    assert (table.chairs[1].kind, table.chairs[1].name, table.phase) == ("bot", "Player 1", "playing")


def test_leaving_in_the_lobby_or_afterwards_frees_the_chair() -> None:
    lobby = after(opened(game="race"), GUEST, c.Join("Olha"))
    over = after(playing(HOST, GUEST), HOST, c.Control("end"))
    for table in (lobby, over):
        left = after(table, GUEST, c.Leave())
        assert (left.seats_of(GUEST), left.phase, left.game) == ((), table.phase, table.game)
    assert refusal(lobby, THIRD, c.Leave()) == "not_your_seat"


def test_the_host_stays_host_until_the_last_of_their_seats_is_left() -> None:
    table = opened(game="race", seats=4)
    for person, name in ((THIRD, "A"), (GUEST, "B"), (HOST, "C"), (HOST, "D")):
        table = after(table, person, c.Join(name))
    assert after(table, GUEST, c.Leave()).host == HOST
    half = after(table, HOST, c.Leave(Seat(2)))
    assert half.host == HOST
    assert after(half, HOST, c.Leave()).host == THIRD


def test_a_host_whom_nobody_can_follow_stays_host() -> None:
    table = after(opened(), HOST, c.Join("A"))
    assert after(table, HOST, c.Leave()).host == HOST


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_in_coop_the_team_plays_a_seat_that_was_left(seat: Seat) -> None:
    people = [HOST, GUEST]
    table = playing(HOST, GUEST, game="coop", options={"first_player": seat})
    other = people[1 - seat]
    assert refusal(table, other, c.Act(move(table), seat)) == "not_your_seat"
    left = after(table, people[seat], c.Leave())
    assert left.game is table.game
    (entry,) = decide(left, other, c.Act(move(left)), 1.0, deck_of)
    assert entry == e.Acted(seat, move(left), "team")
    for nowhere in (-1, 2):
        assert refusal(left, other, c.Act(move(left), Seat(nowhere))) == "not_your_seat"


def test_in_other_games_nobody_plays_a_seat_that_is_free() -> None:
    table = after(playing(HOST, GUEST, options={"first_player": 1}), HOST, c.Free(Seat(1)))
    assert refusal(table, HOST, c.Act(move(table), Seat(1))) == "not_your_seat"
    assert refusal(table, HOST, c.Act(move(table))) == "not_your_turn"


def laid(table: Table, rightly: bool) -> Table:
    """The seat to act, which belongs to the person of its number,
    lays a card where it belongs, or where it does not.
    """
    assert table.game is not None
    turn = table.turn
    assert turn is not None
    moves = [c.Act(to_text(action)) for action in table.game.rules.legal(table.game.state, turn)]
    tables = [after(table, [HOST, GUEST, THIRD][turn], act) for act in moves]
    return next(one for one in tables if any(isinstance(event, Missed) for event in one.events) != rightly)


@pytest.mark.parametrize("on_leave", ["rulebook", "bot"])
def test_somebody_whom_the_rules_do_not_count_any_more_just_gets_up(on_leave: str) -> None:
    """Two have laid their only card rightly and play on for the victory;
    the third is out, and no bot can play for them.
    """
    table = playing(HOST, GUEST, THIRD, options={"hand_size": 1, "first_player": 0}, on_leave=on_leave)
    for rightly in (True, True, False):
        table = laid(table, rightly)
    assert table.game is not None
    assert table.game.rules.public(table.game.state).active == (0, 1)
    left = after(table, THIRD, c.Leave())
    assert (left.seats_of(THIRD), left.chairs[2].kind) == ((), "open")
    assert (left.phase, left.game) == ("playing", table.game)
