"""The shelf: decks of the library, decks that people brought, and the frozen decks that games were dealt from.

A deck that a game is dealt from is frozen: whatever happens to the deck later, the game stays what it was.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from yearline.core.deck import Deck, DeckCard, make_deck
from yearline.core.errors import BadDeck
from yearline.core.record import card_from_dict, card_to_dict
from yearline.core.value import replace, value
from yearline.decks import LibraryCard, LibraryDeck
from yearline.decks.limits import ROWS
from yearline.server.own_decks import OWN, OwnDecks
from yearline.server.workshop import Workshop
from yearline.store import Store

_FROZEN: Final = "deck:"
_KEPT: Final = 64


Played = Callable[[], Collection[str]]
"""Which frozen decks games in memory were dealt from."""


class TooManyCards(BadDeck):
    """The decks are too much for one game."""

    code = "too_many_cards"


@value
class Studied:
    """The cards of a frozen deck with all that the library says about them."""

    cards: tuple[LibraryCard, ...]


class Shelf:
    """Decks by id."""

    def __init__(self, library: Mapping[str, LibraryDeck], store: Store, workshop: Workshop) -> None:
        self.library = library
        self.own = OwnDecks(store, workshop)
        self._store = store
        self._workshop = workshop
        self._frozen: dict[str, Deck] = {}
        self._digests: dict[tuple[str, ...], str] = {}
        """Frozen decks by the ids that they were made of."""
        self._pictures: dict[str, tuple[LibraryDeck, LibraryCard]] = {}
        self._indexing = asyncio.Lock()

    async def get(self, id: str, address: str = "") -> LibraryDeck:
        """A deck, for whoever asks from that address. Raises BadDeck if there is none of that id."""
        if id in self.library:
            return await asyncio.to_thread(self.library.__getitem__, id)
        return await self.own.get(id, address)

    async def all_of(self, ids: Sequence[str], address: str = "") -> list[LibraryDeck]:
        """Several decks."""
        return [await self.get(id, address) for id in ids]

    async def chosen(self, ids: Sequence[str], address: str = "") -> list[LibraryDeck]:
        """Decks to play with together. Raises BadDeck if one is missing, or if they are too much for one game."""
        decks = await self.all_of(ids, address)
        if sum(len(deck.cards) for deck in decks) > ROWS:
            raise TooManyCards(f"a game is dealt from at most {ROWS} cards")
        return decks

    async def card(self, picture: str, address: str = "") -> tuple[LibraryDeck, LibraryCard] | None:
        """The card whose picture has that name."""
        if picture.startswith(OWN):
            return await self.own.card(picture, address)
        async with self._indexing:  # whoever comes while the library is being read waits for all of it
            if not self._pictures:
                decks = await self.all_of(list(self.library))
                self._pictures = {card.card.face.picture: (deck, card) for deck in decks for card in deck.cards}
        return self._pictures.get(picture)

    # --- decks that games were dealt from ---

    async def freeze(self, ids: Sequence[str], played: Played, address: str = "") -> str:
        """Keep the deck that these decks make for ever, under a name made of its content."""
        known = self._digests.get(tuple(ids), "")
        if known in self._frozen:
            self._keep(known, self._frozen.pop(known), played)
            return known
        decks = await self.chosen(ids, address)
        deck, body, digest = await self._workshop.make(address, lambda: _packed(together(decks)))
        await self._store.put_blob(_FROZEN + digest, body)
        self._keep(digest, deck, played)
        self._digests[tuple(ids)] = digest
        return digest

    async def thaw(self, digests: Collection[str], played: Played) -> None:
        """Have frozen decks at hand, all of them at the same time."""
        while missing := [digest for digest in digests if digest not in self._frozen]:
            body = await self._store.get_blob(_FROZEN + missing[0])
            if body is None:
                raise BadDeck("a deck of this table is missing from the database")
            deck = await asyncio.to_thread(_unpacked, body)
            self._keep(missing[0], deck, lambda: {*played(), *digests})

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

    def _keep(self, digest: str, deck: Deck, played: Played) -> None:
        """Remember a deck; beyond some number, those that came first go, but for those that are being played."""
        self._frozen[digest] = deck
        if len(self._frozen) > _KEPT:
            needed = {digest, *played()}
            for key in [key for key in self._frozen if key not in needed][: len(self._frozen) - _KEPT]:
                del self._frozen[key]
            self._digests = {ids: key for ids, key in self._digests.items() if key in self._frozen}


def _packed(deck: Deck) -> tuple[Deck, bytes, str]:
    """A deck with its content as it is kept, and the name that follows from it."""
    body = msgspec.json.encode({"id": deck.id, "cards": [card_to_dict(card) for card in deck.cards]}, order="sorted")
    return deck, body, sha256(body).hexdigest()


def _unpacked(body: bytes) -> Deck:
    plain = msgspec.json.decode(body)
    return make_deck(str(plain["id"]), [card_from_dict(card) for card in plain["cards"]])


def together(decks: Sequence[LibraryDeck]) -> Deck:
    """Several decks shuffled into one; their cards keep apart by the name of their deck."""
    if len(decks) == 1:
        return decks[0].deck
    cards = [_named(f"{deck.id}/{card.id}", card) for deck in (one.deck for one in decks) for card in deck.cards]
    return make_deck("+".join(deck.id for deck in decks), cards)


def _named(id: str, card: DeckCard) -> DeckCard:
    return replace(card, id=id)
