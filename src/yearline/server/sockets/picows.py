"""Sockets on picows, as uvicorn's WebSocket class: HTTP stays with uvicorn, upgrades come here, on the same port.

Two to three times as fast as the ASGI way (`sockets.asgi`), and a third of the memory; both pass the same tests.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from picows import (
    WSAutoPingStrategy,
    WSListener,
    WSMsgType,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # it is there, but not in the stubs

from yearline.server.live.hall import Hall
from yearline.server.live.session import Session
from yearline.server.sockets.client_address import address_of
from yearline.server.sockets.socket_origin import PATH, check_upgrade
from yearline.server.wire.incoming import MAX_MESSAGE

LARGEST: Final = 4 * MAX_MESSAGE
"""Picows hangs up without a word on who says more at once; who says only a little too much is told so."""

READ_BUFFER: Final = 1024
"""Enough for most messages, and it grows for others; it is much of what an idle socket costs."""

ROOM: Final = 14
"""What picows wants before a message to write its header there."""

HANDSHAKE_SECONDS: Final = 10
_LOG: Final = logging.LoggerAdapter(logging.getLogger("yearline.picows"), {})
"""An adapter, because picows would make a logger of its own for every connection."""

_TEXT: Final = WSMsgType.TEXT


FULL: Final = 400
"""So many messages may wait: what a busy pass of the loop has to say.
With 40 the network came in between, and a move cost 8 % more.
"""

LARGE: Final = 2048
"""A longer message, which is a whole frame, does not wait: many of them would cost memory."""


class _Post:
    """What comes in and what goes out in one pass of the loop: taken in one go each, at its end.

    So the code of the network and that of the tables do not drive each
    other out of the processor's cache, and whoever listens is woken once.
    """

    __slots__ = ("_hall", "heard", "said")

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.heard: list[tuple[_Listener, bytes]] = []
        self.said: list[tuple[_Listener, bytes]] = []

    def deliver_soon(self) -> None:
        """The first message of a pass has come in."""
        asyncio.get_running_loop().call_soon(self.deliver)

    def send_soon(self) -> None:
        """The first message of a pass is to go out."""
        asyncio.get_running_loop().call_soon(self.send)

    def deliver(self) -> None:
        """Hand over what has come in. One broken connection is no reason to keep the others waiting."""
        heard, self.heard = self.heard, []
        for listener, message in heard:
            try:
                listener.session.heard(message)
            except Exception as error:
                self._hall.services.tasks.trouble("socket", error)

    def send(self) -> None:
        """Send what is to go out, from memory of ours:
        the connections' own buffers would grow with it, and are many.
        """
        said, self.said = self.said, []
        last, packed = b"", bytearray()
        for listener, message in said:
            transport = listener.transport
            if transport is not None:
                if message is not last:  # most of a table gets the same
                    last, packed = message, bytearray(ROOM) + message
                try:
                    transport.send_reuse_external_bytearray(_TEXT, packed, ROOM)
                except Exception as error:
                    self._hall.services.tasks.trouble("socket", error)


class _Listener(WSListener):
    """A socket and its session."""

    __slots__ = ("parts", "ping_kept", "post", "session", "transport")

    def __init__(self, hall: Hall, post: _Post, address: str) -> None:
        super().__init__()
        self.post = post
        self.transport: Any = None
        self.parts = b""
        self.ping_kept: bytes | None = None
        self.session = Session(hall, self, address)

    def on_ws_connected(self, transport: Any) -> None:
        """Only now is anybody there: picows makes a listener for every upgrade, also for one that it then refuses."""
        self.transport = transport
        transport.request.headers.clear()
        transport.response.headers.clear()
        if not self.session.enter():
            self.close(1013)

    def on_ws_frame(self, _: Any, frame: Any) -> None:
        kind = frame.msg_type
        if kind == _TEXT and frame.fin:
            heard = self.post.heard
            if not heard:
                self.post.deliver_soon()
            heard.append((self, frame.get_payload_as_bytes()))
        elif kind in (_TEXT, WSMsgType.CONTINUATION):
            self._part(frame)
        elif kind == WSMsgType.CLOSE:
            self.post.deliver()  # what was said before leaving counts
            self.close(1000)
        elif kind == WSMsgType.PONG:
            self.session.ponged()
        elif kind == WSMsgType.PING:
            self._pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.BINARY:
            self.close(1003)

    def _pong(self, payload: bytes) -> None:
        """Answer a ping. Who reads too slowly gets one pong, for the
        latest ping, when they have caught up: more would pile up.
        """
        if not self.session.pinged():
            return
        if self.session.paused:
            self.ping_kept = payload
        else:
            self.transport.send_pong(payload)

    def _part(self, frame: Any) -> None:
        """A message may come in parts; together they may not be longer than one. Each counts, also an empty one."""
        if not self.session.pinged():
            return
        self.parts += frame.get_payload_as_bytes()
        if frame.fin or len(self.parts) > MAX_MESSAGE:
            whole, self.parts = self.parts, b""
            self.post.deliver()
            self.session.heard(whole)

    def on_ws_disconnected(self, _: Any) -> None:
        self.post.deliver()
        self.session.gone()
        self.transport = None

    def pause_writing(self) -> None:
        self.session.pause()

    def resume_writing(self) -> None:
        self.session.resume()
        if self.ping_kept is not None and self.transport is not None:
            self.transport.send_pong(self.ping_kept)
            self.ping_kept = None

    def send(self, message: bytes) -> None:
        said = self.post.said
        if not said:
            self.post.send_soon()
        said.append((self, message))
        if len(said) >= FULL or len(message) > LARGE:
            self.post.send()

    def ping(self) -> None:
        self.transport.send_ping()

    def close(self, code: int) -> None:
        self.post.send()
        self.transport.send_close(code)
        self.transport.disconnect(graceful=not self.session.paused)


def picows_protocol(hall: Hall) -> type[Any]:
    """The class that uvicorn is to make for every upgrade."""
    accept = _accept(hall)

    class PicowsProtocol(WSProtocol):  # type: ignore[misc]
        """A picows connection that begins with an upgrade request uvicorn has already read."""

        __slots__ = ("peer",)

        def __init__(self, **_: Any) -> None:
            peer = self.peer = [""]  # a list, so that the connection need not hold on to itself
            super().__init__(*_settings_of_picows(lambda request: accept(request, peer[0])))

        def connection_made(self, transport: Any) -> None:
            """Remember who calls."""
            peer = transport.get_extra_info("peername")
            self.peer[0] = str(peer[0]) if peer else ""
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            """Uvicorn hands over the request it has read through this."""
            while data:
                room = self.get_buffer(len(data))
                part, data = data[: len(room)], data[len(room) :]
                room[: len(part)] = part
                self.buffer_updated(len(part))

    return PicowsProtocol


def _settings_of_picows(accept: Callable[[Any], Any]) -> tuple[Any, ...]:
    """What its protocol is made with, which takes no names."""
    return (
        None,
        None,
        False,
        accept,
        _LOG,
        True,
        HANDSHAKE_SECONDS,
        False,
        10,
        10,
        WSAutoPingStrategy.PING_WHEN_IDLE,
        False,  # pongs are ours to send: picows would pile them up for a client that does not read
        LARGEST,
        None,
        READ_BUFFER,
    )


def _accept(hall: Hall) -> Callable[[Any, str], Any]:
    post = _Post(hall)

    def accept(request: Any, peer: str) -> Any:
        headers = request.headers
        if request.path.decode("latin-1").partition("?")[0] != PATH:
            return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(404, b"not found"), None)
        if not check_upgrade(hall.services.settings, headers.get("origin"), headers.get("host")):
            return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(403, b"wrong origin"), None)
        return _Listener(hall, post, address_of(hall.services.settings, peer, headers.getall("x-forwarded-for", [])))

    return accept
