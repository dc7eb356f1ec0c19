"""The book of days: written once, read by all, and never changed."""

import asyncio
from datetime import date, timedelta

from yearline.daily.book import DailyBook
from yearline.decks import LibraryCard, library
from yearline.store.memory import MemoryStore

POOL: list[LibraryCard] = [card for deck in library().values() for card in deck.cards]
DAY = date(2026, 11, 16)


async def test_two_processes_deal_the_same_day() -> None:
    store = MemoryStore()
    one, two = await asyncio.gather(DailyBook(store).open(DAY, POOL), DailyBook(store).open(DAY, POOL))
    assert one == two is not None


async def test_a_day_stays_what_it_was_when_the_library_changes() -> None:
    store = MemoryStore()
    before = await DailyBook(store).open(DAY, POOL)
    assert await DailyBook(store).open(DAY, POOL[:100]) == before


async def test_days_on_both_sides_share_no_card() -> None:
    book = DailyBook(MemoryStore())
    days = [await book.open(DAY + timedelta(offset), POOL) for offset in (0, 1, -1)]
    pictures = [card.face.picture for day in days if day for card in day.cards]
    assert len(pictures) == len(set(pictures)) == 39


async def test_two_servers_have_different_secrets() -> None:
    one, two = DailyBook(MemoryStore()), DailyBook(MemoryStore())
    assert await one.secret() != await two.secret()
    assert len(await one.secret()) == 32


async def test_too_few_cards_make_no_day() -> None:
    assert await DailyBook(MemoryStore()).open(DAY, POOL[:5]) is None
    assert await DailyBook(MemoryStore()).find(DAY) is None
