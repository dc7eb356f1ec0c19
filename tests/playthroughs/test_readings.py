"""Two readings of the rulebooks, the engine's and one in plain lists, agree on random games of every shape."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.playthroughs.reading import Plain, Reading
from tests.playthroughs.readings import READINGS, ChronologyReading, CoopReading, RaceReading
from yearline.core.actions import from_text
from yearline.core.deal import Deal
from yearline.core.deck import deck_card
from yearline.core.errors import IllegalAction, NotYourTurn
from yearline.core.game import Rules
from yearline.core.ids import Seat
from yearline.core.play import play
from yearline.games import rules_for
from yearline.games.playthrough import CardNames, Scripted, check, read

GAMES = {CoopReading: 60, RaceReading: 60, ChronologyReading: 16}
LEFT = {CoopReading: 15, RaceReading: 200, ChronologyReading: 30}


@cache
def written(reading: type[Reading]) -> list[Plain]:
    return [reading(Random(seed)).written() for seed in range(GAMES[reading])]


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.game)
def test_the_engine_agrees_with_the_second_reading(reading: type[Reading]) -> None:
    for seed, document in enumerate(written(reading)):
        assert (seed, check(read(json.dumps(document)))) == (seed, None)


def ends(reading: type[Reading]) -> list[Plain]:
    return [document["steps"][-1]["after"] for document in written(reading)]


def test_it_goes_where_few_games_go() -> None:
    """Otherwise its consent would mean little."""
    assert {end["reason"] for end in ends(CoopReading)} == {"failed", "stuck", "all_played"}
    for several in (RaceReading, ChronologyReading):
        assert {min(2, len(end["winners"])) for end in ends(several)} == {1, 2}
    assert {document["players"] for document in written(CoopReading) + written(RaceReading)} == set(range(1, 9))
    assert any(0 in end["decks"].values() for end in ends(ChronologyReading))
    races = written(RaceReading)
    assert any(len(document["reshuffles"]) > 1 for document in races)
    assert any(step["after"]["phase"] == "playoff" for document in races for step in document["steps"])
    assert {type(document["options"].get("hand_size")) for document in races} == {type(None), int, list}


def options_of(document: Plain) -> Plain:
    """What the game of a file was agreed on."""
    seats = {} if document["game"] == "chronology" else {"max_players": 8}
    edition = {"edition": document["edition"]} if "edition" in document else {}
    return {**document["options"], "first_player": 0, **seats, **edition}


def replayed(document: Plain) -> str:
    """By hand, as nobody leaves in a playthrough file.
    On the way every kind of illegal action is tried; it changes nothing.
    """
    made = ((one, one.get("color", "")) for one in document["cards"])
    cards = [deck_card(one["id"], one["year"], front=one["front"], back=one["back"], color=hue) for one, hue in made]
    names = CardNames([card.id for card in cards])
    rules: Rules[Any] = rules_for(document["game"], options_of(document))
    piles = document.get("decks") or {"deck": document["deck"]}
    numbered = {name: tuple([(names.refs[id], cards[names.refs[id]]) for id in pile]) for name, pile in piles.items()}
    orders = [tuple([names.refs[id] for id in order]) for order in document.get("reshuffles", ())]
    first = Seat(document["start"]["turn"])
    state = rules.deal(Deal(numbered, first, Scripted(tuple(orders))), document["players"]).state
    tried = [from_text(text) for text in ("end", "play 9999", "discard 0", "place 0 999", "draft red", "use 9999")]
    for step in document["steps"]:
        seat, turn = Seat(step["seat"]), rules.turn(state)
        assert turn is not None
        legal = names.legal(rules, state, turn)
        assert (legal if isinstance(step["legal"], list) else len(legal)) == step["legal"]
        for other in {turn, (turn + 1) % document["players"]}:
            for action in tried:
                if action not in rules.legal(state, Seat(other)):
                    with pytest.raises(IllegalAction if other == turn else NotYourTurn):
                        play(rules, state, Seat(other), action)
        state = play(rules, state, seat, names.action(step["do"])).state
        if (got := names.state(rules, state)) != step["after"]:
            return f"after {step['do']} of {seat}: {[(k, v, got[k]) for k, v in step['after'].items() if v != got[k]]}"
    return ""


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.game)
def test_they_agree_about_leavers_and_refusals(reading: type[Reading]) -> None:
    """A-25, B-12, C-28: in every phase in which the rules say what becomes of it."""
    left = set()
    for seed in range(LEFT[reading]):
        game = reading(Random(seed))
        game.leaving = [0.05, 0.2][seed % 2]
        document = game.written()
        assert (seed, replayed(document)) == (seed, "")
        states = [document["start"], *[step["after"] for step in document["steps"]]]
        left |= {
            (state["phase"], state["turn"] == step["seat"])
            for state, step in zip(states, document["steps"], strict=False)
            if step["do"] == "leave"
        }
    phases = {"coop": ["open", "may_stop"], "race": ["place", "playoff"], "chronology": ["draft", "place", "power"]}
    assert left >= {(phase, acting) for phase in phases[reading.game] for acting in (False, True)}
