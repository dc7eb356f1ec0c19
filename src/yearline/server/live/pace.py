"""How fast the bots of a table move: as the host likes it, and at once where the host wants to be on."""

import asyncio
from contextlib import suppress
from typing import Final, Literal, TypeAlias

Speed: TypeAlias = Literal["slow", "usual", "fast", "now"]
FACTORS: Final[dict[Speed, float]] = {"slow": 1.7, "usual": 1.0, "fast": 0.35}


class BotPace:
    """Kept in memory only: a device remembers what its person likes, and says it again."""

    __slots__ = ("_hurried", "factor")

    def __init__(self) -> None:
        self.factor = 1.0
        self._hurried = asyncio.Event()

    def choose(self, speed: Speed) -> None:
        """From now on; `now` lets all bots move at once until a person is to act."""
        if speed == "now":
            self._hurried.set()
        else:
            self.factor = FACTORS[speed]

    def calm(self) -> None:
        """A person is to act: whoever was in a hurry has what they wanted."""
        self._hurried.clear()

    async def wait(self, seconds: float) -> None:
        """Let a bot take its time, or less of it when somebody is in a hurry."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds * self.factor):
                await self._hurried.wait()
