"""The hall: tables come and go without leaving anything behind, slow clients get the newest frame."""

import asyncio
import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, pairwise

import pytest

from tests.server.conftest import quiet, running, timeless
from tests.server.tables import opened, until
from yearline.bus.memory import MemoryBus
from yearline.client import RefusedByServer, TableClient
from yearline.decks import library
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.server.live.runner import Runner
from yearline.server.live.session import Session
from yearline.server.running.bounded_http import BoundedHeaders
from yearline.server.services.clock import Clock
from yearline.store import LAST, Append, Line, Unavailable
from yearline.store.memory import MemoryStore
from yearline.table.decide import Refused
from yearline.table.model import Settings


async def test_tables_that_nobody_looks_at_are_forgotten() -> None:
    async with running(Hall(quiet(idle_seconds=-1.0))) as server:
        for _ in range(20):
            clients = await server.playing("Ann", "Bob", clock=600)
            for client in clients:
                await client.close()
        while server.hall.connections.sessions:
            await server.http.get("/healthz")
        await server.hall.housekeeping.sweep()
        assert len(server.hall.tables._runners) == 0
        assert len(server.hall.autoplay._alarms) == 0
        gc.collect()
        assert not [one for one in gc.get_objects() if isinstance(one, Runner) and one._keeper is server.hall.tables]


async def test_a_table_that_was_open_for_long_goes_without_the_garbage_collector(ws: str) -> None:
    """The collector looks among old things so rarely that what waits for it is memory lost: 26 kB for every table."""
    async with running(Hall(quiet(idle_seconds=-1.0, ws=ws))) as server:
        (ann, bob) = await server.playing("Ann", "Bob")
        gc.collect()  # by now a server would have found them to be old
        for client in (ann, bob):
            await client.close()
        while server.hall.connections.sessions:
            await server.http.get("/healthz")
        await server.hall.housekeeping.sweep()
        assert server.hall.tables.open_table(ann.code) is None
        assert not [one for one in gc.get_objects() if type(one) is Runner and one._keeper is server.hall.tables]


async def test_what_happens_at_another_node_keeps_no_table_here_that_nobody_looks_at() -> None:
    now, store, others = [1000.0], MemoryStore(), list[MemoryBus]()
    halls = [Hall(quiet(idle_seconds=60), store=store, bus=MemoryBus(others), now=lambda: now[0]) for _ in range(2)]
    async with running(halls[0]) as here, running(halls[1]) as there:
        (ann,) = await here.playing("Ann", game="lives")
        runner = await there.hall.tables.runner(ann.code)
        now[0] += 61
        await ann.act(ann.actions()[0])
        await until(lambda: runner.table.seq == ann.seq and not runner.busy)
        await there.hall.housekeeping.sweep()
        assert there.hall.tables.open_table(ann.code) is None
        assert here.hall.tables.open_table(ann.code) is not None


async def test_a_table_that_cannot_be_opened_keeps_no_other_from_its_clock() -> None:
    async with running(Hall(quiet())) as server:
        hall = server.hall
        (ann,) = await server.playing("Ann", game="lives", clock=600)
        body = '{"kind":"said","person":"x","name":"x","text":"nobody opened this table"}'
        await hall.services.store.append(Append("table:broken", 0, (body,), "", 0.0, (), True, 0.0))
        seq, table = ann.seq, f"table:{ann.code}"
        await hall.services.store.append(
            Append(table, seq, ('{"kind":"paused"}',), "", hall.services.clock.now(), (), True, 1.0)
        )
        await hall.housekeeping.sweep()
        assert hall.services.metrics.troubles == 1
        runner = hall.tables.open_table(ann.code)
        assert runner is not None
        assert runner.thought == -1


async def test_only_the_host_makes_the_server_look_for_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(Hall(quiet())) as server:
        code = await server.table(new_secret())
        guest = await server.sit(code)

        async def looked(*_: object) -> None:
            raise AssertionError("nobody should look")

        monkeypatch.setattr(server.hall.services.shelf, "get", looked)
        for command in ({"kind": "start"}, {"kind": "configure", "settings": {"decks": ["own-x"]}}):
            with pytest.raises(RefusedByServer) as refused:
                await guest.do(**command)
            assert refused.value.code == "not_host"
        assert server.hall.services.metrics.troubles == 0


async def test_a_table_with_more_decks_than_are_kept_opens_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yearline.server.decks.shelf._KEPT", 1)
    async with running(Hall(quiet(idle_seconds=-1.0))) as server:
        host = new_secret()
        code = await server.table(host, game="lives", decks=["inventions"])
        ann = await server.sit(code, host, "Ann")
        for decks in (["inventions"], ["world-history"], ["popular-culture"]):
            await ann.do(kind="configure", settings={"game": "lives", "decks": decks})
            for command in (
                {"kind": "start"},
                {"kind": "control", "what": "end"},
                {"kind": "control", "what": "rematch"},
            ):
                await ann.do(**command)
        assert len(server.hall.services.shelf._frozen) == 1
        await ann.close()
        while server.hall.connections.sessions:
            await server.http.get("/healthz")
        await server.hall.housekeeping.sweep()
        assert server.hall.tables.open_table(code) is None
        assert (await server.http.get(f"/api/tables/{code}")).json()["number"] == 3
        assert (await server.http.get(f"/api/tables/{code}/games/1/record")).status_code == 200


async def play_and_end(host: TableClient, deck: str) -> None:
    """A game of a deck that is ended at once, and back to the lobby."""
    await host.do(kind="configure", settings={"game": "lives", "decks": [deck]})
    await host.do(kind="start")
    await host.do(kind="control", what="end")
    await host.do(kind="control", what="rematch")


async def take_turns(turns: Iterator[int]) -> None:
    while True:
        next(turns)
        await asyncio.sleep(0)


async def test_a_long_log_is_folded_in_slices_between_which_others_get_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even if the others bring so many decks meanwhile that those of the table would be forgotten."""
    for module in ("lines", "tables"):
        monkeypatch.setattr(f"yearline.server.live.{module}.SLICE", 3)
    monkeypatch.setattr("yearline.server.decks.shelf._KEPT", 1)
    folded: list[tuple[int, int]] = []
    async with running(Hall(quiet())) as server:
        host = new_secret()
        code = await server.table(host, game="lives", decks=["inventions"])
        ann = await server.sit(code, host, "Ann")
        for deck in ("inventions", "world-history"):
            await play_and_end(ann, deck)
        hall, fold, turns = Hall(quiet(), store=server.hall.services.store), Runner.fold, count()

        def spied(runner: Runner, lines: Sequence[Line]) -> None:
            hall.services.shelf._keep("other", library()["popular-culture"].deck, hall.tables.played)
            folded.append((len(lines), next(turns)))
            fold(runner, lines)

        monkeypatch.setattr(Runner, "fold", spied)
        busy = asyncio.create_task(take_turns(turns))
        runner = await hall.tables.runner(code)
        busy.cancel()
        sizes, moments = zip(*folded, strict=True)
        assert (sum(sizes), max(sizes)) == (ann.seq, 3)
        assert all(after - before >= 2 for before, after in pairwise(moments))
        assert (there := server.hall.tables.open_table(code)) is not None
        assert runner.table == there.table


async def test_clients_that_are_gone_leave_no_circles() -> None:
    """Circles would stay until Python looks for them, which a busy server tells it to do rarely."""
    async with running(Hall(quiet(ws="picows"))) as server:
        code = await server.table(new_secret())
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                client = await server.sit(code)
                await client.close()
            while server.hall.connections.sessions:
                await server.http.get("/healthz")
            for _ in range(10):
                await asyncio.sleep(0)
            kinds = [type(one) for one in gc.get_objects()]
            assert kinds.count(Session) == 0
            connections = [kind for kind in kinds if issubclass(kind, BoundedHeaders)]
            assert len(connections) <= 1  # that of the question whether all is well
        finally:
            gc.enable()


class _Link:
    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def ping(self) -> None:
        """Nobody answers."""

    def close(self, code: int) -> None:
        """Nobody minds."""


async def test_a_slow_client_gets_the_newest_frame_only() -> None:
    async with running(Hall(quiet())) as server:
        host = new_secret()
        code = await server.table(host)
        link = _Link()
        slow = Session(server.hall, link, "slow")
        server.hall.connections.enter(slow)
        slow.heard(f'{{"t":"hello","table":"{code}","secret":"{new_secret()}"}}'.encode())
        ann = await server.sit(code, host)
        slow.pause()
        before = len(link.sent)
        for number in range(10):
            await ann.do(kind="join" if number == 0 else "say", **{"name" if number == 0 else "text": f"n{number}"})
        for _ in range(20):
            slow.heard(b'{"t":"ping"}')
        assert len(link.sent) == before
        slow.resume()
        frames = [message for message in link.sent[before:] if b'"t":"frame"' in message]
        assert len(frames) == 1
        assert f'"seq":{ann.seq},'.encode() in frames[0]
        assert len(link.sent) - before <= 9
        slow.gone()


async def test_a_table_stays_while_somebody_looks_at_it_or_has_just_done_so() -> None:
    time = [1000.0]
    async with opened(now=lambda: time[0]) as table:
        hall = table.hall
        time[0] += 1_000.0
        await hall.housekeeping.sweep()
        assert hall.tables.open_table(table.code) is not None
        table.session.gone()
        time[0] += 299.0
        await hall.housekeeping.sweep()
        assert hall.tables.open_table(table.code) is not None
        time[0] += 2.0
        await hall.housekeeping.sweep()
        assert hall.tables.open_table(table.code) is None


async def test_a_code_that_is_taken_is_not_given_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = ["taken222", "taken222", "free2222"]
    monkeypatch.setattr("yearline.server.live.tables.new_code", lambda: codes.pop(0) if len(codes) > 1 else codes[0])
    hall = Hall(quiet())
    await hall.open()
    assert [await hall.tables.create("p" * 16, Settings()) for _ in range(2)] == ["taken222", "free2222"]
    with pytest.raises(Refused) as refused:
        await hall.tables.create("p" * 16, Settings())
    assert refused.value.code == "internal"
    await hall.close()


async def test_a_hall_that_closes_lets_nobody_in_and_asks_all_to_come_again() -> None:
    async with opened() as table:
        await table.hall.close()
        bye = table.link.sent[-1]
        assert (bye["t"], bye["code"], bye["again"], table.link.closed) == ("bye", "restart", True, 1012)
        assert not table.hall.connections.enter(Session(table.hall, _Link(), "late"))
        with pytest.raises(Refused, match="closing"):
            await table.hall.services.pool.make("late", lambda: 1)


class _Stuck(MemoryStore):
    """A database that does not even answer a good-bye."""

    async def close(self) -> None:
        await asyncio.Event().wait()


async def test_a_database_that_does_not_answer_keeps_nobody_from_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yearline.server.live.hall.CLOSING_SECONDS", 0.01)
    hall = Hall(quiet(), store=_Stuck())
    await hall.open()
    async with asyncio.timeout(10):
        await hall.close()


class _Headless(MemoryStore):
    """A store that cannot say how long its streams are."""

    asked = 0

    async def heads(self, streams: Iterable[str]) -> Mapping[str, int]:
        self.asked += 1
        raise Unavailable("gone")


async def test_a_sweep_that_fails_is_reported_and_not_the_last_one() -> None:
    hall = Hall(quiet(sweep_seconds=0.001), store=_Headless())
    await hall.open()
    async with asyncio.timeout(10):
        while hall.services.metrics.troubles < 2:
            await asyncio.sleep(0)
    await hall.close()


async def test_what_fails_aside_is_reported() -> None:
    async def fail() -> None:
        raise RuntimeError("a bug")

    async with opened() as table:
        table.hall.services.tasks.spawn(fail())
        await until(lambda: table.hall.services.metrics.troubles == 1)


class _Slow(MemoryStore):
    """A store that lets a reader wait for what it has read already."""

    gate: asyncio.Event | None = None

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        lines = await super().read(stream, after, until)
        if self.gate is not None:
            await self.gate.wait()
        return lines


async def test_a_hint_that_comes_while_a_table_is_being_opened_is_not_forgotten() -> None:
    store = _Slow()
    async with opened(store) as table:
        other = Hall(quiet(), store=store)
        await other.open()
        store.gate = asyncio.Event()
        opening = asyncio.create_task(other.tables.runner(table.code))
        await until(lambda: other.tables.opening)
        table.do("x", kind="say", text="meanwhile")
        await until(table.texts)
        other.tables.heard(table.runner.stream, table.runner.table.seq)
        store.gate.set()
        late = await opening
        await until(lambda: late.table.seq == table.runner.table.seq)
        await other.close()


async def test_a_hall_that_closes_opens_no_table_any_more() -> None:
    store = _Slow()
    async with opened(store) as table:
        other = Hall(quiet(), store=store)
        await other.open()
        store.gate = asyncio.Event()
        other.services.tasks.spawn(_look(other, table.code))
        await until(lambda: other.tables.opening)
        (opening,) = other.tables.opening
        await other.close()
        assert opening.cancelled()


async def _look(hall: Hall, code: str) -> None:
    await hall.tables.runner(code)


async def test_who_has_guessed_too_often_still_finds_the_tables_they_host_or_sit_at() -> None:
    hall = timeless(wrong_codes_per_second=0.05)
    await hall.open()
    code = await hall.tables.create("h" * 16, Settings())
    codes = []
    for person in ("", "", "x" * 16):
        with pytest.raises(Refused) as refused:
            await hall.tables.runner("nosuch22", "a", person)
        codes.append(refused.value.code)
    assert codes == ["no_table", "too_fast", "too_fast"]
    for person in ("", "x" * 16):
        with pytest.raises(Refused, match="too many wrong codes"):
            await hall.tables.runner(code, "a", person)
    assert (await hall.tables.runner(code, "a", "h" * 16)).table.code == code
    assert (await hall.tables.runner(code, "b")).table.code == code
    assert (await hall.tables.runner(code)).table.code == code
    await hall.close()


async def test_a_table_is_opened_once_however_many_come_at_once() -> None:
    hall = Hall(quiet())
    await hall.open()
    code = await hall.tables.create(person_of(new_secret()), Settings())
    found = await asyncio.gather(*[hall.tables.runner(code) for _ in range(10)])
    assert len({id(runner) for runner in found}) == 1
    await hall.close()


def test_the_clock_of_a_hall_is_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    now = Clock().now
    before = now()
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert now() >= before
