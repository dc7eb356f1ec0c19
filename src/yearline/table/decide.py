"""Deciding: which entries a command makes, or why it is refused.
Pure: the time and all chance come in with the command.
"""

from collections.abc import Collection
from typing import Final

from yearline.core.actions import Place
from yearline.core.errors import IllegalAction
from yearline.core.ids import CardRef, Seat
from yearline.core.play import OF_THE_TABLE, check
from yearline.games import GAMES
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.evolve import DeckOf, evolve, read_action
from yearline.table.forgetting import mark
from yearline.table.hosting import as_host, check_settings, proceed
from yearline.table.model import (
    KEPT_FOR_COMERS,
    MAX_NAME,
    MAX_SAID,
    MOST_ASIDES,
    MOST_WAITING,
    REACTIONS,
    Chair,
    Game,
    Person,
    Table,
    name_of,
)
from yearline.table.moment import check_room, free_seats, running, still_playing
from yearline.table.refusal import Refused as Refused
from yearline.table.starting import deal
from yearline.table.texts import alike, clean

MAX_ESTIMATE: Final = 40


def decide(table: Table | None, person: Person, command: c.Command, now: float, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    """The entries that the command makes. Raises Refused, or the rules' own refusal."""
    if type(command) is c.Act and table is not None and person not in table.kicked:  # nearly always
        return _act(table, person, command.action, command.seat)
    if type(command) is c.Create:
        return _create(table, person, command)
    if table is None:
        raise Refused("no_table", "there is no such table")
    if person in table.kicked and type(command) is not c.Forget:
        raise Refused("kicked", "the host has asked you to leave this table")
    match command:
        case c.BotActs(seat, action):
            return _bot_acts(table, seat, action)
        case c.Clock(action, seat):
            return _clock(table, seat, action, now)
        case c.Say() | c.React() | c.Guess():
            return _aside(table, person, command)
        case c.Join():
            return _join(table, person, command)
        case c.Leave(seat):
            return _leave(table, person, seat, now, deck_of)
        case c.Wait(name):
            return _wait(table, person, name)
        case c.Forget(alias, names):
            return _forget(table, person, forgotten_as(alias, person, names), now, deck_of)
        case c.Start():
            return deal(table, person, command, now, deck_of)
        case _:
            return as_host(table, person, command, deck_of)


def _create(table: Table | None, person: Person, command: c.Create) -> tuple[e.Entry, ...]:
    if table is not None:
        raise Refused("code_taken", "there is a table with this code")
    return (e.Created(command.code, person, check_settings(command.settings)),)


def _join(table: Table, person: Person, command: c.Join) -> tuple[e.Entry, ...]:
    if not person:
        raise Refused("not_seated", "a screen shows the table and has no seat at it")
    if table.locked:
        raise Refused("locked", "the host has shut the door")
    name = clean(command.name, MAX_NAME)
    if command.birth is not None and not 1880 <= command.birth <= 2100:
        raise Refused("bad_birth", "the year of birth must lie between 1880 and 2100")
    if any(chair.person == person and chair.name == name for chair in table.chairs):
        raise Refused("already_seated", "you already sit here under this name")
    _check_name(table, person, name)
    coming = _coming_in(table) if command.seat is None else None
    seat = _free_seat(table, command.seat) if coming is None else coming
    check_room(table, MOST_ASIDES + KEPT_FOR_COMERS)
    seated = e.Seated(seat, Chair("human", person, name, "", command.birth))
    return (seated,) if coming is None else (e.Acted(seat, "join", "player"), seated)


def _coming_in(table: Table) -> Seat | None:
    """The seat after the last, where none is free and the game lets people in now:
    between two rounds, if it has any.
    """
    game, seat = table.game, Seat(len(table.chairs))
    if game is None or table.phase != "playing" or seat >= game.rules.most or free_seats(table):
        return None
    try:
        game.rules.join(game.state, seat)
    except IllegalAction:
        return None
    return seat


def _check_name(table: Table, person: Person, name: str) -> None:
    seated = [chair.name for chair in table.chairs if chair.kind != "open"]
    waiting = [one.name for one in table.waiting if one.person != person]
    if alike(name) in map(alike, seated + waiting):
        raise Refused("name_taken", "somebody here has this name")


def _wait(table: Table, person: Person, name: str) -> tuple[e.Entry, ...]:
    """A wish for the next game; whoever sits has no need of it, and a chair that is free now can be taken now."""
    if not person:
        raise Refused("not_seated", "a screen shows the table and has no seat at it")
    check_room(table, MOST_ASIDES + KEPT_FOR_COMERS)
    if not name.strip():
        return (e.Waited(person, ""),)
    if table.seats_of(person):
        raise Refused("already_seated", "you already sit here")
    if len(table.waiting) >= MOST_WAITING and all(one.person != person for one in table.waiting):
        raise Refused("table_full", "too many wait already")
    wanted = clean(name, MAX_NAME)
    _check_name(table, person, wanted)
    return (e.Waited(person, wanted),)


def _free_seat(table: Table, wanted: Seat | None) -> Seat:
    if table.phase == "over":
        raise Refused("over", "the game is over")
    free = free_seats(table)
    if wanted is not None and wanted not in free:
        raise Refused("seat_taken", "this seat is not free")
    if not free:
        raise Refused("table_full", "all seats are taken; you can watch")
    return free[0] if wanted is None else wanted


def _act(table: Table, person: Person, action: str, seat: Seat | None) -> tuple[e.Entry, ...]:
    acting = running(table)
    first = acting[0] if seat is None else seat
    if first in acting or 0 <= first < len(table.chairs):
        chair = table.chairs[first]
        if chair.person == person and chair.kind == "human":  # nearly always; of hundreds, nobody else need be asked
            return _acted(table, first, action, "player")
    own = table.seats_of(person)
    if not own:
        raise Refused("not_seated", "only those who sit here can play")
    if seat is None:
        mine = [one for one in own if one in acting] or [one for one in acting if _is_teams(table, one)]
        seat = mine[0] if mine else own[0]
    by = "player"
    if seat not in own:
        if not _is_teams(table, seat):
            raise Refused("not_your_seat", "this seat is not yours")
        by = "team"
    return _acted(table, seat, action, by)


def _is_teams(table: Table, seat: Seat) -> bool:
    """A-25: in a team those who remain play for a seat that was left."""
    return GAMES[table.settings.game].team and 0 <= seat < len(table.chairs) and table.chairs[seat].kind == "open"


def _acted(table: Table, seat: Seat, text: str, by: str) -> tuple[e.Entry, ...]:
    game, action = table.game, read_action(text)
    assert game is not None
    if type(action) in OF_THE_TABLE:
        raise Refused("use_leave", "leave the table instead")
    if game.choice(seat).find(action) is None:
        if type(action) is Place and game.rules.paced and not _is_asked(game, seat, action.card):
            raise Refused("too_late", "time was up for this card")
        check(game.rules, game.state, seat, action)  # says why not
    return (e.Acted(seat, text, by),)


def _is_asked(game: Game, seat: Seat, card: CardRef) -> bool:
    """Whether a seat may place that card now, wherever."""
    return any(type(action) is Place and action.card == card for action in game.rules.legal(game.state, seat))


def _bot_acts(table: Table, seat: Seat, action: str) -> tuple[e.Entry, ...]:
    running(table)
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "bot":
        raise Refused("not_a_bot", "no bot sits there")
    return _acted(table, seat, action, "bot")


def _clock(table: Table, seat: Seat | None, action: str, now: float) -> tuple[e.Entry, ...]:
    acting = running(table)
    if table.due is None or now < table.due:
        raise Refused("not_due", "there is time left")
    if GAMES[table.settings.game].paced:
        return proceed(table, "clock")
    return _acted(table, acting[0] if seat is None else seat, action, "clock")


def _leave(table: Table, person: Person, seat: Seat | None, now: float, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    own = table.seats_of(person)
    leaving = own if seat is None else (seat,)
    if not own or any(one not in own for one in leaving):
        raise Refused("not_your_seat", "you do not sit there")
    made: list[e.Entry] = []
    after = table
    for i, one in enumerate(leaving):
        if i:  # what follows depends on what was before it; what is last is folded in once the decision is made
            after = evolve(after, made[-1], now, deck_of)
        made.append(_vacate(after, one))
    if person == table.host and len(leaving) == len(own):
        made += _heir(table, leaving)
    return tuple(made)


def forgotten_as(alias: Person, person: Person, names: tuple[str, ...]) -> e.Forgotten:
    """The entry after which a person with these names is an alias without one."""
    return e.Forgotten(alias, tuple([mark(alias, what) for what in (person, *names) if what]))


def _forget(table: Table, person: Person, forgotten: e.Forgotten, now: float, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    """Without a name first, so that whatever follows names nobody; then they get up, as the rules say."""
    after = evolve(table, forgotten, now, deck_of)
    if after.seats_of(forgotten.alias):
        return (forgotten, *_leave(after, forgotten.alias, None, now, deck_of))
    return (forgotten, *(_heir(after) if person == table.host else ()))


def _vacate(table: Table, seat: Seat) -> e.Entry:
    """Whom no game counts just gets up; otherwise the rulebook decides, or a bot takes the chair over."""
    if table.phase == "over":  # the name stays: the others are still reading who did what
        return e.Seated(seat, Chair(name=table.chairs[seat].name))
    if table.phase == "lobby" or not still_playing(table, seat):
        return e.Seated(seat, Chair())
    if table.settings.on_leave == "bot":
        return e.Seated(seat, Chair("bot", None, table.chairs[seat].name, "simple"))
    if GAMES[table.settings.game].team:
        return e.Seated(seat, Chair())
    return e.Acted(seat, "leave", "player")


def _heir(table: Table, leaving: Collection[Seat] = ()) -> tuple[e.Entry, ...]:
    """A table is never without a host while somebody sits there who does not leave."""
    staying = [
        chair.person for seat, chair in enumerate(table.chairs) if chair.person is not None and seat not in leaving
    ]
    return (e.Hosted(staying[0]),) if staying else ()


def _speaker(table: Table, person: Person) -> str:
    name = name_of(table, person)
    if not name and person != table.host:
        raise Refused("not_seated", "only those who sit here can speak")
    check_room(table, MOST_ASIDES)
    return name


def _aside(table: Table, person: Person, command: c.Say | c.React | c.Guess) -> tuple[e.Entry, ...]:
    """What is said, smiled or guessed beside the game."""
    match command:
        case c.Say(text):
            return (e.Said(person, _speaker(table, person), clean(text, MAX_SAID)),)
        case c.React(text):
            return _react(table, person, text)
        case c.Guess(card, text):
            return _guess(table, person, card, text)


def _react(table: Table, person: Person, text: str) -> tuple[e.Entry, ...]:
    if text not in REACTIONS:
        raise Refused("bad_reaction", f"a reaction is one of {' '.join(REACTIONS)}")
    return (e.Reacted(person, _speaker(table, person), text),)


def _guess(table: Table, person: Person, card: CardRef, text: str) -> tuple[e.Entry, ...]:
    if table.game is None:
        raise Refused("not_started", "the game has not begun")
    if card not in _visible(table):
        raise Refused("no_such_card", "this card cannot be seen")
    said = clean(text, MAX_ESTIMATE) if text.strip() else ""
    return (e.Estimated(person, _speaker(table, person), card, said),)


def _visible(table: Table) -> set[CardRef]:
    assert table.game is not None
    view = table.game.rules.view(table.game.state, None)
    seen = {card.ref for hand in view.hands for card in hand.cards}
    return seen | {pile.top.ref for pile in view.piles if pile.top is not None}
