"""Other sites that the operator trusts: those that may show
our pages in a frame, and those whose scripts may ask our API.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from yearline.server.services.settings import ServerSettings

Headers = list[tuple[bytes, bytes]]
NOBODY: Final = b"frame-ancestors 'none'"
NEVER_FRAMED: Final = "/admin"
ASKED: Final = "/api/"
PREFLIGHT: Final = (
    (b"access-control-allow-methods", b"GET, POST, PUT, DELETE"),
    (b"access-control-allow-headers", b"authorization, content-type, accept-language"),
    (b"access-control-max-age", b"600"),
)


class Origins:
    """The sites by name. Nothing of ours follows cookies there: who asks is said by a header alone."""

    def __init__(self, settings: ServerSettings) -> None:
        framing = settings.frame_origins.split()
        self._framed = b"frame-ancestors " + " ".join(framing).encode() if framing else b""
        self._asking = frozenset(settings.api_origins.split())

    def may_frame(self, path: str, headers: Iterable[tuple[bytes, bytes]]) -> Headers:
        """The headers of an answer, which trusted sites may show in a frame; but never the operator's page."""
        if not self._framed or path.startswith(NEVER_FRAMED):
            return list(headers)
        return [
            (name, value.replace(NOBODY, self._framed)) if name.lower() == b"content-security-policy" else (name, value)
            for name, value in headers
        ]

    def may_ask(self, scope: Any) -> Headers:
        """What an answer of the API says to a script of a trusted site; nothing to any other."""
        if not self._asking or not scope["path"].startswith(ASKED):
            return []
        origin = _first(scope["headers"], b"origin")
        known = [(b"vary", b"Origin")]
        if origin.decode("latin-1") not in self._asking:
            return known
        exposed = (b"access-control-expose-headers", b"yearline-steps, retry-after")
        return [*known, (b"access-control-allow-origin", origin), exposed]

    def is_preflight(self, scope: Any) -> bool:
        """Whether a browser asks first whether a script may ask."""
        return scope["method"] == "OPTIONS" and len(self.may_ask(scope)) > 1


def _first(headers: Sequence[tuple[bytes, bytes]], wanted: bytes) -> bytes:
    return next((value for name, value in headers if name == wanted), b"")
