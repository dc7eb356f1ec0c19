"""A lesson as a value: which cards were asked, before which line, and who chose which gap; of a crowd's game, or of homework."""

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
class Answer:
    """The gap that a pupil chose, and how many seconds that took, where somebody counted."""

    gap: int
    seconds: float | None = None


@value
class Asked:
    """A card that everybody was asked for. `line` holds those that lay there before; who has no answer has missed it."""

    ref: CardRef
    picture: str
    title: str
    back: Back
    line: tuple[Back, ...]
    right: frozenset[int]
    answers: dict[Pupil, Answer]
    present: frozenset[Pupil]


@value
class Course:
    """A lesson: its cards in the order in which they came, and the names of those who were there, empty where they were forgotten."""

    asked: tuple[Asked, ...]
    pupils: dict[Pupil, str]
    decks: tuple[str, ...]
    began: float


def asked_for(card: Dated, line: Sequence[Dated]) -> Asked:
    """A question that nobody has answered yet."""
    right = frozenset([gap for gap in range(len(line) + 1) if fits(line, gap, card.year)])
    face = card.face
    years = tuple([one.back for one in line])
    return Asked(card.ref, face.picture, face.title, card.back, years, right, {}, frozenset())


def games_in(lines: Iterable[Line], deck_of: DeckOf) -> list[Course]:
    """Every game that the log of a crowd's table tells of, one that goes on now too: as far as its cards were turned over."""
    games: list[_Game] = []
    table: Table | None = None
    for line in lines:
        entry = entry_of(line)
        if isinstance(entry, e.Created):
            table = open_table(entry, line.at)
            continue
        assert table is not None, "a log begins with its table"
        before, table = table, evolve(table, entry, line.at, deck_of)
        if isinstance(entry, e.Started):
            games.append(_Game(table, line.at))
        elif isinstance(entry, e.Nameless):
            for game in games:
                game.forget()
        elif games:
            games[-1].follow(before, table, entry, line.at)
    return [game.course() for game in games if game.asked]


class _Game:
    """A game while its lines are read."""

    def __init__(self, table: Table, at: float) -> None:
        self.asked: list[Asked] = []
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
            str(seat): Answer(choice.gap, max(0.0, self._times.get(Seat(seat), 0.0)))
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
