"""The array engine and the reference are one game: the same deals, the same choices, the same states."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from yearline.bots.arena import Scholar
from yearline.core.actions import Action
from yearline.core.deck import COLORS, Deck, DeckCard, deck_card, make_deck
from yearline.core.errors import BadDeck, BadOption, BadSeatCount
from yearline.core.events import Reshuffled
from yearline.core.ids import Seat
from yearline.core.rng import seeded
from yearline.games import rules_for
from yearline.sim.batch import Batch, setting
from yearline.sim.kinds import KINDS

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs" / "given"


def small_deck(cards: int = 60, years: int = 45, seed: int = 1) -> Deck:
    luck = random.Random(seed)
    colors = [COLORS[i % 3] for i in range(cards)]
    return make_deck(
        "small", [deck_card(f"c{i}", luck.randint(1, years), color=color) for i, color in enumerate(colors)]
    )


def by_deck(what: Any, place: dict[int, Any], field: str = "") -> Any:
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


KNOWING = [
    ("coop", 1, {"edition": "it"}, 60, {"must_place", "stuck"}),
    ("coop", 5, {"edition": "uk", "show_blocked_date": True}, 36, {"failed"}),
    ("coop", 7, {"max_players": 7, "equal_in_gap": "stack", "setup_order": "start_then_discard"}, 36, {"failed"}),
    ("coop", 2, {}, 11, {"all_played"}),
    ("race", 2, {}, 15, {"playoff", "won", "shared"}),
    ("race", 4, {"playoff": "keep_all"}, 30, {"playoff", "won", "shared", "some share"}),
    ("race", 7, {"max_players": 7}, 60, {"playoff", "won", "shared", "some share", "reshuffled"}),
    ("race", 8, {"max_players": 8, "hand_size": 1, "playoff": "keep_all"}, 17, {"playoff", "shared"}),
    ("chronology", 2, {}, 45, {"no blue left", "red", "blue", "beige"}),
    ("chronology", 5, {"draft_packets": 2}, 60, {"no blue left", "red", "blue", "beige"}),
    ("chronology", 7, {"draft_packets": 1}, 60, {"no red left", "red", "beige", "some share"}),
]
"""Those who know the years come where chance never does: to play-offs and shared victories, and through whole decks."""


class SideBySide:
    """Games that both engines play, compared after every move; `met` is what happened in them."""

    def __init__(self, game: str, seats: int, options: dict[str, object], deck: Deck, skill: float) -> None:
        self.rules, self.luck = rules_for(game, options), random.Random(seats)
        self.bot, self.skill = Scholar(deck), skill
        seeds = [self.luck.getrandbits(63) for _ in range(12)]
        self.batch = Batch(setting(game, deck, seats, options), seeds)
        self.states = [self.rules.setup(deck, seats, seed).state for seed in seeds]
        refs = [seeded(seed).shuffle(range(len(deck.cards)))[0] for seed in seeds]
        self.places = [{ref: place for place, ref in enumerate(order)} for order in refs]
        self.met: set[str | None] = set()

    def play(self) -> set[str | None]:
        while any(legal := [self._compare(i) for i in range(len(self.states))]):
            assert self.batch.choices().tolist() == [len(actions) for actions in legal]
            choices = [self._choose(state, actions) for state, actions in zip(self.states, legal, strict=True)]
            self.batch.step(np.array(choices))
            for i, choice in enumerate(choices):
                if choice >= 0:
                    self._move(i, legal[i][choice])
        assert not self.batch.choices().any()
        return self.met

    def _compare(self, i: int) -> tuple[Action, ...]:
        told, turn = self.rules.snapshot(self.states[i]), self.rules.turn(self.states[i])
        assert self.batch.snapshot(i) == by_deck(told, self.places[i])
        self.met |= {told["phase"], told.get("power")}
        self.met |= {f"no {color} left" for color, size in told.get("decks", {}).items() if size == 0}
        return () if turn is None else self.rules.legal(self.states[i], turn)

    def _choose(self, state: Any, actions: tuple[Action, ...]) -> int:
        if not actions:
            return -1
        if self.luck.random() >= self.skill:
            return self.luck.randrange(len(actions))
        return actions.index(self.bot.choose(self.rules.view(state, self.rules.turn(state)), self.luck.getrandbits(30)))

    def _move(self, i: int, action: Action) -> None:
        step = self.rules.apply(self.states[i], self.rules.turn(self.states[i]) or Seat(0), action)
        self.states[i] = step.state
        self.met |= {"reshuffled" for event in step.events if isinstance(event, Reshuffled)}
        if outcome := self.rules.outcome(step.state):
            self.met.add(outcome.reason)
            if 1 < len(outcome.winners) < self.batch.setting.seats:
                self.met.add("some share")


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_same_deals_and_choices_give_the_same_states(game: str, seats: int, options: dict[str, object]) -> None:
    assert SideBySide(game, seats, options, small_deck(), skill=0).play()


@pytest.mark.parametrize(("game", "seats", "options", "cards", "rare"), KNOWING)
def test_the_same_where_people_know_the_years(
    game: str, seats: int, options: dict[str, object], cards: int, rare: set[str]
) -> None:
    assert SideBySide(game, seats, options, small_deck(cards), skill=0.85).play() >= rare


@pytest.mark.parametrize("game", KINDS)
def test_playthroughs_step_by_step(game: str) -> None:
    """Files made by another reading of the rules: the same state after every move, without the reference in between."""
    documents = [json.loads(line) for line in (PLAYTHROUGHS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()]
    assert documents
    for plain in documents:
        replay(plain)


def replay(plain: dict[str, Any]) -> None:
    ids = [card["id"] for card in plain["cards"]]
    cards = [
        deck_card(c["id"], c["year"], front=c.get("front", ""), back=c.get("back", ""), color=c.get("color", ""))
        for c in plain["cards"]
    ]
    options = dict(plain.get("options", {})) | ({"edition": plain["edition"]} if plain["game"] == "coop" else {})
    batch = Batch(setting(plain["game"], make_deck("written", cards), plain["players"], options), [0])
    piles = plain.get("decks", {"deck": plain.get("deck")})
    pile = [ids.index(card) for name in sorted(piles) for card in piles[name]]
    batch.lay_out(0, pile, [[ids.index(card) for card in order] for order in plain.get("reshuffles", ())])
    before = plain["start"]
    assert named(batch, ids) == before
    for step in plain["steps"]:
        batch.step(np.array([choice_of(step["do"], before, step["seat"], ids, cards)]))
        before = step["after"]
        assert named(batch, ids) == before


def choice_of(text: str, state: dict[str, Any], seat: int, ids: list[str], cards: list[DeckCard]) -> int:
    """The place of a written action in the legal list, worked out from the written state alone."""
    verb, *words = text.split(" ")
    if verb == "draft":
        enough = 5 if state["phase"] == "draft" else 1
        return [color for color in COLORS if state["decks"][color] >= enough].index(words[0])
    if verb == "place":
        line = state["line"] if "line" in state else state["lines"][seat]
        held = state["hands"][seat] if "hands" in state else [stack[0] for stack in state["stacks"][seat]]
        return held.index(words[0]) * (len(line) + 1) + int(words[1])
    if "hands" in state:
        return coop_choice(verb, words, state, seat, [card.face.symbol for card in cards], ids, cards)
    tops = [stack for own in state["stacks"] for stack in own if is_target(state, own, stack, ids, cards)]
    return len(tops) if verb == "end" else [stack[0] for stack in tops].index(words[0])


def coop_choice(
    verb: str,
    words: list[str],
    state: dict[str, Any],
    seat: int,
    fronts: list[str],
    ids: list[str],
    cards: list[DeckCard],
) -> int:
    hand = state["hands"][seat]
    plays = [card for card in hand if card not in state["blocked"]]
    if verb == "play":
        return plays.index(words[0])
    if verb == "end":
        return len(plays)
    symbol = cards[ids.index(state["discard"][-1])].back.symbol
    return len(plays) + [card for card in hand if fronts[ids.index(card)] == symbol].index(words[0])


def is_target(
    state: dict[str, Any], own: list[list[str]], stack: list[str], ids: list[str], cards: list[DeckCard]
) -> bool:
    if state["power"] == "blue":
        return len(stack) >= 2 and len(own) < 4
    return state["power"] == "red" or state["decks"][cards[ids.index(stack[0])].face.color] > 0


def named(batch: Batch, ids: list[str]) -> dict[str, Any]:
    told: dict[str, Any] = by_deck(batch.snapshot(0), dict(enumerate(ids)))
    return told | ({"blocked": sorted(told["blocked"])} if "blocked" in told else {})


def test_rules_refuse_before_arrays_are_made() -> None:
    with pytest.raises(BadSeatCount):
        setting("coop", small_deck(), 7)
    with pytest.raises(BadDeck):
        setting("coop", small_deck(10), 2)
    with pytest.raises(BadDeck):
        setting("chronology", small_deck(30), 4)


def test_a_game_without_arrays_is_refused() -> None:
    with pytest.raises(BadOption, match="chronology, coop, race"):
        setting("lives", small_deck(), 1)


def test_a_compulsory_discard_is_not_simulated() -> None:
    with pytest.raises(BadOption, match="discard_blocked"):
        setting("coop", small_deck(), 2, {"discard_blocked": "must"})
