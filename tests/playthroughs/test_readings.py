"""Two readings of the rulebooks, the engine's and one in plain lists, agree on random games of every shape."""

import json
from functools import cache
from random import Random

import pytest

from tests.playthroughs.reading import Plain, Reading
from tests.playthroughs.readings import READINGS, ChronologyReading, CoopReading, RaceReading
from yearline.games.playthrough import check, read

GAMES = {CoopReading: 60, RaceReading: 60, ChronologyReading: 16}


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
