"""Photos for a deck: brought as they come from a phone, kept as ours."""

from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency
from msgspec import Struct

from yearline.i18n import messages
from yearline.photos import darkroom
from yearline.photos.darkroom import MOST_BYTES
from yearline.server.api.tables import TheLimits, TheServices, TheShelf, address
from yearline.server.api.workshop import Key, edited
from yearline.server.services.refusals import language_of
from yearline.server.services.uploads import Uploads
from yearline.workshop.draft import photos_in

TheUploads = NamedDependency[Uploads]
SOFT: Final = 500
"""A shorter side of fewer dots looks soft on paper."""


class NewPhoto(Struct):
    """A photo that is kept: its name for the column `picture`, its size, and what is worth knowing about it."""

    picture: str
    width: int
    height: int
    notes: list[str]


@post("/api/workshop/{key:str}/pictures", tags=["workshop"], status_code=201, request_max_body_size=MOST_BYTES)
async def bring_photo(
    key: Key,
    services: TheServices,
    shelf: TheShelf,
    limits: TheLimits,
    uploads: TheUploads,
    request: Request[Any, Any, Any],
) -> NewPhoto:
    """Bring a photo (JPEG, PNG, WebP, HEIC): the body is the file itself."""
    state = await edited(shelf, limits, key, request)
    limits.allow(limits.photos, address(request))
    language, drafts = language_of(request), shelf.own.drafts
    async with uploads.body(request, MOST_BYTES) as raw:
        photo = await services.pool.develop(address(request), lambda: darkroom().develop(raw))
    name = await drafts.add_photo(state, photo, photos_in(await drafts.latest(state)), address(request), limits)
    notes = [messages(language)("deck-problem-photo-animated")] if photo.animated else []
    if min(photo.width, photo.height) < SOFT:
        notes.append(messages(language)("deck-problem-photo-small", least=SOFT))
    return NewPhoto(name, photo.width, photo.height, notes)


HANDLERS = [bring_photo]
