"""Running the application: uvicorn for HTTP, picows for sockets where it can be had."""

import asyncio
import errno
import gc
import logging.config
import os
import socket
import ssl
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import uvicorn

from yearline.bus.local import LocalBus
from yearline.core.errors import YearlineError
from yearline.decks import library
from yearline.server.app import create_app
from yearline.server.live.hall import Hall
from yearline.server.pages.frame import compile_all
from yearline.server.running.bounded_http import bounded_http
from yearline.server.running.descriptors import open_many
from yearline.server.running.memory import map_large_blocks
from yearline.server.running.traces import traced, tracer_for
from yearline.server.running.workers import Worker, Workers, WorkerServer, worker_http
from yearline.server.services.logs import log_config
from yearline.server.services.metrics import Metrics
from yearline.server.services.settings import BadSetting, ServerSettings
from yearline.server.sockets.asgi import UnhurriedPongs
from yearline.store import open_patiently, open_store

LITTLE: Final = (10_000, 5, 1_000)
"""When the garbage collector looks for reference cycles: often among the little that is new, and hardly ever among
all there is, since a table is made of values, which have none. Nobody gets a turn meanwhile. With fifty times 20,000
new things instead of five times 10,000, a sweep in a siege took 28 ms of processor time on the loop.
"""

LAST_SECONDS: Final = 1
"""So long are answers waited for that are under way when the server stops:
half a request would otherwise keep it for as long.
"""

TURN_SECONDS: Final = 0.00005
"""After so long a thread that calculates lets the event loop go on, which asks for its turn with every piece that
comes from the network. In a siege with archives of 40 MB and large drafts the loop was blocked for 51 ms and the
others waited 67 in the slowest percent, when this was a fifth of a thousandth; with a thousandth for 145 and 178,
and with five, as usual, for half a second. From a fifth to a twentieth, a loop beside three threads that calculate
got a fifth of the processor time instead of a sixth, and they did 2 % less with theirs; a move cost 105 µs instead of
109, which is the same: twice two runs of `benchmarks/server.py` in turn, on a machine at work.
"""


class PortTaken(YearlineError):
    """Nobody can listen there."""

    code = "port_taken"


_WAYS_OUT: Final = {
    errno.EADDRINUSE: "another program uses the port; choose another one with --port",
    errno.EACCES: "ports below 1024 belong to the system; choose another one with --port",
}


def bind(settings: ServerSettings) -> socket.socket:
    """The listening socket. Raises PortTaken with a way out."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        way_out = _WAYS_OUT.get(error.errno or 0, "--host must be an address of this machine")
        where = f"{settings.host}:{settings.port}"
        raise PortTaken(f"cannot listen on {where} ({error.strerror}): {way_out}") from None
    return listening


def check_tls(settings: ServerSettings) -> None:
    """Refuse files that no server could speak TLS with, before anything begins."""
    if settings.tls_certificate:
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.tls_certificate, settings.tls_key)
        except (OSError, ValueError) as error:  # an SSLError is an OSError
            files = f"{settings.tls_certificate} and {settings.tls_key}"
            raise BadSetting(f"cannot use {files} for TLS: {getattr(error, 'strerror', None) or error}") from None


def server_for(hall: Hall, worker: Worker | None = None) -> uvicorn.Server:
    """The server, not yet started; as one of several worker processes, if it is one."""
    settings = hall.services.settings
    config = uvicorn.Config(
        traced(create_app(hall), hall.services.metrics, tracer_for()),
        ws=socket_class(settings, hall),
        loop="uvloop" if _has("uvloop") else "asyncio",
        http=bounded_http(settings) if worker is None else bounded_http(settings, worker_http(worker)),
        log_config=log_config(settings.log_level),
        access_log=False,
        server_header=False,
        backlog=4096,
        ws_max_size=65536,
        ws_per_message_deflate=False,  # few bytes may unpack to very many, and each connection would keep a window
        ws_ping_interval=settings.silence_seconds / 2,
        ws_ping_timeout=settings.silence_seconds / 2,
        timeout_graceful_shutdown=LAST_SECONDS,
        ssl_certfile=settings.tls_certificate or None,
        ssl_keyfile=settings.tls_key or None,
        proxy_headers=False,  # the door sees to it, and believes the proxy alone
    )
    return uvicorn.Server(config) if worker is None else WorkerServer(config, worker)


def socket_class(settings: ServerSettings, hall: Hall) -> Any:
    """Picows where it is installed, or the ASGI way where it is asked for or nothing else is there."""
    if settings.ws not in ("auto", "picows", "asgi"):
        raise BadSetting("ws must be auto, picows or asgi")
    if settings.ws == "asgi" or (settings.ws == "auto" and not _has("picows")):
        return UnhurriedPongs
    from yearline.server.sockets.picows import picows_protocol

    return picows_protocol(hall)


def _has(module: str) -> bool:
    try:
        __import__(module)
    except ImportError:
        return False
    return True


async def _check_database(address: str) -> None:
    store = open_store(address)
    await open_patiently(store)
    await store.close()


def serve(settings: ServerSettings, started: Callable[[str], object]) -> None:
    """Serve until somebody stops it; `started` hears where, as soon as that is sure. Port 0 is any that is free.

    A database that cannot be used is told in a sentence, before anything else begins.
    """
    check_tls(settings)
    asyncio.run(_check_database(settings.database))
    prepare()
    with bind(settings) as listening:
        settings = replace(settings, port=listening.getsockname()[1])
        if settings.processes == 1:
            server = server_for(Hall(settings))
            started(settings.url)
            _run(server, listening)
        else:
            logging.config.dictConfig(log_config(settings.log_level))
            workers = Workers(
                settings.processes or _cores(), lambda worker: _run(_worker_server(settings, worker), listening)
            )
            workers.run(lambda: started(settings.url))


def prepare() -> None:
    """Have at hand what everybody asks for, in all processes of the server. Who came first had the decks of the
    library read in six threads at once, and the event loop got a seventh of all turns.
    """
    compile_all()
    tuple(library().values())  # each is kept once it was read


def _cores() -> int:
    """How many cores this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _run(server: uvicorn.Server, listening: socket.socket) -> None:
    """Serve in this process, until it is stopped."""
    steady()
    open_many()
    server.run(sockets=[listening])


def steady() -> None:
    """Have Python itself interrupt the work of this process as little as it can."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LITTLE)
    sys.setswitchinterval(TURN_SECONDS)
    map_large_blocks()


def _worker_server(settings: ServerSettings, worker: Worker) -> uvicorn.Server:
    """The server of one worker process. Where a bus is named, hints go over it, to other machines too."""
    bus = LocalBus(worker.channel) if settings.bus.startswith("memory:") else None
    store = open_store(settings.database, crowded=True)
    hall = Hall(settings, store=store, bus=bus, metrics=Metrics(worker.board, worker.channel.number))
    return server_for(hall, worker)
