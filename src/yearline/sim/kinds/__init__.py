"""The games that can be simulated: each module of this folder has its `KIND`."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from yearline.sim.kind import Kind

_MODULES: Final = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
KINDS: Final[Mapping[str, Kind]] = {module.KIND.name: module.KIND for module in _MODULES}
"""Every one by its name."""
