"""What the greedy player does at a table, one choice at a time."""

import numpy as np

from yearline.core.deck import deck_card, make_deck
from yearline.sim import coop, greedy
from yearline.sim.batch import Batch, setting
from yearline.sim.cards import RANK
from yearline.sim.greedy import WEIGHTS


class Table:
    """One seat's hand and another's beside a start card; nobody can discard unless a card is of the symbol `sun`."""

    def __init__(
        self, own: list[int], other: list[int], start: int, deck: list[int], suns: tuple[int, ...] = ()
    ) -> None:
        self.years = [*own, *other, start, 1, *deck]
        cards = [
            deck_card(f"{place}", year, front="sun" if year in suns else "moon", back="sun" if year == 1 else "star")
            for place, year in enumerate(self.years)
        ]
        self.batch = Batch(setting("coop", make_deck("table", cards), 2), [0])
        self.batch.lay_out(0, range(len(cards)))
        self.row, self.words = self.batch.rows[0], self.batch.words[0]

    def lay(self, *years: int) -> "Table":
        """Cards of the other seat that lie already."""
        for year in years:
            place = self.years.index(year)
            coop.lay(self.row, self.words, place, self.batch.cards.sides[RANK, place])
        return self

    def choice(self) -> str:
        """What the greedy player does, in words."""
        sides, counts = self.batch.cards.sides, np.zeros(self.batch.cards.ranks + 1, np.int16)
        greedy.unseen(counts, self.batch.piles[0], self.row[coop.NEXT], sides)
        action = greedy.choose(self.row, self.words, sides, sides[RANK], counts, WEIGHTS)
        if action == coop.END_TURN:
            return "stop"
        return f"{'discard' if action >= coop.DISCARD else 'play'} {self.years[action % coop.SLOTS]}"


FAR = [3001, 3002, 3003, 3004]


def test_the_shortest_step_outward_comes_first() -> None:
    assert Table([1990, 1960, 1930, 1995], FAR, 1900, [3005]).choice() == "play 1930"
    assert Table([1810, 1840, 1870, 1805], FAR, 1900, [3005]).choice() == "play 1870"


def test_a_partners_card_is_not_leapt_over() -> None:
    assert Table([1950, 1700, 1960, 1970], FAR, 1900, [3005]).choice() == "play 1950"
    assert Table([1950, 1700, 1960, 1970], [1910, 1920, 3001, 3002], 1900, [3005]).choice() == "play 1700"


def test_cards_that_may_come_are_not_leapt_over() -> None:
    """Of two steps, each free of cards in the hands, the one over years that the deck is full of is worse."""
    assert Table([1950, 1850, 1960, 1970], FAR, 1900, [*range(1910, 1930)]).choice() == "play 1850"
    assert Table([1950, 1850, 1960, 1840], FAR, 1900, [*range(1870, 1890)]).choice() == "play 1950"


def test_a_gap_that_others_need_is_left_open() -> None:
    table = Table([1850, 1950, 1890, 1855], [1800, 2000, 1840, 1860], 1900, [3005]).lay(1800, 2000)
    assert table.choice() == "play 1950"


def test_a_card_whose_gap_is_taken_is_played_last() -> None:
    table = Table([1850, 1860, 1870, 2500], [1800, 1845, 2001, 2002], 1900, [3005]).lay(1800, 1845)
    assert table.choice() == "play 2500"


def test_a_card_whose_gap_is_taken_is_thrown_away_and_a_good_one_is_not() -> None:
    hand, other = [1850, 1860, 1870, 2500], [1800, 1845, *range(2001, 2003)]
    assert Table(hand, other, 1900, [3005], suns=(1860,)).lay(1800, 1845).choice() == "discard 1860"
    assert Table([1910, 1920, 1930, 1940], FAR, 1900, [3005], suns=(1910,)).choice() == "play 1910"


def test_a_second_card_is_kept_where_it_would_do_harm() -> None:
    harmless, harmful = (
        Table([1950, 1950, 1950, 1950], other, 1900, [3005]) for other in (FAR, [1910, 1920, 1930, 1940])
    )
    for table in (harmless, harmful):
        table.row[coop.PHASE] = coop.MAY_STOP
    assert (harmless.choice(), harmful.choice()) == ("play 1950", "stop")


def test_an_equal_year_is_welcome() -> None:
    assert Table([1950, 1900, 1960, 1970], [1910, 1920, 1930, 1940], 1900, [3005]).choice() == "play 1900"


def test_of_two_gaps_the_one_where_a_partner_can_follow_is_filled() -> None:
    """A card of the same year will lie on the one in the gap."""
    alone = Table([1850, 1950, 2600, 2700], [1800, 2000, 2010, 2020], 1900, [3005])
    followed = Table([1850, 1950, 2600, 2700], [1800, 2000, 2010, 1950], 1900, [3005])
    assert [table.lay(1800, 2000).choice() for table in (alone, followed)] == ["play 1850", "play 1950"]


def test_a_blocked_card_is_discarded_by_its_own_symbol() -> None:
    hand, other = [1850, 1860, 1870, 1880], [1800, 1845, 2001, 2002]
    for place, year in enumerate(hand):
        table = Table(hand, other, 1900, [3005], suns=(year,)).lay(1800, 1845)
        table.row[coop.HAND + place] = -1 - place
        assert table.choice() == f"discard {year}"
