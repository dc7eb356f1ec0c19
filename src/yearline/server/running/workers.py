"""Worker processes: several that serve one address of one machine from one log, started and watched over by a parent.

    parent ── binds the port, starts the workers, and another one in the place of one that has died
      ├─ worker 0 ─┐  each answers requests; the socket of a player who names a table is handed to the worker
      ├─ worker 1 ─┤  where it is at home, so that a move concerns one process only; otherwise they are nodes
      └─ worker 2 ─┘  like those of several machines: the log decides, and hints go between them

Nothing depends on a table being at home: a socket that names
none, or that could not be handed over, is served where it came.
"""

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from socket import socket
from typing import Any, Final, NoReturn
from urllib.parse import parse_qs
from zlib import crc32

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from yearline.bus.local import Channel, make_pairs
from yearline.core.errors import YearlineError
from yearline.server.live.identity import read_code
from yearline.server.running.bounded_http import BoundedHeaders
from yearline.server.services.metrics import Board
from yearline.server.sockets.socket_origin import PATH

LOG: Final = logging.getLogger("yearline.workers")
CONNECTION: Final = b"c"
QUICK_SECONDS: Final = 5.0
"""Who dies sooner than this after the start will do so again, most likely."""

MOST_QUICK: Final = 3
STOPPING_SECONDS: Final = 20
_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class WorkersFailed(YearlineError):
    """The processes die as soon as they are started."""

    code = "workers_failed"


def home_of(code: str, size: int) -> int:
    """The number of the worker where a table is at home."""
    return crc32(code.encode()) % size


class Worker:
    """What one of several worker processes knows of the others."""

    def __init__(self, channel: Channel, board: Board, lifeline: int) -> None:
        self.channel = channel
        self.board = board
        self._lifeline = lifeline
        self._server: uvicorn.Server | None = None
        self._coming: set[asyncio.Task[None]] = set()

    def begin(self, server: uvicorn.Server) -> None:
        """Take in connections that others hand over, and stop when the parent is gone."""
        self._server = server
        self.channel.on(CONNECTION, self._take_in)
        self.channel.open()
        asyncio.get_running_loop().add_reader(self._lifeline, self._orphaned)

    def end(self) -> None:
        """Take in nothing more."""
        self.channel.close()
        asyncio.get_running_loop().remove_reader(self._lifeline)

    def hand_over(self, request: bytes, transport: Any) -> bool:
        """Give a connection that asks for a socket to the worker where its table is at home. False: serve it here."""
        code = _table_named(request)
        home = self.channel.number if not code else home_of(code, self.channel.size)
        if home == self.channel.number:
            return False
        return self.channel.send(home, CONNECTION, request, [transport.get_extra_info("socket").fileno()])

    def _take_in(self, request: bytes, descriptors: list[int]) -> None:
        for one in descriptors:
            task = asyncio.get_running_loop().create_task(self._connected(request, socket(fileno=one)))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _connected(self, request: bytes, connection: socket) -> None:
        """Go on with a connection where another process has left off: after it read the request."""
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            _, protocol = await loop.connect_accepted_socket(self._protocol, connection)
        except OSError:  # gone meanwhile
            connection.close()
            return
        protocol.data_received(request)

    def _protocol(self) -> HttpToolsProtocol:
        server = self._server
        assert server is not None
        made: HttpToolsProtocol = server.config.http_protocol_class(  # type: ignore[call-arg, assignment]
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return made

    def _orphaned(self) -> None:
        """The parent is gone, and nobody would start anything in our place: let the port go."""
        asyncio.get_running_loop().remove_reader(self._lifeline)
        if self._server is not None:
            self._server.should_exit = True


class WorkerServer(uvicorn.Server):
    """Uvicorn's server, for one of several worker processes."""

    def __init__(self, config: uvicorn.Config, worker: Worker) -> None:
        super().__init__(config)
        self._worker = worker

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin."""
        await super().startup(sockets)
        self._worker.begin(self)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """End."""
        self._worker.end()
        await super().shutdown(sockets)


def worker_http(worker: Worker) -> type[BoundedHeaders]:
    """HTTP as a worker process speaks it."""

    class HandedOver(BoundedHeaders):
        """One connection."""

        def handle_websocket_upgrade(self) -> None:
            """A socket is asked for: perhaps another process is to serve it.
            An encrypted one stays with who has its keys.
            """
            if self.transport.get_extra_info("ssl_object") is not None:
                super().handle_websocket_upgrade()
                return
            head = [f"{self.scope['method']} ".encode(), self.url, b" HTTP/1.1\r\n"]
            head += [part for name, value in self.headers for part in (name, b": ", value, b"\r\n")]
            if worker.hand_over(b"".join((*head, b"\r\n")), self.transport):
                self.transport.abort()  # our end only: the other process holds one of its own
            else:
                super().handle_websocket_upgrade()

    return HandedOver


def _table_named(request: bytes) -> str:
    """The table that the address of a socket names; empty if none."""
    path, _, query = request.split(b" ", 2)[1].decode("latin-1").partition("?")
    named = parse_qs(query).get("table", [""])[0] if path == PATH else ""
    return read_code(named[:80])


class Workers:
    """The parent's side."""

    def __init__(self, size: int, work: Callable[[Worker], None]) -> None:
        self._size = size
        self._work = work
        self._pairs = make_pairs(size)
        self._board = Board(size)
        self._lifeline = os.pipe()
        self._at_work: dict[int, tuple[int, float]] = {}
        self._quick = 0
        self._stopping = False

    def run(self, begun: Callable[[], object]) -> None:
        """Start everybody, say so, and keep them complete until somebody stops it. Raises WorkersFailed."""
        hearing = {signal.SIGTERM: self._stop, signal.SIGINT: self._stop, signal.SIGALRM: self._lose_patience}
        before = {sign: signal.signal(sign, handler) for sign, handler in hearing.items()}
        try:
            for number in range(self._size):
                self._start(number)
            begun()
            while self._at_work:
                pid, status = os.waitpid(-1, 0)
                if pid in self._at_work:
                    self._died(pid, os.waitstatus_to_exitcode(status))
        finally:
            signal.alarm(0)
            for sign, handler in before.items():
                signal.signal(sign, handler)
        if self._quick >= MOST_QUICK:
            raise WorkersFailed("the processes end as soon as they are started; the log says why")

    def _start(self, number: int) -> None:
        """Signals wait until both sides know who they are."""
        signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
        started, pid = time.monotonic(), os.fork()
        if not pid:
            self._be(number)
        self._at_work[pid] = (number, started)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)

    def _be(self, number: int) -> NoReturn:
        """What the new process does, and all it ever does."""
        status = 1
        try:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
            os.close(self._lifeline[1])
            self._work(Worker(Channel(number, self._pairs), self._board, self._lifeline[0]))
            status = 0
        except KeyboardInterrupt:
            status = 0
        except SystemExit as ending:
            status = ending.code if isinstance(ending.code, int) else 1
        except BaseException as error:
            LOG.error("trouble", extra={"where": f"worker {number}", "error": repr(error)[:500]}, exc_info=error)
        finally:
            sys.stderr.flush()
            os._exit(status)

    def _died(self, pid: int, status: int) -> None:
        """Somebody has died, as they should when they are told to stop; otherwise another one takes the place."""
        number, started = self._at_work.pop(pid)
        if self._stopping:
            return
        LOG.error("a process has ended", extra={"where": f"worker {number}", "error": f"status {status}"})
        self._quick = self._quick + 1 if time.monotonic() - started < QUICK_SECONDS else 0
        if self._quick >= MOST_QUICK:
            self._stop()
        else:
            self._start(number)

    def _stop(self, *_: object) -> None:
        if not self._stopping:
            self._stopping = True
            signal.alarm(STOPPING_SECONDS)
        self._tell_all(signal.SIGTERM)

    def _lose_patience(self, *_: object) -> None:
        self._tell_all(signal.SIGKILL)

    def _tell_all(self, sign: signal.Signals) -> None:
        for pid in self._at_work:
            os.kill(pid, sign)
