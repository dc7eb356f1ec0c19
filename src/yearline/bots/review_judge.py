"""One move, judged: was there a better one, and what was wrong with this one."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from yearline.bots.base import Policy, Ratings
from yearline.bots.lore import Key, Lore, key_of
from yearline.bots.policies import coop
from yearline.core.actions import Action, Discard, Draft, Place, Play, Use
from yearline.core.cards import Back, Dated, Front
from yearline.core.events import Blocked, Event, Missed, Placed, Revealed
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import fits
from yearline.core.value import value
from yearline.core.view import View
from yearline.core.years import days_apart, is_day

TOLERANCE: Final[Mapping[str, float]] = {"coop": 0.75, "chronology": 0.15}
"""A smaller loss than this is a matter of taste: in points of coop, in victories of chronology."""


def _look_ahead(view: View, lore: Lore) -> Ratings:
    """The judge of chronology brings compiled kernels along, so it comes only when it is asked for."""
    from yearline.bots.search.chronologist import rate

    return rate(view, lore)


POLICIES: Final[Mapping[str, Policy]] = {"coop": coop.rate, "chronology": _look_ahead}
"""Race is not among them: there, a card is right or wrong."""

Words = tuple[tuple[str, str | int], ...]
Dates = tuple[tuple[str, Back], ...]


@value
class Note:
    """What there is to say about a move. `reason` names a message
    (`review-why-...`), `better` what would have been best.
    """

    number: int
    seat: Seat
    action: Action
    title: str
    reason: str
    loss: float = 0.0
    better: Action | None = None
    better_title: str = ""
    words: Words = ()
    dates: Dates = ()
    back: Back | None = None
    years: int | None = None
    days: int = 0
    """In a deck of days, how many of them the whole distance is."""

    @property
    def judged(self) -> bool:
        """Whether there was anything to judge."""
        return self.reason != "unjudged"

    @property
    def good(self) -> bool:
        """Whether nothing much better was there."""
        return self.better is None


def judge(
    number: int,
    view: View,
    seat: Seat,
    action: Action,
    events: Sequence[Event],
    lore: Lore,
    dates: Mapping[Key, Back] = MappingProxyType({}),
) -> Note:
    """What somebody who knows every date says about a move, seeing what the player saw and what came of it.

    `dates` are those of cards that were chosen for in secret: nothing had come of such a move yet.
    """
    title = _title(view, action)
    if isinstance(action, Place):
        return _placed(number, view, seat, action, events, title, dates)
    policy = POLICIES.get(view.game)
    if policy is None or action not in view.legal:
        return Note(number, seat, action, title, "unjudged")
    ratings = policy(view, lore)
    better = max(ratings, key=lambda other: ratings[other])
    loss = ratings[better] - ratings[action]
    if loss < TOLERANCE[view.game]:
        return Note(number, seat, action, title, "good", loss)
    reason, words, told = _coop(view, action, events, lore) if view.game == "coop" else _chronology(view, action)
    return Note(number, seat, action, title, reason, loss, better, _title(view, better), words, told)


def _title(view: View, action: Action) -> str:
    match action:
        case Play(card) | Discard(card) | Place(card) | Use(card):
            return view.faces()[card].title
        case _:
            return ""


def _revealed(events: Iterable[Event], ref: CardRef) -> Back | None:
    return next((event.card.back for event in events if isinstance(event, Revealed) and event.card.ref == ref), None)


def _placed(
    number: int,
    view: View,
    seat: Seat,
    action: Place,
    events: Sequence[Event],
    title: str,
    dates: Mapping[Key, Back],
) -> Note:
    """Right, or wrong by so many years."""
    line, secret = view.line(), dates.get(key_of(view.faces()[action.card]))
    back = secret or _revealed(events, action.card)
    missed = any(isinstance(event, Missed) for event in events)
    if back is None or (fits(line, action.gap, back.year) if secret else not missed):
        return Note(number, seat, action, title, "right", back=back)
    return _misplaced(number, line, seat, action, title, back)


def _misplaced(number: int, line: Sequence[Dated], seat: Seat, action: Place, title: str, back: Back) -> Note:
    """Where the card belongs, and how far the gap is from there."""
    right = next(gap for gap in range(len(line) + 1) if fits(line, gap, back.year))
    earlier = right < action.gap
    edge = line[action.gap - 1 if earlier else action.gap].back
    return Note(
        number,
        seat,
        action,
        title,
        "earlier" if earlier else "later",
        1.0,
        Place(action.card, right),
        title,
        (("place", _place(right, len(line))),),
        (("date", back), ("edge", edge), *_sides(line, right)),
        back,
        _apart(back.year, edge.year),
        days_apart(back.year, edge.year),
    )


def _place(gap: int, length: int) -> str:
    return "first" if gap == 0 else "last" if gap == length else "between"


def _sides(line: Sequence[Dated], gap: int) -> Dates:
    """The dates on both sides of a gap; at an end, the nearest one twice."""
    low, high = line[max(0, gap - 1)], line[min(gap, len(line) - 1)]
    return ("low", low.back), ("high", high.back)


def _apart(one: int, other: int) -> int:
    """How many whole years lie between two dates; there is no year 0."""
    if is_day(one):
        return days_apart(one, other) // 365
    return abs(one - other) - (min(one, other) < 0 < max(one, other))


def _coop(view: View, action: Action, events: Sequence[Event], lore: Lore) -> tuple[str, Words, Dates]:
    """Why a move of the co-operative game was not the best."""
    match action:
        case Play(card):
            return _played(view, card, events, lore)
        case Discard(card):
            held = [one for hand in view.hands for one in hand.cards if one.ref == card]
            return ("wasted" if isinstance(held[0], Front) else "order"), (), ()
        case _:
            return "stopped", (), ()


def _played(view: View, ref: CardRef, events: Sequence[Event], lore: Lore) -> tuple[str, Words, Dates]:
    back = _revealed(events, ref)
    assert back is not None
    columns = [column[0] for column in view.rows[0].columns]
    gap = sum(card.year < back.year for card in columns)
    dates = (("date", back), *_sides(columns, gap))
    if any(isinstance(event, Blocked) for event in events):
        return "blocked", (), dates
    inside = any(isinstance(event, Placed) and event.row == "gaps" for event in events)
    others = round(coop.CoopSituation(view, lore).harm(back.year))
    reason = "order" if others < 1 else "closed" if inside else "jumped"
    return reason, (("count", others),), dates


def _chronology(view: View, action: Action) -> tuple[str, Words, Dates]:
    """Why a draft, a start card or the use of a power was not the best."""
    match action:
        case Draft():
            return ("draft" if view.phase == "draft" else "start"), (), ()
        case Use():
            return "power", (), ()
        case _:
            return "unused", (), ()
