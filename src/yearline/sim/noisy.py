"""Players of race and chronology who know the years only roughly: the card they feel surest about goes where they think it belongs."""

import numpy as np

from yearline.sim import chronology, race
from yearline.sim.cards import PRESENT, Years, guess_year
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16, pick


@kernel
def _sure(
    row: Int16, line: int, laid: int, years: Years, card: int, person: np.uint64, error: float
) -> tuple[int, float]:
    """The gap in which a card seems to belong, and how far from its neighbours, measured in the person's error."""
    guess = guess_year(years[card], card, person, error)
    gap = 0
    while gap < laid and years[row[line + gap]] <= guess:
        gap += 1
    room = 1e18
    if gap > 0:
        room = guess - years[row[line + gap - 1]]
    if gap < laid:
        room = min(room, years[row[line + gap]] - guess)
    return gap, room / (1.0 + error * abs(PRESENT - guess))


@kernel
def choose_race(row: Int16, years: Years, person: np.uint64, error: float) -> int:
    """The surest card of the hand."""
    seat = row[race.QUEUE + row[race.QUEUED]]
    best, choice = -1.0, 0
    for slot in range(row[race.HELD + seat]):
        card = row[race.HAND + race.HAND_MOST * seat + slot]
        gap, sure = _sure(row, race.LINE, row[race.LAID], years, card, person + np.uint64(seat), error)
        if sure > best:
            best, choice = sure, slot * (row[race.LAID] + 1) + gap
    return choice


@kernel
def choose_chronology(
    row: Int16, sides: Int16, years: Years, person: np.uint64, error: float, luck: np.uint64
) -> tuple[int, np.uint64]:
    """The surest top card; red against the leader, blue and beige for oneself; decks by chance."""
    if row[chronology.PHASE] == chronology.POWER:
        return _choose_power(row, sides), luck
    if row[chronology.PHASE] != chronology.PLACE:
        return pick(luck, chronology.choices(row, sides))
    seat = row[chronology.TURN]
    laid, line = row[chronology.LAID + seat], chronology.BELOW + sides.shape[1] * (2 + seat)
    best, choice = -1.0, 0
    for stack in range(row[chronology.STACKS + seat]):
        card = row[chronology.TOP + chronology.STACKS_MOST * seat + stack]
        gap, sure = _sure(row, line, laid, years, card, person + np.uint64(seat), error)
        if sure > best:
            best, choice = sure, stack * (laid + 1) + gap
    return choice, luck


@kernel
def _choose_power(row: Int16, sides: Int16) -> int:
    """The first stack of the leading opponent (red) or of one's own (blue, beige); none: do without."""
    seat = row[chronology.TURN]
    wanted = _leader(row) if row[chronology.WON] == chronology.RED else seat
    choice = 0
    for other in range(row[chronology.SEATS]):
        for stack in range(row[chronology.STACKS + other]):
            if chronology.is_target(row, sides, other, stack):
                if other == wanted:
                    return choice
                choice += 1
    return choice


@kernel
def _leader(row: Int16) -> int:
    """The opponent with the longest line."""
    best, leader = -1, -1
    for seat in range(row[chronology.SEATS]):
        if seat != row[chronology.TURN] and row[chronology.LAID + seat] > best:
            best, leader = row[chronology.LAID + seat], seat
    return leader
