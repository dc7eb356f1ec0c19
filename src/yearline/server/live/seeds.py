"""Seeds of games: from the system's generator, and sometimes chosen among such by how the game would begin."""

import secrets
from typing import Final

from yearline.core.deck import Deck
from yearline.core.rng import SEED_BITS
from yearline.games import rules_for
from yearline.table.model import Settings

SEEDS: Final = 400
"""So many are tried where some cards should begin: of eight cards, three named ones do so once in 56."""


def new_seed() -> int:
    """A seed from the system's generator."""
    return secrets.randbits(SEED_BITS)


def seed_for(settings: Settings, deck: Deck, begin: frozenset[str]) -> int:
    """A seed with which only such cards lie there at the beginning; if chance gives none soon, any."""
    rules, seed = rules_for(settings.game, settings.options), new_seed()
    for _ in range(SEEDS):
        rows = rules.public(rules.setup(deck, rules.seats[0], seed).state).rows
        if all(card.face.picture in begin for row in rows for column in row.columns for card in column):
            break
        seed = new_seed()
    return seed
