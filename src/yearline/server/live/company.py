"""Who sits at a table, as far as it matters at every move:
who is here, how many watch, where bots sit. Counted anew when that changes.
"""

from collections.abc import Iterable, Sequence

from yearline.core.ids import Seat
from yearline.server.live.due import bots_of, only_people
from yearline.server.live.orders import Viewer
from yearline.server.live.presence import Presence
from yearline.table.model import Chair, Person, Table


class Company:
    """The people and bots of one table, through this node and others."""

    __slots__ = ("_own", "_presence", "bots", "chairs", "here", "unhurried", "watching")

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self.chairs: tuple[Chair, ...] | None = None
        """For which chairs it was counted."""
        self._own: tuple[frozenset[Person], int] = (frozenset(), 0)
        """Who of those who sit is here through this node, and how many watch."""
        self.here: frozenset[Person] = frozenset()
        self.watching = 0
        self.bots: Sequence[Seat] = ()
        self.unhurried = False
        """Whether only people sit here, who may take all the time they want."""

    def changed(self) -> None:
        """Somebody may have sat down or got up, come or gone: what was counted no longer holds."""
        self.chairs = None

    def count(self, table: Table, sessions: Iterable[Viewer]) -> bool:
        """Count anew; whether anybody would see a difference."""
        before = self.here, self.watching
        self.chairs = table.chairs
        self.bots = bots_of(table)
        self.unhurried = only_people(table, self.bots)
        seated = {chair.person for chair in table.chairs}
        looking = [session.person for session in sessions]
        here = frozenset([person for person in looking if person in seated])
        own = here, sum([person not in seated for person in looking])
        if own != self._own:
            self._own = own
            self._presence.tell(table.code, own)
        others, more = self._presence.elsewhere(table.code)
        everywhere = here | others
        self.here = self.here if everywhere == self.here else everywhere  # a picture is compared by who is the same
        self.watching = own[1] + more
        return (self.here, self.watching) != before
