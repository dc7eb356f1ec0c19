"""How well measured difficulty foretells placements it has not seen, beside the column 1 to 3 of the decks.

No placements of real people are at hand, so the people are simulated, in two ways; in both, cards differ from what
their column says by a spread that is varied, and the last quarter of the games is foretold from the first three.

    logit    a right answer is as likely as the model thinks it is: ability, width of the gap, difficulty of the card
    memory   a date is remembered with an error on the scale of time (as our bots do, half of it a misconception that
             everybody shares), and the card laid where it seems to belong: the model is then only roughly true,
             as it will be of people

`column` is the best that can be said by a difficulty for each column and the width; `measured` is what the server does;
`truth` is what somebody foretells who knows every true difficulty (there is none in the second world): how much anybody
could gain at all.

    python benchmarks/difficulty.py [--games 2000] [--worlds 3]
"""

import argparse
import random
from bisect import bisect_right
from math import exp, isnan, log, nan, sqrt
from statistics import mean

from yearline.bots.lore import HARDER, scaled
from yearline.decks import LibraryCard, library
from yearline.measured.model import Measured, Model, Placement, by_column, fields_of, fit, log_loss, priors_of, width_of

LAID = 12
CARDS = [card for deck in library().values() for card in deck.cards]
YEARS = {card.card.face.picture: card.year for card in CARDS}
PRIORS, FIELDS = priors_of(CARDS), fields_of(CARDS)
ABILITY, ERROR, SHARED = 0.7, 0.35, 0.5
"""How people differ, and how far off they are: as our characters, which are guesses and not fitted to people."""


World = tuple[list[Placement], Model | None]
BASE, SLOPE = 1.6, 0.7
BLURRED = 0.9
"""People differ, and nobody knows who lays a card: over all of them chances are a little closer to a half."""


def logit_world(games: int, spread: float, luck: random.Random) -> World:
    truth = {picture: prior + luck.gauss(0, spread) for picture, prior in PRIORS.items()}
    found = []
    for _ in range(games):
        able = luck.gauss(0, ABILITY)
        for picture, line in _game(luck):
            width = width_of(YEARS[picture], line)
            logit = BASE + SLOPE * log(width) + able - truth[picture]
            found.append(Placement(picture, luck.random() < 1 / (1 + exp(-logit)), width))
    true = {picture: Measured(BLURRED * hard, 0.0, 0, 0) for picture, hard in truth.items()}
    return found, Model(BLURRED * BASE, BLURRED * SLOPE, true, {})


def memory_world(games: int, spread: float, luck: random.Random) -> World:
    vague = {card.card.face.picture: _vague(card, spread, luck) for card in CARDS}
    believed = {picture: luck.gauss(0, 1) for picture in vague}
    found = []
    for _ in range(games):
        error = ERROR * exp(ABILITY * luck.gauss(0, 1))
        for picture, line in _game(luck):
            off = sqrt(SHARED) * believed[picture] + sqrt(1 - SHARED) * luck.gauss(0, 1)
            at = scaled(YEARS[picture]) + error * vague[picture] * off
            gap = bisect_right([scaled(year) for year in line], at)
            right = all(year <= YEARS[picture] for year in line[:gap]) and all(
                year >= YEARS[picture] for year in line[gap:]
            )
            found.append(Placement(picture, right, width_of(YEARS[picture], line)))
    return found, None


def _vague(card: LibraryCard, spread: float, luck: random.Random) -> float:
    return HARDER[card.difficulty] * exp(spread * luck.gauss(0, 1))


def _game(luck: random.Random) -> list[tuple[str, list[int]]]:
    """The cards of a game, each with the years that lie on the line before it."""
    start, *drawn = luck.sample(list(YEARS), LAID + 1)
    line, steps = [YEARS[start]], []
    for picture in drawn:
        steps.append((picture, sorted(line)))
        line.append(YEARS[picture])
    return steps


WORLDS = {"logit": logit_world, "memory": memory_world}


def compare(world: str, games: int, spread: float, seed: int) -> tuple[float, float, float]:
    """The log loss of the column, of what was measured and of the truth, on the last quarter of the games."""
    found, truth = WORLDS[world](games, spread, random.Random(seed))
    cut = len(found) * 3 // 4
    seen, held_out = found[:cut], found[cut:]
    measured = log_loss(fit(seen, PRIORS, FIELDS), held_out)
    return log_loss(by_column(seen, PRIORS), held_out), measured, log_loss(truth, held_out) if truth else nan


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--worlds", type=int, default=3)
    given = parser.parse_args()
    print(f"{len(YEARS)} cards, {given.worlds} worlds of each kind; log loss on held-out placements, in nats")
    print(f"{'world':8} {'games':>6} {'spread':>6} {'column':>7} {'measured':>8} {'less':>6} {'truth':>6}")
    for world in WORLDS:
        for games in (given.games // 4, given.games, given.games * 4):
            for spread in (0.0, 0.4, 0.8, 1.2):
                losses = [compare(world, games, spread, seed) for seed in range(given.worlds)]
                column, measured, truth = map(mean, zip(*losses, strict=True))
                less, most = 1 - measured / column, "" if isnan(truth) else f"{1 - truth / column:.1%}"
                print(
                    f"{world:8} {games:6} {spread:6.1f} {column:7.3f} {measured:8.3f} {less:6.1%} {most:>6}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
