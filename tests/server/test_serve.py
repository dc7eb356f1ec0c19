"""Where a server listens: told when that is sure, and in a sentence with a way out where it cannot be."""

import gc
import socket
import subprocess
import sys

import pytest
import uvicorn

from tests.server.conftest import quiet
from yearline.server.live.hall import CLOSING_SECONDS, Hall
from yearline.server.serve import PortTaken, bind, serve, server_for
from yearline.server.services.settings import BadSetting, ServerSettings
from yearline.store import StoreError


@pytest.fixture(autouse=True)
def unhurried_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    """Serving settles the process for good; these tests do not."""
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        settings = ServerSettings(port=other.getsockname()[1])
        with pytest.raises(PortTaken, match=f":{settings.port} .*another program uses the port.*--port"):
            bind(settings)


def test_an_address_of_another_machine() -> None:
    with pytest.raises(PortTaken, match="--host must be an address of this machine"):
        bind(ServerSettings(host="203.0.113.1", port=0))


def test_the_port_that_was_free_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    served: list[str] = []

    def run(_server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        served.append(f"http://127.0.0.1:{sockets[0].getsockname()[1]}")

    monkeypatch.setattr(uvicorn.Server, "run", run)
    serve(ServerSettings(port=0), told.append)
    assert told == served
    assert not told[0].endswith(":0")


@pytest.mark.parametrize(
    "settings",
    [
        ServerSettings(port=0, database="nowhere:"),
        ServerSettings(host="203.0.113.1"),
        ServerSettings(port=0, ws="pigeon"),
    ],
)
def test_nothing_is_told_where_nothing_is_served(settings: ServerSettings) -> None:
    told: list[str] = []
    with pytest.raises((PortTaken, StoreError, BadSetting)):
        serve(settings, told.append)
    assert told == []


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_server_may_hold_as_many_connections_as_the_system_allows() -> None:
    asked = """
import resource
from yearline.server.running.descriptors import MOST, open_many
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
open_many()
soft, now = resource.getrlimit(resource.RLIMIT_NOFILE)
assert now == hard and soft == (MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)), (soft, hard)
"""
    subprocess.run([sys.executable, "-c", asked], check=True)


def test_the_library_is_read_before_anybody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    read = list[str]()

    class Library(dict[str, None]):
        def __getitem__(self, id: str) -> None:
            read.append(id)

        def values(self) -> list[None]:  # type: ignore[override]
            return [self[id] for id in self]

    served = list[list[str]]()
    monkeypatch.setattr("yearline.server.serve.library", lambda: Library({"a": None, "b": None}))
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: served.append(list(read)))
    serve(ServerSettings(port=0), lambda _: None)
    assert served == [["a", "b"]]


def test_the_collector_never_looks_at_very_much_that_is_new_in_one_go() -> None:
    """Nobody gets a turn meanwhile, and a sweep has it look whenever somebody has gone."""
    asked = """
import gc
from yearline.server.serve import steady
seen, kept = [], []
gc.callbacks.append(lambda phase, info: phase == "start" and seen.append(sum(len(gc.get_objects(n)) for n in (0, 1))))
steady()
for _ in range(300_000):
    kept.append([])
gc.collect(1)
assert len(seen) > 10 and max(seen[1:]) < 90_000, seen
"""
    subprocess.run([sys.executable, "-c", asked], check=True)


def test_half_a_request_keeps_no_server_from_stopping_in_time() -> None:
    """It waited five seconds for the rest; how long stopping takes is measured by `scripts/siege`."""
    assert (server_for(Hall(quiet())).config.timeout_graceful_shutdown or 9) <= CLOSING_SECONDS / 2
