"""The shelf: decks of the library, decks that people brought, and the frozen decks that games were dealt from.

A deck that somebody brings is kept as the file it was, under the hash of its content. A deck that a game is dealt from is
frozen: whatever happens to the deck later, the game stays what it was.
"""

import asyncio
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from yearline.core.deck import Deck, DeckCard, make_deck
from yearline.core.errors import BadDeck
from yearline.core.record import card_from_dict, card_to_dict
from yearline.core.value import replace, value
from yearline.decks import LibraryCard, LibraryDeck
from yearline.decks.source import Inspection, inspect
from yearline.store import Store

OWN: Final = "own-"
"""Ids of decks that people brought begin with this."""

MAX_UPLOAD: Final = 1_000_000
_FROZEN: Final = "deck:"
_KEPT: Final = 64


@value
class Studied:
    """The cards of a frozen deck with all that the library says about them."""

    cards: tuple[LibraryCard, ...]


class Shelf:
    """Decks by id."""

    def __init__(self, library: Mapping[str, LibraryDeck], store: Store) -> None:
        self.library = library
        self._store = store
        self._own: dict[str, LibraryDeck] = {}
        self._frozen: dict[str, Deck] = {}
        self._pictures: dict[str, tuple[LibraryDeck, LibraryCard]] = {}
        self._indexing = asyncio.Lock()
        self._indexed = False

    async def get(self, id: str) -> LibraryDeck:
        """A deck. Raises BadDeck if there is none of that id."""
        if id in self.library:
            return await asyncio.to_thread(self.library.__getitem__, id)
        if id not in self._own:
            await self._fetch_own(id)
        return self._own[id]

    async def all_of(self, ids: Sequence[str]) -> list[LibraryDeck]:
        """Several decks."""
        return [await self.get(id) for id in ids]

    async def card(self, picture: str) -> tuple[LibraryDeck, LibraryCard] | None:
        """The card whose picture has that name, in any deck that is at hand."""
        async with self._indexing:  # whoever comes while the library is being read waits for all of it
            if picture not in self._pictures and not self._indexed:
                for deck in await self.all_of(list(self.library)):
                    self._index(deck)
                self._indexed = True
        return self._pictures.get(picture)

    def _index(self, deck: LibraryDeck) -> None:
        self._pictures.update({card.card.face.picture: (deck, card) for card in deck.cards})

    # --- decks that people bring ---

    async def add(self, raw: bytes, name: str, language: str) -> tuple[str, Inspection]:
        """Keep a file as a deck; its id, and what was found in it. Raises DeckError where it cannot be used."""
        inspection = await asyncio.to_thread(_inspect, raw, name, language)
        inspection.checked()
        body = msgspec.json.encode({"name": name, "language": language, "raw": raw})
        id = OWN + sha256(body).hexdigest()[:24]
        await self._store.put_blob(id, body)
        return id, inspection

    async def _fetch_own(self, id: str) -> None:
        body = await self._store.get_blob(id) if id.startswith(OWN) and len(id) < 40 else None
        if body is None:
            raise BadDeck(f"there is no deck {id[:80]!r}")
        kept = msgspec.json.decode(body, type=_Upload)
        inspection = await asyncio.to_thread(_inspect, kept.raw, kept.name, kept.language)
        if len(self._own) >= _KEPT:
            del self._own[next(iter(self._own))]
        self._own[id] = inspection.checked()
        self._index(self._own[id])

    # --- decks that games were dealt from ---

    async def freeze(self, deck: Deck, played: Iterator[str]) -> str:
        """Keep a deck for ever, under a name made of its content."""
        body = msgspec.json.encode(
            {"id": deck.id, "cards": [card_to_dict(card) for card in deck.cards]}, order="sorted"
        )
        digest = sha256(body).hexdigest()
        if digest not in self._frozen:
            await self._store.put_blob(_FROZEN + digest, body)
            self._keep(digest, deck, played)
        return digest

    async def thaw(self, digest: str, played: Iterator[str]) -> None:
        """Have a frozen deck at hand."""
        if digest not in self._frozen:
            body = await self._store.get_blob(_FROZEN + digest)
            if body is None:
                raise BadDeck("a deck of this table is missing from the database")
            plain = msgspec.json.decode(body)
            deck = make_deck(str(plain["id"]), [card_from_dict(card) for card in plain["cards"]])
            self._keep(digest, deck, played)

    def frozen(self, digest: str) -> Deck:
        """A deck that has been frozen or thawed."""
        return self._frozen[digest]

    async def studied(self, digest: str, ids: Sequence[str]) -> Deck | Studied:
        """A frozen deck as bots know it: with what its cards are about and how hard they are, where the decks still say."""
        frozen = self._frozen[digest]
        try:
            cards = {card.card.face.picture: card for deck in await self.all_of(ids) for card in deck.cards}
            return Studied(tuple([replace(cards[card.face.picture], card=card) for card in frozen.cards]))
        except (BadDeck, KeyError):
            return frozen

    def _keep(self, digest: str, deck: Deck, played: Iterator[str]) -> None:
        """Remember a deck; beyond some number, only those that are being played."""
        if len(self._frozen) >= _KEPT:
            needed = set(played)
            self._frozen = {key: kept for key, kept in self._frozen.items() if key in needed}
        self._frozen[digest] = deck


class _Upload(msgspec.Struct):
    name: str
    language: str
    raw: bytes


def _inspect(raw: bytes, name: str, language: str) -> Inspection:
    with tempfile.TemporaryDirectory(prefix="yearline-deck") as folder:
        path = Path(folder) / "deck"
        path.write_bytes(raw)
        return inspect(path, name=name, language=language)


def together(decks: Sequence[LibraryDeck]) -> Deck:
    """Several decks shuffled into one; their cards keep apart by the name of their deck."""
    if len(decks) == 1:
        return decks[0].deck
    cards = [_named(f"{deck.id}/{card.id}", card) for deck in (one.deck for one in decks) for card in deck.cards]
    return make_deck("+".join(deck.id for deck in decks), cards)


def _named(id: str, card: DeckCard) -> DeckCard:
    return replace(card, id=id)
