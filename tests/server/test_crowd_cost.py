"""A crowd costs what its people cost, not their square: nothing that one of them does goes through all the others."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import quiet
from tests.server.tables import Table, until
from yearline.core.choices import Undecided
from yearline.core.ids import Seat
from yearline.core.value import replace
from yearline.server.live import untold
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.table.model import Settings

PEOPLE = 24


class Chairs(tuple[Any, ...]):
    """Chairs that know how often somebody has gone through all of them."""

    walks = 0

    def __iter__(self) -> Iterator[Any]:
        Chairs.walks += 1
        return super().__iter__()


async def crowd(hall: Hall, clock: int) -> list[Table]:
    """A room full of phones, and a bot among them, in the first round."""
    secrets = [new_secret() for _ in range(PEOPLE + 1)]
    agreed = Settings(game="crowd", seats=PEOPLE + 1, clock=clock)
    code = await hall.tables.create(person_of(secrets[0]), agreed)
    stage, *phones = [Table(hall, code, secret) for secret in secrets]
    await stage.hello(role="stage")
    stage.do("bot", kind="bot", seat=PEOPLE, bot="random")
    for number, phone in enumerate(phones):
        await phone.hello(role="phone")
        phone.do("sit", kind="join", name=f"P{number}")
        await until(lambda phone=phone: phone.session.seats)
    stage.do("go", kind="start")
    await until(lambda: len(stage.runner.table.acting) == PEOPLE and not stage.runner.busy)  # the bot has chosen
    return phones


def choose(phone: Table, card: object, gap: int) -> None:
    id = f"m{phone.runner.table.seq}-{gap}"
    phone.session.heard(json.dumps({"t": "act", "id": id, "a": f"place {card} {gap}"}).encode())


@pytest.mark.parametrize("clock", [0, 60])
async def test_a_choice_looks_at_nobody_else(clock: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the rules nor the clock, the bots, the log, or whoever tells of it; and nor does one that was changed."""
    hall = Hall(quiet())
    await hall.open()
    try:
        phones = await crowd(hall, clock)
        runner = phones[0].runner
        monkeypatch.setattr(untold, "TOGETHER", 3600.0)
        chairs = Chairs(runner.table.chairs)
        eased = frozenset([phones[-1].session.person])
        runner.table = replace(runner.table, chairs=chairs, eased=eased)
        runner._tell((), runner._now(), None)  # what is told of together is told of now
        card = runner.picture.view.asked
        looks, going_through = list[object](), Undecided.__iter__
        monkeypatch.setattr(Undecided, "__iter__", lambda self: looks.append(self) or going_through(self))
        Chairs.walks = 0
        for number, phone in enumerate((*phones[1:-1], phones[1])):
            seq = runner.table.seq
            choose(phone, card, number % 2)
            await until(lambda seq=seq: runner.table.seq > seq and not runner.busy)
        assert (Chairs.walks, looks, runner.table.chairs is chairs) == (0, [], True)
        assert list(runner.table.acting) == [Seat(0), Seat(PEOPLE - 1)]
        assert all(phone.link.refusals() == [] for phone in phones)
    finally:
        await hall.close()
        await asyncio.sleep(0)
