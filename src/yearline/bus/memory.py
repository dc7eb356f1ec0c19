"""A bus for one process: there is nobody else to tell. Nodes of a test may share one."""

from yearline.bus.port import Bus, Hint


class MemoryBus(Bus):
    """Hints among those who share the same `others` list."""

    def __init__(self, others: "list[MemoryBus] | None" = None) -> None:
        self._others = [] if others is None else others
        self._heard: Hint | None = None

    async def open(self, heard: Hint) -> None:
        """Begin to listen."""
        self._heard = heard
        self._others.append(self)

    async def close(self) -> None:
        """Stop listening."""
        if self in self._others:
            self._others.remove(self)
        self._heard = None

    def announce(self, stream: str, seq: int) -> None:
        """Tell the others at once."""
        for other in self._others:
            if other is not self and other._heard is not None:
                other._heard(stream, seq)
