"""The door: security headers on every answer, files that are sent
only if they have changed, and a limit on requests per address.
"""

from typing import Any, Final

import msgspec
from litestar import Request

from yearline.server.live.shared import Services
from yearline.server.running.origins import PREFLIGHT, Origins
from yearline.server.services.limits import Counted
from yearline.server.services.policy import POLICY
from yearline.server.services.refusals import language_of, text_for
from yearline.server.services.uploads import MOST_DRAFT
from yearline.server.sockets.client_address import address_of

LONGEST_NAME: Final = 200
FILES: Final = "/static/"
LIGHT: Final = (FILES, "/pictures/")
OF_A_CLASS: Final = {**dict.fromkeys(LIGHT, 1.0), "/j/": 4.0, "/manifest.webmanifest": 1.0, "/favicon.ico": 1.0}
"""What five hundred phones need that are opened in the same moment from one address, and as how many files it counts.
"""

DRAFTS: Final = "/api/workshop"
FILES_OF_DRAFTS: Final = ("/pictures", "/read")
BYTES_A_REQUEST: Final = 20_000
"""A draft is decoded before anybody is asked whether it may be saved: so many bytes of it count as one request more."""
MOST_FILE: Final = 40_000_000
MOST_COMING: Final = 60_000_000
"""So much of one address may be on its way: bodies that never
end would fill the memory, and uploads take everybody's room.
"""

OF_A_BODY: Final = (b"content-length", b"content-encoding", b"content-type", b"content-disposition")

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Guarded:
    """An ASGI application behind the door."""

    def __init__(self, app: Any, services: Services) -> None:
        self.app = app
        self._services = services
        self._origins = Origins(services.settings)
        self._coming = Counted(MOST_COMING)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on, and see to the headers of its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        guarded, services, address = self._guarded(scope, send), self._services, self._address(scope)
        size = _length(scope, MOST_FILE if _is_file(scope["path"]) else MOST_DRAFT)
        if _is_no_file(scope["path"]):
            scope = {**scope, "path": "/nothing", "raw_path": b"/nothing"}
        if scope["method"] == "HEAD":  # as for GET; the server leaves the body out
            scope = {**scope, "method": "GET"}
        answer = _if_changed(scope, guarded) if scope["path"].startswith(FILES) else guarded
        if services.blocks.shut("address", address):
            await _refused(guarded, 403, "blocked", language_of(Request(scope)))
        elif self._origins.is_preflight(scope):
            await guarded({"type": "http.response.start", "status": 204, "headers": list(PREFLIGHT)})
            await guarded({"type": "http.response.body", "body": b""})
        elif self._may_ask(address, scope) and self._coming.enter(address, size):
            await self._pass_on({**scope, "client": (address, 0)}, receive, answer, size)
        else:
            await _refused(guarded, 429, "too_fast", language_of(Request(scope)))

    def _may_ask(self, address: str, scope: Any) -> bool:
        """Whether an address has asked for little enough lately."""
        limits, ticks, path = self._services.limits, self._services.clock.ticks(), scope["path"]
        files = next((cost for begin, cost in OF_A_CLASS.items() if path.startswith(begin)), 0.0)
        return limits.files.take(address, ticks, files) if files else limits.requests.take(address, ticks, _cost(scope))

    async def _pass_on(self, scope: Any, receive: Any, send: Any, size: int) -> None:
        """Have a request answered, with a watch. What comes with it counts until then."""
        metrics, ticks = self._services.metrics, self._services.clock.ticks
        began = ticks()
        try:
            await self.app(scope, receive, send)
        finally:
            self._coming.leave(scope["client"][0], size)
        took = metrics.file if scope["path"].startswith(LIGHT) else metrics.page
        took.observe(ticks() - began)

    def _guarded(self, scope: Any, send: Any) -> Any:
        """A way to answer by which every answer gets our headers."""
        path, asking = scope["path"], self._origins.may_ask(scope)

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                extra = [(name, text) for name, text in HEADERS if name not in given]
                headers = self._origins.may_frame(path, [*message["headers"], *extra])
                message = {**message, "headers": headers + asking}
            await send(message)

        return guarded

    def _address(self, scope: Any) -> str:
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        peer = scope.get("client")
        return address_of(self._services.settings, str(peer[0]) if peer else "", forwarded)


def _if_changed(scope: Any, send: Any) -> Any:
    """Files are asked for at each visit, so that a page never mixes
    two versions of the client, and sent only if they have changed.
    """
    known = [value for name, value in scope["headers"] if name == b"if-none-match"]
    unchanged = False

    async def sparing(message: Any) -> None:
        nonlocal unchanged
        if message["type"] == "http.response.start":
            headers = [*message["headers"], (b"cache-control", b"no-cache")]
            tags = [value for name, value in headers if name.lower() == b"etag"]
            unchanged = message["status"] == 200 and any(tag in value for tag in tags for value in known)
            if unchanged:
                headers = [(name, value) for name, value in headers if name.lower() not in OF_A_BODY]
            message = {**message, "headers": headers, "status": 304 if unchanged else message["status"]}
        elif unchanged:
            message = {**message, "body": b""}
        await send(message)

    return sparing


def _cost(scope: Any) -> float:
    """What a request counts as."""
    path = scope["path"]
    if path.startswith(DRAFTS) and not _is_file(path):
        return 1.0 + _length(scope, MOST_DRAFT) / BYTES_A_REQUEST
    return 1.0


def _is_file(path: str) -> bool:
    """Whether what comes is a file of the workshop, which may be large."""
    return path.startswith(DRAFTS) and path.endswith(FILES_OF_DRAFTS)


def _length(scope: Any, most: int) -> int:
    """How long the body of a request is; as long as it may be, where it does not say so."""
    said = dict(scope["headers"])
    length = said.get(b"content-length", b"")
    if length.isdigit():
        return min(int(length[:9]), most)
    return most if b"transfer-encoding" in said else 0


def _is_no_file(path: str) -> bool:
    """Whether no file can have such a name, and asking the system for it would be an error."""
    return "\0" in path or (path.startswith(FILES) and len(path.encode()) > LONGEST_NAME)


async def _refused(send: Any, status: int, code: str, language: str) -> None:
    body = msgspec.json.encode({"code": code, "text": text_for(code, language)})
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")][: 2 if status == 429 else 1]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
