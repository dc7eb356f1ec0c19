"""What one address may cost everybody else: each of these once stopped, froze or filled a server."""

import asyncio
import json
import threading
from typing import Any

import pytest

from tests.server.conftest import quiet, running, timeless
from tests.server.tables import Table, opened, until
from yearline.client import folded
from yearline.core.record import Record
from yearline.server.live.due import bots_of, due_of
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.server.live.records import of_finished_game, replay_steps
from yearline.server.services.address_limits import AddressLimits
from yearline.store import Unavailable
from yearline.store.memory import MemoryStore
from yearline.table.model import Settings

pytestmark = pytest.mark.asyncio


class Full(MemoryStore):
    """A store on a full disk, which can still be read."""

    full = True

    async def check(self) -> None:
        if self.full:
            raise Unavailable("the disk is full")


async def test_health_says_that_the_disk_is_full() -> None:
    store = Full()
    hall = Hall(quiet(), store=store)
    now = [0.0]
    hall.services.clock.ticks = lambda: now[0]
    async with running(hall) as server:
        answer = await server.http.get("/healthz")
        assert (answer.status_code, answer.json()) == (503, {"status": "unavailable", "why": "the disk is full"})
        store.full = False
        assert (await server.http.get("/healthz")).status_code == 503  # it is not asked all the time
        now[0] = 2.0
        assert (await server.http.get("/healthz")).json() == {"status": "ok"}


async def test_steps_of_a_long_game_come_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """F3: one answer grew with the square of the game, and was packed on the loop."""
    monkeypatch.setattr("yearline.server.live.records.STEPS_BYTES", 4000)
    async with opened() as table:
        await played(table, 6)
        record: Record = await finished(table)
        pages, at, all, asked = [], 0, 1, 0
        while at < all:
            page, all = replay_steps(record, at)
            steps = json.loads(page)
            assert steps
            assert len(page) < 4000 + 8000
            pages += steps
            at += len(steps)
            asked += 1
        assert asked > 1
        monkeypatch.setattr("yearline.server.live.records.STEPS_BYTES", 10**9)
        assert (json.loads(replay_steps(record)[0]), len(pages)) == (pages, all)
        assert json.loads(replay_steps(record, all)[0]) == []


async def test_what_is_made_of_a_finished_game_is_made_in_a_thread() -> None:
    """F3: a replay was played and packed on the event loop, and everybody waited."""
    async with opened() as table:
        await played(table, 1)
        services = table.hall.services
        made = of_finished_game(
            table.hall.tables, services.pool, table.code, 1, "x", lambda _: threading.current_thread()
        )
        assert await made is not threading.current_thread()


@pytest.mark.parametrize("spent", ["decks_per_second", "kept_bytes_per_second"])
async def test_a_deck_that_is_frozen_is_paid_for(spent: str) -> None:
    """F4: 26 MB a second were frozen by one address."""
    hall = timeless(**{spent: 0})
    await hall.open()
    secret, free = new_secret(), AddressLimits(quiet(), hall.services.clock)
    rows = "\n".join(f"Thing {number},{1900 + number}" for number in range(60))
    own, _ = await hall.services.shelf.own.add(f"title,year\n{rows}\n".encode(), "Things", "en", "", free)
    code = await hall.tables.create(person_of(secret), Settings(game="race", decks=(own,)))
    table = Table(hall, code, secret)
    await table.hello()
    table.do("j", kind="join", name="Ann")
    table.do("s", kind="start")
    await until(lambda: table.link.refusals() == ["too_fast"])
    assert not await hall.services.store.list_blobs("deck:", 1e12, 10, unneeded=False)
    await hall.close()


async def test_a_game_is_dealt_from_the_decks_that_the_table_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """F8: while the decks of a start were being frozen the host agreed on others."""
    async with opened() as table:
        shelf, agreed = table.hall.services.shelf, table.runner.table.settings.decks
        freeze = shelf.freeze

        async def meanwhile(*asked: Any) -> str:
            frozen = await freeze(*asked)
            table.do("c", kind="configure", settings={"decks": ["inventions"]})
            await until(lambda: table.runner.table.settings.decks != agreed)
            return frozen

        monkeypatch.setattr(shelf, "freeze", meanwhile)
        table.do("s", kind="start")
        await until(lambda: table.link.refusals() == ["stale"])
        assert table.runner.table.phase == "lobby"


async def test_signs_of_life_that_nobody_asked_for_are_counted() -> None:
    """F11: pongs were free."""
    hall = timeless(messages_per_second=1.0)
    await hall.open()
    code = await hall.tables.create("a" * 16, settings())
    known, stranger = Table(hall, code, new_secret()), Table(hall, code, new_secret())
    await known.hello()
    for one in (known, stranger):
        for _ in range(40):
            one.session.ponged()
    assert known.link.closed == 1008
    assert stranger.link.closed == 1013, "who has not said hello may come again"
    await hall.close()


async def played(table: Table, moves: int) -> None:
    table.do("s", kind="start")
    await until(lambda: table.runner.table.phase == "playing")
    for _ in range(moves):
        if table.runner.table.acting:
            table.move()
            await until(lambda: not table.runner.busy)
    if table.runner.table.phase != "over":
        table.do("e", kind="control", what="end")
    await until(lambda: table.runner.table.phase == "over")


async def finished(table: Table) -> Record:
    return await of_finished_game(table.hall.tables, table.hall.services.pool, table.code, 1, "x", lambda one: one)


async def test_a_refusal_costs_no_frame_where_the_client_knows_the_table() -> None:
    """F9: whoever shouted nonsense got a whole frame each time."""
    async with opened() as table:
        table.link.sent.clear()
        for number in range(5):
            table.do(f"n{number}", kind="free", seat=7)
        await until(lambda: len(table.link.refusals()) == 5)
        assert [message["t"] for message in table.link.sent] == ["refused"] * 5


async def test_a_word_is_told_by_a_step() -> None:
    """F9: a smile went as a whole frame to everybody who looked."""
    async with opened() as table:
        table.do("s", kind="start")
        await until(lambda: table.runner.table.phase == "playing")
        other = Table(table.hall, table.code, new_secret())
        await other.hello(steps=True)
        other.link.sent.clear()
        table.do("r", kind="react", text="👍")
        await until(lambda: other.link.sent)
        (step,) = other.link.sent
        assert (step["t"], [line["text"] for line in step["talk"]], step["view"]) == ("step", ["👍"], {})


async def test_an_estimate_is_told_by_a_step() -> None:
    """F9: a guess that was changed or taken back went as a whole frame to everybody who looked."""
    async with opened() as table:
        table.do("s", kind="start")
        await until(lambda: table.runner.table.phase == "playing")
        game = table.runner.table.game
        assert game is not None
        cards = [card.ref for hand in game.rules.public(game.state).hands for card in hand.cards]
        other = Table(table.hall, table.code, new_secret())
        await other.hello(steps=True)
        (seen,) = other.link.sent
        for number, (at, text) in enumerate([(0, "1900"), (1, "1950"), (0, "1910"), (2, "?"), (1, ""), (0, "1920")]):
            table.do(f"g{number}", kind="guess", card=cards[at], text=text)
            await until(lambda: len(other.link.sent) == number + 2)  # noqa: B023
            step = other.link.sent[-1]
            assert (step["t"], step["view"], "talk" in step) == ("step", {}, False)
            seen = folded(seen, step)
        assert seen["table"]["estimates"] == [
            {"card": cards[2], "name": "Ann", "text": "?"},
            {"card": cards[0], "name": "Ann", "text": "1920"},
        ]


async def test_a_crowd_that_leaves_at_once_is_not_told_of_each_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """F7: hundreds who left in one moment were each told to all who were still there,
    which took a third of a second.
    """
    monkeypatch.setattr("yearline.server.live.untold.TOGETHER", 0.0)
    async with opened() as table:
        crowd = [Table(table.hall, table.code, new_secret()) for _ in range(60)]
        for one in crowd:
            await one.hello()
        await until(lambda: table.link.sent[-1]["table"]["watching"] == 60)
        table.link.sent.clear()
        for one in crowd[:40]:
            one.session.gone()
        await until(lambda: table.link.sent)
        assert [frame["table"]["watching"] for frame in table.link.sent] == [20]


async def test_who_is_sent_too_much_gets_the_newest_frame_later() -> None:
    hall = timeless(frame_bytes_per_second=1000.0)
    await hall.open()
    code = await hall.tables.create("a" * 16, settings())
    watchers = [Table(hall, code, new_secret()) for _ in range(8)]
    for watcher in watchers:
        await watcher.hello()
    whole = [sum(message["t"] == "frame" for message in watcher.link.sent) for watcher in watchers]
    assert whole[0] >= 1
    assert whole[-1] == 0
    ticks = hall.services.clock.ticks()
    hall.services.clock.ticks = lambda: ticks + 1000
    watchers[-1].session._pay()
    assert [message["t"] for message in watchers[-1].link.sent] == ["frame"]
    await hall.close()


def settings() -> Settings:
    return Settings(game="race")


async def test_moves_and_commands_of_an_address_are_counted() -> None:
    """F10: the host's commands were not."""
    hall, secret = timeless(commands_per_second=0.1, moves_per_second=0.1), new_secret()
    await hall.open()
    table = Table(hall, await hall.tables.create(person_of(secret), settings()), secret)
    await table.hello()
    for number in range(8):
        table.do(f"b{number}", kind="bot", seat=1, bot="simple", name="Bot")
    await until(lambda: table.hall_rests() and not table.runner.busy)
    assert table.link.refusals() == ["too_fast"] * 2
    for number in range(4):
        table.session.heard(json.dumps({"t": "act", "id": f"m{number}", "a": "end"}).encode())
    assert table.link.refusals()[2:].count("too_fast") == 2
    await hall.close()


async def test_games_of_large_decks_are_begun_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yearline.server.live.tables.CARDS_A_START", 1)
    hall = timeless(starts_per_second=0.2)  # two minutes' worth, which one deck of more cards is too much for
    await hall.open()
    secret = new_secret()
    table = Table(hall, await hall.tables.create(person_of(secret), settings()), secret)
    await table.hello()
    table.do("j", kind="join", name="Ann")
    for number in range(3):
        table.do(f"s{number}", kind="start")
    await until(lambda: "too_fast" in table.link.refusals())
    await hall.close()


async def test_bots_rest_where_nobody_looks_and_go_on_when_somebody_comes() -> None:
    """F6: tables of bots kept the loop busy after everybody had left."""
    async with opened() as table:
        for seat in (1, 2, 3):
            table.do(f"b{seat}", kind="bot", seat=seat, bot="simple", name=f"Bot {seat}")
        await until(lambda: sum(chair.kind == "bot" for chair in table.runner.table.chairs) == 3)
        table.do("f", kind="bot", seat=0, bot="simple", name="Bot 0")
        table.do("l", kind="leave")
        await until(lambda: table.runner.table.chairs[0].kind != "human")
        table.do("x", kind="bot", seat=0, bot="simple", name="Bot 0")
        runner, store = table.runner, table.hall.services.store
        table.do("s", kind="start")
        await until(lambda: runner.table.phase == "playing")
        table.session.gone()
        await until(table.hall_rests)
        stood = runner.table.seq
        assert runner.table.phase == "playing"
        assert await store.take_due(1e12, 1.0) == []
        assert due_of(runner.table, 1.0, bots_of(runner.table)) is not None
        assert due_of(runner.table, 1.0, bots_of(runner.table), attended=False) is None, (
            "nor does a line that is written now wake it"
        )
        await table.hall.housekeeping.sweep()
        await until(table.hall_rests)
        assert runner.table.seq == stood
        other = Table(table.hall, table.code, new_secret())
        await other.hello()
        await until(lambda: runner.table.seq > stood)


@pytest.mark.parametrize("bus", ["memory:", "redis:"])
async def test_a_server_stops_at_once_with_sockets_open(bus: str, request: pytest.FixtureRequest) -> None:
    """It took eight seconds with Redis, and the store was then left open."""
    address = request.getfixturevalue("redis_server").address if bus == "redis:" else bus
    store = Closed()
    hall = Hall(quiet(bus=address), store=store)
    async with running(hall) as server:
        people = await server.playing("Ann", "Bob")
        await people[0].do(kind="say", text="Hello")
    assert store.closed
    assert all(task.done() for task in getattr(hall.services.bus, "_tasks", ()))


class Closed(MemoryStore):
    """A store that knows whether it was closed."""

    closed = False

    async def close(self) -> None:
        await asyncio.sleep(0)
        self.closed = True
