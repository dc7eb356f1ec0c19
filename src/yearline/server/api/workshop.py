"""Living decks for their editors: make one, save it, look back, hand it on, delete it."""

from datetime import UTC, datetime
from typing import Annotated, Any, Final
from urllib.parse import quote

from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct, field

from yearline.server.api.drafts import WireProblem, problems_of
from yearline.server.api.large import large
from yearline.server.api.tables import TheLimits, TheServices, TheShelf, address
from yearline.server.decks.drafts import MOST_PHOTO_BYTES, MOST_PHOTOS, Drafts
from yearline.server.decks.living import LIVING, Living, NoSuchDraft
from yearline.server.decks.shelf import Shelf
from yearline.server.services.address_limits import AddressLimits
from yearline.server.services.refusals import language_of
from yearline.server.services.uploads import MOST_DRAFT
from yearline.workshop.draft import Draft, draft_of, inspect_draft, photos_in
from yearline.workshop.pack import packed

Key = Annotated[str, PathParameter(description="The key of whoever edits the deck", max_length=80)]
Number = Annotated[int, PathParameter(description="The number of a revision", ge=1, le=10_000_000)]


DOWNLOAD_COST: Final = 20.0


class NewDraft(Struct, forbid_unknown_fields=True):
    """A deck to begin with: a draft, a copy of a deck by its id, or nothing."""

    draft: Draft | None = None
    copy: Annotated[str, Meta(max_length=80)] = ""


class Made(Struct):
    """A living deck: the key to edit it by, and the id to play it by."""

    key: str
    id: str
    revision: int


class RevisionInfo(Struct):
    """A revision that is kept."""

    revision: int
    at: str
    cards: int
    good: bool
    played: bool
    changed: int
    """How many cards are new or other than in the revision before, and the title of the first."""
    title: str
    what: str
    """The column that was written on all of them; `added` where all are new; nothing where it was more than that."""


class Version(Struct):
    """A revision that a game was dealt from."""

    number: int
    at: str
    cards: int


class PlayerReport(Struct):
    """What somebody who played says about a card."""

    card: str
    title: str
    reason: str
    text: str
    at: str


class Links(Struct):
    """Where a deck is found."""

    edit: str
    play: str
    print: str
    download: str


class Room(Struct):
    """How much of its room for photos a deck has used."""

    photos: int
    most_photos: int
    bytes: int
    most_bytes: int


class Opened(Struct):
    """A living deck, for whoever edits it."""

    id: str
    revision: int
    draft: Draft
    problems: list[WireProblem]
    versions: list[Version]
    reports: list[PlayerReport]
    links: Links
    room: Room
    playable: int
    """The revision that a game which begins now is dealt from; 0 where there is none."""


class Save(Struct, forbid_unknown_fields=True):
    """A draft, and the revision that it was written on."""

    base: Annotated[int, Meta(ge=0)]
    draft: Draft


class Saved(Struct):
    """The revision that a draft has become; or, where somebody else was quicker, the latest one with its draft."""

    revision: int
    problems: list[WireProblem] = field(default_factory=list)
    draft: Draft | None = None


class OldDraft(Struct):
    """A revision with its draft."""

    revision: int
    at: str
    draft: Draft


class NewKey(Struct):
    """The key that edits from now on."""

    key: str


@post("/api/workshop", tags=["workshop"], status_code=201, request_max_body_size=MOST_DRAFT)
async def make_draft(
    data: JSONBody[NewDraft], shelf: TheShelf, limits: TheLimits, request: Request[Any, Any, Any]
) -> Made:
    """Begin a deck that lives: with a draft, with a copy of another deck, or with nothing."""
    limits.allow(limits.new_decks, address(request))
    drafts = shelf.own.drafts
    draft = await _copied(shelf, data.copy, address(request)) if data.copy else data.draft or Draft()
    key, state = await drafts.begin(draft, address(request), limits)
    return Made(key, state.id, state.revision)


async def _copied(shelf: Shelf, id: str, address: str) -> Draft:
    """What a deck would be begun with. Of a living one, its cells as they were typed."""
    if not id.startswith(LIVING):
        return draft_of(await shelf.get(id, address))
    version = await shelf.own.drafts.version(id)
    bare, _, number = version.partition(".")
    return await shelf.own.drafts.read(await shelf.own.drafts.living.state(bare), int(number))


@get("/api/workshop/{key:str}", tags=["workshop"])
async def open_draft(
    key: Key, services: TheServices, shelf: TheShelf, limits: TheLimits, request: Request[Any, Any, Any]
) -> Response[Opened]:
    """A deck with its draft, what is wrong with it, and what people said about its cards."""
    state = await edited(shelf, limits, key, request)
    draft = await shelf.own.drafts.latest(state)
    problems = await _problems(services, state, draft, request)
    url = services.settings.url
    links = Links(
        f"{url}/workshop/{key}",
        f"{url}/decks/{state.id}",
        f"{url}/decks/{state.id}/print",
        f"{url}/api/workshop/{key}/deck.zip",
    )
    reports = [PlayerReport(one.card, one.title, one.reason, one.text, iso(one.at)) for one in state.reports]
    versions = [Version(one.number, iso(one.at), one.cards) for one in state.history if one.played]
    playable = state.playable.number if state.playable is not None else 0
    opened = Opened(state.id, state.revision, draft, problems, versions, reports, links, _room(state), playable)
    return await large(services.pool, request, opened)


def _room(state: Living) -> Room:
    return Room(len(state.photos), MOST_PHOTOS, sum(state.photos.values()), MOST_PHOTO_BYTES)


@put("/api/workshop/{key:str}", tags=["workshop"], request_max_body_size=MOST_DRAFT)
async def save_draft(
    key: Key,
    data: JSONBody[Save],
    services: TheServices,
    shelf: TheShelf,
    limits: TheLimits,
    request: Request[Any, Any, Any],
) -> Response[Saved]:
    """Save a draft. Where somebody else has saved since `base`:
    409, with what they wrote, and nothing is overwritten.
    """
    state = await edited(shelf, limits, key, request)
    limits.allow(limits.saves, address(request), 1 + len(data.draft.rows) / 500)
    drafts = shelf.own.drafts
    if not await drafts.save(state, data.draft, data.base, address(request), limits):
        return await large(services.pool, request, Saved(state.revision, draft=await drafts.latest(state)), 409)
    saved = Saved(state.revision, await _problems(services, state, data.draft, request))
    return await large(services.pool, request, saved)


async def _problems(
    services: TheServices, state: Living, draft: Draft, request: Request[Any, Any, Any]
) -> list[WireProblem]:
    language = language_of(request)
    return await services.pool.make(
        address(request), lambda: problems_of(inspect_draft(draft, state.id, state.photos).problems, language)
    )


@get("/api/workshop/{key:str}/history", tags=["workshop"])
async def history(key: Key, shelf: TheShelf, limits: TheLimits, request: Request[Any, Any, Any]) -> list[RevisionInfo]:
    """The revisions that are kept, the latest first."""
    state = await edited(shelf, limits, key, request)
    return [
        RevisionInfo(one.number, iso(one.at), one.cards, one.good, one.played, one.changed, one.title, one.what)
        for one in reversed(state.history)
    ]


@get("/api/workshop/{key:str}/history/{number:int}", tags=["workshop"])
async def old_draft(
    key: Key,
    number: Number,
    services: TheServices,
    shelf: TheShelf,
    limits: TheLimits,
    request: Request[Any, Any, Any],
) -> Response[OldDraft]:
    """The draft of a revision."""
    state = await edited(shelf, limits, key, request)
    draft = await shelf.own.drafts.read(state, number)
    found = state.at(number)
    old = OldDraft(number, iso(found.at) if found is not None else "", draft)
    return await large(services.pool, request, old)


@delete("/api/workshop/{key:str}", tags=["workshop"])
async def delete_draft(key: Key, shelf: TheShelf, limits: TheLimits, request: Request[Any, Any, Any]) -> None:
    """Delete a deck, its revisions and its photos. Games go on with the cards they were dealt from."""
    state = await edited(shelf, limits, key, request)
    await shelf.own.drafts.delete(state)


@post("/api/workshop/{key:str}/revoke", tags=["workshop"], status_code=200)
async def revoke(key: Key, shelf: TheShelf, limits: TheLimits, request: Request[Any, Any, Any]) -> NewKey:
    """Another key: whoever has the old one edits no longer."""
    state = await edited(shelf, limits, key, request)
    limits.allow(limits.saves, address(request))
    return NewKey(await shelf.own.drafts.living.new_key(state))


@delete("/api/workshop/{key:str}/reports", tags=["workshop"])
async def clear_reports(key: Key, shelf: TheShelf, limits: TheLimits, request: Request[Any, Any, Any]) -> None:
    """The reports have been read."""
    state = await edited(shelf, limits, key, request)
    if state.reports:
        limits.allow(limits.saves, address(request))
        await shelf.own.drafts.living.write(state, {"k": "heard"})


@get("/api/workshop/{key:str}/deck.zip", tags=["workshop"], media_type="application/zip")
async def download(
    key: Key, services: TheServices, shelf: TheShelf, limits: TheLimits, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """The deck with its photos as one file, for the command line and for every other Yearline."""
    state = await edited(shelf, limits, key, request)
    limits.weigh(address(request), DOWNLOAD_COST)
    drafts = shelf.own.drafts
    async with services.pool.turn(address(request)):  # whoever waits with all photos at hand would fill the memory
        draft = await drafts.latest(state)
        found = {name: await drafts.photo(name) for name in photos_in(draft) if name in state.photos}
        photos = {name: body for name, body in found.items() if body is not None}
        body = await services.pool.begin(lambda: packed(draft, photos, state.id))
    headers = {"Content-Disposition": f'attachment; filename="yearline-{state.id}.zip"{_called(draft)}'}
    return Response(body, media_type="application/zip", headers=headers)


def _called(draft: Draft) -> str:
    """What the file is called where the deck has a name."""
    names = draft.meta.get("names")
    name = str(next(iter(names.values()), ""))[:80] if isinstance(names, dict) else ""
    return f"; filename*=UTF-8''{quote(name, safe='')}.zip" if name else ""


async def edited(shelf: Shelf, limits: AddressLimits, key: str, request: Request[Any, Any, Any]) -> Living:
    """The deck that a key edits. Raises Refused; whoever guesses keys has to wait."""
    drafts: Drafts = shelf.own.drafts
    try:
        return await drafts.living.by_key(key)
    except NoSuchDraft:
        limits.allow(limits.wrong_codes, address(request))
        raise


def iso(at: float) -> str:
    """A time as programs write it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


HANDLERS = [make_draft, open_draft, save_draft, history, old_draft, delete_draft, revoke, clear_reports, download]
