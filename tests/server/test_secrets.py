"""No hidden date in any byte that anybody receives before its card is turned over; no secret in any log line."""

import json
import logging
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import Running, bearer, quiet, running
from yearline.client import TableClient
from yearline.core.deck import deck_card
from yearline.decks import CardText, LibraryCard, LibraryDeck
from yearline.games import GAMES
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.server.services.logs import JsonLines


def canary_deck(size: int = 60) -> LibraryDeck:
    """Every date, back symbol, fact and source is a random word that occurs nowhere else."""
    luck = random.Random(4)
    cards = []
    for number in range(size):
        word = f"{luck.getrandbits(60):015x}"
        card = deck_card(
            f"id-{word}",
            luck.randrange(100_000_000, 999_999_999) * luck.choice([1, -1]),
            title=f"Title {number}",
            color=("beige", "blue", "red")[number % 3],
            front="sun",
            back=f"back{word}",
            picture=f"picture{number}",
        )
        cards.append(
            LibraryCard(card, {"en": CardText(card.face.title, f"fact{word}")}, "", "", "", f"source{word}", 1)
        )
    return LibraryDeck("canary", {"en": "Canary"}, {}, "CC0", "", "everyone", "scene", ("sun", "moon"), tuple(cards))


DECK = canary_deck()


def hidden(revealed: set[str]) -> Iterator[str]:
    """The words that nobody may have seen yet."""
    for card in DECK.cards:
        if card.card.face.picture not in revealed:
            yield str(abs(card.year))
            yield card.card.back.symbol
            yield card.id.removeprefix("id-")


def seen_in(message: Any) -> set[str]:
    """The pictures of the cards that a frame shows turned over."""
    if isinstance(message, dict):
        here = {message["p"]} if "y" in message else set()
        return here.union(*[seen_in(one) for one in message.values()])
    return set().union(*[seen_in(one) for one in message]) if isinstance(message, list) else set()


class Ear(TableClient):
    """A client that searches everything it hears."""

    revealed: set[str]

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        self.revealed |= seen_in(message.get("events", [])) | seen_in(message.get("view"))
        text = json.dumps(message)
        if message["t"] != "frame" or message["table"]["phase"] != "over":
            leaked = [word for word in hidden(self.revealed) if word in text]
            assert leaked == []
        return message


async def listening(server: Running, code: str, secrets: list[str], revealed: set[str]) -> list[Ear]:
    """Two who play and one who watches, when the game has begun; each notes what is revealed to anybody."""
    ears = []
    for secret in secrets:
        ear = Ear(server.socket, code, secret)
        ear.revealed = revealed
        await ear.connect()
        server.stack.push_async_callback(ear.close)
        ears.append(ear)
    ann, bob, _ = ears
    await ann.do(kind="join", name="Ann")
    await bob.do(kind="join", name="Bob")
    started = await ann.do(kind="start")
    await heard_up_to(bob, started["seq"])
    return ears


async def heard_up_to(ear: Ear, seq: int) -> None:
    while ear.seq < seq:
        await ear.receive()


async def look_around(server: Running, code: str, secret: str, luck: random.Random, revealed: set[str]) -> None:
    """Everything that HTTP gives out while the game goes on."""
    table = f"/api/tables/{code}"
    addresses = [table, f"{table}/faces", f"{table}/qr", f"{table}/games/1/record", f"{table}/games/1/steps"]
    addresses += ["/api/decks", "/api/openapi.json", "/metrics"]
    for card in luck.sample(DECK.cards, 8):
        picture = card.card.face.picture
        addresses += [f"/api/faces/{picture}", f"/pictures/{picture}.svg", f"{table}/backs/{picture}"]
    for address in addresses:
        answer = await server.http.get(address, headers=bearer(secret))
        text = answer.text + str(answer.headers)
        assert [word for word in hidden(revealed) if word in text] == [], address


@pytest.mark.parametrize(
    ("game", "options"), [*[(game, {}) for game in GAMES], ("chronology", {"browse_own_stacks": True})]
)
async def test_no_byte_tells_a_date_before_its_time(
    ws: str, game: str, options: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    secrets, luck = [new_secret() for _ in range(3)], random.Random(1)
    revealed: set[str] = set()
    async with running(Hall(quiet(ws=ws, log_level="debug"), decks={"canary": DECK})) as server:
        code = await server.table(secrets[0], game=game, options=options, seats=2, decks=["canary"])
        ann, bob, watcher = await listening(server, code, secrets, revealed)
        for number in range(30):
            if ann.phase != "playing":
                break
            acting, other = (ann, bob) if ann.actions() else (bob, ann)
            frame = await acting.act(luck.choice(acting.actions()))
            await heard_up_to(other, frame["seq"])
            await heard_up_to(watcher, frame["seq"])
            if number in (0, 3) and ann.phase == "playing":
                await look_around(server, code, secrets[2], luck, revealed)
        assert revealed
        picture = next(iter(revealed))
        back = (await server.http.get(f"/api/tables/{code}/backs/{picture}")).json()
        assert back["fact"].startswith("fact")
        log = caplog.text
        assert [word for word in hidden(revealed) if word in log] == []
        assert [secret for secret in secrets if secret in log] == []


async def test_secrets_are_in_no_line_of_the_log_and_in_no_store(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    hall = Hall(quiet(log_level="debug"))
    async with running(hall) as server:
        ann, _ = await server.playing("Ann", "Bob")
        await server.http.get("/api/tables", headers=bearer(ann.secret))
        await ann.send_raw(json.dumps({"t": "hello", "table": "x", "secret": ann.secret, "oops": 1}))
        refused = await ann.until(lambda message: message["t"] == "refused")
        assert ann.secret not in json.dumps(refused)
        lines = await hall.services.store.read(f"table:{ann.code}")
        assert person_of(ann.secret) in lines[0].body
        assert all(ann.secret not in line.body + line.command for line in lines)
    assert ann.secret not in caplog.text


async def test_the_seed_is_secret_until_the_end(ws: str) -> None:
    async with running(Hall(quiet(ws=ws))) as server:
        ann, _ = await server.playing("Ann", "Bob")
        game = (await server.hall.tables.runner(ann.code)).table.game
        assert game is not None
        assert str(game.seed) not in json.dumps(list(ann.heard))
        frame = await ann.do(kind="control", what="end")
        assert frame["table"]["seed"] == str(game.seed)


def test_log_lines_are_json() -> None:
    record = logging.LogRecord("yearline", logging.ERROR, "x.py", 1, "trouble", (), None)
    record.where = "table:x"
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["message"], line["where"]) == ("error", "trouble", "table:x")
