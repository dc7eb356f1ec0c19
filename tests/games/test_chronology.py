"""chronology: the golden cases C01 to C26 of RULES 8.3, leavers and withdrawn cards."""

import pytest

from tests.games.build import act, card, chronology_state, lying, options_of, stack, years
from yearline.core.actions import Draft, End, Leave, Place, Use, from_text
from yearline.core.cards import Dated, Front
from yearline.core.deal import Deal
from yearline.core.deck import COLORS, Deck, deck_card, make_deck
from yearline.core.errors import BadDeck, BadOption, IllegalAction, NotYourTurn
from yearline.core.events import Exposed, Revealed
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import fits
from yearline.core.play import play, withdraw
from yearline.core.rng import Seeded
from yearline.core.value import replace
from yearline.games.chronology import Chronology, State

RULES = Chronology()
P0, P1, P2 = map(Seat, range(3))
RED = stack("red", 1950, 1960)
OTHER = stack("blue", 1, 2, 3, 4, 5)


def stacks(state: State, seat: Seat) -> list[list[int]]:
    return [years(one) for one in state.stacks[seat]]


def lines(state: State) -> list[list[int]]:
    return [years(line) for line in state.lines]


def test_C01_right() -> None:
    state = act(RULES, chronology_state([RED], [OTHER]), "place 1950 1").state
    assert (lines(state)[0], state.phase, state.power, state.turn) == ([1900, 1950], "power", "red", P0)


def test_C02_wrong() -> None:
    state = act(RULES, chronology_state([RED], [OTHER]), "place 1950 0").state
    assert (lines(state)[0], years(state.discard), state.phase, state.turn) == ([1900], [1950], "place", P1)


def test_C03_red_strikes_a_card_whose_date_stays_unknown() -> None:
    step = act(RULES, chronology_state([RED], [OTHER]), "place 1950 1", "use 1")
    state = step.state
    assert (stacks(state, P1), state.turn, state.phase) == ([[2, 3, 4, 5]], P1, "place")
    assert [event.card.year for event in step.events if isinstance(event, Revealed)] == [1950]
    top = next(pile.top for pile in RULES.view(state, P0).piles if pile.name == "discard")
    assert top == card(1, color="blue").front


def test_C04_a_power_need_not_be_used() -> None:
    before = act(RULES, chronology_state([RED], [OTHER]), "place 1950 1").state
    after = act(RULES, before, "end").state
    assert after == replace(before, phase="place", power=None, turn=P1)


def powered(color: str, *others: tuple[object, ...], own: tuple[object, ...] = (RED,)) -> State:
    """P0 has just placed a card of that colour."""
    return chronology_state(own, others, phase="power", power=color, lines=[(1900, 1950), (1900,)])  # type: ignore[arg-type]


def test_C05_blue_splits_an_odd_stack() -> None:
    step = act(RULES, powered("blue", OTHER), "use 1")
    assert stacks(step.state, P1) == [[1, 2], [3, 4, 5]]
    assert Exposed("stack", P1, OTHER[2].front) in step.events


def test_C06_options_that_are_not_built() -> None:
    with pytest.raises(BadOption):
        Chronology({"blue_odd": "upper"})


def test_C07_blue_splits_an_even_stack() -> None:
    state = act(RULES, powered("blue", stack("blue", 1, 2, 3, 4)), "use 1").state
    assert stacks(state, P1) == [[1, 2], [3, 4]]


def test_C08_four_stacks_are_the_limit() -> None:
    four = [stack("red", 1, 11), stack("red", 2), stack("blue", 3), stack("beige", 4)]
    state = powered("blue", *four)
    assert options_of(RULES, state) == [Use(CardRef(1950)), End()]
    with pytest.raises(IllegalAction):
        play(RULES, state, P0, Use(CardRef(1)))


def test_C09_no_stack_to_split() -> None:
    state = chronology_state([stack("blue", 1950), stack("red", 3)], [stack("red", 2)])
    state = act(RULES, state, "place 1950 1").state
    assert (state.phase, state.turn, state.power) == ("place", P1, None)


C10 = (stack("blue", 1), stack("blue", 7), stack("red", 2))


def test_C10_what_beige_may_feed() -> None:
    state = powered("beige", *C10, own=(stack("beige", 50),))
    assert options_of(RULES, state) == [Use(CardRef(50)), Use(CardRef(1)), Use(CardRef(7)), Use(CardRef(2)), End()]


def test_C11_beige_feeds_the_chosen_stack() -> None:
    state = act(RULES, powered("beige", *C10), "use 7").state
    assert stacks(state, P1) == [[1], [9003, 7], [2]]
    assert years(state.neutral[COLORS.index("blue")]) == [9004]


def test_C12_beige_needs_a_stack_of_that_colour() -> None:
    state = replace(powered("beige", *C10), neutral=((), stack("blue", 9003), ()))
    assert options_of(RULES, state) == [Use(CardRef(1)), Use(CardRef(7)), End()]
    with pytest.raises(IllegalAction):
        play(RULES, state, P0, Use(CardRef(9005)))


def test_C13_the_last_card_placed() -> None:
    state = chronology_state([stack("beige", 1950)], [stack("red", 2)], red=())
    state = act(RULES, state, "place 1950 1").state
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (state.phase, outcome.ranking) == ("over", ((P0,), (P1,)))


def test_C14_red_takes_the_last_card_of_another() -> None:
    state = act(RULES, chronology_state([RED], [stack("red", 2)]), "place 1950 1", "use 2").state
    assert RULES.snapshot(state)["winners"] == [P0]


def test_C15_red_takes_the_own_last_card() -> None:
    state = act(RULES, chronology_state([RED], [stack("red", 2, 3)]), "place 1950 1", "use 1960").state
    assert (state.stacks[0], RULES.snapshot(state)["winners"]) == ((), [P0])


def test_C16_equal_lengths_more_cards_left() -> None:
    state = chronology_state([stack("red", 1700)], [stack("blue", 2, 3)], lines=[(1900, 1950), (1800, 1850)])
    state = act(RULES, state, "place 1700 2").state
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.ranking) == ("stacks_empty", ((P1,), (P0,)))


def test_C17_all_equal_and_they_share() -> None:
    state = chronology_state([stack("red", 1700)], [stack("red", 2)], [stack("blue", 3)], lines=[(1, 5), (1,), (1, 5)])
    state = replace(state, power="red", phase="power")
    state = act(RULES, state, "use 2").state
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((P0, P2), (P1,))


def test_C18_equal_years_in_a_line() -> None:
    line = lying(1900, 1950, 1950, 2000)
    assert [fits(line, gap, 1950) for gap in range(5)] == [False, True, True, True, False]


def box(**sizes: int) -> Deck:
    return make_deck(
        "test", [deck_card(f"{color}{i}", i, color=color) for color, size in sizes.items() for i in range(1, size + 1)]
    )


def test_C19_eight_players_draft() -> None:
    state = RULES.setup(box(red=70, blue=70, beige=70), 8, 3).state
    picks = 0
    while state.phase == "draft":
        state = act(RULES, state, f"draft {COLORS[picks % 3]}").state
        picks += 1
    assert (picks, sum(map(len, state.neutral))) == (32, 50)
    while state.phase == "start":
        state = act(RULES, state, "draft red" if state.neutral[2] else "draft blue").state
    assert sum(map(len, state.neutral)) == 42
    assert {sum(map(len, own)) for own in state.stacks} == {20}
    assert {len(own) for own in state.stacks} <= {1, 2, 3}


def test_C20_too_few_for_a_packet() -> None:
    state = RULES.setup(box(red=4, blue=40, beige=40), 2, 1).state
    assert options_of(RULES, state) == [Draft("beige"), Draft("blue")]
    with pytest.raises(IllegalAction):
        act(RULES, state, "draft red")


def test_C21_enough_cards() -> None:
    deck = box(red=23, blue=23, beige=23)
    RULES.check_deck(deck, 3)
    with pytest.raises(BadDeck):
        RULES.check_deck(deck, 4)
    Chronology({"draft_packets": 3}).check_deck(deck, 4)
    with pytest.raises(BadDeck, match="packets"):
        RULES.check_deck(box(red=39, blue=4, beige=4), 2)
    with pytest.raises(BadDeck, match="start card"):
        RULES.check_deck(box(red=20, blue=20), 2)


def test_C22_the_order_of_start_cards() -> None:
    rules = Chronology({"draft_packets": 1, "first_player": 1})
    state = rules.setup(box(red=10, blue=10, beige=10), 3, 1).state
    for _ in range(3):
        state = act(rules, state, "draft red" if len(state.neutral[2]) >= 5 else "draft blue").state
    given = []
    while state.phase == "start":
        before, giver = state.lines, rules.turn(state)
        state = act(rules, state, "draft beige").state
        given.append((giver, next(seat for seat in range(3) if before[seat] != state.lines[seat])))
    assert given == [(P1, P2), (P2, P0), (P0, P1)]
    assert rules.turn(state) == P1


def test_C23_packets_of_one_colour_form_one_stack() -> None:
    piles = {color: [(color, i) for i in range(30)] for color in COLORS}
    numbered = {
        color: tuple((CardRef(100 * at + i), deck_card(f"{color}{i}", i + 1, color=color)) for _, i in pile)
        for at, (color, pile) in enumerate(piles.items())
    }
    state = RULES.deal(Deal(numbered, P0, Seeded(1)), 2).state
    for color in ("red", "red", "blue", "red"):
        state = act(RULES, state, f"draft {color}", "draft beige").state
    assert [len(one) for one in state.stacks[0]] == [15, 5]
    assert years(state.stacks[0][0]) == [11, 12, 13, 14, 15, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5]


def test_C24_out_of_turn_and_a_strange_stack() -> None:
    state = chronology_state([RED], [OTHER], turn=1)
    with pytest.raises(NotYourTurn):
        play(RULES, state, P0, Place(CardRef(1950), 1))
    with pytest.raises(IllegalAction):
        play(RULES, state, P1, Place(CardRef(1950), 1))


def test_C25_what_the_neighbour_sees() -> None:
    view = RULES.view(chronology_state([RED], [OTHER]), P1)
    assert ([row.owner for row in view.rows], view.round) == ([P0, P1], 0)
    tops = [(pile.name, pile.size, pile.top) for pile in view.piles if pile.name in ("stack", "neutral")]
    assert [size for _, size, _ in tops] == [2, 2, 2, 2, 5]
    assert all(isinstance(top, Front) for _, _, top in tops)
    assert all(not pile.beneath for pile in view.piles)


def test_who_may_look_through_the_own_stacks_sees_pictures_there_and_nowhere_else() -> None:
    """The option of C-11: fronts from the top down, for the owner alone, and not a date (003:32)."""
    state = chronology_state([RED, stack("blue", 7)], [OTHER])
    mine, theirs, nobody = Chronology({"browse_own_stacks": True}).views(state, (P0, P1, None))
    assert [[one.ref for one in pile] for pile in mine.browsed] == [[1950, 1960], [7]]
    assert [[one.ref for one in pile] for pile in theirs.browsed] == [[1, 2, 3, 4, 5]]
    assert all(isinstance(one, Front) for view in (mine, theirs) for pile in view.browsed for one in pile)
    assert nobody.browsed == ()
    assert [view.browsed for view in RULES.views(state, (P0, P1))] == [(), ()]


def test_C25_a_missed_card_shows_its_date() -> None:
    view = RULES.view(act(RULES, chronology_state([RED], [OTHER]), "place 1950 0").state, P1)
    top = next(pile.top for pile in view.piles if pile.name == "discard")
    assert isinstance(top, Dated)
    assert top.year == 1950


def test_C26_an_emptied_stack_ceases_to_exist() -> None:
    state = chronology_state([stack("red", 1950), stack("blue", 1, 2, 3, 4)], [OTHER[2:]])
    state = act(RULES, state, "place 1950 1", "use 1").state
    assert (stacks(state, P0), state.phase, state.turn) == ([[2, 3, 4]], "place", P1)


class TestLeavers:
    """C-28: stacks and line leave too; not an end of the game; neighbours close up."""

    def test_in_the_middle(self) -> None:
        state = play(RULES, chronology_state([RED], [OTHER], [stack("red", 9)]), P1, Leave()).state
        assert (state.reason, state.active, state.stacks[1], state.lines[1]) == (None, (P0, P2), (), ())
        assert act(RULES, state, "place 1950 0").state.turn == P2

    def test_the_one_who_is_to_act(self) -> None:
        state = chronology_state([RED], [OTHER], [stack("red", 9)], phase="power", power="red")
        state = play(RULES, state, P0, Leave()).state
        assert (state.turn, state.phase, state.power) == (P1, "place", None)

    def test_with_the_only_target_of_a_power(self) -> None:
        own, split = [stack("red", 9)], [stack("blue", 1, 2)]
        state = chronology_state(own, split, [stack("red", 7)], phase="power", power="blue")
        state = play(RULES, state, P1, Leave()).state
        assert (state.phase, state.power, state.turn) == ("place", None, P2)

    def test_beside_a_power_that_can_still_be_used(self) -> None:
        state = chronology_state([], [OTHER], [stack("red", 7)], phase="power", power="red")
        state = play(RULES, state, P1, Leave()).state
        assert (state.phase, options_of(RULES, state)) == ("power", [Use(CardRef(7)), End()])

    def test_the_last_one_left_wins(self) -> None:
        state = play(RULES, chronology_state([RED], [OTHER]), P0, Leave()).state
        outcome = RULES.outcome(state)
        assert outcome is not None
        assert (outcome.reason, outcome.ranking) == ("left", ((P1,), (P0,)))

    def test_those_who_left_come_last_the_first_of_them_at_the_end(self) -> None:
        state = chronology_state([RED], [OTHER], [stack("red", 9)])
        for seat in (P2, P0):
            state = play(RULES, state, seat, Leave()).state
        outcome = RULES.outcome(state)
        assert outcome is not None
        assert outcome.ranking == ((P1,), (P0,), (P2,))

    def test_during_the_draft_and_the_start_cards(self) -> None:
        rules = Chronology({"draft_packets": 1, "first_player": 0})
        state = rules.setup(box(red=20, blue=20, beige=20), 4, 1).state
        state = act(rules, state, "draft red").state
        state = play(rules, state, P1, Leave()).state
        assert rules.turn(state) == P2
        state = act(rules, state, "draft red", "draft red").state
        assert (state.phase, rules.turn(state)) == ("start", P0)
        state = act(rules, state, "draft blue").state
        assert [len(line) for line in state.lines] == [0, 0, 1, 0]
        state = play(rules, state, P0, Leave()).state
        assert (rules.turn(state), state.first) == (P2, P2)
        state = act(rules, state, "draft blue").state
        assert (state.phase, [len(line) for line in state.lines]) == ("place", [0, 0, 1, 1])


class TestWithdraw:
    def test_from_a_stack(self) -> None:
        state = withdraw(RULES, chronology_state([RED], [OTHER]), CardRef(3)).state
        assert (stacks(state, P1), years(state.box)) == ([[1, 2, 4, 5]], [3])

    def test_the_last_card_of_a_player_ends_the_game(self) -> None:
        state = withdraw(RULES, chronology_state([RED], [stack("red", 2)]), CardRef(2)).state
        assert state.reason == "stacks_empty"

    def test_the_only_target_of_a_power(self) -> None:
        state = powered("blue", stack("blue", 1, 2), own=(stack("red", 9),))
        state = withdraw(RULES, state, CardRef(2)).state
        assert (state.phase, state.turn) == ("place", P1)

    def test_the_power_of_a_last_card_is_still_used_first(self) -> None:
        """C-25: the end is checked when the turn is over."""
        state = chronology_state([], [OTHER], phase="power", power="red", lines=[(1900, 1950), (1900,)])
        state = withdraw(RULES, state, CardRef(9001)).state
        assert (state.phase, state.reason) == ("power", None)
        assert act(RULES, state, "use 1").state.reason == "stacks_empty"

    def test_a_card_of_a_packet_that_is_then_too_small(self) -> None:
        rules = Chronology({"draft_packets": 1, "first_player": 0})
        state = rules.setup(box(red=7, blue=5), 2, 1).state
        state = act(rules, state, "draft blue").state
        for _ in range(3):
            state = withdraw(rules, state, state.neutral[2][0].ref).state
        assert state.phase == "start"
        state = act(rules, state, "draft red", "draft red").state
        assert state.reason == "stacks_empty"

    def test_a_draft_whose_packets_run_out_later(self) -> None:
        """3.2 promises enough packets for the cards of the set-up; with fewer, the draft ends when none is left."""
        rules = Chronology({"draft_packets": 2, "first_player": 0})
        state = rules.setup(box(red=22), 2, 1).state
        for _ in range(3):
            state = withdraw(rules, state, state.neutral[2][-1].ref).state
        assert state.phase == "draft"
        state = act(rules, state, "draft red", "draft red", "draft red").state
        assert (state.phase, state.turn, [len(own[0]) for own in state.stacks]) == ("start", P0, [10, 5])
        assert act(rules, state, "draft red", "draft red").state.phase == "place"

    def test_cards_in_the_lines_stay(self) -> None:
        state = chronology_state([RED], [OTHER])
        assert withdraw(RULES, state, state.lines[0][0].ref).state == state

    def test_an_unknown_card(self) -> None:
        with pytest.raises(IllegalAction):
            withdraw(RULES, chronology_state([RED], [OTHER]), CardRef(77))


@pytest.mark.parametrize("text", ["use 1950", "end", "draft red", "play 1950"])
def test_actions_of_other_phases(text: str) -> None:
    with pytest.raises(IllegalAction):
        play(RULES, chronology_state([RED], [OTHER]), P0, from_text(text))
