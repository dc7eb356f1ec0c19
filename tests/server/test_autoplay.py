"""Bots and clocks: seats that no person moves, also when nobody is there and after a restart."""

import asyncio
import threading
from collections.abc import Collection
from pathlib import Path

import pytest

from tests.server.conftest import quiet, running
from tests.server.tables import opened, until
from tests.table.build import GUEST, HOST, after, playing
from tests.table.build import opened as opened_table
from yearline.bus.memory import MemoryBus
from yearline.client import RefusedByServer
from yearline.core.actions import Action, End
from yearline.core.deck import Deck
from yearline.core.ids import Seat
from yearline.core.view import View
from yearline.server.decks.shelf import Studied
from yearline.server.live import autoplay
from yearline.server.live.due import bots_of, changes_due, due_of, only_people
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.store import Append, Done
from yearline.store.memory import MemoryStore
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.model import Chair


class Clockwork:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


async def test_a_clock_that_runs_out_moves_for_the_seat(ws: str) -> None:
    clock = Clockwork()
    async with running(Hall(quiet(ws=ws), now=clock)) as server:
        ann, bob = await server.playing("Ann", "Bob", clock=60, fallback="random")
        assert ann.frame["table"]["due"] == 1060.0
        acting, turn = (ann, 0) if ann.actions() else (bob, 1)
        await server.hall.housekeeping.sweep()
        assert acting.actions()
        clock.time += 61.0
        await server.hall.housekeeping.sweep()
        while acting.frame["view"]["turn"] == turn:
            await acting.receive()
        assert acting.frame["table"]["due"] == 1121.0


@pytest.mark.parametrize("fallback", ["bot", "random"])
async def test_a_clock_runs_out_at_a_table_that_nobody_looks_at(tmp_path: Path, fallback: str) -> None:
    """Play over days: the server was restarted meanwhile, and nobody is connected."""
    clock, database = Clockwork(), f"sqlite:{tmp_path / 'log'}"
    async with running(Hall(quiet(database=database), now=clock)) as server:
        ann, bob = await server.playing("Ann", "Bob", clock=86_400, fallback=fallback)
        before = ann.seq
    clock.time += 86_401.0
    async with running(Hall(quiet(database=database), now=clock)) as server:
        await server.hall.housekeeping.sweep()
        runner = await server.hall.tables.runner(ann.code)
        async with asyncio.timeout(10):
            while runner.table.seq == before:
                await asyncio.sleep(0.001)
        again = await server.sit(bob.code, bob.secret)
        assert again.seq == before + 1
        assert again.frame["you"]["seats"] == [1]


async def test_a_bot_whose_node_was_killed_is_played_by_another(tmp_path: Path) -> None:
    clock, database = Clockwork(), f"sqlite:{tmp_path / 'log'}"
    async with running(Hall(quiet(database=database, bot_pace=1e6), now=clock)) as server:
        host = new_secret()
        code = await server.table(host, game="race", seats=2, options={"first_player": 1})
        ann = await server.sit(code, host, "Ann")
        await ann.do(kind="bot", seat=1, bot="student", name="Clio")
        frame = await ann.do(kind="start")
        assert frame["view"]["turn"] == 1
    clock.time += 30.0
    async with running(Hall(quiet(database=database), now=clock)) as server:
        await server.hall.housekeeping.sweep()
        ann = await server.sit(code, host)
        while not ann.actions():
            await ann.receive()


class _Cheat:
    """A bot that wants what is not legal, or breaks."""

    def __init__(self, breaks: bool) -> None:
        self.breaks = breaks

    def choose(self, view: View, seed: int) -> Action:
        if self.breaks:
            raise RuntimeError("lost the thread")
        return End()

    def agree(self, options: object) -> None:
        """It agrees to anything."""

    def learn(self, events: object) -> None:
        """It learns nothing."""

    def pause(self, view: View) -> float:
        return 0.0


@pytest.mark.parametrize("breaks", [True, False])
async def test_a_bot_that_breaks_or_cheats_still_moves_legally(breaks: bool) -> None:
    def make(name: str, deck: Deck, seed: int) -> _Cheat:
        return _Cheat(breaks)

    async with running(Hall(quiet(), make_bot=make)) as server:
        host = new_secret()
        code = await server.table(host, game="race", seats=2, options={"first_player": 1})
        ann = await server.sit(code, host, "Ann")
        await ann.do(kind="bot", seat=1)
        await ann.do(kind="start")
        while not ann.actions():
            await ann.receive()
        assert server.hall.services.metrics.troubles == breaks


async def test_bots_are_made_and_learn_aside_since_the_tables_would_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they import takes long, and so does what is known about a large deck: that was looked up on the loop."""
    done_in: dict[str, threading.Thread] = {}

    class Slow(_Cheat):
        def learn(self, events: object) -> None:
            done_in["learn"] = threading.current_thread()

    def make(name: str, deck: Deck | Studied, seed: int) -> _Cheat:
        done_in["make"] = threading.current_thread()
        return Slow(False)

    def study(frozen: Deck, decks: object) -> Deck:
        done_in["study"] = threading.current_thread()
        return frozen

    monkeypatch.setattr("yearline.server.decks.shelf._studied", study)
    async with opened(make_bot=make, bots=["oracle"]) as table:
        table.do("b", kind="bot", seat=1, bot="oracle")
        table.do("c", kind="configure", settings={"game": "race", "options": {"first_player": 1}})
        table.do("s", kind="start")
        await until(lambda: len(done_in) == 3)
        assert threading.current_thread() not in done_in.values()


async def test_bots_together_remember_only_so_many_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yearline.server.live.autoplay.KEPT_CARDS", 1)
    async with opened(make_bot=lambda *_: _Cheat(False), bots=["simple"]) as table:
        for seat in (1, 2):
            table.do(f"b{seat}", kind="bot", seat=seat, bot="simple", name=f"Bot {seat}")
        table.do("s", kind="start")
        for _ in range(2):
            await until(lambda: table.runner.table.turn == 0 and not table.runner.busy)
            table.move()
            await until(lambda: table.runner.table.turn != 0)
        await until(lambda: table.runner.table.turn == 0)
        assert len(table.hall.autoplay._bots) == 1


async def test_bots_hear_the_options_and_know_what_the_cards_are_about() -> None:
    known: list[tuple[object, object]] = []

    class Curious(_Cheat):
        def __init__(self, deck: object) -> None:
            super().__init__(False)
            self.deck = deck

        def agree(self, options: object) -> None:
            known.append((self.deck, options))

    def make(name: str, deck: Deck | Studied, seed: int) -> Curious:
        return Curious(deck)

    async with running(Hall(quiet(), make_bot=make)) as server:
        host = new_secret()
        decks = ["popular-culture", "inventions"]
        code = await server.table(host, game="race", seats=2, decks=decks, options={"first_player": 1, "hand_size": 2})
        ann = await server.sit(code, host, "Ann")
        await ann.do(kind="bot", seat=1)
        await ann.do(kind="start")
        while not ann.actions():
            await ann.receive()
        ((deck, options),) = known
        assert isinstance(deck, Studied)
        assert len(deck.cards) == 210
        assert len({card.scene for card in deck.cards}) > 5
        assert isinstance(options, dict)
        assert options["hand_size"] == 2


async def test_a_bot_sees_every_card_that_was_turned_over_and_stays_the_same_for_one_game() -> None:
    made: list[tuple[str, int]] = []
    learnt: list[int] = []

    class Pupil(_Cheat):
        def learn(self, events: Collection[object]) -> None:  # type: ignore[override]
            learnt.append(len(events))

    def make(name: str, deck: Deck | Studied, seed: int) -> Pupil:
        made.append((name, seed))
        return Pupil(False)

    async with opened(make_bot=make, bots=["student", "simple"]) as table:
        table.do("b", kind="bot", seat=1, bot="student")
        for game in range(2):
            table.do(f"s{game}", kind="start")
            await until(lambda: table.runner.table.phase == "playing")
            for _ in range(3):
                await until(lambda: table.runner.table.turn == 0 and not table.runner.busy)
                table.move()
            table.do(f"e{game}", kind="control", what="end")
            table.do(f"r{game}", kind="control", what="rematch")
            await until(lambda: table.runner.table.phase == "lobby")
        assert [name for name, _ in made] == ["student", "student"]
        assert made[0][1] != made[1][1]
        assert len(learnt) >= 4
        assert learnt[1] > learnt[0] > 0


def test_when_a_table_has_to_be_looked_at_though_nobody_is_there() -> None:
    timed = playing(HOST, GUEST, clock=60)
    assert due_of(opened_table(), 5.0, ()) is None
    assert due_of(timed, 5.0, ()) == 61.0
    assert due_of(after(timed, HOST, c.Control("pause")), 5.0, ()) is None
    bots = after(playing(HOST, GUEST, options={"first_player": 1}), HOST, c.SeatBot(Seat(1), "simple", "Clio"))
    assert due_of(bots, 5.0, bots_of(bots)) == 25.0
    assert due_of(playing(HOST, GUEST), 5.0, ()) is None


@pytest.mark.parametrize("clock", [0, 60])
def test_what_is_said_or_played_among_people_changes_nothing_about_that(clock: int) -> None:
    table = playing(HOST, GUEST, clock=clock)
    said, paused = (e.Said(HOST, "Ann", "hm"),), (e.Paused(),)
    assert changes_due(said, only_people(table, ())) == bool(clock)
    assert changes_due(paused, only_people(table, ()))
    bots = after(playing(HOST, GUEST, options={"first_player": 1}), HOST, c.SeatBot(Seat(1), "simple", "Clio"))
    assert changes_due(said, only_people(bots, bots_of(bots)))
    people = playing(HOST, GUEST, options={"first_player": 1})
    assert changes_due((e.Seated(Seat(1), Chair("bot", None, "Clio", "simple")),), only_people(people, ()))


@pytest.mark.parametrize(("fallback", "name"), [("bot", "simple"), ("random", "random")])
async def test_who_moves_for_somebody_whose_time_is_up(fallback: str, name: str) -> None:
    made, clock = list[str](), Clockwork()

    def make(name: str, deck: Deck | Studied, seed: int) -> _Cheat:
        made.append(name)
        return _Cheat(breaks=False)

    async with opened(now=clock, make_bot=make) as table:
        table.do("c", kind="configure", settings={"game": "race", "clock": 60, "fallback": fallback})
        await until(lambda: table.runner.table.settings.clock)
        table.do("s", kind="start")
        await until(lambda: table.runner.table.due and not table.runner.busy)
        seq, clock.time = table.runner.table.seq, 1061.0
        await table.hall.housekeeping.sweep()
        await until(lambda: table.runner.table.seq > seq)
        assert made == [name]


async def test_one_alarm_is_set_for_the_turn_and_goes_with_it() -> None:
    async with opened(now=Clockwork()) as table:
        table.do("c", kind="configure", settings={"game": "race", "clock": 60})
        await until(lambda: table.runner.table.settings.clock)
        table.do("s", kind="start")
        await until(lambda: table.runner.table.due and not table.runner.busy)
        players, alarms = table.hall.autoplay, table.hall.autoplay._alarms
        due, alarm = alarms[table.code]
        assert due == 1060.0
        players.wake(table.runner)
        assert alarms == {table.code: (due, alarm)}
        table.hall.services.clock.now.time = 1001.0  # type: ignore[attr-defined]
        table.move()
        await until(lambda: not table.runner.busy)
        assert alarm.cancelled()
        assert alarms[table.code][0] == 1061.0
        seq = table.runner.table.seq
        players._ring(table.runner, due)
        await until(table.hall_rests)
        assert table.runner.table.seq == seq
        table.do("p", kind="control", what="pause")
        await until(lambda: table.runner.table.phase == "paused" and not table.runner.busy)
        players.forget(table.code)
        assert alarms == {}


async def test_an_unknown_bot_is_refused(ws: str) -> None:
    async with running(Hall(quiet(ws=ws))) as server:
        host = new_secret()
        ann = await server.sit(await server.table(host), host)
        with pytest.raises(RefusedByServer) as refused:
            await ann.do(kind="bot", seat=1, bot="skynet")
        assert refused.value.code == "unknown_bot"


async def test_bots_play_a_whole_game_among_themselves() -> None:
    async with running(Hall(quiet())) as server:
        host = new_secret()
        watcher = await server.sit(await server.table(host, game="coop", seats=3), host)
        for seat in range(3):
            await watcher.do(kind="bot", seat=seat, bot="historian", name=f"Bot {seat}")
        await watcher.do(kind="start")
        await watcher.until_phase("over")
        assert watcher.frame["view"]["outcome"]["score"] is not None


class _BotMoves(MemoryStore):
    """Counts how often anybody tries to move for a bot."""

    tried = 0

    def submit(self, wanted: Append, done: Done) -> None:
        self.tried += '"by":"bot"' in wanted.bodies[0]
        super().submit(wanted, done)


async def test_of_two_nodes_the_one_that_wrote_last_moves_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "WATCHES", 0.0)

    def make(name: str, deck: Deck, seed: int) -> _Cheat:
        return _Cheat(breaks=False)

    store, others = _BotMoves(), list[MemoryBus]()
    near, far = [Hall(quiet(bot_pace=1.0), store=store, bus=MemoryBus(others), make_bot=make) for _ in range(2)]
    async with running(near) as one, running(far) as two:
        host = new_secret()
        ann = await one.sit(await one.table(host, game="race", seats=2), host, "Ann")
        await two.sit(ann.code)
        await ann.do(kind="bot", seat=1)
        await ann.do(kind="start")
        for _ in range(4):
            while not ann.actions():
                await ann.receive()
            await ann.act(ann.actions()[0])
        lines = await store.read(f"table:{ann.code}")
        assert store.tried == sum('"by":"bot"' in line.body for line in lines) > 2
