"""A game in which everybody acts at once, added by the recipe alone:
it keeps all laws, and a leak of a secret choice is caught.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.extending.house import House
from tests.extending.newcomers.chorus import Chorus, State
from tests.laws.tables import Table, spread_deck
from tests.laws.test_hidden import breaks_the_law
from yearline.core.actions import Join, Place, from_text
from yearline.core.choices import Choices, Undecided
from yearline.core.errors import IllegalAction, NotYourTurn
from yearline.core.events import Committed, Placed
from yearline.core.ids import MOST_SEATS, CardRef, Seat
from yearline.core.play import perft, play, replay
from yearline.core.record import Record, dump, load
from yearline.core.value import replace
from yearline.core.view import View
from yearline.games import GAMES
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import Refused, decide
from yearline.table.evolve import evolve, open_table
from yearline.table.model import Chair, Settings

NEWCOMERS = Path(__file__).with_name("newcomers")
HERE = Path(__file__).parents[2]


def start(seats: int) -> State:
    return Chorus().setup(spread_deck(30), seats, 5).state


def test_all_are_to_act_and_each_only_once() -> None:
    rules, state = Chorus(), start(3)
    assert rules.acting(state) == (0, 1, 2)
    step = play(rules, state, Seat(1), rules.legal(state, Seat(1))[0])
    assert (rules.acting(step.state), step.events) == ((0, 2), (Committed(Seat(1)),))
    with pytest.raises(NotYourTurn, match="2 seats are to act, not seat 1"):
        play(rules, step.state, Seat(1), rules.legal(state, Seat(1))[1])


def test_a_choice_is_in_the_own_view_alone_until_all_have_chosen() -> None:
    rules, state = Chorus(), start(2)
    mine = rules.legal(state, Seat(0))[1]
    step = play(rules, state, Seat(0), mine)
    views = rules.views(step.state, (None, Seat(0), Seat(1)))
    assert [view.chosen for view in views] == [None, mine, None]
    last = play(rules, step.state, Seat(1), mine)
    assert any(isinstance(event, Placed) for event in last.events)
    assert rules.acting(last.state) == (0, 1)


def test_somebody_joins_between_two_rounds_and_the_record_replays_it() -> None:
    rules, state = Chorus(), start(1)
    step = play(rules, state, Seat(1), Join())
    assert rules.acting(step.state) == (0, 1)
    chosen = play(rules, step.state, Seat(0), rules.legal(step.state, Seat(0))[0]).state
    with pytest.raises(IllegalAction, match="between two rounds"):
        play(rules, chosen, Seat(2), Join())
    record = Record(rules.id, rules.options, 1, 5, spread_deck(30), ((Seat(1), Join()),))
    assert load(dump(record)).moves == record.moves
    lives = GAMES["lives"]()
    alone = lives.setup(spread_deck(30), 1, 5).state
    with pytest.raises(IllegalAction, match="nobody can join"):
        play(lives, alone, Seat(1), Join())


def test_lines_of_play_count_every_order() -> None:
    assert perft(Chorus(), start(2), 2) == 2 * 2 * 2


def shows_a_choice(view: View, state: State) -> View:
    return replace(view, score=sum(said.gap + 1 for _, said in state.said.items()))


def counts_a_choice(view: View, state: State) -> View:
    return replace(view, stake=sum(said.gap == 0 for _, said in state.said.items()))


def shows_the_choice_of_another(view: View, state: State) -> View:
    return replace(view, chosen=next((said for _, said in state.said.items()), None))


@pytest.mark.parametrize("leak", [shows_a_choice, counts_a_choice, shows_the_choice_of_another])
def test_a_leaking_choice_is_caught(leak: Callable[[View, State], View]) -> None:
    class Leaking(Chorus):
        def public(self, state: State) -> View:
            return leak(super().public(state), state)

    assert breaks_the_law(Table(Leaking(), spread_deck(40), 3, 5, 11))


def test_the_own_part_of_another_is_caught() -> None:
    class Leaking(Chorus):
        def chosen(self, state: State, seat: Seat) -> Any:
            return state.said[Seat((seat + 1) % state.said.seats)]

    assert breaks_the_law(Table(Leaking(), spread_deck(40), 3, 5, 11))


def test_an_honest_chorus_is_not_accused() -> None:
    assert not breaks_the_law(Table(Chorus(), spread_deck(40), 3, 5, 11))


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GAMES, "chorus", Chorus)  # type: ignore[arg-type]  # a dict underneath
    return


def test_a_table_of_five_hundred_plays_a_round(registered: None) -> None:
    """Nobody waits for another, the clock runs for all at once, and a late choice does not wind it anew."""
    deck = spread_deck(30)
    chairs = tuple([Chair("human", f"p{i}", f"P{i}") for i in range(MOST_SEATS)])
    table = open_table(e.Created("abcd2345", "p0", Settings("chorus", seats=MOST_SEATS, clock=60)), 1.0)
    table = evolve(table, e.Started(chairs, 5, "deck", {}), 2.0, lambda _: deck)
    assert (len(table.acting), table.due) == (MOST_SEATS, 62.0)
    card = table.game.state.deck[0].ref if table.game else CardRef(0)
    for number in reversed(range(MOST_SEATS)):
        assert table.due == 62.0
        act = c.Act(f"place {card} {number % 2}", Seat(number))
        for entry in decide(table, f"p{number}", act, 3.0 + number % 50, lambda _: deck):
            table = evolve(table, entry, 3.0 + number % 50, lambda _: deck)
    assert table.game is not None
    assert (table.game.state.round, len(table.acting), table.due) == (2, MOST_SEATS, 63.0)


def test_who_comes_to_a_full_table_between_two_rounds_plays_along(registered: None) -> None:
    deck = spread_deck(30)
    created = e.Created("abcd2345", "ann", Settings("chorus", {"rounds": 5}, seats=2))
    chairs = (Chair("human", "ann", "Ann"), Chair("human", "ben", "Ben"))
    entries: list[e.Entry] = [e.Started(chairs, 5, "deck", {"rounds": 5})]
    table = evolve(open_table(created, 1.0), entries[0], 2.0, lambda _: deck)

    def done(person: str, command: c.Command) -> None:
        nonlocal table
        for entry in decide(table, person, command, 3.0, lambda _: deck):
            entries.append(entry)
            table = evolve(table, entry, 3.0, lambda _: deck)

    done("eve", c.Join("Eve"))
    assert entries[1:] == [e.Acted(Seat(2), "join", "player"), e.Seated(Seat(2), Chair("human", "eve", "Eve"))]
    assert (table.acting, table.seats_of("eve")) == ((0, 1, 2), (2,))
    assert table.game is not None
    done("eve", c.Act(f"place {table.game.state.deck[0].ref} 0"))
    with pytest.raises(Refused, match="all seats are taken"):
        done("tom", c.Join("Tom"))
    while table.phase == "playing":
        seat = table.acting[0]
        done(("ann", "ben", "eve")[seat], c.Act(f"place {table.game.state.deck[0].ref} 0", seat))
    moves = tuple([(one.seat, from_text(one.action)) for one in entries if isinstance(one, e.Acted)])
    written = Record("chorus/1", {"rounds": 5}, 2, 5, deck, moves)
    assert moves[0] == (2, Join())
    assert replay(Chorus(written.options), deck, written.seats, written.seed, written.moves).state == table.game.state
    assert load(dump(written)).moves == written.moves


def test_a_choice_costs_no_look_at_all_the_others(registered: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a round would cost the square of the seats:
    those who wait are gone through when a round begins, not at each choice.
    """
    deck, looks = spread_deck(30), []
    going_through = Undecided.__iter__
    monkeypatch.setattr(Undecided, "__iter__", lambda self: looks.append(self) or going_through(self))
    chairs = tuple([Chair("human", f"p{i}", f"P{i}") for i in range(40)])
    table = open_table(e.Created("abcd2345", "p0", Settings("chorus", seats=40, clock=60)), 1.0)
    table = evolve(table, e.Started(chairs, 5, "deck", {}), 2.0, lambda _: deck)
    assert table.game is not None
    card = table.game.state.deck[0].ref
    for number in (*range(1, 39), 0):
        for entry in decide(table, f"p{number}", c.Act(f"place {card} 0", Seat(number)), 3.0, lambda _: deck):
            table = evolve(table, entry, 3.0, lambda _: deck)
    assert (list(table.acting), len(looks)) == ([39], 1)


def test_choices_are_values() -> None:
    """Whoever goes on from an older state changes nothing for those who went on before."""
    one, two, three = (Place(CardRef(1), gap) for gap in range(3))
    none = Choices(3)
    first = none.plus(Seat(0), one)
    a, b = first.plus(Seat(1), two), first.plus(Seat(1), three)
    assert [len(each) for each in (none, first, a, b)] == [0, 1, 2, 2]
    assert (a[Seat(1)], b[Seat(1)], first[Seat(1)], none[Seat(0)]) == (two, three, None, None)
    assert a != b != first != none == Choices(3)
    assert a == Choices(3).plus(Seat(1), two).plus(Seat(0), one)
    assert len({a, Choices(3).plus(Seat(1), two).plus(Seat(0), one)}) == 1
    assert [list(each.waiting) for each in (none, first, a)] == [[0, 1, 2], [1, 2], [2]]
    assert [each.waiting[0] for each in (none, first, a)] == [0, 1, 2]
    assert Seat(3) not in none.waiting


def test_it_is_added_by_the_recipe_and_keeps_every_law(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.add("games/chorus.py", (NEWCOMERS / "chorus.py").read_text(encoding="utf-8"))
    house.add("i18n/en/chorus.ftl", (NEWCOMERS / "chorus.ftl").read_text(encoding="utf-8"))
    assert "Chorus" in house.run("-m", "yearline", "rules", "chorus")
    told = house.run("-m", "yearline", "play", "chorus", "--bot", "student", "--bot", "simple", "--seed", "1")
    assert len(told.splitlines()) > 5
    assert "student" in house.run("-m", "yearline", "arena", "chorus", "--policy", "student", "--deals", "1")
    laws = "import os, sys; sys.path.append(os.environ['REPO']); import pytest; sys.exit(pytest.main(sys.argv[1:]))"
    files = [str(HERE / "tests" / "laws" / name) for name in ("test_laws.py", "test_hidden.py", "test_events.py")]
    chosen = "not always_end and not silent and not luck_of_later and not leak and not telling and not nearly"
    os.environ["REPO"], os.environ["YEARLINE_LAWS"] = str(HERE), "chorus"
    try:
        house.run("-c", laws, *files, "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-k", chosen)
    finally:
        del os.environ["REPO"], os.environ["YEARLINE_LAWS"]
