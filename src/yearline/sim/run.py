"""Runs: so many games of a setting under a policy, in pieces,
so that a run can show its progress and be stopped half-way.
"""

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import numpy as np

from yearline.core.errors import YearlineError
from yearline.core.value import value
from yearline.sim.kind import Setting
from yearline.sim.kinds import KINDS
from yearline.sim.play import NOTES, Results

PIECE: Final = 16_384
"""Games between two looks at the clock and the keyboard: some hundredths of a second."""
GAMES_MOST: Final = 20_000_000
"""Their notes take half a gigabyte."""


class BadRun(YearlineError):
    """What was asked of the simulator cannot be done."""

    code = "bad_run"


@value
class Run:
    """What to simulate. `error` is the standard deviation of a
    noisy player's guess, as a share of the distance in time.
    """

    setting: Setting
    policy: str
    games: int
    seed: int
    error: float = 0.1


def check(run: Run) -> Run:
    """Raises BadRun for a policy, a number or a seed that cannot be."""
    known = KINDS[run.setting.game].policies
    if run.policy not in known:
        raise BadRun(f"unknown policy {run.policy[:40]!r} for {run.setting.game}; expected one of {', '.join(known)}")
    if not 1 <= run.games <= GAMES_MOST:
        raise BadRun(f"the number of games must be from 1 to {GAMES_MOST}, not {run.games}")
    if not 0 <= run.seed < 1 << 63:
        raise BadRun(f"the seed must be from 0 to {(1 << 63) - 1}")
    if not 0 <= run.error <= 10:
        raise BadRun("the error must be from 0 to 10 (0.1: a tenth of the distance in time)")
    return run


def thread_count(wanted: int) -> int:
    """How many threads to use; 0 means one a core. Raises BadRun beyond the number of cores."""
    most = os.cpu_count() or 1
    if not 0 <= wanted <= most:
        raise BadRun(f"this machine has {most} cores; the number of threads must be from 1 to {most}")
    return wanted or most


def play(run: Run, threads: int = 1) -> Iterator[Results]:
    """The results, piece by piece in the order of the games: a row of notes a game. Raises BadRun."""
    check(run)
    pool, waiting = ThreadPoolExecutor(threads), deque[Future[Results]]()
    try:
        for start in range(0, run.games, PIECE):
            waiting.append(pool.submit(play_piece, run, start, min(PIECE, run.games - start)))
            if len(waiting) == 2 * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_piece(run: Run, start: int, games: int) -> Results:
    """The games from number `start` on."""
    setting, cards = run.setting, run.setting.cards
    kind = KINDS[setting.game]
    policy = kind.policies[run.policy]
    room = kind.room(setting, policy)
    out: Results = np.zeros((games, NOTES), np.int32)
    kind.many(
        out,
        np.zeros(room.row, room.row_type),
        np.zeros(room.words, np.uint64),
        np.zeros(cards.count, pile_type(cards.count)),
        np.zeros(room.spare, pile_type(cards.count)),
        cards.sides,
        cards.years,
        cards.calendar,
        setting.agreed,
        np.uint64(run.seed + start),
        setting.seats,
        setting.first,
        policy,
        run.error,
    )
    return out


def pile_type(cards: int) -> type[np.generic]:
    """The smallest numbers that can name the cards: a game is mostly its pile."""
    return np.uint8 if cards <= 256 else np.int16
