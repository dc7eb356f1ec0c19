"""What a host may do: set the table, seat and send away, withdraw a card, stop and go."""

import re
from typing import Final

from yearline.core.actions import Proceed, to_text
from yearline.core.errors import BadOption
from yearline.core.ids import CardRef, Seat
from yearline.core.play import withdraw
from yearline.games import GAMES, rules_for
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.evolve import DeckOf
from yearline.table.model import (
    KEPT_FOR_COMERS,
    KEPT_FOR_THE_HOST,
    MAX_NAME,
    MOST_ASIDES,
    Chair,
    Person,
    Settings,
    Table,
)
from yearline.table.moment import check_room, running, still_playing
from yearline.table.refusal import Refused
from yearline.table.seating import taken
from yearline.table.starting import reopen
from yearline.table.texts import alike, clean

MAX_CLOCK: Final = 7 * 24 * 3600
MAX_DECKS: Final = 8
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
_OPTION: Final = re.compile(r"\w{1,40}")


def as_host(table: Table, person: Person, command: c.Command, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    """The entries that a command of the host makes. Raises Refused, for anybody else too."""
    if person != table.host:
        raise Refused("not_host", "only the host can do this")
    if not isinstance(command, c.Start | c.Control):
        check_room(table, MOST_ASIDES + KEPT_FOR_COMERS + KEPT_FOR_THE_HOST)
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
        case c.Withdraw(card):
            return _withdraw(table, card)
        case c.Ease(seat, eased):
            return _ease(table, seat, eased)
        case c.Control(what):
            return _control(table, what, deck_of)
        case _:
            raise Refused("unknown", "unknown command")


class BadAgreement(BadOption):
    """Something that cannot be agreed on; `field` says which part."""


class NoSuchGame(BadAgreement):
    """A game that nobody here knows."""

    code = "no_such_game"


def check_settings(settings: Settings) -> Settings:
    """Settings that could be played, with the game's options read and checked.
    Raises BadAgreement, which names the field.
    """
    if settings.game not in GAMES:
        raise NoSuchGame(f"unknown game {settings.game[:40]!r}; expected one of {', '.join(GAMES)}", "game")
    try:
        most = rules_for(settings.game, settings.options).most
    except BadOption as error:
        part = f".{error.field}" if _OPTION.fullmatch(error.field) else ""
        raise BadAgreement(error.message, f"options{part}") from None
    if not 1 <= settings.seats <= most:
        raise BadAgreement(f"a table of {settings.game} has 1 to {most} seats", "seats")
    if not 0 <= settings.clock <= MAX_CLOCK:
        raise BadAgreement(f"the clock runs for at most {MAX_CLOCK} seconds", "clock")
    if not 1 <= len(settings.decks) <= MAX_DECKS or any(len(deck) > 80 for deck in settings.decks):
        raise BadAgreement(f"choose 1 to {MAX_DECKS} decks", "decks")
    if settings.fallback not in ("bot", "random"):
        raise BadAgreement("the fallback is bot or random", "fallback")
    if settings.on_leave not in ("rulebook", "bot"):
        raise BadAgreement("on_leave is rulebook or bot", "on_leave")
    if not _LANGUAGE.fullmatch(settings.language):
        raise BadAgreement("a language is named by two or three small letters, such as en", "language")
    return settings


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refused("no_such_seat", "there is no such seat")
    return table.chairs[seat]


def _seat_bot(table: Table, seat: Seat, bot: str, name: str) -> tuple[e.Entry, ...]:
    chair = _chair(table, seat)
    if table.phase == "over" or not still_playing(table, seat):
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
    if not GAMES[table.settings.game].paced or table.phase not in ("playing", "paused"):
        return (e.Kicked(other),)
    sat = [one for one in table.seats_of(other) if still_playing(table, one)]
    return (e.Kicked(other), *[e.Acted(one, "leave", "host") for one in sat])  # nobody waits for them


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


def _ease(table: Table, seat: Seat, eased: bool) -> tuple[e.Entry, ...]:
    person = _chair(table, seat).person
    if person is None:
        raise Refused("seat_free", "nobody sits there")
    return (e.Eased(person, eased),)


def _withdraw(table: Table, card: CardRef) -> tuple[e.Entry, ...]:
    if table.game is None or table.phase not in ("playing", "paused"):
        raise Refused("not_started", "no game is going on")
    withdraw(table.game.rules, table.game.state, card)
    return (e.Withdrawn(card),)


def _control(table: Table, what: str, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    if what in ("pause", "resume", "lock", "unlock", "suggest", "unsuggest"):
        check_room(table, MOST_ASIDES + KEPT_FOR_COMERS + KEPT_FOR_THE_HOST)
    match what, table.phase:
        case "pause", "playing":
            return (e.Paused(),)
        case "resume", "paused":
            return (e.Resumed(),)
        case "lock" | "unlock", _ if what == "lock" or not table.nameless:
            return (e.Locked(what == "lock"),)
        case "suggest" | "unsuggest", _:
            return (e.Naming(what == "suggest"),)
        case "next", "playing":
            return proceed(table, "host")
        case "end", "playing" | "paused":
            return (e.Ended(),)
        case "rematch", "over":
            return reopen(table, deck_of)
    raise Refused("wrong_moment", f"cannot {what} now")


def proceed(table: Table, by: str) -> tuple[e.Entry, ...]:
    """Time is up for all who are to act."""
    running(table)
    if not GAMES[table.settings.game].paced:
        raise Refused("wrong_moment", "in this game everybody has a turn")
    return (e.Acted(Seat(0), to_text(Proceed()), by),)
