"""A living deck of days with photos:
no byte of a picture, its name, its metadata or anybody else's traffic tells a hidden date.
"""

import io
import json
import random
import zipfile
from typing import Any

import pytest

from tests.photos.pictures import jpeg
from tests.server.conftest import Running, bearer
from tests.server.test_secrets import seen_in
from tests.server.test_workshop import made, save
from yearline.client import TableClient
from yearline.decks.days import read_day
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio
LUCK = random.Random(9)
DAYS = {
    f"Event {chr(65 + n)}": f"{year}-{LUCK.randint(10, 12)}-{LUCK.randint(10, 28)}"
    for n, year in enumerate(LUCK.sample(range(1131, 1979), 16))
}


@pytest.fixture
def ws() -> str:
    return "auto"


def words(day: str) -> list[str]:
    """A day as it might be written somewhere."""
    return [day, day.replace("-", ""), day[4:], "/".join(reversed(day.split("-"))), str(read_day(day))]


def album() -> bytes:
    """Photos whose names, comments and Exif tell the day."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for number, (title, day) in enumerate(DAYS.items()):
            raw = jpeg(300, 300, color=(9 * number, 40, 99), comment=f"taken {day}".encode())
            archive.writestr(f"{day} {title}.jpg", raw + day.encode())
    return out.getvalue()


async def living(server: Running) -> tuple[dict[str, Any], dict[str, Any]]:
    """A deck out of that album, with the day in each credit; how it was made, and its draft."""
    deck = await made(server)
    read = (await server.http.post(f"/api/workshop/read?key={deck['key']}", content=album())).json()
    draft: dict[str, Any] = read["draft"]
    draft["meta"] |= {"dates": "day", "names": {"en": "Days"}}
    draft["columns"].append("credit")
    for row in draft["rows"]:
        row.append(f"Archive, {row[0]}")
    saved = await save(server, deck["key"], 1, draft)
    assert (saved.status_code, saved.json()["problems"]) == (200, [])
    return deck, draft


class Ear:
    """Somebody at a table, and all that reaches them."""

    def __init__(self, player: TableClient, faces: dict[str, str]) -> None:
        self.player, self.faces, self.revealed = player, faces, set[str]()

    def check(self, said: str) -> None:
        """Nothing that was said tells a date whose card was not turned over before."""
        for message in self.player.heard:
            self.revealed |= seen_in(message.get("events", [])) | seen_in(message.get("view"))
        for picture in self.faces.keys() - self.revealed:
            assert [word for word in words(DAYS[self.faces[picture]]) if word in said] == []

    async def look_around(self, server: Running) -> None:
        self.check(json.dumps(list(self.player.heard)))
        code, secret = self.player.code, self.player.secret
        paths = [f"/t/{code}", f"/t/{code}/faces", f"/api/tables/{code}", f"/api/tables/{code}/faces", "/api/decks"]
        for picture in self.faces:
            paths += [f"/pictures/{picture}.svg", f"/api/faces/{picture}"]
            if picture not in self.revealed:
                paths.append(f"/api/tables/{code}/backs/{picture}")
        for path in paths:
            answer = await server.http.get(path, headers=bearer(secret))
            self.check(f"{path} {answer.headers} {answer.content.decode('latin-1')}")


async def test_no_byte_tells_a_hidden_day_while_others_write_and_correct(server: Running) -> None:
    deck, draft = await living(server)
    host = new_secret()
    code = await server.table(host, game="race", seats=1, decks=[deck["id"]])
    player = await server.sit(code, host, "Ann")
    await player.do(kind="start")
    await player.until_phase("playing")
    faces = (await server.http.get(f"/t/{code}/faces")).json()
    titles = (await server.http.get(f"/api/tables/{code}/faces")).json()
    assert sorted(titles.values()) == sorted(DAYS)
    assert faces.keys() == titles.keys()
    ear = Ear(player, titles)
    await ear.look_around(server)
    draft["rows"][0][0] = "1066-10-14"
    assert (await save(server, deck["key"], 2, draft)).status_code == 200
    await player.act(player.actions()[0])
    await ear.look_around(server)
    assert 0 < len(ear.revealed) < len(DAYS)
    other = await made(server)  # somebody who writes another deck
    for path in (f"/api/workshop/{other['key']}", "/api/emblems?q=event", "/workshop", f"/workshop/{other['key']}"):
        answer = await server.http.get(path)
        ear.check(f"{answer.headers} {answer.text}")
    report = {"table": code, "picture": next(iter(ear.revealed)), "reason": "date", "note": "a day later"}
    ear.check((await server.http.post("/api/reports", json=report, headers=bearer(host))).text)
