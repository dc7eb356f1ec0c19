"""The application: API, sockets, pages and pictures behind one door with strict headers."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.static_files import create_static_files_router

from yearline.core.errors import YearlineError
from yearline.daily.book import WEEKLY
from yearline.decks import Problem
from yearline.i18n import messages
from yearline.photos import BadPhoto
from yearline.server.admin import page
from yearline.server.api import (
    cards,
    daily,
    drafts,
    emblems,
    fields,
    lessons,
    people,
    photos,
    picks,
    practice,
    reading,
    tables,
    workshop,
)
from yearline.server.api.document import Document
from yearline.server.daily.days import Days
from yearline.server.daily.deals import Deals
from yearline.server.daily.tries import Tries
from yearline.server.keeping.everything import everything
from yearline.server.keeping.sweep import Sweeper
from yearline.server.lessons.book import PREFIX
from yearline.server.lessons.classroom import Classroom
from yearline.server.live.hall import Hall
from yearline.server.live.shared import Services
from yearline.server.pages import site
from yearline.server.pages.api_docs import docs_page
from yearline.server.pages.frame import render
from yearline.server.running.guard import Guarded
from yearline.server.services.health import Health
from yearline.server.services.refusals import field_in, language_of, text_for
from yearline.server.services.uploads import MOST_SAID, Uploads
from yearline.server.sockets.asgi import serve_socket
from yearline.server.sockets.socket_origin import PATH
from yearline.store import StoreError

PACKED: Final = 4
"""How hard answers are packed, which happens on the event loop: a third of the time for nearly the same size."""

PACKED_ALREADY: Final = [
    r"^/pictures/own-w",
    r"^/pictures/[0-9a-f]{32}$",
    r"^/api/workshop",
    r"^/api/docs$",
    r"^/decks/[^/]+$",
    r"^/report/[^/]+$",
    r"^/api/practice/cards/anki$",
    r"\.(pdf|png|zip)$",
    r"^/previews/",
]
"""Answers with photos in them, files that are packed in
themselves, and those that are packed in a thread (`api.large`).
"""

STATUS: Final = {
    "no_secret": 401,
    "kicked": 403,
    "blocked": 403,
    "not_host": 403,
    "not_revealed": 403,
    "no_table": 404,
    "no_lesson": 404,
    "no_pupil": 401,
    "homework_over": 409,
    "name_taken": 409,
    "no_such_card": 404,
    "bad_export": 404,
    "no_such_day": 404,
    "daily_not_begun": 404,
    "daily_over": 409,
    "stale": 409,
    "no_such_draft": 404,
    "no_such_revision": 404,
    "deck_full": 409,
    "busy": 503,
    "photo_too_big": 413,
    "photo_unknown": 422,
    "photo_svg": 422,
    "photo_broken": 422,
    "photo_too_many_pixels": 422,
    "photo_too_small": 422,
    "photo_too_heavy": 422,
    "not_found": 404,
    "not_over": 404,
    "too_large": 413,
    "too_fast": 429,
    "unavailable": 503,
    "server_full": 503,
    "unreadable_table": 503,
    "internal": 500,
}


def create_app(hall: Hall) -> Guarded:
    """The whole server as one ASGI application."""
    tries, deals = Tries(Days(hall.services)), Deals(Days(hall.services, WEEKLY))
    classroom = Classroom(hall.services, hall.tables)
    hall.housekeeping.rooms[PREFIX] = classroom.names.look
    sweeper = Sweeper(hall.services, everything(hall.services, hall.tables, tries, deals), lambda: _doing(hall))
    rooms = {"classroom": classroom, "tries": tries, "deals": deals, "sweeper": sweeper}
    litestar = Litestar(
        route_handlers=[*_api(), _socket(hall), *_pages()],
        dependencies={name: _provided(part) for name, part in (_parts(hall) | rooms).items()},
        lifespan=[_lifespan(hall, sweeper)],
        exception_handlers=_answers_to_errors(hall.services),
        openapi_config=_openapi(),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=800, gzip_compress_level=PACKED, exclude=PACKED_ALREADY
        ),
        request_max_body_size=MOST_SAID,
        debug=False,
    )
    return Guarded(litestar, hall.services)


def _parts(hall: Hall) -> dict[str, Any]:
    """What the routes may ask for by name."""
    services = hall.services
    return {
        "services": services,
        "shelf": services.shelf,
        "limits": services.limits,
        "tables": hall.tables,
        "uploads": Uploads(),
        "health": Health(services.store.check, services.clock),
    }


def _answers_to_errors(services: Services) -> dict[int | type[Exception], Any]:
    return {
        BadPhoto: _bad_photo,
        YearlineError: _refused,
        HTTPException: _http_error,
        RecursionError: _too_deep,
        Exception: _trouble(services),
    }


def _doing(hall: Hall) -> dict[str, object]:
    """What this node says of itself to the operator."""
    return {
        "version": hall.services.metrics.version,
        "url": hall.services.settings.url,
        "tables": len(hall.tables),
        "sockets": len(hall.connections.sessions),
        "troubles": hall.services.metrics.troubles,
    }


def _lifespan(hall: Hall, sweeper: Sweeper) -> Any:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        hall.services.tasks.spawn(sweeper.run())
        try:
            yield
        finally:
            await sweeper.leave()
            await hall.close()

    return lifespan


def _api() -> list[Any]:
    """What programs ask for."""
    return [
        *tables.HANDLERS,
        *cards.HANDLERS,
        *daily.HANDLERS,
        *fields.HANDLERS,
        *picks.HANDLERS,
        *practice.HANDLERS,
        *lessons.HANDLERS,
        *people.HANDLERS,
        *workshop.HANDLERS,
        *drafts.HANDLERS,
        *photos.HANDLERS,
        *reading.HANDLERS,
        *emblems.HANDLERS,
        health,
        metrics,
        docs_page,
    ]


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Yearline",
        version="1",
        description="Open tables and look at them; the game itself is played over a socket (docs/protocol.md).",
        path="/api/openapi.json",  # Litestar has a page of its own for whatever is not found below it
        render_plugins=[Document(path="/")],
        use_handler_docstrings=True,
    )


@get("/healthz", tags=["operation"])
async def health(health: NamedDependency[Health]) -> Response[dict[str, str]]:
    """Whether the server can do its work: the log can be written. If not, 503 and why."""
    try:
        await health.ask()
    except StoreError as error:
        return Response({"status": error.code, "why": error.message}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", tags=["operation"], media_type=MediaType.TEXT)
async def metrics(services: tables.TheServices) -> str:
    """Numbers for Prometheus."""
    return services.metrics.text()


def _provided(part: object) -> Provide:
    """One part of the hall, for handlers that ask for it by name."""
    return Provide(lambda: part, sync_to_thread=False)


def _socket(hall: Hall) -> Any:
    @websocket(PATH)
    async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
        await serve_socket(hall, socket)

    return table_socket


def _pages() -> list[Any]:
    """The pages and files of the web client."""
    static = create_static_files_router("/static", [Path(__file__).parent / "static"], include_in_schema=False)
    return [*page.HANDLERS, *site.HANDLERS, static]


def _refused(request: Request[Any, Any, Any], error: YearlineError) -> Response[Any]:
    return _answer(request, error.code, STATUS.get(error.code, 400), field=getattr(error, "field", ""))


def _bad_photo(request: Request[Any, Any, Any], bad: BadPhoto) -> Response[Any]:
    """Why a file cannot be a photo, in the words of the checks of decks."""
    text = Problem(0, "", bad.code, bad.variables).what(language_of(request))
    body = {"code": bad.code, "text": text[:1].upper() + text[1:] + "."}
    return Response(body, status_code=STATUS.get(bad.code, 422), media_type=MediaType.JSON)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals, in our shape; of what the client sent, only the name of a field is repeated."""
    code = {400: "bad_request", 404: "not_found", 405: "bad_method", 413: "too_large", 429: "too_fast"}.get(
        error.status_code, "internal" if error.status_code >= 500 else "bad_request"
    )
    return _answer(request, code, error.status_code, error.headers, field_in(error))


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    """A body of a hundred thousand brackets."""
    return _answer(request, "bad_request", 400)


def _trouble(services: Services) -> Any:
    """Trouble of our own: the operator hears what it was, the client that it was ours."""

    def trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        services.tasks.trouble("request", error)
        return _answer(request, "internal", 500)

    return trouble


def _told(code: str, path: str, language: str) -> str:
    """The sentence for a code: whoever brings too much to the workshop is told what it is, and a way out."""
    if code != "too_large" or not path.startswith("/api/workshop"):
        return text_for(code, language)
    what = {"pictures": "photo", "read": "file"}.get(path.rpartition("/")[2], "deck")
    return messages(language)(f"server-large-{what}")


def _answer(
    request: Request[Any, Any, Any],
    code: str,
    status: int,
    headers: Mapping[str, str] | None = None,
    field: str = "",
) -> Response[Any]:
    """Why not, in the reader's language: a page for whoever reads pages, JSON for programs."""
    text = _told(code, request.scope["path"], language_of(request))
    if "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/"):
        return render(request, "refused.html", status, text=text)
    body = {"code": code, "text": text, **({"field": field} if field else {})}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=dict(headers or {}))
