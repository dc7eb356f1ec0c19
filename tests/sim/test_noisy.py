"""What people with a rough idea of the years do, one choice at a time."""

import numpy as np

from yearline.core.deck import deck_card, make_deck
from yearline.sim import chronology, race
from yearline.sim.batch import Batch, setting
from yearline.sim.cards import PRESENT, guess_year
from yearline.sim.kinds.chronology import choose as choose_chronology
from yearline.sim.kinds.race import choose as choose_race

ANYBODY = np.uint64(7)
NEARLY = 1e-9
"""So small an error is a year or two."""


def race_table(hand: list[int], line: list[int]) -> Batch:
    """Seat 0 holds these cards and is to act; the line has grown already."""
    years = [*hand, *[5000 + i for i in range(len(hand))], line[0], *line[1:], 6000, 6001]
    deck = make_deck("race", [deck_card(f"c{i}", year) for i, year in enumerate(years)])
    batch = Batch(setting("race", deck, 2, {"hand_size": len(hand), "first_player": 0}), [0])
    batch.lay_out(0, range(len(years)))
    for at in range(1, len(line)):
        race.insert(batch.rows[0], race.LINE, at, at, 2 * len(hand) + at)
    batch.rows[0, race.LAID] = len(line)
    return batch


def raced(batch: Batch, error: float = NEARLY) -> tuple[int, int]:
    """Slot and gap."""
    return divmod(choose_race(batch.rows[0], batch.cards.years, ANYBODY, error), int(batch.rows[0, race.LAID]) + 1)


def test_the_card_with_most_room_goes_first_and_where_it_belongs() -> None:
    assert raced(race_table([1495, 1300, 1110], [1000, 1500])) == (1, 1)
    assert raced(race_table([1495, 1300, 2500], [1000, 1500])) == (2, 2)
    assert raced(race_table([100, 1300, 1600], [1000, 1500])) == (0, 0)


def test_room_is_measured_by_how_vague_the_years_are() -> None:
    """Two hundred years are much in our time and little in antiquity."""
    assert raced(race_table([-3000, 1700], [-3200, -2800, 1500, 1900]), error=0.001) == (1, 3)


def test_a_guess_is_the_persons_own_and_vaguer_far_from_the_present() -> None:
    assert guess_year(1000, 3, ANYBODY, 0.0) == 1000
    assert guess_year(1000, 3, ANYBODY, 0.1) == guess_year(1000, 3, ANYBODY, 0.1) != guess_year(1000, 4, ANYBODY, 0.1)
    people = [np.uint64(person) for person in range(2000)]
    for year, spread in ((PRESENT, 1.0), (1030, 101.0), (-2970, 501.0)):
        off = np.array([guess_year(year, 0, person, 0.1) - year for person in people])
        assert abs(off.mean()) < 0.1 * spread
        assert 0.93 * spread < off.std() < 1.07 * spread


def chronology_table(won: int) -> Batch:
    """Three seats with a stack of five each in the power phase of seat 1; seat 2 has the longest line, then seat 0."""
    deck = make_deck("c", [deck_card(f"c{i}", 1000 + i, color=("beige", "blue", "red")[i % 3]) for i in range(60)])
    batch = Batch(setting("chronology", deck, 3, {"draft_packets": 2, "first_player": 0}), [0])
    for _ in range(6 + 3):
        batch.step(np.array([0]))
    row = batch.rows[0]
    row[chronology.PHASE], row[chronology.TURN], row[chronology.WON] = chronology.POWER, 1, won
    row[chronology.LAID : chronology.LAID + 3] = 3, 9, 4
    return batch


def used(batch: Batch) -> tuple[int, int]:
    """Whose stack the power is used on, and how many targets there are."""
    row, sides, years = batch.rows[0], batch.cards.sides, batch.cards.years
    choice, _ = choose_chronology(row, sides, years, ANYBODY, 0.1, ANYBODY)
    owners = [
        seat
        for seat in range(3)
        for stack in range(row[chronology.STACKS + seat])
        if chronology.is_target(row, sides, seat, stack)
    ]
    return (owners[choice] if choice < len(owners) else -1), len(owners)


def test_red_strikes_the_leading_opponent_and_the_others_serve_oneself() -> None:
    stacks = int(chronology_table(0).rows[0, chronology.STACKS : chronology.STACKS + 3].sum())
    assert used(chronology_table(chronology.RED)) == (2, stacks)
    assert used(chronology_table(chronology.BLUE))[0] == 1
    assert used(chronology_table(chronology.BEIGE))[0] == 1


def test_a_power_that_would_only_serve_others_is_left_unused() -> None:
    batch = chronology_table(chronology.BLUE)
    row = batch.rows[0]
    row[chronology.SIZE + chronology.STACKS_MOST : chronology.SIZE + 2 * chronology.STACKS_MOST] = 1
    assert used(batch) == (-1, int(row[chronology.STACKS] + row[chronology.STACKS + 2]))
