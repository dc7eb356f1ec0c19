"""What may be done at a table, and by whom."""

from dataclasses import FrozenInstanceError

import pytest

from tests.table.build import GUEST, HOST, THIRD, after, deck_of, fold, opened, playing
from yearline.core.actions import to_text
from yearline.core.errors import YearlineError
from yearline.core.ids import CardRef, Seat
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import Refused, decide
from yearline.table.evolve import evolve
from yearline.table.hosting import BadAgreement
from yearline.table.model import KEPT_ESTIMATES, KEPT_FOR_COMERS, MOST_ASIDES, REACTIONS, Chair, Settings, Table
from yearline.table.texts import clean


def refusal(table: Table | None, person: str, command: c.Command, now: float = 1.0) -> str:
    with pytest.raises(YearlineError) as refused:
        decide(table, person, command, now, deck_of)
    return refused.value.code


def move(table: Table) -> str:
    assert table.game is not None
    return to_text(table.game.rules.legal(table.game.state, table.turn)[0])


def test_nothing_happens_at_no_table() -> None:
    assert refusal(None, HOST, c.Say("x")) == "no_table"


def test_a_code_is_taken_once() -> None:
    assert refusal(opened(), HOST, c.Create("abcd2345", Settings())) == "code_taken"


@pytest.mark.parametrize(
    ("field", "settings"),
    [
        ("game", Settings(game="chess")),
        ("game", Settings(game="coop/1")),
        ("options.edition", Settings(options={"edition": "xx"})),
        ("seats", Settings(seats=0)),
        ("seats", Settings(seats=9)),
        ("clock", Settings(clock=-1)),
        ("clock", Settings(clock=7 * 24 * 3600 + 1)),
        ("decks", Settings(decks=())),
        ("decks", Settings(decks=("x",) * 9)),
        ("decks", Settings(decks=("x" * 81,))),
        ("language", Settings(language="x" * 9)),
        ("language", Settings(language="<x>")),
        ("language", Settings(language="\0a")),
        ("fallback", Settings(fallback="cry")),  # type: ignore[arg-type]
        ("on_leave", Settings(on_leave="cry")),  # type: ignore[arg-type]
    ],
)
def test_settings_are_checked_and_the_refusal_names_what_is_wrong(field: str, settings: Settings) -> None:
    with pytest.raises(BadAgreement) as refused:
        decide(None, HOST, c.Create("x", settings), 0.0, deck_of)
    assert refused.value.field == field
    assert refusal(opened(), HOST, c.Configure(settings)) == ("no_such_game" if field == "game" else "bad_option")


def test_settings_may_go_to_their_limits() -> None:
    table = opened(seats=8, clock=7 * 24 * 3600, decks=("x" * 80,) * 8, language="fur")
    assert len(table.chairs) == 8


def test_joining() -> None:
    table = after(opened(seats=2), GUEST, c.Join("Olha", birth=1988))
    assert [chair.name for chair in table.chairs] == ["Olha", ""]
    assert refusal(table, GUEST, c.Join("Olha")) == "already_seated"
    assert refusal(table, THIRD, c.Join("Olha")) == "name_taken"
    assert refusal(table, THIRD, c.Join("olha")) == "name_taken"
    assert refusal(table, THIRD, c.Join("Taras", Seat(0))) == "seat_taken"
    table = after(table, GUEST, c.Join("Taras", Seat(1)))
    assert table.seats_of(GUEST) == (0, 1)
    assert refusal(table, THIRD, c.Join("Ivan")) == "table_full"


def test_nobody_in_particular_has_no_seat() -> None:
    """All screens are the same nobody, and so are bots and the clock:
    its seat would be everybody's, and to kick it would stop them.
    """
    assert refusal(opened(), "", c.Join("Screen")) == "not_seated"


def test_a_year_of_birth_is_one_of_the_living() -> None:
    for birth in (1879, 2101):
        assert refusal(opened(), GUEST, c.Join("Olha", birth=birth)) == "bad_birth"
    for birth in (1880, 2100):
        assert after(opened(), GUEST, c.Join("Olha", birth=birth)).chairs[0].birth == birth


def test_nobody_sits_down_when_the_game_is_over() -> None:
    over = after(after(playing(HOST, GUEST), HOST, c.Free(Seat(1))), HOST, c.Control("end"))
    assert refusal(over, THIRD, c.Join("Ivan")) == "over"


def test_the_name_of_somebody_who_left_is_free_again() -> None:
    table = after(playing(HOST, GUEST, THIRD), GUEST, c.Leave())
    table = after(table, HOST, c.Free(Seat(2)))
    assert after(table, GUEST, c.Join("Player 1")).seats_of(GUEST) == (2,)


def test_a_seat_in_a_running_game_can_be_taken_over() -> None:
    table = after(playing(HOST, GUEST, seats=2), HOST, c.Free(Seat(1)))
    assert after(table, THIRD, c.Join("Ivan")).seats_of(THIRD) == (1,)


def test_a_seat_that_the_rules_do_not_count_any_more_stays_empty() -> None:
    table = after(playing(HOST, GUEST, THIRD, seats=3), GUEST, c.Leave())
    assert refusal(table, "new" * 5, c.Join("Ivan")) == "table_full"
    assert refusal(table, HOST, c.SeatBot(Seat(1), "simple", "Clio")) == "over"


@pytest.mark.parametrize(
    "command",
    [
        c.SeatBot(Seat(0), "simple", "Clio"),
        c.Free(Seat(0)),
        c.Kick(Seat(0)),
        c.Configure(Settings()),
        c.HandOver(Seat(0)),
        c.Start(1, "digest"),
        c.Withdraw(CardRef(0)),
        c.Control("pause"),
    ],
)
def test_host_powers_are_the_hosts(command: c.Command) -> None:
    table = after(after(opened(), GUEST, c.Join("Olha")), HOST, c.Join("Taras"))
    assert refusal(table, GUEST, command) == "not_host"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.SeatBot(Seat(4), "simple", "Clio"), "no_such_seat"),
        (c.Free(Seat(-1)), "no_such_seat"),
        (c.SeatBot(Seat(0), "simple", "Clio"), "seat_taken"),
        (c.Free(Seat(1)), "seat_free"),
        (c.Kick(Seat(1)), "seat_free"),
        (c.Kick(Seat(0)), "seat_free"),
        (c.HandOver(Seat(1)), "seat_free"),
        (c.Withdraw(CardRef(0)), "not_started"),
        (c.Control("pause"), "wrong_moment"),
        (c.Control("rematch"), "wrong_moment"),
        (c.Act("end"), "not_started"),
        (c.Guess(CardRef(0), "1960"), "not_started"),
        (c.BotActs(Seat(0), "end"), "not_started"),
        (c.Clock("end"), "not_started"),
        (c.React("boo"), "bad_reaction"),
        (c.Leave(Seat(3)), "not_your_seat"),
        (c.Configure(Settings(seats=0)), "bad_option"),
    ],
)
def test_refusals_in_the_lobby(command: c.Command, code: str) -> None:
    assert refusal(after(opened(), HOST, c.Join("Olha")), HOST, command) == code


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.Configure(Settings()), "started"),
        (c.Start(1, "digest"), "started"),
        (c.Control("resume"), "wrong_moment"),
        (c.Control("rematch"), "wrong_moment"),
        (c.Withdraw(CardRef(999)), "illegal_action"),
    ],
)
def test_refusals_to_the_host_in_a_running_game(command: c.Command, code: str) -> None:
    assert refusal(playing(HOST, GUEST), HOST, command) == code


def test_a_bot_takes_a_free_seat_or_a_bots_and_in_a_running_game_anybodys() -> None:
    bot = c.SeatBot(Seat(1), "student", "Clio")
    lobby = after(after(opened(), HOST, bot), HOST, c.SeatBot(Seat(1), "simple", "Urania"))
    assert (lobby.chairs[1].bot, lobby.chairs[1].name) == ("simple", "Urania")
    table = playing(HOST, GUEST)
    assert after(table, HOST, bot).seats_of(GUEST) == ()
    assert refusal(after(table, HOST, c.Control("end")), HOST, bot) == "over"


def test_a_host_without_a_seat_may_speak() -> None:
    assert after(opened(), HOST, c.Say("welcome")).talk[0].text == "welcome"
    assert refusal(opened(), GUEST, c.Say("me too")) == "not_seated"


def test_a_table_may_not_shrink_below_those_who_sit() -> None:
    table = after(after(opened(), HOST, c.Join("Olha")), GUEST, c.Join("Taras"))
    assert refusal(table, HOST, c.Configure(Settings(seats=1))) == "seat_taken"
    assert len(after(table, HOST, c.Configure(Settings(seats=2))).chairs) == 2


def test_only_the_seat_to_act_acts() -> None:
    table = playing(HOST, GUEST)
    people = [HOST, GUEST]
    turn = table.turn
    assert turn is not None
    assert refusal(table, people[1 - turn], c.Act(move(table))) == "not_your_turn"
    assert refusal(table, people[1 - turn], c.Act(move(table), turn)) == "not_your_seat"
    assert refusal(table, THIRD, c.Act(move(table))) == "not_seated"
    assert refusal(table, people[turn], c.Act("leave")) == "use_leave"
    assert refusal(table, people[turn], c.Act("end")) == "illegal_action"
    assert refusal(table, people[turn], c.Act("dance")) == "bad_notation"
    assert refusal(table, HOST, c.BotActs(turn, move(table))) == "not_a_bot"
    assert refusal(table, people[turn], c.Act(move(table), Seat(1 - turn))) == "not_your_seat"
    assert after(table, people[turn], c.Act(move(table))).turn == 1 - turn
    over = after(table, HOST, c.Control("end"))
    assert refusal(over, people[turn], c.Act(move(table))) == "over"


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_a_bot_acts_for_its_own_seat_only(seat: Seat) -> None:
    table = opened(game="race", seats=2, options={"first_player": seat})
    table = after(table, HOST, c.SeatBot(seat, "simple", "Clio"))
    table = after(after(table, HOST, c.Join("Olha")), HOST, c.Start(1, "digest"))
    (entry,) = decide(table, "", c.BotActs(seat, move(table)), 1.0, deck_of)
    assert entry == e.Acted(seat, move(table), "bot")
    for other in (1 - seat, 2, -1 - seat):
        assert refusal(table, "", c.BotActs(Seat(other), move(table))) == "not_a_bot"


def test_the_clock_moves_only_when_it_has_run_out() -> None:
    table = playing(HOST, GUEST, clock=60)
    assert table.due == 61.0
    assert refusal(table, "", c.Clock(move(table)), 60.9) == "not_due"
    moved = after(table, "", c.Clock(move(table)), 61.0)
    assert (moved.turn != table.turn, moved.due) == (True, 121.0)
    untimed = playing(HOST, GUEST)
    assert refusal(untimed, "", c.Clock(move(untimed)), 1e9) == "not_due"


def test_a_pause_stops_the_clock_and_gives_back_what_was_left() -> None:
    table = after(playing(HOST, GUEST, clock=60), HOST, c.Control("pause"), 41.0)
    assert (table.due, table.left_on_clock) == (None, 20.0)
    assert refusal(table, HOST, c.Act(move(table))) == "paused"
    assert after(table, HOST, c.Control("resume"), 1000.0).due == 1020.0


def test_talk_during_a_turn_does_not_wind_the_clock() -> None:
    table = playing(HOST, GUEST, clock=60)
    assert after(table, HOST, c.Say("hm"), 30.0).due == table.due


def test_a_kicked_person_is_refused_everything() -> None:
    table = after(playing(HOST, GUEST), HOST, c.Kick(Seat(1)))
    assert [chair.kind for chair in table.chairs] == ["human", "open"]
    for command in (c.Join("Again"), c.Say("x"), c.Act("end")):
        assert refusal(table, GUEST, command) == "kicked"


def test_estimates_on_visible_cards_only() -> None:
    table = playing(HOST, GUEST)
    assert table.game is not None
    view = table.game.rules.public(table.game.state)
    card, start = view.hands[0].cards[0].ref, view.rows[0].columns[0][0].ref
    table = after(table, GUEST, c.Guess(card, " about  1960 "))
    table = after(table, GUEST, c.Guess(card, "1970"))
    assert [(one.name, one.text) for one in table.estimates] == [("Player 1", "1970")]
    assert after(table, GUEST, c.Guess(card, "")).estimates == ()
    assert refusal(table, GUEST, c.Guess(start, "1")) == "no_such_card"
    assert refusal(table, GUEST, c.Guess(card, "x" * 41)) == "too_long"
    assert refusal(table, THIRD, c.Guess(card, "1960")) == "not_seated"


def test_only_so_many_estimates_are_kept_however_many_people_come_and_go() -> None:
    table = playing(HOST, GUEST, game="coop")
    assert table.game is not None
    card = table.game.rules.public(table.game.state).hands[0].cards[0].ref
    for number in range(KEPT_ESTIMATES + 5):
        table = fold(table, (e.Estimated(f"{number}", f"{number}", card, "1900"),), 1.0)
    assert [table.estimates[0].name, len(table.estimates)] == ["5", KEPT_ESTIMATES]


def test_a_bot_does_not_take_a_persons_name() -> None:
    table = after(opened(), GUEST, c.Join("Ann"))
    assert refusal(table, HOST, c.SeatBot(Seat(1), "simple", "ANN\u200d")) == "name_taken"
    table = after(table, HOST, c.SeatBot(Seat(1), "simple", "Clio"))
    assert after(table, HOST, c.SeatBot(Seat(2), "simple", "Clio")).chairs[2].name == "Clio"


def test_only_so_much_talk_is_kept() -> None:
    table = playing(HOST)
    for number in range(105):
        table = after(table, HOST, c.Say(f"{number}"))
    assert [table.talk[0].text, len(table.talk)] == ["5", 100]
    assert [line.seq for line in table.talk] == list(range(table.seq - 99, table.seq + 1))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  a \t b\n", "a b"),
        ("e\u0301", "é"),
        ("a\u202eb\x00", "ab"),
        ("a\ue000\u0378b", "ab"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("<b>", "<b>"),
    ],
)
def test_texts_are_one_line_without_tricks(typed: str, shown: str) -> None:
    assert clean(typed, 20) == shown


def test_a_text_is_neither_empty_nor_too_long() -> None:
    assert clean("x" * 20, 20) == "x" * 20
    for typed, code in (("x" * 21, "too_long"), (" \t", "empty_text"), ("\u202e", "empty_text")):
        with pytest.raises(Refused) as refused:
            clean(typed, 20)
        assert refused.value.code == code
    table = after(opened(), HOST, c.Join("x" * 24))
    assert refusal(table, GUEST, c.Join("y" * 25)) == "too_long"
    assert after(table, HOST, c.Say("x" * 300)).talk
    assert refusal(table, HOST, c.Say("x" * 301)) == "too_long"


def test_refusals_carry_a_code_and_a_sentence() -> None:
    refused = Refused("kicked", "no")
    assert (refused.code, refused.message) == ("kicked", "no")
    assert not isinstance(refused, FrozenInstanceError)


def chatter(table: Table, times: int) -> Table:
    """A table at which somebody has had much to say."""
    for number in range(times):
        table = evolve(table, e.Said(GUEST, "Player 1", f"{number}"), 1.0, deck_of)
    return table


def test_a_log_is_not_filled_with_talk() -> None:
    table = chatter(playing(HOST, GUEST), MOST_ASIDES - 3)  # two have sat down
    assert table.game is not None
    card = table.game.rules.view(table.game.state, None).hands[0].cards[0].ref
    table = after(table, GUEST, c.React(REACTIONS[0]))
    for command in (c.Say("and another thing"), c.React(REACTIONS[0]), c.Guess(card, "1900")):
        assert refusal(table, GUEST, command) == "log_full"
        assert refusal(table, HOST, command) == "log_full"


def test_at_a_table_full_of_talk_the_game_goes_on() -> None:
    table = chatter(playing(HOST, GUEST, game="coop"), MOST_ASIDES)
    assert table.turn is not None
    table = after(table, (HOST, GUEST)[table.turn], c.Act(move(table)))
    table = after(table, HOST, c.Control("pause"))
    table = after(table, HOST, c.Control("resume"))
    table = after(table, GUEST, c.Leave())
    table = after(table, THIRD, c.Join("Late"))
    table = after(table, HOST, c.Control("end"))
    table = after(table, HOST, c.Control("rematch"))
    assert after(table, HOST, c.Say("again?")).talk[-1].text == "again?"


def test_a_log_is_not_filled_by_coming_and_going() -> None:
    table = opened(seats=2)
    for _ in range(MOST_ASIDES + KEPT_FOR_COMERS):
        table = evolve(table, e.Seated(Seat(0), Chair("human", GUEST, "Ann")), 1.0, deck_of)
        table = evolve(table, e.Seated(Seat(0), Chair()), 1.0, deck_of)
    assert refusal(table, GUEST, c.Join("Ann")) == "log_full"
    assert after(table, HOST, c.SeatBot(Seat(0), "simple", "Bot")).chairs[0].kind == "bot"
