"""Par, looked for in a process of its own that waits behind all others:
the compiled kernels would take a server's memory and turns.

The event loop does not begin it: uvloop copies the tables of all the server's memory for that, which
with 300 MB took twenty thousandths of a second of everybody's.
"""

import asyncio
import os
import sys
from datetime import date
from subprocess import PIPE, Popen
from typing import Final

import msgspec

from yearline.core.record import card_from_dict, card_to_dict
from yearline.daily.day import Day
from yearline.daily.week import par

PATIENCE: Final = 10
"""How nice it is to other processes."""


class NoParError(Exception):
    """The process ended without an answer."""


async def par_apart(week: Day) -> int:
    """What the deal could yield. The process ends with whoever waits for it."""
    process = Popen([sys.executable, "-m", __name__], stdin=PIPE, stdout=PIPE)  # noqa: S603  # our own program
    asking = asyncio.ensure_future(asyncio.to_thread(process.communicate, packed(week)))
    try:
        said, _ = await asyncio.shield(asking)
    except BaseException:
        process.kill()
        await asking  # its pipes are closed before the event loop may be
        raise
    if process.returncode or not said.isdigit():
        raise NoParError(f"exit {process.returncode}")
    return int(said)


def packed(week: Day) -> bytes:
    """A week as it is handed over."""
    return msgspec.json.encode(
        {"date": week.date.isoformat(), "seed": str(week.seed), "cards": [card_to_dict(card) for card in week.cards]}
    )


def unpacked(body: bytes) -> Day:
    """What was packed."""
    plain = msgspec.json.decode(body)
    cards = tuple([card_from_dict(card) for card in plain["cards"]])
    return Day(date.fromisoformat(plain["date"]), int(plain["seed"]), cards)


def main() -> None:
    """What the server starts."""
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    sys.stdout.write(str(par(unpacked(sys.stdin.buffer.read()))))


if __name__ == "__main__":
    main()
