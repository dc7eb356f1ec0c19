"""A lesson that is played: positions prepared from a stacked deck and legal moves, and what the learner may do in each.

Nothing here knows a rule. A position is dealt by the game's own rules and reached through the door that checks;
what the learner does goes through the same door. The learner sits on seat 0.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from yearline.core.actions import Action, Place, from_text, to_text
from yearline.core.deal import Deal
from yearline.core.errors import IllegalAction
from yearline.core.events import Event
from yearline.core.game import Rules, Step
from yearline.core.ids import CardRef, Seat
from yearline.core.play import play
from yearline.core.rng import seeded
from yearline.core.value import value
from yearline.core.view import View
from yearline.decks import LibraryDeck, library, usual_deck
from yearline.games import rules_for

LEARNER: Final = Seat(0)
MOST_DEEDS: Final = 4


@value
class Deed:
    """One thing to do: the actions that are offered (none named: whatever the rules allow), what stays lit beside them,
    and what the others do afterwards. Cards are named by their ids: `play king-kong-film`, `1 place king-kong-film 0`.
    """

    offered: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()


@value
class Lesson:
    """One step of a lesson: how many sit there, the cards of
    each pile in their order, what has happened, and the deeds.
    """

    name: str
    piles: Mapping[str, tuple[str, ...]]
    deeds: tuple[Deed, ...]
    before: tuple[str, ...] = ()
    seats: int = 1
    options: Mapping[str, object] = {}


@value
class Scene:
    """What the learner sees, what is offered now, how many deeds are done, what came of the last one,
    and whether it was a guess: only where several gaps were offered can somebody be right or wrong.
    """

    view: View
    offered: tuple[Action, ...]
    lit: tuple[str, ...]
    done: int
    finished: bool
    events: tuple[Event, ...]
    guessed: bool = False


def scene(game: str, lesson: Lesson, did: Sequence[str]) -> Scene:
    """The position after what the learner did. Raises YearlineError for a deed that was not offered."""
    rules = rules_for(game, lesson.options)
    step, guessed = _begun(game, lesson), False
    for deed, text in zip(lesson.deeds, did, strict=False):
        action, choices = from_text(text), _offered(rules, step.state, lesson, deed)
        if action not in choices:
            raise IllegalAction(f"{to_text(action)} is not offered here")
        guessed = len({one.gap for one in choices if isinstance(one, Place)}) > 1
        step = _played(rules, play(rules, step.state, LEARNER, action), lesson, deed.replies)
    done = min(len(did), len(lesson.deeds))
    now = lesson.deeds[done] if done < len(lesson.deeds) else None
    offered = _offered(rules, step.state, lesson, now) if now else ()
    view = rules.view(step.state, LEARNER)
    return Scene(view, offered, now.lit if now else (), done, now is None, step.events if did else (), guessed)


@cache
def deck_of(game: str) -> LibraryDeck:
    """The cards with which a game is taught."""
    known = library()
    return known[usual_deck(game)] if usual_deck(game) in known else known["popular-culture"]


def _begun(game: str, lesson: Lesson) -> Step[Any]:
    """The position in which a lesson begins."""
    rules = rules_for(game, lesson.options)
    cards = {card.id: card.card for card in deck_of(game).cards}
    refs = _refs(lesson)
    piles = {name: tuple([(refs[id], cards[id]) for id in ids]) for name, ids in lesson.piles.items()}
    dealt = rules.deal(Deal(piles, LEARNER, seeded(0)), lesson.seats)
    return _played(rules, dealt, lesson, lesson.before)


def _refs(lesson: Lesson) -> dict[str, CardRef]:
    """Numbers that tell no more than the names do: by the alphabet, not by the order of the piles."""
    return {id: CardRef(i) for i, id in enumerate(sorted(id for ids in lesson.piles.values() for id in ids))}


def _played(rules: Rules[Any], step: Step[Any], lesson: Lesson, moves: Iterable[str]) -> Step[Any]:
    """The same game after moves, each with the number of its seat before it, or the learner's without one."""
    events = step.events
    for move in moves:
        seat, _, rest = move.partition(" ") if move[0].isdigit() else ("0", "", move)
        step = play(rules, step.state, Seat(int(seat)), _action(rest, lesson))
        events += step.events
    return Step(step.state, events)


def _action(text: str, lesson: Lesson) -> Action:
    refs = _refs(lesson)
    return from_text(" ".join(str(refs.get(word, word)) for word in text.split()))


def _offered(rules: Rules[Any], state: Any, lesson: Lesson, deed: Deed) -> tuple[Action, ...]:
    legal = rules.legal(state, LEARNER)
    wanted = {_action(text, lesson) for text in deed.offered}
    return tuple([action for action in legal if action in wanted]) if wanted else legal
