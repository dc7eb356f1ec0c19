"""Answers that may be large: made and packed in a thread, not
on the event loop, where a draft of a megabyte took 90 ms.
"""

import gzip
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from litestar import MediaType, Request, Response

from yearline.server.services.pool import WorkPool

T = TypeVar("T")
LEAST: Final = 800
LEVEL: Final = 4


async def large(pool: WorkPool, request: Request[Any, Any, Any], made: T, status: int = 200) -> Response[T]:
    """The same as if it were returned, a little later."""
    body, headers = await pool.begin(lambda: _packed(request, msgspec.json.encode(made)))
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]


async def large_page(
    pool: WorkPool, request: Request[Any, Any, Any], make: Callable[[], Response[str]]
) -> Response[bytes]:
    """A page of thousands of lines, when it is its reader's turn. Raises Refused."""
    address = request.client.host if request.client is not None else ""

    def made() -> Response[bytes]:
        page = make()
        body, headers = _packed(request, page.content.encode())
        headers["Vary"] = ", ".join([page.headers.get("Vary", ""), headers["Vary"]]).strip(", ")
        return Response(
            body, status_code=page.status_code, media_type=page.media_type, headers={**page.headers, **headers}
        )

    return await pool.make(address, made)


def _packed(request: Request[Any, Any, Any], body: bytes) -> tuple[bytes, dict[str, str]]:
    """A body as its reader wants it, and the headers that say so."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and len(body) >= LEAST:
        return gzip.compress(body, LEVEL, mtime=0), {**headers, "Content-Encoding": "gzip"}
    return body, headers
