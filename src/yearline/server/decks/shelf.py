"""The shelf: decks of the library, decks that people brought, and the frozen decks that games were dealt from.

A deck that a game is dealt from is frozen: whatever happens to the deck later, the
game stays what it was. Each deck is kept once, wherever it stands in the list: a
game of several names them all, and they are put together again when it is read.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from hashlib import sha256
from time import monotonic
from typing import Final

import msgspec

from yearline.core.deck import Deck, DeckCard, make_deck
from yearline.core.errors import BadDeck
from yearline.core.record import card_from_dict, card_to_dict
from yearline.core.value import replace, value
from yearline.decks import LibraryCard, LibraryDeck
from yearline.decks.limits import ROWS
from yearline.server.decks.living import LIVING, NoSuchDeck
from yearline.server.decks.own import OWN, OwnDecks
from yearline.server.decks.picked import PICKED, PickedDecks
from yearline.server.services.blocks import Blocks
from yearline.server.services.pool import WorkPool
from yearline.store import Store

FROZEN: Final = "deck:"
"""Names of decks that games were dealt from begin with this."""
_AND: Final = "+"
"""Between the names of frozen decks that a game was dealt from together."""

_KEPT: Final = 64
_KEPT_CARDS: Final = 50_000
"""What stays in memory beyond the decks that are being played; the rest is read again."""

_KNOWN: Final = 10_000
DAY: Final = 86_400.0


Played = Callable[[], Collection[str]]
"""Which frozen decks games in memory were dealt from."""


def _anybody(_: int) -> None:
    """No limit."""


class TooManyCards(BadDeck):
    """The decks are too much for one game."""

    code = "too_many_cards"


@value
class Studied:
    """The cards of a frozen deck with all that the library says about them."""

    cards: tuple[LibraryCard, ...]


class Shelf:
    """Decks by id."""

    def __init__(
        self, library: Mapping[str, LibraryDeck], store: Store, pool: WorkPool, blocks: Blocks | None = None
    ) -> None:
        self.library = library
        self._blocks = blocks or Blocks()
        self.own = OwnDecks(store, pool)
        self.picked = PickedDecks(store)
        self._store = store
        self._pool = pool
        self._frozen: dict[str, Deck] = {}
        self._digests: dict[str, str] = {}
        """The names under which decks were frozen today, by their ids."""
        self._since = monotonic()
        self._pictures: dict[str, tuple[LibraryDeck, LibraryCard]] = {}
        self._indexing = asyncio.Lock()

    async def get(self, id: str, address: str = "") -> LibraryDeck:
        """A deck, for whoever asks from that address. Raises BadDeck if there is none of that id, and Blocked."""
        self._blocks.check("deck", id)
        if not id.isprintable():  # no database need be asked, of which some cannot even be
            raise NoSuchDeck("there is no such deck")
        if id in self.library:
            return self.library[id]  # a server has read all of them before anybody comes
        if id.startswith(PICKED):
            return await self.picked.get(id, lambda one: self.get(one, address))
        return await self.own.get(id, address)

    async def all_of(self, ids: Sequence[str], address: str = "") -> list[LibraryDeck]:
        """Several decks."""
        return [await self.get(id, address) for id in ids]

    async def chosen(self, ids: Sequence[str], address: str = "") -> list[LibraryDeck]:
        """Decks to play with together. Raises BadDeck if one is missing, or if they are too much for one game."""
        try:
            decks = await self.all_of(ids, address)
        except NoSuchDeck as error:
            error.field = "decks"
            raise
        if sum(len(deck.cards) for deck in decks) > ROWS:
            raise TooManyCards(f"a game is dealt from at most {ROWS} cards")
        return decks

    async def card(self, picture: str, address: str = "") -> tuple[LibraryDeck, LibraryCard] | None:
        """The card whose picture has that name."""
        if self._blocks.shut("deck", picture.rpartition("-")[0]):
            return None
        if picture.startswith(OWN):
            return await self.own.card(picture, address)
        async with self._indexing:  # whoever comes while the library is being read waits for all of it
            if not self._pictures:
                decks = await self.all_of(list(self.library))
                self._pictures = {card.card.face.picture: (deck, card) for deck in decks for card in deck.cards}
        return self._pictures.get(picture)

    # --- decks that games were dealt from ---

    async def freeze(
        self, ids: Sequence[str], played: Played, address: str = "", allowed: Callable[[int], None] = _anybody
    ) -> str:
        """Keep these decks for as long as a table needs them, under a name made of
        their content. `allowed` is asked for each that takes up new room, with its
        bytes. What was frozen yesterday is frozen again: it may have ended since.
        """
        if monotonic() - self._since > DAY:
            self._digests, self._since = {}, monotonic()
        ids = [await self.own.version(id) for id in ids]
        known = [self._digests.get(id, "") for id in ids]
        name = _AND.join(known)
        if all(known) and name in self._frozen:
            self._keep(name, self._frozen.pop(name), played)
            return name
        decks = await self.chosen(ids, address)
        name = _AND.join([await self._freeze(id, deck, address, allowed) for id, deck in zip(ids, decks, strict=True)])
        self._keep(name, await self._pool.make(address, lambda: together(decks)), played)
        return name

    async def _freeze(self, id: str, deck: LibraryDeck, address: str, allowed: Callable[[int], None]) -> str:
        """One deck. Those of the library are few; what people bring is counted."""
        if id not in self._digests:
            body, digest = await self._pool.make(address, lambda: _packed(deck.deck))
            if id.startswith((OWN, PICKED)):
                allowed(len(body))
            await self._store.put_blob(FROZEN + digest, body)
            if len(self._digests) >= _KNOWN:
                self._digests.clear()
            if id.startswith(LIVING):
                await self.own.drafts.played(id)
            self._digests[id] = digest
        return self._digests[id]

    async def thaw(self, names: Collection[str], played: Played) -> None:
        """Have frozen decks at hand, all of them at the same time."""
        while missing := [name for name in names if name not in self._frozen]:
            parts = [await self._blob(digest) for digest in missing[0].split(_AND)]
            deck = await self._pool.begin(lambda parts=parts: _unpacked(parts))  # type: ignore[misc]
            self._keep(missing[0], deck, lambda: {*played(), *names})

    async def _blob(self, digest: str) -> bytes:
        body = await self._store.get_blob(FROZEN + digest)
        if body is None:
            raise BadDeck("a deck of this table is missing from the database")
        return body

    def frozen(self, digest: str) -> Deck:
        """A deck that has been frozen or thawed."""
        return self._frozen[digest]

    async def studied(self, digest: str, ids: Sequence[str]) -> Deck | Studied:
        """A frozen deck as bots know it: with what its cards are
        about and how hard they are, where the decks still say.
        """
        frozen = self._frozen[digest]
        try:
            decks = await self.all_of(ids)
        except BadDeck:
            return frozen
        return await self._pool.begin(lambda: _studied(frozen, decks))

    def _keep(self, name: str, deck: Deck, played: Played) -> None:
        """Remember a deck; beyond some number and weight, those
        that came first go, but for those that are being played.
        """
        self._frozen[name] = deck
        cards = sum([len(one.cards) for one in self._frozen.values()])
        if len(self._frozen) > _KEPT or cards > _KEPT_CARDS:
            needed = {name, *played()}
            for key in [key for key in self._frozen if key not in needed]:
                if len(self._frozen) <= _KEPT and cards <= _KEPT_CARDS:
                    return
                cards -= len(self._frozen.pop(key).cards)


def _packed(deck: Deck) -> tuple[bytes, str]:
    """A deck's content as it is kept, and the name that follows from it."""
    body = msgspec.json.encode({"id": deck.id, "cards": [card_to_dict(card) for card in deck.cards]}, order="sorted")
    return body, sha256(body).hexdigest()


def _unpacked(bodies: Sequence[bytes]) -> Deck:
    plain = [msgspec.json.decode(body) for body in bodies]
    return _joined([make_deck(str(one["id"]), [card_from_dict(card) for card in one["cards"]]) for one in plain])


def _studied(frozen: Deck, decks: Sequence[LibraryDeck]) -> Deck | Studied:
    cards = {card.card.face.picture: card for deck in decks for card in deck.cards}
    try:
        return Studied(tuple([replace(cards[card.face.picture], card=card) for card in frozen.cards]))
    except KeyError:
        return frozen


def together(decks: Sequence[LibraryDeck]) -> Deck:
    """Several decks shuffled into one; their cards keep apart by the name of their deck."""
    return _joined([one.deck for one in decks])


def _joined(decks: Sequence[Deck]) -> Deck:
    if len(decks) == 1:
        return decks[0]
    cards = [_named(f"{deck.id}/{card.id}", card) for deck in decks for card in deck.cards]
    return make_deck("+".join(deck.id for deck in decks), cards)


def _named(id: str, card: DeckCard) -> DeckCard:
    return replace(card, id=id)
