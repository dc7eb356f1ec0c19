"""Attacks on what lies around the tables: the workshop, lessons, challenges, prints and the operator's door."""

import asyncio
import io
import itertools
import json
import os
import random
import zipfile
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

from PIL import Image

from tests.attack.raw import RawSocket
from tests.server.conftest import bearer
from tests.siege.attacker import Attacker
from yearline.server.live.identity import new_secret

ROWS, CELLS, CELL = 7, 60, 1_900
"""A draft of 1.3 MB."""
ARCHIVE_BYTES = 38_000_000
HANDS = 6
"""So many requests of one attack are under way at once:
a piece of work after another would leave the others' turns free.
"""

PHONES = 500
PUPILS = 40
BODIES = 400
SILENT = 2_000
"""Fewer than an address may have: its other attacks need some too."""
SIGNS = "".join(map(chr, [*range(48, 58), *range(65, 91), *range(97, 123), *range(0x400, 0x450)]))


def noise(side: int = 1600) -> bytes:
    """A photo that nothing can make small, each time another one."""
    out = io.BytesIO()
    Image.frombytes("L", (side, side), os.urandom(side * side)).save(out, "PNG", compress_level=0)
    return out.getvalue()


def large_draft() -> dict[str, Any]:
    """As much text as a draft may hold, in few rows, and nothing that can be packed small."""
    said = "".join(random.choices(SIGNS, k=ROWS * CELLS * CELL))
    cells = [said[at : at + CELL] for at in range(0, len(said), CELL)]
    rows = [["1900", *cells[at + 1 : at + CELLS]] for at in range(0, len(cells), CELLS)]
    columns = ["year", "title", *[f"c{at}" for at in range(2, CELLS)]]
    return {"meta": {"names": {"en": "Noise"}}, "columns": columns, "rows": rows}


def packed(draft: dict[str, Any]) -> bytes:
    return json.dumps(draft, ensure_ascii=False).encode()


def long_draft(rows: int = 4_900) -> dict[str, Any]:
    """As many cards as a deck may have."""
    return {"meta": {}, "columns": ["year", "title"], "rows": [["1900", f"Thing {number}"] for number in range(rows)]}


async def _deck(attacker: Attacker, draft: dict[str, Any] | None = None) -> str:
    """The key of a deck of its own; empty where it may not make another one now."""
    answer = await attacker.http.post("/api/workshop", json={"draft": draft} if draft else {})
    attacker.note(answer.status_code)
    return str(answer.json()["key"]) if answer.status_code == 201 else ""


async def _many(attacker: Attacker, one: Any, hands: int = HANDS) -> None:
    """The same with several hands, until it is over."""

    async def again() -> None:
        while attacker.goes_on:
            if await one() >= 400:
                await asyncio.sleep(0.02)

    await asyncio.gather(*[again() for _ in range(hands)])


async def photos(attacker: Attacker) -> None:
    """Large photos, each another one, for one deck after another."""
    keys = [key for _ in range(4) if (key := await _deck(attacker))]

    async def bring() -> int:
        raw = await asyncio.to_thread(noise)
        return await attacker.post(f"/api/workshop/{random.choice(keys)}/pictures", content=raw)

    if keys:
        await _many(attacker, bring, 3)


async def drafts(attacker: Attacker) -> None:
    """The largest drafts, saved in many decks, on old revisions too;
    keys that are replaced; histories that are read.
    """
    revisions = {key: 1 for _ in range(8) if (key := await _deck(attacker))}
    bodies = [await asyncio.to_thread(lambda: packed(large_draft())) for _ in range(3)] + [packed(long_draft())]

    async def save() -> int:
        key, body = random.choice([*revisions]), random.choice(bodies)
        base = revisions[key] - random.choice((0, 0, 0, 1))
        salted = body.replace(b'"1900"', b'"%d"' % random.randrange(10**6), 1)
        raw = b'{"base":%d,"draft":%s}' % (max(base, 0), salted)
        answer = await attacker.http.put(f"/api/workshop/{key}", content=raw, headers=JSON)
        if answer.status_code in (200, 409):
            revisions[key] = answer.json()["revision"]
        attacker.note(answer.status_code)
        await attacker.get(f"/api/workshop/{key}{random.choice(('', '/history', '/history/1'))}")
        return answer.status_code

    if revisions:
        await _many(attacker, save)


async def archives(attacker: Attacker) -> None:
    """Archives that are much larger when they are unpacked, and checks of drafts as large as they may be."""
    key = await _deck(attacker)
    raw, body = await asyncio.to_thread(archive), packed({"draft": long_draft()})

    async def read() -> int:
        return await attacker.post(f"/api/workshop/read?key={key}", content=raw)

    async def check() -> int:
        return await attacker.post("/api/workshop/check", content=body, headers=JSON)

    await asyncio.gather(_many(attacker, read), _many(attacker, check, 2))


def archive() -> bytes:
    """Files that begin as photos do and are as large as an archive may be."""
    out, photo = io.BytesIO(), noise(400)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made:
        for number in range(9):
            made.writestr(f"Thing {number} {1900 + number}.png", photo + bytes(18_000_000))
        made.writestr("rest.bin", os.urandom(ARCHIVE_BYTES - 2_000_000), zipfile.ZIP_STORED)
    return out.getvalue()


async def brought_decks(attacker: Attacker) -> None:
    """Decks of a megabyte, each another one; prints of them, and pictures."""
    made: list[str] = []

    async def bring() -> int:
        rows = "\n".join(f"{random.random()} {'x' * 90} {n},{1000 + n % 900}" for n in range(4_900))
        answer = await attacker.http.post("/api/decks", content=f"title,year\n{rows}", headers=bearer(attacker.secret))
        attacker.note(answer.status_code)
        if answer.status_code == 201:
            made.append(str(answer.json()["id"]))
        if made:
            await attacker.get(f"/decks/{random.choice(made)}{random.choice(('', '/print', '/cards.pdf'))}")
        return answer.status_code

    await _many(attacker, bring, 4)


async def joins(attacker: Attacker) -> None:
    """A hall of phones that sits down in one moment, chooses, leaves, and comes again;
    its report is asked for all the time.
    """
    settings = {"game": "crowd", "seats": 500, "options": {"rounds": 30}, "decks": ["world-history"]}
    stage = await attacker.table(**settings)
    if stage is None:
        return
    told = await attacker.http.get(f"/api/tables/{stage.code}/report", headers=bearer(attacker.secret))
    report = str(told.json().get("report", ""))
    reading = asyncio.create_task(_reports(attacker, report))
    try:
        for number in itertools.count():
            if not attacker.goes_on:
                return
            phones = await _phones(attacker, stage.code, number)
            await attacker.try_to(stage.do(kind="start"))
            for gap in range(4):
                for phone in phones:
                    for card in range(3):
                        phone.send(json.dumps({"t": "act", "id": f"a{gap}{card}", "a": f"place {card} {gap}"}).encode())
                await attacker.try_to(stage.do(kind="control", what="next"))
            for phone in phones:
                phone.abort()
            await attacker.try_to(stage.do(kind="control", what="end"))
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)


async def _phones(attacker: Attacker, code: str, number: int) -> list[RawSocket]:
    """Phones that have asked for a seat, and read what they are told."""
    phones = []
    with suppress(OSError, asyncio.IncompleteReadError):
        for at in range(PHONES):
            phone = await attacker.raw()
            phone.send(json.dumps({"t": "hello", "table": code, "secret": new_secret(), "role": "phone"}).encode())
            join = {"kind": "join", "name": f"P{number} {at}"}
            phone.send(json.dumps({"t": "do", "id": "j", "c": join}).encode())
            attacker.reading(phone)
            phones.append(phone)
            attacker.did += 1
    return phones


async def _reports(attacker: Attacker, report: str) -> None:
    for number in itertools.count():
        await asyncio.gather(*[attacker.get(f"{report}{what}") for what in ("", "/cards.csv", "?pupils=name")])
        await attacker.post(f"{report}/names", data={"days": str(1 + number % 14)})


async def homework(attacker: Attacker) -> None:
    """Homework that is set, done by made-up pupils and read, with wrong codes between."""

    async def lesson() -> int:
        given = await attacker.http.post("/api/homework", json={"decks": ["world-history"], "rounds": 30})
        attacker.note(given.status_code)
        if given.status_code != 201:
            return given.status_code
        code, report = given.json()["code"], given.json()["report"]
        for number in range(PUPILS):
            come = await attacker.http.post(f"/api/homework/{code}/pupils", json={"name": f"Pupil {number}"})
            attacker.note(come.status_code)
            me = bearer(str(come.json().get("pupil", "x")))
            for card in range(30 if come.status_code == 201 else 0):
                body = {"card": card, "gap": 0}
                if await attacker.post(f"/api/homework/{code}/answers", json=body, headers=me) != 200:
                    break
            await attacker.get(f"/api/homework/{''.join(random.choices('abcdefgh', k=8))}")
        return await attacker.get(report)

    await _many(attacker, lesson)


async def challenges(attacker: Attacker) -> None:
    """Tries at the day and the week by people who are made up, free ones with all moves, and cards to take along."""
    today = datetime.now(UTC).date()
    monday = today - timedelta(days=today.weekday())
    free = ",".join(["draw", "place 1 0", "pass"] * 40)
    pages = itertools.cycle(
        [
            f"/weekly/{monday}/free?did={free}",
            f"/weekly/{monday}",
            f"/daily/{today}/preview.png",
            f"/daily/{today}/free?did={free}",
            "/daily/past",
            "/api/practice/cards/anki?deck=world-history",
            "/practice",
            "/me",
        ]
    )

    async def person() -> int:
        me = bearer(new_secret())
        begun = [
            await attacker.post(f"/daily/{today}/cards", json={"card": 0, "gap": 0}, headers=me),
            await attacker.post(f"/weekly/{monday}/moves", json={"at": 0, "move": "draw"}, headers=me),
            await attacker.get(f"/weekly/{monday}/mine"),
        ]
        return max(*begun, await attacker.get(next(pages)))

    await _many(attacker, person)


async def operators(attacker: Attacker) -> None:
    """The operator's secret is guessed, and a cookie forged; keys of reports, of decks and of rooms are guessed too."""
    letters = itertools.cycle("abcdefgh")

    async def guess() -> int:
        wrong = "".join(random.choices(SIGNS[:62], k=20))
        answers = [
            await attacker.post("/admin/login", data={"secret": wrong}),
            await attacker.get("/admin", headers={"cookie": f"yearline-admin=99999999999.{wrong}"}),
            await attacker.post("/admin/do", data={"do": "block", "what": "table", "name": "x", "word": wrong}),
            await attacker.get(f"/report/{wrong}"),
            await attacker.get(f"/api/workshop/{wrong}"),
            await attacker.get(f"/j/{next(letters)}{wrong[:3].lower()}"),
            await attacker.get(f"/screen/{wrong[:6]}"),
        ]
        return min(answers)

    await _many(attacker, guess)


async def endless_bodies(attacker: Attacker) -> None:
    """Requests that say they are large and never send their last bytes, in as many connections as go."""
    body = bytes(1_900_000)
    head = f"POST /api/decks HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {attacker.secret}\r\n"
    head += f"Content-Length: {len(body)}\r\n\r\n"
    opened: list[asyncio.StreamWriter] = []
    try:
        while attacker.goes_on:
            reader, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(attacker.address, 0))
            opened.append(writer)
            writer.write(head.encode() + body[:-1])
            with suppress(TimeoutError):
                answer = await asyncio.wait_for(reader.readline(), 0.02)
                attacker.note(int(answer.split()[1]))
            if len(opened) > BODIES:
                opened.pop(0).transport.abort()
    finally:
        for writer in opened:
            writer.transport.abort()


async def silent_connections(attacker: Attacker) -> None:
    """Connections on which one byte of a head comes after another, and never its end."""
    opened: list[asyncio.StreamWriter] = []
    try:
        while attacker.goes_on:
            for _ in range(20):
                _, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(attacker.address, 0))
                writer.write(b"GET / HTTP/1.1\r\nX: ")
                opened.append(writer)
                attacker.did += 1
            while len(opened) > SILENT:
                opened.pop(0).transport.abort()
            for writer in opened:
                writer.write(b"x")
            await asyncio.sleep(0.05)
    finally:
        for writer in opened:
            writer.transport.abort()


JSON = {"content-type": "application/json"}
ROOMS = {
    "workshop: photos": photos,
    "workshop: drafts": drafts,
    "workshop: archives": archives,
    "decks that are brought": brought_decks,
    "lessons: a hall of phones": joins,
    "lessons: homework": homework,
    "challenges": challenges,
    "guesses at every door": operators,
    "bodies that never end": endless_bodies,
    "silent connections": silent_connections,
}
