"""Buses: how processes tell each other that a stream has grown. `open_bus` picks one by its address."""

from yearline.bus.port import Bus, BusError, open_bus

__all__ = ["Bus", "BusError", "open_bus"]
