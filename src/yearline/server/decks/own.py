"""Decks that people brought: each is kept as the file it was,
under the hash of its content, and read when it is asked for.

Its cards' pictures are named after that hash. So no deck can pass for another one, and whoever
is asked for a picture knows which deck to look for, on every node and after every restart.
"""

import tempfile
from asyncio import Lock
from collections import OrderedDict
from dataclasses import replace as replace_fields
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from yearline.art import tones_of
from yearline.core.errors import BadDeck
from yearline.core.value import replace
from yearline.decks import LibraryCard, LibraryDeck
from yearline.decks.limits import FILE_BYTES
from yearline.decks.source import Inspection, inspect
from yearline.decks.writing import with_photos, zip_bytes
from yearline.photos import Tones
from yearline.server.decks.drafts import Drafts
from yearline.server.decks.living import LIVING, NoSuchDeck
from yearline.server.services.address_limits import AddressLimits
from yearline.server.services.pool import WorkPool
from yearline.store import Store
from yearline.table.decide import Refused

OWN: Final = "own-"
"""Ids of decks that people brought begin with this."""

MAX_UPLOAD: Final = 1_000_000
KEPT_DECKS: Final = 64
KEPT_CARDS: Final = 50_000
"""What is kept in memory, at about a kilobyte a card; the rest is read again."""


KEPT_USES: Final = 10_000
DAY: Final = 86_400.0


class OwnDecks:
    """Decks by the ids they were given when they came."""

    def __init__(self, store: Store, pool: WorkPool) -> None:
        self._store = store
        self._pool = pool
        self.drafts = Drafts(store, pool)
        self._decks: OrderedDict[str, LibraryDeck] = OrderedDict()
        self._used: dict[str, float] = {}
        """When it was last written down that a deck is used, by their ids."""
        self._reading: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    async def add(
        self, raw: bytes, name: str, language: str, address: str, limits: AddressLimits
    ) -> tuple[str, Inspection]:
        """Keep a file as a deck; its id, and what was found in it. Raises DeckError where it cannot be used.

        It counts against the limits once it is clear that the file would be kept.
        """
        inspection = await self._pool.make(address, lambda: _inspect(raw, name, language))
        if photos := inspection.checked().photos:
            limits.allow(limits.photos, address, len(photos))
            raw, inspection = await self._pool.make(address, lambda: _developed(inspection))
        limits.allow(limits.new_decks, address)
        body = msgspec.json.encode({"name": name, "language": language, "raw": raw})
        limits.keep(address, len(body))
        id = OWN + sha256(body).hexdigest()[:24]
        await self._store.put_blob(id, body)
        return id, inspection

    async def get(self, id: str, address: str) -> LibraryDeck:
        """A deck, read for whoever asks from that address. Raises NoSuchDeck."""
        if id.startswith(LIVING):
            id = await self.drafts.version(id)
        async with self._reading.setdefault(id, Lock()):  # many may ask at once; it is read once
            deck = self._decks.pop(id, None) or await self._read(id, address)
            self._decks[id] = deck
        self._forget()
        await self._use(id)
        return deck

    async def _use(self, id: str) -> None:
        """Write down, once a day, that somebody wants this deck: what nobody wants ends."""
        if time() - self._used.get(id, 0.0) > DAY:
            if len(self._used) >= KEPT_USES:
                self._used.clear()
            self._used[id] = time()
            await self._store.use_blob(id, time())

    async def version(self, id: str) -> str:
        """The id of what a game that begins now is dealt from: of a living deck, its latest version."""
        return await self.drafts.version(id) if id.startswith(LIVING) else id

    async def card(self, picture: str, address: str) -> tuple[LibraryDeck, LibraryCard] | None:
        """The card with that picture, if the picture is of such a deck, and the deck can still be read."""
        id = picture.rpartition("-")[0]
        try:
            deck = await self.get(id, address)
        except BadDeck:
            return None
        card = deck.by_picture(picture)
        return None if card is None else (deck, card)

    async def square(self, deck: LibraryDeck, card: LibraryCard, address: str) -> bytes | None:
        """The part of its photo that a card shows, if it has one and the photo is still there."""
        if card.photo is None:
            return None
        at_hand = deck.photos.get(card.photo.name)
        tones: Tones = tones_of(card.scene, card.inks(deck.palette)) if card.photo.tone else ()
        return await self.drafts.square(card.photo.name, card.photo.crop, address, at_hand, tones)

    async def _read(self, id: str, address: str) -> LibraryDeck:
        if id.startswith(LIVING):
            return await self.drafts.deck(id, address)
        body = await self._store.get_blob(id) if id.startswith(OWN) and len(id) < 40 else None
        if body is None:
            raise NoSuchDeck(f"there is no deck {id[:80]!r}")
        kept = msgspec.json.decode(body, type=_Upload)
        return await self._pool.make(
            address, lambda: _named(id, _inspect(kept.raw, kept.name, kept.language).checked())
        )

    def _forget(self) -> None:
        """Beyond some weight, the decks that nobody has asked for the longest go; never the one just asked for."""
        while len(self._decks) > 1 and (
            len(self._decks) > KEPT_DECKS or sum(len(deck.cards) for deck in self._decks.values()) > KEPT_CARDS
        ):
            self._decks.popitem(last=False)


class _Upload(msgspec.Struct):
    name: str
    language: str
    raw: bytes


def _inspect(raw: bytes, name: str, language: str) -> Inspection:
    with tempfile.TemporaryDirectory(prefix="yearline-deck") as folder:
        path = Path(folder) / "deck"
        path.write_bytes(raw)
        return inspect(path, name=name, language=language)


def _developed(found: Inspection) -> tuple[bytes, Inspection]:
    """A deck with photos as it is kept: what strangers made them of stays behind. Raises DeckError, and Refused."""
    clean = with_photos(found)
    raw = zip_bytes(clean.checked())
    if len(raw) > FILE_BYTES:
        raise Refused("too_large", "the photos are too large")
    return raw, clean


def _named(id: str, deck: LibraryDeck) -> LibraryDeck:
    """The deck under the id that we gave it, whatever it calls itself."""
    return replace_fields(deck, id=id, cards=tuple([_pictured(id, card) for card in deck.cards]))


def _pictured(id: str, card: LibraryCard) -> LibraryCard:
    printed = card.card
    picture = f"{id}-{sha256(card.id.encode()).hexdigest()[:12]}"
    return replace(card, card=replace(printed, face=replace(printed.face, picture=picture)))
