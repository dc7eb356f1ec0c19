"""The open sockets of a process: who is connected, how many of one address, and who has fallen silent."""

from typing import Protocol

from yearline.server.services.blocks import Blocks
from yearline.server.services.clock import Clock
from yearline.server.services.limits import Counted
from yearline.server.services.settings import ServerSettings


class Connection(Protocol):
    """A client, as far as it matters here."""

    address: str
    heard_at: float

    def ping(self) -> None:
        """Ask for a sign of life."""

    def announce(self, restart: float) -> None:
        """Say when the server will restart."""

    def hang_up(self, code: str, close: int, again: bool = False) -> None:
        """Say good-bye and close the connection."""


class Connections:
    """All clients that are connected; one that never connected was never here."""

    def __init__(self, settings: ServerSettings, clock: Clock, blocks: Blocks) -> None:
        self._clock = clock
        self._blocks = blocks
        self._silence = settings.silence_seconds
        self._counted = Counted(settings.sockets_per_address)
        self.sessions: set[Connection] = set()
        self.closing = False
        self.some_left = False
        """Whether anybody has gone since this was last asked and reset."""

    def enter(self, session: Connection) -> bool:
        """A client has connected. False: its address holds too many or is shut out, or the server is closing."""
        if self.closing or self._blocks.shut("address", session.address) or not self._counted.enter(session.address):
            return False
        self.sessions.add(session)
        return True

    def leave(self, session: Connection) -> None:
        """A client is gone; one that was turned away leaves nothing."""
        if session in self.sessions:
            self.sessions.remove(session)
            self._counted.leave(session.address)
            self.some_left = True

    def held(self, address: str) -> int:
        """How many connections an address holds."""
        return self._counted.held(address)

    def drop_silent(self) -> None:
        """Ask those who are silent whether they are there; drop those who have not answered."""
        now = self._clock.ticks()
        for session in tuple(self.sessions):
            quiet = now - session.heard_at
            if quiet > self._silence:
                session.hang_up("silent", 1001, again=True)
            elif quiet > self._silence / 2:
                session.ping()

    def decided(self) -> None:
        """The operator has decided something: those who are shut out go, and all others hear of a restart."""
        for session in tuple(self.sessions):
            if self._blocks.shut("address", session.address):
                session.hang_up("blocked", 1008)
            else:
                session.announce(self._blocks.restart)

    def close(self) -> None:
        """Let nobody in any more, and say good-bye to everybody."""
        self.closing = True
        for session in tuple(self.sessions):
            session.hang_up("restart", 1012, again=True)
