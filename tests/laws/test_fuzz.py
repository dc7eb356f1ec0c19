"""Whatever comes in, only named errors come out."""

import json
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.laws.tables import seat_0_begins, spread_deck
from yearline.core.actions import MAX_TEXT, Leave, Play, from_text, to_text
from yearline.core.deck import deck_card
from yearline.core.errors import (
    BadDeck,
    BadNotation,
    BadOption,
    BadPlaythrough,
    BadRecord,
    BadSeatCount,
    IllegalAction,
    YearlineError,
)
from yearline.core.ids import CardRef, Seat
from yearline.core.options import parse_option
from yearline.core.play import play, replay
from yearline.core.record import Record, dump, load
from yearline.games import GAMES, rules_for
from yearline.games.playthrough import check, read

PLAYTHROUGHS = [
    path.read_text(encoding="utf-8").splitlines()[0]
    for path in sorted((Path(__file__).parents[1] / "playthroughs" / "own").glob("*.jsonl"))
]
HUGE = 10**5000
STRANGE = [
    None,
    True,
    -1,
    0,
    2**70,
    HUGE,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "x" * 10_000,
    "\ud800",
    "\0",
    [],
    {},
    [[]],
]
strange = st.sampled_from(STRANGE) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=6,
)


@given(st.text() | st.from_regex(r"(play|place|draft|use|end|discard|leave) ?-?\w{0,6} ?\w{0,6}", fullmatch=True))
@example("play 0" + "0" * MAX_TEXT)
@example("play ١")
@example("place 1 2\n")
@example("play 1 ")
@example("\ud800")
def test_from_text(text: str) -> None:
    with suppress(BadNotation):
        assert to_text(from_text(text)) == text


@pytest.fixture(scope="module")
def record() -> str:
    rules = rules_for("race", {"first_player": 0})
    deck, rng, moves = spread_deck(11), Random(1), []
    state = rules.setup(deck, 2, 5).state
    while (seat := rules.turn(state)) is not None and len(moves) < 10:
        moves.append((seat, rng.choice(rules.legal(state, seat))))
        state = play(rules, state, *moves[-1]).state
    return dump(Record(rules.id, rules.options, 2, 5, deck, tuple(moves)))


def resealed(text: str) -> str:
    """An edited record with a checksum that fits again, so that the edit itself is read."""
    body = text[: text.rindex("sum ")] if "sum " in text else text
    return f"{body}sum {sha256(body.encode('utf-8', 'surrogatepass')).hexdigest()}\n"


@settings(max_examples=200)
@given(data=st.data())
def test_edited_records(record: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(record)))
    end = data.draw(st.integers(at, min(len(record), at + 20)))
    edited = record[:at] + data.draw(st.text(max_size=10)) + record[end:]
    if edited.removesuffix("\n") != record.removesuffix("\n"):  # only the last line's end may be lost on the way
        with pytest.raises(BadRecord):
            load(edited)
    with suppress(YearlineError):
        read = load(resealed(edited))
        replay(rules_for(read.game, read.options), read.deck, read.seats, read.seed, read.moves)


@given(data=st.data(), new=strange)
def test_records_with_strange_fields(record: str, data: st.DataObject, new: object) -> None:
    lines = record.splitlines()
    at = data.draw(st.integers(1, len(lines) - 2))
    lines[at] = f"{lines[at].split(' ')[0]} {spelled(new)}"
    with suppress(YearlineError):
        read = load(resealed("\n".join(lines) + "\n"))
        replay(rules_for(read.game, read.options), read.deck, read.seats, read.seed, read.moves)


def spelled(thing: object) -> str:
    """As JSON, also where json itself will not write so long a number."""
    return "1" + "0" * 5000 if thing == HUGE else json.dumps(thing)


def test_cut_records(record: str) -> None:
    for at in range(0, len(record) - 1, 7):
        with pytest.raises(BadRecord):
            load(record[:at])
    assert load(record).seats == 2


@settings(max_examples=150)
@given(st.sampled_from(PLAYTHROUGHS), st.data())
def test_edited_playthroughs(line: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(at, min(len(line), at + 10)))
    with suppress(BadPlaythrough):
        check(read(line[:at] + data.draw(st.text(max_size=6)) + line[end:]))


def paths(plain: Any, depth: int = 4) -> list[tuple[Any, Any]]:
    """Every place in a document: its container and its key."""
    keys = list(plain) if isinstance(plain, dict) else list(range(len(plain))) if isinstance(plain, list) else []
    return [place for key in keys if depth for place in [(plain, key), *paths(plain[key], depth - 1)]]


@settings(max_examples=150)
@given(st.sampled_from(PLAYTHROUGHS), st.data(), strange)
def test_playthroughs_with_strange_fields(line: str, data: st.DataObject, new: object) -> None:
    plain = read(line)
    container, key = data.draw(st.sampled_from(paths(plain)))
    container[key] = new
    with suppress(BadPlaythrough):
        check(plain)


@pytest.mark.parametrize(
    "text", ["", "[]", "1", '"x"', "{}", '{"format":2}', "[" * 100_000, "1" * 5000, "NaN", "\ud800"]
)
def test_lines_that_are_no_playthrough(text: str) -> None:
    with pytest.raises(YearlineError):
        check(read(text))


@given(st.sampled_from(sorted(GAMES)), st.data(), strange)
def test_strange_options(name: str, data: st.DataObject, new: object) -> None:
    option = data.draw(st.sampled_from(GAMES[name].OPTIONS))
    with suppress(BadOption):
        rules = rules_for(name, {option.name: new})
        assert rules.options[option.name] == (tuple(new) if isinstance(new, list) else new)


@given(st.sampled_from(sorted(GAMES)), st.data(), st.text(max_size=30))
def test_options_as_typed(name: str, data: st.DataObject, text: str) -> None:
    option = data.draw(st.sampled_from(GAMES[name].OPTIONS))
    with suppress(BadOption):
        assert parse_option(option, text) in option.values or option.per_seat


@pytest.mark.parametrize("thing", STRANGE, ids=lambda thing: type(thing).__name__)
@pytest.mark.parametrize("name", GAMES)
def test_strange_seats_cards_and_years(name: str, thing: Any) -> None:
    rules = rules_for(name, seat_0_begins(name))
    deck = spread_deck(90)
    with pytest.raises(BadSeatCount):
        rules.setup(deck, thing, 1)
    state = rules.setup(deck, 2, 1).state
    for seat, action in ((thing, Play(CardRef(1))), (Seat(0), Play(thing)), (Seat(0), thing)):
        if seat != 0 or not isinstance(action, Play) or action not in rules.legal(state, Seat(0)):
            with pytest.raises(IllegalAction):
                play(rules, state, seat, action)
    if type(thing) is not int or thing not in (0, 1):
        with pytest.raises(IllegalAction):
            play(rules, state, thing, Leave())
    with pytest.raises(BadOption):
        rules_for(name, {str(type(thing)): thing})
    if type(thing) is not int or thing in (0, HUGE, 2**70):
        with pytest.raises(BadDeck):
            deck_card("x", thing)
