"""crowd: Yearline's own game for a party or a class:
everybody places the same card at the same time (docs/rules/crowd.md).

One card a round. Everybody chooses a gap in secret, and may change it, until all have
chosen or time is up. Then the card is turned over and goes where it belongs; who was
right has a point. Everybody looks at it until all have seen enough or time is up.

    place ──all have chosen, or time is up──► reveal ──all go on, or time is up──► place
                                                └──rounds or cards used up──► over

Nobody acts for another and nobody waits for a turn, so a seat is three numbers (points, run,
haste) and costs nothing while others play. Who comes late is in the next round; who leaves is not
waited for. `said` holds the choices of the round, in the order in which they were made, and that
somebody has left as well: those are not waited for either. The line keeps the five cards that were
turned over last, so that every gap is as likely as any other: they are a fair sample of the deck.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar, Final

from yearline.core.actions import Action, End, Leave, Place, places
from yearline.core.cards import Dated
from yearline.core.choices import Choices
from yearline.core.deal import Deal
from yearline.core.deck import Deck
from yearline.core.errors import BadDeck, IllegalAction, shown
from yearline.core.events import (
    Cleared,
    Committed,
    Event,
    Joined,
    Left,
    Placed,
    Revealed,
    RoundBegan,
    RoundEnded,
    Tallied,
    Withdrawn,
)
from yearline.core.game import Rules, Step, ended
from yearline.core.ids import MOST_SEATS, CardRef, Seat
from yearline.core.lines import as_columns, fits, insert
from yearline.core.options import Option
from yearline.core.rng import Luck
from yearline.core.secret import Card, conceal, dealt_anew, exposed, make_cards, pull, top, without
from yearline.core.turns import NOBODY, SEATS
from yearline.core.value import replace, value
from yearline.core.view import Outcome, Pile, Row, View

FIRST_LINE: Final = 3
"""So many cards begin the line."""

LINE: Final = 5
"""So many lie in it when a card is asked for: six gaps are as many as a phone shows and a room can read."""


@value
class State:
    """A game in progress: `said` holds what each seat has chosen in
    this round, `ready` who has seen enough of the card turned over.

    `order` names the cards of the line as they came. `haste` adds up how many had answered before, for each right card;
    `asked` counts the rounds in which a seat could answer.
    """

    phase: str
    round: int
    line: tuple[Dated, ...]
    order: tuple[CardRef, ...]
    deck: tuple[Card, ...]
    discard: tuple[Dated, ...]
    said: Choices
    ready: Choices
    points: tuple[int, ...]
    runs: tuple[int, ...]
    haste: tuple[int, ...]
    asked: tuple[int, ...]
    left: frozenset[Seat] = frozenset()
    tally: tuple[int, ...] = ()
    box: tuple[Card, ...] = ()
    reason: str | None = None

    @property
    def seats(self) -> int:
        """How many sit here, or have sat."""
        return len(self.points)


class Crowd(Rules[State]):
    """The rules, with the number of rounds, teams and what settles a tie chosen."""

    name: ClassVar = "crowd"
    version: ClassVar = 1
    starts: ClassVar = "random"
    order: ClassVar = 200
    minutes: ClassVar = 10
    company: ClassVar = 5
    paced: ClassVar = True
    most: ClassVar = MOST_SEATS
    OPTIONS: ClassVar = (
        Option("rounds", (10, 5, 15, 20, 30)),
        Option("ties", ("share", "quicker")),
        Option("teams", (0, 2, 3, 4)),
        Option("look", (10, 0, 5, 20)),
    )

    @property
    def seats(self) -> range:
        """One, or a hall."""
        return range(1, MOST_SEATS + 1)

    def check_deck(self, deck: Deck, seats: int) -> None:
        """The cards that begin the line, and one to ask for."""
        if len(deck.cards) <= FIRST_LINE:
            raise BadDeck(f"{FIRST_LINE + 1} cards are needed; this deck has {len(deck.cards)}")

    def seconds(self, state: State, clock: int) -> int:
        """The clock is for the question; the card turned over has a time of its own."""
        return self.number("look") if state.phase == "reveal" else clock

    def deal(self, deal: Deal, seats: int) -> Step[State]:
        """The line begins; so does the first round."""
        cards = make_cards(deal.piles["deck"])
        shown, none = [card.reveal() for card in cards[:FIRST_LINE]], (0,) * seats
        line = tuple(sorted(shown, key=lambda card: card.year))
        laid = [
            one for at, card in enumerate(line) for one in (Revealed(card), Placed(None, card.ref, "line", None, at))
        ]
        state = State(
            phase="place",
            round=1,
            line=line,
            order=tuple([card.ref for card in shown]),
            deck=cards[FIRST_LINE:],
            discard=(),
            said=Choices(seats),
            ready=Choices(seats),
            points=none,
            runs=none,
            haste=none,
            asked=none,
        )
        return Step(state, (*laid, *exposed("deck", None, state.deck), RoundBegan(1)))

    # --- a round ---

    def acting(self, state: State) -> Sequence[Seat]:
        """All who have not chosen yet; then all who have not seen enough of the answer."""
        if state.reason is not None:
            return NOBODY
        return state.said.waiting if state.phase == "place" else state.ready.waiting

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The card into every gap, also instead of the gap chosen before; then only to go on."""
        if state.reason is not None or not 0 <= seat < state.said.seats or seat in state.left:
            return ()
        if state.phase == "place":
            return places(state.deck[0].ref, len(state.line) + 1)
        return () if state.ready[seat] is not None else (End(),)

    def chosen(self, state: State, seat: Seat) -> Action | None:
        """The gap: nobody else learns it, not even afterwards."""
        chosen = state.said[seat]
        return chosen if type(chosen) is Place else None

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Choose, or go on. The last one to do so ends the phase."""
        if state.phase == "reveal":
            ready = replace(state, ready=state.ready.plus(seat, action))
            return Step(ready, (Committed(seat),)) if ready.ready.waiting else self._next(ready, (Committed(seat),))
        events = () if state.said[seat] is not None else (Committed(seat),)
        after = replace(state, said=state.said.plus(seat, action))
        return Step(after, events) if after.said.waiting else self._close(after, events)

    def proceed(self, state: State) -> Step[State]:
        """Time is up: who has not chosen has missed the round, and nobody has to look any longer."""
        if state.reason is not None:
            raise IllegalAction("the game is over")
        return self._close(state, ()) if state.phase == "place" else self._next(state, ())

    def _close(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """Turn the card over, lay it where it belongs, and count."""
        card = state.deck[0].reveal()
        gap = _gap(state.line, card.year)
        said = [(seat, choice.gap) for seat, choice in state.said.items() if type(choice) is Place]
        right = {seat: at for at, (seat, chosen) in enumerate(said) if fits(state.line, chosen, card.year)}
        counts = [0] * (len(state.line) + 1)
        for _, chosen in said:
            counts[chosen] += 1
        after = replace(
            self._counted(state, right),
            phase="reveal",
            line=insert(state.line, gap, card),
            order=(*state.order, card.ref),
            deck=state.deck[1:],
            ready=_waiting_for(state.said.seats, state.left),
            tally=tuple(counts),
        )
        laid = (Revealed(card), Placed(None, card.ref, "line", None, gap), *exposed("deck", None, after.deck))
        return Step(after, (*events, *laid, Tallied(after.tally, tuple(sorted(right)))))

    def _counted(self, state: State, right: dict[Seat, int]) -> State:
        """A point for each who was right; of all others that could answer, the run ends."""
        seats = SEATS[: state.seats]
        asked = [seat < state.said.seats and seat not in state.left for seat in seats]
        return replace(
            state,
            points=tuple([state.points[seat] + (seat in right) for seat in seats]),
            runs=tuple([state.runs[seat] + 1 if seat in right else 0 for seat in seats]),
            haste=tuple([state.haste[seat] + right.get(seat, 0) for seat in seats]),
            asked=tuple([state.asked[seat] + asked[seat] for seat in seats]),
        )

    def _next(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """The next card, if there is one; the line makes room for it."""
        if not state.deck or state.round >= self.number("rounds"):
            return self._finish(state, "all_played", events)
        cleared, state = _cleared(state)
        told = (*events, *cleared, RoundEnded(state.round), RoundBegan(state.round + 1))
        return Step(_asking(replace(state, round=state.round + 1)), told)

    def _finish(self, state: State, reason: str, events: tuple[Event, ...]) -> Step[State]:
        return ended(self, replace(state, phase="over", reason=reason), events)

    # --- people come and go ---

    def join(self, state: State, seat: Seat) -> Step[State]:
        """At any time: the seat is in the next round."""
        if state.reason is not None or seat != state.seats or seat >= MOST_SEATS:
            raise IllegalAction(f"seat {shown(seat)} cannot join this game now")
        more = {name: (*getattr(state, name), 0) for name in ("points", "runs", "haste", "asked")}
        return Step(replace(state, **more), (Joined(seat),))

    def plays(self, state: State, seat: Seat) -> bool:
        """Those for whom the round began, also when its card has been turned over."""
        return 0 <= seat < state.said.seats and seat not in state.left

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """Nobody waits for the seat any longer. When the last one goes, the game is over."""
        if state.reason is not None or seat not in range(state.seats) or seat in state.left:
            raise IllegalAction(f"seat {shown(seat)} is not in this game")
        after = replace(state, left=state.left | {seat})
        if len(after.left) == after.seats:
            return self._finish(after, "left", (Left(seat),))
        if seat >= state.said.seats:
            return Step(after, (Left(seat),))
        if state.phase == "place":
            after = replace(after, said=after.said.plus(seat, Leave()))
            return Step(after, (Left(seat),)) if after.said.waiting else self._close(after, (Left(seat),))
        after = replace(after, ready=after.ready.plus(seat, Leave()))
        return Step(after, (Left(seat),)) if after.ready.waiting else self._next(after, (Left(seat),))

    def withdraw(self, state: State, card: CardRef) -> Step[State]:
        """Out of the deck or the discard pile;
        a round about that card begins anew with the next, and counts for nobody.
        """
        asked = state.phase == "place" and state.deck[0].ref == card
        found, (deck, discard), _ = pull((state.deck, state.discard), card)
        after = replace(state, deck=deck, discard=discard, box=(*state.box, conceal(found)))
        told = (Withdrawn(card), *exposed("deck", None, after.deck))
        if not asked:
            return Step(after, told)
        if not after.deck:
            return self._finish(after, "all_played", (Withdrawn(card),))
        return Step(_asking(after), (*told, RoundBegan(after.round)))

    # --- what is seen ---

    def outcome(self, state: State) -> Outcome | None:
        """Places by points; teams by the share of cards that their people got right."""
        if state.reason is None:
            return None
        return Outcome(state.reason, self._ranking(state))

    def _ranking(self, state: State) -> tuple[tuple[Seat, ...], ...]:
        """Who has left is not among them, unless all have."""
        seats = [seat for seat in SEATS[: state.seats] if seat not in state.left] or list(SEATS[: state.seats])
        worths, places = self._worths(state), dict[tuple[Fraction, int], list[Seat]]()
        for seat in seats:
            places.setdefault(worths[seat], []).append(seat)
        return tuple([tuple(places[worth]) for worth in sorted(places, reverse=True)])

    def teams(self, state: State) -> tuple[Fraction, ...]:
        """Of all cards that the people of a team could answer, those they got right."""
        teams = self.number("teams")
        asked = [sum(state.asked[team::teams]) for team in range(teams)]
        return tuple([Fraction(sum(state.points[team::teams]), asked[team] or 1) for team in range(teams)])

    def _worths(self, state: State) -> list[tuple[Fraction, int]]:
        """What each seat has reached, more is better; all of a team have reached the same."""
        if shares := self.teams(state):
            return [(shares[seat % len(shares)], 0) for seat in range(state.seats)]
        counts = self.options["ties"] == "quicker"
        return [(Fraction(had), -late * counts) for had, late in zip(state.points, state.haste, strict=True)]

    def public(self, state: State) -> View:
        """The line, the card in question, who has not chosen yet, and what everybody has reached."""
        discard, present = state.discard, SEATS[: state.seats]
        return View(
            game="crowd",
            viewer=None,
            phase=state.phase,
            acting=tuple(self.acting(state)),
            round=state.round,
            active=tuple([seat for seat in present if seat not in state.left]) if state.left else present,
            rows=(Row("line", None, as_columns(state.line)),),
            hands=(),
            piles=(
                Pile("deck", None, len(state.deck), top(state.deck)),
                Pile("discard", None, len(discard), discard[-1] if discard else None, "", discard[:-1]),
            ),
            legal=(),
            outcome=self.outcome(state),
            options=self.agreed,
            points=state.points,
            tally=state.tally,
            runs=state.runs,
            asked=state.deck[0].ref if state.phase == "place" else state.order[-1],
        )

    def redeal(self, state: State, viewer: Seat | None, luck: Luck) -> State:
        """Dates, the order of the deck, and who of the others has chosen which gap:
        of a card turned over, as many each as before.
        """
        (first, below, box), luck = dealt_anew([state.deck[:1]], [state.deck[1:], state.box], luck)
        return replace(state, deck=first + below, box=box, said=self._said_anew(state, viewer, luck))

    def _said_anew(self, state: State, viewer: Seat | None, luck: Luck) -> Choices:
        others = [(seat, place) for seat, place in state.said.items() if type(place) is Place and seat != viewer]
        anew: dict[Seat, Action] = {}
        if state.phase == "place":
            for seat, place in others:
                gap, luck = luck.below(len(state.line) + 1)
                anew[seat] = Place(place.card, gap)
        else:  # who was right is known
            for same in (
                [one for one in others if state.runs[one[0]] == 0],
                [one for one in others if state.runs[one[0]]],
            ):
                mixed, luck = luck.shuffle([place for _, place in same])
                anew |= {seat: place for (seat, _), place in zip(same, mixed, strict=True)}
        said = Choices(state.said.seats)
        for seat, action in state.said.items():
            said = said.plus(seat, anew.get(seat, action))
        return said


def _gap(line: tuple[Dated, ...], year: int) -> int:
    """Where a card belongs; of several gaps that are right, the first."""
    return next(gap for gap in range(len(line) + 1) if fits(line, gap, year))


def _waiting_for(seats: int, left: frozenset[Seat]) -> Choices:
    """Nobody has chosen yet; those who have left never will."""
    said = Choices(seats)
    for seat in sorted(left):
        if seat < seats:
            said = said.plus(seat, Leave())
    return said


def _asking(state: State) -> State:
    """Everybody is to choose a gap for the top card of the deck."""
    return replace(state, phase="place", said=_waiting_for(state.seats, state.left), tally=())


def _cleared(state: State) -> tuple[tuple[Event, ...], State]:
    """Of a line that is full, the card that has lain there longest goes."""
    if len(state.line) <= LINE:
        return (), state
    ref = state.order[0]
    gone = next(card for card in state.line if card.ref == ref)
    after = replace(state, line=without(state.line, ref), order=state.order[1:], discard=(*state.discard, gone))
    return (Cleared(ref),), after
