"""Own stacks that may be looked through:
each client hears of its own seats' alone, and steps leave it with the same as whole frames.
"""

import json
from typing import Any

import pytest

from tests.server.tables import Table, opened, until
from yearline.client import folded
from yearline.core.ids import Seat
from yearline.server.wire.frames import Picture, Update, own_part

BROWSE = {"browse_own_stacks": True}


async def started(table: Table, options: dict[str, Any]) -> None:
    """A game of two seats of one client; what a message to either seat alone would be is asked of the writer."""
    table.do("j", kind="join", name="Bob")
    table.do("c", kind="configure", settings={"game": "chronology", "options": options})
    await until(lambda: table.runner.table.settings.game == "chronology")
    table.do("s", kind="start")
    await until(lambda: table.runner.table.phase == "playing" and not table.runner.busy)


async def moved(table: Table) -> Picture:
    """The picture before a move that has been made."""
    before = table.runner.picture
    table.move()
    await until(lambda: table.runner.picture is not before and not table.runner.busy)
    return before


def frame(picture: Picture, seats: tuple[Seat, ...]) -> dict[str, Any]:
    update = Update(picture, 1.0)
    read: dict[str, Any] = json.loads(update.frame_for(own_part(picture.table, "nobody"), seats, ""))
    return read


SEATS = [(), (Seat(0),), (Seat(1),), (Seat(0), Seat(1))]


@pytest.mark.parametrize("seats", SEATS)
async def test_whoever_folds_steps_may_look_at_the_same_as_who_is_shown_frames(seats: tuple[Seat, ...]) -> None:
    async with opened() as table:
        await started(table, BROWSE)
        known, told = frame(table.runner.picture, seats), 0
        for _ in range(24):
            before = await moved(table)
            picture = table.runner.picture
            step = json.loads(Update(picture, 1.0, before, table.runner.table.events).own_step(seats, "") or b"{}")
            known, whole = folded(known, step) if step else frame(picture, seats), frame(picture, seats)
            assert known["you"].get("browsed", []) == whole["you"].get("browsed", [])
            assert known["view"] == whole["view"]
            told += "browsed" in step
        assert (told > 0) == bool(seats)


async def test_nobody_hears_of_the_stacks_of_others_and_of_no_date_of_the_own() -> None:
    async with opened() as table:
        await started(table, BROWSE)
        for _ in range(10):
            await moved(table)
        picture = table.runner.picture
        game = picture.table.game
        assert game is not None
        for seat in map(Seat, range(2)):
            (own,) = frame(picture, (seat,))["you"]["browsed"]
            stacks = [[card["r"] for card in pile] for pile in own["piles"]]
            assert (own["seat"], stacks) == (seat, [[card.ref for card in pile] for pile in game.state.stacks[seat]])
            assert not any("y" in card or "b" in card for pile in own["piles"] for card in pile)
        assert "browsed" not in json.dumps(frame(picture, ()))
        waiting = next(seat for seat in map(Seat, range(2)) if seat not in picture.acting)
        update = Update(picture, 1.0, picture, ())
        assert update.own_step((), "") is update.own_step((waiting,), "")  # nothing new: the same bytes as for all


async def test_where_it_is_not_agreed_nothing_is_told() -> None:
    async with opened() as table:
        await started(table, {})
        before = await moved(table)
        step = Update(table.runner.picture, 1.0, before, table.runner.table.events).own_step((Seat(0), Seat(1)), "")
        assert b"browsed" not in step
        assert "browsed" not in json.dumps(frame(table.runner.picture, (Seat(0), Seat(1))))
