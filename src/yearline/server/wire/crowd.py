"""What a phone and the big screen of a crowd are told:
encoded once for a language, finished for each by what is their own.

A phone gets about a kilobyte when a card is asked for or turned over, and a few bytes while others choose.
Only the big screen gets names. The input is a `Picture` and its `View`, in which nothing is that has to be hidden.
"""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cached_property
from typing import Final

from yearline.core.actions import Place
from yearline.core.cards import Dated, Front
from yearline.core.events import Event
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import fits
from yearline.core.view import View
from yearline.server.wire.frames import QUIET, Picture
from yearline.server.wire.outgoing import Count, CrowdCard, CrowdMessage, CrowdPerson, CrowdTeam, CrowdYou, encode
from yearline.table.evolve import awaits_eased, seconds_of
from yearline.table.model import Person, Table

Words = Callable[[Front | Dated, str, bool], CrowdCard]
"""A card in words of a language, with its fact or without."""

_Told = tuple[CrowdCard | None, list[CrowdCard]]
"""The card in question and the line, in words."""

NOBODY: Final = CrowdYou(None, "", False)


class CrowdPicture:
    """One moment of a crowd. There is one for every answer and for every phone that comes back, so what
    takes a look at all seats or at the words of the cards is kept from one to the next while it holds.
    """

    def __init__(self, picture: Picture, words: Words, before: "CrowdPicture | None") -> None:
        self.table: Table = picture.table
        self.here = picture.here
        self._words = words
        self._view: View | None = None if picture.table.game is None else picture.view
        self._opening: dict[str, bytes] = {}
        self._everybody = b""
        self._line, self._asked = _line_of(self._view)
        self._right = _right_gaps(self._line, self._asked)
        self._told: dict[str, _Told] = {}
        self._places: tuple[int, ...] = ()
        self._teams: list[CrowdTeam] | None = None
        self._of = -1
        if before is not None and before.table.chairs is self.table.chairs:
            self.seats: dict[Person, Seat] = before.seats
        else:
            self.seats = _seats(self.table)
        if before is not None and before.table.number == self.table.number:
            self._take_over(before)

    def _take_over(self, before: "CrowdPicture") -> None:
        """Take what still holds from a moment before: of the same round, the same card, the same points."""
        now, was = self._view, before._view
        if now is None or was is None or (was.round, was.active, was.asked) != (now.round, now.active, now.asked):
            return
        self._of = before._of
        if before._asked == self._asked:
            self._told = before._told
        if was.points is now.points and was.outcome is now.outcome:
            self._places = before._places
            if before.seats is self.seats:
                self._teams = before._teams

    def message(self, now: float, language: str, person: Person, stage: bool, did: str) -> bytes:
        """All of it, for one client."""
        opening = self._opening.get(language)
        if opening is None:
            opening = self._opening[language] = encode(self._common(now, language))[: -len(encode(NOBODY)) - 1]
        rest = b',"everybody":%b}' % self._people() if stage else b"}"
        return b"".join((opening, encode(self._you(person, did)), rest))

    @cached_property
    def count(self) -> bytes:
        """How far they have come: the same bytes for all."""
        table = self.table
        return encode(Count(table.seq, len(table.acting), self._asked_now(), len(self.seats)))

    def _common(self, now: float, language: str) -> CrowdMessage:
        table, view = self.table, self._view
        agreed = {} if view is None else dict(view.options)
        rounds = agreed.get("rounds", table.settings.options.get("rounds", 0))
        told = self._cards(language)
        return CrowdMessage(
            table.seq,
            round(now, 3),
            table.code,
            table.phase,
            "" if view is None else view.phase,
            0 if view is None else view.round,
            rounds if isinstance(rounds, int) else 0,
            table.due,
            _seconds(table),
            len(table.acting),
            self._asked_now(),
            len(self.seats),
            table.locked,
            table.suggested,
            list(table.settings.decks),
            told[0],
            told[1],
            [] if view is None else list(view.tally),
            list(self._right),
            self.teams(),
            NOBODY,
        )

    def _cards(self, language: str) -> "_Told":
        told, asked = self._told.get(language), self._asked
        if told is None:
            card = None if asked is None else self._words(asked, language, isinstance(asked, Dated))
            told = self._told[language] = card, [self._words(one, language, False) for one in self._line]
        return told

    def _you(self, person: Person, did: str) -> CrowdYou:
        table, seat = self.table, self.seats.get(person)
        host, view = person == table.host and person != "", self._view
        if seat is None:
            return CrowdYou(None, "", host, did=did or None)
        name = table.chairs[seat].name
        if view is None or table.game is None or seat >= len(view.points):
            return CrowdYou(seat, name, host, did=did or None)
        rules, state = table.game.rules, table.game.state
        chosen = rules.chosen(state, seat)
        gap = chosen.gap if isinstance(chosen, Place) else None
        late = not rules.plays(state, seat)
        right = gap in self._right if view.tally and not late else None
        place = 0 if late and view.outcome is None else self.places()[seat]
        return CrowdYou(seat, name, host, gap, right, view.points[seat], place, view.runs[seat], did or None)

    def places(self) -> tuple[int, ...]:
        """The place of each seat: by the outcome, or before the end by points, of those who are still here. 0: none."""
        view = self._view
        if not self._places and view is not None:
            ranking = view.outcome.ranking if view.outcome is not None else _by_points(view)
            found = [0] * len(view.points)
            ahead = 0
            for together in ranking:
                for seat in together:
                    found[seat] = ahead + 1
                ahead += len(together)
            self._places = tuple(found)
        return self._places

    def teams(self) -> list[CrowdTeam]:
        """How the teams stand; before the game begins, how many people each has."""
        if self._teams is None:
            game, settings = self.table.game, self.table.settings
            agreed = settings.options.get("teams", 0) if game is None else game.rules.options.get("teams", 0)
            count = agreed if isinstance(agreed, int) else 0
            shares = (Fraction(0),) * count if game is None else game.rules.teams(game.state)
            people = Counter([seat % count for seat in self.seats.values()]) if count else {}
            self._teams = [
                CrowdTeam(people.get(team, 0), round(100 * share), 1 + sum([other > share for other in shares]))
                for team, share in enumerate(shares)
            ]
        return self._teams

    def _asked_now(self) -> int:
        """How many may choose in this round, or could: who came late may not yet, and has nothing to do."""
        game, view = self.table.game, self._view
        if game is None or view is None:
            return 0
        if self._of < 0:
            rules, state = game.rules, game.state
            self._of = sum([rules.plays(state, seat) for seat in view.active])
        return self._of

    def _people(self) -> bytes:
        if not self._everybody:
            view, places, chairs, here = self._view, self.places(), self.table.chairs, self.here
            points = () if view is None else view.points
            self._everybody = encode(
                [
                    CrowdPerson(
                        seat,
                        chairs[seat].name,
                        points[seat] if seat < len(points) else 0,
                        places[seat] if seat < len(places) else 0,
                        0 if view is None or seat >= len(view.runs) else view.runs[seat],
                        person in here,
                        person in self.table.eased,
                    )
                    for person, seat in self.seats.items()
                ]
            )
        return self._everybody


def _seats(table: Table) -> dict[Person, Seat]:
    return {
        chair.person: Seat(seat) for seat, chair in enumerate(table.chairs) if chair.kind == "human" and chair.person
    }


def chose(table: Table, seat: Seat, did: str) -> bytes:
    """To whoever has chosen: it counts."""
    assert table.game is not None
    chosen = table.game.rules.chosen(table.game.state, seat)
    answer = Count(table.seq, len(table.acting), did=did)
    if isinstance(chosen, Place):
        answer.gap = chosen.gap
    return encode(answer)


def only_counts(before: Table, after: Table, events: tuple[Event, ...]) -> bool:
    """Whether nothing else has changed than how many there are, and how many have chosen."""
    return (
        all(type(event) in QUIET for event in events)
        and before.phase == after.phase
        and before.number == after.number
        and before.settings is after.settings
        and before.host == after.host
        and before.locked == after.locked
        and before.suggested == after.suggested
        and before.eased is after.eased
        and before.due == after.due
    )


def _seconds(table: Table) -> int:
    """How long this phase lasts, where there is a clock."""
    if not table.settings.clock:
        return 0
    return seconds_of(table) * (2 if awaits_eased(table) else 1)


def _line_of(view: View | None) -> tuple[tuple[Dated, ...], Front | Dated | None]:
    """The line before the card in question was laid, and that card."""
    if view is None:
        return (), None
    cards = tuple([column[0] for row in view.rows for column in row.columns])
    asked = next((card for card in cards if card.ref == view.asked), None)
    if asked is None:
        return cards, _top(view, view.asked)
    return tuple([card for card in cards if card is not asked]), asked


def _top(view: View, ref: CardRef | None) -> Front | Dated | None:
    return next((pile.top for pile in view.piles if pile.top is not None and pile.top.ref == ref), None)


def _right_gaps(line: tuple[Dated, ...], asked: Front | Dated | None) -> tuple[int, ...]:
    if not isinstance(asked, Dated):
        return ()
    return tuple([gap for gap in range(len(line) + 1) if fits(line, gap, asked.year)])


def _by_points(view: View) -> list[list[Seat]]:
    together: dict[int, list[Seat]] = {}
    for seat in view.active:
        together.setdefault(view.points[seat], []).append(seat)
    return [together[points] for points in sorted(together, reverse=True)]
