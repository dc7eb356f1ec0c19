"""Who looks at a table through another process.
Nodes tell each other over the bus, and forget a node that falls silent.

A word on the bus is `here:CODE NODE WATCHING PERSON,PERSON`; `who:CODE` asks the others to say it. Nobody depends
on being heard: whatever is lost is said again with the next sweep, and wrong at worst is the mark beside a name.
"""

import re
from typing import Final
from uuid import uuid4

from yearline.core.ids import MOST_SEATS
from yearline.server.live.shared import Services
from yearline.table.model import Person

FORGOTTEN_AFTER: Final = 4
"""A node that has said nothing for so many sweeps is gone."""

_PEOPLE: Final = rf"(?:[0-9a-f]{{16}},?){{0,{MOST_SEATS}}}"
_WORD: Final = re.compile(rf"here:([a-z0-9]{{1,40}}) ([0-9a-f]{{12}}) ([0-9]{{1,6}}) ({_PEOPLE})")
_QUESTION: Final = re.compile(r"who:([a-z0-9]{1,40})")
Own = tuple[frozenset[Person], int]
"""Who of those who sit is here, and how many watch."""

_Seen = tuple[float, frozenset[Person], int]


class Presence:
    """What this node knows of people at the tables that are open here:
    who came through it, and who through other nodes.
    """

    def __init__(self, services: Services) -> None:
        self._bus = services.bus
        self._clock = services.clock
        self._patience = FORGOTTEN_AFTER * services.settings.sweep_seconds
        self._node = uuid4().hex[:12]
        self._open: set[str] = set()
        self._own: dict[str, Own] = {}
        self._tables: dict[str, dict[str, _Seen]] = {}

    def opened(self, code: str) -> None:
        """A table was opened here: who else is at it?"""
        self._open.add(code)
        self._bus.announce(f"who:{code}", 0)

    def closed(self, code: str) -> None:
        """A table is not in memory any more."""
        self._open.discard(code)
        self._own.pop(code, None)
        self._tables.pop(code, None)

    def elsewhere(self, code: str) -> tuple[frozenset[Person], int]:
        """People at the table through other nodes, and how many more watch there."""
        nodes = self._tables.get(code)
        if not nodes:
            return frozenset(), 0
        return frozenset().union(*[people for _, people, _ in nodes.values()]), sum(n for _, _, n in nodes.values())

    def tell(self, code: str, own: Own) -> None:
        """Say who is at a table through this node, and remember it for whoever asks."""
        self._own[code] = own
        self._say(code)

    def _say(self, code: str) -> None:
        people, watching = self._own[code]
        self._bus.announce(f"here:{code} {self._node} {watching} {','.join(sorted(people))}", 0)

    def heard(self, word: str) -> str | None:
        """Another node has said something; the code of the table whose people have changed by it."""
        if question := _QUESTION.fullmatch(word):
            if any(self._own.get(question[1], ())):
                self._say(question[1])
            return None
        said = _WORD.fullmatch(word)
        if said is None or said[1] not in self._open:
            return None
        before = self.elsewhere(said[1])
        people = frozenset(person for person in said[4].split(",") if person)
        seen = (self._clock.ticks() + self._patience, people, int(said[3]))
        self._tables.setdefault(said[1], {})[said[2]] = seen
        return said[1] if self.elsewhere(said[1]) != before else None

    def sweep(self) -> list[str]:
        """Say again who is here, and forget nodes that fell silent; the tables whose people have changed by it."""
        for code, own in self._own.items():
            if any(own):
                self._say(code)
        changed, now = [], self._clock.ticks()
        for code, nodes in tuple(self._tables.items()):
            left = {node: seen for node, seen in nodes.items() if seen[0] > now}
            if len(left) < len(nodes):
                changed.append(code)
            if left and code in self._open:
                self._tables[code] = left
            else:
                del self._tables[code]
        return changed
