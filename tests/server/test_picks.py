"""Decks of some fields and eras: counted, picked, played at a table and as homework, and bounded."""

from collections import Counter
from typing import Any

import pytest

from tests.server.conftest import Running, bearer, quiet, running, timeless
from yearline.core.years import year_of
from yearline.i18n import messages
from yearline.server.api.picks import LEAST
from yearline.server.decks.topics import BOUNDARIES, topic_of
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio

DECK = "world-history"


async def picked(server: Running, **wanted: Any) -> dict[str, Any]:
    answer = await server.http.post("/api/picks", json={"decks": [DECK], **wanted})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def test_the_topics_of_a_deck_are_counted_and_cost_three_requests() -> None:
    async with running(timeless(requests_per_second=3)) as server:
        answer = await server.http.get("/api/topics", params={"deck": DECK})
        deck = await server.hall.services.shelf.get(DECK)
        assert sum(one["cards"] for one in answer.json()) == len(deck.cards)
        assert {(one["field"], one["era"]) for one in answer.json()} == {topic_of(card) for card in deck.cards}
        assert (await server.http.get("/api/topics", params={"deck": DECK})).status_code == 200
        assert (await server.http.get("/api/topics", params={"deck": DECK})).status_code == 429


async def test_a_pick_has_only_the_cards_of_its_fields_and_eras_and_any_table_can_be_dealt_from_it() -> None:
    async with running(Hall(quiet())) as server:
        made = await picked(server, eras=[4])
        deck = await server.hall.services.shelf.get(made["deck"])
        years = [year_of(card.year) for card in deck.cards]
        assert len(years) == made["cards"] >= LEAST
        assert BOUNDARIES[3] <= min(years) <= max(years) < BOUNDARIES[4]
        assert deck.name("en") == (await server.hall.services.shelf.get(DECK)).name("en")
        field = Counter(topic_of(card)[0] for card in deck.cards).most_common(1)[0][0]
        again = await picked(server, decks=[made["deck"]], fields=[field])
        some = await server.hall.services.shelf.get(again["deck"])
        assert {topic_of(card) for card in some.cards} == {(field, 4)}, "some of what was picked before"
        code = await server.table(new_secret(), game="crowd", seats=5, decks=[made["deck"]])
        assert (await server.http.get(f"/screen/{code}")).status_code == 200


async def test_homework_asks_for_the_cards_of_a_pick_alone() -> None:
    async with running(Hall(quiet())) as server:
        made = await picked(server, eras=[4])
        given = await server.http.post("/api/homework", json={"decks": [made["deck"]], "rounds": 5})
        code = given.json()["code"]
        begun = await server.http.post(f"/api/homework/{code}/pupils", json={"name": "Ann"})
        seen = (await server.http.get(f"/api/homework/{code}", headers=bearer(begun.json()["pupil"]))).json()
        assert all(1900 <= card["y"] < 2000 for card in seen["line"])
        assert seen["cards"] == 5


async def test_too_few_cards_are_refused_in_words_and_nothing_is_kept() -> None:
    async with running(Hall(quiet())) as server:
        wanted = {"decks": [DECK], "fields": ["digital"], "eras": [0]}
        answer = await server.http.post("/api/picks?lang=fr", json=wanted)
        assert answer.status_code == 400
        assert answer.json()["text"] == messages("fr")("server-refused-few-picked")


@pytest.mark.parametrize(
    "wanted",
    [
        {"decks": []},
        {"decks": ["x" * 81]},
        {"fields": ["war"] * 17},
        {"fields": ["x" * 21]},
        {"eras": [6]},
        {"eras": [-1]},
        {"eras": [0] * 7},
        {"years": [1]},
    ],
)
async def test_picks_are_bounded_and_made_only_so_often(wanted: dict[str, Any]) -> None:
    async with running(timeless(decks_per_second=1 / 600)) as server:
        assert (await server.http.post("/api/picks", json={"decks": [DECK], **wanted})).status_code == 400
        await picked(server, eras=[4])
        assert (await server.http.post("/api/picks", json={"decks": [DECK], "eras": [3]})).status_code == 429


async def test_there_is_no_pick_of_a_deck_that_is_none() -> None:
    async with running(Hall(quiet())) as server:
        for deck in ("nothing", "pick-000000000000000000000000", "own-1", "deck-1"):
            refused = await server.http.post("/api/picks", json={"decks": [deck]})
            unknown = await server.http.get("/api/topics", params={"deck": deck})
            assert [refused.json()["code"], unknown.json()["code"]] == ["no_such_deck", "no_such_deck"]
