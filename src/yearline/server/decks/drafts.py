"""What is kept of living decks: their drafts and photos, checked before they are kept, and read off the event loop."""

import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import replace as replace_fields
from hashlib import blake2b, sha256
from typing import Final

import msgspec

from yearline.core.value import replace, value
from yearline.decks import LibraryCard, LibraryDeck
from yearline.photos import Developed, Tones, darkroom
from yearline.server.decks.living import Living, LivingDecks, NoSuchDeck
from yearline.server.decks.revisions import Revision
from yearline.server.services.address_limits import AddressLimits
from yearline.server.services.pool import WorkPool
from yearline.store import Store
from yearline.table.decide import Refused
from yearline.workshop.draft import NO_CHANGE, Change, Draft, changes, inspect_draft, photos_in

MOST_DRAFT: Final = 1_500_000
"""Bytes of a draft, as JSON."""
MOST_PHOTOS: Final = 400
REMEMBERED_BYTES: Final = 20_000_000
"""Parts of photos that cards show: a whole class asks for the same ones in the same minute."""
REMEMBERED_SECONDS: Final = 600.0
"""After so long it is asked again whether the photo is still there: it may have been deleted at another node."""
MOST_PHOTO_BYTES: Final = 100_000_000
"""Of one deck, as they are kept: about a quarter of a megabyte each."""

_Square = tuple[str, tuple[float, float, float], Tones]


class Drafts:
    """Drafts and photos of living decks, by the decks they belong to."""

    def __init__(self, store: Store, pool: WorkPool, now: Callable[[], float] = time.time) -> None:
        self.living = LivingDecks(store, now)
        self._store = store
        self._pool = pool
        self._now = now
        self._squares: OrderedDict[_Square, tuple[float, bytes]] = OrderedDict()

    async def begin(self, draft: Draft, address: str, limits: AddressLimits) -> tuple[str, Living]:
        """A new deck with its first revision, and its key. Raises Refused, and then there is no deck."""
        made = await self._pool.make(address, lambda: _packed(draft))
        limits.keep(address, len(made.body))
        key, state = await self.living.make()
        await self.take_photos(state, photos_in(draft))
        await self._write(state, 0, made, await self._is_deck(state, draft, address))
        return key, state

    async def save(self, state: Living, draft: Draft, base: int, address: str, limits: AddressLimits) -> bool:
        """Keep a draft as the next revision. False: somebody else has saved since `base`, and nothing was done."""
        if state.revision != base:
            return False
        made = await self._pool.make(address, lambda: _packed(draft))
        latest = state.at(state.revision)
        if latest is not None and latest.draft == made.name(state):
            return True
        before = await self.latest(state)
        change = await self._pool.make(address, lambda: changes(before, draft))
        limits.keep(address, len(made.body))
        return await self._write(state, base, made, await self._is_deck(state, draft, address), change)

    async def _is_deck(self, state: Living, draft: Draft, address: str) -> bool:
        return await self._pool.make(address, lambda: inspect_draft(draft, state.id, state.photos).deck is not None)

    async def _write(self, state: Living, base: int, made: "_Packed", good: bool, change: Change = NO_CHANGE) -> bool:
        """The draft first, then the line that names it; where somebody was quicker, nobody needs the draft."""
        name = made.name(state)
        await self._store.put_blob(name, made.body)
        line = {"k": "saved", "draft": name, "cards": made.cards, "good": good}
        line |= {"changed": change.cards, "title": change.title, "what": change.what}
        if await self.living.write(state, line, lambda now: now.revision == base and not now.deleted):
            return True
        if all(one.draft != name for one in state.history) or state.deleted:
            await self._store.delete_blob(name)
        return False

    async def read(self, state: Living, number: int) -> Draft:
        """The draft of a revision. Raises Refused."""
        found = state.at(number)
        body = await self._store.get_blob(found.draft) if found is not None else None
        if body is None:
            raise Refused("no_such_revision", "this revision is not kept any more")
        return await self._pool.begin(lambda: _unpacked(body))

    async def latest(self, state: Living) -> Draft:
        """The draft as it is now."""
        return await self.read(state, state.revision)

    async def version(self, id: str) -> str:
        """The id of what would be played now under an id. Raises NoSuchDeck."""
        if "." in id:
            return id
        state = await self.living.state(id)
        if state.playable is None:
            raise NoSuchDeck("nothing of this deck can be played yet")
        return f"{id}.{state.playable.number}"

    async def deck(self, version: str, address: str) -> LibraryDeck:
        """The deck that a version is. Raises NoSuchDeck."""
        id, _, number = version.partition(".")
        state = await self.living.state(id)
        found = state.at(int(number)) if number.isascii() and number.isdigit() and len(number) < 9 else None
        if found is None:
            raise NoSuchDeck("this version of the deck is not kept any more")
        draft = await self.read(state, found.number)
        return await self._pool.make(address, lambda: _deck(state, found, draft))

    async def played(self, version: str) -> None:
        """A game was dealt from a version."""
        id, _, number = version.partition(".")
        await self.living.played(id, int(number))

    # --- photos ---

    async def add_photo(
        self, state: Living, photo: Developed, used: Iterable[str], address: str, limits: AddressLimits
    ) -> str:
        """Keep a photo for a deck, once whoever brings it; its name.
        Raises Refused when the deck is full, or there is no more room.
        """
        name = blake2b(photo.content, digest_size=16).hexdigest()
        if name in state.photos:
            return name
        if not _has_room(state, len(photo.content)):
            await self._clear(state, set(used))
        if not _has_room(state, len(photo.content)):
            raise Refused("deck_full", "this deck has all the photos it may have")
        limits.keep(address, len(photo.content))
        await self._store.put_blob(f"photo:{name}", photo.content)
        line = {"k": "photo", "name": name, "bytes": len(photo.content)}
        if not await self.living.write(state, line, lambda now: _may_have(now, name, len(photo.content))):
            await self.living.drop_photo(state, name)  # others have filled or deleted the deck meanwhile
            raise Refused("deck_full", "this deck has all the photos it may have")
        return name

    async def take_photos(self, state: Living, names: Iterable[str]) -> None:
        """Let a copy have the photos of the deck it was made from."""
        for name in names:
            body = await self.photo(name)
            if body is not None and name not in state.photos and _has_room(state, len(body)):
                await self.living.write(state, {"k": "photo", "name": name, "bytes": len(body)})

    async def photo(self, name: str) -> bytes | None:
        """A photo as it is kept."""
        known = len(name) == 32 and all(sign in "0123456789abcdef" for sign in name)
        return await self._store.get_blob(f"photo:{name}") if known else None

    async def square(
        self, name: str, crop: tuple[float, float, float], address: str, at_hand: bytes | None = None, tones: Tones = ()
    ) -> bytes | None:
        """The part of a photo that a card shows, if it is still there; of a deck that brought its photos, `at_hand`."""
        if at_hand is not None:
            name = blake2b(at_hand, digest_size=16).hexdigest()
        wanted = name, crop, tones
        at, known = self._squares.get(wanted, (0.0, b""))
        if known and self._now() - at < REMEMBERED_SECONDS:
            self._squares.move_to_end(wanted)
            return known
        kept = at_hand or await self.photo(name)
        if kept is None:
            self._squares.pop(wanted, None)
            return None
        made = await self._pool.develop(address, lambda: darkroom().square(kept, crop, tones=tones))
        self._squares[wanted] = (self._now(), made)
        while sum(len(one) for _, one in self._squares.values()) > REMEMBERED_BYTES:
            self._squares.popitem(last=False)
        return made

    async def delete(self, state: Living) -> None:
        """Delete a deck, and forget what is remembered of its photos."""
        for key in [key for key in self._squares if key[0] in state.photos]:
            del self._squares[key]
        await self.living.delete(state)

    async def _clear(self, state: Living, used: set[str]) -> None:
        """Let go of the photos that are on no card now."""
        for name in [name for name in state.photos if name not in used]:
            await self.living.drop_photo(state, name)


def _may_have(state: Living, photo: str, size: int) -> bool:
    return not state.deleted and (photo in state.photos or _has_room(state, size))


def _has_room(state: Living, more: int) -> bool:
    return len(state.photos) < MOST_PHOTOS and sum(state.photos.values()) + more <= MOST_PHOTO_BYTES


@value
class _Packed:
    """A draft as it is kept."""

    digest: str
    body: bytes
    cards: int

    def name(self, state: Living) -> str:
        """The name under which a deck keeps it."""
        return f"draft:{state.id}:{self.digest}"


def _packed(draft: Draft) -> _Packed:
    plain = msgspec.json.encode(draft)
    if len(plain) > MOST_DRAFT:
        raise Refused("too_large", "the draft is too large")
    cards = sum(any(map(str.strip, row)) for row in draft.rows)
    return _Packed(sha256(plain).hexdigest()[:24], zlib.compress(plain, 6), cards)


def _unpacked(body: bytes) -> Draft:
    return msgspec.json.decode(zlib.decompress(body), type=Draft)


def _deck(state: Living, revision: Revision, draft: Draft) -> LibraryDeck:
    """The deck under its lasting id, with pictures named by the version:
    what was seen once under a name never changes.
    """
    deck = inspect_draft(draft, state.id).checked()
    version = f"{state.id}.{revision.number}"
    return replace_fields(deck, id=state.id, cards=tuple([_pictured(version, card) for card in deck.cards]))


def _pictured(version: str, card: LibraryCard) -> LibraryCard:
    printed = card.card
    picture = f"{version}-{sha256(card.id.encode()).hexdigest()[:12]}"
    return replace(card, card=replace(printed, face=replace(printed.face, picture=picture)))
