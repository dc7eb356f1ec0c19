"""One move, judged: the numbers that a coach says are true."""

import pytest

from tests.games.build import act, card, chronology_state, coop_state, stack
from yearline.bots.lore import Lore, YearEstimate, key_of
from yearline.bots.review_judge import Note, judge
from yearline.bots.review_text import sentence
from yearline.core.actions import End, Leave, Play, Use, from_text
from yearline.core.game import Rules
from yearline.core.ids import CardRef, Seat
from yearline.core.secret import make_card
from yearline.core.value import replace
from yearline.games.chronology import Chronology
from yearline.games.coop import Coop, State
from yearline.games.lives import Lives

NOTHING_KNOWN = Lore({}, {})


def told(rules: Rules[State], state: State, text: str, lore: Lore) -> Note:
    """What is said about the move of the seat to act."""
    seat = rules.turn(state)
    assert seat is not None
    view = rules.view(state, seat)
    return judge(1, view, seat, from_text(text), act(rules, state, text).events, lore)


def deck_of(state: State, *years: int) -> State:
    """The same table with another deck, and nothing in the box."""
    return replace(state, deck=tuple([card(year) for year in years]))


def lore_of(state: State) -> Lore:
    """Knows the cards of this table and no others."""
    cards = (*[one for hand in state.hands for one in hand], *state.deck, *state.box)
    return Lore({key_of(one.face): YearEstimate(one.ref, 0.0) for one in cards}, {})


def test_a_leap_counts_the_cards_it_leaps_over() -> None:
    """Two in the hands, the top of the deck, and three that are surely below it;
    neither the ends nor what lies beyond.
    """
    state = coop_state("v2060 v2010 v1 v2", other="v3 v1970 v2020 v2070")
    state = deck_of(state, 2030, 2040, 2041, 2042, 3001)
    note = told(Coop(), state, "play 2060", lore_of(state))
    assert (note.reason, dict(note.words)) == ("jumped", {"count": 6})
    assert note.loss > 0.75
    assert "skips about 6 cards still to come and leaves them a single gap, which takes one year only;" in sentence(
        note, "en"
    )


def test_a_gap_stays_open_to_cards_of_the_year_that_lies_in_it() -> None:
    """They stack (A-1): of six others that belong there, the two of 1970 are not shut out."""
    state = coop_state("v1970 v2001 v1 v2", other="v1960 v1980 v3 v4", main=((1800,), (1950,), (2000,)), gaps=((), ()))
    state = deck_of(state, 1990, 1991)
    twins = [card(1970, ref=ref).reveal() for ref in (7001, 7002)]
    twins = [replace(one, face=replace(one.face, title=f"twin {one.ref}")) for one in twins]
    state = replace(state, deck=(*state.deck, *[make_card(one.ref, one.face, one.back) for one in twins]))
    lore = lore_of(state)
    lore.learn(twins)
    note = told(Coop(), state, "play 1970", lore)
    assert (note.reason, dict(note.words)) == ("closed", {"count": 4})


def test_a_leap_into_the_past_counts_as_well() -> None:
    state = deck_of(coop_state("v1800 v1895 v1 v2001", other="v1890 v1810 v1820 v1830"), 1840, 3001, 3002)
    note = told(Coop(), state, "play 1800", lore_of(state))
    assert (note.reason, dict(note.words)) == ("jumped", {"count": 6})


def test_of_cards_in_the_box_only_the_share_that_the_deck_has_is_counted() -> None:
    """One lies in the hand; six more are unseen, and half of the unseen cards lie in the box."""
    state = deck_of(coop_state("v2060 v2001 v1 v2", other="v3 v4"), 3000, 2030, 2031, 2032)
    state = replace(state, box=tuple([card(year) for year in (2040, 2041, 2042)]))
    assert dict(told(Coop(), state, "play 2060", lore_of(state)).words) == {"count": 1 + 3}


def test_a_closed_gap_counts_the_others_that_wanted_it() -> None:
    """The one gap: neither one that is taken nor another that is open."""
    rows, gaps = ((1800,), (1900,), (1950,), (2000,)), ((), (1920,), ())
    state = coop_state("v1970 v2001 v1 v2", other="v1960 v1980 v1940 v1941", main=rows, gaps=gaps)
    state = deck_of(state, 1990, 1991, 1850, 1851)
    note = told(Coop(), state, "play 1970", lore_of(state))
    assert (note.reason, dict(note.words)) == ("closed", {"count": 4})
    assert {name: back.year for name, back in note.dates} == {"date": 1970, "low": 1950, "high": 2000}
    assert "closed the gap between 1950 and 2000, which about 4 other cards needed" in sentence(note, "en")


def test_one_card_shut_out_is_told_and_none_is_not() -> None:
    """A card of the year of a column would have been worth more in any case."""
    harmless = coop_state("v1970 v1950 v1 v2", other="v3 v4", deck=0)
    note = told(Coop(), harmless, "play 1970", lore_of(harmless))
    assert (note.reason, note.better) == ("order", Play(CardRef(1950)))
    assert sentence(note, "en") == "Another move was worth more here; better to play “card of 1950”."
    harmful = coop_state("v1970 v1950 v1 v2", other="v3 v1980", deck=0)
    note = told(Coop(), harmful, "play 1970", lore_of(harmful))
    assert (note.reason, dict(note.words)) == ("closed", {"count": 1})


def test_a_card_thrown_away_that_could_be_laid_is_named() -> None:
    state = coop_state("v1970[a>b] v1925 v1926 v1927", other="v1928 v1929 v1930 v1931", deck=0)
    note = told(Coop(), state, "discard 1970", lore_of(state))
    assert (note.reason, note.better, note.better_title) == ("wasted", Play(CardRef(1970)), "card of 1970")
    assert sentence(note, "en") == "“card of 1970” could still have been played; better to play “card of 1970”."


def test_a_taken_gap_is_named_by_its_ends() -> None:
    state = coop_state("v1930 v2001 v1 v2", deck=0)
    note = told(Coop(), state, "play 1930", lore_of(state))
    assert note.reason == "blocked"
    assert {name: back.year for name, back in note.dates} == {"date": 1930, "low": 1900, "high": 1950}
    assert (note.better, note.better_title) == (Play(CardRef(2001)), "card of 2001")


def test_the_better_use_of_a_power_is_named() -> None:
    state = chronology_state(
        [stack("red", 1910, 1911)],
        [stack("blue", 1920)],
        lines=[(1900, 1905), (1850, 1900)],
        phase="power",
        power="red",
    )
    lore = Lore({key_of(card(year).face): YearEstimate(year, 0.0) for year in (1910, 1920)}, {})
    note = told(Chronology(), state, "end", lore)
    assert (note.reason, note.better, note.better_title) == ("unused", Use(CardRef(1920)), "card of 1920")
    assert sentence(note, "en").endswith("better to use it on “card of 1920”.")


@pytest.mark.parametrize(
    ("rules", "state"), [(Coop(), coop_state("v1 v2 v3 v4")), (Chronology(), chronology_state([stack("red", 1)], []))]
)
def test_getting_up_is_not_judged_in_any_game(rules: Rules[State], state: State) -> None:
    note = judge(1, rules.view(state, Seat(0)), Seat(0), Leave(), (), NOTHING_KNOWN)
    assert (note.reason, note.judged, note.good) == ("unjudged", False, True)


def test_a_game_without_a_policy_is_judged_by_its_placements_alone() -> None:
    view = replace(Coop().view(coop_state("v1 v2 v3 v4"), Seat(0)), game=Lives.name, legal=(End(),))
    assert judge(1, view, Seat(0), End(), (), NOTHING_KNOWN).reason == "unjudged"
