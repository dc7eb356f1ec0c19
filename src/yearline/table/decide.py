"""Deciding: which entries a command makes, or why it is refused. Pure: the time and all chance come in with the command."""

import re
from typing import Final

from yearline.core.actions import Leave as LeaveGame
from yearline.core.errors import BadOption, YearlineError
from yearline.core.ids import CardRef, Seat
from yearline.core.play import check, withdraw
from yearline.core.rng import seeded
from yearline.games import GAMES, rules_for
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.evolve import DeckOf, evolve, read_action
from yearline.table.model import (
    KEPT_FOR_COMERS,
    MAX_NAME,
    MAX_SAID,
    MAX_SEATS,
    MOST_ASIDES,
    REACTIONS,
    Chair,
    Person,
    Settings,
    Table,
    name_of,
)
from yearline.table.seating import options_of, taken
from yearline.table.texts import alike, seen

MAX_CLOCK: Final = 7 * 24 * 3600
MAX_DECKS: Final = 8
MAX_ESTIMATE: Final = 40
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


class Refused(YearlineError):
    """The table says no. `code` is one of a fixed list; clients translate it."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def decide(table: Table | None, person: Person, command: c.Command, now: float, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    """The entries that the command makes. Raises Refused, or the rules' own refusal."""
    if type(command) is c.Create:
        return _create(table, person, command)
    if table is None:
        raise Refused("no_table", "there is no such table")
    if person in table.kicked:
        raise Refused("kicked", "the host has asked you to leave this table")
    if type(command) is c.Act:
        return _act(table, person, command.action, command.seat)
    match command:
        case c.Join():
            return _join(table, person, command)
        case c.BotActs(seat, action):
            return _bot_acts(table, seat, action)
        case c.Clock(action):
            return _clock(table, action, now)
        case c.Leave(seat):
            return _leave(table, person, seat, now, deck_of)
        case c.Say(text):
            return (e.Said(person, _speaker(table, person), clean(text, MAX_SAID)),)
        case c.React(text):
            return _react(table, person, text)
        case c.Guess(card, text):
            return _guess(table, person, card, text)
        case _:
            return _as_host(table, person, command, deck_of)


def clean(text: str, most: int) -> str:
    """A text as people may show it to others: one line, without invisible controls. Refused if nothing is left."""
    kept = seen(text)
    if not kept:
        raise Refused("empty_text", "the text is empty")
    if len(kept) > most:
        raise Refused("too_long", f"the text has more than {most} characters")
    return kept


def check_settings(settings: Settings) -> Settings:
    """Settings that could be played, with the game's options read and checked."""
    if settings.game not in GAMES:
        raise BadOption(f"unknown game {settings.game[:40]!r}; expected one of {', '.join(GAMES)}")
    rules_for(settings.game, settings.options)
    if not 1 <= settings.seats <= MAX_SEATS:
        raise BadOption(f"a table has 1 to {MAX_SEATS} seats")
    if not 0 <= settings.clock <= MAX_CLOCK:
        raise BadOption(f"the clock runs for at most {MAX_CLOCK} seconds")
    if not 1 <= len(settings.decks) <= MAX_DECKS or any(len(deck) > 80 for deck in settings.decks):
        raise BadOption(f"choose 1 to {MAX_DECKS} decks")
    if settings.fallback not in ("bot", "random") or settings.on_leave not in ("rulebook", "bot"):
        raise BadOption("the fallback is bot or random; on_leave is rulebook or bot")
    if not _LANGUAGE.fullmatch(settings.language):
        raise BadOption("a language is named by two or three small letters, such as en")
    return settings


def _create(table: Table | None, person: Person, command: c.Create) -> tuple[e.Entry, ...]:
    if table is not None:
        raise Refused("code_taken", "there is a table with this code")
    return (e.Created(command.code, person, check_settings(command.settings)),)


def _join(table: Table, person: Person, command: c.Join) -> tuple[e.Entry, ...]:
    if not person:
        raise Refused("not_seated", "a screen shows the table and has no seat at it")
    name = clean(command.name, MAX_NAME)
    if command.birth is not None and not 1880 <= command.birth <= 2100:
        raise Refused("bad_birth", "the year of birth must lie between 1880 and 2100")
    if any(chair.person == person and chair.name == name for chair in table.chairs):
        raise Refused("already_seated", "you already sit here under this name")
    if any(chair.kind != "open" and alike(chair.name) == alike(name) for chair in table.chairs):
        raise Refused("name_taken", "somebody here has this name")
    seat = _free_seat(table, command.seat)
    _check_room(table, MOST_ASIDES + KEPT_FOR_COMERS)
    return (e.Seated(seat, Chair("human", person, name, "", command.birth)),)


def _free_seat(table: Table, wanted: Seat | None) -> Seat:
    if table.phase == "over":
        raise Refused("over", "the game is over")
    free = [Seat(i) for i, chair in enumerate(table.chairs) if chair.kind == "open" and _still_playing(table, Seat(i))]
    if wanted is not None and wanted not in free:
        raise Refused("seat_taken", "this seat is not free")
    if not free:
        raise Refused("table_full", "all seats are taken; you can watch")
    return free[0] if wanted is None else wanted


def _still_playing(table: Table, seat: Seat) -> bool:
    """In a running game, only a seat that the rules still count can be taken over."""
    if table.game is None:
        return True
    return seat in table.game.rules.view(table.game.state, None).active


def _act(table: Table, person: Person, action: str, seat: Seat | None) -> tuple[e.Entry, ...]:
    turn = _running(table)
    chair = table.chairs[turn]
    if chair.person == person and chair.kind == "human" and (seat is None or seat == turn):  # as it nearly always is
        return _acted(table, turn, action, "player")
    own = table.seats_of(person)
    if not own:
        raise Refused("not_seated", "only those who sit here can play")
    if seat is None:
        seat = turn if _is_teams(table, turn) else own[0]
    by = "player"
    if seat not in own:
        if not _is_teams(table, seat):
            raise Refused("not_your_seat", "this seat is not yours")
        by = "team"
    return _acted(table, seat, action, by)


def _running(table: Table) -> Seat:
    if table.phase == "lobby":
        raise Refused("not_started", "the game has not begun")
    if table.phase == "paused":
        raise Refused("paused", "the game is paused")
    if table.phase == "over" or table.game is None or table.game.turn is None:
        raise Refused("over", "the game is over")
    return table.game.turn


def _is_teams(table: Table, seat: Seat) -> bool:
    """A-25: in a team those who remain play for a seat that was left."""
    return GAMES[table.settings.game].team and 0 <= seat < len(table.chairs) and table.chairs[seat].kind == "open"


def _acted(table: Table, seat: Seat, text: str, by: str) -> tuple[e.Entry, ...]:
    game, action = table.game, read_action(text)
    assert game is not None
    if type(action) is LeaveGame:
        raise Refused("use_leave", "leave the table instead")
    if seat != game.turn or game.choice.find(action) is None:
        check(game.rules, game.state, seat, action)  # says why not
    return (e.Acted(seat, text, by),)


def _bot_acts(table: Table, seat: Seat, action: str) -> tuple[e.Entry, ...]:
    _running(table)
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "bot":
        raise Refused("not_a_bot", "no bot sits there")
    return _acted(table, seat, action, "bot")


def _clock(table: Table, action: str, now: float) -> tuple[e.Entry, ...]:
    turn = _running(table)
    if table.due is None or now < table.due:
        raise Refused("not_due", "there is time left")
    return _acted(table, turn, action, "clock")


def _leave(table: Table, person: Person, seat: Seat | None, now: float, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    own = table.seats_of(person)
    leaving = own if seat is None else (seat,)
    if not own or any(one not in own for one in leaving):
        raise Refused("not_your_seat", "you do not sit there")
    made: list[e.Entry] = []
    for one in leaving:
        entry = _vacate(table, one)
        table = evolve(table, entry, now, deck_of)
        made.append(entry)
    if person == table.host and not table.seats_of(person):
        made += _heir(table)
    return tuple(made)


def _vacate(table: Table, seat: Seat) -> e.Entry:
    """Whom no game counts just gets up; otherwise the rulebook decides, or a bot takes the chair over."""
    if table.phase in ("lobby", "over") or not _still_playing(table, seat):
        return e.Seated(seat, Chair())
    if table.settings.on_leave == "bot":
        return e.Seated(seat, Chair("bot", None, table.chairs[seat].name, "simple"))
    if GAMES[table.settings.game].team:
        return e.Seated(seat, Chair())
    return e.Acted(seat, "leave", "player")


def _heir(table: Table) -> tuple[e.Entry, ...]:
    """A table is never without a host while somebody sits there."""
    heir = next((chair.person for chair in table.chairs if chair.person is not None), None)
    return () if heir is None else (e.Hosted(heir),)


def _speaker(table: Table, person: Person) -> str:
    name = name_of(table, person)
    if not name and person != table.host:
        raise Refused("not_seated", "only those who sit here can speak")
    _check_room(table, MOST_ASIDES)
    return name


def _check_room(table: Table, most: int) -> None:
    """Whoever opens the table later has to read all of its log: it does not grow for ever by what moves no game."""
    if table.asides >= most:
        raise Refused("log_full", f"{most} times people have talked or sat down since the last game")


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


def _as_host(table: Table, person: Person, command: c.Command, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    if person != table.host:
        raise Refused("not_host", "only the host can do this")
    match command:
        case c.SeatBot(seat, bot, name):
            return _seat_bot(table, seat, bot, name)
        case c.Free(seat):
            return _free(table, seat)
        case c.Kick(seat):
            return _kick(table, person, seat)
        case c.Configure(settings):
            return _configure(table, settings)
        case c.HandOver(seat):
            return _hand_over(table, seat)
        case c.Start():
            return _start(table, command, deck_of)
        case c.Withdraw(card):
            return _withdraw(table, card)
        case c.Control(what):
            return _control(table, what)
        case _:
            raise Refused("unknown", "unknown command")


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refused("no_such_seat", "there is no such seat")
    return table.chairs[seat]


def _seat_bot(table: Table, seat: Seat, bot: str, name: str) -> tuple[e.Entry, ...]:
    chair = _chair(table, seat)
    if table.phase == "over" or not _still_playing(table, seat):
        raise Refused("over", "this seat is out of the game")
    if chair.kind == "human" and table.phase == "lobby":
        raise Refused("seat_taken", "somebody sits there")
    name = clean(name, MAX_NAME)
    if any(other.kind == "human" and alike(other.name) == alike(name) for other in table.chairs if other is not chair):
        raise Refused("name_taken", "somebody here has this name")
    return (e.Seated(seat, Chair("bot", None, name, bot[:40])),)


def _free(table: Table, seat: Seat) -> tuple[e.Entry, ...]:
    if _chair(table, seat).kind == "open":
        raise Refused("seat_free", "nobody sits there")
    return (e.Seated(seat, Chair()),)


def _kick(table: Table, person: Person, seat: Seat) -> tuple[e.Entry, ...]:
    other = _chair(table, seat).person
    if other is None or other == person:
        raise Refused("seat_free", "there is nobody to send away")
    return (e.Kicked(other),)


def _configure(table: Table, settings: Settings) -> tuple[e.Entry, ...]:
    if table.phase != "lobby":
        raise Refused("started", "the game has begun")
    sitting = len(taken(table.chairs))
    if check_settings(settings).seats < sitting:
        raise Refused("seat_taken", f"{sitting} seats are taken")
    return (e.Configured(settings),)


def _hand_over(table: Table, seat: Seat) -> tuple[e.Entry, ...]:
    heir = _chair(table, seat).person
    if heir is None:
        raise Refused("seat_free", "nobody sits there")
    return (e.Hosted(heir),)


def _start(table: Table, command: c.Start, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    if table.phase != "lobby":
        raise Refused("started", "the game has begun")
    sitting = taken(table.chairs)
    if not sitting:
        raise Refused("nobody", "nobody sits at the table")
    chairs = tuple([table.chairs[seat] for seat in sitting])
    agreed = options_of(table.settings.options, sitting, len(table.chairs))
    options = _with_first_player(table.settings.game, agreed, chairs, command.seed)
    rules_for(table.settings.game, options).check(deck_of(command.deck), len(chairs))
    return (e.Started(chairs, command.seed, command.deck, options),)


def _with_first_player(
    game: str, options: dict[str, object], chairs: tuple[Chair, ...], seed: int
) -> dict[str, object]:
    """The rulebook's first player, where birth years were given (A-19: by chance among equals)."""
    starts = GAMES[game].starts
    births = [chair.birth for chair in chairs if chair.birth is not None]
    if options.get("first_player", "rulebook") != "rulebook" or starts == "random" or not births:
        return options
    wanted = min(births) if starts == "oldest" else max(births)
    tied = [seat for seat, chair in enumerate(chairs) if chair.birth == wanted]
    choice, _ = seeded(seed ^ 1).below(len(tied))
    return {**options, "first_player": tied[choice]}


def _withdraw(table: Table, card: CardRef) -> tuple[e.Entry, ...]:
    if table.game is None or table.phase not in ("playing", "paused"):
        raise Refused("not_started", "no game is going on")
    withdraw(table.game.rules, table.game.state, card)
    return (e.Withdrawn(card),)


def _control(table: Table, what: str) -> tuple[e.Entry, ...]:
    match what, table.phase:
        case "pause", "playing":
            return (e.Paused(),)
        case "resume", "paused":
            return (e.Resumed(),)
        case "end", "playing" | "paused":
            return (e.Ended(),)
        case "rematch", "over":
            return (e.Reopened(),)
    raise Refused("wrong_moment", f"cannot {what} now")
