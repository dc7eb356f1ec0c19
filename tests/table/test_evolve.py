"""Folding the log: what entries leave behind, and the clock of a turn."""

from tests.table.build import GUEST, HOST, THIRD, after, opened, playing
from tests.table.test_decide import move, refusal
from yearline.core.ids import CardRef, Seat
from yearline.table import commands as c
from yearline.table.model import Table


def hand(table: Table, seat: int) -> list[CardRef]:
    assert table.game is not None
    return [card.ref for card in table.game.rules.public(table.game.state).hands[seat].cards]


def test_entries_and_games_are_counted() -> None:
    table = opened(game="race")
    assert (table.seq, table.number) == (1, 0)
    table = after(table, HOST, c.Join("Olha"))
    table = after(table, HOST, c.Start(1, "digest"))
    assert (table.seq, table.number) == (3, 1)
    assert after(table, HOST, c.Act(move(table))).seq == 4


def test_a_reaction_is_talk_of_its_own_kind() -> None:
    table = after(playing(HOST), HOST, c.React("👍"), 5.0)
    (said,) = table.talk
    assert (said.kind, said.text, said.seq, said.at) == ("reaction", "👍", table.seq, 5.0)


def test_a_wrong_card_goes_out_of_play_also_during_a_pause() -> None:
    table = playing(HOST, GUEST, clock=60)
    card = hand(table, 0)[0]
    gone = after(table, HOST, c.Withdraw(card), 31.0)
    assert card not in hand(gone, 0)
    assert gone.due == 91.0
    paused = after(after(table, HOST, c.Control("pause"), 31.0), HOST, c.Withdraw(card), 32.0)
    assert (paused.phase, paused.due) == ("paused", None)
    assert card not in hand(paused, 0)
    assert refusal(after(paused, HOST, c.Control("end")), HOST, c.Withdraw(hand(paused, 0)[0])) == "not_started"


def test_a_game_may_end_with_the_card_that_is_taken_out() -> None:
    """C: the last card that somebody had left."""
    table, over = playing(HOST, GUEST, game="chronology", clock=60), list[Table]()
    while not over:
        assert table.game is not None
        assert table.turn is not None
        table = after(table, [HOST, GUEST][table.turn], c.Act(move(table)))
        tops = [pile.top for pile in table.game.rules.public(table.game.state).piles if pile.size == 1]
        without = [after(table, HOST, c.Withdraw(top.ref)) for top in tops if top is not None]
        over = [one for one in without if one.phase == "over"]
    assert over[0].due is None


def test_sitting_down_in_a_running_game_does_not_wind_the_clock() -> None:
    table = after(playing(HOST, GUEST, clock=60), HOST, c.Kick(Seat(1)), 20.0)
    assert after(table, THIRD, c.Join("Ivan"), 30.0).due == 61.0


def test_what_was_left_on_the_clock_is_for_the_same_turn_only() -> None:
    table = playing(HOST, GUEST, THIRD, clock=60, options={"first_player": 0})
    table = after(table, HOST, c.HandOver(Seat(1)), 2.0)
    table = after(table, GUEST, c.Control("pause"), 59.0)
    talked = after(table, GUEST, c.Say("where is everybody?"), 60.0)
    assert after(talked, GUEST, c.Control("resume"), 100.0).due == 102.0
    left = after(table, HOST, c.Leave(), 60.0)
    assert after(left, GUEST, c.Control("resume"), 100.0).due == 160.0


def test_a_clock_that_ran_out_before_the_pause_has_nothing_left() -> None:
    table = after(playing(HOST, GUEST, clock=60), HOST, c.Control("pause"), 99.0)
    assert after(table, HOST, c.Control("resume"), 100.0).due == 100.0


def test_a_second_pause_gives_back_what_was_left_then() -> None:
    table = playing(HOST, GUEST, clock=60)
    for what, now in (("pause", 11.0), ("resume", 100.0), ("pause", 130.0), ("resume", 200.0)):
        table = after(table, HOST, c.Control(what), now)  # type: ignore[arg-type]
    assert table.due == 220.0


def test_when_the_game_is_over_no_clock_runs() -> None:
    table = playing(HOST, GUEST, clock=60)
    assert after(table, HOST, c.Control("end")).due is None
    left = after(table, GUEST, c.Leave())
    assert (left.phase, left.due, left.turn) == ("over", None, None)


def test_estimates_are_for_one_game() -> None:
    table = playing(HOST, GUEST)
    table = after(table, GUEST, c.Guess(hand(table, 0)[0], "1960"))
    table = after(table, HOST, c.Guess(hand(table, 0)[0], "1970"))
    assert [one.text for one in table.estimates] == ["1960", "1970"]
    over = after(table, HOST, c.Control("end"))
    assert len(over.estimates) == 2
    assert after(over, HOST, c.Control("rematch")).estimates == ()


def test_a_chair_that_was_left_is_nobodys() -> None:
    table = after(playing(HOST, GUEST, THIRD), GUEST, c.Leave())
    assert (table.chairs[1].kind, table.chairs[1].person) == ("open", None)
    assert refusal(table, HOST, c.Kick(Seat(1))) == "seat_free"


def test_a_paused_game_can_be_ended() -> None:
    table = after(playing(HOST, GUEST), HOST, c.Control("pause"))
    assert table.turn is not None
    over = after(table, HOST, c.Control("end"))
    assert (over.phase, over.turn) == ("over", None)
    assert refusal(over, HOST, c.Act(move(table))) == "over"
