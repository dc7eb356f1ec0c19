"""Decks picked out of others: the cards that a class found hardest,
or those of one field and time. Kept by the names of their cards.

Such a deck is a list and holds nothing of its own: pictures and words are those of the decks it was picked from.
Some of its cards may be named as those that begin the line, so that all others are asked for.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace as replace_fields
from hashlib import sha256
from typing import Final

import msgspec

from yearline.decks import LibraryCard, LibraryDeck
from yearline.server.decks.living import NoSuchDeck
from yearline.store import Store

PICKED: Final = "pick-"
MOST: Final = 1_000


class _List(msgspec.Struct):
    decks: list[str]
    pictures: list[str]
    begin: list[str]


class PickedDecks:
    """Picked decks by the ids they were given."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, decks: Sequence[str], pictures: Iterable[str], begin: Iterable[str] = ()) -> str:
        """Keep a list of cards; its id. The same list is kept once."""
        listed = _List(list(decks), sorted(set(pictures))[:MOST], sorted(set(begin)))
        body = msgspec.json.encode(listed)
        id = PICKED + sha256(body).hexdigest()[:24]
        await self._store.put_blob(id, body)
        return id

    async def get(self, id: str, deck_of: Callable[[str], Awaitable[LibraryDeck]]) -> LibraryDeck:
        """The deck. Raises NoSuchDeck, also where one that it was picked from is gone."""
        listed, wanted = await self._listed(id), set[str]()
        decks = [await deck_of(one) for one in listed.decks if not one.startswith(PICKED)]
        wanted.update(listed.pictures)
        cards: list[LibraryCard] = [card for deck in decks for card in deck.cards if card.card.face.picture in wanted]
        if not cards:
            raise NoSuchDeck(f"there is no deck {id[:80]!r}")
        return replace_fields(decks[0], id=id, cards=_apart(cards))

    async def sources(self, id: str) -> list[str]:
        """The decks that a deck was picked from; any other is its own source. Raises NoSuchDeck."""
        return (await self._listed(id)).decks if id.startswith(PICKED) else [id]

    async def begins(self, id: str) -> frozenset[str]:
        """The pictures of the cards that should begin the line; none: any."""
        return frozenset((await self._listed(id)).begin) if id.startswith(PICKED) else frozenset()

    async def _listed(self, id: str) -> _List:
        body = await self._store.get_blob(id) if len(id) < 40 else None
        if body is None:
            raise NoSuchDeck(f"there is no deck {id[:80]!r}")
        return msgspec.json.decode(body, type=_List)


def _apart(cards: Iterable[LibraryCard]) -> tuple[LibraryCard, ...]:
    """Of cards that are called the same in two decks, the first: a deck knows each id once."""
    return tuple({card.id: card for card in reversed(list(cards))}.values())[::-1]
