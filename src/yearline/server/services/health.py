"""Whether the server can do its work: the log can be read and written.
Found out by doing it, and not more than once a second.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from yearline.server.services.clock import Clock

SECONDS: Final = 1.0
"""Anybody may ask, and each answer costs a write."""


class Health:
    """The last answer, as long as it counts."""

    def __init__(self, check: Callable[[], Awaitable[None]], clock: Clock) -> None:
        self._check = check
        self._clock = clock
        self._at = float("-inf")
        self._trouble: Exception | None = None

    async def ask(self) -> None:
        """Raises what the store raises."""
        if self._clock.ticks() - self._at >= SECONDS:
            self._at = self._clock.ticks()
            try:
                await self._check()
                self._trouble = None
            except Exception as error:
                self._trouble = error
        if self._trouble is not None:
            raise self._trouble
