"""`yearline arena` as typed."""

import json

import pytest

from tests.cli.test_simulate import run
from yearline.bots import arena
from yearline.decks import LibraryDeck


def test_the_arena_prints_one_object() -> None:
    words = ("--policy", "random", "--deals", "4", "--players", "2", "--processes", "1", "--bound", "--json")
    result = run("arena", "coop", *words)
    told = json.loads(result.stdout)
    assert told["n"] == 4
    assert told["policies"]["random"]["mean"] < told["bound"]["mean"]


def test_the_arena_prints_a_table_and_two_processes_give_the_same() -> None:
    words = ("arena", "race", "--policy", "scholar", "--policy", "random", "--deals", "4", "--players", "2")
    words += ("--seed", "1")
    two, one = run(*words, "--processes", "2", "--json"), run(*words, "--processes", "1", "--json")
    scores = [json.loads(result.stdout)["policies"]["scholar"]["scores"] for result in (one, two)]
    assert scores[0] == scores[1]
    table = run(*words, "--processes", "1")
    assert "scholar" in table.stdout
    assert "4 deals, seed 1" in table.stdout


def test_deals_are_by_chance_unless_a_seed_is_named() -> None:
    words = ("arena", "race", "--policy", "random", "--deals", "1", "--players", "2", "--processes", "1", "--json")
    seeds = {json.loads(run(*words).stdout)["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_whoever_names_a_file_is_told_that_it_is_run() -> None:
    assert "run with your rights" in " ".join(run("arena", "--help").stdout.split())


def test_characters_are_those_of_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """They remember by scene and difficulty, which the rules' own deck does not know."""
    decks: list[object] = []
    made = arena.make_bot
    monkeypatch.setattr(arena, "make_bot", lambda name, deck, seed: decks.append(deck) or made(name, deck, seed))
    run("arena", "race", "--policy", "engineer", "--deals", "1", "--players", "2", "--processes", "1")
    assert decks
    assert all(isinstance(deck, LibraryDeck) for deck in decks)
