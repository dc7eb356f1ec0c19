"""Refusals that name the field, and `configure` that changes what it names and nothing else."""

from typing import Any

import pytest

from tests.server.conftest import bearer, quiet, running
from tests.server.tables import opened, until
from yearline.client import RefusedByServer
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    ("settings", "code", "field"),
    [
        ({"game": "raze"}, "no_such_game", "game"),
        ({"gaem": "race"}, "bad_request", "gaem"),
        ({"game": "race", "seats": "two"}, "bad_request", "seats"),
        ({"game": "race", "options": {"nothing": 1}}, "bad_option", "options.nothing"),
        ({"game": "race", "options": {"hand_size": 99}}, "bad_option", "options.hand_size"),
        ({"game": "race", "options": {"<b>": 1}}, "bad_option", "options"),
        ({"game": "race", "decks": ["none"]}, "no_such_deck", "decks"),
        ({"game": "race", "decks": [7]}, "bad_request", "decks[0]"),
    ],
)
async def test_a_refusal_names_the_field(settings: dict[str, Any], code: str, field: str) -> None:
    async with running(Hall(quiet())) as server:
        answer = await server.http.post("/api/tables", json=settings, headers=bearer(new_secret()))
        assert answer.status_code == 400
        assert (answer.json()["code"], answer.json()["field"]) == (code, field)


@pytest.mark.parametrize(
    ("message", "code", "field"),
    [
        ({"t": "do", "id": "x", "c": {"kind": "configure", "settings": {"gaem": "race"}}}, "bad_message", "gaem"),
        (
            {"t": "do", "id": "x", "c": {"kind": "configure", "settings": {"seats": "two"}}},
            "bad_message",
            "c.settings.seats",
        ),
        ({"t": "do", "id": "x", "c": {"kind": "configure", "settings": {"game": "raze"}}}, "no_such_game", "game"),
        ({"t": "do", "id": "x", "c": {"kind": "configure", "settings": {"decks": ["none"]}}}, "no_such_deck", "decks"),
        ({"t": "act", "id": "x", "base": -1, "a": "place 1 0"}, "bad_message", "base"),
        ({"t": "do", "id": "x"}, "bad_message", "c"),
        ({"t": "act", "id": "x", "base": 1, "a": "place 1 0"}, "not_started", None),
    ],
)
async def test_a_refusal_in_the_socket_names_it_too(message: dict[str, Any], code: str, field: str | None) -> None:
    async with running(Hall(quiet())) as server:
        secret = new_secret()
        me = await server.sit(await server.table(secret, game="race"), secret)
        with pytest.raises(RefusedByServer) as refused:
            await me.command(message)
        assert (refused.value.code, refused.value.field) == (code, field)
        assert [told["id"] for told in me.heard if told["t"] == "refused"] == ["x"]


async def test_configure_changes_what_it_names_and_nothing_else() -> None:
    async with opened() as table:
        table.do("a", kind="configure", settings={"clock": 60, "language": "fr", "seats": 3})
        await until(lambda: table.runner.table.settings.clock == 60)
        table.do("b", kind="configure", settings={"seats": 2})
        await until(lambda: table.runner.table.settings.seats == 2)
        agreed = table.runner.table.settings
        assert (agreed.game, agreed.clock, agreed.language) == ("race", 60, "fr")
        table.do("c", kind="configure", settings={"options": {"first_player": 1}})
        await until(lambda: table.runner.table.settings.options)
        table.do("d", kind="configure", settings={"game": "lives"})
        await until(lambda: table.runner.table.settings.game == "lives")
        assert table.runner.table.settings.options == {}
        assert table.runner.table.settings.clock == 60
