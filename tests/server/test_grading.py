"""Bots know cards as people found them, from the moment on at which that was known;
what they knew once, they know again.
"""

import asyncio

import pytest

from tests.server.tables import opened, until
from yearline.core.deck import Deck
from yearline.decks import library
from yearline.measured.book import GRADES, grade, note
from yearline.measured.model import Placement
from yearline.server.decks.shelf import Studied
from yearline.store.memory import MemoryStore
from yearline.table.model import Settings

pytestmark = pytest.mark.asyncio
EASY = next(card for card in library()["world-history"].cards if card.difficulty == 1).card.face.picture
RACE = Settings(game="race", decks=("world-history",))


async def missed_by_most(store: MemoryStore) -> None:
    """Of sixty people fifty misjudge an easy card; others are placed as one would think."""
    others = [card.card.face.picture for card in library()["world-history"].cards[:30]]
    usual = [Placement(picture, turn % 2 == 0, 0.3) for picture in others if picture != EASY for turn in range(8)]
    await note(store, [*usual, *[Placement(EASY, turn % 6 == 0, 0.3) for turn in range(60)]], 0.0)


def level(deck: Deck | Studied) -> int:
    assert isinstance(deck, Studied)
    return {card.card.face.picture: card.difficulty for card in deck.cards}[EASY]


async def test_a_bot_knows_what_was_measured_before_its_game_and_nothing_later() -> None:
    store = MemoryStore()
    async with opened(store, RACE) as table:
        services, autoplay = table.hall.services, table.hall.autoplay
        table.do("b", kind="bot", seat=1, bot="historian")
        table.do("s", kind="start")
        await until(lambda: table.runner.table.phase == "playing")
        game = table.runner.table.game
        assert game
        assert level(await autoplay._studied(table.runner, game)) == 1
        dealt = next(line.at for line in store._streams[table.runner.stream] if '"kind":"started"' in line.body)
        await grade(store, {EASY: 2}, 0, dealt - 10)
        await grade(store, {EASY: 3}, 1, dealt + 10)
        assert level(await autoplay._studied(table.runner, game)) == 2
        assert (await services.grading.known(dealt + 11)) == {EASY: 3}


async def test_what_people_placed_is_reckoned_once_a_day_however_many_ask() -> None:
    store = MemoryStore()
    await missed_by_most(store)
    async with opened(store, RACE) as one, opened(store, RACE) as other:
        first, second = one.hall.services.grading, other.hall.services.grading
        assert first.stale
        await asyncio.gather(first.renew(), second.renew())
        assert not first.stale
        assert len(store._streams[GRADES]) == 1
        known = await second.known(one.hall.services.clock.now())
        assert known[EASY] == 3
        assert known == await first.known(one.hall.services.clock.now())
        assert await first.known(0.0) == {}
        await first.renew()
        assert len(store._streams[GRADES]) == 1
