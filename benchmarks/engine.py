"""How fast is the rules engine? Random play in one thread, and the same measured for its peers in the same run.

    python benchmarks/engine.py [--seconds 2] [--json]

What is measured: a move is one call each of `turn`, `legal` and `apply` (and, with views, the view of each of four
seats) with a random choice between them. Setting up a game (shuffling, dealing) is measured apart and printed beside
it; `whole` counts it in. The same holds for the peers: their own set-up is apart, and `whole` includes it. OpenSpiel
deals card by card through chance nodes; those before the first move are its set-up, those after a move belong to the
move. Every row is the median of five rounds in which the contestants take turns; boardgame.io plays in one go after
them, since its compiler needs seconds to warm up.

Peers are dependencies of this benchmark only:

    pip install -r requirements-bench.lock
    (cd benchmarks/peers && npm ci)
"""

import argparse
import gc
import importlib.util
import json
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from yearline.core.deck import COLORS, Deck, deck_card, make_deck
from yearline.core.ids import Seat
from yearline.core.value import fields_of
from yearline.games import rules_for

PEERS = Path(__file__).with_name("peers")
ROUNDS = 5
SEATS = 4
SIZES = {"coop": 36, "race": 60, "chronology": 210}
LONGEST = 300
"""A random race may go on for ever; it is cut here."""


@dataclass
class Speed:
    """Moves per second without and with set-up, and what a set-up costs."""

    moves: float
    whole: float
    setup_us: float
    length: float


@dataclass
class Game:
    """A contestant: `setup` gives a fresh game, `play` plays it to the end and says how many moves that took."""

    setup: Callable[[], Any]
    play: Callable[[Any], int]

    def measure(self, seconds: float) -> Speed:
        moves = games = 0
        setting_up = playing = 0.0
        until = perf_counter() + seconds
        while (began := perf_counter()) < until:
            state = self.setup()
            dealt = perf_counter()
            moves += self.play(state)
            playing += perf_counter() - dealt
            setting_up += dealt - began
            games += 1
        return Speed(moves / playing, moves / (playing + setting_up), setting_up / games * 1e6, moves / games)


def deck_of(size: int) -> Deck:
    rng = Random(size)
    years = [rng.randint(-500, 2020) or 1 for _ in range(size)]
    return make_deck("bench", [deck_card(f"c{i}", year, color=COLORS[i % 3]) for i, year in enumerate(years)])


def yearline(name: str, views: bool = False) -> Game:
    rules, deck = rules_for(name), deck_of(SIZES[name])
    seeds, random = iter(range(10**9)), Random(1).random
    seats = tuple(map(Seat, range(SEATS)))
    turn, legal, apply = rules.turn, rules.legal, rules.apply

    def play(state: Any) -> int:
        moves = 0
        while (seat := turn(state)) is not None and moves < LONGEST:
            actions = legal(state, seat)
            state = apply(state, seat, actions[int(random() * len(actions))]).state
            moves += 1
            if views:
                rules.views(state, seats)
        return moves

    return Game(lambda: rules.setup(deck, SEATS, next(seeds)).state, play)


def draw(state: Any, point: float) -> None:
    """Have one of the outcomes of chance happen, with its probability; the quickest way found."""
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        point -= probability
        if point <= 0:
            state.apply_action(action)
            return
    state.apply_action(outcomes[-1][0])


def open_spiel(name: str) -> Game:
    import open_spiel.python.games  # noqa: F401 (registers the games written in Python)
    import pyspiel

    game, random = pyspiel.load_game(name), Random(1).random

    def setup() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            draw(state, random())
        return state

    def play(state: Any) -> int:
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw(state, random())
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            moves += 1
        return moves

    return Game(setup, play)


def rlcard_uno() -> Game:
    from rlcard.games.uno import Game as Uno

    random = Random(1).random

    def setup() -> Any:
        game = Uno(num_players=SEATS)
        game.init_game()
        return game

    def play(game: Any) -> int:
        moves = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(random() * len(actions))])
            moves += 1
        return moves

    return Game(setup, play)


def boardgame_io(seconds: float) -> tuple[dict[str, Speed], int]:
    """The same coop in boardgame.io's local client, and the bytes of a state:
    one process that plays for a while before it is measured.
    """
    done = subprocess.run(
        ["node", "--expose-gc", "coop.js", str(seconds)],
        cwd=PEERS,
        capture_output=True,
        text=True,
        check=True,
        timeout=60 + 4 * seconds,
    )
    found = json.loads(done.stdout)
    speeds = {
        "boardgame.io coop (local client)": Speed(**found["plain"]),
        "boardgame.io coop, view of every seat": Speed(**found["views"]),
    }
    return speeds, found["state_bytes"]


OURS: dict[str, Callable[[], Game]] = {
    "yearline coop": lambda: yearline("coop"),
    "yearline coop, view of every seat": lambda: yearline("coop", views=True),
    "yearline race": lambda: yearline("race"),
    "yearline chronology": lambda: yearline("chronology"),
}
SPIEL = ["hanabi(players=4)", "crazy_eights(players=4)", "python_tic_tac_toe"]


def contestants() -> tuple[dict[str, Game], dict[str, str]]:
    """Who can be measured here, and how to install those who cannot."""
    games, missing = {name: make() for name, make in OURS.items()}, {}
    if importlib.util.find_spec("pyspiel"):
        games |= {f"open_spiel {name}": open_spiel(name) for name in SPIEL}
    else:
        missing["open_spiel"] = "pip install -r requirements-bench.lock"
    if importlib.util.find_spec("rlcard"):
        games["rlcard uno"] = rlcard_uno()
    else:
        missing["rlcard"] = "pip install -r requirements-bench.lock"
    if not shutil.which("node") or not (PEERS / "node_modules").is_dir():
        missing["boardgame.io"] = "install Node.js, then: cd benchmarks/peers && npm ci"
    return games, missing


def measure(seconds: float) -> tuple[dict[str, Speed], dict[str, str], int | None]:
    games, missing = contestants()
    rounds: dict[str, list[Speed]] = {}
    for _ in range(ROUNDS):
        for name, game in games.items():
            gc.collect()
            rounds.setdefault(name, []).append(game.measure(seconds / ROUNDS))
    speeds = {name: _median(speeds) for name, speeds in rounds.items()}
    theirs, weight = ({}, None) if "boardgame.io" in missing else boardgame_io(seconds)
    return speeds | theirs, missing, weight


def _median(speeds: list[Speed]) -> Speed:
    return Speed(*[statistics.median(getattr(one, field.name) for one in speeds) for field in fields(Speed)])


@dataclass
class Bar:
    """A promise: our row is at least so many times theirs."""

    ours: str
    theirs: str
    least: float


BARS = [
    Bar("yearline coop", "boardgame.io coop (local client)", 25),
    Bar("yearline coop, view of every seat", "boardgame.io coop (local client)", 5),
    Bar("yearline coop", "open_spiel hanabi(players=4)", 1),
]


def state_sizes() -> dict[str, dict[str, int]]:
    """Bytes of the biggest state in a game of each kind:
    all of it, and without the printed deck that all games share.
    """
    found = {}
    for name in SIZES:
        rules, deck, rng = rules_for(name), deck_of(SIZES[name]), Random(3)
        state, all_of_it, own = rules.setup(deck, SEATS, 3).state, 0, 0
        printed = {id(part) for part in _parts(deck, set())}
        for _ in range(LONGEST):
            parts = list(_parts(state, set()))
            all_of_it = max(all_of_it, sum(map(sys.getsizeof, parts)))
            own = max(own, sum(sys.getsizeof(part) for part in parts if id(part) not in printed))
            seat = rules.turn(state)
            if seat is None:
                break
            state = rules.apply(state, seat, rng.choice(rules.legal(state, seat))).state
        found[name] = {"bytes": own, "bytes_with_deck": all_of_it}
    return found


def _parts(thing: Any, seen: set[int]) -> Iterator[Any]:
    """Every object in reach, once."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    for one in _inside(thing):
        yield from _parts(one, seen)


def _inside(thing: Any) -> Iterable[Any]:
    """What an object holds. Raises TypeError for a kind it cannot look into:
    better no number than one that leaves things out.
    """
    if isinstance(thing, tuple | frozenset | list):
        return thing
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    names = fields_of(thing) if hasattr(thing, "__struct_fields__") else getattr(thing, "__slots__", ())
    if names:
        return [getattr(thing, name) for name in names]
    if thing is None or isinstance(thing, int | float | str):
        return ()
    raise TypeError(f"cannot weigh a {type(thing).__name__}")


def ratios(speeds: dict[str, Speed]) -> list[dict[str, Any]]:
    found = []
    for bar in BARS:
        if bar.theirs in speeds:
            ours, theirs = speeds[bar.ours], speeds[bar.theirs]
            found.append(
                {
                    "ours": bar.ours,
                    "theirs": bar.theirs,
                    "least": bar.least,
                    "moves": ours.moves / theirs.moves,
                    "moves_to_whole": ours.moves / theirs.whole,
                    "whole": ours.whole / theirs.whole,
                }
            )
    return found


def weights(theirs: int | None) -> dict[str, Any]:
    """What states weigh; of coop, beside the same game in boardgame.io,
    whose cards lie in the deck that its games share, too.
    """
    sizes = state_sizes()
    ratio = {} if theirs is None else {"boardgame.io coop": theirs, "ratio": sizes["coop"]["bytes"] / theirs, "most": 1}
    return {"yearline": sizes, **ratio}


def report(speeds: dict[str, Speed], missing: dict[str, str], theirs: int | None) -> None:
    print(f"{'random play, one thread':44}{'moves/s':>10}{'whole/s':>10}{'set-up us':>11}{'moves/game':>12}")
    for name, speed in speeds.items():
        print(f"{name:44}{speed.moves:>10,.0f}{speed.whole:>10,.0f}{speed.setup_us:>11.1f}{speed.length:>12.1f}")
    print("\nratios: moves/moves (set-up apart for both), moves/whole (theirs with its dealing), whole/whole")
    for row in ratios(speeds):
        print(
            f"  {row['ours']} / {row['theirs']}: {row['moves']:.2f}, {row['moves_to_whole']:.2f}, {row['whole']:.2f}"
            f" (bar: {row['least']})"
        )
    print("\nstate of a running game, four players, the biggest met (bar: 65,536 bytes)")
    weighed = weights(theirs)
    for name, size in weighed["yearline"].items():
        print(f"  {name}: {size['bytes']:,} bytes, {size['bytes_with_deck']:,} with the printed deck all games share")
    if theirs is not None:
        print(f"  coop beside boardgame.io's {theirs:,} bytes: {weighed['ratio']:.2f} (bar: at most 1)")
    for name, how in missing.items():
        print(f"\nnot measured: {name} is not installed here ({how})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the rules engine beside its peers.")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each contestant plays in all")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    speeds, missing, theirs = measure(chosen.seconds)
    if chosen.json:
        plain = {name: vars(speed) for name, speed in speeds.items()}
        print(
            json.dumps(
                {"speeds": plain, "ratios": ratios(speeds), "state": weights(theirs), "missing": missing}, indent=1
            )
        )
    else:
        report(speeds, missing, theirs)


if __name__ == "__main__":
    main()
