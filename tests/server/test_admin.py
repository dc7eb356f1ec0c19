"""The operator: a page behind a secret, and what every node does when something was decided."""

import asyncio
import re
from typing import Any

import httpx
import pytest

from tests.server.conftest import Running, bearer, quiet, running
from yearline.server.admin.operating import BadOrder, order
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio
SECRET = "a secret of the operator's"
DECK = "title,year,source\n" + "\n".join(f"Thing {i},{1500 + i},https://example.org" for i in range(60))


def hall(**more: Any) -> Hall:
    return Hall(quiet(admin_secret=SECRET, **more))


async def enter(server: Running, secret: str = SECRET) -> httpx.Response:
    return await server.http.post("/admin/login", data={"secret": secret})


async def word_of(server: Running) -> str:
    found = re.search(r'name="word" value="([0-9a-f]+)"', (await server.http.get("/admin")).text)
    assert found is not None
    return found[1]


async def test_without_a_secret_there_is_no_such_page() -> None:
    async with running(Hall(quiet())) as server:
        assert (await server.http.get("/admin")).status_code == 404
        assert (await enter(server, "")).status_code == 404
        assert (await server.http.post("/admin/do", data={"do": "block"})).status_code == 404


async def test_only_the_secret_opens_it_and_the_cookie_is_nobody_elses() -> None:
    async with running(hall()) as server:
        assert "Nodes" not in (await server.http.get("/admin")).text
        wrong = await enter(server, "a wrong one of theirs")
        assert "set-cookie" not in wrong.headers
        assert "That is not the secret." in (await server.http.get(wrong.headers["location"])).text
        cookie = (await enter(server)).headers["set-cookie"].lower()
        for wanted in ("httponly", "samesite=strict", "path=/admin"):
            assert wanted in cookie
        page = await server.http.get("/admin")
        assert "Nodes" in page.text
        assert page.headers["cache-control"] == "no-store"
        until = server.http.cookies["yearline-admin"].partition(".")[0]
        for forged in (f"{int(until) + 1}.{'0' * 64}", "x.y", "", f"{until}.", f"{until}.é"):
            async with httpx.AsyncClient(base_url=server.http.base_url) as stranger:
                answer = await stranger.get("/admin", headers={b"cookie": f"yearline-admin={forged}".encode()})
            assert (answer.status_code, "Nodes" in answer.text) == (200, False)


async def test_a_cookie_ends_with_the_day() -> None:
    place = hall()
    async with running(place) as server:
        await enter(server)
        assert "Nodes" in (await server.http.get("/admin")).text
        now = place.services.clock.now()
        place.services.clock.now = lambda: now + 9 * 3600
        assert "Nodes" not in (await server.http.get("/admin")).text


async def test_guessing_is_slow() -> None:
    place = hall()
    now = place.services.clock.ticks()
    place.services.clock.ticks = lambda: now
    async with running(place) as server:
        answers = [(await enter(server, f"guess {i}")).status_code for i in range(8)]
        assert answers == [303] * 6 + [429] * 2
        assert (await enter(server)).status_code == 429


async def test_a_form_of_another_site_does_nothing() -> None:
    async with running(hall()) as server:
        await enter(server)
        wish = {"do": "block", "what": "address", "name": "192.0.2.7"}
        for word in ("", "0" * 64):
            assert (await server.http.post("/admin/do", data={**wish, "word": word})).status_code == 404
        assert await server.hall.services.store.read("admin") == []
        answer = await server.http.post("/admin/do", data={**wish, "word": await word_of(server)})
        assert answer.headers["location"] == "/admin?told=done"
        assert "192.0.2.7" in (await server.http.get("/admin")).text


async def test_a_table_can_be_closed_opened_again_and_deleted() -> None:
    async with running(hall()) as server:
        store = server.hall.services.store
        ann, bob = await server.playing("Ann", "Bob")
        code = ann.frame["table"]["code"]
        await order(store, 1.0, "block", "table", code.upper())
        await server.hall.housekeeping.sweep()
        for client in (ann, bob):
            with pytest.raises(Exception, match="blocked"):
                await asyncio.wait_for(client.until(lambda _: False), 5)
        answer = await server.http.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
        assert (await server.http.get("/api/tables", headers=bearer(ann.secret))).json() == []
        await order(store, 2.0, "unblock", "table", code)
        await server.hall.housekeeping.sweep()
        assert (await server.http.get(f"/api/tables/{code}")).status_code == 200
        await order(store, 3.0, "delete", "table", code)
        await server.hall.housekeeping.sweep()
        assert (await server.http.get(f"/api/tables/{code}")).status_code == 404
        with pytest.raises(BadOrder):
            await order(store, 4.0, "delete", "table", code)


async def test_a_deck_can_be_shut_out_and_deleted() -> None:
    async with running(hall()) as server:
        store, headers = server.hall.services.store, bearer(new_secret())
        deck = (await server.http.post("/api/decks?name=x", content=DECK, headers=headers)).json()["id"]
        await order(store, 1.0, "block", "deck", deck)
        await server.hall.housekeeping.sweep()
        answer = await server.http.post("/api/tables", json={"game": "race", "decks": [deck]}, headers=headers)
        assert answer.json()["code"] == "blocked"
        await order(store, 2.0, "delete", "deck", deck)
        assert await store.get_blob(deck) is None


async def test_an_address_that_is_shut_out_gets_neither_pages_nor_sockets() -> None:
    async with running(hall(behind_proxy=True)) as server:
        code = await server.table(new_secret(), game="race")
        theirs = {"x-forwarded-for": "192.0.2.7"}
        assert (await server.http.get("/api/games", headers=theirs)).status_code == 200
        await order(server.hall.services.store, 1.0, "block", "address", "192.0.2.7")
        await server.hall.housekeeping.sweep()
        assert (await server.http.get("/api/games", headers=theirs)).status_code == 403
        assert (await server.http.get("/api/games")).status_code == 200
        client = await server.sit(code)
        for session in server.hall.connections.sessions:
            session.address = "192.0.2.7"
        server.hall.connections.decided()
        with pytest.raises(Exception, match="blocked"):
            await asyncio.wait_for(client.until(lambda _: False), 5)


async def test_everybody_hears_of_a_restart_in_their_language() -> None:
    async with running(hall()) as server:
        code = await server.table(new_secret(), game="race")
        ann = await server.sit(code, language="fr")
        now = server.hall.services.clock.now()
        await order(server.hall.services.store, now, "announce", "restart", minutes=10)
        await server.hall.housekeeping.sweep()
        told = await ann.until(lambda message: message["t"] == "notice")
        assert told["text"].replace("\u00a0", " ").startswith("Le serveur redémarre dans 10 minutes")
        late = await server.sit(code)
        assert (await late.until(lambda message: message["t"] == "notice"))["at"] == pytest.approx(now + 600)
        with pytest.raises(BadOrder):
            await order(server.hall.services.store, now, "announce", "table", "x")


async def test_what_was_decided_is_known_after_a_restart_and_to_other_nodes() -> None:
    first = hall()
    async with running(first) as server:
        await order(server.hall.services.store, 1.0, "block", "address", "192.0.2.7")
        other = Hall(quiet(), store=first.services.store)
        await other.housekeeping.sweep()
        assert other.services.blocks.shut("address", "192.0.2.7")


async def test_a_node_reports_however_seldom_it_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sets the sweep to once an hour still sees on the page, and in the terminal, what runs."""
    from yearline.server.admin.operating import ALIVE_SECONDS, nodes
    from yearline.server.keeping import sweep

    assert sweep.BEAT_SECONDS < ALIVE_SECONDS / 2
    monkeypatch.setattr(sweep, "BEAT_SECONDS", 0.001)
    place = hall(keeping_seconds=3600.0)
    async with running(place):
        later = place.services.clock.now() + 2 * ALIVE_SECONDS
        place.services.clock.now = lambda: later
        while not await nodes(place.services.store, later):
            await asyncio.sleep(0)
    assert not await nodes(place.services.store, later)  # it has said that it stops
    monkeypatch.setattr(sweep, "BEAT_SECONDS", 3600.0)
    place = hall(keeping_seconds=3600.0)
    async with running(place) as server:
        await enter(server)
        later = place.services.clock.now() + 2 * ALIVE_SECONDS
        place.services.clock.now = lambda: later
        assert "None has reported" not in (await server.http.get("/admin")).text
