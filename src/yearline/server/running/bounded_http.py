"""HTTP as uvicorn speaks it, with a limit on what a client may send before its headers end: nothing else bounds them."""

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEAD: Final = 65_536
"""More than any headers need. Whoever never ends theirs is counted by nothing else, in any number of connections."""


class BoundedHeaders(HttpToolsProtocol):
    """One connection."""

    _heading = True
    _ended = False
    _head = 0

    def data_received(self, data: bytes) -> None:
        """Bytes have come. They count if no headers end in them: a piece read from the network may hold a body as well."""
        heading, self._ended = self._heading, False
        super().data_received(data)
        if heading and not self._ended:
            self._head += len(data)
            if self._head > MAX_HEAD and not self.transport.is_closing():
                self.send_400_response("the headers are too large")

    def on_headers_complete(self) -> None:
        """The body begins."""
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

    def _let_go(self) -> None:
        """A parser and its connection would keep each other in memory until Python looks for circles."""
        self.parser = None  # type: ignore[assignment]
