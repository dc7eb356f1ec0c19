"""Folding the log: `evolve` makes the table after an entry from the table before it.

It never refuses. What it meets was decided once, by `decide`, and has been true ever since.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from yearline.core.actions import Action, Join, Leave, from_text
from yearline.core.choice import NOTHING
from yearline.core.deck import Deck
from yearline.core.events import Committed, Joined, RoundBegan, Tallied
from yearline.core.game import Rules
from yearline.core.ids import CardRef, Seat
from yearline.core.play import resolve, withdraw
from yearline.core.value import replace, with_item
from yearline.games import rules_for
from yearline.table import entries as e
from yearline.table.forgetting import NOBODY, mark
from yearline.table.model import KEPT_ESTIMATES, KEPT_TALK, Chair, Estimate, Game, Person, Table, Talk, Waiting
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
        waiting=(),
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
        case e.Started():
            return _start(table, entry, deck_of)
        case e.Withdrawn(card):
            return _withdraw(table, card)
        case e.Forgotten():
            return _forgotten(table, entry)
        case e.Nameless():
            chairs = tuple([replace(chair, name="") for chair in table.chairs])
            return {"chairs": chairs, "talk": (), "estimates": (), "waiting": (), "nameless": True, "locked": True}
        case e.Ended():
            return {"phase": "over", "due": None}
        case e.Reopened():
            chairs = resized(table.chairs, table.settings)
            return {"phase": "lobby", "game": None, "estimates": (), "asides": 0, "chairs": chairs}
        case e.Seated(seat, chair):
            came = chair.kind != "open"  # who leaves came before
            chairs = with_item(table.chairs, seat, chair)
            return {"chairs": chairs, "asides": table.asides + came, "waiting": _waiting(table, chair.person)}
        case e.Created() | e.Acted():
            raise AssertionError(f"{type(entry).__name__} is no change of an open table")
        case _:
            return {"asides": table.asides + 1, **_counted(table, entry, at)}


def _counted(table: Table, entry: e.Aside, at: float) -> dict[str, object]:
    """What one of the entries makes different that people can make without end."""
    match entry:
        case e.Configured(settings):
            return {"settings": settings, "chairs": resized(table.chairs, settings)}
        case e.Waited(person, name):
            return {"waiting": _waiting(table, person, name)}
        case e.Hosted(host):
            return {"host": host}
        case e.Kicked(person):
            chairs = tuple([Chair() if chair.person == person else chair for chair in table.chairs])
            return {"chairs": chairs, "kicked": table.kicked | {person}, "waiting": _waiting(table, person)}
        case e.Said(person, name, text):
            return _talked(table, Talk(person, name, text, at, table.seq + 1))
        case e.Reacted(person, name, text):
            return _talked(table, Talk(person, name, text, at, table.seq + 1, "reaction"))
        case e.Estimated():
            return {"estimates": _estimated(table, entry)}
        case e.Paused():
            left = None if table.due is None else max(0.0, table.due - at)
            return {"phase": "paused", "due": None, "left_on_clock": left}
        case e.Resumed():
            return {"phase": "playing"}
        case e.Locked(locked):
            return {"locked": locked}
        case e.Naming(suggested):
            return {"suggested": suggested}
        case e.Eased(person, eased):
            return {"eased": table.eased | {person} if eased else table.eased - {person}}


def _waiting(table: Table, person: Person | None, name: str = "") -> tuple[Waiting, ...]:
    """Those who wait, with this person as the last of them, or without."""
    if not name and all(one.person != person for one in table.waiting):
        return table.waiting
    others = tuple([one for one in table.waiting if one.person != person])
    return (*others, Waiting(person, name)) if name and person else others


def _start(table: Table, entry: e.Started, deck_of: DeckOf) -> dict[str, object]:
    rules = rules_for(table.settings.game, entry.options)
    step = rules.setup(deck_of(entry.deck), len(entry.chairs), entry.seed)
    game = game_of(rules, step.state, entry.seed, entry.deck)
    return {
        "settings": replace(table.settings, options=after_start(table.settings, table.chairs)),
        "chairs": entry.chairs,
        "phase": "playing",
        "number": table.number + 1,
        "game": game,
        "events": step.events,
    }


def game_of(rules: Rules[Any], state: Any, seed: int, deck: str) -> Game:
    """A game in that state, with who may do what."""
    acting = rules.acting(state)
    alone = rules.choice(state, acting[0]) if len(acting) == 1 else NOTHING
    return Game(rules, state, seed, deck, acting, alone)


_RESEATING: Final = frozenset((Leave, Join))


def _act(table: Table, entry: e.Acted, at: float) -> Table:
    """Of all entries the most frequent by far, so it is folded in without a detour."""
    game = table.game
    assert game is not None
    action = read_action(entry.action)
    step = resolve(game.rules, game.state, entry.seat, action)
    after = game_of(game.rules, step.state, game.seed, game.deck)
    table = replace(table, seq=table.seq + 1, updated=at, game=after, events=step.events)
    if type(action) in _RESEATING:
        table = replace(table, chairs=_reseated(table.chairs, entry.seat, action))
    return table if after.acting else replace(table, phase="over")


def _reseated(chairs: tuple[Chair, ...], seat: Seat, action: Action) -> tuple[Chair, ...]:
    """The chairs after somebody has come into a game, or left it."""
    if type(action) is Join:
        return (*chairs, Chair())
    return with_item(chairs, seat, replace(chairs[seat], kind="open", person=None))


def _withdraw(table: Table, card: CardRef) -> dict[str, object]:
    """A wrong card goes; perhaps the game ends with it."""
    game = table.game
    assert game is not None
    step = withdraw(game.rules, game.state, card)
    after = game_of(game.rules, step.state, game.seed, game.deck)
    made: dict[str, object] = {"game": after, "events": step.events}
    if not after.acting:
        made["phase"] = "over"
    return made


def _forgotten(table: Table, entry: e.Forgotten) -> dict[str, object]:
    """The table without somebody: their chairs, what they said and guessed, their wish for a seat."""
    alias, known = entry.alias, frozenset(entry.marks)

    def meant(what: str | None) -> bool:
        return bool(what) and mark(alias, str(what)) in known

    return {
        "host": alias if meant(table.host) else table.host,
        "chairs": tuple([_unnamed(chair, alias, meant) for chair in table.chairs]),
        "talk": tuple([talk for talk in table.talk if not meant(talk.person)]),
        "estimates": tuple([one for one in table.estimates if not meant(one.person)]),
        "kicked": frozenset([alias if meant(one) else one for one in table.kicked]),
        "waiting": tuple([one for one in table.waiting if not meant(one.person)]),
    }


def _unnamed(chair: Chair, alias: Person, meant: Callable[[str | None], bool]) -> Chair:
    if meant(chair.person):
        return replace(chair, person=alias, name=NOBODY, birth=None)
    return replace(chair, name=NOBODY) if chair.person is None and meant(chair.name) else chair


def _talked(table: Table, talk: Talk) -> dict[str, object]:
    if not talk.text:  # it was said, and is forgotten
        return {}
    return {"talk": (*table.talk, talk)[-KEPT_TALK:]}


def _estimated(table: Table, entry: e.Estimated) -> tuple[Estimate, ...]:
    others = [one for one in table.estimates if (one.person, one.card) != (entry.person, entry.card)]
    new = [Estimate(entry.person, entry.name, entry.card, entry.text)] if entry.text else []
    return (*others, *new)[-KEPT_ESTIMATES:]


def _goes_on(before: Table, after: Table) -> bool:
    """Whether the round is the same: nobody new is to act.
    A choice is told by `Committed` alone, and there are many of them.
    """
    kinds = {type(event) for event in after.events}
    if kinds <= {Committed, Joined}:
        return True
    if kinds & {RoundBegan, Tallied}:
        return False
    return len(before.acting) > 1 and set(after.acting) <= set(before.acting)


def _wind_clock(before: Table, after: Table, at: float) -> Table:
    """Who moves on gets the whole time, a resumed turn what was left of it;
    of many who act at once, one gives the rest none.
    """
    if after.phase != "playing":
        return replace(after, due=None, left_on_clock=after.left_on_clock if before.acting == after.acting else None)
    if before.phase == "paused":
        left = after.left_on_clock
        return replace(after, due=_later(at, _limit(after) if left is None else left), left_on_clock=None)
    if not _goes_on(before, after):
        return replace(after, due=_later(at, _limit(after)))
    if after.due is not None and _eased_are_done(before, after):  # the others have had their time
        return replace(after, due=max(at, after.due - seconds_of(after)))
    return after


def _eased_are_done(before: Table, after: Table) -> bool:
    """Whether the last of those with double time has chosen.
    When somebody else has, the hundreds around need not be looked at.
    """
    chose = [event.seat for event in after.events if isinstance(event, Committed | Joined)]
    if len(chose) == len(after.events) and not any(after.chairs[seat].person in after.eased for seat in chose):
        return False
    return awaits_eased(before) and not awaits_eased(after)


def awaits_eased(table: Table) -> bool:
    """Whether somebody is to act who has double time."""
    return bool(table.eased) and any(table.chairs[seat].person in table.eased for seat in table.acting)


def seconds_of(table: Table) -> int:
    """How many seconds there are for what is to be done now,
    for those who have the usual time; 0: as many as they like.
    """
    game, clock = table.game, table.settings.clock
    return clock if game is None else game.rules.seconds(game.state, clock)


def _limit(table: Table) -> float | None:
    """How long all may take now: as long as the slowest. None: as long as they like."""
    return seconds_of(table) * (2 if awaits_eased(table) else 1) or None


def _later(at: float, wait: float | None) -> float | None:
    return None if wait is None else at + wait
