"""Emblems to choose from, found by words."""

from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import QueryParameter
from msgspec import Struct

from yearline.art.credits import author_of
from yearline.art.emblems import Found, find, label, suggest
from yearline.art.icons import outlines
from yearline.i18n import LANGUAGES
from yearline.server.api.tables import TheServices, address
from yearline.server.services.refusals import language_of

MOST: Final = 48
SUGGESTED: Final = 6
Query = Annotated[str, QueryParameter(description="Words in the language", max_length=200)]
Names = Annotated[str, QueryParameter(description="Names of icons, separated by commas", max_length=200)]
Lang = Annotated[str, QueryParameter(description="en, fr, it, ru or uk", max_length=8)]


class Emblem(Struct):
    """An icon by its name: what it is called, who drew it, and its outline on a grid of 512 by 512."""

    name: str
    label: str
    author: str
    path: str
    word: str = ""


class FoundEmblems(Struct):
    """Some of the emblems that fit, and how many do."""

    total: int
    found: int
    emblems: list[Emblem]


@get("/api/emblems", tags=["workshop"])
async def emblems(
    services: TheServices, request: Request[Any, Any, Any], q: Query = "", language: Lang = "", names: Names = ""
) -> FoundEmblems:
    """Emblems by words in five languages, or by their names, separated by commas."""
    spoken = language if language in LANGUAGES else language_of(request)
    return await services.pool.make(address(request), lambda: _emblems(q, spoken, names))


@get("/api/emblems/suggest", tags=["workshop"])
async def suggested(
    services: TheServices, request: Request[Any, Any, Any], title: Query = "", language: Lang = ""
) -> FoundEmblems:
    """Emblems for a title, of each of its words one first."""
    spoken = language if language in LANGUAGES else language_of(request)
    found = await services.pool.make(address(request), lambda: suggest(title, spoken, SUGGESTED))
    return FoundEmblems(len(outlines()), len(found), [_emblem(one) for one in found])


@lru_cache(256)
def _emblems(query: str, language: str, names: str) -> FoundEmblems:
    if names:
        wanted = [name for name in names.split(",")[:MOST] if name in outlines()]
        found = [Found(name, label(name, language), "") for name in wanted]
    else:
        found = find(query, language)
    return FoundEmblems(len(outlines()), len(found), [_emblem(one) for one in found[:MOST]])


def _emblem(one: Found) -> Emblem:
    return Emblem(one.name, one.label, author_of(one.name), outlines()[one.name], one.word)


HANDLERS = [emblems, suggested]
