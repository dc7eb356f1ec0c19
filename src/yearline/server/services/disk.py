"""How large the database is, as it was last seen, and whether there is room for more."""

from typing import Final

from yearline.server.services.settings import ServerSettings
from yearline.store import DiskRoom
from yearline.table.decide import Refused

MEGABYTE: Final = 1_000_000


class Disk:
    """New tables and decks need room; games that go on are never kept from it."""

    def __init__(self, settings: ServerSettings) -> None:
        self.most = settings.disk_most_mb * MEGABYTE
        """0: there is no bound."""
        self.bytes = 0
        self.free = 0

    def see(self, room: DiskRoom) -> None:
        """Take note."""
        self.bytes, self.free = room.bytes, room.free

    def check(self) -> None:
        """Raises Refused if the database is as large as the operator allows."""
        if self.most and self.bytes - self.free >= self.most:
            raise Refused("server_full", "the database is as large as it may be")
