"""Dark sides dealt anew: nobody who saw only fronts can tell, and no card comes out that could not be printed."""

from yearline.core.cards import Back, Face
from yearline.core.ids import CardRef
from yearline.core.rng import seeded
from yearline.core.secret import fronts, make_card, redate

SIDES = [("sun", "moon"), ("moon", "sun"), ("star", "moon"), ("sun", "key"), ("key", "star"), ("moon", "key")]
CARDS = [
    make_card(CardRef(i), Face(f"{i}", "", front, ""), Back(1900 + i, "year", back))
    for i, (front, back) in enumerate(SIDES)
]


def test_redated_cards_keep_their_fronts_and_all_years() -> None:
    for seed in range(30):
        dealt, _ = redate(CARDS, seeded(seed))
        assert fronts(dealt) == fronts(CARDS)
        assert sorted(card.back.year for card in dealt) == sorted(card.back.year for card in CARDS)


def test_the_two_symbols_of_a_redated_card_differ() -> None:
    for seed in range(30):
        assert [card for card in redate(CARDS, seeded(seed))[0] if card.face.symbol == card.back.symbol] == []
