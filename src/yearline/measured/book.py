"""Placements in a store: a line for each finished game, without a name, an address or a time finer than its day."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from yearline.core.value import value
from yearline.measured.model import Placement
from yearline.store import Append, Conflict, Store

STREAM: Final = "placements"
READ: Final = 5_000
"""So many of the latest games are looked at: a hundred placements
for each card of the library, and a few seconds of work.
"""


GRADES: Final = "grades"
"""What the placements had come to, a line for each day on which that changed; see `Graded`."""


@value
class Graded:
    """The columns of cards that were measured, from a moment on:
    those that differ from what a deck says, by picture.
    """

    at: float
    columns: Mapping[str, int]


async def note(store: Store, placements: Sequence[Placement], day: float) -> None:
    """Add what came of a game. `day` is the midnight before it."""
    body = msgspec.json.encode([[one.picture, int(one.right), round(one.width, 3)] for one in placements]).decode()
    while True:
        length = (await store.heads([STREAM])).get(STREAM, 0)
        try:
            return await store.append(Append(STREAM, length, (body,), "", day))
        except Conflict:
            continue


async def noted(store: Store) -> list[Placement]:
    """The placements of the latest games."""
    length = (await store.heads([STREAM])).get(STREAM, 0)
    lines = await store.read(STREAM, max(0, length - READ))
    games = [msgspec.json.decode(line.body, type=list[tuple[str, int, float]]) for line in lines]
    return [Placement(picture, bool(right), max(width, 1e-3)) for game in games for picture, right, width in game]


async def grade(store: Store, columns: Mapping[str, int], after: int, at: float) -> None:
    """Write down what was measured, behind so many lines. Whoever comes second on a day lets the first one be right."""
    try:
        await store.append(Append(GRADES, after, (msgspec.json.encode(columns).decode(),), "", at))
    except Conflict:
        return


async def grades(store: Store, after: int = 0) -> list[Graded]:
    """What was measured, oldest first, beyond the first `after` lines."""
    lines = await store.read(GRADES, after)
    return [Graded(line.at, msgspec.json.decode(line.body, type=dict[str, int])) for line in lines]
