"""One table at work: orders that come all at once, a log that others write to, and stores that fail in the middle."""

import asyncio
import json

import msgspec
import pytest

from tests.server.tables import Table, opened, until
from yearline.core.actions import to_text
from yearline.core.ids import Seat
from yearline.store import LAST, Append, Conflict, Done, Line, StoreError, Unavailable
from yearline.store.memory import MemoryStore
from yearline.table import entries as e

pytestmark = pytest.mark.asyncio


async def test_orders_that_come_all_at_once_are_taken_one_after_another() -> None:
    async with opened() as table:
        table.do("leave", kind="leave")
        table.do("again", kind="join", name="Anna")
        for number in range(5):
            table.do(f"n{number}", kind="say", text=f"{number}")
        await until(lambda: len(table.texts()) == 5)
        assert table.texts() == ["0", "1", "2", "3", "4"]
        assert table.link.refusals() == []


class _Contested(MemoryStore):
    """A store at which somebody else was always faster."""

    tried = 0
    contested = False

    def submit(self, wanted: Append, done: Done) -> None:
        if not self.contested:
            super().submit(wanted, done)
        else:
            self.tried += 1
            asyncio.get_running_loop().call_soon(done, Conflict("somebody was faster"))


async def test_whoever_always_loses_is_told_so_in_the_end() -> None:
    store = _Contested()
    async with opened(store) as table:
        store.contested = True
        table.do("x", kind="say", text="let me speak")
        await until(table.link.refusals)
        assert (table.link.refusals(), store.tried) == (["conflict"], 4)
        assert table.hall.services.metrics.troubles == 0, (
            "a crowd in several processes wrote a traceback for each into the log"
        )
        store.contested = False
        table.do("y", kind="say", text="thank you")
        await until(table.texts)


class _Held(MemoryStore):
    """A store that writes at once, and says so when it is told to."""

    held: list[tuple[Done, StoreError | None]] | None = None

    def submit(self, wanted: Append, done: Done) -> None:
        if self.held is None:
            super().submit(wanted, done)
        else:
            self.held.append((done, self._add(wanted)))

    def release(self) -> None:
        held, self.held = self.held or [], None
        for done, error in held:
            done(error)

    def write(self, table: Table, text: str) -> int:
        """Somebody speaks through another node."""
        said = e.Said(table.session.person, "Ann", text)
        stream, seq = table.runner.stream, len(self._streams[table.runner.stream])
        body = msgspec.json.encode(e.to_plain(said)).decode()
        assert self._add(Append(stream, seq, (body,), "", 1.0)) is None
        return seq + 1


async def test_a_hint_that_comes_while_an_order_is_carried_out_is_not_forgotten() -> None:
    store = _Held()
    async with opened(store) as table:
        store.held = []
        table.do("x", kind="say", text="mine")
        await until(lambda: store.held)
        table.hall.tables.heard(table.runner.stream, store.write(table, "another node's"))
        store.release()
        await until(lambda: len(table.texts()) == 2)
        assert table.texts() == ["mine", "another node's"]


async def test_any_number_of_orders_may_be_refused_or_known_behind_one_that_is_written() -> None:
    store = _Held()
    async with opened(store) as table:
        store.held = []
        table.do("x", kind="say", text="one")
        for _ in range(2000):
            table.do("sit", kind="join", name="Ann")
            table.do("y", kind="join", name="Ann")
        table.do("z", kind="say", text="two")
        store.release()
        await until(lambda: table.texts() == ["one", "two"])
        assert table.link.refusals() == ["already_seated"] * 2000
        assert not table.runner.busy


async def test_an_order_that_nobody_can_decide_is_refused_and_reported_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with opened() as table:
        with monkeypatch.context() as broken:
            broken.setattr("yearline.server.live.together.decide", lambda *_: 1 / 0)
            table.do("x", kind="say", text="one")
        assert (table.link.refusals(), table.hall.services.metrics.troubles) == (["internal"], 1)
        table.do("y", kind="say", text="two")
        await until(lambda: table.texts() == ["two"])


class _Liar(MemoryStore):
    """A store that writes, and loses its connection before it can say so."""

    lying = False

    def submit(self, wanted: Append, done: Done) -> None:
        super().submit(wanted, (lambda _: done(Unavailable("gone"))) if self.lying else done)


async def test_what_was_written_although_nobody_could_say_so_is_seen_by_all_and_done_once() -> None:
    store = _Liar()
    async with opened(store) as table:
        store.lying = True
        table.do("x", kind="say", text="once")
        await until(lambda: table.link.refusals() == ["unavailable"])
        await until(lambda: table.texts() == ["once"])
        store.lying = False
        table.do("x", kind="say", text="once")
        await until(lambda: table.link.sent[-1].get("you", {}).get("did") == "x")
        assert table.texts() == ["once"]


class _Unreadable(MemoryStore):
    """A store whose log cannot be read for a while."""

    trouble: type[Exception] | None = None

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        if self.trouble is not None:
            raise self.trouble("gone")
        return await super().read(stream, after, until)


@pytest.mark.parametrize(("trouble", "code", "troubles"), [(Unavailable, "unavailable", 0), (OSError, "internal", 1)])
async def test_a_log_that_cannot_be_read_refuses_and_is_read_later(
    trouble: type[Exception], code: str, troubles: int
) -> None:
    store = _Unreadable()
    async with opened(store) as table:
        store.trouble = trouble
        act = {"t": "act", "id": "m", "base": 1000, "a": "end"}
        table.session.heard(json.dumps(act).encode())
        table.do("y", kind="say", text="and I?")
        await until(lambda: len(table.link.refusals()) == 2)
        assert table.link.refusals() == [code, code]
        assert table.hall.services.metrics.troubles == 2 * troubles
        assert not table.runner.busy
        store.trouble = None
        table.do("z", kind="say", text="now")
        await until(table.texts)
        assert table.texts() == ["now"]


async def test_time_never_runs_backwards_at_a_table() -> None:
    time = [1000.0]
    async with opened(now=lambda: time[0]) as table:
        time[0] = 900.0
        table.do("x", kind="say", text="earlier")
        await until(table.texts)
        assert table.runner.table.talk[0].at == 1000.0
        time[0] = 1001.0
        table.do("y", kind="say", text="later")
        await until(lambda: len(table.texts()) == 2)
        assert table.runner.table.talk[1].at == 1001.0


async def test_a_line_that_this_version_does_not_know_hides_none_before_it() -> None:
    store = _Held()
    async with opened(store) as table:
        seq = store.write(table, "still plain")
        assert store._add(Append(table.runner.stream, seq, ('{"kind":"sung"}',), "", 1.0)) is None
        table.runner.catch_up()
        await until(lambda: not table.runner.busy)
        table.do("x", kind="say", text="hello")
        await until(table.link.refusals)
        assert table.link.refusals() == ["unreadable_table"]
        assert [line["text"] for line in table.link.sent[-1]["table"]["talk"]] == ["still plain"]


async def test_only_the_latest_commands_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yearline.server.live.runner.REMEMBERED", 2)
    async with opened() as table:
        for id in ("a", "b", "b", "a", "c", "a"):
            table.do(id, kind="say", text=id)
        await until(lambda: not table.runner.busy)
        assert table.texts() == ["a", "b", "c", "a"]


async def test_a_move_that_was_decided_before_a_card_was_taken_out_is_stale() -> None:
    async with opened() as table:
        table.do("start", kind="start")
        await until(lambda: table.runner.table.game)
        game, base = table.runner.table.game, table.runner.table.seq
        assert game is not None
        card, action = (
            game.rules.public(game.state).hands[0].cards[0].ref,
            to_text(game.rules.legal(game.state, Seat(0))[-1]),
        )
        table.do("out", kind="withdraw", card=card)
        table.session.heard(json.dumps({"t": "act", "id": "m", "base": base, "a": action}).encode())
        await until(table.link.refusals)
        assert table.link.refusals() == ["stale"]
