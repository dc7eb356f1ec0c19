"""Buses: how processes tell each other that a stream has grown. `open_bus` picks one by its address."""

from yearline.bus.opening import open_bus
from yearline.bus.port import Bus, BusError

__all__ = ["Bus", "BusError", "open_bus"]
