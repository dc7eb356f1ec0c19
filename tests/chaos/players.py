"""People at tables: they choose nodes at random, move when it is their turn,
and repeat under the same id what was not answered.
"""

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.chaos.nodes import Cluster, Node
from yearline.client import Disconnected, Message, RefusedByServer, TableClient, new_id, pauses
from yearline.server.live.identity import new_secret, person_of

PATIENCE = 3.0
AGAIN = frozenset({"unavailable", "too_fast"})
"""Refusals that mean: not now, send it again."""

OUTRUN = frozenset(
    {
        "stale",
        "not_your_turn",
        "illegal_action",
        "paused",
        "over",
        "game_over",
        "not_started",
        "started",
        "wrong_moment",
        "too_late",
    }
)
"""Refusals of something that was overtaken:
by a clock, a team-mate, or by the news itself on a node that was behind.
"""


@dataclass
class Wait:
    """From the moment somebody wanted something until they had it, and what came between."""

    began: float
    ended: float = 0.0
    tries: list[str] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return self.ended - self.began

    def tried(self, since: float, what: str) -> None:
        self.tries.append(f"{time.monotonic() - since:.1f} s {what}")


@dataclass
class Diary:
    """What a player was told."""

    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    odd: list[str] = field(default_factory=list)
    moves: int = 0
    reconnected: int = 0
    versions: Counter[str] = field(default_factory=Counter)
    """How many commands nodes of each version acknowledged."""
    waits: list[Wait] = field(default_factory=list)


class Member:
    """One person at one table."""

    def __init__(self, cluster: Cluster, code: str, number: int, chance: random.Random, pause: float) -> None:
        self._cluster, self._chance, self._pause = cluster, chance, pause
        self.secret = new_secret()
        self.person = person_of(self.secret)
        self.number = number
        self.name = f"Player {number}"
        self.seat: int | None = None
        self.diary = Diary()
        self.resting = False
        self.summoned: Node | None = None
        self._version = ""
        self.client = self._client(None, code)
        self._farewells: set[asyncio.Task[None]] = set()

    # --- being there ---

    def _client(self, node: Node | None, code: str) -> TableClient:
        """A connection to a node, that can be opened."""
        return TableClient("" if node is None else node.socket, code, self.secret, patience=PATIENCE)

    async def connect(self) -> None:
        """Come (back), because somebody looks at the table."""
        wait = Wait(time.monotonic())
        await self._come_back(wait)
        self._had(wait)

    async def _visit(self, node: Node) -> None:
        """Go to that node, or to any if it is not there, and say so."""
        wait = Wait(time.monotonic())
        await self._come_back(wait, node)
        await self.do(kind="say", text=f"at node {node.number}")
        self.summoned = None

    async def _come_back(self, wait: Wait, first: Node | None = None) -> None:
        """To whichever node answers."""
        code, frame = self.client.code, self.client.frame
        for pause in pauses():
            since = time.monotonic()
            self._leave(self.client)
            node, first = first or self._chance.choice(self._cluster.nodes), None
            self.client = self._client(node, code)
            self.client.frame = frame
            try:
                await self.client.connect()
            except Disconnected as error:
                wait.tried(since, f"node {node.number}: {error}")
                await asyncio.sleep(pause)
            except RefusedByServer as refused:
                wait.tried(since, f"node {node.number}: hello refused: {refused.code}")
                if refused.code not in AGAIN:
                    self.diary.odd.append(f"hello refused: {refused.code}")
                await asyncio.sleep(pause)
            else:
                wait.tried(since, f"node {node.number}: welcome")
                self._version = node.version
                return

    def _leave(self, client: TableClient) -> None:
        """Hang up without waiting for a node that may be frozen."""
        task = asyncio.create_task(client.close())
        self._farewells.add(task)
        task.add_done_callback(self._farewells.discard)

    async def close(self) -> None:
        await self.client.close()
        await asyncio.gather(*self._farewells, return_exceptions=True)

    def _had(self, wait: Wait) -> None:
        wait.ended = time.monotonic()
        self.diary.waits.append(wait)

    async def listen(self) -> None:
        """Hear the next message; ask whether somebody is there when none comes."""
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE / 2):
                    await self.client.receive()
                return
            await self.client.send({"t": "ping"})
            await self.client.receive()
        except Disconnected:
            self.diary.reconnected += 1
            await self.connect()

    # --- doing something ---

    async def do(self, **command: Any) -> bool:
        return await self.command({"t": "do", "id": new_id(), "c": command})

    async def move(self) -> None:
        """Think, and do anything that is legal."""
        seq, action = self.client.seq, self._chance.choice(self.client.actions())
        await asyncio.sleep(self._chance.uniform(0.2, 1.8) * self._pause)
        if await self.command({"t": "act", "id": new_id(), "base": seq, "a": action}):
            self.diary.moves += 1

    async def command(self, message: Message) -> bool:
        """Say it until there is an answer; whether it was done."""
        wait, id = Wait(time.monotonic()), message["id"]
        while True:
            since = time.monotonic()
            try:
                await self.client.send(message)
                async with asyncio.timeout(2 * PATIENCE):
                    answer = await self.client.until(lambda heard: _answers(heard, id))
            except (Disconnected, TimeoutError) as error:
                wait.tried(since, f"{message['t']}: {error!r}")
                self.diary.reconnected += 1
                await self._come_back(wait)
                continue
            except RefusedByServer as refused:
                self.diary.odd.append(f"refused without an id: {refused.code}")
                continue
            if answer["t"] != "refused":
                self.diary.acknowledged[id] = int(answer["seq"])
                self.diary.versions[self._version] += 1
                self._had(wait)
                return True
            if answer["code"] not in AGAIN:
                self.diary.refused[id] = answer["code"]
                if answer["code"] not in OUTRUN:
                    self.diary.odd.append(f"{message} refused: {answer['code']}")
                return False
            wait.tried(since, f"{message['t']}: {answer['code']}")
            await asyncio.sleep(self._chance.uniform(0.1, 0.4))

    async def play(self, settled: asyncio.Event, over: asyncio.Event) -> None:
        """Game after game. Once everything is to settle: only listen, until all is over."""
        while not settled.is_set():
            if self.summoned is not None:
                await self._visit(self.summoned)
            elif self.client.phase == "over" and self.number == 0:
                await self.do(kind="control", what="rematch")
                await self.do(kind="start")
            elif self.client.actions() and self._chance.random() < 0.05:
                await self.do(kind="say", text=f"thinking {self.client.seq}")
            elif self.client.actions():
                await self.move()
            else:
                await self.listen()
        if self.number == 0 and self.client.phase == "playing" and self.client.frame["table"]["settings"]["clock"]:
            await self.do(kind="control", what="pause")
        self.resting = True
        while not over.is_set():
            await self.listen()


def _answers(heard: Message, id: str) -> bool:
    if heard["t"] == "refused":
        return bool(heard["id"] == id)
    return bool((heard.get("did") or heard.get("you", {}).get("did")) == id)
