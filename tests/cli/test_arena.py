"""`yearline arena` as typed."""

import json

from tests.cli.test_simulate import run


def test_the_arena_prints_one_object() -> None:
    words = ("--policy", "random", "--deals", "4", "--players", "2", "--processes", "1", "--bound", "--json")
    result = run("arena", "coop", *words)
    told = json.loads(result.stdout)
    assert told["n"] == 4
    assert told["policies"]["random"]["mean"] < told["bound"]["mean"]


def test_the_arena_prints_a_table_and_two_processes_give_the_same() -> None:
    words = ("arena", "race", "--policy", "scholar", "--policy", "random", "--deals", "4", "--players", "2")
    two, one = run(*words, "--processes", "2", "--json"), run(*words, "--processes", "1", "--json")
    scores = [json.loads(result.stdout)["policies"]["scholar"]["scores"] for result in (one, two)]
    assert scores[0] == scores[1]
    table = run(*words, "--processes", "1")
    assert "scholar" in table.stdout
    assert "4 deals, seed 1" in table.stdout
