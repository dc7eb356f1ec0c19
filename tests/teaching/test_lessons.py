"""Lessons are played by the real rules: every step can be reached and finished in every way that is offered."""

from collections.abc import Iterator

import pytest

from yearline.core.actions import to_text
from yearline.core.cards import Dated, Front
from yearline.core.errors import YearlineError
from yearline.core.events import Blocked, Discarded, GameEnded, Missed, Placed, PowerUsed
from yearline.games import GAMES
from yearline.i18n import COMPLETE, messages
from yearline.teaching.lesson import MOST_DEEDS, Lesson, Scene, scene
from yearline.teaching.lessons import LESSONS

STEPS = [(game, lesson) for game, lessons in LESSONS.items() for lesson in lessons]
NAMES = [f"{game}-{lesson.name}" for game, lesson in STEPS]


def ways(game: str, lesson: Lesson, did: tuple[str, ...] = ()) -> Iterator[Scene]:
    """Every scene that a learner can come to."""
    now = scene(game, lesson, did)
    yield now
    for action in now.offered:
        yield from ways(game, lesson, (*did, to_text(action)))


def last(game: str, name: str, way: int = 0) -> Scene:
    """The end of a step when the learner always takes the offer of that number, or the last there is."""
    lesson = next(one for one in LESSONS[game] if one.name == name)
    did: list[str] = []
    while not (now := scene(game, lesson, did)).finished:
        did.append(to_text(now.offered[min(way, len(now.offered) - 1)]))
    return now


def test_games_are_taught_in_a_few_steps() -> None:
    assert set(LESSONS) <= set(GAMES)
    assert all(3 <= len(lessons) <= 8 for lessons in LESSONS.values())
    assert all(1 <= len(lesson.deeds) <= MOST_DEEDS for _, lesson in STEPS)


@pytest.mark.parametrize(("game", "lesson"), STEPS, ids=NAMES)
def test_each_way_through_a_step_ends(game: str, lesson: Lesson) -> None:
    scenes = list(ways(game, lesson))
    assert all(one.offered for one in scenes if not one.finished)
    assert all(not one.offered for one in scenes if one.finished)
    assert {one.done for one in scenes} == set(range(len(lesson.deeds) + 1))


@pytest.mark.parametrize(("game", "lesson"), STEPS, ids=NAMES)
def test_each_deed_has_its_sentence(game: str, lesson: Lesson) -> None:
    for language in COMPLETE:
        say = messages(language)
        parts = [*range(1, len(lesson.deeds) + 1), "done"]
        assert [part for part in parts if f"learn-{game}-{lesson.name}-{part}" not in say] == []


@pytest.mark.parametrize(("game", "lesson"), STEPS, ids=NAMES)
def test_a_learner_sees_no_date_before_the_card_is_turned(game: str, lesson: Lesson) -> None:
    for now in ways(game, lesson):
        blocked = {event.card for event in now.events if isinstance(event, Blocked)}
        for hand in now.view.hands:
            assert all(type(card) is Front or card.ref in blocked or lesson.before for card in hand.cards)
        tops = [pile.top for pile in now.view.piles if pile.name != "discard"]
        assert not any(isinstance(top, Dated) for top in tops)


def test_what_the_words_promise_is_what_happens() -> None:
    def kinds(game: str, name: str, way: int = 0) -> set[type]:
        return {type(event) for event in last(game, name, way).events}

    assert Placed in kinds("coop", "ends")
    assert any(last("coop", "gap").view.rows[1].columns)
    assert len(last("coop", "equal").view.rows[0].columns) == 1
    assert Blocked in {
        type(event)
        for event in scene(
            "coop", LESSONS["coop"][3], [to_text(scene("coop", LESSONS["coop"][3], []).offered[0])]
        ).events
    }
    assert Discarded in kinds("coop", "discard")
    assert GameEnded in kinds("coop", "score")
    assert last("coop", "score").view.score == 7
    assert Placed in kinds("race", "equal", 0)
    assert Placed in kinds("race", "equal", 1)
    assert Missed in kinds("race", "miss")
    assert last("race", "round").view.phase == "playoff"
    outcome = last("race", "playoff").view.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    for color in ("red", "blue", "beige"):
        assert PowerUsed in kinds("chronology", color)
    assert GameEnded in kinds("lives", "last")


@pytest.mark.parametrize("did", ["leave", "end", "play 999", "nonsense", "draft red", "place 0 0"])
def test_what_is_not_offered_is_refused(did: str) -> None:
    with pytest.raises(YearlineError):
        scene("coop", LESSONS["coop"][0], [did])
