"""Hints between the processes of one server."""

import asyncio
import os
import socket
from collections.abc import Iterator

import pytest

from yearline.bus.local import Channel, LocalBus, Pair, make_pairs

Heard = list[tuple[str, int]]


@pytest.fixture
def pairs() -> Iterator[list[Pair]]:
    made = make_pairs(3)
    yield made
    for end in [end for pair in made for end in pair]:
        end.close()


async def bus(pairs: list[Pair], number: int) -> tuple[LocalBus, Heard]:
    channel, heard = Channel(number, pairs), Heard()
    made = LocalBus(channel)
    await made.open(lambda stream, seq: heard.append((stream, seq)))
    channel.open()
    return made, heard


async def until(condition: object, *heard: Heard) -> None:
    async with asyncio.timeout(10):
        while [sorted(set(one)) for one in heard] != condition:  # a hint may come twice
            await asyncio.sleep(0)


async def test_the_others_hear_it_and_oneself_does_not(pairs: list[Pair]) -> None:
    (one, mine), (_, second), (_, third) = [await bus(pairs, number) for number in range(3)]
    one.announce("table:a b", 3)
    one.announce("table:c", 1)
    one.announce("table:a b", 4)
    await until([[("table:a b", 4), ("table:c", 1)]] * 2, second, third)
    assert mine == []


async def test_many_hints_go_in_several_datagrams(pairs: list[Pair]) -> None:
    (one, _), (_, second), (_, third) = [await bus(pairs, number) for number in range(3)]
    hints = [(f"table:{number:040}", number) for number in range(400)]
    for hint in hints:
        one.announce(*hint)
    await until([hints] * 2, second, third)


async def test_who_does_not_read_keeps_nobody_waiting(pairs: list[Pair]) -> None:
    (one, _), (_, second) = [await bus(pairs, number) for number in range(2)]
    third = Channel(2, pairs)
    for round in range(3000):
        one.announce("table:a", round)
        await asyncio.sleep(0)
    assert not Channel(0, pairs).send(2, b"h", b"one too many\n" * 100)
    await until([[("table:a", round) for round in range(3000)]], second)
    heard: list[bytes] = []
    third.on(b"h", lambda body, _: heard.append(body))
    third.open()
    async with asyncio.timeout(10):
        while not heard or not Channel(0, pairs).send(2, b"h", b"7 table:b\n"):
            await asyncio.sleep(0)
        while heard[-1] != b"7 table:b\n":
            await asyncio.sleep(0)


async def test_what_comes_after_the_end_is_nobodys(pairs: list[Pair]) -> None:
    (one, _), (two, second) = [await bus(pairs, number) for number in range(2)]
    await two.close()
    one.announce("table:a", 1)
    await one.close()
    for _ in range(10):
        await asyncio.sleep(0)
    assert second == []


async def test_descriptors_come_along_and_those_nobody_wants_are_closed(pairs: list[Pair]) -> None:
    one, two = Channel(0, pairs), Channel(1, pairs)
    got: list[tuple[bytes, list[int]]] = []
    two.on(b"c", lambda body, descriptors: got.append((body, descriptors)))
    two.open()
    left, right = socket.socketpair()
    with left, right:
        before = len(os.listdir("/proc/self/fd"))
        assert one.send(1, b"?", b"nobody reads this", [left.fileno()])
        assert one.send(1, b"c", b"hello", [left.fileno()])
        async with asyncio.timeout(10):
            while not got:
                await asyncio.sleep(0)
        ((body, (copy,)),) = got
        assert body == b"hello"
        assert len(os.listdir("/proc/self/fd")) == before + 1
        os.write(copy, b"through the copy")
        os.close(copy)
        assert right.recv(100) == b"through the copy"
    two.close()


async def test_a_message_too_large_for_the_system_is_not_sent(pairs: list[Pair]) -> None:
    one, two = Channel(0, pairs), Channel(1, pairs)
    got: list[bytes] = []
    two.on(b"c", lambda body, _: got.append(body))
    two.open()
    assert not one.send(1, b"c", bytes(10_000_000))
    assert not one.send(1, b"c", bytes(65_536))
    assert one.send(1, b"c", bytes(65_535))
    async with asyncio.timeout(10):
        while not got:
            await asyncio.sleep(0)
    assert got == [bytes(65_535)]
    two.close()


async def test_of_a_stream_that_matters_here_only_listeners_are_told(pairs: list[Pair]) -> None:
    (one, _), (two, second), (three, third) = [await bus(pairs, number) for number in range(3)]
    one.listen("table:a")
    one.announce("table:a", 5)
    two.listen("table:a")
    await until([[("table:a", 5)]], second)  # who comes later is told how far it is
    one.announce("table:a", 6)
    one.announce("here:a", 0)
    await until([[("here:a", 0), ("table:a", 5), ("table:a", 6)], [("here:a", 0)]], second, third)
    two.forget("table:a")
    three.listen("table:a")
    await until([[("here:a", 0), ("table:a", 6)]], third)
    one.announce("table:a", 7)
    await until([[("here:a", 0), ("table:a", 6), ("table:a", 7)]], third)
    assert ("table:a", 7) not in second


async def test_who_takes_the_place_of_another_learns_who_listens(pairs: list[Pair]) -> None:
    (one, first), (two, _) = [await bus(pairs, number) for number in range(2)]
    one.listen("table:a")
    two.listen("table:b")
    two.listen("table:a")
    Channel(1, pairs).close()
    again, second = await bus(pairs, 1)
    async with asyncio.timeout(10):
        while "table:a" not in again._listeners:
            await asyncio.sleep(0)
    again.listen("table:a")
    again.announce("table:a", 3)
    await until([[("table:a", 3)]], first)
    one.listen("table:b")
    one.announce("table:b", 1)
    one.announce("word", 0)
    await until([[("word", 0)]], second)  # its predecessor's wishes are not its own
