"""Which bus an address names."""

from yearline.bus.port import Bus, BusError


def open_bus(address: str) -> Bus:
    """The bus that an address names: `memory:` or `redis://…`."""
    kind = address.partition(":")[0]
    if kind == "memory":
        from yearline.bus.memory import MemoryBus

        return MemoryBus()
    if kind in ("redis", "rediss", "valkey"):
        return _open_redis(address)
    raise BusError("the bus must be memory: or redis://…")


def _open_redis(address: str) -> Bus:
    try:
        from yearline.bus.redis import RedisBus
    except ImportError:
        raise BusError("Redis needs more packages: pip install 'yearline[scale]'") from None
    try:
        return RedisBus(address)
    except ValueError as error:
        raise BusError(f"the bus must be memory: or redis://HOST:PORT ({error})") from None
