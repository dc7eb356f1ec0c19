"""How much one client may ask: allowances that fill up with time."""

from collections import OrderedDict
from typing import Final

BURST_SECONDS: Final = 3.0
PATIENT_SECONDS: Final = 20.0
"""The reserve for what people do by hand, such as typing a code."""

MINUTE: Final = 60.0
"""The reserve for what is done by hand, but much of it at once: seats are set, bots called, a game is put right."""

LONG_SECONDS: Final = 600.0
"""The reserve for what stays on the disk: a class may bring
its decks in one lesson, but nobody brings some every second.
"""

REMEMBERED: Final = 10_000


class Allowance:
    """So many actions a second, with a reserve for a burst."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, now: float, seconds: float = BURST_SECONDS) -> None:
        self._rate = rate
        self._left = self._most = rate * seconds
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Use some of it. False: there is none left."""
        left = self._left + (now - self._at) * self._rate
        if left > self._most:
            left = self._most
        self._at = now
        if left < cost:
            self._left = left
            return False
        self._left = left - cost
        return True

    def owe(self, now: float, cost: float) -> None:
        """Use some of it, and more than there is."""
        self._left, self._at = self.left(now) - cost, now

    def left(self, now: float) -> float:
        """How much there is."""
        return min(self._left + (now - self._at) * self._rate, self._most)


class PerAddress:
    """An allowance for each address. Only so many are remembered; one that was long quiet starts anew."""

    def __init__(self, rate: float, seconds: float = BURST_SECONDS) -> None:
        self._rate = rate
        self._seconds = seconds
        self._known: OrderedDict[str, Allowance] = OrderedDict()

    def of(self, address: str, now: float) -> Allowance:
        """An address's allowance. Who asks with every message keeps it,
        and shares it with all others of that address.
        """
        known = self._known
        allowance = known.get(address)
        if allowance is not None:
            known.move_to_end(address)
            return allowance
        known[address] = allowance = Allowance(self._rate, now, self._seconds)
        if len(known) > REMEMBERED:
            known.popitem(last=False)
        return allowance

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Use some of an address's allowance."""
        return self.of(address, now).take(now, cost)

    def charge(self, address: str, now: float, cost: float) -> None:
        """Use some of an address's allowance for what is done already: it may owe some of it afterwards."""
        self.of(address, now).owe(now, cost)

    def spent(self, address: str, now: float) -> bool:
        """Whether an address has used up all it had."""
        allowance = self._known.get(address)
        return allowance is not None and allowance.left(now) < 1.0


class Counted:
    """How many connections each address holds, or how much of something else."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def enter(self, address: str, more: int = 1) -> bool:
        """One more, if that is not too many."""
        held = self._held.get(address, 0) + more
        if held > self.most:
            return False
        if held:
            self._held[address] = held
        return True

    def held(self, address: str) -> int:
        """How many there are."""
        return self._held.get(address, 0)

    def leave(self, address: str, less: int = 1) -> None:
        """One less."""
        left = self._held.get(address, 0) - less
        if left > 0:
            self._held[address] = left
        else:
            self._held.pop(address, None)
