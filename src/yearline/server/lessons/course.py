"""A lesson as a value: which cards were asked, before which
line, and who chose which gap; of a crowd's game, or of homework.
"""

from collections.abc import Iterable, Sequence

from yearline.core.actions import Place
from yearline.core.cards import Back, Dated
from yearline.core.events import RoundBegan, Tallied
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import fits
from yearline.core.value import replace, value
from yearline.server.live.lines import entry_of
from yearline.store import Line
from yearline.table import entries as e
from yearline.table.evolve import DeckOf, evolve, open_table
from yearline.table.model import Game, Table

Pupil = str
"""Who somebody is in a lesson: nothing that could be traced to a device."""


@value
class PupilAnswer:
    """The gap that a pupil chose, and how many seconds that took, where somebody counted."""

    gap: int
    seconds: float | None = None


@value
class AskedCard:
    """A card that everybody was asked for.
    `line` holds those that lay there before; who has no answer has missed it.
    """

    ref: CardRef
    picture: str
    title: str
    back: Back
    line: tuple[Back, ...]
    right: frozenset[int]
    answers: dict[Pupil, PupilAnswer]
    present: frozenset[Pupil]


@value
class Course:
    """A lesson: its cards in the order in which they came, and the
    names of those who were there, empty where they were forgotten.
    """

    asked: tuple[AskedCard, ...]
    pupils: dict[Pupil, str]
    decks: tuple[str, ...]
    began: float


def asked_for(card: Dated, line: Sequence[Dated]) -> AskedCard:
    """A question that nobody has answered yet."""
    right = frozenset([gap for gap in range(len(line) + 1) if fits(line, gap, card.year)])
    face = card.face
    years = tuple([one.back for one in line])
    return AskedCard(card.ref, face.picture, face.title, card.back, years, right, {}, frozenset())


class Games:
    """Every game that the log of a crowd's table tells of, one
    that goes on now too: as far as its cards were turned over.

    The log is read a few lines at a time, so that no more decks are needed at once than games go on.
    """

    def __init__(self) -> None:
        self._games: list[_Game] = []
        self._table: Table | None = None

    @property
    def decks(self) -> set[str]:
        """What the game was dealt from that the next lines go on with."""
        game = None if self._table is None else self._table.game
        return set() if game is None else {game.deck}

    def read(self, lines: Iterable[Line], deck_of: DeckOf) -> None:
        """More lines."""
        for line in lines:
            entry = entry_of(line)
            if isinstance(entry, e.Created):
                self._table = open_table(entry, line.at)
                continue
            assert self._table is not None, "a log begins with its table"
            before, self._table = self._table, evolve(self._table, entry, line.at, deck_of)
            if isinstance(entry, e.Started):
                self._games.append(_Game(self._table, line.at))
            elif isinstance(entry, e.Nameless):
                for game in self._games:
                    game.forget()
            elif self._games:
                self._games[-1].follow(before, self._table, entry, line.at)

    def courses(self) -> list[Course]:
        """What has come of them."""
        return [game.course() for game in self._games if game.asked]


class _Game:
    """A game while its lines are read."""

    def __init__(self, table: Table, at: float) -> None:
        self.asked: list[AskedCard] = []
        self._decks = table.settings.decks
        self._chairs = table.chairs
        self._began = self._since = at
        self._times: dict[Seat, float] = {}

    def follow(self, before: Table, after: Table, entry: e.Entry, at: float) -> None:
        """One more line."""
        if before.game is None or after.game is None:
            return
        self._chairs = after.chairs
        if isinstance(entry, e.Acted) and entry.action.startswith("place"):
            self._times[entry.seat] = at - self._since
        kinds = {type(event) for event in after.events}
        if Tallied in kinds:
            present = [
                seat for seat in range(len(after.chairs)) if before.game.rules.legal(before.game.state, Seat(seat))
            ]
            self._turned_over(after.game, present)
        if RoundBegan in kinds:
            self._since, self._times = at, {}

    def _turned_over(self, game: Game, present: Iterable[int]) -> None:
        rules, state = game.rules, game.state
        view = rules.public(state)
        cards = [column[0] for row in view.rows for column in row.columns]
        card = next(one for one in cards if one.ref == view.asked)
        chosen = {seat: rules.chosen(state, Seat(seat)) for seat in range(len(view.points))}
        answers = {
            str(seat): PupilAnswer(choice.gap, max(0.0, self._times.get(Seat(seat), 0.0)))
            for seat, choice in chosen.items()
            if isinstance(choice, Place)
        }
        question = asked_for(card, [one for one in cards if one is not card])
        self.asked.append(replace(question, answers=answers, present=frozenset((*map(str, present), *answers))))

    def forget(self) -> None:
        """Nobody has a name any longer."""
        self._chairs = tuple([replace(chair, name="") for chair in self._chairs])

    def course(self) -> Course:
        """What has come of it."""
        pupils = sorted({pupil for one in self.asked for pupil in one.present}, key=int)
        names = {pupil: self._chairs[int(pupil)].name for pupil in pupils}
        return Course(tuple(self.asked), names, self._decks, self._began)
