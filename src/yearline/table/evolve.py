"""Folding the log: `evolve` makes the table after an entry from the table before it.

It never refuses. What it meets was decided once, by `decide`, and has been true ever since.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from yearline.core.actions import Leave, from_text
from yearline.core.choice import NOTHING
from yearline.core.deck import Deck
from yearline.core.game import Rules
from yearline.core.ids import CardRef
from yearline.core.play import resolve, withdraw
from yearline.core.value import replace, with_item
from yearline.games import rules_for
from yearline.table import entries as e
from yearline.table.model import KEPT_ESTIMATES, KEPT_TALK, Chair, Estimate, Game, Table, Talk
from yearline.table.seating import after_start, resized

DeckOf = Callable[[str], Deck]
read_action = lru_cache(8192)(from_text)
"""There are few different actions, and each is read twice: when it is decided and when it is folded in."""


def open_table(entry: e.Created, at: float) -> Table:
    """The table that the first entry of a log makes."""
    return Table(
        code=entry.code,
        seq=1,
        host=entry.host,
        settings=entry.settings,
        chairs=(Chair(),) * entry.settings.seats,
        phase="lobby",
        number=0,
        game=None,
        events=(),
        talk=(),
        estimates=(),
        asides=0,
        kicked=frozenset(),
        due=None,
        left_on_clock=None,
        updated=at,
    )


def evolve(table: Table, entry: e.Entry, at: float, deck_of: DeckOf) -> Table:
    """The table after the entry, which was written at that time."""
    if type(entry) is e.Acted:
        after = _act(table, entry, at)
    else:
        after = replace(table, seq=table.seq + 1, updated=at, **{"events": (), **_changes(table, entry, at, deck_of)})
    if table.settings.clock and isinstance(entry, _TIMED):
        return _wind_clock(table, after, at)
    return after


_TIMED: Final = (e.Started, e.Acted, e.Withdrawn, e.Resumed)


def _changes(table: Table, entry: e.Entry, at: float, deck_of: DeckOf) -> dict[str, object]:
    """What an entry makes different."""
    match entry:
        case e.Configured(settings):
            return {"settings": settings, "chairs": resized(table.chairs, settings)}
        case e.Seated(seat, chair):
            came = chair.kind == "human"
            return {"chairs": with_item(table.chairs, seat, chair), "asides": table.asides + came}
        case e.Hosted(host):
            return {"host": host}
        case e.Kicked(person):
            chairs = tuple([Chair() if chair.person == person else chair for chair in table.chairs])
            return {"chairs": chairs, "kicked": table.kicked | {person}}
        case e.Started():
            return _start(table, entry, deck_of)
        case e.Withdrawn(card):
            return _withdraw(table, card)
        case e.Said(person, name, text):
            return _talked(table, Talk(person, name, text, at, table.seq + 1))
        case e.Reacted(person, name, text):
            return _talked(table, Talk(person, name, text, at, table.seq + 1, "reaction"))
        case e.Estimated():
            return {"estimates": _estimated(table, entry), "asides": table.asides + 1}
        case e.Paused():
            left = None if table.due is None else max(0.0, table.due - at)
            return {"phase": "paused", "due": None, "left_on_clock": left}
        case e.Resumed():
            return {"phase": "playing"}
        case e.Ended():
            return {"phase": "over", "due": None}
        case e.Reopened():
            chairs = resized(table.chairs, table.settings)
            return {"phase": "lobby", "game": None, "estimates": (), "asides": 0, "chairs": chairs}
        case _:
            raise AssertionError(f"{type(entry).__name__} is no change of an open table")


def _start(table: Table, entry: e.Started, deck_of: DeckOf) -> dict[str, object]:
    rules = rules_for(table.settings.game, entry.options)
    step = rules.setup(deck_of(entry.deck), len(entry.chairs), entry.seed)
    game = _game(rules, step.state, entry.seed, entry.deck)
    return {
        "settings": replace(table.settings, options=after_start(table.settings, table.chairs)),
        "chairs": entry.chairs,
        "phase": "playing",
        "number": table.number + 1,
        "game": game,
        "events": step.events,
    }


def _game(rules: Rules[Any], state: Any, seed: int, deck: str) -> Game:
    turn = rules.turn(state)
    return Game(rules, state, seed, deck, turn, NOTHING if turn is None else rules.choice(state, turn))


def _act(table: Table, entry: e.Acted, at: float) -> Table:
    """Of all entries the most frequent by far, so it is folded in without a detour."""
    game = table.game
    assert game is not None
    action = read_action(entry.action)
    step = resolve(game.rules, game.state, entry.seat, action)
    after = _game(game.rules, step.state, game.seed, game.deck)
    table = replace(table, seq=table.seq + 1, updated=at, game=after, events=step.events)
    if type(action) is Leave:
        chair = replace(table.chairs[entry.seat], kind="open", person=None)
        table = replace(table, chairs=with_item(table.chairs, entry.seat, chair))
    return table if after.turn is not None else replace(table, phase="over")


def _withdraw(table: Table, card: CardRef) -> dict[str, object]:
    """A wrong card goes; perhaps the game ends with it."""
    game = table.game
    assert game is not None
    step = withdraw(game.rules, game.state, card)
    after = _game(game.rules, step.state, game.seed, game.deck)
    made: dict[str, object] = {"game": after, "events": step.events}
    if after.turn is None:
        made["phase"] = "over"
    return made


def _talked(table: Table, talk: Talk) -> dict[str, object]:
    return {"talk": (*table.talk, talk)[-KEPT_TALK:], "asides": table.asides + 1}


def _estimated(table: Table, entry: e.Estimated) -> tuple[Estimate, ...]:
    others = [one for one in table.estimates if (one.person, one.card) != (entry.person, entry.card)]
    new = [Estimate(entry.person, entry.name, entry.card, entry.text)] if entry.text else []
    return (*others, *new)[-KEPT_ESTIMATES:]


def _wind_clock(before: Table, after: Table, at: float) -> Table:
    """Who moves on gets the whole time; a resumed turn what was left of it."""
    limit = after.settings.clock
    if after.phase != "playing":
        return replace(after, due=None, left_on_clock=after.left_on_clock if before.turn == after.turn else None)
    if before.phase == "paused":
        left = after.left_on_clock
        return replace(after, due=at + (limit if left is None else left), left_on_clock=None)
    return replace(after, due=at + limit)
