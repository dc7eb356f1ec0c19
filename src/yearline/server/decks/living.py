"""Decks that live: an id that stays, revisions that are never changed, a key for whoever may edit.

Each is a stream of small lines (saved, played, reported ...) beside blobs with the drafts; a snapshot keeps what they
have come to, so that no reader goes through a year of typing. The key itself is written down nowhere, only its hash.
"""

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from yearline.core.errors import BadDeck
from yearline.server.decks.revisions import Revision, kept
from yearline.store import Append, Conflict, Snapshot, Store
from yearline.table.decide import Refused

LIVING: Final = "own-w"
"""Ids of living decks begin with this; those of files that were brought go on with a hash, which has no such letter."""
STREAM: Final = "workshop:"
EVERYBODY: Final = "workshop"
"""Who has to do with every living deck: so an operator finds them all."""

MOST_REPORTS: Final = 100
LINES_A_SNAPSHOT: Final = 20
SAID_AGAIN: Final = 7 * 86_400.0
MOST_OWNERS: Final = 1_000
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvxyz"
_TRIES: Final = 20


class NoSuchDraft(Refused):
    """There is no deck to edit under that key."""


class NoSuchDeck(BadDeck):
    """There is no deck of that id, or nothing of it can be played."""

    code = "no_such_deck"
    field = ""


class CardReport(Struct):
    """Somebody who played says that a card is wrong."""

    card: str
    title: str
    reason: str
    text: str
    at: float


class Living(Struct):
    """What the lines of a living deck have come to."""

    id: str
    key: str = ""
    revision: int = 0
    history: list[Revision] = field(default_factory=list)
    photos: dict[str, int] = field(default_factory=dict)
    """How many bytes each photo has, by name."""
    reports: list[CardReport] = field(default_factory=list)
    deleted: bool = False
    seq: int = 0
    touched: float = 0.0
    """When somebody last edited it, or a game was dealt from it."""

    def at(self, number: int) -> Revision | None:
        """A revision that is still kept."""
        return next((one for one in self.history if one.number == number), None)

    @property
    def playable(self) -> Revision | None:
        """The latest revision that is a deck."""
        return next((one for one in reversed(self.history) if one.good), None)


def digest(key: str) -> str:
    """What is written down of a key."""
    return sha256(key.encode("utf-8", "replace")).hexdigest()[:32]


def new_id() -> str:
    """A name that nobody guesses: decks are found by their links alone."""
    return LIVING + "".join([secrets.choice(_ALPHABET) for _ in range(18)])


def fold(state: Living, line: dict[str, Any], at: float) -> list[str]:
    """One line more; the drafts that nobody needs any longer."""
    state.touched = at
    match line["k"]:
        case "key":
            state.key = line["key"]
        case "saved":
            state.revision += 1
            revision = Revision(state.revision, at, line["draft"], line["cards"], line["good"])
            revision.changed, revision.title = line.get("changed", 0), line.get("title", "")
            revision.what = line.get("what", "")
            before = state.history
            state.history = kept([*before, revision])
            needed = {one.draft for one in state.history}
            return list({one.draft for one in before} - needed)
        case "played":
            found = state.at(line["revision"])
            if found is not None:
                found.played = True
        case "photo":
            state.photos[line["name"]] = line["bytes"]
        case "dropped":
            state.photos.pop(line["name"], None)
        case "reported":
            state.reports = [*state.reports, msgspec.convert(line["report"], CardReport)][-MOST_REPORTS:]
        case "heard":
            state.reports = []
        case "deleted":
            state.deleted, state.key = True, ""
    return []


class LivingDecks:
    """All of them, in the log that every node reads."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def state(self, id: str) -> Living:
        """What has become of a deck. Raises NoSuchDeck."""
        stream = STREAM + id
        snapshot = await self._store.get_snapshot(stream) if id.startswith(LIVING) and len(id) < 40 else None
        state = Living(id) if snapshot is None else msgspec.json.decode(snapshot.body, type=Living)
        for line in await self._store.read(stream, state.seq) if id.startswith(LIVING) else ():
            fold(state, msgspec.json.decode(line.body), line.at)
            state.seq = line.seq
        if not state.seq or state.deleted:
            raise NoSuchDeck("there is no such deck")
        return state

    async def by_key(self, key: str) -> Living:
        """The deck that a key edits. Raises NoSuchDraft."""
        id = await self._store.get_blob(f"edit:{digest(key)}") if len(key) < 100 else None
        try:
            state = await self.state(id.decode()) if id else None
        except NoSuchDeck:
            state = None
        if state is None or not secrets.compare_digest(state.key, digest(key)):
            raise NoSuchDraft("no_such_draft", "no deck is edited under this address")
        return state

    async def make(self) -> tuple[str, Living]:
        """A new deck without a revision; its key."""
        state, key = Living(new_id()), secrets.token_urlsafe(18)
        await self.write(state, {"k": "key", "key": digest(key)})
        await self._store.put_blob(f"edit:{digest(key)}", state.id.encode())
        return key, state

    async def new_key(self, state: Living) -> str:
        """Another key; whoever has the one before it edits no longer."""
        old, key = state.key, secrets.token_urlsafe(18)
        await self._store.put_blob(f"edit:{digest(key)}", state.id.encode())
        await self.write(state, {"k": "key", "key": digest(key)})
        await self._store.delete_blob(f"edit:{old}")
        return key

    async def delete(self, state: Living) -> None:
        """The deck and all that is kept of it. Games go on with the cards they were dealt from."""
        key, history, photos = state.key, state.history, list(state.photos)
        await self.write(state, {"k": "deleted"})
        await self._store.delete_blob(f"edit:{key}")
        for one in {revision.draft for revision in history}:
            await self._store.delete_blob(one)
        for name in photos:
            await self.drop_photo(state, name)
        await self._keep(state)

    async def drop_photo(self, state: Living, name: str) -> None:
        """Let go of a photo; if no other deck has it, it is gone."""
        await self.write(state, {"k": "dropped", "name": name})
        for stream in await self._store.streams_of(_owner(name), MOST_OWNERS):
            try:
                other = await self.state(stream.removeprefix(STREAM))
            except NoSuchDeck:
                continue
            if name in other.photos:
                return
        await self._store.delete_blob(f"photo:{name}")

    async def report(self, id: str, report: CardReport) -> None:
        """Let those who edit a deck know."""
        await self.write(await self.state(id), {"k": "reported", "report": msgspec.to_builtins(report)})

    async def played(self, id: str, number: int) -> None:
        """Keep a revision, for a game was dealt from it;
        and now and then say again that there are such games: what nobody uses ends.
        """
        state = await self.state(id)
        found = state.at(number)
        if found is not None and (not found.played or self._now() - state.touched > SAID_AGAIN):
            await self.write(state, {"k": "played", "revision": number})

    async def write(self, state: Living, line: dict[str, Any], still: Callable[[Living], bool] | None = None) -> bool:
        """Add a line to what others may write to as well. False: it is not `still` wanted, as somebody was quicker."""
        for _ in range(_TRIES):
            if still is not None and not still(state):
                return False
            at = self._now()
            people = (EVERYBODY, *([_owner(line["name"])] if line["k"] == "photo" else ()))
            body = msgspec.json.encode(line).decode()
            try:
                await self._store.append(Append(STREAM + state.id, state.seq, (body,), "", at, people))
            except Conflict:
                await self._catch_up(state)
                continue
            await self._drop(fold(state, line, at))
            state.seq += 1
            if state.seq % LINES_A_SNAPSHOT == 0:
                await self._keep(state)
            return True
        raise Refused("unavailable", "too many write to this deck at once")

    async def _catch_up(self, state: Living) -> None:
        for line in await self._store.read(STREAM + state.id, state.seq):
            fold(state, msgspec.json.decode(line.body), line.at)
            state.seq = line.seq

    async def _keep(self, state: Living) -> None:
        await self._store.put_snapshot(STREAM + state.id, Snapshot(state.seq, msgspec.json.encode(state)))

    async def _drop(self, drafts: list[str]) -> None:
        for one in drafts:
            await self._store.delete_blob(one)

    async def all(self, most: int) -> list[Living]:
        """The decks that were touched last, for an operator."""
        found = []
        for stream in await self._store.streams_of(EVERYBODY, most):
            try:
                found.append(await self.state(stream.removeprefix(STREAM)))
            except NoSuchDeck:
                continue
        return found


def _owner(photo: str) -> str:
    """A photo as somebody whom decks have to do with: so the decks that have it are found."""
    return f"photo:{photo}"
