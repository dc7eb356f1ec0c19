import json

from tests.cli.test_simulate import run


def test_a_deck_in_numbers() -> None:
    result = run("deck", "difficulty", "inventions", "--games", "100", "--json")
    told = json.loads(result.stdout)
    assert told["n"] == 100
    assert told["knowledge"]["well"]["right"]["mean"] > told["knowledge"]["hardly"]["right"]["mean"]
    assert "fairly" in run("deck", "difficulty", "inventions", "--games", "50").stdout
