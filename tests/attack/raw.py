"""A WebSocket without manners: it sends what no library would, and reads as much or as little as it likes."""

import asyncio
import os
import socket
from asyncio import StreamReader, StreamWriter
from base64 import b64encode
from collections.abc import Iterable
from contextlib import suppress

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
RSV1 = 0x40
"""Says that a message is compressed."""


def _upgrade(port: int) -> list[str]:
    """What asks for a socket."""
    return [
        "GET /socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]


class RawSocket:
    """A connection that was upgraded by hand."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.reader, self.writer, self.answer = reader, writer, b""

    @classmethod
    async def open(
        cls, port: int, *more: str, buffer: int = 1 << 20, lacking: str = "", source: str = "127.0.0.1"
    ) -> "RawSocket":
        """Upgrade. Raises ConnectionError where the server does not want to. A small buffer makes a client that takes
        little unread.

        `lacking` is a header that is left out, `source` the address that calls.
        """
        plain = socket.create_connection(("127.0.0.1", port), source_address=(source, 0))
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        reader, writer = await asyncio.open_connection(sock=plain, limit=16 * buffer)
        head = [line for line in (*_upgrade(port), *more) if not lacking or not line.startswith(f"{lacking}:")]
        writer.write("\r\n".join([*head, "", ""]).encode())
        opened = cls(reader, writer)
        try:
            answer = opened.answer = await reader.readuntil(b"\r\n\r\n")
        except BaseException:
            opened.abort()
            raise
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            opened.abort()
            raise ConnectionError(answer.decode("latin-1"))
        return opened

    def send(
        self, payload: bytes, opcode: int = TEXT, fin: bool = True, masked: bool = True, claimed: int | None = None
    ) -> None:
        self.writer.write(frame(payload, opcode, fin, masked, claimed))

    def send_all(self, payloads: Iterable[bytes]) -> None:
        """Many text messages in one piece."""
        self.writer.write(b"".join([frame(payload) for payload in payloads]))

    async def answers(self) -> bool:
        """Whether the server has worked through everything that was sent, and is still there."""
        marker = os.urandom(12)
        try:
            self.send(marker, opcode=PING)
            await self.writer.drain()
            await self.reader.readuntil(marker)
        except (asyncio.IncompleteReadError, ConnectionError):
            return False
        return True

    async def hung_up(self) -> bool:
        """Read whatever comes until the server hangs up."""
        with suppress(ConnectionError):
            while await self.reader.read(65536):
                pass
        return True

    def abort(self) -> None:
        """Be gone, without a word and without waiting."""
        self.writer.transport.abort()

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


def frame(
    payload: bytes, opcode: int = TEXT, fin: bool = True, masked: bool = True, claimed: int | None = None
) -> bytes:
    """It may claim another length than it has. The mask is zero, which changes nothing and is allowed."""
    length = len(payload) if claimed is None else claimed
    flag = 0x80 if masked else 0
    head = bytes([(0x80 if fin else 0) | opcode])
    if length < 126:
        head += bytes([flag | length])
    elif length < 1 << 16:
        head += bytes([flag | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([flag | 127]) + length.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if masked else b"") + payload
