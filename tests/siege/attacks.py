"""What somebody does with an hour and one address, each as a function that does it until it is told to stop."""

import asyncio
import itertools
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx

from tests.attack.raw import RawSocket
from tests.server.conftest import bearer
from tests.siege.others import FROM
from yearline.client import Disconnected, RefusedByServer, TableClient
from yearline.server.live.identity import new_secret

LARGE = 4_900
"""Cards of a deck, nearly as many as one may have."""

BOTS = 8
WATCHERS = 60
SOCKETS = 1_300
CROWD = 1_100


class Attacker:
    """One address, with all that it has found out."""

    def __init__(self, port: int, seconds: float, address: str) -> None:
        self.port, self.until, self.address = port, time.monotonic() + seconds, address
        self.secret = new_secret()
        self.did = 0
        self.refused = 0
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=120)
        self._clients: list[TableClient] = []
        self._sockets: list[RawSocket] = []

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def close(self) -> None:
        """Hang up everywhere: what is still there afterwards is the server's doing."""
        for socket in self._sockets:
            socket.abort()
        await asyncio.gather(*[client.close() for client in self._clients], return_exceptions=True)
        await self.http.aclose()

    async def raw(self) -> RawSocket:
        """A socket that is upgraded by hand."""
        self._sockets.append(await RawSocket.open(self.port, source=self.address))
        return self._sockets[-1]

    def drop_first_raw(self) -> None:
        """The oldest of these is closed when there are very many."""
        if len(self._sockets) > SOCKETS:
            self._sockets.pop(0).abort()

    async def deck(self, cards: int, first: int = 0) -> str:
        """The id of a deck of so many things, all of the same year: every place is right."""
        rows = "\n".join(f"Thing {number},1900" for number in range(first, first + cards))
        answer = await self.http.post("/api/decks", content=f"title,year\n{rows}\n", headers=bearer(self.secret))
        return str(answer.json().get("id", "")) if answer.status_code == 201 else ""

    async def table(self, **settings: Any) -> TableClient | None:
        """A table of its own, at which it sits; None where it may not open another one now."""
        answer = await self.http.post("/api/tables", json=settings, headers=bearer(self.secret))
        if answer.status_code != 201:
            self.refused += 1
            await asyncio.sleep(0.2)
            return None
        client = TableClient(self.socket, str(answer.json()["code"]), self.secret, patience=60)
        self._clients.append(client)
        await client.connect()
        return client

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    async def try_to(self, doing: Awaitable[object]) -> bool:
        """Do something; whether it was allowed."""
        try:
            await doing
        except RefusedByServer:
            self.refused += 1
            await asyncio.sleep(0.01)
            return False
        self.did += 1
        return True

    async def get(self, path: str) -> int:
        answer = await self.http.get(path)
        self.did += answer.status_code == 200
        self.refused += answer.status_code != 200
        return answer.status_code


class Watcher:
    """Somebody who is shown whole frames, and reads them."""

    def __init__(self, socket: RawSocket) -> None:
        self.socket, self._reading = socket, asyncio.create_task(socket.hung_up())

    @classmethod
    async def of(cls, attacker: Attacker, code: str) -> "Watcher":
        socket = await attacker.raw()
        socket.send(json.dumps({"t": "hello", "table": code, "secret": new_secret()}).encode())
        return cls(socket)

    @property
    def gone(self) -> bool:
        """Whether it was thrown out."""
        return self._reading.done()


async def malformed_upgrades(attacker: Attacker) -> None:
    """F1: upgrades that come to nothing."""
    while attacker.goes_on:
        for lacking in ("Sec-WebSocket-Key", "Sec-WebSocket-Version"):
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                await RawSocket.open(attacker.port, lacking=lacking, source=attacker.address)
            attacker.did += 1
        await asyncio.sleep(0.01)


async def long_replays(attacker: Attacker) -> None:
    """F3: a long game of a large deck, looked at again and again."""
    client = await _alone(attacker, await attacker.deck(LARGE))
    if client is None:
        return
    end = time.monotonic() + (attacker.until - time.monotonic()) / 2
    while client.actions() and time.monotonic() < end:
        await attacker.try_to(client.act(client.actions()[-1]))
    await client.do(kind="control", what="end")
    path = f"/api/tables/{client.code}/games/1"
    while attacker.goes_on:
        await asyncio.gather(*[attacker.get(f"{path}/{what}") for what in ("steps", "record", "steps?first=300")])


async def frozen_decks(attacker: Attacker) -> None:
    """F4: every order of eight large decks, dealt and ended. F5: the table is then opened and read."""
    ids = [deck for number in range(8) if (deck := await attacker.deck(600, number * 1000))]
    client = await _alone(attacker, *ids[:8])
    if client is None:
        return
    for number, order in enumerate(itertools.permutations(ids)):
        if not attacker.goes_on:
            return
        for command in ({"kind": "control", "what": "end"}, {"kind": "control", "what": "rematch"}):
            await attacker.try_to(client.do(**command))
        settings = {**client.frame["table"]["settings"], "decks": list(order)}
        await attacker.try_to(client.do(kind="configure", settings=settings))
        await attacker.try_to(client.do(kind="start"))
        await attacker.get(f"/api/tables/{client.code}/games/{1 + number // 2}/record")


async def tables_of_bots(attacker: Attacker) -> None:
    """F6: tables of eight bots with a large deck, which are left at once."""
    deck = await attacker.deck(LARGE)
    while attacker.goes_on:
        client = await attacker.table(game="race", seats=BOTS, decks=[deck])
        if client is not None:
            for seat in range(BOTS):
                await attacker.try_to(client.do(kind="bot", seat=seat, bot="simple", name=f"B{seat}"))
            await attacker.try_to(client.do(kind="start"))
            await client.close()


async def many_sockets(attacker: Attacker) -> None:
    """F7: as many sockets as there are, and more."""
    while attacker.goes_on:
        with suppress(OSError, asyncio.IncompleteReadError):
            await attacker.raw()
            attacker.did += 1
        attacker.drop_first_raw()


async def crowds(attacker: Attacker) -> None:
    """F7: a crowd comes to one table and leaves it in the same moment, again and again."""
    client = await _alone(attacker, "popular-culture")
    while client is not None and attacker.goes_on:
        crowd: list[Watcher] = []
        with suppress(OSError, asyncio.IncompleteReadError):
            for _ in range(CROWD):
                crowd.append(await Watcher.of(attacker, client.code))
                attacker.did += 1
        await asyncio.sleep(0.5)
        for watcher in crowd:
            watcher.socket.abort()
        await asyncio.sleep(0.5)


async def swapped_decks(attacker: Attacker) -> None:
    """F8: a start, and at once other decks."""
    client = await _alone(attacker, "popular-culture")
    while client is not None and attacker.goes_on:
        for command in ({"kind": "control", "what": "end"}, {"kind": "control", "what": "rematch"}):
            await attacker.try_to(client.do(**command))
        settings = {**client.frame["table"]["settings"], "decks": ["inventions"]}
        await client.send({"t": "do", "id": f"s{attacker.did}", "c": {"kind": "start"}})
        await attacker.try_to(client.do(kind="configure", settings=settings))


async def large_frames(attacker: Attacker) -> None:
    """F9: a long line, many who watch it whole, refusals and reactions."""
    client = await _alone(attacker, await attacker.deck(LARGE))
    if client is None:
        return
    for _ in range(300):
        if client.actions():
            await attacker.try_to(client.act(client.actions()[-1]))
    watchers = [await Watcher.of(attacker, client.code) for _ in range(WATCHERS)]
    while attacker.goes_on:
        for number, watcher in enumerate(watchers[:20]):
            if watcher.gone:
                watchers[number] = watcher = await Watcher.of(attacker, client.code)
            watcher.socket.send(b'{"t":"act","id":"x","a":"place 1 1"}')
        await attacker.try_to(client.do(kind="react", text="👍"))
        await asyncio.sleep(0.02)


async def host_commands(attacker: Attacker) -> None:
    """F10: seats that are given and taken, as fast as it goes."""
    client = await attacker.table(game="race", seats=8)
    for number in itertools.count():
        if client is None or not attacker.goes_on:
            return
        command = (
            {"kind": "free", "seat": 1} if number % 2 else {"kind": "bot", "seat": 1, "bot": "simple", "name": "B"}
        )
        await attacker.try_to(client.do(**command))


async def _alone(attacker: Attacker, *decks: str) -> TableClient | None:
    """A game that it plays alone."""
    client = await attacker.table(game="coop", seats=1, decks=list(decks))
    if client is None or not await attacker.try_to(client.do(kind="join", name="Eve")):
        return None
    return client if await attacker.try_to(client.do(kind="start")) else None


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    "F1 malformed upgrades": malformed_upgrades,
    "F3 long replays": long_replays,
    "F4+F5 frozen decks": frozen_decks,
    "F6 tables of bots": tables_of_bots,
    "F7 many sockets": many_sockets,
    "F7 crowds at a table": crowds,
    "F8 swapped decks": swapped_decks,
    "F9 large frames": large_frames,
    "F10 host commands": host_commands,
}
TOGETHER = "all together"


async def siege(name: str, port: int, seconds: float, address: str) -> Attacker:
    """One attack, or all of them at once, from one address."""
    attacker, before = Attacker(port, seconds, address), FROM.set(address)
    chosen = list(ATTACKS.values()) if name == TOGETHER else [ATTACKS[name]]
    try:
        async with asyncio.timeout(seconds):
            await asyncio.gather(*[_relentless(attack, attacker) for attack in chosen])
    except TimeoutError:
        pass  # what still waits for an answer waits no longer
    finally:
        FROM.reset(before)
        await attacker.close()
    return attacker


async def _relentless(attack: Attack, attacker: Attacker) -> None:
    """Who is thrown out begins anew."""
    while attacker.goes_on:
        with suppress(Disconnected, RefusedByServer, OSError, httpx.HTTPError, KeyError):
            await attack(attacker)
        await asyncio.sleep(0.1)
