"""A whole server for the browser: the library, the pictures and bots that do not pause to think, in a thread of its own."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from yearline.art import scene_svg
from yearline.bots import BOTS, make_bot
from yearline.core.deck import Deck
from yearline.core.view import View
from yearline.decks import LibraryCard, library
from yearline.server.app import create_app
from yearline.server.hall import Hall
from yearline.server.serve import server_for
from yearline.server.settings import ServerSettings


class Swift:
    """A bot that answers at once."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def choose(self, view: View, seed: int) -> Any:
        return self.bot.choose(view, seed)

    def pause(self, view: View) -> float:
        return 0.0


def swift_bot(name: str, deck: Deck, seed: int) -> Swift:
    return Swift(make_bot(name, deck, seed))


def draw(card: Any) -> str:
    assert isinstance(card, LibraryCard)
    color = card.card.face.color if any(card in deck.cards for deck in library().values() if deck.palette == "color") else "scene"
    return scene_svg(card.id, card.scene, card.emblem, card.medallion, color, card.text("en").title)


def settings_for(port: int) -> ServerSettings:
    return ServerSettings(
        port=port, requests_per_second=10_000, messages_per_second=1_000, wrong_codes_per_second=1_000, bot_pace=0.0, log_level="warning"
    )


def make_server(listening: socket.socket) -> uvicorn.Server:
    settings = settings_for(listening.getsockname()[1])
    hall = Hall(settings, decks=library(), make_bot=swift_bot, bots=tuple(BOTS), draw=draw)
    return server_for(settings, create_app(settings, hall))


@contextmanager
def running_house() -> Iterator[str]:
    """The address of a server that lives as long as the block."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = make_server(listening)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(timeout=10)
