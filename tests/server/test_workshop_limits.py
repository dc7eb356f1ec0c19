"""What the workshop costs: bytes on the disk, work on the event loop, and nothing left behind by what was refused."""

import io
import re
import threading
import zipfile
from typing import Any

import pytest

from tests.photos.pictures import jpeg
from tests.server.conftest import Running, bearer, running, timeless
from tests.server.test_workshop import draft, made, save
from yearline.i18n import COMPLETE
from yearline.server.api import large
from yearline.server.app import PACKED_ALREADY
from yearline.server.decks import drafts
from yearline.server.live.identity import new_secret
from yearline.server.services.refusals import text_for
from yearline.store import DiskRoom
from yearline.workshop.draft import Draft

pytestmark = pytest.mark.asyncio


@pytest.fixture
def ws() -> str:
    return "auto"


def blobs(server: Running, kind: str) -> list[str]:
    return [name for name in server.hall.services.store._blobs if name.startswith(kind)]  # type: ignore[attr-defined]


async def test_what_is_kept_counts_by_its_bytes() -> None:
    """A draft of 1.5 MB counted like one of a line: two of them a second were gigabytes an hour."""
    async with running(timeless(kept_bytes_per_second=3)) as server:  # ten minutes' worth are 1,800 bytes
        deck = await made(server, draft=draft(3))
        large = draft(12, note="".join(chr(0x4E00 + i * 37 % 20_000) for i in range(2_000)))
        refused = await save(server, deck["key"], 1, large)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        photo = await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=jpeg(1600, 1600))
        assert photo.status_code == 429
        brought = "title,year\n" + "\n".join(f"Thing {i},{1800 + i}" for i in range(100))
        answer = await server.http.post("/api/decks", content=brought, headers=bearer(new_secret()))
        assert answer.status_code == 429
        assert (await save(server, deck["key"], 1, draft(4))).status_code == 200
        assert (len(blobs(server, "draft:")), blobs(server, "photo:"), blobs(server, "own-")) == (2, [], [])


async def test_what_is_refused_leaves_nothing_behind(server: Running) -> None:
    """A save that came too late left its draft, one that was too large a deck without a draft."""
    deck = await made(server)
    for base in (0, 9):
        assert (await save(server, deck["key"], base, draft(3))).status_code == 409
    drafts, limits = server.hall.services.shelf.own.drafts, server.hall.services.limits
    first, second = [await drafts.living.by_key(deck["key"]) for _ in range(2)]
    assert await drafts.save(first, Draft(rows=[["1901", "Mine"]]), 1, "", limits)
    assert not await drafts.save(second, Draft(rows=[["2001", "Theirs"]]), 1, "", limits), "they had read the same one"
    assert len(blobs(server, "draft:")) == 2
    huge = {"columns": ["year", "title"], "rows": [["1900", "x" * 1900]] * 900}
    refused = await server.http.post("/api/workshop", json={"draft": huge})
    assert (refused.status_code, len(blobs(server, "edit:"))) == (413, 1)


async def test_a_full_disk_takes_no_drafts_and_no_photos(server: Running) -> None:
    deck = await made(server)
    server.hall.services.disk.see(DiskRoom(10**12, 0))
    photo = await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=jpeg())
    answers = [await save(server, deck["key"], 1, draft(3)), photo, await server.http.post("/api/workshop", json={})]
    assert [(one.status_code, one.json()["code"]) for one in answers] == [(503, "server_full")] * 3


async def test_who_replaces_a_key_again_and_again_has_to_wait() -> None:
    async with running(timeless(saves_per_second=0.05)) as server:
        key, answers = (await made(server))["key"], []
        for _ in range(4):
            answers.append(await server.http.post(f"/api/workshop/{key}/revoke"))
            key = answers[-1].json().get("key", key)
        assert [one.status_code for one in answers] == [200, 200, 200, 429]
        assert (await server.http.delete(f"/api/workshop/{key}/reports")).status_code == 204, "there is nothing to do"


async def test_a_large_answer_is_packed_in_a_thread(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A draft of a megabyte kept everybody waiting for a tenth of a second each time it was opened."""
    threads: list[threading.Thread] = []
    packed = large._packed

    def noted(request: Any, body: bytes) -> tuple[bytes, dict[str, str]]:
        threads.append(threading.current_thread())
        return packed(request, body)

    monkeypatch.setattr(large, "_packed", noted)
    deck = await made(server)
    answer = await server.http.get(f"/api/workshop/{deck['key']}")
    assert (answer.headers["content-encoding"], answer.json()["draft"]) == ("gzip", draft())
    plain = await server.http.get(f"/api/workshop/{deck['key']}", headers={"accept-encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.json()) == (False, answer.json())
    await save(server, deck["key"], 0, draft())
    await server.http.post("/api/workshop/check", json={"draft": draft()})
    await server.http.post("/api/workshop/read", content=b"year,title\n1900,Thing\n")
    page = await server.http.get("/decks/inventions")
    bare = await server.http.get("/decks/inventions", headers={"accept-encoding": "identity"})
    assert (page.headers["content-encoding"], page.text) == ("gzip", bare.text)
    assert page.headers["vary"] == "Accept-Language, Cookie, Accept-Encoding"
    assert len(threads) == 7
    assert threading.current_thread() not in threads


@pytest.mark.parametrize(
    ("path", "packed"),
    [
        ("/decks", False),
        ("/decks/inventions/cards.pdf", True),
        ("/daily/2026-11-01/preview.png", True),
        ("/previews/game/race", True),
        ("/api/practice/cards/anki", True),
        ("/api/practice/cards/csv", False),
    ],
)
async def test_what_is_packed_in_itself_is_not_packed_again_on_the_loop(path: str, packed: bool) -> None:
    assert any(re.search(one, path) for one in PACKED_ALREADY) == packed


def album(count: int) -> bytes:
    """An archive of photos, each another one."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for number in range(count):
            archive.writestr(f"Bridge {number} {1900 + number}.jpg", jpeg(color=(9 * number, 9, 99)))
    return out.getvalue()


@pytest.mark.parametrize("language", COMPLETE)
async def test_photos_that_are_too_many_are_left_out_and_that_is_told(
    server: Running, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The sentence was looked for among those about cards, where it is not: the whole file was lost."""
    monkeypatch.setattr(drafts, "MOST_PHOTOS", 2)
    asked = f"/api/workshop/read?key={(await made(server))['key']}&language={language}"
    read = (await server.http.post(asked, content=album(4))).json()
    assert [len(row[2]) for row in read["draft"]["rows"]] == [32, 32, 0, 0]
    assert (read["notes"], read["problems"]) == ([text_for("deck_full", language)], [])


async def test_who_has_brought_enough_photos_still_gets_the_cards() -> None:
    async with running(timeless(photos_per_second=0.005)) as server:  # three in ten minutes
        asked = f"/api/workshop/read?key={(await made(server))['key']}"
        read = (await server.http.post(asked, content=album(4))).json()
        assert [len(row[2]) for row in read["draft"]["rows"]] == [32, 32, 32, 0]
        assert read["notes"] == [text_for("too_fast", "en")]
