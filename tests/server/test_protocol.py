"""docs/protocol.md is true: its examples are executed, and it names every message, command, event and refusal."""

import inspect
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import Running
from yearline.core import events
from yearline.i18n import LANGUAGES, messages
from yearline.server.live.identity import new_secret
from yearline.server.wire import incoming, outgoing

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"```session\n(.*?)```", DOCUMENT, re.DOTALL)
SOURCES = Path(inspect.getfile(incoming)).parents[2]


def fits(expected: Any, found: Any) -> bool:
    """Whether a message is as an example shows it: "…" stands for anything, and more fields may be there."""
    if expected == "…":
        return True
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(key in found and fits(one, found[key]) for key, one in expected.items())
    return bool(expected == found)


@pytest.mark.parametrize("session", SESSIONS)
async def test_the_examples(server: Running, session: str) -> None:
    secret = new_secret()
    code = await server.table(secret, game="race", seats=2)
    found: Any = None
    async with connect(server.socket) as socket:
        for line in session.replace("CODE", code).replace("SECRET", secret).splitlines():
            arrow, _, message = line.partition(" ")
            if arrow == "→":
                await socket.send(message.replace("FIRST", first_card(found)))
            else:
                found = json.loads(await socket.recv())
                assert fits(json.loads(message), found), (message, found)


def first_card(frame: Any) -> str:
    """The card that an example plays."""
    acting = frame and frame.get("you", {}).get("act")
    return str(acting["legal"]["place"]["cards"][0]) if acting else ""


def test_there_are_examples() -> None:
    assert len(SESSIONS) == 3


def tags(union: Any) -> list[str]:
    return [one.__struct_config__.tag for one in get_args(union)]


@pytest.mark.parametrize(
    "name",
    [
        *tags(incoming.ClientMessage),
        *tags(incoming.TableCommand),
        *tags(outgoing.ServerMessage),
        *[re.sub(r"(?<!^)([A-Z])", r"_\1", event.__name__).lower() for event in get_args(events.Event)],
    ],
)
def test_everything_is_named(name: str) -> None:
    assert f"`{name}`" in DOCUMENT


def codes() -> set[str]:
    """Every code that the table, the server or the rules may refuse with."""
    text = "".join(
        path.read_text(encoding="utf-8") for part in ("table", "server") for path in (SOURCES / part).rglob("*.py")
    )
    found = set(re.findall(r'Refused\(\s*"([a-z_]+)"', text))
    found |= set(re.findall(r'refuse\([a-z.]+, "([a-z_]+)"', text))
    return found | {"bad_message", "bad_notation", "illegal_action", "not_your_turn", "game_over", "unavailable"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_in_every_language(language: str) -> None:
    known = messages(language)
    assert [code for code in sorted(codes()) if f"server-refused-{code.replace('_', '-')}" not in known] == []
