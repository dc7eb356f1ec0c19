"""Who comes late can ask for a seat in the next game, and gets it when there is room."""

import pytest

from tests.table.build import DECK, GUEST, HOST, THIRD, after, deck_of, opened, playing
from tests.table.test_decide import refusal
from yearline.table import commands as c
from yearline.table.decide import decide
from yearline.table.evolve import evolve
from yearline.table.model import MOST_WAITING, Table

LATE = "l" * 16


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs if chair.kind != "open"]


def over(*waiting: str, **settings: object) -> Table:
    """A game of two that is over, and those who wait for the next one."""
    table = playing(HOST, GUEST, **settings)
    for number, person in enumerate(waiting):
        table = after(table, person, c.Wait(f"Late {number}"))
    return after(table, HOST, c.Control("end"))


def test_who_waits_plays_in_the_next_game_on_an_open_chair_or_one_that_is_added() -> None:
    again = after(over(THIRD, LATE), GUEST, c.Start(2, "digest"))
    assert names(again) == ["Player 0", "Player 1", "Late 0", "Late 1"]
    assert again.waiting == ()
    assert again.seats_of(LATE) == (3,)


def test_a_table_that_is_opened_again_has_a_seat_for_who_waits() -> None:
    lobby = after(over(THIRD, seats=3), HOST, c.Control("rematch"))
    assert (lobby.phase, lobby.settings.seats) == ("lobby", 3)
    assert names(lobby) == ["Player 0", "Player 1", "Late 0"]


def test_no_more_than_the_game_allows_are_let_in_and_the_others_go_on_waiting() -> None:
    crowd = [f"{number}" * 16 for number in range(6)]
    again = after(over(*crowd), HOST, c.Start(2, "digest"))
    assert len(again.chairs) == 6
    assert [one.name for one in again.waiting] == ["Late 4", "Late 5"]


def test_nobody_is_let_in_whom_the_cards_would_not_suffice_for() -> None:
    """Three cards and a spare one for each of four, and one on the line, are more than thirteen."""
    few = type(DECK)("few", DECK.cards[:13])
    table = over(THIRD, LATE, options={"hand_size": 3})
    for entry in decide(table, HOST, c.Start(2, "digest"), 1.0, lambda _: few):
        table = evolve(table, entry, 1.0, lambda _: few)
    assert names(table) == ["Player 0", "Player 1", "Late 0"]


def test_where_each_seat_has_its_own_agreement_no_chair_is_added() -> None:
    table = over(THIRD, options={"hand_size": [2, 3]})
    assert names(after(table, HOST, c.Start(2, "digest"))) == ["Player 0", "Player 1"]


@pytest.mark.parametrize("change", [c.Wait(""), c.Wait("  ")])
def test_one_may_think_better_of_it(change: c.Wait) -> None:
    table = after(after(playing(HOST, GUEST), THIRD, c.Wait("Olha")), THIRD, change)
    assert table.waiting == ()


def test_who_sits_down_or_is_sent_away_waits_no_longer() -> None:
    table = after(playing(HOST, GUEST), THIRD, c.Wait("Olha"))
    free = after(table, HOST, c.Free(1))  # type: ignore[arg-type]
    assert after(free, THIRD, c.Join("Olha")).waiting == ()


def test_a_wish_has_a_name_of_its_own_and_is_made_by_somebody_who_does_not_sit() -> None:
    table = after(playing(HOST, GUEST), THIRD, c.Wait("Olha"))
    assert refusal(table, LATE, c.Wait("olha")) == "name_taken"
    assert refusal(table, LATE, c.Wait("Player 0")) == "name_taken"
    assert refusal(table, GUEST, c.Wait("Taras")) == "already_seated"
    assert refusal(table, "", c.Wait("Taras")) == "not_seated"
    assert refusal(table, LATE, c.Wait("x" * 25)) == "too_long"
    assert after(table, THIRD, c.Wait("Olga")).waiting[0].name == "Olga"


def test_only_so_many_wait() -> None:
    table = playing(HOST, GUEST)
    for number in range(MOST_WAITING):
        table = after(table, f"person {number}", c.Wait(f"Late {number}"))
    assert refusal(table, LATE, c.Wait("One more")) == "table_full"


def test_a_name_that_somebody_waits_under_is_taken_in_the_lobby_too() -> None:
    table = after(after(opened(game="race", seats=3), HOST, c.Join("Taras")), THIRD, c.Wait("Olha"))
    assert refusal(table, GUEST, c.Join("Olha")) == "name_taken"
    assert decide(table, THIRD, c.Join("Olha"), 1.0, deck_of)
