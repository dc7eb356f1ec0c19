"""How long the loop was blocked, and whether it was our doing."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from yearline.server.services.loop_lag import EVERY, WINDOW, LoopLag


class Time:
    """A loop whose time passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.ring: Callable[[], None] = lambda: None

    def time(self) -> float:
        return self.now

    def call_at(self, _: float, ring: Callable[[Any], None], loop: Any) -> None:
        self.ring = lambda: ring(loop)

    def pass_on(self, seconds: float) -> None:
        self.now += seconds
        self.ring()


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Time:
    loop = Time()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    return loop


def test_the_longest_block_is_told_with_what_this_process_did_in_it(
    loop: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    used, own = [0.0], [0.0]
    monkeypatch.setattr("time.process_time", lambda: used[0])
    monkeypatch.setattr("time.thread_time", lambda: own[0])
    lag = LoopLag()
    lag.start()
    used[0] += 0.01
    own[0] += 0.004
    loop.pass_on(EVERY + 0.2)
    assert (round(lag.worst(), 3), round(lag.worked(), 3)) == (0.2, 0.01), "other programs had the processors"
    assert round(lag.own(), 3) == 0.004, "the rest of our own work was done by other threads"
    used[0] += 5.0
    own[0] += 0.09
    loop.pass_on(EVERY + 0.15)
    assert (round(lag.worst(), 3), round(lag.worked(), 3)) == (0.2, 0.15), "threads of ours may work at once"
    assert round(lag.own(), 3) == 0.09
    for _ in range(3 * round(WINDOW / EVERY)):
        loop.pass_on(EVERY)
    assert lag.worst() < 0.001, "what was long ago is forgotten"
