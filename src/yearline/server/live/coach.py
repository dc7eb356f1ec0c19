"""The coach, for the client: what was better in a finished game. Worked out in the thread pool, and remembered."""

from functools import lru_cache
from typing import Any, Final

from yearline.bots.review import review
from yearline.bots.review_text import plain
from yearline.core.deck import Deck, DeckCard
from yearline.core.record import Record, dump, load
from yearline.core.value import replace
from yearline.server.decks.shelf import Shelf
from yearline.server.live.records import of_finished_game
from yearline.server.live.shared import Services
from yearline.server.live.tables import Tables
from yearline.sim.installed import installed

REMEMBERED: Final = 64


async def coached(
    services: Services, tables: Tables, code: str, number: int, address: str, language: str
) -> dict[str, Any]:
    """The review of a finished game as plain data, with the
    bound of its deal in coop, where the simulator is installed.
    """
    record = await of_finished_game(tables, services.pool, code, number, address, _same)
    told = replace(record, deck=await _in_language(record.deck, language, services.shelf, address))
    return await services.pool.make(address, lambda: _reviewed(dump(told), language))


def _same(record: Record) -> Record:
    return record


async def _in_language(deck: Deck, language: str, shelf: Shelf, address: str) -> Deck:
    """The deck with the titles that its cards have in the reader's language;
    a card that is on no shelf keeps its own.
    """
    return replace(deck, cards=tuple([await _titled(card, language, shelf, address) for card in deck.cards]))


async def _titled(card: DeckCard, language: str, shelf: Shelf, address: str) -> DeckCard:
    found = await shelf.card(card.face.picture, address)
    return card if found is None else replace(card, face=replace(card.face, title=found[1].text(language).title))


@lru_cache(maxsize=REMEMBERED)
def _reviewed(text: str, language: str) -> dict[str, Any]:
    record = load(text)
    if not record.game.startswith("coop/") or not installed():
        return plain(review(record), language)
    from yearline.bots.search.bound import bound_of  # compiled kernels: only for the game that has a bound

    return plain(review(record, bound_of), language)
