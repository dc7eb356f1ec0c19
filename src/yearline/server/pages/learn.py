"""Lessons on a page: the server deals and plays, the page shows
what a seat may see and offers what may be done, as plain forms.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from yearline.core.actions import Action, Discard, Draft, End, Place, Play, Use, to_text
from yearline.core.cards import Dated, Front
from yearline.core.errors import YearlineError
from yearline.core.events import Missed, Placed, Revealed
from yearline.core.view import Pile, Row
from yearline.decks import LibraryCard, LibraryDeck
from yearline.games import GAMES
from yearline.server.pages.frame import render
from yearline.teaching.lesson import LEARNER, MOST_DEEDS, Lesson, Scene, deck_of, scene
from yearline.teaching.lessons import LESSONS

LONGEST: Final = 200
ENDS: Final = (". ", "? ", "! ", ": ")


@dataclass(frozen=True, slots=True)
class CardOnPage:
    """A card on the page: which side is up, whether it lies
    sideways, what a tap on it does, and whether it is new there.
    """

    card: LibraryCard
    dated: bool
    sideways: bool = False
    does: str = ""
    new: bool = False


@dataclass(frozen=True, slots=True)
class ShownPile:
    """A pile: its name, whose it is, its top, how many cards lie there, and what a tap on it does."""

    name: str
    owner: int | None
    size: int
    top: CardOnPage | None
    color: str
    does: str = ""


class Stage:
    """A scene, card by card, as the template lays it out."""

    def __init__(self, deck: LibraryDeck, seen: Scene) -> None:
        self.deck, self.scene, self.view = deck, seen, seen.view
        self.new = next((event.card.ref for event in seen.events if isinstance(event, Revealed)), None)

    def card(self, card: Front | Dated, does: str = "", sideways: bool = False) -> CardOnPage:
        """A card of the view."""
        found = self.deck.by_picture(card.face.picture)
        assert found is not None
        return CardOnPage(found, isinstance(card, Dated) and not sideways, sideways, does, card.ref == self.new)

    def rows(self, name: str, mine: bool = True) -> list[list[list[CardOnPage]]]:
        """The rows of a name: the common one or the learner's, or those of the others."""
        return [
            self._columns(row) for row in self.view.rows if row.name == name and (row.owner in (None, LEARNER)) == mine
        ]

    def _columns(self, row: Row) -> list[list[CardOnPage]]:
        return [[self.card(one) for one in column] for column in row.columns]

    @property
    def gap_deeds(self) -> dict[int, str]:
        """What a tap on a gap of the line does."""
        return {action.gap: to_text(action) for action in self.scene.offered if isinstance(action, Place)}

    @property
    def hands(self) -> list[list[CardOnPage]]:
        """Everybody's cards, the learner's first; a card that could be laid into a gap is lit by what it would do."""
        lit = {action.card for action in self.scene.offered if isinstance(action, Place)}
        return [
            [
                self.card(one, self._does(one) or ("lit" if one.ref in lit else ""), isinstance(one, Dated))
                for one in hand.cards
            ]
            for hand in self.view.hands
        ]

    def _does(self, card: Front | Dated) -> str:
        return _first(one for one in self.scene.offered if isinstance(one, Play | Discard) and one.card == card.ref)

    @property
    def piles(self) -> list[ShownPile]:
        """All piles, each with what a tap on it does."""
        return [self._pile(pile) for pile in self.view.piles if pile.size or pile.name == "discard"]

    @property
    def rival(self) -> tuple[list[CardOnPage], list[ShownPile]]:
        """What the other player has in Chronology: a timeline, and stacks."""
        line = [card for columns in self.rows("line", mine=False) for column in columns for card in column]
        return line, [pile for pile in self.piles if pile.owner not in (None, LEARNER)]

    def _pile(self, pile: Pile) -> ShownPile:
        top = None if pile.top is None else self.card(pile.top)
        return ShownPile(pile.name, pile.owner, pile.size, top, pile.color, self._pile_does(pile))

    def _pile_does(self, pile: Pile) -> str:
        if pile.name == "neutral":
            return _first(one for one in self.scene.offered if one == Draft(pile.color))
        held = None if pile.top is None else pile.top.ref
        if pile.name != "stack":
            return ""
        used = _first(one for one in self.scene.offered if isinstance(one, Use) and one.card == held)
        return used or ("lit" if any(isinstance(one, Place) and one.card == held for one in self.scene.offered) else "")

    @property
    def pointed(self) -> str:
        """The deed that a hand points at: the first that is offered.
        At one of several gaps it would give the answer away.
        """
        deeds = [one for one in self.scene.offered if not isinstance(one, End)]
        gaps = {one.gap for one in deeds if isinstance(one, Place)}
        return "" if self.scene.finished or len(gaps) > 1 else _first(deeds)

    @property
    def sign(self) -> str:
        """The symbol on top of the discard pile, where it is what matters now."""
        piles = [pile.top for pile in self.view.piles if pile.name == "discard" and "discard" in self.scene.lit]
        return next((top.back.symbol for top in piles if isinstance(top, Dated) and not self.scene.finished), "")

    @property
    def can_end(self) -> bool:
        """Whether the learner may do nothing more."""
        return End() in self.scene.offered

    @property
    def verdict(self) -> str:
        """Whether the card laid last was right, where the learner had to guess;
        who errs because we asked is not told so.
        """
        laid = [event for event in self.scene.events if isinstance(event, Placed | Missed) and event.card == self.new]
        return "" if not laid or not self.scene.guessed else "good" if isinstance(laid[0], Placed) else "bad"

    @property
    def counts(self) -> dict[str, int]:
        """What a score is made of: cards in the main row, in gaps, and elsewhere."""
        laid = {row.name: sum(map(len, row.columns)) for row in self.view.rows}
        piles = sum(pile.size for pile in self.view.piles)
        rest = piles + sum(len(hand.cards) for hand in self.view.hands)
        return {"main": laid.get("main", 0), "gaps": laid.get("gaps", 0), "rest": rest, "score": self.view.score or 0}


def parted(text: str, finished: bool) -> tuple[str, str]:
    """What a sentence of a lesson explains, and what it asks to
    do, which comes last; nothing is asked when the step is done.

    >>> parted("One gap is taken: try another card.", False)
    ('One gap is taken: ', 'try another card.')
    """
    cut = len(text) if finished else max([text.rfind(mark) + len(mark) for mark in ENDS if mark in text], default=0)
    return text[:cut], text[cut:]


def _first(actions: Iterable[Action]) -> str:
    return next(map(to_text, actions), "")


def stage_of(game: str, lesson: Lesson, did: Sequence[str]) -> tuple[Stage, tuple[str, ...]]:
    """The stage after what was done; where that makes no sense, the beginning of the lesson."""
    try:
        return Stage(deck_of(game), scene(game, lesson, did)), tuple(did)
    except YearlineError:
        return Stage(deck_of(game), scene(game, lesson, ())), ()


def _done(request: Request[Any, Any, Any]) -> list[str]:
    """What the learner has done in this step, from the address: at most a few short actions."""
    given = request.query_params
    said = [*given.get("did", "")[:LONGEST].split(","), given.get("do", "")[:LONGEST]]
    return [text for text in said if text][:MOST_DEEDS]


@get("/learn/{game:str}", include_in_schema=False)
async def first_step(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[str] | Redirect:
    """The way into a lesson; a game without one is taught by its sheet."""
    if game in GAMES and game not in LESSONS:
        return Redirect(f"/rules/{game}")
    if game not in LESSONS:
        return render(request, "missing.html", 404, what="page")
    return Redirect(f"/learn/{game}/{LESSONS[game][0].name}")


@get("/learn/{game:str}/{name:str}", include_in_schema=False)
async def step(game: FromPath[str], name: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """One step: the position, one sentence, and what may be done."""
    lessons = LESSONS.get(game, ())
    at = next((i for i, lesson in enumerate(lessons) if lesson.name == name), None)
    if at is None:
        return render(request, "missing.html", 404, what="page")
    stage, did = stage_of(game, lessons[at], _done(request))
    part = "done" if stage.scene.finished else str(stage.scene.done + 1)
    return render(
        request,
        "learn.html",
        name=game,
        lessons=lessons,
        at=at,
        stage=stage,
        did=",".join(did),
        part=part,
        palette=stage.deck.palette,
        parted=parted,
    )


HANDLERS: Final = [first_step, step]
