"""How living decks end: a long time after somebody last edited or played one, with their drafts and photos."""

from yearline.server.decks.living import STREAM, LivingDecks, NoSuchDeck
from yearline.server.keeping.kept import EndingStreams
from yearline.store import Aged, Store


class EndingLiving(EndingStreams):
    """Decks of the workshop. What is left of one that was deleted is the line that says so,
    which ends like the others.
    """

    def __init__(self, living: LivingDecks, days: float, store: Store) -> None:
        super().__init__("workshop", STREAM.removesuffix(":"), days, store)
        self._living = living

    async def look(self, aged: Aged, now: float) -> float | None:
        """A deck goes with all that hangs on it; the stream itself at the next look."""
        if self.days and self.over(aged.at, now) and await self._delete(aged.stream.removeprefix(self.prefix)):
            return now
        return await super().look(aged, now)

    async def _delete(self, name: str) -> bool:
        """By its id. False: there is none, or it is deleted already."""
        try:
            await self._living.delete(await self._living.state(name))
        except NoSuchDeck:
            return False
        return True
