"""oEmbed: what a site may show where somebody has put a link of ours. It knows our own addresses and no others."""

from dataclasses import dataclass
from html import escape
from typing import Annotated, Any, Final
from urllib.parse import parse_qs, urlsplit

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from yearline.core.errors import BadDeck
from yearline.i18n import LANGUAGES
from yearline.server.api.tables import TheServices, TheShelf, TheTables, address
from yearline.server.daily.days import read_day
from yearline.server.daily.tries import Tries
from yearline.server.decks.shelf import Shelf
from yearline.server.live.identity import read_code
from yearline.server.live.tables import Tables, Unreadable
from yearline.server.pages.daily_shown import day_in_words
from yearline.server.pages.previews import HIGH, WIDE, Preview, of_day, of_deck, of_page, of_table
from yearline.server.services.refusals import language_of
from yearline.table.decide import Refused

FRAME: Final = (960, 640)
LEAST: Final = 200
HOUR: Final = 3600
PLAIN: Final = ("", "/games", "/decks", "/rules", "/daily", "/weekly", "/practice")
"""Pages that are the same for everybody."""

Url = Annotated[str, QueryParameter(description="An address of this server", max_length=500)]
Most = Annotated[int, QueryParameter(description="How wide or high a frame may be", ge=1, le=100_000)]
Format = Annotated[str, QueryParameter(description="json", max_length=8)]


@get("/oembed", include_in_schema=False)
async def oembed(
    url: Url,
    services: TheServices,
    tables: TheTables,
    shelf: TheShelf,
    tries: NamedDependency[Tries],
    request: Request[Any, Any, Any],
    maxwidth: Most = FRAME[0],
    maxheight: Most = FRAME[1],
    format: Format = "json",
) -> dict[str, Any]:
    """A link of ours in words and a picture; as a frame too, where the operator has named sites that may show one."""
    home = services.settings.url
    if format != "json":
        raise Refused("not_found", "we speak JSON alone")
    if url != home and not url.startswith(f"{home}/"):
        raise Refused("not_found", "that is not an address of this server")
    links = OwnAddresses(home, tables, shelf, tries)
    try:
        preview = await links.preview(url.removeprefix(home), address(request), language_of(request))
    except (BadDeck, Unreadable, ValueError):
        raise Refused("not_found", "there is no such thing, or none that can be read") from None
    said = _linked(preview)
    return said | _framed(preview, (maxwidth, maxheight)) if services.settings.frame_origins else said


def _linked(preview: Preview) -> dict[str, Any]:
    """The link in words and a picture."""
    return {
        "version": "1.0",
        "type": "link",
        "title": preview.title,
        "provider_name": "Yearline",
        "provider_url": preview.home,
        "cache_age": HOUR,
        "thumbnail_url": preview.picture,
        "thumbnail_width": WIDE,
        "thumbnail_height": HIGH,
    }


def _framed(preview: Preview, most: tuple[int, int]) -> dict[str, Any]:
    """The page itself in a frame, as large as there is room."""
    wide, high = (max(LEAST, min(most, own)) for most, own in zip(most, FRAME, strict=True))
    title, source = escape(preview.title), escape(f"{preview.url}?lang={preview.language}")
    html = f'<iframe src="{source}" title="{title}" width="{wide}" height="{high}" loading="lazy"></iframe>'
    return {"type": "rich", "html": html, "width": wide, "height": high}


@dataclass(frozen=True, slots=True)
class OwnAddresses:
    """Where links of ours lead to, for whoever asks."""

    home: str
    tables: Tables
    shelf: Shelf
    tries: Tries

    async def preview(self, path: str, address: str, language: str) -> Preview:
        """What a path of ours leads to, in the language that it asks for. Raises Refused."""
        parts = urlsplit(path)
        asked = parse_qs(parts.query, max_num_fields=20).get("lang", [""])[0]
        language, plain = asked if asked in LANGUAGES else language, parts.path.rstrip("/")
        match plain.split("/")[1:]:
            case ["t" | "j" as room, code]:
                runner = await self.tables.runner(read_code(code)[:40], address)
                return of_table(runner.table, self.home, language, room)
            case ["decks", id]:
                return of_deck(await self.shelf.get(id, address), self.home, language)
            case ["daily", day]:
                found = await self.tries.days.begun(read_day(day))
                return of_day(found.number, day_in_words(found.date, language), self.home, plain, language)
        if plain not in PLAIN:
            raise Refused("not_found", "there is nothing to show")
        return of_page(self.home, plain or "/", language)


HANDLERS: Final = [oembed]
