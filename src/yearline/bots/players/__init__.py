"""Everybody who can take a seat: each module of this folder lists its own in `BOTS`."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from yearline.bots.base import BotInfo


def _found() -> Iterator[BotInfo]:
    for module in iter_modules(__path__):
        yield from import_module(f"{__name__}.{module.name}").BOTS


BOTS: Final[Mapping[str, BotInfo]] = {
    info.id: info for info in sorted(_found(), key=lambda info: (info.level == 0, info.level, info.id))
}
"""Every bot by its id: from the weakest to the strongest, then those for tests."""
