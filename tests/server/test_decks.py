"""The shelf: decks that people brought are read again when needed,
and decks that games were dealt from are never lost.
"""

from itertools import permutations

import pytest

from yearline.core.errors import BadDeck
from yearline.decks import library
from yearline.server.decks import own as own_decks
from yearline.server.decks import shelf as module
from yearline.server.decks.shelf import Shelf, Studied, together
from yearline.server.services.address_limits import AddressLimits
from yearline.server.services.clock import Clock
from yearline.server.services.pool import WorkPool
from yearline.server.services.settings import ServerSettings
from yearline.store import LAST, Line, Store
from yearline.store.memory import MemoryStore


def things(first: int = 0) -> bytes:
    rows = "\n".join(f"Thing {number},{1900 + number}" for number in range(first, first + 30))
    return f"title,year\n{rows}\n".encode()


def shelf_over(store: Store, *ids: str) -> Shelf:
    return Shelf({id: library()[id] for id in ids}, store, WorkPool())


async def brought(shelf: Shelf, first: int = 0) -> str:
    """The id of a deck that somebody brings."""
    id, _ = await shelf.own.add(
        things(first), f"Things {first}", "en", "", AddressLimits(ServerSettings(decks_per_second=1e6), Clock())
    )
    return id


def nobody() -> set[str]:
    return set()


async def test_a_deck_that_somebody_brought_is_found_by_another_process() -> None:
    store = MemoryStore()
    id = await brought(shelf_over(store))
    deck = await shelf_over(store).get(id)
    assert (len(deck.cards), deck.name("en")) == (30, "Things 0")


async def test_decks_of_the_library_are_at_hand_and_cost_no_turn() -> None:
    """A page asks for all of them. Each was fetched in a thread, and who came first had six of them read at once."""
    shelf = shelf_over(MemoryStore(), "inventions", "world-history")
    with pytest.raises(StopIteration) as at_once:
        shelf.all_of(["inventions", "world-history"]).send(None)
    assert [deck.id for deck in at_once.value.value] == ["inventions", "world-history"]


@pytest.mark.parametrize("id", ["", "nosuch", "own-", "own-" + "0" * 24, "own-" + "0" * 36, "deck:x"])
async def test_only_the_id_of_a_deck_finds_one(id: str) -> None:
    store = MemoryStore()
    await store.put_blob("deck:x", b"{}")
    await store.put_blob("own-" + "0" * 36, b"{}")
    with pytest.raises(BadDeck):
        await shelf_over(store).get(id)


class Picky(MemoryStore):
    """A store that cannot be asked for everything, as PostgreSQL cannot."""

    async def get_blob(self, key: str) -> bytes | None:
        assert "\0" not in key
        return await super().get_blob(key)

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        assert "\0" not in stream
        return await super().read(stream, after, until)


@pytest.mark.parametrize("id", ["own-\0", "own-w\0", "pick-\0", "own-w\0.1"])
async def test_no_database_is_asked_for_what_can_be_no_name(id: str) -> None:
    with pytest.raises(BadDeck):
        await shelf_over(Picky()).get(id)


async def test_of_many_decks_that_people_brought_the_latest_are_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_decks, "KEPT_DECKS", 2)
    shelf = shelf_over(MemoryStore())
    ids = [await brought(shelf, number) for number in range(3)]
    assert [deck.name("en") for deck in await shelf.all_of(ids)] == ["Things 0", "Things 1", "Things 2"]
    assert list(shelf.own._decks) == ids[1:]
    assert (await shelf.get(ids[0])).name("en") == "Things 0"


async def test_a_frozen_deck_is_thawed_as_it_was_and_a_missing_one_is_named() -> None:
    store = MemoryStore()
    digest = await shelf_over(store, "inventions").freeze(["inventions"], nobody)
    later = shelf_over(store)
    await later.thaw({digest}, nobody)
    assert later.frozen(digest) == library()["inventions"].deck
    with pytest.raises(BadDeck, match="missing from the database"):
        await later.thaw({"0" * 64}, nobody)


async def test_a_deck_is_kept_once_wherever_it_stands_in_the_list() -> None:
    """F4: every order of eight decks was a blob of its own."""
    store, ids = MemoryStore(), ["inventions", "popular-culture", "chronology"]
    shelf = shelf_over(store, *ids)
    names = [await shelf.freeze(order, nobody) for order in permutations(ids)]
    assert len(set(names)) == 6  # they are dealt in another order
    assert len(store._blobs) == 3
    later = shelf_over(store, *ids)
    assert [await later.freeze(order, nobody) for order in permutations(ids)] == names
    assert len(store._blobs) == 3
    later = shelf_over(store)
    await later.thaw(names, nobody)
    assert all(later.frozen(name) == shelf.frozen(name) for name in names)


async def test_freezing_what_people_brought_is_counted_and_the_library_is_not() -> None:
    shelf = shelf_over(MemoryStore(), "inventions")
    id, asked = await brought(shelf), []
    for ids in (["inventions"], [id], [id, "inventions"], [id]):
        await shelf.freeze(ids, nobody, "", asked.append)
    assert len(asked) == 1
    assert asked[0] > 1000, "it is told how much room it takes"


async def test_only_so_many_cards_of_frozen_decks_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_KEPT_CARDS", 1)
    shelf = shelf_over(MemoryStore(), *list(library())[:3])
    for id in list(library())[:3]:
        last = await shelf.freeze([id], nobody)
    assert set(shelf._frozen) == {last}


async def test_beyond_some_number_only_the_decks_in_play_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_KEPT", 2)
    ids = list(library())[:3]
    shelf = shelf_over(MemoryStore(), *ids)
    first, second = [await shelf.freeze([id], nobody) for id in ids[:2]]
    third = await shelf.freeze([ids[2]], lambda: {first})
    assert shelf.frozen(first) == library()[ids[0]].deck
    assert set(shelf._frozen) == {first, third}
    await shelf.thaw({second}, lambda: {first})
    assert shelf.frozen(second) == library()[ids[1]].deck
    assert await shelf.freeze([ids[2]], nobody) == third  # it has been forgotten meanwhile, and is made again


async def test_cards_of_several_decks_keep_apart_and_one_deck_stays_itself() -> None:
    one = library()["inventions"]
    assert together([one]) is one.deck
    twice = together([one, library()["popular-culture"]])
    assert twice.id == "inventions+popular-culture"
    assert {card.id.partition("/")[0] for card in twice.cards} == {"inventions", "popular-culture"}


async def test_bots_study_a_deck_as_long_as_its_decks_still_have_its_cards() -> None:
    known = {"inventions": library()["inventions"]}
    shelf = Shelf(known, MemoryStore(), WorkPool())
    digest = await shelf.freeze(["inventions"], nobody)
    assert isinstance(await shelf.studied(digest, ["inventions"]), Studied)
    assert await shelf.studied(digest, ["gone"]) == known["inventions"].deck
    known["inventions"] = library()["popular-culture"]
    assert await shelf.studied(digest, ["inventions"]) == shelf.frozen(digest)
