"""chorus: everybody says at once, and in secret, where the next card belongs; the team counts those who were right.

place ──all have chosen: the card is turned up and laid where it belongs──► place ──rounds or cards used up──► over
"""

from collections.abc import Sequence
from typing import ClassVar

from yearline.core.actions import Action, Place, places
from yearline.core.cards import Dated
from yearline.core.choices import Choices
from yearline.core.deal import Deal
from yearline.core.deck import Deck
from yearline.core.errors import BadDeck, IllegalAction, shown
from yearline.core.events import Committed, Event, Left, Placed, Revealed, RoundBegan, RoundEnded, Withdrawn
from yearline.core.game import Rules, Step, ended
from yearline.core.ids import MOST_SEATS, CardRef, Seat
from yearline.core.lines import as_columns, fits, insert
from yearline.core.options import Option
from yearline.core.rng import Luck
from yearline.core.secret import Card, conceal, dealt_anew, exposed, make_cards, pull, top
from yearline.core.turns import NOBODY, SEATS
from yearline.core.value import replace, value
from yearline.core.view import Outcome, Pile, Row, View


@value
class State:
    """A game in progress: `said` holds what each seat has chosen in this round."""

    phase: str
    round: int
    line: tuple[Dated, ...]
    deck: tuple[Card, ...]
    said: Choices
    score: int = 0
    box: tuple[Card, ...] = ()
    reason: str | None = None


class Chorus(Rules[State]):
    """The rules, with the number of rounds chosen."""

    name: ClassVar = "chorus"
    version: ClassVar = 1
    starts: ClassVar = "random"
    team: ClassVar = True
    most: ClassVar = MOST_SEATS
    OPTIONS: ClassVar = (Option("rounds", (5, 10, 20)),)

    @property
    def seats(self) -> range:
        """As many as there are seats."""
        return range(1, MOST_SEATS + 1)

    def check_deck(self, deck: Deck, seats: int) -> None:
        """A start card, and a card to ask about."""
        if len(deck.cards) < 2:
            raise BadDeck(f"two cards are needed; this deck has {len(deck.cards)}")

    def deal(self, deal: Deal, seats: int) -> Step[State]:
        """The start card; then the first round begins."""
        start, *deck = make_cards(deal.piles["deck"])
        first = start.reveal()
        state = State("place", 1, (first,), tuple(deck), Choices(seats))
        seen = (Revealed(first), Placed(None, first.ref, "line", None, 0), *exposed("deck", None, state.deck))
        return Step(state, (*seen, RoundBegan(1)))

    def acting(self, state: State) -> Sequence[Seat]:
        """All who have not chosen yet."""
        return NOBODY if state.reason else state.said.waiting

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The top of the deck into every gap."""
        if state.reason is not None or state.said[seat] is not None:
            return ()
        return places(state.deck[0].ref, len(state.line) + 1)

    def chosen(self, state: State, seat: Seat) -> Action | None:
        """Nobody else knows it before the card is turned up."""
        return state.said[seat]

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Choose; the last one to do so ends the round."""
        assert isinstance(action, Place)
        after = replace(state, said=state.said.plus(seat, action))
        return self._settle(after, (Committed(seat),))

    def _settle(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        if state.said.waiting:
            return Step(state, events)
        card = state.deck[0].reveal()
        gap = next(gap for gap in range(len(state.line) + 1) if fits(state.line, gap, card.year))
        said = [place.gap for _, place in state.said.items() if isinstance(place, Place)]
        right = sum(fits(state.line, gap, card.year) for gap in said)
        after = replace(state, line=insert(state.line, gap, card), deck=state.deck[1:], score=state.score + right)
        laid = (Revealed(card), Placed(None, card.ref, "line", None, gap), RoundEnded(state.round))
        return self._next(replace(after, round=state.round + 1), (*events, *laid))

    def _next(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        events = (*events, *exposed("deck", None, state.deck))
        if not state.deck or state.round > self.number("rounds"):
            return ended(self, replace(state, phase="over", reason="all_played"), events)
        fresh = replace(state, said=Choices(state.said.seats))
        return Step(fresh, (*events, RoundBegan(state.round)))

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """The seat stays, and those who remain play it."""
        if seat not in range(state.said.seats):
            raise IllegalAction(f"there is no seat {shown(seat)}")
        return Step(state, (Left(seat),))

    def join(self, state: State, seat: Seat) -> Step[State]:
        """One voice more, before anybody has chosen."""
        if seat != state.said.seats or len(state.said):
            raise IllegalAction("people join between two rounds")
        return Step(replace(state, said=Choices(seat + 1)), (RoundBegan(state.round),))

    def withdraw(self, state: State, card: CardRef) -> Step[State]:
        """Out of the deck; a round about that card begins anew."""
        found, (deck,), _ = pull((state.deck,), card)
        after = replace(state, deck=deck, box=(*state.box, conceal(found)))
        if card == state.deck[0].ref:
            return self._next(after, (Withdrawn(card),))
        return Step(after, (Withdrawn(card),))

    def outcome(self, state: State) -> Outcome | None:
        """One team, one score."""
        return None if state.reason is None else Outcome(state.reason, (SEATS[: state.said.seats],), state.score)

    def public(self, state: State) -> View:
        """The line, the card in question, and who has not chosen yet."""
        return View(
            game="chorus",
            viewer=None,
            phase=state.phase,
            acting=tuple(self.acting(state)),
            round=state.round,
            active=SEATS[: state.said.seats],
            rows=(Row("line", None, as_columns(state.line)),),
            hands=(),
            piles=(Pile("deck", None, len(state.deck), top(state.deck)),),
            legal=(),
            score=state.score,
            outcome=self.outcome(state),
            options=self.agreed,
        )

    def redeal(self, state: State, viewer: Seat | None, luck: Luck) -> State:
        """Dates, the order of the deck, and what the others have chosen."""
        (first, below, box), luck = dealt_anew([state.deck[:1]], [state.deck[1:], state.box], luck)
        said = Choices(state.said.seats)
        for seat, place in state.said.items():
            gap, luck = luck.below(len(state.line) + 1)
            assert isinstance(place, Place)
            said = said.plus(seat, place if seat == viewer else Place(place.card, gap))
        return replace(state, deck=first + below, box=box, said=said)
