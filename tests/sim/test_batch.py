"""The array engine and the reference are one game: the same deals, the same choices, the same states."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from yearline.core.deck import COLORS, Deck, deck_card, make_deck
from yearline.core.errors import BadDeck, BadSeatCount
from yearline.core.ids import Seat
from yearline.core.rng import seeded
from yearline.games import rules_for
from yearline.games.playthrough import _Replay, read
from yearline.sim.batch import Batch, setting

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs" / "given"


def small_deck(cards: int = 60, years: int = 45, seed: int = 1) -> Deck:
    luck = random.Random(seed)
    colors = [COLORS[i % 3] for i in range(cards)]
    return make_deck(
        "small", [deck_card(f"c{i}", luck.randint(1, years), color=color) for i, color in enumerate(colors)]
    )


def by_deck(what: Any, place: dict[int, int], field: str = "") -> Any:
    """A reference snapshot with places in the deck instead of the game's own numbers."""
    if isinstance(what, dict):
        cards = ("main", "gaps", "hands", "blocked", "discard", "line", "lines", "stacks")
        return {name: by_deck(one, place, name) if name in cards else one for name, one in what.items()}
    return [by_deck(one, place) for one in what] if isinstance(what, list) else place[what]


CASES = [
    *[("coop", seats, {"edition": edition}) for seats in (1, 2, 4, 6) for edition in ("fr", "ru")],
    ("coop", 3, {"equal_in_gap": "blocked", "setup_order": "discard_then_start", "first_player": 2}),
    ("coop", 8, {"max_players": 8}),
    *[("race", seats, {"playoff": way}) for seats in (2, 3, 6) for way in ("recursive", "keep_all")],
    ("race", 3, {"hand_size": [1, 1, 2], "first_player": 1}),
    ("race", 4, {"hand_size": 8}),
    *[("chronology", seats, {"draft_packets": packets}) for seats, packets in ((2, 4), (3, 3), (4, 2), (8, 1))],
]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_same_deals_and_choices_give_the_same_states(game: str, seats: int, options: dict[str, object]) -> None:
    deck, rules, luck = small_deck(), rules_for(game, options), random.Random(seats)
    seeds = [luck.getrandbits(63) for _ in range(12)]
    batch = Batch(setting(game, deck, seats, options), seeds)
    states = [rules.setup(deck, seats, seed).state for seed in seeds]
    refs = [seeded(seed).shuffle(range(len(deck.cards)))[0] for seed in seeds]
    places = [{ref: place for place, ref in enumerate(order)} for order in refs]
    while True:
        for i, state in enumerate(states):
            assert batch.snapshot(i) == by_deck(rules.snapshot(state), places[i])
        turns = [rules.turn(state) for state in states]
        legal = [() if turn is None else rules.legal(state, turn) for state, turn in zip(states, turns, strict=True)]
        assert batch.choices().tolist() == [len(actions) for actions in legal]
        if not any(legal):
            break
        choices = [luck.randrange(len(actions)) if actions else -1 for actions in legal]
        batch.step(np.array(choices))
        for i, choice in enumerate(choices):
            if choice >= 0:
                states[i] = rules.apply(states[i], turns[i] or Seat(0), legal[i][choice]).state


@pytest.mark.parametrize("game", ["coop", "race", "chronology"])
def test_playthroughs_step_by_step(game: str) -> None:
    lines = (PLAYTHROUGHS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    assert lines
    for line in lines:
        replay_one(_Replay(read(line)))


def replay_one(written: _Replay) -> None:
    plain, refs, rules = written.plain, written.refs, written.rules
    deck = make_deck("playthrough", written.cards)
    batch = Batch(setting(rules.name, deck, plain["players"], dict(rules.options)), [0])
    piles = plain["decks"] if "decks" in plain else {"deck": plain["deck"]}
    pile = [refs[card] for name in sorted(piles) for card in piles[name]]
    batch.lay_out(0, pile, [[refs[card] for card in order] for order in plain.get("reshuffles", ())])
    assert named(batch, written) == plain["start"]
    state = rules.deal(written_deal(written), plain["players"]).state
    for step in plain["steps"]:
        legal = rules.legal(state, Seat(step["seat"]))
        action = written._action(step["do"])
        batch.step(np.array([legal.index(action)]))
        state = rules.apply(state, Seat(step["seat"]), action).state
        assert named(batch, written) == step["after"]


def written_deal(written: _Replay) -> Any:
    from yearline.core.deal import Deal

    return Deal(written._piles(), Seat(0), written._luck())


def named(batch: Batch, written: _Replay) -> dict[str, Any]:
    return {field: written._named(field, what) for field, what in batch.snapshot(0).items()}


def test_rules_refuse_before_arrays_are_made() -> None:
    with pytest.raises(BadSeatCount):
        setting("coop", small_deck(), 7)
    with pytest.raises(BadDeck):
        setting("coop", small_deck(10), 2)
    with pytest.raises(BadDeck):
        setting("chronology", small_deck(30), 4)
