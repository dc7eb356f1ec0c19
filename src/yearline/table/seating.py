"""Chairs that move, and what was agreed for one of them: it follows whoever sits there."""

from collections.abc import Mapping, Sequence

from yearline.core.ids import Seat
from yearline.core.value import replace
from yearline.table import entries as e
from yearline.table.model import Chair, Settings, Table


def taken(chairs: Sequence[Chair]) -> list[Seat]:
    """The chairs on which somebody sits, in order: they are the seats of the game."""
    return [Seat(seat) for seat, chair in enumerate(chairs) if chair.kind != "open"]


def resized(chairs: tuple[Chair, ...], settings: Settings) -> tuple[Chair, ...]:
    """As many chairs as agreed; people who sit keep sitting, in order."""
    kept = list(chairs) + [Chair()] * (settings.seats - len(chairs))
    while len(kept) > max(settings.seats, len(taken(kept))):
        kept.pop(max(i for i, chair in enumerate(kept) if chair.kind == "open"))
    return tuple(kept)


def let_in(table: Table, most: int) -> list[e.Entry]:
    """Those who wait sit down on the open chairs; where there is none, one is added, up to so many."""
    chairs, made = list(table.chairs), list[e.Entry]()
    for one in table.waiting:
        seat = next((at for at, chair in enumerate(chairs) if chair.kind == "open"), len(chairs))
        if seat == len(chairs):
            if seat >= most:
                break
            made.append(e.Configured(replace(table.settings, seats=seat + 1)))
            chairs.append(Chair())
        chairs[seat] = Chair("human", one.person, one.name)
        made.append(e.Seated(Seat(seat), chairs[seat]))
    return made


def options_of(options: Mapping[str, object], kept: Sequence[Seat], chairs: int) -> dict[str, object]:
    """The options once only these chairs of so many stand, in this order;
    what was agreed for any other goes with it.
    """
    moved = {
        name: [given[seat] for seat in kept] if isinstance(given, list | tuple) and len(given) == chairs else given
        for name, given in options.items()
    }
    first = moved.get("first_player")
    if isinstance(first, int) and first < chairs:
        del moved["first_player"]
        return {**moved, "first_player": kept.index(Seat(first))} if first in kept else moved
    return moved


def after_start(settings: Settings, chairs: Sequence[Chair]) -> dict[str, object]:
    """The options for the next game at this table: open chairs, which go at the start, come back behind the others."""
    sitting = taken(chairs)
    free = [Seat(seat) for seat in range(len(chairs)) if seat not in sitting]
    return options_of(settings.options, sitting + free, len(chairs))
