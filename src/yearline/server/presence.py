"""Who looks at a table through another process. Nodes tell each other over the bus, and forget a node that falls silent.

A word on the bus is `here:CODE NODE WATCHING PERSON,PERSON`; `who:CODE` asks the others to say it. Nobody depends on being heard:
whatever is lost is said again with the next sweep, and wrong at worst is the mark beside a name.
"""

import re
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from yearline.table.model import Person

if TYPE_CHECKING:
    from yearline.server.hall import Hall
    from yearline.server.runner import Runner

FORGOTTEN_AFTER: Final = 4
"""A node that has said nothing for so many sweeps is gone."""

_WORD: Final = re.compile(r"here:([a-z0-9]{1,40}) ([0-9a-f]{12}) ([0-9]{1,6}) ((?:[0-9a-f]{16},?){0,64})")
_QUESTION: Final = re.compile(r"who:([a-z0-9]{1,40})")
_Seen = tuple[float, frozenset[Person], int]


class Presence:
    """What this node knows of people at other nodes."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._node = uuid4().hex[:12]
        self._tables: dict[str, dict[str, _Seen]] = {}

    def elsewhere(self, code: str) -> tuple[frozenset[Person], int]:
        """People at the table through other nodes, and how many more watch there."""
        nodes = self._tables.get(code)
        if not nodes:
            return frozenset(), 0
        return frozenset().union(*[people for _, people, _ in nodes.values()]), sum(n for _, _, n in nodes.values())

    def ask(self, code: str) -> None:
        """A table was opened here: who else is at it?"""
        self._hall.bus.announce(f"who:{code}", 0)

    def tell(self, runner: "Runner") -> None:
        """Say who is at a table through this node."""
        people, watching = runner.own
        self._hall.bus.announce(f"here:{runner.table.code} {self._node} {watching} {','.join(sorted(people))}", 0)

    def heard(self, word: str) -> str | None:
        """Another node has said something; the code of the table whose people have changed by it."""
        if asked := _QUESTION.fullmatch(word):
            runner = self._hall.open_table(asked[1])
            if runner is not None and runner.sessions:
                self.tell(runner)
            return None
        said = _WORD.fullmatch(word)
        if said is None or self._hall.open_table(said[1]) is None:
            return None
        before = self.elsewhere(said[1])
        until = self._hall.ticks() + FORGOTTEN_AFTER * self._hall.settings.sweep_seconds
        people = frozenset(person for person in said[4].split(",") if person)
        self._tables.setdefault(said[1], {})[said[2]] = (until, people, int(said[3]))
        return said[1] if self.elsewhere(said[1]) != before else None

    def sweep(self) -> list[str]:
        """Say again who is here, and forget nodes that fell silent; the tables whose people have changed by it."""
        changed, now = [], self._hall.ticks()
        for code, nodes in tuple(self._tables.items()):
            left = {node: seen for node, seen in nodes.items() if seen[0] > now}
            if len(left) < len(nodes):
                changed.append(code)
            if left and self._hall.open_table(code) is not None:
                self._tables[code] = left
            else:
                del self._tables[code]
        return changed
