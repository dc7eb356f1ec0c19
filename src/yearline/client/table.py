"""The reference client: everything that docs/protocol.md says, from the other side of the socket.

    async with TableClient("ws://127.0.0.1:8000/socket", code, secret) as me:
        await me.do(kind="join", name="Me")
        ...
        await me.act(me.actions()[0])

It keeps the newest frame, repeats a command that was not answered
under the same id, and comes back after a lost connection.
"""

import asyncio
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from types import TracebackType
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from yearline.core.errors import YearlineError

Message = dict[str, Any]
KEPT: Final = 50
"""A game can have thousands of moves: a client that kept every message would grow without end."""

PATIENCE: Final = 10.0
RETURNS: Final = 8
"""How often a client comes back for one command before it gives up; with the pauses below, for about ten seconds."""

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
WHOLE: Final = ("frame", "crowd")
"""Messages that tell all there is: to a phone or the big screen of a crowd, `crowd` instead of `frame`."""

KEPT_TALK: Final = 100
"""So many lines of talk are remembered, as many as the server brings to whoever comes."""


class RefusedByServer(YearlineError):
    """The server said no. `field` is the part of the message that is to blame, where there is one."""

    def __init__(self, code: str, text: str, field: str | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.field = field


class Disconnected(YearlineError):
    """The server hung up, or cannot be reached."""

    code = "disconnected"


class TableClient:
    """One device at one table."""

    def __init__(
        self,
        url: str,
        code: str,
        secret: str,
        *,
        language: str = "en",
        role: str = "player",
        patience: float = PATIENCE,
    ) -> None:
        self.url = url
        self.code = code
        self.secret = secret
        self.language = language
        self.role = role
        self.patience = patience
        self.steps = True
        self.frame: Message = {}
        self.heard: deque[Message] = deque(maxlen=KEPT)
        """The newest messages, as they came."""
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> "TableClient":
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def seq(self) -> int:
        """The number of the newest frame."""
        return int(self.frame.get("seq", 0))

    @property
    def phase(self) -> str:
        """lobby, playing, paused or over."""
        return str(self.frame["table"]["phase"])

    @property
    def address(self) -> str:
        """Where the socket is. It names the table, so that a server
        of several processes can bring all players of it together.
        """
        return f"{self.url}?{urlencode({'table': self.code})}"

    async def connect(self) -> None:
        """Open the socket and say hello. An older one is dropped:
        nobody waits for the good-bye of a server that does not answer.
        """
        if self._socket is not None:
            self._socket.transport.abort()
            self._socket = None
        try:
            self._socket = await connect(
                self.address,
                max_size=None,
                compression=None,
                open_timeout=self.patience,
                close_timeout=self.patience,
            )
        except (OSError, InvalidHandshake) as error:
            raise Disconnected(f"cannot reach {self.url}: {error}") from error
        hello = {"t": "hello", "table": self.code, "secret": self.secret, "since": self.seq, "lang": self.language}
        await self.send({**hello, "role": self.role, "steps": self.steps})
        await self.until(lambda message: message["t"] in WHOLE)

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, message: Message) -> None:
        """Send a message as it is."""
        await self.send_raw(msgspec.json.encode(message).decode())

    async def send_raw(self, text: str | bytes) -> None:
        """Send a text that may not even be a message."""
        if self._socket is None:
            raise Disconnected("not connected")
        try:
            await self._socket.send(text)
        except ConnectionClosed as error:
            raise Disconnected("the server hung up") from error

    async def receive(self) -> Message:
        """The next message; a frame is kept as the newest one, and a step is shown as the frame it makes."""
        if self._socket is None:
            raise Disconnected("not connected")
        try:
            async with asyncio.timeout(self.patience):
                raw = await self._socket.recv()
        except ConnectionClosed as error:
            raise Disconnected("the server hung up") from error
        except TimeoutError as error:
            raise Disconnected("the server does not answer") from error
        message: Message = msgspec.json.decode(raw)
        self.heard.append(message)
        if message["t"] == "step":
            message = folded(self.frame, message)
        if message["t"] in WHOLE:
            self.frame = message
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Wait for a message. A refusal of a command without an id is raised as an error."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message
            if message["t"] == "refused" and message["id"] is None:
                raise RefusedByServer(message["code"], message["text"], message.get("field"))
            if message["t"] == "bye":
                raise Disconnected(message["code"])

    async def until_phase(self, phase: str) -> Message:
        """Wait until the table is in a phase."""
        while self.phase != phase:
            await self.receive()
        return self.frame

    async def act(self, action: str, seat: int | None = None, id: str = "") -> Message:
        """Do something in the game; the frame that came of it."""
        message: Message = {"t": "act", "id": id or new_id(), "base": self.seq, "a": action}
        if seat is not None:
            message["seat"] = seat
        return await self.command(message)

    async def do(self, id: str = "", **command: Any) -> Message:
        """Do something at the table; the frame that came of it."""
        return await self.command({"t": "do", "id": id or new_id(), "c": command})

    async def command(self, message: Message) -> Message:
        """Send a command and wait for its frame.
        While the connection is lost, come back and send it again, with the same id.
        """
        try:
            return await self._ask(message)
        except Disconnected as lost:
            error = lost
        for _, pause in zip(range(RETURNS), pauses(), strict=False):
            try:
                await self.connect()
                return await self._ask(message)
            except Disconnected as lost:
                error = lost
                await asyncio.sleep(pause)
        raise error

    async def _ask(self, message: Message) -> Message:
        await self.send(message)
        id = message["id"]
        while True:
            message = await self.receive()
            if message["t"] == "frame" and message["you"]["did"] == id:
                return message
            if message["t"] == "refused" and message["id"] == id:
                raise RefusedByServer(message["code"], message["text"], message.get("field"))
            if message["t"] == "bye":
                raise Disconnected(message["code"])

    def actions(self) -> list[str]:
        """What may be done now with one's own seats, as texts."""
        acting = self.frame["you"]["act"]
        if acting is None:
            return []
        place = acting["legal"]["place"] or {"cards": [], "gaps": 0}
        placements = [f"place {card} {gap}" for card in place["cards"] for gap in range(place["gaps"])]
        return placements + list(acting["legal"]["other"])

    async def turns(self) -> AsyncIterator[list[str]]:
        """The actions to choose from, every time it is one's own turn, until the game is over."""
        while self.phase != "over":
            if actions := self.actions():
                yield actions
            else:
                await self.receive()


def folded(before: Message, step: Message) -> Message:
    """The frame that a step makes of the one before it."""
    changes, shown = dict(step["view"]), {card["r"]: card for event in step["events"] for card in _cards_in(event)}
    view = {**before["view"], **changes}
    view["rows"] = _spliced(before["view"]["rows"], changes.get("rows", []), "columns", shown)
    view["hands"] = _spliced(before["view"]["hands"], changes.get("hands", []), "cards", shown)
    view["piles"] = list(before["view"]["piles"])
    for change in view.pop("relaid", []):
        at = change.get("at", 0)
        view["piles"][at : at + change.get("cut", 0)] = change.get("put", [])
    for pile in changes.get("piles", []):
        view["piles"] = _spliced(view["piles"], pile.get("beneath", []), "beneath", shown)
        view["piles"][pile["i"]] |= {"size": pile["size"], "top": _whole(pile["top"], shown)}
    if "acting" in view:
        committed = {event["seat"] for event in step["events"] if event["e"] == "committed"}
        view["acting"] = [seat for seat in view["acting"] if seat not in committed]
    own = {name: step[name] for name in ("chosen", "browsed") if name in step}
    return {
        "t": "frame",
        "seq": step["seq"],
        "now": step.get("now", before["now"]),
        "events": step["events"],
        "view": view,
        "table": {**before["table"], "due": step.get("due"), **_talk(before, step), **_estimates(before, step)},
        "you": {**before["you"], "act": step.get("act"), "did": step.get("did"), **own},
    }


def _talk(before: Message, step: Message) -> Message:
    """What has been said, if the step brings some of it."""
    return {"talk": [*before["table"]["talk"], *step["talk"]][-KEPT_TALK:]} if "talk" in step else {}


def _estimates(before: Message, step: Message) -> Message:
    """What people think of dates, if the step changes some of it."""
    if "estimates" not in step:
        return {}
    estimates = list(before["table"]["estimates"])
    for change in step["estimates"]:
        at = change.get("at", 0)
        estimates[at : at + change.get("cut", 0)] = change.get("put", [])
    return {"estimates": estimates}


def _cards_in(event: Message) -> list[Message]:
    """The cards that an event shows whole."""
    return [card for card in (event.get("card"), *event.get("cards", [])) if isinstance(card, dict)]


def _whole(what: Any, shown: Mapping[int, Message]) -> Any:
    """A card, or a column of cards, where numbers stand for those that were shown."""
    if isinstance(what, list):
        return [_whole(one, shown) for one in what]
    return shown[what] if isinstance(what, int) else what


def _spliced(parts: list[Message], changes: list[Message], items: str, shown: Mapping[int, Message]) -> list[Message]:
    made = [dict(part) for part in parts]
    for change in changes:
        part, at = made[change["i"]], change.get("at", 0)
        part[items] = part[items][:at] + _whole(change.get("put", []), shown) + part[items][at + change.get("cut", 0) :]
    return made


def pauses() -> Iterator[float]:
    """How long to wait before each further try:
    twice as long every time, up to a limit, and never when all others come back.
    """
    longest = FIRST_PAUSE
    while True:
        yield random.uniform(0.5, 1.0) * longest
        longest = min(2 * longest, LONGEST_PAUSE)


def new_id() -> str:
    """A name for a command."""
    return secrets.token_urlsafe(6)
