"""Which day it is, and the challenges that have begun: that of the day or of the week, and those that are past."""

import hmac
import re
from contextlib import suppress
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Final

from yearline.core.deck import DeckCard
from yearline.core.value import replace
from yearline.daily.book import DAILY, DailyBook, Series
from yearline.daily.choice import Known, known_for
from yearline.daily.day import Day
from yearline.daily.hardness import played
from yearline.daily.week import played_week
from yearline.decks import CardText, LibraryCard
from yearline.measured.model import regraded
from yearline.server.live.shared import Services
from yearline.table.decide import Refused

BACKLOG: Final = 7
"""A new server has so many past days at once."""
LISTED: Final = 400
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class Days:
    """The challenges of a kind on a server.
    What is called a day here may be a week, which is named by its first day.
    """

    def __init__(self, services: Services, series: Series = DAILY) -> None:
        self.services = services
        self.series = series
        self.book = DailyBook(services.store, services.pool.begin, series)
        self._prepared: date | None = None
        self._pool: list[LibraryCard] = []
        self._bots: dict[date, dict[str, int]] = {}

    def today(self) -> date:
        """The challenge that goes on everywhere in the world: by the date of UTC."""
        return self.series.at(self._now().date())

    def seconds_left(self) -> int:
        """How long it is until the next challenge."""
        midnight = datetime.combine(self.today() + self.series.step, datetime.min.time(), UTC)
        return int((midnight - self._now()).total_seconds())

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self.services.clock.now(), UTC)

    async def now(self) -> Day | None:
        """Today's challenge; none if the library has too few cards."""
        today = self.today()
        found = await self.book.open(today, await self.cards())
        if self._prepared != today:
            self._prepared = today
            self.services.tasks.spawn(self._prepare(today))
        return found

    async def _prepare(self, today: date) -> None:
        """Tomorrow's challenge, for its hash;
        and, where there is no past, a week of it. What was measured meanwhile counts.
        """
        self._pool = []
        cards = await self.cards()
        week = self._before(BACKLOG + 1) if self.series is DAILY else []
        past = [] if await self.book.known(week) else week
        with suppress(Refused):  # the server is closing
            for day in (today + self.series.step, *past):
                await self.book.open(day, cards)

    async def begun(self, day: date) -> Day:
        """The challenge of a day that has begun. Raises Refused."""
        if day > self.today():
            raise Refused("daily_not_begun", "this challenge has not begun yet")
        found = await self.now() if day == self.today() else await self.book.find(day)
        if found is None:
            raise Refused("no_such_day", "there is no challenge of that day")
        return found

    async def bound(self, day: date) -> Day:
        """A challenge whose hash may be told: one that has begun, or tomorrow's. Raises Refused."""
        found = await self.book.open(day, await self.cards()) if day == self.today() + self.series.step else None
        return found or await self.begun(day)

    async def past(self) -> list[date]:
        """The days that are over and can still be played, the latest first."""
        return await self.book.known(self._before(LISTED))

    def _before(self, most: int) -> list[date]:
        """Fewer than `most` days before this one, the latest first."""
        days = [self.today() - back * self.series.step for back in range(1, most)]
        return [day for day in days if day >= self.series.first]

    async def ticket(self, day: date) -> str:
        """What a page of that day carries. Whoever shows it the day after had that page while the day went on."""
        return await self.sealed("ticket", day)

    async def sealed(self, *names: object) -> str:
        """A word that only this server can make of these names."""
        words = " ".join(map(str, names)).encode()
        key = f"yearline {self.series.name} ".encode()
        return hmac.new(await self.book.secret(), key + words, sha256).hexdigest()[:32]

    async def bots(self, day: Day) -> dict[str, int]:
        """What each bot made of a day."""
        if day.date not in self._bots:
            known = await self.known(day)
            make = played if self.series is DAILY else played_week
            self._bots[day.date] = await self.services.pool.begin(lambda: make(day, known))
        return self._bots[day.date]

    async def known(self, day: Day) -> Known:
        """What bots know of a day's cards, with the dates that they had when it was chosen."""
        cards = await self.cards()
        library = known_for(day, cards).cards
        mine = {card.face.picture for card in day.cards}
        rest = [card for card in library if card.card.face.picture not in mine]
        levels = {card.card.face.picture: card.difficulty for card in cards}
        own = [await self.printed(card) for card in day.cards]
        return Known((*rest, *[replace(one, difficulty=levels.get(one.card.face.picture, 2)) for one in own]))

    async def printed(self, card: DeckCard) -> LibraryCard:
        """A card of a day with all that is printed on it. Its deck may have vanished since."""
        found = await self.services.shelf.card(card.face.picture)
        if found is not None:
            return replace(found[1], card=card)
        return LibraryCard(card, {"en": CardText(card.face.title, "")}, "", "", "", "", 2)

    async def palette(self, picture: str) -> str:
        """What the colours of a card's picture follow."""
        found = await self.services.shelf.card(picture)
        return "scene" if found is None else found[0].palette

    async def cards(self) -> list[LibraryCard]:
        """All cards that a day may have: those of the library, as hard as people found them."""
        if not self._pool:
            shelf = self.services.shelf
            cards = [card for deck in await shelf.all_of(list(shelf.library)) for card in deck.cards]
            grading = self.services.grading
            if grading.stale:
                await grading.renew()
            self._pool = regraded(cards, await grading.known(self.services.clock.now()))
        return self._pool


def read_day(text: str) -> date:
    """The day of an address. Raises Refused for what is none."""
    try:
        return date.fromisoformat(text if _DAY.fullmatch(text) else "")
    except ValueError:
        raise Refused("no_such_day", "a day is written 2026-11-16") from None
