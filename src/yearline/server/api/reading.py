"""Files and pasted texts of any kind, made into drafts."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Response, post
from litestar.params import QueryParameter
from msgspec import Struct

from yearline.decks import DeckError
from yearline.decks.zips import BROKEN
from yearline.i18n import LANGUAGES
from yearline.photos import BadPhoto, Developed, darkroom
from yearline.server.api.drafts import WireProblem, problems_of
from yearline.server.api.large import large
from yearline.server.api.photos import TheUploads
from yearline.server.api.tables import TheLimits, TheServices, TheShelf, address
from yearline.server.api.workshop import edited
from yearline.server.decks.drafts import Drafts
from yearline.server.decks.living import Living
from yearline.server.services.refusals import language_of, text_for
from yearline.table.decide import Refused
from yearline.workshop.draft import Draft, inspect_draft
from yearline.workshop.reading import Found, read_any

MOST_BYTES: Final = 40_000_000
COST: Final = 5.0
Name = Annotated[str, QueryParameter(description="What the file is called", max_length=200)]
Lang = Annotated[str, QueryParameter(description="The language of the texts", max_length=8)]
ForKey = Annotated[str, QueryParameter(description="The key of the deck that keeps the photos", max_length=80)]


class Mapped(Struct):
    """A column of the file: its heading, the column of ours that
    it became, and whether its heading says so or we have guessed.
    """

    heading: str
    column: str | None
    sure: bool


class Read(Struct):
    """A file as a draft, with all that is needed to map its columns otherwise."""

    draft: Draft
    mapping: list[Mapped]
    cells: list[list[str]]
    notes: list[str]
    problems: list[WireProblem]
    photos: int


@post("/api/workshop/read", tags=["workshop"], status_code=200, request_max_body_size=MOST_BYTES)
async def read_file(
    services: TheServices,
    shelf: TheShelf,
    limits: TheLimits,
    uploads: TheUploads,
    request: Request[Any, Any, Any],
    name: Name = "",
    language: Lang = "",
    key: ForKey = "",
) -> Response[Read]:
    """Make a draft of a file or a pasted text. With the key of a deck, the photos in it are kept for that deck."""
    state = await edited(shelf, limits, key, request) if key else None
    limits.weigh(address(request), COST)
    spoken = language if language in LANGUAGES else language_of(request)
    async with uploads.body(request, MOST_BYTES) as raw:
        try:
            found = await services.pool.make(address(request), lambda: read_any(raw, name, spoken))
        except DeckError as error:
            problems = await services.pool.begin(partial(problems_of, error.problems, spoken))
            return Response(Read(Draft(), [], [], [], problems, 0))
        why = ""
        if state is not None:  # photos are unpacked one by one, out of a file that counts as long as it is needed
            why = await _keep_photos(services, limits, shelf.own.drafts, state, found, address(request))
    photos = state.photos if state is not None else None
    answer = await services.pool.make(address(request), partial(_told, found, photos, spoken))
    if why:
        answer.notes.append(text_for(why, spoken))
    return await large(services.pool, request, answer)


def _told(found: Found, photos: Mapping[str, int] | None, language: str) -> Read:
    """What was found, looked through and in words."""
    draft = found.draft()
    problems = problems_of(inspect_draft(draft, photos=photos, language=language).problems, language)
    mapping = [Mapped(one.heading, one.column or None, one.sure) for one in found.columns]
    notes = [note.text(language) for note in found.notes]
    return Read(draft, mapping, found.cells, notes, problems, len(found.photos))


async def _keep_photos(
    services: TheServices, limits: TheLimits, drafts: Drafts, state: Living, found: Found, address: str
) -> str:
    """Keep the photos of a file; cells of those that cannot be kept stay empty.
    Why the rest was not looked at, as a code.
    """
    names = list(found.photos)
    for number, name in enumerate(names):
        try:
            limits.allow(limits.photos, address)
            photo = await services.pool.develop(address, partial(_developed, found, name))
            found.rename(name, await drafts.add_photo(state, photo, found.kept, address, limits))
        except BadPhoto as bad:
            found.refuse(name, bad.code, bad.variables)
        except Refused as refused:
            found.leave_out(names[number:])
            return refused.code
    return ""


def _developed(found: Found, name: str) -> Developed:
    """A photo out of a file. Raises BadPhoto."""
    try:
        raw = found.photos[name]
    except (DeckError, *BROKEN):
        raise BadPhoto("photo_broken") from None
    return darkroom().develop(raw)


HANDLERS = [read_file]
