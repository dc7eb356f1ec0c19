"""What the operator has decided for all nodes:
which addresses, decks and tables are shut out, and what everybody is to be told.

It is a stream of the log, so that every node hears of it within
a sweep and it is known afterwards who was shut out when.
"""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from msgspec import Struct

from yearline.core.errors import YearlineError
from yearline.store import Append, Conflict, Line, Store

STREAM: Final = "admin"
What = Literal["address", "deck", "table", "restart", "data"]
Verb = Literal["block", "unblock", "delete", "announce", "sweep", "compact"]


class Decision(Struct):
    """Something that the operator did. `at`: when it is to happen, as of a restart; 0: it is called off."""

    do: Verb
    what: What
    name: str = ""
    at: float = 0.0


class ShutOut(YearlineError):
    """The operator has shut this out."""

    code = "blocked"


class Blocks:
    """The decisions as they stand."""

    def __init__(self) -> None:
        self.read = 0
        self._shut: dict[str, set[str]] = {"address": set(), "deck": set(), "table": set()}
        self.restart = 0.0
        """When the server will restart, as it was announced."""

    def shut(self, what: What, name: str) -> bool:
        """Whether something is shut out."""
        return name in self._shut[what]

    def listed(self) -> dict[str, list[str]]:
        """Everything that is shut out."""
        return {what: sorted(names) for what, names in self._shut.items()}

    def check(self, what: What, name: str) -> None:
        """Raises ShutOut."""
        if name in self._shut[what]:
            raise ShutOut(f"the operator has shut out this {what}")

    def fold(self, lines: Iterable[Line]) -> list[Decision]:
        """Believe more lines; what is new."""
        made = []
        for line in lines:
            self.read = line.seq
            decision = msgspec.json.decode(line.body, type=Decision)
            made.append(decision)
            names = self._shut.get(decision.what)
            if names is not None and decision.name:  # addresses that were let in again are not named any more
                (names.add if decision.do == "block" else names.discard)(decision.name)
            elif decision.what == "restart":
                self.restart = decision.at
        return made


async def decide(store: Store, decision: Decision, now: float) -> None:
    """Write a decision down, for all nodes."""
    body = msgspec.json.encode(decision).decode()
    while True:
        length = (await store.heads([STREAM])).get(STREAM, 0)
        try:
            return await store.append(Append(STREAM, length, (body,), "", now))
        except Conflict:
            continue


async def decisions(store: Store) -> list[tuple[float, Decision]]:
    """All that the operator has done, the oldest first."""
    return [(line.at, msgspec.json.decode(line.body, type=Decision)) for line in await store.read(STREAM)]
