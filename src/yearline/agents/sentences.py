"""Events told as sentences, for the terminal, for replays and for agents."""

from typing import Protocol

from yearline.core import events as ev
from yearline.core.cards import Dated, Face
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Outcome
from yearline.games.titles import titles_in
from yearline.i18n import Messages


class Voice(Protocol):
    """Somebody who says sentences of the catalogue in one language, and knows the names at the table."""

    language: str

    @property
    def say(self) -> Messages:
        """The catalogue."""

    def tell(self, id: str, **variables: str | int) -> None:
        """Say a sentence."""

    def name(self, seat: Seat) -> str:
        """Who sits there."""

    def date(self, card: Dated) -> str:
        """A date in words."""

    def title_of(self, face: Face) -> str:
        """A card's title."""


class Teller:
    """Tells a game as it happens. It remembers the fronts it
    has seen, since later events name cards by reference alone.
    """

    def __init__(self, screen: Voice) -> None:
        self.screen = screen
        self.faces: dict[CardRef, Face] = {}

    def remember(self, events: tuple[ev.Event, ...]) -> None:
        """Learn the fronts of events that need not be told."""
        for event in events:
            match event:
                case ev.Revealed(card) | ev.Exposed(card=card):
                    self.faces[card.ref] = card.face
                case ev.Drew(_, cards):
                    self.faces.update({card.ref: card.face for card in cards})

    def title(self, ref: CardRef) -> str:
        """The title of a card that has been seen."""
        return self.screen.title_of(self.faces[ref]) if ref in self.faces else "?"

    def tell(self, events: tuple[ev.Event, ...]) -> None:
        """Say what happened, in order."""
        for event in events:
            self._one(event)

    def _one(self, event: ev.Event) -> None:
        if not self._about_cards(event):
            self._about_people(event)

    def _about_cards(self, event: ev.Event) -> bool:
        """What has become of cards. False: the event is about something else."""
        tell, name = self.screen.tell, self.screen.name
        match event:
            case ev.Revealed(card):
                self.remember((event,))
                tell("told-revealed", title=self.title(card.ref), date=self.screen.date(card))
            case ev.Placed(seat, card, row) if seat is not None:
                tell("told-placed", name=name(seat), row=row)
            case ev.Blocked(seat, card):
                tell("told-blocked", name=name(seat))
            case ev.Missed(seat, card):
                tell("told-missed", name=name(seat))
            case ev.Drew(seat, cards):
                self.remember((event,))
                tell("told-drew", name=name(seat), count=len(cards))
            case ev.Drafted(seat, color, count):
                tell("told-drafted", name=name(seat), color=self.screen.say(f"term-color-{color}"), count=count)
            case ev.Exposed():
                self.remember((event,))
            case ev.Reshuffled(count):
                tell("told-reshuffled", count=count)
            case ev.PowerUsed(seat, color, owner, card):
                tell(f"told-power-{color}", name=name(seat), owner=name(owner), title=self.title(card))
            case ev.Withdrawn(card):
                tell("told-withdrawn", title=self.title(card))
            case _:
                return False
        return True

    def _about_people(self, event: ev.Event) -> None:
        """Who was right, who came and who went, and how it ended."""
        tell, name = self.screen.tell, self.screen.name
        match event:
            case ev.Tallied(counts, right):
                tell("told-tallied", count=len(right), all=sum(counts))
            case ev.Eliminated(seats):
                tell("told-eliminated", names=", ".join(map(name, seats)), count=len(seats))
            case ev.Joined(seat):
                tell("told-joined", name=name(seat))
            case ev.Left(seat):
                tell("told-left", name=name(seat))
            case ev.GameEnded(outcome):
                self.end(outcome)

    def end(self, outcome: Outcome) -> None:
        """How it ended."""
        if not outcome.winners:
            self.screen.tell("client-result-ended")
            return
        if outcome.score is None:
            names = ", ".join(self.screen.name(seat) for seat in outcome.winners)
            self.screen.tell("told-winners", names=names, count=len(outcome.winners))
            return
        self.screen.tell(f"told-reason-{outcome.reason.replace('_', '-')}")
        self.screen.tell("told-score", score=outcome.score)
        if outcome.band is not None:
            self.screen.tell("told-title", title=titles_in(self.screen.language)[outcome.band])
