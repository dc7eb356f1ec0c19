"""The coach, for the client: what was better in a finished game. One game at a time, away from the loop, and remembered."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Final

from yearline.bots.review import review
from yearline.bots.review_text import plain
from yearline.core.deck import Deck, DeckCard
from yearline.core.record import Record, dump, load
from yearline.core.value import replace
from yearline.server.decks import Shelf

REMEMBERED: Final = 64
_COACH: Final = ThreadPoolExecutor(1, "coach")


async def coached(record: Record, language: str, shelf: Shelf) -> dict[str, Any]:
    """The review of a finished game as plain data, with the bound of its deal in coop."""
    told = replace(record, deck=await _in_language(record.deck, language, shelf))
    return await asyncio.get_running_loop().run_in_executor(_COACH, _reviewed, dump(told), language)


async def _in_language(deck: Deck, language: str, shelf: Shelf) -> Deck:
    """The deck with the titles that its cards have in the reader's language; a card that is on no shelf keeps its own."""
    return replace(deck, cards=tuple([await _titled(card, language, shelf) for card in deck.cards]))


async def _titled(card: DeckCard, language: str, shelf: Shelf) -> DeckCard:
    found = await shelf.card(card.face.picture)
    return card if found is None else replace(card, face=replace(card.face, title=found[1].text(language).title))


@lru_cache(maxsize=REMEMBERED)
def _reviewed(text: str, language: str) -> dict[str, Any]:
    record = load(text)
    if not record.game.startswith("coop/"):
        return plain(review(record), language)
    from yearline.bots.search.bound import bound_of  # compiled kernels: only for the game that has a bound

    return plain(review(record, bound_of), language)
