"""Fuzzing a live server: many sockets send hostile messages while somebody plays, who must not notice."""

import asyncio
import json
import random
from dataclasses import dataclass

from tests.attack.hostile import hostile, send_broken
from tests.attack.raw import RawSocket
from yearline.client import TableClient
from yearline.server.live.identity import new_secret

BATCH = 10
"""So many messages are sent before the server is asked whether it has read them."""

KEPT = 200
"""So many messages at most through one connection."""


@dataclass
class Attack:
    """What was sent to a server: messages that it has certainly read, and how often it hung up."""

    read: int = 0
    sent: int = 0
    hung_up: int = 0


async def fuzz(port: int, code: str, frames: int, seed: int, sockets: int = 1) -> Attack:
    """Have a server read so many hostile messages to a table, through several sockets at a time."""
    attack = Attack()
    await asyncio.gather(*[_stranger(attack, port, code, frames, f"{seed}/{at}") for at in range(sockets)])
    return attack


async def _stranger(attack: Attack, port: int, code: str, frames: int, seed: str) -> None:
    chance = random.Random(seed)
    while attack.read < frames:
        await _visit(attack, port, code, min(KEPT, frames - attack.read), chance)


async def _visit(attack: Attack, port: int, code: str, frames: int, chance: random.Random) -> None:
    """One connection, until all is said or the server hangs up."""
    socket = await RawSocket.open(port)
    hello = json.dumps({"t": "hello", "table": code, "secret": new_secret()}).encode()
    if chance.random() < 0.9:
        socket.send(hello)
    for _ in range(0, frames, BATCH):
        socket.send_all([hostile(chance, hello) for _ in range(BATCH)])
        attack.sent += BATCH
        if not await socket.answers():
            attack.hung_up += 1
            break
        attack.read += BATCH
    else:
        send_broken(socket, chance)
    await socket.close()


async def plays_on(people: list[TableClient], moves: int = 8) -> None:
    """The game that went on all the while can be played."""
    for _ in range(moves):
        while not (acting := next((one for one in people if one.actions()), None)):
            await people[0].receive()
        frame = await acting.act(acting.actions()[0])
        for one in people:
            while one.seq < frame["seq"]:
                await one.receive()


async def listen(people: list[TableClient]) -> None:
    """Hear what comes until there is something else to do.
    Who reads nothing for long is taken for gone, and rightly.
    """
    await asyncio.gather(*[_listen(one) for one in people])


async def _listen(one: TableClient) -> None:
    while True:
        await one.receive()
