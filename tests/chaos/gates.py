"""A gate between one node and a server it depends on: it can be cut, or hold everything back without a word."""

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress

PIECE = 65536


class Gate:
    """Forwards connections to a port of this machine."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._cut = False
        self._writers: set[StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """Begin to listen; the port."""
        self._server = await asyncio.start_server(self._welcome, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Break every connection, and every new one."""
        self._cut = True
        for writer in tuple(self._writers):
            writer.transport.abort()

    def hold(self) -> None:
        """Leave the connections open and let nothing through, as a network does that loses packets."""
        self._flowing.clear()

    def heal(self) -> None:
        self._cut = False
        self._flowing.set()

    async def _welcome(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._writers.add(writer)
        with suppress(OSError):
            if not self._cut:
                await self._flowing.wait()
                there, back = await asyncio.open_connection("127.0.0.1", self._target)
                self._writers.add(back)
                self._pump(reader, back)
                self._pump(there, writer)
                return
        self._part(writer)

    def _pump(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.create_task(self._forward(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _forward(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                await self._flowing.wait()
                writer.write(piece)
                await writer.drain()
        self._part(writer)

    def _part(self, writer: StreamWriter) -> None:
        self._writers.discard(writer)
        writer.transport.abort()
