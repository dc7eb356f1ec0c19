"""Tries at the deal of the week: a move is an action of the game, and par is found once, in the background."""

import logging
from asyncio import Lock
from contextlib import suppress
from datetime import date
from typing import Final

from yearline.daily.apart import NoParError, par_apart
from yearline.daily.day import Day
from yearline.daily.week import Played, follow_week
from yearline.server.daily.attempts import Attempts
from yearline.server.daily.days import Days
from yearline.table.decide import Refused

KEPT: Final = 1_000
"""A number for each week of twenty years: whoever asked for more
weeks in turn than are kept would have each looked for again.
"""

LOG: Final = logging.getLogger("yearline.server")


class Deals(Attempts[Played]):
    """The tries of all weeks."""

    def __init__(self, days: Days) -> None:
        super().__init__(days, follow_week)
        self._pars: dict[date, int] = {}
        self._looking = Lock()

    async def par(self, week: Day) -> int | None:
        """
        What the week's deal could yield. Looked for once; whoever asks meanwhile waits for the same answer.

        None where the machine could not say: a result is shown all the same, and the next one asks again.
        """
        async with self._looking:
            if week.date not in self._pars:
                try:
                    self._pars[week.date] = await par_apart(week)
                except (OSError, NoParError) as trouble:
                    LOG.warning("no par for %s: %s", week.date, trouble)
                    return None
            while len(self._pars) > KEPT:
                del self._pars[next(one for one in self._pars if one != week.date)]
            return self._pars[week.date]

    def known_par(self, week: date) -> int:
        """What a week's deal could yield, if that was found already; 0 if not."""
        return self._pars.get(week, 0)

    def look_for_par(self, week: Day) -> None:
        """Begin to look for par, which takes seconds, and on a machine that has never done it a minute."""
        if week.date not in self._pars and not self._looking.locked():
            self.days.services.tasks.spawn(self._look(week))

    async def _look(self, week: Day) -> None:
        with suppress(Refused):  # the server is closing
            await self.par(week)
