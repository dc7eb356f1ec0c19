"""What one address may put on the disk, added up from the allowances:
SECURITY.md says it, and the siege holds a server to it.
"""

from typing import Final

from yearline.core.ids import MOST_SEATS
from yearline.core.value import value
from yearline.server.live.measuring import MOST as MOST_PLACEMENTS
from yearline.server.live.reports import MAX_NOTE
from yearline.server.services.address_limits import AddressLimits
from yearline.server.services.clock import Clock
from yearline.server.services.limits import PerAddress
from yearline.server.services.settings import ServerSettings
from yearline.server.wire.incoming import MAX_MESSAGE

HOUR: Final = 3600
LINE: Final = 300
"""A line of a log with its keys: a move, an answer, a revision."""
CHAIR: Final = 250
"""Somebody who sits there when a game is dealt: a name of 24 signs of any alphabet, and a hash."""
PLACEMENT: Final = 60
STATE: Final = 130_000
"""What the lines of a living deck have come to: 80 revisions, 400 photos, 100 reports."""


@value
class Store:
    """One thing that an address can have kept: how many in an hour and at once, and how many bytes each is at most."""

    what: str
    hourly: float
    at_once: float
    bytes: int

    @property
    def megabytes(self) -> tuple[float, float]:
        """In an hour, and at once."""
        return self.hourly * self.bytes / 1e6, self.at_once * self.bytes / 1e6


def stores(settings: ServerSettings | None = None) -> tuple[Store, ...]:
    """All that grows, each with the allowance that it is taken from."""
    limits = AddressLimits(settings or ServerSettings(), Clock())

    def one(what: str, limit: PerAddress, bytes: int) -> Store:
        return Store(what, limit._rate * HOUR, limit._rate * limit._seconds, bytes)

    return (
        one("bytes of decks, frozen decks, drafts and photos", limits.kept_bytes, 1),
        one("moves, also of tries at the day and the week", limits.moves, LINE),
        one("answers of phones, pupils and their joins", limits.crowd, LINE),
        one("commands", limits.commands, MAX_MESSAGE),
        one("games begun, with all who sit there and what is learned of their cards", limits.starts, START),
        one("tables, rooms and homework", limits.new_tables, MAX_MESSAGE),
        one("living decks", limits.new_decks, STATE),
        one("revisions and keys of living decks", limits.saves, 2 * LINE),
        one("names of photos", limits.photos, LINE),
        one("reports of cards", limits.reports, 2 * (LINE + 4 * MAX_NOTE)),
    )


START: Final = MOST_SEATS * CHAIR + MOST_PLACEMENTS * PLACEMENT


def promised(settings: ServerSettings | None = None) -> tuple[float, float]:
    """Megabytes in an hour, and at once; of each process, which counts for itself."""
    rows = [store.megabytes for store in stores(settings)]
    return sum(hourly for hourly, _ in rows), sum(at_once for _, at_once in rows)


def table() -> str:
    """The same as the table of SECURITY.md."""
    rows = [
        f"| {store.what} | {store.hourly:,.0f} | {store.at_once:,.0f} | {store.bytes:,} | {store.megabytes[0]:,.0f} |"
        for store in stores()
    ]
    hourly, at_once = promised()
    head = ["| what | in an hour | at once | bytes each | MB in an hour |", "|---|---|---|---|---|"]
    return "\n".join([*head, *rows, f"| together | | {at_once:,.0f} MB | | {hourly:,.0f} |"])


if __name__ == "__main__":
    print(table())
