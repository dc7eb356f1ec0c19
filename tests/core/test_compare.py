"""What has changed between two views: whoever applies it to the first one has the second."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.tables import Table, tables, walk
from yearline.core.compare import SAME, Changes, Splice, compare, splices
from yearline.core.play import play
from yearline.core.value import replace
from yearline.core.view import View

items = st.lists(st.integers(0, 8), max_size=8, unique=True).map(tuple)


def spliced(old: tuple[Any, ...], changes: tuple[Splice, ...], i: int = 0) -> tuple[Any, ...]:
    made = list(old)
    for one in changes:
        if one.i == i:
            made[one.at : one.at + one.cut] = one.put
    return tuple(made)


def changed(view: View, changes: Changes) -> View:
    """The view with the changes, by nothing but what they say."""
    plain = {
        name: new
        for name in ("round", "phase", "active", "score", "power")
        if (new := getattr(changes, name)) is not SAME
    }
    if changes.turn is not SAME:
        plain["acting"] = () if changes.turn is None else (changes.turn,)
    rows = [replace(row, columns=spliced(row.columns, changes.rows, i)) for i, row in enumerate(view.rows)]
    hands = [replace(hand, cards=spliced(hand.cards, changes.hands, i)) for i, hand in enumerate(view.hands)]
    piles = list(spliced(view.piles, changes.relaid))
    for pile in changes.piles:
        beneath = spliced(piles[pile.i].beneath, pile.beneath, pile.i)
        piles[pile.i] = replace(piles[pile.i], size=pile.size, top=pile.top, beneath=beneath)
    return replace(view, **plain, rows=tuple(rows), hands=tuple(hands), piles=tuple(piles))


@given(items, items)
def test_splices_make_the_new_of_the_old(old: tuple[int, ...], new: tuple[int, ...]) -> None:
    assert spliced(old, splices(0, old, new)) == new


@settings(max_examples=60)
@given(tables())
def test_a_games_shorter_way_says_the_same_as_both_views(table: Table) -> None:
    rules, before = table.rules, table.start()
    for _, move in walk(table, 60):
        if move is None:
            continue
        after = play(rules, before, *move).state
        old, new = rules.public(before), rules.public(after)
        short, long = rules.compare(before, after), compare(old, new)
        assert (long is None) == (new.outcome is not None) or rules.paced, "many who act are told by a whole view"
        for changes in (short, long):
            assert changes is None or changed(old, changes) == new
        before = after


@settings(max_examples=10)
@given(tables())
def test_nothing_has_changed_between_a_view_and_itself(table: Table) -> None:
    view = table.rules.public(table.start())
    assert compare(view, view) == Changes()
