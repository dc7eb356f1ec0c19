"""What everything at work in a process shares, as one value:
settings, log, hints, decks, threads, numbers and the time.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from yearline.bus import Bus
from yearline.decks import LibraryDeck, library
from yearline.server.decks.shelf import Shelf
from yearline.server.live.grading import Grading
from yearline.server.services.address_limits import AddressLimits
from yearline.server.services.blocks import Blocks
from yearline.server.services.clock import Clock
from yearline.server.services.disk import Disk
from yearline.server.services.metrics import Metrics
from yearline.server.services.pool import WorkPool
from yearline.server.services.settings import ServerSettings
from yearline.server.services.tasks import Tasks
from yearline.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """The services of a process. They know nothing of tables."""

    settings: ServerSettings
    store: Store
    bus: Bus
    pool: WorkPool
    shelf: Shelf
    limits: AddressLimits
    metrics: Metrics
    tasks: Tasks
    clock: Clock
    blocks: Blocks
    disk: Disk
    grading: Grading


def make_services(
    settings: ServerSettings,
    store: Store,
    bus: Bus,
    clock: Clock,
    metrics: Metrics,
    decks: Mapping[str, LibraryDeck] | None = None,
) -> Services:
    """The services around a log and a bus, with our library unless other decks are given."""
    pool = WorkPool()
    blocks, disk = Blocks(), Disk(settings)
    shelf = Shelf(library() if decks is None else decks, store, pool, blocks)
    limits = AddressLimits(settings, clock, disk)
    grading = Grading(store, shelf, pool, clock)
    return Services(settings, store, bus, pool, shelf, limits, metrics, Tasks(metrics), clock, blocks, disk, grading)
