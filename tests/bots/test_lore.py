"""The memory of bots: fallible as people's, the same for the whole game, exact about what it has seen."""

from itertools import pairwise
from statistics import correlation, mean
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.bots.lore import VAGUE, Habits, Lore, YearEstimate, known, luck, remember, scaled, unscaled
from yearline.bots.players.characters import CHARACTERS, Character
from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.deck import Deck, deck_card, make_deck
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Hand, Pile, View
from yearline.games import rules_for
from yearline.rl.practice import practice_deck

DECK = practice_deck(200)
MIDDLE = CHARACTERS[2]
YEARS = st.integers(-(10**12), 10**12)


def errors(lore: Lore, deck: Deck = DECK) -> list[float]:
    """The error for every card, on the scale of time."""
    return [abs(scaled(lore(card.face).year) - scaled(card.back.year)) for card in deck.cards]


def mean_error(who: Character, deck: Deck = DECK) -> float:
    return mean(mean(errors(remember(deck, who, seed), deck)) for seed in range(5))


@given(YEARS)
def test_the_scale_of_time_can_be_read_both_ways(year: int) -> None:
    assert unscaled(scaled(year)) == pytest.approx(year, rel=1e-9, abs=1e-6)


@given(YEARS, YEARS)
def test_the_scale_keeps_the_order(one: int, other: int) -> None:
    if one <= other:
        assert scaled(one) <= scaled(other)


def test_the_same_bot_remembers_the_same_way() -> None:
    first, second = remember(DECK, MIDDLE, 7), remember(DECK, MIDDLE, 7)
    assert [first(card.face) for card in DECK.cards] == [second(card.face) for card in DECK.cards]


def test_another_bot_of_the_same_character_remembers_otherwise() -> None:
    first, second = remember(DECK, MIDDLE, 7), remember(DECK, MIDDLE, 8)
    assert sum(first(card.face) == second(card.face) for card in DECK.cards) < 5


def test_knowledge_grows_with_the_level() -> None:
    by_level = [mean_error(character) for character in CHARACTERS]
    assert all(weak > 1.3 * strong for weak, strong in pairwise(by_level))


def test_the_distant_past_is_known_less_exactly_than_the_recent() -> None:
    lore = remember(DECK, MIDDLE, 1)
    ordered = sorted(DECK.cards, key=lambda card: card.back.year)
    off = [abs(lore(card.face).year - card.back.year) for card in ordered]
    assert mean(off[:60]) > 10 * mean(off[-60:])


def test_hard_cards_are_known_less_exactly(rich) -> None:
    lore = remember(rich, Character("plain", 3, 0.2, 1.0), 1)
    spread = {level: mean(lore(c.card.face).spread for c in rich.cards if c.difficulty == level) for level in (1, 2, 3)}
    assert spread[1] < 0.8 * spread[2] < 0.8 * spread[3]


def test_taste_decides_what_is_known_well(rich) -> None:
    who = Character("fan", 3, 0.2, 1.0, likes=frozenset(["music"]), dislikes=frozenset(["antiquity"]))
    lore = remember(rich, who, 1)
    spread = {
        s: mean(lore(c.card.face).spread for c in rich.cards if c.scene == s) for s in ("music", "war", "antiquity")
    }
    assert spread["music"] < spread["war"] < spread["antiquity"]


def test_without_scenes_the_colour_is_the_taste() -> None:
    who = Character("fan", 3, 0.2, 1.0, likes=frozenset(["blue"]), dislikes=frozenset(["red"]))
    lore = remember(DECK, who, 1)
    assert lore.doubt("blue") < lore.doubt("beige") < lore.doubt("red")
    assert lore.doubt("green") == VAGUE


def test_bots_know_how_little_they_know() -> None:
    lore = remember(DECK, Character("plain", 3, 0.23, 1.0), 3)
    within = [
        abs(scaled(lore(card.face).year) - scaled(card.back.year)) <= lore(card.face).spread for card in DECK.cards
    ]
    assert 0.58 < mean(within) < 0.85


def test_a_revealed_date_is_known_exactly() -> None:
    lore, card = remember(DECK, MIDDLE, 1), DECK.cards[5]
    assert lore(card.face).spread > 0
    lore.learn([Dated(CardRef(1), card.face, card.back)])
    assert lore(card.face) == YearEstimate(card.back.year, 0.0)


def test_watching_a_table_teaches_every_date_on_it() -> None:
    rules = rules_for("coop")
    state = rules.setup(DECK, 2, 1).state
    view = rules.view(state, Seat(0))
    lore = remember(DECK, MIDDLE, 1)
    lore.watch(view)
    start, dropped = view.rows[0].columns[0][0], view.piles[1].top
    assert isinstance(dropped, Dated)
    assert [lore(card.face) for card in (start, dropped)] == [YearEstimate(c.year, 0.0) for c in (start, dropped)]


def test_watching_teaches_blocked_and_buried_cards_too() -> None:
    """Dates that were turned up once and are not the last to have been (RULES 1.7)."""
    blocked, buried, top = [Dated(CardRef(i), DECK.cards[i].face, DECK.cards[i].back) for i in range(3)]
    hands = (Hand(Seat(0), (blocked, Front(CardRef(3), DECK.cards[3].face))),)
    piles = (Pile("discard", None, 2, top, "", (buried,)),)
    lore = remember(DECK, MIDDLE, 1)
    lore.watch(View("coop", None, "open", Seat(0), 0, (Seat(0),), (), hands, piles, ()))
    assert [lore(DECK.cards[i].face).spread > 0 for i in range(4)] == [False, False, False, True]


def test_nobody_places_a_card_beyond_the_deck() -> None:
    """However little a child knows, the box says from when to when its cards are."""
    lore, years = remember(DECK, CHARACTERS[0], 2), [card.back.year for card in DECK.cards]
    first, last = min(years), max(years)
    guesses = [lore(card.face).year for card in DECK.cards]
    assert all(first - 1e-6 <= guess <= last + 1e-6 for guess in guesses)
    assert sum(guess in (pytest.approx(first), pytest.approx(last)) for guess in guesses) > 2


def test_nobody_knows_less_than_nothing() -> None:
    lore = remember(DECK, Character("lost", 1, 50.0, 1.0), 1)
    assert {lore(card.face).spread for card in DECK.cards} == {VAGUE}


def test_luck_stays_within_two_and_a_half_deviations() -> None:
    drawn = [luck("somebody", number) for number in range(2000)]
    assert (min(drawn), max(drawn)) == (-2.5, 2.5)
    assert abs(mean(drawn)) < 0.1


def test_cards_of_one_title_are_told_apart_by_their_pictures() -> None:
    first, second = (deck_card(f"{year}", year, title="Olympic Games", picture=f"{year}") for year in (-776, 1896))
    lore = known(make_deck("games", [first, second]))
    assert [lore(card.face).year for card in (first, second)] == [-776, 1896]


def test_a_card_without_a_scene_is_known_by_its_colour() -> None:
    who = Character("fan", 3, 0.2, 1.0, likes=frozenset(["blue"]), dislikes=frozenset(["red"]))
    spreads = {}
    for color in ("blue", "beige", "red"):
        card = deck_card(color, 1900, color=color)
        spreads[color] = remember(SimpleNamespace(cards=[SimpleNamespace(card=card, scene="", difficulty=2)]), who, 1)(
            card.face
        ).spread
    assert spreads["blue"] < spreads["beige"] < spreads["red"]


def test_a_strange_card_is_hardly_known() -> None:
    stranger = remember(DECK, CHARACTERS[4], 1)(Face("not of this deck", "", "", ""))
    assert stranger.spread == VAGUE
    assert 50 < sum(remember(DECK, CHARACTERS[4], 1)(card.face).year < stranger.year for card in DECK.cards) < 150
    assert known(Deck("empty", ()))(Face("anything", "", "", "")).spread == VAGUE


def test_perfect_lore_makes_no_error() -> None:
    assert set(errors(known(DECK))) == {0.0}


@given(st.floats(-3000, 2100), st.floats(0.01, 1.5), st.lists(st.integers(-3000, 2100), min_size=1, max_size=8))
def test_some_gap_is_always_right(year: float, spread: float, line: list[int]) -> None:
    chances = YearEstimate(year, spread).gaps(sorted(line))
    assert len(chances) == len(line) + 1
    assert all(0 <= chance <= 1 for chance in chances)
    assert sum(chances) >= 1 - 1e-9


@given(st.floats(1000, 2000), st.floats(0.01, 1.5), st.integers(1000, 2000))
def test_before_in_and_after_a_year_is_all_there_is(year: float, spread: float, cut: int) -> None:
    card = YearEstimate(year, spread)
    parts = card.chance(None, cut - 1), card.chance(cut, cut), card.chance(cut + 1, None)
    assert min(parts) >= 0
    assert sum(parts) == pytest.approx(1)


def test_every_gap_that_touches_an_equal_year_is_right() -> None:
    assert YearEstimate(1950, 0.0).gaps([1900, 1950, 1950, 2000]) == [0, 1, 1, 1, 0]  # B06


def test_the_spread_in_years_grows_with_distance() -> None:
    assert YearEstimate(1969, 0.1).years < 10 < 50 < YearEstimate(1200, 0.1).years < YearEstimate(-2500, 0.1).years


def test_cards_not_seen_are_listed_in_order() -> None:
    lore = known(DECK)
    assert lore.unseen([card.face for card in DECK.cards[3:]]) == sorted(card.back.year for card in DECK.cards[:3])


def test_a_deck_of_the_future_can_be_remembered() -> None:
    lore = Lore({("Mars", ""): YearEstimate(2100, 0.1)}, {})
    lore.learn([Dated(CardRef(0), Face("Mars", "", "", ""), Back(2130, "year", ""))])
    assert lore(Face("Mars", "", "", "")) == YearEstimate(2130, 0.0)


@pytest.mark.parametrize(
    ("low", "high", "right"), [(1900, 1900, True), (1901, None, False), (None, 1899, False), (1899, 1901, True)]
)
def test_a_known_year_is_right_just_in_its_own_gap(low: int | None, high: int | None, right: bool) -> None:
    assert YearEstimate(1900, 0.0).chance(low, high) == float(right)
    assert YearEstimate(1900, 0.0).gaps([1899, 1900, 1901]) == [0.0, 1.0, 1.0, 0.0]


def person(**habits: float) -> Character:
    return Character("somebody", 3, 0.3, 1.0, habits=Habits(**habits))


def alike(who: Character) -> float:
    """How the errors of two memories of one kind go together, from -1 to 1."""
    one, two = [
        [scaled(lore(card.face).year) - scaled(card.back.year) for card in DECK.cards]
        for lore in (remember(DECK, who, seed) for seed in (1, 2))
    ]
    return correlation(one, two)


def test_what_many_believe_wrongly_is_shared() -> None:
    assert abs(alike(person())) < 0.2
    assert 0.35 < alike(person(shared=0.5)) < 0.75
    assert alike(person(shared=1.0)) > 0.9


def test_vague_dates_are_round_and_sure_ones_are_not() -> None:
    round_ones = remember(DECK, person(rounding=1.0), 1)
    plain = remember(DECK, person(), 1)
    old, new = [card for card in DECK.cards if card.back.year < 1000], [c for c in DECK.cards if c.back.year > 2020]
    first = min(card.back.year for card in DECK.cards)
    assert all(round_ones(card.face).year % 25 == 0 for card in old if round_ones(card.face).year > first)
    assert not any(plain(card.face).year % 25 == 0 for card in old if plain(card.face).year > first)
    assert any(round_ones(card.face).year % 5 for card in new)


def test_a_date_fades_as_others_are_seen_and_never_below_what_was_known_before() -> None:
    lore, cards = remember(DECK, person(forgetting=0.02), 1), DECK.cards
    before = lore(cards[0].face)
    for i, card in enumerate(cards[:100]):
        lore.learn([Dated(CardRef(i), card.face, card.back)])
        if i == 5:
            assert lore(cards[0].face).spread == pytest.approx(0.1)
    assert lore(cards[0].face).spread == before.spread
    assert lore(cards[99].face) == YearEstimate(cards[99].back.year, 0.0)
    lore.learn([Dated(CardRef(0), cards[0].face, cards[0].back)])
    assert lore(cards[0].face) == YearEstimate(cards[0].back.year, 0.0)


def test_the_overconfident_err_as_far_and_doubt_less() -> None:
    bold, humble = remember(DECK, person(confidence=0.5), 1), remember(DECK, person(), 1)
    assert errors(bold) == errors(humble)
    assert [bold(c.face).spread for c in DECK.cards] == [0.5 * humble(c.face).spread for c in DECK.cards]
