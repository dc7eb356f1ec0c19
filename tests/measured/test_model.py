"""What is measured: true difficulties are found again,
with honest errors, and foretell better than the column 1 to 3.
"""

import random
from math import exp, log
from statistics import mean

import pytest

from yearline.decks import LibraryCard, library
from yearline.measured.model import (
    ENOUGH,
    STEP,
    Measured,
    Model,
    Placement,
    by_column,
    columns_of,
    fields_of,
    fit,
    log_loss,
    priors_of,
    regraded,
    width_of,
)

CARDS: list[LibraryCard] = [card for deck in library().values() for card in deck.cards][:160]
PRIORS = priors_of(CARDS)


def world(games: int, seed: int) -> tuple[list[Placement], dict[str, float]]:
    """People of different abilities, and cards that are harder or easier than their column says."""
    luck = random.Random(seed)
    truth = {picture: prior + luck.gauss(0, 1.0) for picture, prior in PRIORS.items()}
    found = []
    for _ in range(games):
        able = luck.gauss(0, 0.7)
        for picture in luck.sample(sorted(truth), 12):
            width = exp(luck.uniform(log(0.02), log(1.5)))
            chance = 1 / (1 + exp(-(1.6 + 0.7 * log(width) + able - truth[picture])))
            found.append(Placement(picture, luck.random() < chance, width))
    return found, truth


@pytest.fixture(scope="module")
def simulated() -> tuple[list[Placement], list[Placement], dict[str, float], Model]:
    found, truth = world(900, 5)
    cut = len(found) * 3 // 4
    return found[:cut], found[cut:], truth, fit(found[:cut], PRIORS)


def test_held_out_placements_are_foretold_a_tenth_better_than_by_the_column(
    simulated: tuple[list[Placement], list[Placement], dict[str, float], Model],
) -> None:
    seen, held_out, _, model = simulated
    assert log_loss(model, held_out) < 0.9 * log_loss(by_column(seen, PRIORS), held_out)


def test_true_difficulties_are_found_and_errors_are_honest(
    simulated: tuple[list[Placement], list[Placement], dict[str, float], Model],
) -> None:
    _, _, truth, model = simulated
    shift = mean(truth[picture] - one.difficulty for picture, one in model.cards.items())
    off = [abs(truth[picture] - one.difficulty - shift) / one.error for picture, one in model.cards.items()]
    assert sum(one < 2 for one in off) > 0.85 * len(off)
    assert model.slope > 0.3


def test_a_card_that_nobody_placed_is_what_its_column_says() -> None:
    model = fit([], PRIORS)
    assert model.cards == {}
    easy, hard = [min(PRIORS, key=PRIORS.__getitem__), max(PRIORS, key=PRIORS.__getitem__)]
    assert model.chance(easy, 0.3) > model.chance(hard, 0.3)


def test_few_placements_leave_a_card_near_its_column_and_many_do_not() -> None:
    picture = CARDS[0].card.face.picture
    others = [Placement(card.card.face.picture, n % 2 == 0, 0.3) for card in CARDS[1:20] for n in range(20)]
    few, many = [fit([*others, *[Placement(picture, False, 0.3)] * n], PRIORS).cards[picture] for n in (1, 60)]
    assert many.difficulty > few.difficulty + 0.5
    assert many.error < few.error
    assert (many.count, many.right) == (60, 0)


def test_only_what_is_sure_is_regraded() -> None:
    picture = CARDS[0].card.face.picture
    for error, level in ((ENOUGH / 2, 3), (ENOUGH * 2, CARDS[0].difficulty)):
        model = Model(0.0, 1.0, {picture: Measured(2 * STEP, error, 50, 5)}, PRIORS)
        first, second = regraded(CARDS[:2], columns_of(CARDS[:2], model))
        assert (first.difficulty, second) == (level, CARDS[1])


def test_a_gap_is_measured_on_the_scale_of_memory() -> None:
    assert width_of(1950, [1900, 1990]) > width_of(1950, [1940, 1960]) > width_of(-950, [-960, -940])
    assert width_of(1950, [1900]) == width_of(1950, []) == pytest.approx(1.5)
    assert width_of(1950, [1950, 1950]) > 0


def test_where_the_column_is_right_little_is_lost_by_measuring() -> None:
    luck, seen = random.Random(3), list[Placement]()
    for _ in range(900):
        for picture in luck.sample(sorted(PRIORS), 12):
            seen.append(Placement(picture, luck.random() < 1 / (1 + exp(PRIORS[picture] - 0.8)), 0.3))
    held_out = seen[-2_000:]
    model = fit(seen[:-2_000], PRIORS)
    assert log_loss(model, held_out) < 1.01 * log_loss(by_column(seen[:-2_000], PRIORS), held_out)


def test_a_card_that_nobody_placed_is_as_hard_as_its_field_has_turned_out() -> None:
    fields = fields_of(CARDS)
    field = max(set(fields.values()), key=list(fields.values()).count)
    own = [picture for picture, of in fields.items() if of == field]
    others = [picture for picture, of in fields.items() if of != field][:20]
    placed = [Placement(picture, n % 4 == 0, 0.3) for picture in own[1:] for n in range(20)]
    placed += [Placement(picture, n % 4 != 0, 0.3) for picture in others for n in range(20)]
    blind, seeing = fit(placed, PRIORS), fit(placed, PRIORS, fields)
    assert own[0] not in seeing.cards
    assert seeing.chance(own[0], 0.3) < blind.chance(own[0], 0.3) - 0.05
