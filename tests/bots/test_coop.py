"""How bots play coop."""

from collections.abc import Sequence

import pytest

from tests.table.build import DECK
from yearline.bots import make_bot
from yearline.bots.lore import Lore, YearEstimate, key_of
from yearline.bots.players.characters import CharacterBot
from yearline.bots.policies.coop import RIDDANCE, SEEN, STEP, SYMBOL, CoopSituation, rate
from yearline.core.actions import Action, Discard, End, Play
from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Hand, Pile, Row, View
from yearline.games.coop import Coop

EVERYBODY = (Seat(0), Seat(1))


def face(year: int, symbol: str = "sun") -> Face:
    return Face(str(year), "", symbol, "")


def dated(ref: int, year: int, front: str = "sun", back: str = "moon") -> Dated:
    return Dated(CardRef(ref), face(year, front), Back(year, "year", back))


def front(year: int, symbol: str = "sun") -> Front:
    """A card named after its year, which is also its reference."""
    return Front(CardRef(year), face(year, symbol))


class Table:
    """A game as its players see it; those who look know all dates unless told otherwise."""

    def __init__(
        self, main: list[int], gaps: list[int | None], mine: list[Front | Dated], others: Sequence[Front | Dated] = ()
    ) -> None:
        self.rows = (
            Row("main", None, tuple([(dated(3000 + i, year),) for i, year in enumerate(main)])),
            Row("gaps", None, tuple([(dated(4000 + i, gap),) if gap else () for i, gap in enumerate(gaps)])),
        )
        self.hands = (Hand(Seat(0), tuple(mine)), Hand(Seat(1), tuple(others)))
        self.others = others
        self.mine = mine

    def view(
        self, phase: str, symbol: str = "", top: Front | None = None, below: int = 0, dropped: Sequence[Dated] = ()
    ) -> View:
        plays = [Play(card.ref) for card in self.mine if isinstance(card, Front)]
        discards = [Discard(card.ref) for card in self.mine if card.face.symbol == symbol and phase == "open"]
        legal = (*plays, *discards, *([End()] if phase == "may_stop" else []))
        discard = Pile("discard", None, 1 + len(dropped), dated(5000, 1, back=symbol), "", tuple(dropped))
        piles = (Pile("deck", None, below + 1 if top else 0, top), discard)
        return View("coop", Seat(0), phase, Seat(0), 0, EVERYBODY, self.rows, self.hands, piles, legal, 0)

    def lore(self, spread: float, *more: Front | Dated | None) -> Lore:
        cards = [card for card in (*self.mine, *self.others, *more) if card is not None]
        years = [card.year if isinstance(card, Dated) else card.ref for card in cards]
        return Lore(
            {key_of(card.face): YearEstimate(year, spread) for card, year in zip(cards, years, strict=True)}, {}
        )

    def ratings(
        self, phase: str, symbol: str = "", spread: float = 0.0, top: Front | None = None
    ) -> dict[Action, float]:
        return dict(rate(self.view(phase, symbol, top), self.lore(spread, top)))

    def best(self, phase: str, **more: object) -> Action:
        ratings = self.ratings(phase, **more)  # type: ignore[arg-type]
        return max(ratings, key=lambda action: ratings[action])


def test_small_steps_outward_come_first() -> None:
    table = Table([1900], [], [front(1990), front(1930), front(1960)])
    assert table.best("open") == Play(CardRef(1930))


def test_a_partners_card_is_not_jumped_over() -> None:
    alone = Table([1900], [], [front(1950), front(1700)])
    together = Table([1900], [], [front(1950), front(1700)], [front(1910), front(1920), front(1930)])
    assert alone.ratings("open")[Play(CardRef(1950))] > together.ratings("open")[Play(CardRef(1950))]
    assert together.best("open") == Play(CardRef(1700))


def test_the_top_of_the_deck_counts_as_a_card_to_come() -> None:
    table = Table([1900], [], [front(1950), front(1850)])
    with_top = table.ratings("open", top=front(1920))
    assert with_top[Play(CardRef(1950))] < with_top[Play(CardRef(1850))]


def test_a_gap_that_others_need_is_left_open() -> None:
    table = Table([1800, 1900, 2000], [None, None], [front(1850), front(1950)], [front(1840), front(1860)])
    assert table.best("open") == Play(CardRef(1950))


def test_a_card_that_fits_nowhere_is_thrown_away() -> None:
    table = Table([1800, 1900], [1850], [front(1860, "star"), front(1870)])
    assert table.best("open", symbol="star") == Discard(CardRef(1860))


def test_a_good_card_is_not_thrown_away() -> None:
    table = Table([1800, 1900], [1850], [front(1910, "star"), front(1920)])
    assert table.best("open", symbol="star") == Play(CardRef(1910))


def test_a_blocked_card_whose_back_lets_a_partner_follow_goes_first() -> None:
    mine: list[Front | Dated] = [
        dated(1, 1860, "star", "key"),
        dated(2, 1861, "star", "bell"),
        dated(3, 1862, "bell", "sun"),
    ]
    table = Table([1800, 1900], [1850], mine)
    assert table.best("open", symbol="star") == Discard(CardRef(2))


def test_one_stops_before_doing_harm() -> None:
    table = Table([1900], [], [front(1990)], [front(1910), front(1930), front(1950)])
    assert table.best("may_stop") == End()


def test_one_goes_on_where_it_costs_nothing() -> None:
    assert Table([1900], [], [front(1910)]).best("may_stop") == Play(CardRef(1910))


def test_a_doubtful_card_is_no_second_card() -> None:
    table = Table([1800, 1850, 1900, 1950], [1820, None, 1920], [front(1875)])
    assert table.best("may_stop") == Play(CardRef(1875))
    assert table.best("may_stop", spread=0.5) == End()


@pytest.mark.parametrize("year", [1800, 1900])
def test_an_equal_year_is_always_welcome(year: int) -> None:
    table = Table([1800, 1900], [1850], [front(year), front(1790)], [front(1795)])
    assert table.best("open") == Play(CardRef(year))
    assert table.ratings("open")[Play(CardRef(year))] == 3


@pytest.mark.parametrize("spread", [0.0, 0.1, 1.0])
@pytest.mark.parametrize("year", [1890, 1900, 1911])
def test_beside_a_single_column_every_card_is_worth_its_points(year: int, spread: float) -> None:
    """A-7: whatever its date turns out to be, it is a column."""
    assert Table([1900], [], [front(year)]).ratings("open", spread=spread)[Play(CardRef(year))] == pytest.approx(3)


def test_there_is_no_gap_between_years_that_follow_each_other() -> None:
    card = Play(CardRef(1950))
    apart, together = (
        Table(main, [None], [front(1950)]).ratings("open")[card] for main in ([1800, 1901], [1900, 1901])
    )
    assert apart == together == 3.0


def test_the_last_try_is_the_dearest() -> None:
    dead = Table([1800, 1900], [1850], [front(1860)])
    spare = Table([1800, 1900], [1850], [front(1860), front(1870)])
    assert dead.ratings("must_place")[Play(CardRef(1860))] < spare.ratings("must_place")[Play(CardRef(1860))]
    assert dead.ratings("may_stop")[Play(CardRef(1860))] == spare.ratings("may_stop")[Play(CardRef(1860))]


def test_cards_that_may_be_in_the_deck_count_as_far_as_they_may() -> None:
    """Ten cards nobody has seen lie between, and one in two of them is in the deck below its top."""
    table = Table([1900], [], [front(1950), front(1700)], [front(1600)])
    dropped, top, hidden = [dated(5001, 1925)], front(1500), [front(1910 + i) for i in range(10)]
    seen = table.view("open", top=top, below=5, dropped=dropped)
    lore = table.lore(0.0, top, dated(5000, 1), *dropped, *hidden)
    assert rate(seen, lore)[Play(CardRef(1950))] == pytest.approx(3 - STEP * 10 / 2)
    assert rate(seen, lore)[Play(CardRef(1700))] == pytest.approx(3)


def test_a_card_that_lies_on_the_table_is_not_also_expected_from_the_deck() -> None:
    table = Table([1900], [], [front(1990)], [front(1960)])
    seen = table.view("open", top=front(1970), below=1, dropped=[dated(5001, 1950)])
    lore = table.lore(0.0, front(1970), dated(5000, 1), dated(5001, 1950), front(1800))
    assert rate(seen, lore)[Play(CardRef(1990))] == pytest.approx(3 - STEP * 2 * SEEN)


def test_of_two_cards_to_throw_away_the_one_with_less_hope_goes() -> None:
    """Both would rather be blocked, but one of them might lie beyond the end."""
    table = Table([1800, 1900], [1830], [front(1850, "star"), front(1890, "star")])
    hopeless, hopeful = (table.ratings("open", "star", 0.05)[Discard(CardRef(year))] for year in (1850, 1890))
    assert hopeless == pytest.approx(RIDDANCE, abs=0.01)
    assert hopeful < hopeless - 0.1


def test_only_a_blocked_card_has_to_be_followed_by() -> None:
    """A card that can still be played needs no symbol; a partner's blocked card does."""
    mine: list[Front | Dated] = [dated(1, 1860, "star", "key"), dated(2, 1861, "star", "bell"), front(1950, "key")]
    table = Table([1800, 1900], [1850], mine, [dated(3, 1862, "bell", "sun")])
    ratings = table.ratings("open", "star")
    assert ratings[Discard(CardRef(1))] == pytest.approx(RIDDANCE)
    assert ratings[Discard(CardRef(2))] == pytest.approx(RIDDANCE + SYMBOL)


def test_nobody_is_harmed_by_a_card_in_a_gap_that_was_taken() -> None:
    """It lies on a card of its own date; those who wanted the gap had lost it before."""
    table = Table([1800, 1900, 2000], [1850, None], [front(1860)], [front(1870), front(1910), front(1920)])
    situation = CoopSituation(table.view("open"), table.lore(0.0))
    assert situation.harm(1850) == 0
    assert situation.harm(1915) == 2
    assert situation.harm(1910) == 1


@pytest.mark.parametrize(
    ("agreed", "stacks"),
    [
        ({}, True),
        ({"edition": "uk"}, True),
        ({"edition": "ru"}, False),
        ({"edition": "ru", "equal_in_gap": "stack"}, True),
        ({"edition": "fr", "equal_in_gap": "blocked"}, False),
        ({"edition": "ru", "equal_in_gap": "edition"}, False),
    ],
)
def test_a_card_equal_to_one_in_a_gap_lies_on_it_where_that_was_agreed(agreed: dict[str, object], stacks: bool) -> None:
    """A-1: the gap is taken for all other dates alone."""
    table = Table([1800, 1900], [1850], [front(1850), front(1860)])
    lore = table.lore(0.0)
    lore.agreed = agreed
    ratings = rate(table.view("open"), lore)
    assert (ratings[Play(CardRef(1850))] > 0) == stacks
    assert ratings[Play(CardRef(1860))] < 0


def test_the_policy_and_the_rules_read_the_agreement_alike() -> None:
    for edition in Coop.EDITIONS:
        for equal in ("edition", "stack", "blocked"):
            options = {"edition": edition, "equal_in_gap": equal}
            lore = Lore({}, {})
            lore.agreed = Coop(options).options
            table = Table([1800, 1900], [1850], [front(1850)])
            assert CoopSituation(table.view("open"), lore).stacks_in_gap == Coop(options).stacks_in_gap


def test_a_gap_is_not_closed_to_cards_of_the_same_year() -> None:
    """Equal dates share a gap (A-1), so there is no harm in laying the first of them."""
    other = Front(CardRef(1850), Face("its twin", "", "sun", ""))
    alone, twins = Table([1800, 1900], [None], [front(1850)]), Table([1800, 1900], [None], [front(1850)], [other])
    assert twins.ratings("open") == alone.ratings("open")
    different = Table([1800, 1900], [None], [front(1850)], [front(1851)])
    assert different.ratings("open")[Play(CardRef(1850))] < alone.ratings("open")[Play(CardRef(1850))]


def test_somebody_unsure_of_a_year_sees_some_chance_in_a_gap_that_is_taken() -> None:
    table = Table([1800, 2000], [1990], [front(1990)])
    russian = table.lore(0.05)
    russian.agreed = {"edition": "ru"}
    card = Play(CardRef(1990))
    assert rate(table.view("open"), table.lore(0.05))[card] > rate(table.view("open"), russian)[card]


def test_people_hear_what_was_agreed() -> None:
    person = make_bot("historian", DECK, 1)
    person.agree({"equal_in_gap": "blocked"})
    assert isinstance(person, CharacterBot)
    assert person.lore.agreed == {"equal_in_gap": "blocked"}
