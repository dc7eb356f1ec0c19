"""What links show elsewhere: tables, decks and days in five languages, and not a byte that tells a name or a date."""

import re
from html import unescape

import httpx
import pytest

from tests.server.conftest import Running, bearer, quiet, running, timeless
from yearline.i18n import COMPLETE
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.server.pages import previews

pytestmark = pytest.mark.asyncio
CANARY = 1234
DECK = "title,year,source\n" + "\n".join(
    f"Thing {'abcdefghij'[i % 10] * (i + 1)},{CANARY + i},https://example.org" for i in range(60)
)


def told(page: str) -> dict[str, str]:
    return {name: unescape(said) for name, said in re.findall(r'property="og:([\w:]+)" content="([^"]*)"', page)}


async def asked(server: Running, path: str, **more: str) -> httpx.Response:
    url = f"{server.hall.services.settings.url}{path}"
    return await server.http.get("/oembed", params={"url": url, **more})


async def test_a_table_invites_in_five_languages_and_later_tells_what_goes_on() -> None:
    async with running(Hall(quiet())) as server:
        code = await server.table(new_secret(), game="race", seats=3)
        invitations = set()
        for language in COMPLETE:
            found = told((await server.http.get(f"/t/{code}", params={"lang": language})).text)
            invitations |= {found["title"], found["description"]}
            assert found["locale"].startswith(language)
            assert found["url"] == f"{server.hall.services.settings.url}/t/{code}"
            assert found["image"].endswith(f"/previews/games/race.png?lang={language}")
        assert len(invitations) == 2 * len(COMPLETE)
        assert "3" in found["description"]
        anna, _ = await server.playing("Annabella", "Bartholomew")
        playing = told((await server.http.get(f"/t/{anna.code}")).text)
        assert playing["title"] not in invitations
        await anna.do(kind="leave")
        while anna.phase != "over":
            await anna.receive()
        assert "over" in told((await server.http.get(f"/t/{anna.code}")).text)["title"]


async def test_oembed_knows_our_own_addresses_alone() -> None:
    async with running(Hall(quiet())) as server:
        home = server.hall.services.settings.url
        code = await server.table(new_secret(), game="coop")
        page = (await server.http.get(f"/t/{code}?lang=fr")).text
        link = unescape(re.findall(r'application/json\+oembed" href="([^"]*)"', page.replace("\n", " "))[0])
        said = (await server.http.get(link.removeprefix(home))).json()
        assert (said["type"], said["version"], said["title"]) == ("link", "1.0", told(page)["title"])
        assert said["thumbnail_url"] == told(page)["image"]
        day = await asked(server, "/daily/2026-11-17")
        assert day.status_code in (200, 404)  # as the clock of the server has it
        for wrong in ("/nothing", "/t/ZZZZZZ", "/decks/nothing", "/admin", f"@elsewhere.example/t/{code}", "/daily/x"):
            assert (await asked(server, wrong)).status_code == 404, wrong
        for foreign in ("https://elsewhere.example/t/x", "javascript:alert(1)", "", f"{home}.elsewhere.example/"):
            assert (await server.http.get("/oembed", params={"url": foreign})).status_code == 404, foreign
        assert (await asked(server, "/", format="xml")).status_code == 404
        assert (await asked(server, "/" + "x" * 600)).status_code == 400
        for plain in ("", "/", "/games", "/decks/popular-culture"):
            assert (await asked(server, plain)).status_code == 200, plain


async def test_where_sites_may_frame_us_oembed_gives_them_a_frame() -> None:
    async with running(Hall(quiet(frame_origins="https://school.example"))) as server:
        code = await server.table(new_secret(), game="coop")
        said = (await asked(server, f"/t/{code}", maxwidth="400", maxheight="99999")).json()
        assert (said["type"], said["width"], said["height"]) == ("rich", 400, 640)
        assert f'/t/{code}?lang=en"' in said["html"]


async def test_no_byte_of_a_preview_tells_a_date_or_a_name() -> None:
    async with running(Hall(quiet())) as server:
        secret = new_secret()
        made = await server.http.post("/api/decks", params={"name": "Mine"}, content=DECK, headers=bearer(secret))
        deck = made.json()["id"]
        anna, _ = await server.playing("Annabella", "Bartholomew", decks=[deck])
        bodies = [
            *[str(told((await server.http.get(path)).text)) for path in (f"/t/{anna.code}", f"/decks/{deck}")],
            *[(await asked(server, path)).text for path in (f"/t/{anna.code}", f"/decks/{deck}")],
        ]
        for body in bodies:
            assert not [year for year in range(CANARY, CANARY + 60) if str(year) in body]
            assert "Annabella" not in body
            assert "Thing" not in body


async def test_a_picture_is_drawn_once_and_counts_as_twenty_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    monkeypatch.setattr(previews, "preview_png", lambda *words: drawn.append(words) or b"\x89PNG")
    monkeypatch.setattr(previews, "_drawn", type(previews._drawn)())
    async with running(timeless(requests_per_second=10.0)) as server:
        for _ in range(2):
            answer = await server.http.get("/previews/games/race.png?lang=it")
            assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        assert len(drawn) == 1
        assert not re.search(r"\d{3}", "".join(drawn[0][:3]))
        assert (await server.http.get("/previews/games/race.png?lang=fr")).status_code == 429
    async with running(Hall(quiet())) as server:
        for wrong in ("games/nothing.png", "nothing/race.png", "decks/nothing.png", "games/..%2Frace.png"):
            assert (await server.http.get(f"/previews/{wrong}")).status_code == 404, wrong
        for language in COMPLETE:
            assert (await server.http.get(f"/previews/decks/popular-culture.png?lang={language}")).status_code == 200
        assert len(drawn) == 1 + len(COMPLETE)
