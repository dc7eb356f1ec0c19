"""HTTP as uvicorn speaks it, with bounds on what it takes from everybody:
headers that never end, and connections that wait for ever.
"""

from asyncio import TimerHandle, Transport, get_running_loop
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from yearline.server.services.limits import Counted
from yearline.server.services.settings import ServerSettings
from yearline.server.sockets.client_address import address_of

MAX_HEAD: Final = 32_768
"""More than any headers need. Whoever never ends theirs is counted by nothing else, in any number of connections."""

A_SOCKET: Final = 4
"""So many connections an address may hold for each socket that it may hold: a browser opens six while it loads a page.
"""

MOST_HEADERS: Final = 128
MOST_WAITING: Final = 8
"""So many requests may wait for the answer to one before them.
A piece read from the network may hold ten thousand: all of them were taken apart at once, and kept.
"""

PATIENCE: Final = 30.0
"""So many seconds lie between two looks at a connection.
It is given up if the other side has done nothing that it owes meanwhile.
"""


class TooMuchAtOnce(Exception):
    """Ends the reading of a connection, as if it had said what is no HTTP."""


class BoundedHeaders(HttpToolsProtocol):
    """One connection."""

    held = Counted(0)
    """How many connections each address holds."""
    settings: ServerSettings

    _heading = True
    _ended = False
    _head = 0
    _address = ""
    _left = 0
    """What was still to be sent at the last look."""
    _moved = True
    """Whether the other side has done something since."""
    _looking: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody has connected. Behind a proxy all are the proxy."""
        super().connection_made(transport)
        address = address_of(self.settings, self.client[0] if self.client else "", ())
        if self.settings.behind_proxy or not address:
            self._look()
        elif self.held.enter(address):
            self._address = address
            self._look()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Bytes have come. They count if no headers end in them:
        a piece read from the network may hold a body as well.
        """
        heading, self._ended = self._heading, False
        super().data_received(data)
        if heading and not self._ended:
            self._head += len(data)
            if self._head > MAX_HEAD and not self.transport.is_closing():
                self.send_400_response("the headers are too large")
        else:
            self._moved = True

    def on_headers_complete(self) -> None:
        """The body begins."""
        if len(self.pipeline) >= MOST_WAITING or len(self.headers) > MOST_HEADERS:
            raise TooMuchAtOnce
        if sum([len(text) for _, text in self.headers], len(self.url)) > MAX_HEAD:
            raise TooMuchAtOnce
        self._heading, self._ended = False, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The next request begins."""
        self._heading, self._head = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a socket's."""
        super().handle_websocket_upgrade()
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        super().connection_lost(exc)
        self._let_go()

    def _look(self) -> None:
        """Give up a connection whose other side has neither read nor said what it owes.
        One byte of a head after another is nothing.
        """
        left = self.transport.get_write_buffer_size()
        owes = self._owes(left)
        if owes and not self._moved and left >= self._left:
            self.transport.abort()
            return
        self._moved, self._left = not owes, left
        self._looking = get_running_loop().call_later(PATIENCE, self._look)

    def _owes(self, left: int) -> bool:
        """Whether it is the other side's turn: to read what was sent, or to send the rest of a request."""
        answering = bool(self.cycle) and not self.cycle.response_complete
        return left > 0 or (not answering if self._heading else not self.flow.read_paused)

    def _let_go(self) -> None:
        """A parser and its connection would keep each other in memory until Python looks for circles."""
        self.parser = None  # type: ignore[assignment]
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        if self._address:
            self.held.leave(self._address)
            self._address = ""


def bounded_http(settings: ServerSettings, kind: type[BoundedHeaders] = BoundedHeaders) -> type[Any]:
    """HTTP as a server with these settings speaks it; each counts for itself."""
    counted = Counted(A_SOCKET * settings.sockets_per_address)
    return type(kind.__name__, (kind,), {"held": counted, "settings": settings})
