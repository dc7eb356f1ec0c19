"""How hard a deck is: how often people who know history well,
fairly or hardly lay its cards rightly, and what they score.
"""

from typing import Final

from yearline.core.deck import Deck
from yearline.core.value import value
from yearline.sim.batch import setting
from yearline.sim.play import RESULT, RIGHT, WRONG
from yearline.sim.run import Run, check, play_piece
from yearline.sim.summary import Mean, mean_of, share_of

KNOWLEDGE: Final = {"well": 0.03, "fairly": 0.1, "hardly": 0.3}
"""How far off a guess is, as a share of the distance in time."""
SEATS: Final = 4


@value
class Difficulty:
    """For people of one kind of knowledge: the share of cards laid rightly in race, and the score of coop."""

    knowledge: str
    error: float
    right: Mean
    score: Mean


def difficulty(deck: Deck, games: int = 4000, seed: int = 1) -> list[Difficulty]:
    """The same deals for every kind of knowledge, four players. Raises BadDeck where the deck is too small for that."""
    race, coop = setting("race", deck, SEATS), setting("coop", deck, SEATS)
    found = []
    for knowledge, error in KNOWLEDGE.items():
        laid = play_piece(check(Run(race, "noisy", games, seed, error)), 0, games)
        scored = play_piece(check(Run(coop, "noisy", games, seed, error)), 0, games)
        right = share_of(int(laid[:, RIGHT].sum()), int(laid[:, [RIGHT, WRONG]].sum()))
        found.append(Difficulty(knowledge, error, right, mean_of(scored[:, RESULT])))
    return found
