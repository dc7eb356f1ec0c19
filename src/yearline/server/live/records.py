"""Finished games: found again in a table's log, written as text files, and shown step by step."""

from collections.abc import Callable
from typing import Final, TypeVar

from yearline.core.deck import Deck
from yearline.core.ids import CardRef, Seat
from yearline.core.play import Move, Withdrawal, steps
from yearline.core.record import Record
from yearline.games import rules_for
from yearline.server.live.snapshot import Dealt
from yearline.server.live.tables import Tables
from yearline.server.services.pool import WorkPool
from yearline.server.wire.frames import shown_step
from yearline.table.evolve import read_action

R = TypeVar("R")

STEPS_BYTES: Final = 500_000
"""Enough for nearly every game in one answer, and little enough to be packed in a moment."""


async def of_finished_game(
    tables: Tables, pool: WorkPool, code: str, number: int, address: str, make: Callable[[Record], R]
) -> R:
    """What is made of the game of that number at a table. Refused while it goes on: its record holds the seed."""
    runner = await tables.runner(code, address)
    async with pool.turn(address):
        dealt, deck = await tables.finished(runner, number)
        return await pool.begin(lambda: make(_record(dealt, deck)))


def _record(dealt: Dealt, deck: Deck) -> Record:
    """A game as it can be written down and verified."""
    moves, withdrawn = list[Move](), list[Withdrawal]()
    for seat, what in dealt.done:
        if seat < 0:
            withdrawn.append((len(moves), CardRef(int(what))))
        else:
            moves.append((Seat(seat), read_action(what)))
    rules = rules_for(dealt.game, dealt.options)
    return Record(rules.id, rules.options, dealt.seats, int(dealt.seed), deck, tuple(moves), tuple(withdrawn))


def replay_steps(record: Record, first: int = 0) -> tuple[bytes, int]:
    """Steps of a finished game as a spectator saw them, events and view, as JSON; and how many there are in all.

    They begin with the step numbered `first`, and end when they are enough for one answer:
    a view grows with the line, so all of a long game grow with its square.
    """
    rules = rules_for(record.game, record.options)
    played = steps(rules, record.deck, record.seats, record.seed, record.moves, record.withdrawn)
    page, size, number = list[bytes](), 0, 0
    for number, step in enumerate(played, 1):
        if number > first and size < STEPS_BYTES:
            page.append(shown_step(step.events, rules.public(step.state)))
            size += len(page[-1])
    return b"[" + b",".join(page) + b"]", number
