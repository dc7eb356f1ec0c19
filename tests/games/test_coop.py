"""coop: the golden cases A01 to A27 of RULES 8.1, leavers and withdrawn cards."""

from itertools import chain

import pytest

from tests.games.build import act, columns, coop_state, hand, lying, options_of, years
from yearline.core.actions import Discard, End, Leave, Play, from_text
from yearline.core.cards import Dated, Front
from yearline.core.deal import Deal
from yearline.core.deck import deck_card, make_deck
from yearline.core.errors import BadDeck, BadSeatCount, IllegalAction, NotYourTurn
from yearline.core.events import Drew, GameEnded, Left, Revealed, Withdrawn
from yearline.core.ids import CardRef, Seat
from yearline.core.play import play, withdraw
from yearline.core.rng import Seeded
from yearline.core.secret import Card
from yearline.core.value import replace
from yearline.games.coop import Coop, Rows, State
from yearline.games.titles import TITLES, band_of, titles_in

RULES = Coop()
P0, P1 = Seat(0), Seat(1)


def main(state: State) -> list[list[int]]:
    return list(columns(state.rows.columns))


def gaps(state: State) -> list[list[int]]:
    return list(columns(state.rows.gaps))


def shape(state: State, seat: Seat = P0) -> str:
    """The hand as v and h, drawn cards (3000 and later) as d."""
    kind = {True: "v", False: "h"}
    return "".join("d" if card.ref >= 3000 else kind[type(card) is Card] for card in state.hands[seat])


def refuses(state: State, text: str, seat: Seat = P0) -> None:
    with pytest.raises(IllegalAction):
        play(RULES, state, seat, from_text(text))


def test_A01_one_success_then_end() -> None:
    state = coop_state("v2010 v1930 v1960 v1850")
    state = act(RULES, state, "play 2010").state
    assert (state.phase, main(state)) == ("may_stop", [[1900], [1950], [2000], [2010]])
    state = act(RULES, state, "end").state
    assert (shape(state), len(state.deck), state.turn, state.phase) == ("vvvd", 9, P1, "open")


def test_A02_the_second_success_ends_the_turn() -> None:
    state = act(RULES, coop_state("v2010 v1930 v1960 v1850"), "play 2010", "play 1960").state
    assert gaps(state) == [[1920], [1960], []]
    assert (shape(state), len(state.deck), state.turn) == ("vvdd", 8, P1)


def test_A03_blocked_placed_blocked_placed() -> None:
    state = coop_state("v1930 v1960 v1940 v2010")
    phases = []
    for text in ("play 1930", "play 1960", "play 1940", "play 2010"):
        state = act(RULES, state, text).state
        phases.append(state.phase)
    assert phases == ["must_place", "may_stop", "may_stop", "open"]
    assert (shape(state), years(state.hands[0])[:2], len(state.deck), state.turn) == ("hhdd", [1930, 1940], 8, P1)


def test_A04_nothing_fits_and_the_game_is_lost_at_once() -> None:
    step = act(RULES, coop_state("v1930 v1905 v1940 v1925"), "play 1930", "play 1905", "play 1940", "play 1925")
    assert (step.state.reason, len(step.state.deck), step.state.points) == ("failed", 10, -12)
    assert isinstance(step.events[-1], GameEnded)
    assert options_of(RULES, step.state) == []


def test_A05_an_upright_card_may_be_discarded() -> None:
    state = act(RULES, coop_state("v1930[a>c] v1 v2 v3"), "discard 1930").state
    assert (state.discard[-1].back.symbol, len(state.discard), shape(state), state.turn) == ("c", 2, "vvvd", P1)


A06 = "h1930[b>c] h1931[b>y] h1932[a>c] v1933[b>y]"


def test_A06_a_blocked_card_may_be_discarded_if_its_symbol_matches() -> None:
    state = coop_state(A06)
    assert options_of(RULES, state) == [Play(CardRef(1933)), Discard(CardRef(1932))]
    state = act(RULES, state, "discard 1932").state
    assert (state.discard[-1].back.symbol, shape(state), len(state.deck)) == ("c", "hhvd", 9)


def test_D5_a_table_may_oblige_people_to_discard_a_blocked_card() -> None:
    strict = Coop({"discard_blocked": "must"})
    assert options_of(strict, coop_state(A06)) == [Discard(CardRef(1932))]
    upright = coop_state("h1930[b>c] v1931[a>c] v1932 v1933")
    assert options_of(strict, upright) == options_of(RULES, upright)
    assert act(strict, coop_state(A06), "discard 1932").state.turn == 1


def test_A07_the_last_upright_card_is_blocked() -> None:
    assert act(RULES, coop_state(A06), "play 1933").state.reason == "failed"


def test_A08_no_symbol_no_discard() -> None:
    state = coop_state("v1930 v1960 v1 v2")
    for ref in (1930, 1960, 1, 2):
        refuses(state, f"discard {ref}")
    assert state == replace(coop_state("v1930 v1960 v1 v2"), rows=state.rows, discard=state.discard)


def test_A09_after_a_blocked_try_neither_discard_nor_end() -> None:
    state = act(RULES, coop_state("v1930 v1960[a>c] v1 v2"), "play 1930").state
    refuses(state, "discard 1960")
    refuses(state, "end")
    assert state.phase == "must_place"


def test_A10_a_blocked_card_cannot_be_played_and_nobody_may_pass() -> None:
    state = coop_state("h1930 v1960 v1 v2")
    refuses(state, "play 1930")
    refuses(state, "end")
    assert state.phase == "open"


def test_A11_equal_dates_stack_in_the_main_row() -> None:
    state = act(RULES, coop_state("v1950 v1900 v1 v2"), "play 1950", "play 1900").state
    assert (main(state), gaps(state), state.turn) == ([[1900, 1900], [1950, 1950], [2000]], [[1920], []], P1)


def test_A12_equal_date_in_a_gap_stacks() -> None:
    state = act(RULES, coop_state("v1920 v1 v2 v3"), "play 1920").state
    assert (gaps(state)[0], state.phase, state.points) == ([1920, 1920], "may_stop", -10)


@pytest.mark.parametrize("options", [{"equal_in_gap": "blocked"}, {"edition": "ru"}])
def test_A12_equal_date_in_a_gap_is_blocked(options: dict[str, object]) -> None:
    rules = Coop(options)
    state = act(rules, coop_state("v1920 v1 v2 v3"), "play 1920").state
    assert (shape(state), state.phase, state.points) == ("hvvv", "must_place", -12)


def test_A12_an_option_overrides_the_edition() -> None:
    assert Coop({"edition": "ru", "equal_in_gap": "stack"}).stacks_in_gap
    assert not Coop({"edition": "fr", "equal_in_gap": "blocked"}).stacks_in_gap


def test_A13_a_new_column_opens_a_new_gap() -> None:
    state = act(RULES, coop_state("v1850 v1870 v1 v2"), "play 1850", "play 1870").state
    assert (main(state), gaps(state)) == ([[1850], [1900], [1950], [2000]], [[1870], [1920], []])


def test_A14_from_the_start_card_alone() -> None:
    state = act(RULES, coop_state("v1900 v1800 v1 v2", main=[[1900]], gaps=[]), "play 1900", "play 1800").state
    assert (main(state), gaps(state), state.turn) == ([[1800], [1900, 1900]], [[]], P1)


A15 = ("play 1960", "play 1930", "play 1931", "play 1932")


def test_A15_nothing_left_to_try_after_a_success() -> None:
    state = act(RULES, coop_state("v1960 v1930 v1931 v1932"), *A15).state
    assert (state.reason, shape(state), len(state.deck), state.turn) == (None, "hhhd", 9, P1)


def test_A16_stuck_once_the_deck_is_empty() -> None:
    state = coop_state("v1960 v1930 v1931 v1932", other="v2010[z>w]", deck=0)
    state = act(RULES, state, *A15, "play 2010").state
    assert (state.reason, state.points, state.hands[1]) == ("stuck", 6, ())


def test_A17_a_seat_without_cards_is_skipped() -> None:
    state = coop_state("v1960 v1930 v1931[a>k] v1932", other="v2010[z>w]", deck=0)
    state = act(RULES, state, *A15, "play 2010").state
    assert (state.reason, state.turn) == (None, P0)
    state = act(RULES, state, "discard 1931").state
    assert (state.reason, state.points, state.discard[-1].back.symbol) == ("stuck", 6, "k")


def test_A18_draw_what_there_is() -> None:
    state = act(RULES, coop_state("v2010 v1960 v1 v2", deck=1), "play 2010", "play 1960").state
    assert (shape(state), len(state.deck)) == ("vvd", 0)


def test_A19_all_played() -> None:
    state = act(RULES, coop_state("v2010", other="v2020", deck=0), "play 2010").state
    assert (state.hands[0], state.turn, state.reason) == ((), P1, None)
    assert act(RULES, state, "play 2020").state.reason == "all_played"


def test_A20_the_worked_score() -> None:
    """15 main, 8 in gaps, 11 discarded, hands of 0 and 2: the last play is the fifteenth card of the main row."""
    state = State(
        phase="may_stop",
        turn=P0,
        rows=Rows((1,), (lying(*[1] * 14),), ()),
        hands=(hand("v2"), hand("h3 h4")),
        discard=lying(*range(5, 16)),
        deck=(),
        points=3 * 14 + 2 * 8 - 36,
        reason=None,
        box=(),
    )
    state = replace(state, rows=Rows((0, 1), (lying(), lying(*[1] * 14)), (lying(*[16] * 8),)))
    step = act(RULES, state, "play 2")
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert (outcome.reason, outcome.score, outcome.band) == ("stuck", 25, 3)


def test_A21_bands() -> None:
    scores = [-1, 0, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51, 60, 61, 69]
    assert [band_of(score) for score in scores] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]


def test_titles_are_as_printed_slips_included() -> None:
    assert set(TITLES) == {*Coop.EDITIONS, "en"}
    assert {len(set(titles)) for titles in TITLES.values()} == {8}
    printed = {"ru": "Кружок гениев", "uk": "СПІЛКА ГЕНІВ", "it": "CIRCOLO DEL GENIO", "fr": "ASSEMBLÉE DES GÉNIES"}
    assert {edition: TITLES[edition][band_of(55)] for edition in printed} == printed
    assert TITLES["fr"][band_of(0)] == "GRUPE D'APPRENTIS"
    assert TITLES["ru"][band_of(-5)] == "Новички"
    assert TITLES["uk"][band_of(61)] == "МАНДРІВНИКИ В ЧАСІ"


def test_people_are_shown_titles_without_slips_and_english_ones_where_there_is_no_rulebook() -> None:
    assert titles_in("fr")[1] == "Groupe d’apprentis"
    assert titles_in("uk")[6] == "Спілка геніїв"
    assert titles_in("ru") == TITLES["ru"]
    assert titles_in("de") == TITLES["en"]


DECK = make_deck("test", [deck_card(f"c{i}", i, front="x", back="y") for i in range(1, 41)])


def test_A22_deck_size_by_number_of_players() -> None:
    rules = Coop({"max_players": 8})
    states = [rules.setup(DECK, seats, 1).state for seats in range(2, 9)]
    assert [len(state.deck) for state in states] == [26, 22, 18, 14, 10, 6, 2]
    assert [len(rules.view(state, None).hands) for state in states] == [2, 3, 4, 5, 6, 7, 8]
    with pytest.raises(BadSeatCount):
        rules.setup(DECK, 9, 1)


def test_more_than_six_only_on_request() -> None:
    with pytest.raises(BadSeatCount):
        RULES.setup(DECK, 7, 1)


def test_A24_ruling_the_smallest_pool() -> None:
    """A-24: at least 4n+3 cards; no title unless all 36 are in play."""
    small = make_deck("small", DECK.cards[:11])
    assert len(RULES.setup(small, 2, 1).state.deck) == 1
    with pytest.raises(BadDeck):
        RULES.setup(make_deck("smaller", DECK.cards[:10]), 2, 1)
    ended = act(RULES, coop_state("v2010", other="v2020", deck=0), "play 2010", "play 2020").state
    outcome = RULES.outcome(ended)
    assert outcome is not None
    assert outcome.band is None


def test_A23_years_before_christ() -> None:
    state = coop_state("v-300 v-1 v5 v6", main=[[-44], [476]], gaps=[[]])
    state = RULES.apply(state, P0, Play(CardRef(-300))).state
    state = RULES.apply(state, P0, Play(CardRef(-1))).state
    assert (main(state), gaps(state)) == ([[-300], [-44], [476]], [[], [-1]])


def test_A24_neighbouring_years_leave_no_room_between() -> None:
    state = coop_state("v1950 v1951 v1 v2", main=[[1950], [1951]], gaps=[[]])
    state = act(RULES, state, "play 1950", "play 1951").state
    assert (main(state), gaps(state)) == ([[1950, 1950], [1951, 1951]], [[]])


def test_A25_what_the_neighbour_sees() -> None:
    state = act(RULES, coop_state("v1930 v1960 v1940 v2010"), "play 1930", "play 1960", "play 1940", "play 2010").state
    view = RULES.view(state, P1)
    known = [card for card in chain(*[hand.cards for hand in view.hands]) if isinstance(card, Dated)]
    assert sorted(years(known)) == [1930, 1940]
    assert all(isinstance(card, Front) for card in view.hands[1].cards)
    deck, discard = view.piles
    assert (deck.size, deck.top, deck.beneath) == (8, state.deck[0].front, ())
    assert (discard.size, discard.top) == (1, state.discard[-1])


@pytest.mark.parametrize(
    ("options", "start", "dropped"),
    [
        ({}, 9, 10),
        ({"setup_order": "discard_then_start"}, 10, 9),
        ({"edition": "ru"}, 10, 9),
        ({"edition": "ru", "setup_order": "start_then_discard"}, 9, 10),
    ],
)
def test_A26_the_order_of_dealing(options: dict[str, object], start: int, dropped: int) -> None:
    pile = tuple((CardRef(i), card) for i, card in enumerate(DECK.cards[:36], 1))
    step = Coop(options).deal(Deal({"deck": pile}, P0, Seeded(1)), 2)
    state, turned = step.state, [event.card.ref for event in step.events if isinstance(event, Revealed)]
    assert turned[:2] == [9, 10], "they are told in the order in which they are turned over"
    assert [years(cards) for cards in state.hands] == [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert (main(state), years(state.discard), years(state.deck)) == ([[start]], [dropped], list(range(11, 37)))


def test_A27_out_of_turn() -> None:
    state = coop_state("v2010 v1960", turn=1)
    with pytest.raises(NotYourTurn):
        play(RULES, state, P0, Play(CardRef(2010)))


def test_A_25_ruling_a_leaver_leaves_the_seat_to_the_team() -> None:
    state = coop_state("v2010 v1960 v1 v2")
    step = play(RULES, state, P1, Leave())
    assert step.state == state
    assert step.events == (Left(P1),)
    for nobody in (Seat(2), Seat(-1)):
        with pytest.raises(IllegalAction):
            play(RULES, state, nobody, Leave())


class TestWithdraw:
    def test_from_a_hand_the_owner_draws_another(self) -> None:
        before = coop_state("v2010 v1960 v1 v2")
        step = withdraw(RULES, before, CardRef(1960))
        assert (shape(step.state), len(step.state.deck), step.state.points) == ("vvvd", 9, -11)
        assert step.events[:2] == (Withdrawn(CardRef(1960)), Drew(P0, (before.deck[0].front,)))

    def test_from_the_deck(self) -> None:
        state = withdraw(RULES, coop_state("v2010 v1960 v1 v2"), CardRef(3000)).state
        assert (shape(state), years(state.deck)[0], state.points) == ("vvvv", 3001, -11)

    def test_cards_in_the_rows_and_the_top_discard_stay(self) -> None:
        state = coop_state("v2010 v1960 v1 v2")
        for card in (state.rows.columns[0][0], state.rows.gaps[0][0], state.discard[-1]):
            assert withdraw(RULES, state, card.ref).state == state

    def test_nobody_fails_by_a_withdrawal(self) -> None:
        state = act(RULES, coop_state("v1930 v1960", deck=0), "play 1930").state
        state = withdraw(RULES, state, CardRef(1960)).state
        assert (state.reason, state.turn, shape(state)) == (None, P1, "h")

    def test_after_a_success_with_nothing_left_to_try(self) -> None:
        """A-29: the turn ends by itself."""
        state = act(RULES, coop_state("v2010 v2020 h5", deck=0), "play 2010").state
        state = withdraw(RULES, state, CardRef(2020)).state
        assert (state.phase, state.turn, shape(state)) == ("open", P1, "h")

    @pytest.mark.parametrize(("first", "phase"), [("play 2010", "may_stop"), ("play 1930", "must_place")])
    def test_in_the_middle_of_a_turn_that_can_go_on(self, first: str, phase: str) -> None:
        state = act(RULES, coop_state("v2010 v1930 v1960"), first).state
        state = withdraw(RULES, state, CardRef(3005)).state
        assert (state.phase, state.turn) == (phase, P0)

    def test_with_a_blocked_card_that_can_be_discarded(self) -> None:
        state = withdraw(RULES, coop_state("v2010 h5[a>b]", deck=0), CardRef(2010)).state
        assert (state.phase, state.turn, options_of(RULES, state)) == ("open", P0, [Discard(CardRef(5))])

    def test_an_unknown_card(self) -> None:
        with pytest.raises(IllegalAction):
            withdraw(RULES, coop_state("v2010 v1960 v1 v2"), CardRef(77))


def test_the_order_of_legal_actions() -> None:
    """Plays in hand order, discards in hand order, then the end: logs and learners rely on it."""
    state = coop_state("v5[a>b] h6[a>b] v4[a>b]")
    assert options_of(RULES, state) == [
        Play(CardRef(5)),
        Play(CardRef(4)),
        Discard(CardRef(5)),
        Discard(CardRef(6)),
        Discard(CardRef(4)),
    ]
    state = act(RULES, coop_state("v2010 v1960 v1 v2"), "play 2010").state
    assert options_of(RULES, state)[-1] == End()
