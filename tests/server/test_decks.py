"""The shelf: decks that people brought are read again when needed, and decks that games were dealt from are never lost."""

from collections.abc import Iterator

import pytest

from yearline.core.errors import BadDeck
from yearline.decks import library
from yearline.server import decks as module
from yearline.server.decks import Shelf, Studied, together
from yearline.store.memory import MemoryStore


def things(first: int = 0) -> bytes:
    rows = "\n".join(f"Thing {number},{1900 + number}" for number in range(first, first + 30))
    return f"title,year\n{rows}\n".encode()


def nobody() -> Iterator[str]:
    return iter(())


async def test_a_deck_that_somebody_brought_is_found_by_another_process() -> None:
    store = MemoryStore()
    id, _ = await Shelf({}, store).add(things(), "Things", "en")
    deck = await Shelf({}, store).get(id)
    assert (len(deck.cards), deck.name("en")) == (30, "Things")


@pytest.mark.parametrize("id", ["", "nosuch", "own-", "own-" + "0" * 24, "own-" + "0" * 36, "deck:x"])
async def test_only_the_id_of_a_deck_finds_one(id: str) -> None:
    store = MemoryStore()
    await store.put_blob("deck:x", b"{}")
    await store.put_blob("own-" + "0" * 36, b"{}")
    with pytest.raises(BadDeck):
        await Shelf({}, store).get(id)


async def test_of_many_decks_that_people_brought_the_latest_are_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_KEPT", 2)
    shelf = Shelf({}, MemoryStore())
    ids = [(await shelf.add(things(number), f"Things {number}", "en"))[0] for number in range(3)]
    assert [deck.name("en") for deck in await shelf.all_of(ids)] == ["Things 0", "Things 1", "Things 2"]
    assert list(shelf._own) == ids[1:]
    assert (await shelf.get(ids[0])).name("en") == "Things 0"


async def test_a_frozen_deck_is_thawed_as_it_was_and_a_missing_one_is_named() -> None:
    store, deck = MemoryStore(), library()["inventions"].deck
    digest = await Shelf({}, store).freeze(deck, nobody())
    later = Shelf({}, store)
    await later.thaw(digest, nobody())
    assert later.frozen(digest) == deck
    with pytest.raises(BadDeck, match="missing from the database"):
        await later.thaw("0" * 64, nobody())


async def test_beyond_some_number_only_the_decks_in_play_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_KEPT", 2)
    shelf, decks = Shelf({}, MemoryStore()), [library()[id].deck for id in list(library())[:3]]
    first, second = [await shelf.freeze(deck, nobody()) for deck in decks[:2]]
    third = await shelf.freeze(decks[2], iter([first]))
    assert shelf.frozen(first) == decks[0]
    assert set(shelf._frozen) == {first, third}
    await shelf.thaw(second, iter([first]))
    assert shelf.frozen(second) == decks[1]


async def test_cards_of_several_decks_keep_apart_and_one_deck_stays_itself() -> None:
    one = library()["inventions"]
    assert together([one]) is one.deck
    twice = together([one, library()["popular-culture"]])
    assert twice.id == "inventions+popular-culture"
    assert {card.id.partition("/")[0] for card in twice.cards} == {"inventions", "popular-culture"}


async def test_bots_study_a_deck_as_long_as_its_decks_still_have_its_cards() -> None:
    known = {"inventions": library()["inventions"]}
    shelf = Shelf(known, MemoryStore())
    digest = await shelf.freeze(known["inventions"].deck, nobody())
    assert isinstance(await shelf.studied(digest, ["inventions"]), Studied)
    assert await shelf.studied(digest, ["gone"]) == known["inventions"].deck
    known["inventions"] = library()["popular-culture"]
    assert await shelf.studied(digest, ["inventions"]) == shelf.frozen(digest)
