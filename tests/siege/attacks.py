"""What somebody does with an hour and one address, each as a function that does it until it is told to stop.

An attack runs in a process of its own and behind everybody else in the queue for the processor: it is the server that
the others are to wait for, and not a neighbour on the same machine.
"""

import asyncio
import itertools
import json
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import httpx

from tests.attack.raw import RawSocket
from tests.siege.attacker import Attacker, Watcher
from tests.siege.others import FROM, call_from_there
from tests.siege.rooms import ROOMS
from yearline.client import Disconnected, RefusedByServer, TableClient

LARGE = 4_900
"""Cards of a deck, nearly as many as one may have."""

BOTS = 8
WATCHERS = 60
CROWD = 1_100
LAST = 5
"""How far behind the others it waits for the processor."""


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
    **ROOMS,
}
TOGETHER = "all together"


async def siege(name: str, port: int, seconds: float, address: str, together: Sequence[str] = ()) -> dict[str, Any]:
    """One attack, or all of these at once, in a process of its own; what it says of itself in the end."""
    command = (sys.executable, "-m", __name__, str(port), str(seconds), address, *(together or (name,)))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        said, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    told: dict[str, Any] = json.loads(said)
    return told


async def _besiege(names: Sequence[str], port: int, seconds: float, address: str) -> Attacker:
    attacker = Attacker(port, seconds, address)
    FROM.set(address)
    try:
        async with asyncio.timeout(seconds):
            await asyncio.gather(*[_relentless(ATTACKS[name], attacker) for name in names])
    except TimeoutError:
        pass  # what still waits for an answer waits no longer
    finally:
        await attacker.close()
    return attacker


async def _relentless(attack: Attack, attacker: Attacker) -> None:
    """Who is thrown out begins anew."""
    while attacker.goes_on:
        with suppress(Disconnected, RefusedByServer, OSError, httpx.HTTPError, KeyError):
            await attack(attacker)
        await asyncio.sleep(0.1)


def main() -> None:
    port, seconds, address, *names = sys.argv[1:]
    os.nice(LAST)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of each message to a server that has hung up
    call_from_there()
    before = time.process_time()
    attacker = asyncio.run(_besiege(names, int(port), float(seconds), address))
    used = time.process_time() - before
    said = {"did": attacker.did, "refused": attacker.refused, "troubles": attacker.troubles, "used": used}
    print(json.dumps(said))


if __name__ == "__main__":
    main()
