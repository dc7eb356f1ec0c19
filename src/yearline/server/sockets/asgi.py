"""Sockets on plain ASGI: slower than picows, but with any server and on any system."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from yearline.server.live.hall import Hall
from yearline.server.live.session import Session
from yearline.server.sockets.client_address import address_of
from yearline.server.sockets.socket_origin import check_upgrade

KEPT: int = 4
"""Messages that may wait for a slow client before only the newest frame is kept."""


class UnhurriedPongs(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, but who reads too slowly gets one pong
    when they have caught up: uvicorn would pile them up in memory.
    """

    pong_kept: bytes = b""

    def handle_ping(self) -> None:
        """A ping has come, and its pong waits to be sent."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)
        else:
            self.pong_kept = pong

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        pong, self.pong_kept = self.pong_kept, b""
        if pong:
            self.transport.write(pong)


class _AsgiLink:
    """The way back: messages wait in a short list that one task sends."""

    def __init__(self) -> None:
        self.waiting: list[bytes] = []
        self.ready = asyncio.Event()
        self.closing: int | None = None
        self.session: Session | None = None

    def send(self, message: bytes) -> None:
        self.waiting.append(message)
        self.ready.set()
        if len(self.waiting) >= KEPT and self.session is not None:
            self.session.pause()

    def ping(self) -> None:
        """The ASGI server pings by itself."""

    def close(self, code: int) -> None:
        self.closing = code
        self.ready.set()

    async def run(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what waits until it is time to hang up."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.waiting:
                await socket.send_text(self.waiting.pop(0).decode())
            if self.closing is not None:
                await socket.close(code=self.closing)
                return
            if self.session is not None:
                self.session.resume()


async def serve_socket(hall: Hall, socket: WebSocket[Any, Any, Any]) -> None:
    """One client, from the upgrade to the end."""
    headers = socket.headers
    if not check_upgrade(hall.services.settings, headers.get("origin"), headers.get("host")):
        await socket.close(code=4403)
        return
    link = _AsgiLink()
    peer = socket.client.host if socket.client is not None else ""
    session = Session(hall, link, address_of(hall.services.settings, peer, headers.getall("x-forwarded-for", [])))
    link.session = session
    await socket.accept()
    if not session.enter():
        await socket.close(code=1013)
        return
    sending = asyncio.create_task(link.run(socket))
    try:
        await _listen(session, socket, sending)
    finally:
        session.gone()
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending


async def _listen(session: Session, socket: WebSocket[Any, Any, Any], sending: "asyncio.Task[None]") -> None:
    while not session.closed:
        message = await _next(socket, sending)
        if message is None:
            return
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:  # bytes are no language of ours
            await socket.close(code=1003)
            return
        session.heard(text.encode())
    await asyncio.wait([sending], timeout=5)


async def _next(socket: WebSocket[Any, Any, Any], sending: "asyncio.Task[None]") -> Any:
    """The next message, or None once the connection is closed from either side."""
    receiving = asyncio.ensure_future(socket.receive())
    await asyncio.wait([receiving, sending], return_when=asyncio.FIRST_COMPLETED)
    if not receiving.done():
        receiving.cancel()
        return None
    try:
        return receiving.result()
    except (WebSocketDisconnect, RuntimeError):
        return None
