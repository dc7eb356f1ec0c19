"""What a bus is: a way to shout a word and a number, as "stream X has reached N", to the other processes.

Nobody may depend on being heard.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from yearline.core.errors import YearlineError

Hint = Callable[[str, int], None]


class BusError(YearlineError):
    """The bus cannot be had."""

    code = "bus_error"


class Bus(ABC):
    """Hints between processes."""

    @abstractmethod
    async def open(self, heard: Hint) -> None:
        """Begin to listen: `heard` is called with every hint of the other processes."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening."""

    def listen(self, stream: str) -> None:  # noqa: B027
        """Say that a stream matters here from now on. A bus that tells everybody everything need not know."""

    def forget(self, stream: str) -> None:  # noqa: B027
        """Say that it does not matter any more."""

    @abstractmethod
    def announce(self, stream: str, seq: int) -> None:
        """Tell the others, if they can be reached. Never waits, never fails."""
