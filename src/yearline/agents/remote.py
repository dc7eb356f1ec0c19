"""A seat at a server's table, by its code: the frames of the protocol as views and events of the core."""

import asyncio
import json
import secrets
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote, urlsplit
from urllib.request import urlopen

from yearline.agents.tables import Sight
from yearline.agents.words import Narrator
from yearline.client import RETURNS, Disconnected, TableClient, pauses
from yearline.core import events as ev
from yearline.core.actions import Action, from_text, to_text
from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.errors import YearlineError
from yearline.core.events import Event
from yearline.core.ids import CardRef, Seat
from yearline.core.value import fields_of, replace
from yearline.core.view import Hand, Outcome, Pile, Row, View

PATIENCE: Final = 60.0
"""After so many silent seconds the socket is opened anew."""
LARGEST: Final = 4_000_000
"""No list of titles has more bytes."""
EVENTS: Final[Mapping[str, type[Any]]] = {
    "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in name)[1:]: kind
    for name, kind in vars(ev).items()
    if isinstance(kind, type) and kind.__module__ == ev.__name__
}


class BadAddress(YearlineError):
    """That is no table."""

    code = "bad_address"


class RemoteTable:
    """A person without a browser. The first of its seats is the one that plays."""

    def __init__(self, client: TableClient, titles: Mapping[str, str], language: str) -> None:
        self.client, self.titles = client, titles
        self.language = language
        self._news: list[Event] = []
        self.narrator = self._narrator()

    async def sight(self) -> Sight:
        """Comes back after a lost connection; raises Disconnected when the server stays away."""
        while True:
            frame = self.client.frame
            if frame["view"] is not None and (frame["you"]["act"] is not None or self.client.phase == "over"):
                self.narrator.names = self._names()
                events, self._news = tuple(self._news), []
                return Sight(self._view(), events)
            await self._hear()

    async def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Raises RefusedByServer."""
        frame = await self.client.act(to_text(action), seat)
        events = tuple(self._events(frame))
        self._news += events
        return events

    async def _hear(self) -> None:
        try:
            message = await self.client.receive()
        except Disconnected:
            await self._return()
            return
        if message["t"] == "bye" and not message.get("again"):
            raise Disconnected(message["code"])
        if message["t"] == "frame":
            self._news += self._events(message)

    async def _return(self) -> None:
        for _, pause in zip(range(RETURNS), pauses(), strict=False):
            try:
                return await self.client.connect()
            except Disconnected:
                await asyncio.sleep(pause)
        raise Disconnected("the server cannot be reached any more")

    def _names(self) -> list[str]:
        return [chair["name"] or "–" for chair in self.client.frame["table"]["chairs"]]

    def _narrator(self) -> Narrator:
        return Narrator(self.language, self._names(), lambda face: self.titles.get(face.picture, face.picture))

    def _view(self) -> View:
        frame = self.client.frame
        seat = Seat(frame["you"]["act"]["seat"] if frame["you"]["act"] else (frame["you"]["seats"] or [0])[0])
        browsed = [own["piles"] for own in frame["you"].get("browsed", ()) if own["seat"] == seat]
        legal = tuple([from_text(text) for text in self.client.actions()])
        piles = tuple([tuple([_card(card) for card in pile]) for own in browsed for pile in own])
        return replace(_common(frame["view"]), viewer=seat, legal=legal, browsed=piles)

    def _events(self, frame: dict[str, Any]) -> list[Event]:
        return [_event(said) for said in frame["events"] if said["e"] in EVENTS]


async def sit_down(address: str, name: str, language: str, secret: str = "") -> RemoteTable:
    """Take a seat at the table of an address such as http://127.0.0.1:8000/t/k3m9xw.
    Raises BadAddress, Disconnected, RefusedByServer.
    """
    parts = urlsplit(address)
    code = parts.path.removeprefix("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not code.isalnum():
        raise BadAddress(f"expected the link of a table, as in https://example.org/t/k3m9xw; got {address[:80]!r}")
    socket = f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/socket"
    client = TableClient(socket, code, secret or secrets.token_urlsafe(24), language=language, patience=PATIENCE)
    try:
        return await _seated(client, name, f"{parts.scheme}://{parts.netloc}/api/tables/{quote(code)}/faces")
    except BaseException:
        await client.close()
        raise


async def _seated(client: TableClient, name: str, faces: str) -> RemoteTable:
    await client.connect()
    if not client.frame["you"]["seats"]:
        await client.do(kind="join", name=name)
    return RemoteTable(client, await asyncio.to_thread(_titles, faces, client.language), client.language)


def _titles(address: str, language: str) -> dict[str, str]:
    try:
        with urlopen(f"{address}?lang={quote(language)}", timeout=PATIENCE) as answer:  # noqa: S310  # http and https only
            faces = json.loads(answer.read(LARGEST))
    except (OSError, ValueError) as error:
        raise Disconnected(f"the titles of the cards cannot be read: {error}") from error
    return faces if isinstance(faces, dict) else {}


def _common(view: dict[str, Any]) -> View:
    """What everybody sees."""
    outcome = _outcome(view["outcome"]) if view["outcome"] else None
    turn = () if view["turn"] is None else (Seat(view["turn"]),)
    return View(
        view["game"],
        None,
        view["phase"],
        tuple(view.get("acting", turn)),
        view["round"],
        tuple(view["active"]),
        tuple([Row(row["name"], row["owner"], _columns(row["columns"])) for row in view["rows"]]),
        tuple([Hand(hand["owner"], tuple(map(_card, hand["cards"]))) for hand in view["hands"]]),
        tuple([_pile(pile) for pile in view["piles"]]),
        (),
        score=view["score"],
        power=view["power"],
        outcome=outcome,
        options=tuple([(name, tuple(one) if isinstance(one, list) else one) for name, one in view["options"].items()]),
        stake=view.get("stake"),
        points=tuple(view.get("points", ())),
        tally=tuple(view.get("tally", ())),
        runs=tuple(view.get("runs", ())),
        asked=view.get("asked"),
    )


def _columns(columns: list[list[dict[str, Any]]]) -> tuple[tuple[Any, ...], ...]:
    return tuple([tuple([_card(card) for card in column]) for column in columns])


def _pile(pile: dict[str, Any]) -> Pile:
    top = _card(pile["top"]) if pile["top"] else None
    beneath: Any = tuple([_card(card) for card in pile["beneath"]])
    return Pile(pile["name"], pile["owner"], pile["size"], top, pile["color"], beneath)


def _card(card: dict[str, Any]) -> Front | Dated:
    face = Face("", card["p"], card["s"], card["c"])
    if "y" not in card:
        return Front(CardRef(card["r"]), face)
    return Dated(CardRef(card["r"]), face, Back(card["y"], card.get("pr", "year"), card.get("b", "")))


def _outcome(said: dict[str, Any]) -> Outcome:
    return Outcome(said["reason"], tuple([tuple(place) for place in said["ranking"]]), said["score"], said["band"])


def _event(said: dict[str, Any]) -> Event:
    kind = EVENTS[said["e"]]
    event: Event = kind(*[_field(name, said.get(name)) for name in fields_of(kind)])
    return event


def _field(name: str, said: Any) -> Any:
    if name == "outcome":
        return _outcome(said)
    if isinstance(said, dict):
        return _card(said)
    return tuple([_field("", one) for one in said]) if isinstance(said, list) else said
