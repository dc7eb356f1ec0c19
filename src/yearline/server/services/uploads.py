"""Large files on their way in: read piece by piece, and never more of them in memory than one machine bears."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any, Final

from litestar import Request

from yearline.server.services.limits import Counted
from yearline.table.decide import Refused

MOST_SAID: Final = 20_000
"""What is no file and no draft is short. It is taken apart on the event loop:
two megabytes of a form took a second of everybody's.
"""
MOST_DRAFT: Final = 2_000_000
"""A draft on its way, or the file of a deck."""
ALL_BYTES: Final = 120_000_000
SHARE: Final = 2
"""An address may have so many times as much on its way as is left for all others: two that never end what they send
took everybody's room. With the 60 MB of `running.guard`, the next address still has 40, and one after another a third.
"""
AT_ONCE: Final = 4
"""So many files of one address may be on their way."""


class Uploads:
    """What is on its way in."""

    def __init__(self) -> None:
        self._coming = Counted(AT_ONCE)
        self._bytes = Counter[str]()
        """By address."""

    @asynccontextmanager
    async def body(self, request: Request[Any, Any, Any], most: int) -> AsyncIterator[bytes]:
        """The body of a request, for as long as it is worked on. Raises Refused."""
        address = request.client.host if request.client is not None else ""
        if not self._coming.enter(address):
            raise Refused("too_fast", "too many files at once")
        whole, held = BytesIO(), 0
        try:
            async for part in request.stream():
                held += len(part)
                self._bytes[address] += len(part)
                if held > most:
                    raise Refused("too_large", "the file is too large")
                if self._bytes[address] > SHARE * (ALL_BYTES - self._bytes.total()):
                    raise Refused("busy", "too many files are on their way")
                whole.write(part)
            yield whole.getvalue()  # no copy; to join parts takes forty megabytes twice, and a moment of every thread's
        finally:
            self._bytes -= Counter({address: held})  # what has come to nothing is forgotten
            self._coming.leave(address)
