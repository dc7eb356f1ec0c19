"""How bots play a game that nobody has taught them: by what seems surest."""

from yearline.bots.lore import Lore, YearEstimate, key_of
from yearline.bots.policies import POLICIES, policy_for, race, surest
from yearline.core.actions import End, Place
from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Hand, Row, View
from yearline.games import GAMES

CLEAR, NARROW = Face("clear", "", "", ""), Face("narrow", "", "", "")
LORE = Lore({key_of(CLEAR): YearEstimate(1500, 0.1), key_of(NARROW): YearEstimate(1901, 0.1)}, {})


def view(*hand: Face) -> View:
    line = [Dated(CardRef(90 + i), Face(str(y), "", "", ""), Back(y, "year", "")) for i, y in enumerate((1000, 1900))]
    cards = tuple([Front(CardRef(i), face) for i, face in enumerate(hand)])
    legal = (*[Place(card.ref, gap) for card in cards for gap in range(3)], End())
    rows = (Row("line", None, tuple([(card,) for card in line])),)
    return View("whist", Seat(0), "place", (Seat(0),), 1, (Seat(0),), rows, (Hand(Seat(0), cards),), (), legal)


def test_a_game_of_its_own_policy_is_played_by_it_and_any_other_by_what_is_surest() -> None:
    assert policy_for("race") is POLICIES["race"] is race.rate
    assert set(POLICIES) <= set(GAMES)
    assert policy_for("whist") is surest


def test_a_placement_is_worth_its_chance_and_to_stop_an_even_one() -> None:
    ratings = surest(view(CLEAR, NARROW), LORE)
    assert list(ratings) == list(view(CLEAR, NARROW).legal)
    chances = [LORE(face).gaps([1000, 1900])[gap] for face in (CLEAR, NARROW) for gap in range(3)]
    assert list(ratings.values()) == [*chances, 0.5]
    assert max(ratings, key=lambda action: ratings[action]) == Place(CardRef(0), 1)


def test_where_nothing_can_be_placed_one_stops() -> None:
    assert surest(view(), LORE) == {End(): 0.5}
