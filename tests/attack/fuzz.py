"""Fuzzing a live server: many sockets send hostile messages while somebody plays, who must not notice."""

import json
import random

from tests.attack.hostile import hostile, send_broken
from tests.attack.raw import RawSocket
from tests.server.conftest import Running
from yearline.server.client import TableClient
from yearline.server.people import new_secret

AT_ONCE = 10
KEPT = 200
"""So many messages at most through one connection."""


async def fuzz(server: Running, code: str, frames: int, seed: int) -> int:
    """Send so many messages to a table as a stranger; how often the server hung up."""
    chance = random.Random(seed)
    hung_up = 0
    for begin in range(0, frames, KEPT):
        left = min(KEPT, frames - begin)
        while left:
            done = await _visit(server.port, code, left, chance)
            hung_up += done < left
            left -= done
    return hung_up


async def _visit(port: int, code: str, frames: int, chance: random.Random) -> int:
    """One connection, until all is said or the server hangs up; how much was said."""
    socket = await RawSocket.open(port)
    hello = json.dumps({"t": "hello", "table": code, "secret": new_secret()}).encode()
    if chance.random() < 0.9:
        socket.send(hello)
    said, there = 0, True
    while said < frames and there:
        batch = min(AT_ONCE, frames - said)
        for _ in range(batch):
            socket.send(hostile(chance, hello))
        said += batch
        there = await socket.answers()
    if there:
        send_broken(socket, chance)
    await socket.close()
    return said


async def plays_on(people: list[TableClient], moves: int = 8) -> None:
    """The game that went on all the while can be played."""
    for _ in range(moves):
        while not (acting := next((one for one in people if one.actions()), None)):
            await people[0].receive()
        frame = await acting.act(acting.actions()[0])
        for one in people:
            while one.seq < frame["seq"]:
                await one.receive()
