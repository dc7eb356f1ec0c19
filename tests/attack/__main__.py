"""`scripts/fuzz`: any number of hostile messages, in rounds, each with a game that must go on. Status 1 if anything went wrong."""

import argparse
import asyncio
import sys
import time

from tests.attack.fuzz import fuzz, plays_on
from tests.server.conftest import quiet, running
from yearline.server.hall import Hall

ROUND = 20_000


async def rounds(frames: int, seed: int, ws: str) -> int:
    hall = Hall(quiet(ws=ws))
    lost: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
    sent, began = 0, time.monotonic()
    async with running(hall) as server:
        while sent < frames:
            people = await server.playing("Ann", "Bob")
            await fuzz(server, people[0].code, min(ROUND, frames - sent), seed + sent)
            await plays_on(people)
            for person in people:
                await person.close()
            sent += min(ROUND, frames - sent)
            print(
                f"{ws}: {sent:,} messages, {sent / (time.monotonic() - began):,.0f} a second, {hall.metrics.troubles} troubles"
            )
    for context in lost:
        print(context, file=sys.stderr)
    return hall.metrics.troubles + len(lost)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/fuzz", description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ws", choices=["picows", "asgi"], default="picows")
    chosen = parser.parse_args()
    return 1 if asyncio.run(rounds(chosen.frames, chosen.seed, chosen.ws)) else 0


if __name__ == "__main__":
    sys.exit(main())
