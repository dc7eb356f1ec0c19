"""Folding the log: `evolve` makes the table after an entry from the table before it.

It never refuses. What it meets was decided once, by `decide`, and has been true ever since.
"""

from collections.abc import Callable

from yearline.core.actions import Leave, from_text
from yearline.core.deck import Deck
from yearline.core.ids import CardRef, Seat
from yearline.core.play import resolve, withdraw
from yearline.core.value import replace
from yearline.games import rules_for
from yearline.table import entries as e
from yearline.table.model import KEPT_TALK, Chair, Estimate, Game, Settings, Table, Talk

DeckOf = Callable[[str], Deck]


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
        kicked=frozenset(),
        due=None,
        left_on_clock=None,
        updated=at,
    )


def evolve(table: Table, entry: e.Entry, at: float, deck_of: DeckOf) -> Table:
    """The table after the entry, which was written at that time."""
    after = _fold(replace(table, seq=table.seq + 1, events=(), updated=at), entry, at, deck_of)
    if isinstance(entry, e.Started | e.Acted | e.Withdrawn | e.Resumed | e.Seated | e.Kicked):
        return _wind_clock(table, after, at)
    return after


def _fold(table: Table, entry: e.Entry, at: float, deck_of: DeckOf) -> Table:
    match entry:
        case e.Created():
            return open_table(entry, at)
        case e.Configured(settings):
            return replace(table, settings=settings, chairs=_resized(table.chairs, settings))
        case e.Seated(seat, chair):
            return replace(table, chairs=_with_chair(table.chairs, seat, chair))
        case e.Hosted(host):
            return replace(table, host=host)
        case e.Kicked(person):
            chairs = tuple([Chair() if chair.person == person else chair for chair in table.chairs])
            return replace(table, chairs=chairs, kicked=table.kicked | {person})
        case e.Started():
            return _start(table, entry, deck_of)
        case e.Acted():
            return _act(table, entry)
        case e.Withdrawn(card):
            return _withdraw(table, card)
        case e.Said(person, name, text):
            return replace(table, talk=_talked(table, Talk(person, name, text, at, table.seq)))
        case e.Reacted(person, name, text):
            return replace(table, talk=_talked(table, Talk(person, name, text, at, table.seq, "reaction")))
        case e.Estimated():
            return replace(table, estimates=_estimated(table, entry))
        case e.Paused():
            left = None if table.due is None else max(0.0, table.due - at)
            return replace(table, phase="paused", due=None, left_on_clock=left)
        case e.Resumed():
            return replace(table, phase="playing")
        case e.Ended():
            return replace(table, phase="over", due=None)
        case e.Reopened():
            return replace(table, phase="lobby", game=None, estimates=(), chairs=_resized(table.chairs, table.settings))


def _resized(chairs: tuple[Chair, ...], settings: Settings) -> tuple[Chair, ...]:
    """As many chairs as agreed; people who sit keep sitting, in order."""
    taken = [chair for chair in chairs if chair.kind != "open"]
    if len(chairs) <= settings.seats:
        return chairs + (Chair(),) * (settings.seats - len(chairs))
    kept = list(chairs)
    while len(kept) > max(settings.seats, len(taken)):
        kept.pop(max(i for i, chair in enumerate(kept) if chair.kind == "open"))
    return tuple(kept)


def _with_chair(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def _start(table: Table, entry: e.Started, deck_of: DeckOf) -> Table:
    rules = rules_for(table.settings.game, entry.options)
    step = rules.setup(deck_of(entry.deck), len(entry.chairs), entry.seed)
    game = Game(rules, step.state, entry.seed, entry.deck, ())
    return replace(
        table,
        chairs=entry.chairs,
        phase="playing",
        number=table.number + 1,
        game=game,
        events=step.events,
        estimates=(),
    )


def _act(table: Table, entry: e.Acted) -> Table:
    game = table.game
    assert game is not None
    action = from_text(entry.action)
    step = resolve(game.rules, game.state, entry.seat, action)
    game = replace(game, state=step.state, moves=(*game.moves, (entry.seat, action)))
    chairs = table.chairs
    if isinstance(action, Leave):
        chairs = _with_chair(chairs, entry.seat, replace(chairs[entry.seat], kind="open", person=None))
    return _ended(replace(table, game=game, chairs=chairs, events=step.events))


def _withdraw(table: Table, card: CardRef) -> Table:
    game = table.game
    assert game is not None
    step = withdraw(game.rules, game.state, card)
    withdrawn = (*game.withdrawn, (len(game.moves), card))
    game = replace(game, state=step.state, withdrawn=withdrawn)
    return _ended(replace(table, game=game, events=step.events))


def _ended(table: Table) -> Table:
    assert table.game is not None
    over = table.game.rules.turn(table.game.state) is None
    return replace(table, phase="over", due=None) if over else table


def _talked(table: Table, talk: Talk) -> tuple[Talk, ...]:
    return (*table.talk, talk)[-KEPT_TALK:]


def _estimated(table: Table, entry: e.Estimated) -> tuple[Estimate, ...]:
    others = [one for one in table.estimates if (one.person, one.card) != (entry.person, entry.card)]
    new = [Estimate(entry.person, entry.name, entry.card, entry.text)] if entry.text else []
    return (*others, *new)


def _wind_clock(before: Table, after: Table, at: float) -> Table:
    """A new turn gets the whole time; a resumed one what was left of it."""
    limit = after.settings.clock
    if not limit or after.phase != "playing":
        return replace(after, due=None)
    if before.phase == "paused":
        left = after.left_on_clock
        return replace(after, due=at + (limit if left is None else left), left_on_clock=None)
    same_turn = before.phase == "playing" and before.turn == after.turn and before.due is not None and not after.events
    return after if same_turn else replace(after, due=at + limit)
