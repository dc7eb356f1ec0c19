"""Whole games, move by move: the given ones,
made by another reading of the rulebooks, and one of our own per game and edition.
"""

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.playthroughs.write import OWN, documents
from yearline.core.errors import BadPlaythrough
from yearline.games import GAMES
from yearline.games.coop import Coop
from yearline.games.playthrough import Difference, check, read

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.jsonl"))


def own(name: str) -> dict[str, Any]:
    return read((OWN / f"{name}.jsonl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_engine_agrees(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines
    assert [check(read(line)) for line in lines] == [None] * len(lines)


def test_every_game_and_edition_has_a_playthrough_of_our_own() -> None:
    played = {(plain["game"], plain.get("edition")) for plain in map(own, documents())}
    assert {game for game, _ in played} == set(GAMES)
    assert {edition for game, edition in played if game == "coop"} == set(Coop.EDITIONS)


def test_the_committed_files_are_what_the_writer_writes() -> None:
    assert {path.stem for path in OWN.glob("*.jsonl")} == set(documents())
    for name, document in documents().items():
        assert own(name) == json.loads(json.dumps(document))


def test_our_files_cover_the_rare_cases() -> None:
    """A file that never reshuffles, plays off or uses a power would pin little."""
    races = [own("race-recursive"), own("race-keep_all")]
    assert all(plain["reshuffles"] for plain in races)
    assert any(step["after"]["phase"] == "playoff" for plain in races for step in plain["steps"])
    assert any(step["do"].startswith("use") for step in own("chronology")["steps"])
    assert any(step["after"]["blocked"] for name in documents() if "coop" in name for step in own(name)["steps"])


FLIPPED = {
    "coop-fr": [("score", 99), ("phase", "open?"), ("turn", 7), ("deck", -1), ("blocked", ["c1"]), ("main", [])],
    "race-recursive": [("line", []), ("hands", []), ("active", [0]), ("winners", [2, 1]), ("discard", ["c0"])],
    "chronology": [("stacks", []), ("lines", []), ("decks", {}), ("power", "green"), ("winners", [0, 1, 2])],
}


@pytest.mark.parametrize(("name", "field", "wrong"), [(n, f, w) for n, flips in FLIPPED.items() for f, w in flips])
def test_a_flipped_field_is_found(name: str, field: str, wrong: object) -> None:
    plain = own(name)
    step = len(plain["steps"]) // 2
    plain["steps"][step - 1]["after"][field] = wrong
    found = check(plain)
    assert found is not None
    assert (found.step, found.field, found.expected) == (step, field, wrong)


@pytest.mark.parametrize("field", ["score", "reason"])
def test_a_missing_or_additional_field_is_found(field: str) -> None:
    plain = own("coop-fr")
    del plain["start"][field]
    assert check(plain) == Difference(0, field, "nothing", own("coop-fr")["start"][field])
    plain = own("coop-fr")
    plain["start"]["weather"] = "fine"
    assert check(plain) == Difference(0, "weather", "fine", "nothing")


def test_other_differences_are_found() -> None:
    for field, wrong in (("seat", 1), ("legal", ["end"]), ("legal", 3), ("do", "end")):
        plain = own("coop-fr")
        plain["steps"][0][field] = wrong
        found = check(plain)
        assert found is not None
        assert (found.step, found.field) == (1, field)


def test_a_cut_line_is_refused() -> None:
    line = json.dumps(own("coop-fr"))
    for at in (0, 1, len(line) // 2, len(line) - 1):
        with pytest.raises(BadPlaythrough):
            read(line[:at])


@pytest.mark.parametrize("field", ["game", "edition", "players", "cards", "deck", "start", "steps"])
@pytest.mark.parametrize("wrong", [None, 5.5, "x", 1e400, True, [[]], [{}]])
def test_a_field_of_the_wrong_kind_is_refused(field: str, wrong: object) -> None:
    plain = own("coop-fr")
    if wrong is None:
        del plain[field]
    else:
        plain[field] = wrong
    with pytest.raises(BadPlaythrough):
        check(plain)


def broken(name: str, **fields: object) -> dict[str, Any]:
    return {**deepcopy(own(name)), **fields}


@pytest.mark.parametrize(
    "plain",
    [
        broken("coop-fr", options={"equal_in_gap": "maybe"}),
        broken("coop-fr", options={"unheard_of": 1}),
        broken("coop-fr", players=9),
        broken("coop-fr", cards=[{**card, "back": ""} for card in own("coop-fr")["cards"]]),
        broken("coop-fr", deck=own("coop-fr")["deck"][1:]),
        broken("coop-fr", deck=[*own("coop-fr")["deck"], "c0"]),
        broken("race-recursive", reshuffles=[]),
        broken("race-recursive", reshuffles=[["c0"]]),
        broken("race-recursive", reshuffles=[["c999"]]),
        broken("race-recursive", reshuffles=[[10**5000]]),
        broken("chronology", decks={"red": [card["id"] for card in own("chronology")["cards"]]}),
    ],
)
def test_an_impossible_set_up_is_refused(plain: dict[str, Any]) -> None:
    with pytest.raises(BadPlaythrough):
        check(plain)


@pytest.mark.parametrize("name", ["coop-fr", "race-recursive", "chronology"])
def test_a_card_may_have_any_name(name: str) -> None:
    line = (OWN / f"{name}.jsonl").read_text(encoding="utf-8")
    assert check(read(re.sub(r"\bc(\d+)", r"card no. \1", line))) is None


def test_a_new_draw_pile_with_a_card_twice_is_refused() -> None:
    plain = own("race-recursive")
    plain["reshuffles"][0].append(plain["reshuffles"][0][0])
    with pytest.raises(BadPlaythrough):
        check(plain)


def test_an_engine_reference_is_no_card_of_the_file() -> None:
    plain = own("coop-fr")
    plain["steps"][0]["do"] = "play 3"
    with pytest.raises(BadPlaythrough):
        check(plain)
