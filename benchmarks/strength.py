"""How strong the strong players are, on all cores: paired deals through the reference rules, views only.

    python benchmarks/strength.py coop --json results.json --seconds 400 --deals 400
    python benchmarks/strength.py chronology --json results.json --seconds 120 --games 400
    python benchmarks/strength.py private --json results.json --seconds 200 --deals 200
    python benchmarks/strength.py small --json results.json --seconds 200 --deals 100

`coop --device cuda` plays all deals of a deck side by side on an NVIDIA GPU: the same deals, the same choices, and no
times of choices. `--check N` plays the first N deals of each cell on the processor too, and ends with status 1 where a
score differs.

`small` solves deals of a few cards exactly and adds up what each choice of a player gave away of the worth of the best
one: the distance to the optimum.

What has been played is written every ten seconds; a run that was stopped is kept and says so (`complete`). Deals,
memories and choices follow from `--seed` by a one-way function; `--first` goes on where another run of that seed ended.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from yearline.bots import make_bot
from yearline.bots.arena import Scholar
from yearline.bots.base import Player
from yearline.bots.lore import remember
from yearline.bots.players.characters import CHARACTERS, CharacterBot
from yearline.bots.search.exact import Optimum
from yearline.bots.search.oracle import CHARACTER, Oracle
from yearline.bots.search.partner import Partner
from yearline.bots.search.strong import DEEP, WORLDS, Strong
from yearline.core.deck import Deck, make_deck
from yearline.core.errors import YearlineError
from yearline.core.play import play
from yearline.core.rng import offshoot, seeded
from yearline.core.view import Outcome
from yearline.decks import LibraryDeck, load_deck
from yearline.games import rules_for
from yearline.sim.batch import setting
from yearline.sim.summary import mean_of, share_of

TOGETHER = 1000
"""So many deals of a deck are played side by side on a GPU."""
BEFORE = 600
"""The worlds of the player of before, who searches one turn."""
DECKS = ("popular-culture", "world-history", "inventions")
Effort = tuple[int, int, bool]
"""In how many worlds today's player of coop tries its plans,
what a closer look may cost, and whether rollouts are learned.
"""
Task = tuple[str, tuple[Any, ...], int, int, Effort]
"""What to measure, in which cell, the seed, the number of the deal, and the effort."""


def seated(game: str, deck: LibraryDeck, bots: Sequence[Player], seed: int, deal: int) -> tuple[Outcome, list[float]]:
    """A game through the rules; and each seat's slowest choice in seconds of a core."""
    rules, slowest = rules_for(game), [0.0] * len(bots)
    for bot in bots:
        bot.agree(rules.options)
    step, move = rules.setup(deck.deck, len(bots), offshoot(seed, "deal", deal)), 0
    while (turn := rules.turn(step.state)) is not None:
        for bot in bots:
            bot.learn(step.events)
        view, chance = rules.view(step.state, turn), offshoot(seed, "choice", deal, move, bits=63)
        began = time.thread_time()
        action = bots[turn].choose(view, chance)
        slowest[turn] = max(slowest[turn], time.thread_time() - began)
        step, move = play(rules, step.state, turn, action), move + 1
    outcome = rules.outcome(step.state)
    assert outcome is not None
    return outcome, slowest


def now(deck: Deck, effort: Effort) -> Strong:
    """Today's player."""
    worlds, deep, learned = effort
    return Strong(deck, None, worlds, deep, learned=learned)


def coop(cell: tuple[Any, ...], seed: int, deal: int, effort: Effort) -> list[float]:
    """The score of the player of before (one turn searched, greedy rollouts) and of today's,
    and today's slowest choice.
    """
    name, seats = cell
    deck, scores, slow = load_deck(name), [], 0.0
    for bot in (Strong(deck.deck, worlds=BEFORE, deep=0), now(deck.deck, effort)):
        outcome, slowest = seated("coop", deck, [bot] * seats, offshoot(seed, name, seats), deal)
        scores.append(float(outcome.score or 0))
        slow = max(slowest)
    return [*scores, slow]


def chronology(cell: tuple[Any, ...], seed: int, deal: int, effort: Effort) -> list[float]:
    """The share of the victory of each of those at the table, the oracle first;
    they move on by a seat from deal to deal.
    """
    names, deck = cell, load_deck("chronology")
    order = [names[(seat + deal) % len(names)] for seat in range(len(names))]
    bots = [sit(name, deck, offshoot(seed, "memory", deal, seat, bits=63)) for seat, name in enumerate(order)]
    outcome, slowest = seated("chronology", deck, bots, seed, deal)
    shares = [0.0] * len(names)
    for seat in outcome.winners:
        shares[(seat + deal) % len(names)] += 1 / len(outcome.winners)
    return [*shares, max(slow for slow, name in zip(slowest, order, strict=True) if name == "oracle")]


def coop_together(
    cells: Sequence[tuple[Any, ...]], seed: int, numbers: Sequence[int], effort: Effort
) -> Iterator[tuple[tuple[Any, ...], int, list[float]]]:
    """As `coop`, on a GPU, `TOGETHER` deals of a deck with all numbers of seats at a time."""
    for name, part in product(DECKS, range(0, len(numbers), TOGETHER)):
        games = [(cell, deal) for cell in cells if cell[0] == name for deal in numbers[part : part + TOGETHER]]
        if games:
            both = zip(*(scores_of(games, seed, one) for one in ((BEFORE, 0, False), effort)), strict=True)
            yield from ((cell, deal, [*pair, 0.0]) for (cell, deal), pair in zip(games, both, strict=True))


def scores_of(games: Sequence[tuple[tuple[Any, ...], int]], seed: int, effort: Effort) -> list[float]:
    """The scores of a player of such an effort on deals of one deck."""
    from yearline.bots.search.together import Tables

    name, (worlds, deep, learned) = games[0][0][0], effort
    settings = {seats: setting("coop", load_deck(name).deck, seats) for seats in {cell[1] for cell, _ in games}}
    seeds = [offshoot(seed, *cell) for cell, _ in games]
    states = [seeded(offshoot(own, "deal", deal)).state for own, (_, deal) in zip(seeds, games, strict=True)]
    efforts = (np.full(len(games), worlds), np.full(len(games), deep))
    tables, move = Tables([settings[cell[1]] for cell, _ in games], states, *efforts, learned), 0
    while len(going := tables.going):
        luck = [offshoot(seeds[game], "choice", games[game][1], move, bits=63) for game in going]
        tables.step(np.array(luck, np.uint64))
        move += 1
    return [float(score) for score in tables.scores()]


def sit(name: str, deck: LibraryDeck, seed: int) -> Player:
    if name == "oracle":
        return Oracle(deck, seed)
    if name.startswith("scholar"):
        return Scholar(deck)
    return CharacterBot(next(one for one in CHARACTERS if one.id == name), deck, seed)


LEVELS = {one.id: one for one in (*CHARACTERS, CHARACTER)}


def private(cell: tuple[Any, ...], seed: int, deal: int, effort: Effort) -> list[float]:
    """Everybody remembers for themselves as people of one level do.
    At seat 0 sits the strong player with such a memory, then the partner with the very same one,
    one of the people, and a strong player who knows every date.
    """
    level, name, seats = cell
    deck, who, scores, slow = load_deck(name), LEVELS[level], [], []
    memories = [offshoot(seed, "memory", level, deal, seat, bits=63) for seat in range(seats)]
    own = partial(remember, deck, who, memories[0])  # made anew for each: some learn
    first: list[Callable[[], Player]] = [
        lambda: Strong(deck.deck, own()),
        lambda: Partner(deck.deck, own(), effort[0]),
        lambda: CharacterBot(who, deck, memories[0]),
        lambda: Strong(deck.deck, deep=0),
    ]
    for make in first:
        people: list[Player] = [CharacterBot(who, deck, memory) for memory in memories]
        people[0] = make()
        outcome, slowest = seated("coop", deck, people, offshoot(seed, name, seats), deal)
        scores.append(float(outcome.score or 0))
        slow.append(slowest[0])
    return [*scores, slow[1]]


AT_SMALL = ("random", "scholar", "before", "now", "learned")


def small(cell: tuple[Any, ...], seed: int, deal: int, effort: Effort) -> list[float]:
    """How many points each of `AT_SMALL` gives away on the way
    through a deal of so few cards that the best choices are known.
    """
    name, size, seats = cell
    whole, chosen = load_deck(name).deck, np.random.default_rng(offshoot(seed, name, size, seats, deal, bits=63))
    deck = make_deck(
        "small", [whole.cards[place] for place in sorted(chosen.choice(len(whole.cards), size, replace=False))]
    )
    optimum, rules = Optimum(deck, room=1 << 25), rules_for("coop")
    players = (
        make_bot("random", deck, 1),
        Scholar(deck),
        Strong(deck, worlds=BEFORE, deep=0),
        now(deck, effort),
        Strong(deck, learned=True),
    )
    lost = []
    for player in players:
        state, total, move = rules.setup(deck, seats, offshoot(seed, "deal", deal)).state, 0.0, 0
        while (turn := rules.turn(state)) is not None:
            view = rules.view(state, turn)
            worths, action = optimum.worths(view), player.choose(view, offshoot(seed, "choice", deal, move, bits=63))
            total, move = total + max(worths.values()) - worths[action], move + 1
            state = play(rules, state, turn, action).state
        lost.append(total)
    return [*lost, 0.0]


MEASURES: dict[str, Callable[[tuple[Any, ...], int, int, Effort], list[float]]] = {
    "coop": coop,
    "chronology": chronology,
    "private": private,
    "small": small,
}
CELLS: dict[str, list[tuple[Any, ...]]] = {
    "coop": list(product(DECKS, (2, 3, 4))),
    "chronology": [
        ("oracle", "scholar"),
        ("oracle", "scholar", "historian", "engineer"),
        ("oracle", "scholar-1", "scholar-2", "scholar-3"),
    ],
    "private": list(product(LEVELS, ("world-history",), (2, 4))),
    "small": list(product(("popular-culture", "world-history"), (14, 15), (2,))),
}


def measured(task: Task) -> tuple[tuple[Any, ...], int, list[float]]:
    what, cell, seed, deal, effort = task
    return cell, deal, MEASURES[what](cell, seed, deal, effort)


def results(
    tasks: Iterator[Task], seconds: float, processes: int
) -> Iterator[tuple[tuple[Any, ...], int, list[float]]]:
    """As they come, until the time is up."""
    end = time.monotonic() + seconds
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Any]] = {
            pool.submit(measured, task) for _, task in zip(range(2 * processes), tasks, strict=False)
        }
        while waiting and time.monotonic() < end:
            done, waiting = wait(waiting, timeout=2.0, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                if (task := next(tasks, None)) is not None:
                    waiting.add(pool.submit(measured, task))
        for process in list((pool._processes or {}).values()) if waiting else []:
            process.terminate()


def told(what: str, found: dict[tuple[Any, ...], dict[int, list[float]]]) -> dict[str, Any]:
    """Each cell with means and 95 % intervals, and the numbers of every deal."""
    cells = {}
    for cell, deals in found.items():
        rows = np.array([deals[deal] for deal in sorted(deals)])
        one: dict[str, Any] = {"deals": len(rows), "slowest": round(float(rows[:, -1].max()), 4)}
        if what == "chronology":
            one |= {name: share_of(float(rows[:, i].sum()), len(rows)).plain() for i, name in enumerate(cell)}
        elif what == "small":
            one |= {name: mean_of(rows[:, i]).plain() for i, name in enumerate(AT_SMALL)}
        else:
            one |= {"before": mean_of(rows[:, 0]).plain(), "now": mean_of(rows[:, 1]).plain()}
            one["gain"] = mean_of(rows[:, 1] - rows[:, 0]).plain()
        if what == "private":
            one |= {"person": mean_of(rows[:, 2]).plain(), "knows": mean_of(rows[:, 3]).plain()}
        cells[" ".join(map(str, cell))] = one | {"numbers": rows[:, :-1].tolist(), "numbered": sorted(deals)}
    gains = [one["gain"]["mean"] for one in cells.values() if "gain" in one]
    return {"measure": what, "cells": cells} | ({"mean_gain": round(float(np.mean(gains)), 4)} if gains else {})


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=[*MEASURES])
    parser.add_argument("--deals", "--games", type=int, default=400, help="in each cell")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seed", type=int, default=20261118)
    parser.add_argument("--worlds", type=int, default=WORLDS, help="coop, private: in how many worlds plans are tried")
    parser.add_argument("--deep", type=int, default=DEEP, help="coop: what a closer look may cost")
    parser.add_argument("--learned", action="store_true", help="coop: rollouts by learned weights")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="coop: cuda plays on a GPU")
    parser.add_argument("--check", type=int, default=0, help="cuda: so many deals of each cell on the processor too")
    parser.add_argument("--cells", default="", help="only cells whose names contain this")
    parser.add_argument("--json", type=Path, required=True)
    asked = parser.parse_args()
    if asked.device == "cuda" and asked.what != "coop":
        parser.error("only coop can be played on a GPU")
    return asked


def main() -> None:
    asked = asked_for()
    cells = [cell for cell in CELLS[asked.what] if asked.cells in " ".join(map(str, cell))]
    numbers = range(asked.first, asked.first + asked.deals)
    effort = (asked.worlds, asked.deep, asked.learned)
    found: dict[tuple[Any, ...], dict[int, list[float]]] = {cell: {} for cell in cells}
    began = written = time.monotonic()
    for cell, deal, row in played(asked, cells, numbers, effort):
        found[cell][deal] = row
        if time.monotonic() - written > 10:
            write(asked, found, began)
            written = time.monotonic()
    write(asked, found, began)
    if asked.device == "cuda" and asked.check:
        again = {one: coop(one[0], asked.seed, one[1], effort) for one in product(cells, numbers[: asked.check])}
        differ = [(cell, deal) for (cell, deal), row in again.items() if row[:2] != found[cell][deal][:2]]
        slowest = max(row[2] for row in again.values())
        print(
            f"{len(again)} pairs on the processor: other scores in {differ or 'none'}, slowest choice {slowest:.3f} s"
        )
        sys.exit(1 if differ else 0)


def played(
    asked: argparse.Namespace, cells: list[tuple[Any, ...]], numbers: range, effort: Effort
) -> Iterator[tuple[tuple[Any, ...], int, list[float]]]:
    """What was asked for, deal by deal."""
    if asked.device == "cuda":
        try:
            yield from coop_together(cells, asked.seed, numbers, effort)
        except YearlineError as error:
            sys.exit(f"strength.py: {error.message}")
        return
    tasks = iter([(asked.what, cell, asked.seed, deal, effort) for deal in numbers for cell in cells])
    measured(
        (asked.what, cells[0], asked.seed, asked.first, effort)
    )  # kernels are compiled once, and kept on disk for the others
    yield from results(tasks, asked.seconds, asked.processes)


def write(asked: argparse.Namespace, found: dict[tuple[Any, ...], dict[int, list[float]]], began: float) -> None:
    filled = {cell: deals for cell, deals in found.items() if deals}
    told_now = told(asked.what, filled) | {"seed": asked.seed, "first": asked.first, "asked": asked.deals}
    told_now |= {"worlds": asked.worlds, "deep": asked.deep, "learned": asked.learned}
    told_now["complete"] = all(len(deals) == asked.deals for deals in found.values())
    asked.json.write_text(json.dumps(told_now), encoding="utf-8")
    print(f"{time.monotonic() - began:.0f} s")
    for name, one in told_now["cells"].items():
        short = {key: one[key] for key in one if key not in ("numbers", "numbered")}
        print(f"  {name}: {short}")
    print(f"  mean gain {told_now.get('mean_gain')}", flush=True)


if __name__ == "__main__":
    main()
