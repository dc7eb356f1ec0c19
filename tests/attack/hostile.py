"""Hostile messages by the million: mutants of real ones, commands with wild values, and plain noise.
The same seed gives the same ones.
"""

import json
import random
from collections.abc import Callable
from typing import Any

from tests.attack.raw import BINARY, CLOSE, PING, TEXT, RawSocket

WILD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    8,
    1 << 31,
    1 << 63,
    1 << 200,
    1.5,
    1e308,
    "",
    "a",
    "\u0000",
    "\u202e<script>alert(1)</script>",
    "place 1 1",
    "place -1 99999999999999999999",
    "leave",
    "../../etc/passwd",
    "A" * 300,
    [],
    [[[[]]]],
    {},
    {"kind": "start"},
    ["popular-culture"] * 9,
)
KINDS = (
    "join",
    "bot",
    "free",
    "kick",
    "configure",
    "host",
    "start",
    "leave",
    "withdraw",
    "say",
    "react",
    "guess",
    "control",
)
FIELDS = (
    "name",
    "seat",
    "birth",
    "bot",
    "settings",
    "card",
    "text",
    "what",
    "game",
    "options",
    "decks",
    "seats",
    "clock",
)
TEXTS = ("", "a", "\u0000", "\u202e<script>alert(1)</script>", "../../etc/passwd", "A" * 200)


def hostile(chance: random.Random, hello: bytes) -> bytes:
    """One message."""
    return chance.choice(_MAKERS)(chance, hello)


def _noise(chance: random.Random, _: bytes) -> bytes:
    return chance.randbytes(chance.choice((0, 1, 7, 60, 1000)))


def _mutant(chance: random.Random, hello: bytes) -> bytes:
    raw = bytearray(chance.choice((hello, _act(chance, hello), _command(chance, hello))))
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(raw) + 1)
        raw[place : place + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 3))
    return bytes(raw)


def _wild(chance: random.Random, _: bytes) -> bytes:
    names = ("t", "id", "a", "base", "seat", "c", "table", "secret", "since", "lang", "role", "kind")
    body = {name: chance.choice(WILD) for name in names if chance.random() < 0.4}
    return json.dumps({"t": chance.choice(("hello", "act", "do", "ping", "frame")), **body}).encode()


def _command(chance: random.Random, _: bytes) -> bytes:
    """A well-formed one with values from nowhere."""
    asked = {name: chance.choice(WILD) for name in FIELDS if chance.random() < 0.15}
    body = {"t": "do", "id": f"x{chance.randrange(1 << 30)}", "c": {"kind": chance.choice(KINDS), **asked}}
    return json.dumps(body).encode()


def _act(chance: random.Random, _: bytes) -> bytes:
    action = chance.choice(("place {} {}", "play {}", "discard {}", "draft red", "use {}", "end", "leave"))
    text = action.format(chance.randint(-1, 200), chance.randint(-1, 20))
    return json.dumps({"t": "act", "id": f"y{chance.randrange(1 << 30)}", "a": text}).encode()


def _presumption(chance: random.Random, _: bytes) -> bytes:
    """A command without a fault, from somebody who has no right to it."""
    seat, text, card = chance.randrange(8), chance.choice(TEXTS), chance.randrange(200)
    asked: tuple[dict[str, Any], ...] = (
        {"kind": "join", "name": text, "seat": seat},
        {"kind": "bot", "seat": seat},
        {"kind": "free", "seat": seat},
        {"kind": "kick", "seat": seat},
        {"kind": "host", "seat": seat},
        {"kind": "start"},
        {"kind": "leave", "seat": seat},
        {"kind": "withdraw", "card": card},
        {"kind": "react", "text": text[:8]},
        {"kind": "guess", "card": card, "text": text},
        {"kind": "control", "what": chance.choice(("pause", "resume", "end", "rematch"))},
        {"kind": "configure", "settings": {"game": "race", "seats": seat + 1, "decks": [text]}},
    )
    return json.dumps({"t": "do", "id": f"z{chance.randrange(1 << 30)}", "c": chance.choice(asked)}).encode()


_MAKERS: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    _noise,
    _mutant,
    _wild,
    _command,
    *[_act] * 3,
    *[_presumption] * 3,
)
"""Messages that are well made get past the door; after twenty that are not, the server hangs up."""


def send_broken(socket: RawSocket, chance: random.Random) -> None:
    """A frame that breaks the rules of WebSockets themselves; the server may hang up, and nothing more."""
    match chance.randrange(7):
        case 0:
            socket.send(b"x", opcode=chance.choice((3, 7, 11, 15)))
        case 1:
            socket.send(b"{}", masked=False)
        case 2:
            socket.send(b"x" * 10, claimed=chance.choice((1 << 20, 1 << 40, (1 << 64) - 1)))
        case 3:
            socket.send(b"x" * 126, opcode=chance.choice((CLOSE, PING)))
        case 4:
            socket.send(b"\0\1", opcode=BINARY)
        case 5:
            socket.send(b'{"t":', opcode=TEXT, fin=False)
            socket.send(b'"ping"}', opcode=TEXT)
        case _:
            socket.writer.write(chance.randbytes(64))
