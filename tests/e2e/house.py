"""A whole server for the browser, in a thread of its own; its bots do not pause to think.

What the deal of the week could yield is looked for by a search that compiles for a minute: `tests/bots/test_bound.py`
starts it as a server does. Here it is found at once.
"""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

import uvicorn

from yearline.daily import week as week_module
from yearline.daily.day import Day
from yearline.server.daily import deals as deals_module
from yearline.server.live.hall import Hall
from yearline.server.serve import server_for
from yearline.server.services.settings import ServerSettings

PAR: Final = 33


async def found_at_once(week: Day) -> int:
    return PAR


def settings_for(port: int) -> ServerSettings:
    return ServerSettings(
        port=port,
        requests_per_second=10_000,
        tables_per_second=10_000,
        messages_per_second=1_000,
        messages_per_address=10_000,
        moves_per_second=10_000,
        wrong_codes_per_second=1_000,
        bot_pace=0.0,
        log_level="warning",
    )


def make_server(listening: socket.socket) -> uvicorn.Server:
    settings = settings_for(listening.getsockname()[1])
    hall = Hall(settings)
    return server_for(hall)


@contextmanager
def running_house() -> Iterator[str]:
    """The address of a server that lives as long as the block."""
    with (
        patch.object(deals_module, "par_apart", found_at_once),
        patch.object(week_module, "PLAYERS", ("child", "historian")),
        socket.create_server(("127.0.0.1", 0)) as listening,
    ):
        server = make_server(listening)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(timeout=10)
