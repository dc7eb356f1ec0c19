"""What an order makes of a table; and of a crowd, the choices that
came while another was being written, which are written together.

A table takes its orders one after another, and each waits for the disk. Five hundred who choose within two seconds
would each wait for all before them: on a slow disk for longer than the round lasts. So those that wait already go
into one append. Each is decided and folded as it would be alone, and each of their lines carries its own command.
"""

from collections.abc import Collection, Sequence
from typing import Final

from yearline.games import GAMES
from yearline.server.live.orders import Decided, Order, key_of
from yearline.server.wire.frames import is_quiet
from yearline.table import commands as c
from yearline.table.decide import Refused, decide
from yearline.table.evolve import DeckOf, evolve
from yearline.table.model import Table

MOST: Final = 64
"""So many choices are written at once: whoever else comes has not long to wait either."""


def make(order: Order, key: str, table: Table, moved: int, now: float, begun: float, deck_of: DeckOf) -> Decided:
    """Decide an order at a table in which something last happened with the line `moved`. Raises what refuses it."""
    if order.base is not None and order.base < moved:
        raise Refused("stale", "the game has moved on")
    entries = decide(table, order.person, order.command, now, deck_of)
    after = [evolve(table, entries[0], now, deck_of)]
    for entry in entries[1:]:
        after.append(evolve(after[-1], entry, now, deck_of))
    return Decided(order, key, entries, after, now, begun)


def with_more(
    first: Decided, waiting: list[Order], known: Collection[str], moved: int, deck_of: DeckOf
) -> list[Decided]:
    """What was made, and of a crowd the choices after it, which are taken out of those that wait.
    One that is refused waits on: alone it hears why.
    """
    made = [first]
    if not GAMES[first.after[-1].settings.game].paced or type(first.order.command) is not c.Act:
        return made
    keys, seq = {first.key, *known}, first.after[0].seq - 1
    while waiting and len(made) < MOST and _is_quiet(made[-1]) and _can_share(waiting[0], seq):
        key = key_of(waiting[0].person, waiting[0].id)
        if key in keys:
            break
        try:
            made.append(make(waiting[0], key, made[-1].after[-1], moved, first.at, first.begun, deck_of))
        except Exception:
            break
        keys.add(key)
        del waiting[0]
    return made


def _is_quiet(made: Decided) -> bool:
    """Whether nobody need decide anew after it."""
    return all(is_quiet(table.events) for table in made.after)


def _can_share(order: Order, seq: int) -> bool:
    """Whether an order is a choice of somebody who knows no more than this node."""
    return type(order.command) is c.Act and (order.base is None or order.base <= seq)


def joined(made: Sequence[Decided]) -> Decided:
    """All of it as if one order had made it."""
    first = made[0]
    entries = tuple([entry for one in made for entry in one.entries])
    after = [table for one in made for table in one.after]
    return Decided(first.order, first.key, entries, after, first.at, first.begun)


def commands_of(made: Sequence[Decided]) -> tuple[str, ...]:
    """The command of each line."""
    return tuple([one.key for one in made for _ in one.entries])
