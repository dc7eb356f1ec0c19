import asyncio
import json
from pathlib import Path

from tests.cli.test_simulate import run
from yearline.decks import library
from yearline.measured.book import note
from yearline.measured.model import Placement
from yearline.store import open_store


def test_a_deck_in_numbers() -> None:
    result = run("deck", "difficulty", "inventions", "--games", "100", "--json")
    told = json.loads(result.stdout)
    assert told["n"] == 100
    assert told["knowledge"]["well"]["right"]["mean"] > told["knowledge"]["hardly"]["right"]["mean"]
    assert "fairly" in run("deck", "difficulty", "inventions", "--games", "50").stdout


def test_where_people_placed_its_cards_a_deck_is_as_hard_as_they_found_it(tmp_path: Path) -> None:
    address = f"sqlite:{tmp_path / 'cards.sqlite3'}"
    easy = next(card for card in library()["inventions"].cards if card.difficulty == 1)
    asked = ("deck", "difficulty", "inventions", "--games", "20", "--database", address)
    assert "Nobody has placed" in run(*asked).stdout

    async def fill() -> None:
        store = open_store(address)
        await store.open()
        others = [card.card.face.picture for card in library()["inventions"].cards[:30] if card is not easy]
        known = [Placement(picture, turn % 2 == 0, 0.3) for picture in others for turn in range(8)]
        await note(store, [*known, *[Placement(easy.card.face.picture, turn % 6 == 0, 0.3) for turn in range(60)]], 0.0)
        await store.close()

    asyncio.run(fill())
    people = json.loads(run(*asked, "--json").stdout)["people"]
    found = {one["card"]: one for one in people["regraded"]}
    assert (found[easy.id]["column"], found[easy.id]["measured"], found[easy.id]["right"]) == (1, 3, 10)
    assert f"{easy.card.face.title}: column 1, measured 3 (10 of 60 right)" in run(*asked).stdout
