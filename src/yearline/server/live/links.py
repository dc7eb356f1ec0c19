"""The way from a session back to its client, whatever the socket; and what is left of it when the client is gone."""

from typing import Final, Protocol


class Link(Protocol):
    """The way back to a client."""

    def send(self, message: bytes) -> None:
        """Send a text message; never waits."""

    def ping(self) -> None:
        """Ask for a sign of life."""

    def close(self, code: int) -> None:
        """Hang up."""


class _Nobody:
    """What is left of a client that is gone: a session and its socket must not keep each other in memory."""

    def send(self, message: bytes) -> None:
        """Nobody hears it."""

    def ping(self) -> None:
        """Nobody answers."""

    def close(self, code: int) -> None:
        """There is nothing to close."""


NOBODY: Final = _Nobody()
