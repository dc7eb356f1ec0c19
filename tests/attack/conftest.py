"""Whoever attacks, the server's own log must stay free of errors: a traceback is a finding."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import pytest
import pytest_asyncio

from tests.server.conftest import Running, quiet, running, ws
from yearline.server.live.hall import Hall
from yearline.server.serve import bind
from yearline.server.services.logs import CLIENTS_FAULT
from yearline.server.services.settings import ServerSettings

__all__ = ["ws"]


class Kept(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not str(record.msg).startswith(CLIENTS_FAULT):
            self.found.append(self.format(record))


LOGGERS = ("", "uvicorn", "uvicorn.error", "yearline", "yearline.picows", "litestar", "asyncio")


@contextmanager
def kept_errors() -> Iterator[list[str]]:
    """To be begun after the server, which sets up logging anew."""
    kept = Kept()
    for name in LOGGERS:
        logging.getLogger(name).addHandler(kept)
    yield kept.found
    for name in LOGGERS:
        logging.getLogger(name).removeHandler(kept)


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little fits into the kernel's buffers, so that a client that does not read is noticed soon."""

    def tight(settings: ServerSettings) -> socket.socket:
        listening = bind(settings)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        return listening

    monkeypatch.setattr("tests.server.conftest.bind", tight)


@pytest_asyncio.fixture
async def server(ws: str) -> AsyncIterator[Running]:
    hall = Hall(quiet(ws=ws))
    lost: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
    async with running(hall) as started:
        with kept_errors() as errors:
            yield started
    assert not errors
    assert not lost
    assert hall.services.metrics.troubles == 0
