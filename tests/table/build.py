"""Tables for tests: a deck, people, and a shorthand for deciding and folding."""

from collections.abc import Iterable

from yearline.core.deck import COLORS, Deck, deck_card, make_deck
from yearline.core.rng import seeded
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import decide
from yearline.table.evolve import evolve, open_table
from yearline.table.model import Person, Settings, Table

HOST, GUEST, THIRD = "h" * 16, "g" * 16, "t" * 16


def _deck() -> Deck:
    luck, cards = seeded(11), []
    for number in range(70):
        year, luck = luck.below(3000)
        cards.append(deck_card(f"card-{number}", year + 1, color=COLORS[number % 3], picture=f"p{number}"))
    return make_deck("test", cards)


DECK = _deck()


def deck_of(digest: str) -> Deck:
    assert digest == "digest"
    return DECK


def opened(**settings: object) -> Table:
    entries = decide(None, HOST, c.Create("abcd2345", Settings(**settings)), 0.0, deck_of)  # type: ignore[arg-type]
    assert isinstance(entries[0], e.Created)
    return open_table(entries[0], 0.0)


def after(table: Table, person: Person, command: c.Command, now: float = 1.0) -> Table:
    return fold(table, decide(table, person, command, now, deck_of), now)


def fold(table: Table, entries: Iterable[e.Entry], now: float = 1.0) -> Table:
    """Entries go through their stored form, as they do on a server."""
    for entry in entries:
        stored = e.to_plain(entry)
        assert e.from_plain(stored) == entry
        table = evolve(table, e.from_plain(stored), now, deck_of)
    return table


def playing(*people: Person, **settings: object) -> Table:
    table = opened(**{"game": "race", "seats": max(1, len(people)), **settings})
    for number, person in enumerate(people):
        table = after(table, person, c.Join(f"Player {number}"))
    return after(table, HOST, c.Start(7, "digest"))
