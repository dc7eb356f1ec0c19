"""A table written down at one moment, so that it opens fast however long people have played.

What people agreed, said and guessed is kept as it stands. A game is kept as it can always be played again:
its deal, and what was done since. That is as much as one game makes, however many came before.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from yearline.core.events import Revealed
from yearline.core.ids import CardRef, Seat
from yearline.core.play import resolve, withdraw
from yearline.core.value import fields_of
from yearline.games import rules_for
from yearline.table.evolve import DeckOf, game_of, read_action
from yearline.table.model import Chair, Estimate, Game, Settings, Table, Talk, Waiting

VERSION: Final = 1
"""A snapshot of another version is not read: the log says the same."""

_CARD: Final = -1
"""Stands for a seat where a card was taken out of play."""


class Dealt(Struct):
    """A game: how it began, and all that was done in it."""

    game: str
    options: dict[str, Any]
    deck: str
    seed: str
    seats: int
    done: list[tuple[int, str]]


class Notes(Struct):
    """What whoever keeps a table knows of it beyond the table:
    the last line that moved a game, the latest commands, where games begin.
    """

    moved: int
    commands: list[str]
    games: list[tuple[int, str]]
    """For each game the number of the line that dealt it, and which game it is."""


class KeptTable(Struct):
    """A snapshot."""

    version: int
    table: dict[str, Any]
    dealt: Dealt | None
    notes: Notes

    @property
    def seq(self) -> int:
        """The number of the last line that is in it."""
        return int(self.table["seq"])


def packed(table: Table, notes: Notes, bodies: Iterable[str]) -> bytes:
    """A table as bytes; `bodies` are the lines of its game, from the one that dealt it."""
    plain = {name: _plain(getattr(table, name)) for name in fields_of(table) if name not in ("game", "events")}
    dealt = None if table.game is None else dealt_in(notes.games[-1][1], bodies)
    return msgspec.json.encode(KeptTable(VERSION, plain, dealt, notes))


def unpacked(body: bytes) -> KeptTable | None:
    """What was packed; None if another version did."""
    try:
        kept = msgspec.json.decode(body, type=KeptTable)
    except msgspec.DecodeError:
        return None
    return kept if kept.version == VERSION else None


def dealt_in(game: str, bodies: Iterable[str]) -> Dealt:
    """The game that lines of a log tell of, the first of which dealt it."""
    first, *lines = [msgspec.json.decode(body) for body in bodies]
    done = list[tuple[int, str]]()
    for line in lines:
        if line["kind"] == "acted":
            done.append((line["seat"], line["action"]))
        elif line["kind"] == "withdrawn":
            done.append((_CARD, str(line["card"])))
    return Dealt(game, first["options"], first["deck"], str(first["seed"]), len(first["chairs"]), done)


def restored(kept: KeptTable, deck_of: DeckOf) -> tuple[Table, list[Revealed]]:
    """The table, and the cards that were turned over in its game."""
    plain = dict(kept.table)
    plain["settings"] = Settings(**{**plain["settings"], "decks": tuple(plain["settings"]["decks"])})
    plain["chairs"] = tuple([Chair(**chair) for chair in plain["chairs"]])
    plain["talk"] = tuple([Talk(**line) for line in plain["talk"]])
    plain["estimates"] = tuple([Estimate(**one) for one in plain["estimates"]])
    plain["waiting"] = tuple([Waiting(**one) for one in plain["waiting"]])
    for name in ("kicked", "eased"):
        plain[name] = frozenset(plain.get(name, ()))
    game, revealed = (None, []) if kept.dealt is None else _played(kept.dealt, deck_of)
    return Table(**plain, game=game, events=()), revealed


def _played(dealt: Dealt, deck_of: DeckOf) -> tuple[Game, list[Revealed]]:
    """A game as far as it has come. Every move was legal when it was made."""
    rules = rules_for(dealt.game, dealt.options)
    step = rules.setup(deck_of(dealt.deck), dealt.seats, int(dealt.seed))
    revealed = [event for event in step.events if type(event) is Revealed]
    for seat, what in dealt.done:
        if seat == _CARD:
            step = withdraw(rules, step.state, CardRef(int(what)))
        else:
            step = resolve(rules, step.state, Seat(seat), read_action(what))
        revealed += [event for event in step.events if type(event) is Revealed]
    return game_of(rules, step.state, int(dealt.seed), dealt.deck), revealed


def _plain(what: Any) -> Any:
    if isinstance(what, Struct):
        return structs.asdict(what)
    if isinstance(what, Sequence) and not isinstance(what, str):
        return [_plain(one) for one in what]
    return sorted(what) if isinstance(what, frozenset) else what
