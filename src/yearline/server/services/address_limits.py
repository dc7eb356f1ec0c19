"""What one address may do: every limit that is counted by address, in one place."""

from typing import Final

from yearline.server.services.clock import Clock
from yearline.server.services.disk import Disk
from yearline.server.services.limits import LONG_SECONDS, MINUTE, PATIENT_SECONDS, PerAddress
from yearline.server.services.settings import ServerSettings
from yearline.table.decide import Refused

OPERATORS_PER_SECOND: Final = 0.1


class AddressLimits:
    """The limits of a process."""

    def __init__(self, settings: ServerSettings, clock: Clock, disk: Disk | None = None) -> None:
        self._clock = clock
        self._disk = disk or Disk(settings)
        self.wrong_codes = PerAddress(settings.wrong_codes_per_second, PATIENT_SECONDS)
        self.messages = PerAddress(settings.messages_per_address)
        self.requests = PerAddress(settings.requests_per_second)
        self.files = PerAddress(settings.files_per_second, PATIENT_SECONDS)
        """Files, pictures and the pages of phones:
        a school opens five hundred of these in one moment, each with a dozen files.
        """
        self.reports = PerAddress(settings.reports_per_second, PATIENT_SECONDS)
        self.new_decks = PerAddress(settings.decks_per_second, LONG_SECONDS)
        self.saves = PerAddress(settings.saves_per_second, MINUTE)
        """Drafts of decks: each editor saves while they type, and a class may write decks in the same hour."""
        self.photos = PerAddress(settings.photos_per_second, LONG_SECONDS)
        self.kept_bytes = PerAddress(settings.kept_bytes_per_second, LONG_SECONDS)
        """What decks, drafts and photos take up, however many they are."""
        self.new_tables = PerAddress(settings.tables_per_second, LONG_SECONDS)
        self.frozen_decks = PerAddress(settings.decks_per_second, LONG_SECONDS)
        self.starts = PerAddress(settings.starts_per_second, LONG_SECONDS)
        self.moves = PerAddress(settings.moves_per_second, PATIENT_SECONDS)
        self.commands = PerAddress(settings.commands_per_second, MINUTE)
        self.crowd = PerAddress(settings.crowd_per_second, PATIENT_SECONDS)
        """What the phones of a crowd say: a whole school may sit behind one address."""
        self.operators = PerAddress(OPERATORS_PER_SECOND, MINUTE)
        """Attempts at the operator's secret: a few, then one in ten seconds."""
        self.frames = PerAddress(settings.frame_bytes_per_second)

    def allow(self, limit: PerAddress, address: str, cost: float = 1.0) -> None:
        """Let an address do something that is limited. Raises Refused if it has done too much of it."""
        if not limit.take(address, self._clock.ticks(), cost):
            raise Refused("too_fast", "too much at once from one address")

    def keep(self, address: str, size: int) -> None:
        """Let an address put so many bytes on the disk.
        Raises Refused where it has put too many there, or the disk is full.
        """
        self._disk.check()
        self.allow(self.kept_bytes, address, size)

    def freeze(self, address: str, size: int) -> None:
        """Let an address have a deck kept as a game is dealt from it. Raises Refused."""
        self.allow(self.frozen_decks, address)
        self.keep(address, size)

    def weigh(self, address: str, requests: float) -> None:
        """Let a request that makes much work count as several. Raises Refused if that is too many."""
        self.allow(self.requests, address, requests)
