"""How fast bots move: the host says it, nothing is written, and `now` lasts until a person is to act."""

import asyncio

import pytest

from tests.server.conftest import quiet, running
from yearline.client import RefusedByServer
from yearline.server.live.autoplay import WATCHES
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.server.live.pace import FACTORS, BotPace

FOREVER = 1e6
"""Bots of such a server think until somebody is in a hurry."""


async def test_bots_move_at_once_for_who_wants_to_be_on(ws: str) -> None:
    async with running(Hall(quiet(ws=ws, bot_pace=FOREVER))) as server:
        host = new_secret()
        code = await server.table(host, game="race", seats=3, options={"first_player": 1})
        ann = await server.sit(code, host, "Ann")
        for seat in (1, 2):
            await ann.do(kind="bot", seat=seat, bot="student")
        await ann.do(kind="start")
        lines = ann.seq
        assert not ann.actions()
        await ann.do(kind="pace", speed="now")
        async with asyncio.timeout(20):
            while not ann.actions():
                await ann.receive()
        assert ann.seq == lines + 2, "two bots have moved, and of the hurry nothing is written"
        runner = await server.hall.tables.runner(code)
        assert not runner.pace._hurried.is_set(), "now that a person is to act, bots may think again"


async def test_only_the_host_says_how_fast_bots_move(ws: str) -> None:
    async with running(Hall(quiet(ws=ws))) as server:
        ann, bob = await server.playing("Ann", "Bob")
        with pytest.raises(RefusedByServer) as refused:
            await bob.do(kind="pace", speed="fast")
        assert refused.value.code == "not_host"
        runner = await server.hall.tables.runner(ann.code)
        await ann.do(kind="pace", speed="fast")
        assert runner.pace.factor == FACTORS["fast"] < FACTORS["usual"] < FACTORS["slow"]


async def test_a_bot_watches_a_card_turn_over_before_it_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = list[float]()

    async def wait(pace: BotPace, seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(BotPace, "wait", wait)
    async with running(Hall(quiet(bot_pace=1.0))) as server:
        host = new_secret()
        code = await server.table(host, game="race", seats=2, options={"first_player": 1})
        ann = await server.sit(code, host, "Ann")
        await ann.do(kind="bot", seat=1, bot="simple")
        await ann.do(kind="start")
        while not ann.actions():
            await ann.receive()
        await ann.act(ann.actions()[0])
        while not ann.actions():
            await ann.receive()
    assert waits == [1.0, WATCHES], "nothing had been turned when the game began"


async def test_a_hurry_ends_a_wait_that_has_begun() -> None:
    pace = BotPace()
    waiting = asyncio.create_task(pace.wait(FOREVER))
    await asyncio.sleep(0)
    pace.choose("now")
    async with asyncio.timeout(10):
        await waiting
