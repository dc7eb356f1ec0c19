"""The coach, for the client: what was better in a finished game. One game at a time, away from the loop, and remembered."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Final

from yearline.bots.review import review
from yearline.bots.review_text import plain
from yearline.core.record import Record, dump, load

REMEMBERED: Final = 64
_COACH: Final = ThreadPoolExecutor(1, "coach")


async def coached(record: Record, language: str) -> dict[str, Any]:
    """The review of a finished game as plain data, with the bound of its deal in coop."""
    return await asyncio.get_running_loop().run_in_executor(_COACH, _reviewed, dump(record), language)


@lru_cache(maxsize=REMEMBERED)
def _reviewed(text: str, language: str) -> dict[str, Any]:
    record = load(text)
    if not record.game.startswith("coop/"):
        return plain(review(record), language)
    from yearline.bots.search.bound import bound_of  # compiled kernels: only for the game that has a bound

    return plain(review(record, bound_of), language)
