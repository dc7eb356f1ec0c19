"""When cards come back, by the reference of FSRS.
`schedules.json` is what the browser's scheduler is held to (`python -m` writes it).
"""

import json
from itertools import product
from pathlib import Path

import pytest

from yearline.core.value import replace
from yearline.practice.schedule import KNOWN_DAYS, SITTING, CardMemory, answered, due, missed, recall

FILE = Path(__file__).parent / "schedules.json"


def days(answers: tuple[bool, ...]) -> list[int]:
    memory = missed(20_000.0)
    found = [memory.days]
    for right in answers:
        memory = answered(memory, right, memory.due)
        found.append(memory.days)
    return found


CASES = [(True,) * 8, (False,) * 5, *product((True, False), repeat=5)]


def test_the_file_for_the_browser_is_what_the_reference_says() -> None:
    kept = [(tuple(case["answers"]), case["days"]) for case in json.loads(FILE.read_text())]
    assert kept == [(case, days(case)) for case in CASES]


def test_a_misjudged_card_comes_back_tomorrow_and_then_less_and_less_often() -> None:
    intervals = days((True,) * 6)
    assert intervals[0] == 1
    assert intervals == sorted(set(intervals))
    assert intervals[-1] > KNOWN_DAYS


def test_a_card_answered_while_the_clock_was_wrong_is_not_lost_when_it_is_right_again() -> None:
    ahead, today = CardMemory(9.0, 5.0, 24_000.0, 24_009.0), CardMemory(9.0, 5.0, 20_000.4, 20_009.4)
    assert due({"ahead": ahead, "today": today}, 20_000.5) == ["ahead"]
    assert 20_000.5 < answered(ahead, True, 20_000.5).due < 20_400


def test_a_wrong_answer_brings_a_card_back_soon() -> None:
    assert days((True, True, True, False))[-1] < days((True, True, True, True))[-1] / 4


def test_a_card_is_asked_for_when_it_is_likely_but_not_certain() -> None:
    memory = answered(missed(20_000.0), True, 20_001.0)
    assert recall(memory, memory.last) == pytest.approx(1.0)
    assert 0.85 < recall(memory, memory.due) < 0.95


def test_a_sitting_has_five_cards_those_most_likely_forgotten_first() -> None:
    cards = {f"c{n}": CardMemory(1.0 + n, 5.0, 0.0, float(n)) for n in range(9)}
    assert due(cards, 7.0) == ["c0", "c1", "c2", "c3", "c4"]
    cards["late"] = CardMemory(30.0, 5.0, -31.0, -1.0)  # waited longest, and is known best
    assert due(cards, 7.0) == ["c0", "c1", "c2", "c3", "c4"]
    chances = [recall(replace(cards[name], last=20_000.0), 20_007.0) for name in due(cards, 7.0)]
    assert chances == sorted(chances)
    assert len(due(cards, 7.0)) == SITTING
    assert due({"later": CardMemory(2.0, 5.0, 0.0, 1.0)}, 0.5) == []


if __name__ == "__main__":
    FILE.write_text(json.dumps([{"answers": case, "days": days(case)} for case in CASES]) + "\n")
