"""How bots play chronology."""

import pytest

from yearline.bots.lore import Lore, YearEstimate, key_of
from yearline.bots.policies.chronology import HARM, rate
from yearline.core.actions import Action, Draft, End, Place, Use
from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.deck import COLORS
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Pile, Row, View

ME, RIVAL, THIRD = Seat(0), Seat(1), Seat(2)
EVERYBODY = (ME, RIVAL, THIRD)


class Table:
    """Three lines, and stacks as (owner, colour, size, year of the top). A card is named after its year."""

    def __init__(
        self,
        lines: list[list[int]],
        stacks: list[tuple[Seat, str, int, int]],
        neutral: dict[str, int] | None = None,
        vague: dict[int, float] | None = None,
    ) -> None:
        self.rows = tuple(
            [Row("line", Seat(i), tuple([(dated(year),) for year in line])) for i, line in enumerate(lines)]
        )
        tops = neutral or {}
        self.neutral = [Pile("neutral", None, 9, front(tops.get(c, 7 + i), c), c) for i, c in enumerate(COLORS)]
        self.stacks = [Pile("stack", owner, size, front(year, color), color) for owner, color, size, year in stacks]
        self.vague = vague or {}

    def ratings(self, phase: str, legal: list[Action], power: str | None = None, me: Seat = ME) -> dict[Action, float]:
        piles = (*self.neutral, Pile("discard", None, 0, None), *self.stacks)
        seen = View("chronology", me, phase, me, 0, EVERYBODY, self.rows, (), piles, tuple(legal), power=power)
        fronts = [pile.top for pile in piles if pile.top]
        lore = Lore(
            {key_of(card.face): YearEstimate(card.ref, self.vague.get(card.ref, 0.05)) for card in fronts},
            {key_of(card.face): card.face.color for card in fronts},
        )
        return dict(rate(seen, lore))

    def best(self, phase: str, legal: list[Action], power: str | None = None, me: Seat = ME) -> Action:
        ratings = self.ratings(phase, legal, power, me)
        return max(ratings, key=lambda action: ratings[action])

    def use(self, power: str, me: Seat = ME) -> Action:
        targets: list[Action] = [Use(pile.top.ref) for pile in self.stacks if pile.top]
        return self.best("power", [*targets, End()], power, me)


def front(year: int, color: str) -> Front:
    return Front(CardRef(year), Face(str(year), "", "", color))


def dated(year: int) -> Dated:
    return Dated(CardRef(9000), Face(f"laid {year}", "", "", "red"), Back(year, "year", ""))


DRAFTS: list[Action] = [Draft(color) for color in COLORS]
MINE = (ME, "red", 5, 1500)
THEIRS = [(RIVAL, "blue", 5, 1600), (THIRD, "blue", 5, 1700)]


def test_a_new_colour_is_drafted_for_the_choice_it_gives() -> None:
    table = Table([[], [], []], [(ME, "red", 5, 1500), (ME, "beige", 5, 1400)])
    assert table.best("draft", DRAFTS) == Draft("blue")


def test_of_new_colours_the_better_known_is_drafted() -> None:
    table = Table([[], [], []], [], {"red": 1500, "beige": 1400, "blue": 1300}, {1400: 0.9, 1500: 0.1})
    assert table.best("draft", [Draft("beige"), Draft("red")]) == Draft("red")
    table.vague = {1400: 0.1, 1500: 0.9}
    assert table.best("draft", [Draft("beige"), Draft("red")]) == Draft("beige")


def test_of_colours_known_alike_the_one_with_the_better_power_is_drafted() -> None:
    table = Table([[], [], []], [], {"red": 1500, "blue": 1300})
    assert table.best("draft", [Draft("blue"), Draft("red")]) == Draft("red")


def test_a_colour_is_known_by_its_cards_and_a_little_by_its_top() -> None:
    others = [(RIVAL, "beige", 5, 1401), (THIRD, "red", 5, 1501)]
    table = Table([[], [], []], others, {"beige": 1400, "red": 1500}, {1400: 0.3, 1401: 0.1, 1500: 0.1, 1501: 1.0})
    assert table.best("draft", [Draft("red"), Draft("beige")]) == Draft("beige")
    table.vague = {1400: 0.5, 1401: 0.1, 1500: 0.1, 1501: 0.5}
    assert table.best("draft", [Draft("beige"), Draft("red")]) == Draft("red")


@pytest.mark.parametrize("spread", [0.0, 0.2])
def test_the_start_card_goes_to_the_next_seat_whoever_else_is_there(spread: float) -> None:
    """Somebody who knows every date still finds one start card more of a hindrance than another."""
    stacks = [(ME, "red", 5, 1500), (RIVAL, "red", 5, 1100), (THIRD, "red", 5, 1700)]
    tops = {"beige": 1702, "blue": 1502, "red": 1102}
    table = Table([[], [], []], stacks, tops, dict.fromkeys([1100, 1500, 1700], spread))
    wanted = {ME: Draft("red"), RIVAL: Draft("beige"), THIRD: Draft("blue")}
    assert {seat: table.best("start", DRAFTS, me=seat) for seat in EVERYBODY} == wanted


def test_the_neighbour_gets_a_start_card_that_is_hard_to_place_beside() -> None:
    table = Table([[], [], []], [(RIVAL, "red", 5, 1500)], {"beige": -500, "blue": 1502, "red": 1900}, {1500: 0.2})
    assert table.best("start", DRAFTS) == Draft("blue")


def test_the_safest_top_is_laid_where_it_belongs() -> None:
    table = Table([[1000, 1800], [1], [1]], [(ME, "red", 5, 1500), (ME, "blue", 5, 1795)], vague={1500: 0.1, 1795: 0.1})
    legal: list[Action] = [Place(CardRef(year), gap) for year in (1500, 1795) for gap in range(3)]
    assert table.best("place", legal) == Place(CardRef(1500), 1)


def test_of_tops_that_are_equally_safe_the_better_power_is_laid_first() -> None:
    table = Table([[1000], [1], [1]], [(ME, "blue", 5, 1500), (ME, "red", 5, 1501)], vague={1500: 0.0, 1501: 0.0})
    legal: list[Action] = [Place(CardRef(year), gap) for year in (1500, 1501) for gap in range(2)]
    assert table.best("place", legal) == Place(CardRef(1501), 1)


def test_of_tops_that_are_equally_safe_the_vague_one_is_laid_first() -> None:
    table = Table([[1000], [1], [1]], [(ME, "red", 5, 1900), (ME, "red", 5, 1901)], vague={1900: 0.0, 1901: 0.3})
    legal: list[Action] = [Place(CardRef(year), gap) for year in (1900, 1901) for gap in range(2)]
    assert table.best("place", legal) == Place(CardRef(1901), 1)


def test_red_strikes_the_leader() -> None:
    table = Table([[1000], [900, 1000, 1100], [1000]], [MINE, *THEIRS])
    assert table.use("red") == Use(CardRef(1600))


def test_red_takes_the_card_that_the_leader_could_lay() -> None:
    hard = (RIVAL, "beige", 5, 1050)
    table = Table([[1000], [1049, 1051], [1000]], [MINE, hard, *THEIRS], vague={1050: 0.5})
    assert table.use("red") == Use(CardRef(1600))


def test_red_ends_a_game_that_is_won_and_not_one_that_is_lost() -> None:
    last = [(RIVAL, "blue", 1, 1600), (THIRD, "blue", 5, 1700)]
    assert Table([[1000, 1100, 1200], [1000], [1000]], [MINE, *last]).use("red") == Use(CardRef(1600))
    assert Table([[1000], [1000, 1100], [1000]], [MINE, *last]).use("red") == Use(CardRef(1700))


def test_red_does_not_end_a_game_that_only_the_stacks_would_decide() -> None:
    last = [(RIVAL, "blue", 1, 1600), (THIRD, "blue", 5, 1700)]
    assert Table([[1000, 1100], [1000, 1100], [1000]], [MINE, *last]).use("red") == Use(CardRef(1700))


@pytest.mark.parametrize("ahead", [True, False])
def test_a_stack_of_one_card_beside_others_ends_nothing(ahead: bool) -> None:
    lines = [[1000, 1100, 1200], [1000], [1000]] if ahead else [[1000], [1000, 1100], [1000]]
    table = Table(lines, [MINE, (RIVAL, "beige", 1, 1650), *THEIRS])
    ratings = table.ratings("power", [Use(CardRef(1650)), Use(CardRef(1600))], "red")
    assert ratings[Use(CardRef(1650))] == pytest.approx(ratings[Use(CardRef(1600))]) == pytest.approx(HARM)


def test_between_equal_lines_the_one_with_more_cards_left_is_the_rival() -> None:
    more = [(RIVAL, "blue", 5, 1600), (THIRD, "blue", 6, 1700)]
    assert Table([[1000], [1000], [1000]], [MINE, *more]).use("red") == Use(CardRef(1700))
    more = [(RIVAL, "blue", 6, 1600), (THIRD, "blue", 5, 1700)]
    assert Table([[1000], [1000], [1000]], [MINE, *more]).use("red") == Use(CardRef(1600))


def test_blue_splits_the_own_largest_stack() -> None:
    table = Table([[1000], [1000], [1000]], [(ME, "red", 3, 1500), (ME, "beige", 9, 1450), *THEIRS])
    assert table.use("blue") == Use(CardRef(1450))


def test_everybody_plays_for_themselves() -> None:
    table = Table([[1000], [1000], [1000, 1100]], [MINE, *THEIRS])
    assert table.use("blue", THIRD) == Use(CardRef(1700))
    assert table.use("blue", RIVAL) == Use(CardRef(1600))
    assert table.use("red", RIVAL) == Use(CardRef(1700))


def test_blue_is_not_wasted_on_others() -> None:
    table = Table([[1000], [1000], [1000]], THEIRS)
    assert table.use("blue") == End()


def test_beige_feeds_oneself_with_a_card_one_knows() -> None:
    table = Table([[1000], [1000], [1000]], [MINE, *THEIRS], {"red": 1900, "blue": 1050})
    assert table.use("beige") == Use(CardRef(1500))


def test_beige_buries_what_the_leader_knows_under_what_nobody_does() -> None:
    lines = [[1000], [1048, 1049, 1051, 1052], [1000]]
    table = Table(lines, [(ME, "red", 5, 1500), *THEIRS], {"red": 999, "blue": 1050}, {1050: 0.4, 999: 1.0})
    ratings = table.ratings("power", [Use(CardRef(1600)), Use(CardRef(1700)), End()], "beige")
    assert max(ratings, key=lambda action: ratings[action]) == Use(CardRef(1600))
    assert ratings[Use(CardRef(1600))] > 0


def test_beige_does_not_bury_what_one_could_have_laid() -> None:
    """The card would be as doubtful on either stack; on the first it would hide one that is sure."""
    mine = [(ME, "red", 5, 1500), (ME, "red", 5, 1001)]
    table = Table([[1000, 1002], [1000], [1000]], mine, {"red": 1003}, {1001: 0.5, 1003: 0.5})
    assert table.use("beige") == Use(CardRef(1001))


def test_beige_gives_nobody_a_card_nearly_as_good_as_the_one_it_buries() -> None:
    table = Table([[1000], [1000, 1001], [1]], THEIRS[:1], {"blue": 1050}, {1600: 0.0, 1050: 0.06})
    ratings = table.ratings("power", [Use(CardRef(1600)), End()], "beige")
    assert ratings[Use(CardRef(1600))] < 0


def test_what_beige_feeds_is_judged_by_the_line_of_whom_it_feeds() -> None:
    """1500 is easy to lay beside 1000, and hard to lay among its neighbours."""
    table = Table([[1000], [1498, 1499, 1501, 1502], [1000]], THEIRS[:1], {"blue": 1500}, {1500: 0.1})
    assert table.use("beige") == Use(CardRef(1600))
