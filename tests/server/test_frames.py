"""The one writer of messages: what it puts together from bytes is exactly what the types of the protocol say."""

import json

import msgspec
import pytest

from tests.server.tables import Table, opened, until
from yearline.core.ids import Seat
from yearline.server.wire.frames import Picture, Update, own_part
from yearline.server.wire.outgoing import Frame, StepMessage, encode
from yearline.table.model import Person


async def started(table: Table, game: str) -> None:
    """A game for two seats, both the host's: chronology is not for one."""
    table.do("j", kind="join", name="Bob")
    table.do("c", kind="configure", settings={"game": game, "clock": 60})
    await until(lambda: table.runner.table.settings.game == game)
    table.do("s", kind="start")
    await until(lambda: table.runner.table.phase == "playing" and not table.runner.busy)


def whole(update: Update, person: Person, did: str) -> bytes:
    table = update.picture.table
    return update.frame_for(own_part(table, person), table.seats_of(person), did)


def as_read(message: bytes, kind: type[msgspec.Struct]) -> object:
    """What a strict reader of the type makes of the message, as plain data: what it does not know is lost."""
    return json.loads(encode(msgspec.json.decode(message, type=kind, strict=True)))


@pytest.mark.parametrize("game", ["race", "coop", "chronology"])
@pytest.mark.parametrize("did", ["", "x-1"])
async def test_every_byte_of_a_frame_is_of_its_type(game: str, did: str) -> None:
    async with opened() as table:
        lobby = whole(Update(table.runner.picture, 1.0), table.session.person, did)
        assert as_read(lobby, Frame) == json.loads(lobby)
        await started(table, game)
        for person in (table.session.person, "nobody"):
            frame = whole(Update(table.runner.picture, 1.0, None, table.runner.table.events), person, did)
            assert as_read(frame, Frame) == json.loads(frame)
            told = json.loads(frame)["you"]
            assert (told["did"], told["act"] is not None) == (did or None, person != "nobody")


@pytest.mark.parametrize("game", ["race", "coop", "chronology"])
@pytest.mark.parametrize("did", ["", "x-1"])
async def test_every_byte_of_a_step_is_of_its_type_and_those_who_only_watch_share_it(game: str, did: str) -> None:
    async with opened() as table:
        await started(table, game)
        before: Picture = table.runner.picture
        table.move()
        await until(lambda: table.runner.picture is not before and not table.runner.busy)
        update = Update(table.runner.picture, 1.0, before, table.runner.table.events)
        for seats in ((), table.session.seats):
            step = update.own_step(seats, did)
            assert as_read(step, StepMessage) == json.loads(step)
            assert json.loads(step).get("did", "") == did
        more = {seat for seat in map(Seat, range(8)) if update.own_step((seat,), "") is not update.same}
        assert update.own_step((), "") is update.same
        assert all(update.step_for((seat,)) is not update.same for seat in more)
