"""race: the golden cases B01 to B23 of RULES 8.2, hand sizes, leavers and withdrawn cards."""

import pytest

from tests.games.build import act, card, lying, options_of, race_state, refs, years
from yearline.core.actions import Leave, Place, from_text
from yearline.core.cards import Dated, Front
from yearline.core.deck import deck_card, make_deck
from yearline.core.errors import BadDeck, BadOption, BadSeatCount, GameOver, IllegalAction
from yearline.core.events import Eliminated, Reshuffled, RoundEnded
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import fits
from yearline.core.play import play, withdraw
from yearline.core.value import replace
from yearline.games.race import Race, State

RULES = Race()
KEEP_ALL = Race({"playoff": "keep_all"})
P0, P1, P2, P3 = map(Seat, range(4))


def hands(state: State) -> list[list[int]]:
    return [years(hand) for hand in state.hands]


def test_B01_right() -> None:
    state = act(RULES, race_state([[1950, 1], [2, 3]], deck=[7]), "place 1950 1").state
    assert (years(state.line), hands(state)[0], len(state.deck), RULES.turn(state)) == ([1900, 1950], [1], 1, P1)


def test_B02_wrong() -> None:
    state = act(RULES, race_state([[1950, 1], [2, 3]], deck=[7, 8]), "place 1950 0").state
    assert (years(state.line), years(state.discard), hands(state)[0]) == ([1900], [1950], [1, 7])
    assert years(state.deck) == [8]


@pytest.mark.parametrize(("line", "gaps"), [([1900], [0, 1]), ([1900, 1950], [0, 1, 2])], ids=["B03", "B04"])
def test_B03_B04_gaps(line: list[int], gaps: list[int]) -> None:
    state = race_state([[5], [6]], line=line)
    assert options_of(RULES, state) == [Place(CardRef(5), gap) for gap in gaps]


@pytest.mark.parametrize(
    ("line", "year", "right"),
    [
        ([1900], 1900, [0, 1]),
        ([1900, 1950, 1950, 2000], 1950, [1, 2, 3]),
        ([1900, 1950, 1950, 2000], 1900, [0, 1]),
        ([1900, 1950, 1950, 2000], 1975, [3]),
        ([-500, -44, 1], -1, [2]),
    ],
    ids=["B05", "B06", "B07", "B08", "B09"],
)
def test_B05_to_B09_the_placement_test(line: list[int], year: int, right: list[int]) -> None:
    assert [gap for gap in range(len(line) + 1) if fits(lying(*line), gap, year)] == right


def test_B10_the_round_is_finished_before_anybody_wins() -> None:
    state = act(RULES, race_state([[1950], [1800, 2], [3, 4]]), "place 1950 1").state
    assert (state.reason, RULES.turn(state)) == (None, P1)
    step = act(RULES, state, "place 1800 0", "place 3 0")
    assert (step.state.winners, step.state.reason) == ((P0,), "won")
    assert RoundEnded(1) in step.events


@pytest.mark.parametrize(
    "option", [{"win_check": "immediate"}, {"early_finish": True}, {"max_rounds": 100}], ids=["B11", "B12", "B-17"]
)
def test_B11_B12_options_that_are_not_built(option: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Race(option)


def test_B13_several_out_play_off() -> None:
    step = act(
        RULES,
        race_state([[1950], [1800], [3, 4]], deck=[7, 8, 9]),
        "place 1950 1",
        "place 1800 0",
        "place 3 0",
    )
    state = step.state
    assert (state.phase, state.active, hands(state)) == ("playoff", (P0, P1), [[7], [8], []])
    assert (years(state.line), years(state.box), years(state.deck)) == ([3, 1800, 1900, 1950], [4], [9])
    assert Eliminated((P2,)) in step.events


def test_B14_nobody_right_in_the_playoff() -> None:
    state = act(RULES, race_state([[7], [8]], deck=[9, 10], phase="playoff"), "place 7 1", "place 8 1").state
    assert (state.active, hands(state), years(state.discard), state.phase) == ((P0, P1), [[9], [10]], [7, 8], "playoff")


@pytest.mark.parametrize(
    ("rules", "active", "held"),
    [(RULES, (P0, P1), [[10], [11], []]), (KEEP_ALL, (P0, P1, P2), [[10], [11], [12]])],
    ids=["recursive", "keep_all"],
)
def test_B15_some_right_in_the_playoff(rules: Race, active: tuple[Seat, ...], held: list[list[int]]) -> None:
    state = race_state([[7], [8], [9]], deck=[10, 11, 12], phase="playoff")
    state = act(rules, state, "place 7 0", "place 8 1", "place 9 3").state
    assert (state.active, hands(state), years(state.line)) == (active, held, [7, 8, 1900])


def test_B16_one_right_in_the_playoff() -> None:
    state = act(RULES, race_state([[7], [8]], phase="playoff"), "place 7 0", "place 8 0").state
    assert (state.winners, years(state.line)) == ((P0,), [7, 1900])


def test_B17_the_missed_card_alone_becomes_the_deck() -> None:
    step = act(RULES, race_state([[1950, 1], [2]]), "place 1950 0")
    assert (hands(step.state)[0], step.state.deck, step.state.discard) == ([1, 1950], (), ())
    assert Reshuffled(1) in step.events


def test_B18_the_whole_discard_pile_is_reshuffled() -> None:
    step = act(RULES, race_state([[1950, 1], [2]], discard=[5, 6]), "place 1950 0")
    state = step.state
    assert (len(hands(state)[0]), len(state.deck), state.discard) == (2, 2, ())
    assert sorted([*hands(state)[0], *years(state.deck)]) == [1, 5, 6, 1950]
    assert Reshuffled(3) in step.events


def test_B19_too_few_cards_for_a_playoff() -> None:
    state = act(RULES, race_state([[1950], [1800]], deck=[3]), "place 1950 1", "place 1800 0").state
    assert (state.winners, state.reason) == ((P0, P1), "shared")


@pytest.mark.parametrize("text", ["end", "place 1950 2", "place 2 0"])
def test_B20_no_passing_no_such_gap_no_card_of_others(text: str) -> None:
    state = race_state([[1950, 1], [2, 3]])
    with pytest.raises(IllegalAction):
        play(RULES, state, P0, from_text(text))


def test_B21_the_next_round_starts_with_the_first_player() -> None:
    state = race_state([[1950, 1951], [1952, 1953]], round=2)
    state = act(RULES, state, "place 1950 1", "place 1952 2").state
    assert (state.round, RULES.turn(state)) == (3, P0)


def test_B22_what_the_neighbour_sees() -> None:
    state = act(RULES, race_state([[1950, 1], [2, 3]], deck=[7, 8]), "place 1950 0").state
    view = RULES.view(state, P1)
    deck, discard = view.piles
    assert isinstance(discard.top, Dated)
    assert discard.top.year == 1950
    assert (deck.size, deck.top) == (1, state.deck[0].front)
    assert [refs(hand.cards) for hand in view.hands] == [[1, 7], [2, 3]]
    assert all(type(one) is Front for hand in view.hands for one in hand.cards)


def test_B22_the_discard_pile_cannot_be_browsed() -> None:
    """B-13: cards can come back."""
    view = RULES.view(race_state([[1], [2]], discard=[5, 6]), None)
    assert (view.piles[1].size, view.piles[1].beneath) == (2, ())


def test_B23_the_first_player_leaves() -> None:
    state = race_state([[11, 12], [13, 14], [15, 16], [17, 18]], first=2)
    state = act(RULES, state, "place 15 0").state
    state = play(RULES, state, P2, Leave()).state
    assert (state.first, state.active, hands(state)[2], years(state.box)) == (P3, (P0, P1, P3), [], [16])
    state = act(RULES, state, "place 17 1", "place 11 0").state
    assert (state.round, RULES.turn(state)) == (1, P1)
    state = act(RULES, state, "place 13 1").state
    assert (state.round, RULES.turn(state)) == (2, P3)


class TestLeavers:
    """B-12."""

    def test_the_one_who_is_to_act(self) -> None:
        state = play(RULES, race_state([[1], [2], [3]]), P0, Leave()).state
        assert (RULES.turn(state), state.first) == (P1, P1)

    def test_the_last_one_left_wins(self) -> None:
        state = play(RULES, race_state([[1], [2]]), P0, Leave()).state
        assert (state.winners, state.reason) == ((P1,), "left")
        with pytest.raises(GameOver):
            play(RULES, state, P1, Leave())

    def test_who_leaves_a_race_alone_has_not_won_it(self) -> None:
        outcome = RULES.outcome(play(RULES, race_state([[1]]), P0, Leave()).state)
        assert outcome is not None
        assert (outcome.reason, outcome.ranking, outcome.winners) == ("left", (), ())

    def test_the_last_of_the_round(self) -> None:
        state = act(RULES, race_state([[1950], [2, 3], [4, 5]]), "place 1950 1", "place 2 0").state
        assert play(RULES, state, P2, Leave()).state.winners == (P0,)

    def test_nobody_leaves_twice(self) -> None:
        state = play(RULES, race_state([[1], [2], [3]]), P0, Leave()).state
        with pytest.raises(IllegalAction):
            play(RULES, state, P0, Leave())

    def test_their_cards_stay_in_the_box_when_others_are_eliminated(self) -> None:
        state = race_state([[1950], [1951], [3, 4], [6, 7]], deck=[10, 11])
        state = play(RULES, state, P3, Leave()).state
        state = act(RULES, state, "place 1950 1", "place 1951 2", "place 3 0").state
        assert (state.phase, state.active, years(state.box)) == ("playoff", (P0, P1), [6, 7, 4])

    def test_who_was_right_in_the_playoff_and_left_wins_nothing(self) -> None:
        state = act(RULES, race_state([[7], [8], [2000]], phase="playoff"), "place 7 0").state
        state = play(RULES, state, P0, Leave()).state
        state = act(RULES, state, "place 8 1", "place 2000 0").state
        assert (state.reason, state.winners) == ("won", (P1,))

    def test_those_who_left_come_last_the_first_of_them_at_the_end(self) -> None:
        state = race_state([[1], [2], [3], [4]])
        for seat in (P2, P0, P1):
            state = play(RULES, state, seat, Leave()).state
        outcome = RULES.outcome(state)
        assert outcome is not None
        assert outcome.ranking == ((P3,), (P1,), (P0,), (P2,))


def test_places_below_the_first() -> None:
    """B-11: eliminated later is better, then fewer cards, then equal."""
    state = race_state([[1950], [1951], [3, 4, 5], [1, 2], [6, 7]], deck=[10, 11])
    state = act(RULES, state, "place 1950 1", "place 1951 2", "place 3 0", "place 1 0", "place 6 2").state
    state = act(RULES, state, "place 10 3", "place 11 0").state
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((P0,), (P1,), (P3, Seat(4)), (P2,))


class TestSetup:
    deck = make_deck("test", [deck_card(f"c{i}", i) for i in range(1, 12)])

    def test_the_smallest_deck(self) -> None:
        """B-14: 5n+1."""
        assert len(RULES.setup(self.deck, 2, 1).state.deck) == 2
        with pytest.raises(BadDeck):
            RULES.setup(make_deck("small", self.deck.cards[:10]), 2, 1)

    def test_a_handicap(self) -> None:
        state = Race({"hand_size": [5, 3]}).setup(self.deck, 2, 1).state
        assert [len(hand) for hand in state.hands] == [5, 3]

    @pytest.mark.parametrize("sizes", [[5, 3, 2], [4]])
    def test_a_handicap_for_other_seats(self, sizes: list[int]) -> None:
        with pytest.raises(BadSeatCount):
            Race({"hand_size": sizes}).setup(self.deck, 2, 1)

    @pytest.mark.parametrize("size", [0, 9, True, "4", [], [4, 9], [4.0], None])
    def test_impossible_hand_sizes(self, size: object) -> None:
        with pytest.raises(BadOption):
            Race({"hand_size": size})


class TestWithdraw:
    def test_from_a_hand_the_owner_draws_another(self) -> None:
        state = withdraw(RULES, race_state([[1, 2], [3]], deck=[7, 8]), CardRef(1)).state
        assert (hands(state), years(state.deck), years(state.box)) == ([[2, 7], [3]], [8], [1])

    def test_from_the_discard_pile(self) -> None:
        state = withdraw(RULES, race_state([[1], [3]], discard=[5, 6]), CardRef(6)).state
        assert (years(state.discard), years(state.box)) == ([5], [6])

    def test_cards_in_the_line_stay(self) -> None:
        state = race_state([[1], [3]], line=(1900, 1950))
        assert withdraw(RULES, state, state.line[0].ref).state == state

    def test_a_last_card_that_cannot_be_replaced_stays(self) -> None:
        with pytest.raises(IllegalAction):
            withdraw(RULES, race_state([[1], [3]]), CardRef(1))

    def test_an_unknown_card(self) -> None:
        with pytest.raises(IllegalAction):
            withdraw(RULES, race_state([[1], [3]]), CardRef(99))


def test_a_card_that_came_back_keeps_the_date_everybody_saw() -> None:
    state = act(RULES, race_state([[1950, 1], [2]]), "place 1950 0").state
    state = replace(state, deck=tuple(card(year) for year in range(20, 40)))
    other = RULES.redeal(state, None, state.luck)
    assert years(other.hands[0])[1] == 1950
    assert years(other.deck) != years(state.deck)
