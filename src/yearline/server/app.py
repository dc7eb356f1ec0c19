"""The application: API, sockets, pages and pictures behind one door with strict headers."""

import importlib
import importlib.util
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from yearline.core.errors import YearlineError
from yearline.server import api, cards_api
from yearline.server.docs import docs_page
from yearline.server.hall import Hall
from yearline.server.headers import Guarded
from yearline.server.pages_frame import render
from yearline.server.refusals import language_of, text_for
from yearline.server.settings import ServerSettings
from yearline.server.socket_asgi import serve_socket
from yearline.server.upgrade import PATH

MAX_BODY: Final = 2_000_000
STATUS: Final = {
    "no_secret": 401,
    "kicked": 403,
    "not_host": 403,
    "not_revealed": 403,
    "no_table": 404,
    "no_such_card": 404,
    "not_found": 404,
    "not_over": 404,
    "too_large": 413,
    "too_fast": 429,
    "unavailable": 503,
    "unreadable_table": 503,
    "internal": 500,
}


def create_app(settings: ServerSettings, hall: Hall | None = None, pages: Sequence[Any] = ()) -> Guarded:
    """The whole server as one ASGI application. Pages of the web client are mounted if there are any."""
    hall = hall or Hall(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    litestar = Litestar(
        route_handlers=[
            *api.HANDLERS,
            *cards_api.HANDLERS,
            health,
            metrics,
            docs_page,
            _socket(hall),
            *pages,
            *_pages(),
        ],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            YearlineError: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _trouble(hall),
        },
        openapi_config=OpenAPIConfig(
            title="Yearline",
            version="1",
            description="Open tables and look at them; the game itself is played over a socket (docs/protocol.md).",
            path="/api/openapi.json",  # Litestar has a page of its own for whatever is not found below it
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        request_max_body_size=MAX_BODY,
        debug=False,
    )
    return Guarded(litestar, hall)


@get("/healthz", tags=["operation"])
async def health(hall: api.TheHall) -> dict[str, str]:
    """Whether the server can do its work: the log answers."""
    await hall.store.heads(["health"])
    return {"status": "ok"}


@get("/metrics", tags=["operation"], media_type=MediaType.TEXT)
async def metrics(hall: api.TheHall) -> str:
    """Numbers for Prometheus."""
    return hall.metrics.text()


def _socket(hall: Hall) -> Any:
    @websocket(PATH)
    async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
        await serve_socket(hall, socket)

    return table_socket


def _pages() -> list[Any]:
    """The pages and files of the web client, where they are installed."""
    here = Path(__file__).parent
    found: list[Any] = []
    if importlib.util.find_spec("yearline.server.pages") is not None:
        found += importlib.import_module("yearline.server.pages").HANDLERS
    if (here / "static").is_dir():
        found.append(create_static_files_router("/static", [here / "static"], include_in_schema=False))
    return found


def _refused(request: Request[Any, Any, Any], error: YearlineError) -> Response[Any]:
    return _answer(request, error.code, STATUS.get(error.code, 400))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals, in our shape; what the client sent is not repeated."""
    code = {400: "bad_request", 404: "not_found", 405: "bad_method", 413: "too_large", 429: "too_fast"}.get(
        error.status_code, "internal" if error.status_code >= 500 else "bad_request"
    )
    return _answer(request, code, error.status_code, error.headers)


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    """A body of a hundred thousand brackets."""
    return _answer(request, "bad_request", 400)


def _trouble(hall: Hall) -> Any:
    """Trouble of our own: the operator hears what it was, the client that it was ours."""

    def trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        hall.trouble("request", error)
        return _answer(request, "internal", 500)

    return trouble


def _answer(
    request: Request[Any, Any, Any], code: str, status: int, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """Why not, in the reader's language: a page for whoever reads pages, JSON for programs."""
    text = text_for(code, language_of(request))
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return render(request, "refused.html", status, text=text)
    body = {"code": code, "text": text}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=dict(headers or {}))
