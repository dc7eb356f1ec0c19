"""Decks that people bring: none passes for another one, and only so many stay in memory."""

import json
from base64 import b64decode

import msgspec
import pytest

from tests.photos.pictures import bomb, jpeg
from tests.server.conftest import Running, bearer, quiet, running, timeless
from yearline.decks import DeckError, Problem, library
from yearline.decks.package import zipped
from yearline.server.decks import own as own_decks
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio


@pytest.fixture
def ws() -> str:
    return "auto"


def sheet(count: int, title: str = "Card") -> bytes:
    return ("year,title\n" + "".join(f"{1900 + i},{title} {i}\n" for i in range(count))).encode()


async def brought(server: Running, content: bytes, name: str = "Things") -> str:
    answer = await server.http.post(f"/api/decks?name={name}", content=content, headers=bearer(new_secret()))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def faces(server: Running, deck: str) -> dict[str, str]:
    code = await server.table(new_secret(), decks=[deck])
    found: dict[str, str] = (await server.http.get(f"/api/tables/{code}/faces")).json()
    return found


async def test_a_deck_cannot_pass_for_one_of_the_library(server: Running) -> None:
    victim = library()["inventions"].cards[0]
    picture = victim.card.face.picture
    before = (await server.http.get(f"/pictures/{picture}.svg")).content
    cards = [{"id": victim.id, "year": 1, "title_en": "Gotcha", "emblem": "skull"}]
    content = {"format": "yearline-deck/1", "deck": {"id": "inventions"}, "cards": cards}
    deck = await brought(server, json.dumps(content).encode(), "inventions")
    assert list((await faces(server, deck)).values()) == ["Gotcha"]
    assert (await server.http.get(f"/pictures/{picture}.svg")).content == before
    assert (await server.http.get(f"/api/faces/{picture}")).json()["title"] == victim.text("en").title


async def test_two_decks_of_one_name_keep_their_own_pictures(server: Running) -> None:
    one, two = [await faces(server, await brought(server, sheet(2, title))) for title in ("One", "Two")]
    assert not set(one) & set(two)
    for picture, title in (one | two).items():
        assert (await server.http.get(f"/api/faces/{picture}")).json()["title"] == title


async def test_a_deck_in_an_archive_shows_its_photos_and_keeps_nothing_of_their_files(server: Running) -> None:
    files = {
        "deck.toml": b'[names]\nen = "Town"\n',
        "cards.csv": b"year,title,picture\n1803,Mill,mill.jpg\n1804,Ford,\n",
        "pictures/mill.jpg": jpeg(comment=b"taken 1803-03-03"),
    }
    deck = await brought(server, zipped(files), "Town")
    pictures = {title: name for name, title in (await faces(server, deck)).items()}
    shown = {title: (await server.http.get(f"/pictures/{name}.svg")).content for title, name in pictures.items()}
    assert [b"data:image/webp;base64," in shown[title] for title in ("Mill", "Ford")] == [True, False]
    kept = await server.hall.services.store.get_blob(deck)
    assert kept is not None
    assert b"taken" not in b64decode(msgspec.json.decode(kept)["raw"])
    assert (await server.http.get(f"/decks/{deck}/cards.pdf")).content.startswith(b"%PDF")
    hostile = zipped(files | {"pictures/mill.jpg": bomb()})
    answer = await server.http.post("/api/decks?name=Town", content=hostile, headers=bearer(new_secret()))
    assert (answer.status_code, answer.json()["id"]) == (422, "")


async def test_a_game_outlives_a_deck_that_a_newer_version_refuses(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = await server.playing("Ann", decks=[await brought(server, sheet(60))])
    await ann.do(kind="control", what="end")
    picture = ann.frame["view"]["hands"][0]["cards"][0]["p"]
    server.hall.services.shelf.own._decks.clear()

    def refused(*_: object) -> None:
        raise DeckError([Problem(0, "", "no_cards", {})])

    monkeypatch.setattr(own_decks, "_inspect", refused)
    back = await server.http.get(f"/api/tables/{ann.code}/backs/{picture}")
    assert (back.status_code, back.json()["title"][:5]) == (200, "Card ")
    assert (await server.http.get(f"/api/tables/{ann.code}/games/1/review")).status_code == 200
    assert (await server.http.get(f"/pictures/{picture}.svg")).status_code == 404


async def test_a_picture_is_found_by_a_server_that_has_just_begun(server: Running) -> None:
    picture = next(iter(await faces(server, await brought(server, sheet(2)))))
    async with running(Hall(quiet(), store=server.hall.services.store)) as other:
        assert (await other.http.get(f"/pictures/{picture}.svg")).status_code == 200


async def test_ones_own_deck_can_be_printed_from_its_page(server: Running) -> None:
    deck = await brought(server, sheet(2))
    page = (await server.http.get(f"/decks/{deck}/print")).text
    assert f'action="/decks/{deck}/cards.pdf"' in page


async def test_only_so_many_cards_stay_in_memory(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_decks, "KEPT_CARDS", 10)
    decks = [await brought(server, sheet(4, f"T{number}")) for number in range(4)]
    for deck in decks:
        assert (await server.http.get(f"/decks/{deck}")).status_code == 200
    assert list(server.hall.services.shelf.own._decks) == decks[-2:]
    assert (await server.http.get(f"/decks/{decks[0]}")).status_code == 200


async def test_who_brings_a_deck_every_second_has_to_wait_but_may_still_have_files_checked() -> None:
    async with running(Hall(quiet(decks_per_second=0.002))) as server:
        await brought(server, sheet(2))
        again = await server.http.post("/api/decks?name=B", content=sheet(3), headers=bearer(new_secret()))
        assert (again.status_code, again.json()["code"]) == (429, "too_fast")
        wrong = await server.http.post("/api/decks?name=B", content=b"year,title\nx,y\n", headers=bearer(new_secret()))
        assert wrong.status_code == 422


async def test_who_opens_a_table_every_second_has_to_wait() -> None:
    async with running(Hall(quiet(tables_per_second=0.002))) as server:
        await server.table(new_secret())
        again = await server.http.post("/api/tables", json={}, headers=bearer(new_secret()))
        assert (again.status_code, again.json()["code"]) == (429, "too_fast")


async def test_decks_that_are_too_much_together_are_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yearline.server.decks.shelf.ROWS", 5)
    deck, other = await brought(server, sheet(3)), await brought(server, sheet(4, "Other"))
    answer = await server.http.post("/api/tables", json={"decks": [deck, other]}, headers=bearer(new_secret()))
    assert answer.json()["code"] == "too_many_cards"
    assert "many cards" in answer.json()["text"]
    await server.table(new_secret(), decks=[deck])


async def test_a_long_list_of_cards_counts_as_several_requests() -> None:
    async with running(timeless(requests_per_second=2)) as server:
        deck = await brought(server, sheet(400))
        answer = await server.http.get(f"/decks/{deck}", headers={"Accept-Language": "fr"})
        assert answer.status_code == 429
        assert answer.json()["text"].startswith("Trop de requêtes")
