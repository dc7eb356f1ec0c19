"""Doors of crowds: four letters that lead into a room while it is open, and later into another.

Four letters are few enough to read from a wall, and too few to be a secret: 24 of them make 331,776 doors. So a door
leads only into a crowd that is open now, whoever guesses is slowed down by address, and what they find is a room
whose leader can shut the door and send people away. A table's own code, six signs or more, goes on leading there.
"""

import secrets
from typing import Final

import msgspec

from yearline.server.live.shared import Services
from yearline.server.live.tables import Tables
from yearline.server.services.naming import rude
from yearline.store import Append, Conflict
from yearline.table.decide import Refused

LETTERS: Final = "abcdefghjklmnpqrstuvwxyz"
LENGTH: Final = 4
OPEN_SECONDS: Final = 12 * 3600.0
OVER_SECONDS: Final = 3600.0
"""So long after its last game has ended a room can still be entered: it may play again."""
TRIES: Final = 40


class _Leads(msgspec.Struct):
    table: str
    until: float


class Doors:
    """The doors of a server."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self._services = services
        self._tables = tables

    async def open(self, table: str) -> str:
        """A door that leads to a table from now on.
        Empty if all that were tried are taken: the table has its own code.
        """
        store, now = self._services.store, self._services.clock.now()
        body = msgspec.json.encode(_Leads(table, now + OPEN_SECONDS)).decode()
        for _ in range(TRIES):
            letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            lines = await store.read(_stream(letters))
            if rude(letters) or (lines and _leads(lines[-1].body).until > now):
                continue
            try:
                await store.append(Append(_stream(letters), len(lines), (body,), "", now))
            except Conflict:
                continue
            return letters
        return ""

    async def find(self, letters: str, address: str) -> str:
        """The table behind a door. Raises Refused;
        who has guessed too often finds only where others of their address are.
        """
        limits, ticks = self._services.limits, self._services.clock.ticks
        guessing = limits.wrong_codes.spent(address, ticks())
        table = await self._open_now(letters)
        if not table:
            limits.wrong_codes.take(address, ticks())
        if guessing and not (table and self._known(table, address)):
            raise Refused("too_fast", "too many wrong codes")
        if not table:
            raise Refused("no_table", "no room is open under this code")
        return table

    async def still(self, letters: str, table: str) -> bool:
        """Whether a door leads to that table."""
        return letters != "" and await self._open_now(letters) == table

    async def _open_now(self, letters: str) -> str:
        lines = await self._services.store.read(_stream(letters))
        now = self._services.clock.now()
        if not lines or (leads := _leads(lines[-1].body)).until <= now:
            return ""
        table = (await self._tables.runner(leads.table)).table
        over = table.phase == "over" and table.updated < now - OVER_SECONDS
        return "" if over or table.nameless else leads.table

    def _known(self, table: str, address: str) -> bool:
        runner = self._tables.open_table(table)
        return runner is not None and any(session.address == address for session in runner.sessions)


def is_door(code: str) -> bool:
    """Whether a code that somebody has typed is four letters."""
    return len(code) == LENGTH and all(ch in LETTERS for ch in code)


def _stream(letters: str) -> str:
    return f"door:{letters}"


def _leads(body: str) -> _Leads:
    return msgspec.json.decode(body, type=_Leads)
