"""What a frame and a step are, from first byte to last. Views become bytes here and nowhere else.

    frame  {"t":"frame","seq":…,"now":…,"events":[…],"view":{…},"table":{…}  the same for all: `Picture.opening`
           ,"you":{"seats":[…],"host":…,"waits":…               of one client, until chairs change: `own_part`
           ,"act":{…},"did":"…","chosen":[…],"browsed":[…]}}    of one client and this moment: `Update.frame_for`

    step   {"t":"step","seq":…,"events":[…],"view":{…}}         the same for all: `Picture.step_from`
           ,"act":{…},"did":"…","chosen":[…],"browsed":[…]}     instead of its last brace, for whoever is to act,
                                                                has asked or may look: `Update.own_step`

A newcomer gets a whole frame. Who asked for it gets steps after that: what a move has
changed, a seventh of the size. What is the same for all is encoded once a move, which is
why messages are put together from bytes; a test reads them back as the types of `outgoing`.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from yearline.core.actions import to_text
from yearline.core.cards import Front
from yearline.core.compare import Changes, compare
from yearline.core.events import Committed, Event, Joined, Left
from yearline.core.game import Rules
from yearline.core.ids import Seat
from yearline.core.rng import commitment
from yearline.core.view import View
from yearline.server.wire.changes import wire_changes, wire_telling
from yearline.server.wire.encoding import wire_browsed, wire_events, wire_legal, wire_view
from yearline.server.wire.incoming import WireSettings
from yearline.server.wire.outgoing import (
    Acting,
    Chosen,
    Reestimated,
    StepMessage,
    WireChair,
    WireEstimate,
    WireTable,
    WireTalk,
    encode,
)
from yearline.table.model import Estimate, Person, Table, Talk

NO_CHANGES: Final = Changes()
NO_PICTURE: Final = object()
"""What no step builds on: not even one that builds on none."""

TALK_IN_A_FRAME: Final = 12
"""Every frame brings the latest lines, the first one after a hello brings all that are kept."""


QUIET: Final = frozenset((Committed, Joined, Left))
"""Of these alone nobody need decide anew: only how many there are is different, and how many have chosen."""


def is_quiet(events: Sequence[Event]) -> bool:
    """Whether there is nothing else among what happened. Mostly the first event tells."""
    return not events or (type(events[0]) in QUIET and QUIET.issuperset(map(type, events)))


Piles = tuple[tuple[Front, ...], ...]


class Picture(Struct, eq=False):
    """One moment of a table, with those who look at it."""

    table: Table
    here: Collection[Person]
    watching: int
    rules: Rules[Any] | None = None
    acting: Sequence[Seat] = ()
    crowd: Any = None
    """The same moment as a crowd is told of it, if there is one (`wire.crowd`)."""
    crowd_before: Any = None
    """The latest one before."""
    _acts: dict[Seat, bytes] = {}  # a struct gives each of its kind a copy
    _teams: tuple[Seat | None] | None = None
    _view: View | None = None
    _piles: tuple[Piles, ...] | None = None
    _encoded: bytes = b""

    @property
    def view(self) -> View:
        """What everybody sees, built once. Of a game only."""
        if self._view is None:
            game = self.table.game
            assert game is not None
            self._view = game.rules.public(game.state)
        return self._view

    def acts(self, seats: tuple[Seat, ...]) -> Seat | None:
        """The first of these seats that is to act, or of those that their team plays (A-25)."""
        for seat in seats:
            if seat in self.acting:
                return seat
        rules = self.rules
        return self._teams_seat() if rules is not None and rules.team and seats else None

    def concerned(self, before: "Picture") -> Sequence[Seat]:
        """The seats that may be told more of a step than all are:
        who acts, and who may look through other piles now; or all, where a team plays a seat.
        """
        rules = self.rules
        if rules is None or not (rules.private or rules.team):  # this saves a move of a race 0.5 %
            return self.acting
        if rules.team and self._teams_seat() is not None:
            return tuple(map(Seat, range(len(self.table.chairs))))
        if not rules.private or (old := before.piles) == (new := self.piles):
            return self.acting
        return (*self.acting, *[Seat(seat) for seat, piles in enumerate(new) if piles != _at(old, seat)])

    def _teams_seat(self) -> Seat | None:
        """The first seat to act that a team plays since nobody sits there.
        Looked for once: there may be hundreds who ask.
        """
        if self._teams is None:
            chairs = self.table.chairs
            self._teams = (next((seat for seat in self.acting if chairs[seat].kind == "open"), None),)
        return self._teams[0]

    def chosen(self, seats: tuple[Seat, ...]) -> bytes:
        """What these seats, one client's own, have chosen in secret, as the end of a message. Nobody else is told."""
        game = self.table.game
        if game is None or type(game.rules).chosen is Rules.chosen:
            return b""
        known = [(seat, game.rules.chosen(game.state, seat)) for seat in seats]
        made = [Chosen(seat, to_text(action)) for seat, action in known if action is not None]
        return b',"chosen":' + encode(made) if made else b""

    @property
    def piles(self) -> tuple[Piles, ...]:
        """What each seat may look through, looked up once. Nothing in most games."""
        if self._piles is None:
            rules, game = self.rules, self.table.game
            self._piles = ()
            if rules is not None and game is not None and type(rules).browsed is not Rules.browsed:
                self._piles = tuple([rules.browsed(game.state, Seat(i)) for i in range(len(self.table.chairs))])
        return self._piles

    def browsed(self, seats: tuple[Seat, ...], before: "Picture | None" = None) -> bytes:
        """The piles that these seats, one client's own, may look
        through, as the end of a message: if they are others than before.
        """
        old, new = () if before is None else before.piles, self.piles
        if old == new or all(_at(old, seat) == _at(new, seat) for seat in seats):
            return b""
        return b',"browsed":' + encode([wire_browsed(seat, piles) for seat in seats if (piles := _at(new, seat))])

    def acting_for(self, seats: tuple[Seat, ...]) -> bytes:
        """What may be done, for those whose seat is to act, or whose team plays it."""
        seat = self.acts(seats)
        return b"null" if seat is None else self.act_of(seat)

    def act_of(self, seat: Seat) -> bytes:
        """What a seat that is to act may do."""
        act = self._acts.get(seat)
        if act is None:
            game = self.table.game
            assert game is not None
            act = self._acts[seat] = encode(Acting(seat, wire_legal(game.choice(seat))))
        return act

    def opening(self, now: float, events: Iterable[Event] = (), talk: int = TALK_IN_A_FRAME) -> bytes:
        """The beginning of a frame, up to the part that concerns one client only."""
        table = self.table
        view = self._encoded = self._encoded or (encode(wire_view(self.view)) if table.game is not None else b"null")
        around = encode(wire_table(table, self.here, self.watching, talk))
        head = b'{"t":"frame","seq":%d,"now":%.3f,"events":' % (table.seq, now)
        return b"".join((head, encode(wire_events(events)), b',"view":', view, b',"table":', around))

    def step_from(self, before: "Picture", now: float, events: Sequence[Event]) -> bytes:
        """The step from the picture before, as most get it. Empty if more has changed than a move changes."""
        old, new = before.table, self.table
        was, game = old.game, new.game
        if was is None or game is None or not self._only_moved(before):
            return b""
        if was is game or (len(self.acting) > 1 and is_secret(events)):  # of a choice, by the law, nothing else is told
            changes: Changes | None = NO_CHANGES
        else:
            changes = game.rules.compare(was.state, game.state) or compare(before.view, self.view)
        if changes is None:
            return b""
        told, shown = wire_telling(events)
        step = StepMessage(new.seq, told, wire_changes(changes, shown))
        if old.talk is not new.talk:
            step.talk = [_talk(line) for line in new.talk if line.seq > old.seq]
        if old.estimates is not new.estimates:
            step.estimates = _reestimated(old.estimates, new.estimates)
        if new.due is not None:
            step.now, step.due = now, new.due
        return encode(step)

    def _only_moved(self, before: "Picture") -> bool:
        """Whether all that a step does not tell is the same.

        The very same things, not equal ones: `evolve` keeps what an entry does
        not change, so nobody has to look at the five hundred chairs of a crowd.
        """
        old, new = before.table, self.table
        return (
            old.chairs is new.chairs
            and old.settings is new.settings
            and old.phase == new.phase
            and old.number == new.number
            and old.host == new.host
            and old.waiting is new.waiting
            and before.here is self.here
            and before.watching == self.watching
        )


def _at(piles: tuple[Piles, ...], seat: int) -> Piles:
    return piles[seat] if seat < len(piles) else ()


def picture_of(table: Table, here: Collection[Person], watching: int, before: Picture | None = None) -> Picture:
    """This moment; `before` is the picture of the moment before: where the game has not moved, its view still holds."""
    game = table.game
    if game is None:
        made = Picture(table, here, watching)
    else:
        made = Picture(table, here, watching, game.rules, game.acting if table.phase == "playing" else ())
    if before is not None:
        if before.crowd is not None or before.crowd_before is not None:
            made.crowd_before = before.crowd or before.crowd_before
        if before.table.game is game:
            made._view, made._piles, made._encoded = before._view, before._piles, before._encoded
    return made


class Update(Struct, gc=False):
    """What has become of a table, on its way to everybody:
    encoded once, when the first one needs it, and finished for each.
    """

    picture: Picture
    now: float
    before: Picture | None = None
    """What those must have seen who are told by a step."""
    events: tuple[Event, ...] = ()
    talk: int = TALK_IN_A_FRAME
    known: Picture | None = None
    """What the next step builds on, for those who are told of this one, if it is not the picture."""
    counts: bool | None = None
    """Whether a crowd need hear only how far it is:
    found once for all, since all choices of a round are among the events.
    """
    same: bytes = b""
    """The step as most get it, when it was asked for. The very same object for all: a socket need not pack it again."""
    alike: bytes = b""
    """The same, once it is known that there is more than that
    for one seat at most, `sole`. Sessions look here themselves.
    """
    sole: Seat | None = None
    _opening: bytes = b""
    _begun: bool = False
    _concerned: Sequence[Seat] = ()

    def frame_for(self, own: bytes, seats: tuple[Seat, ...], did: str) -> bytes:
        """The whole table for one client, whose `own_part` comes in; `did` is the command of theirs that led here."""
        if not self._opening:
            self._opening = self.picture.opening(self.now, self.events, self.talk)
        picture = self.picture
        asked = b'"%b"' % did.encode() if did else b"null"
        parts = (self._opening, own, b',"act":', picture.acting_for(seats), b',"did":', asked)
        return b"".join((*parts, picture.chosen(seats), picture.browsed(seats), b"}}"))

    def step_for(self, seats: tuple[Seat, ...]) -> bytes:
        """The step for those who have not asked for what happened.
        Nearly always there is more than all are told for one seat alone.
        """
        if not self._begun:
            self._begin()
        concerned = self._concerned
        for seat in seats:
            if seat in concerned:
                return self.own_step(seats, "")
        return self.same

    def _begin(self) -> None:
        """Make what is the same for all, and see for whom there is more."""
        self._begun, before, picture = True, self.before, self.picture
        if before is not None and (same := picture.step_from(before, self.now, self.events)):
            self.same, concerned = same, picture.concerned(before)
            if len(concerned) == 1:
                self.alike, self.sole = same, concerned[0]
            self._concerned = concerned

    def own_step(self, seats: tuple[Seat, ...], did: str) -> bytes:
        """The step with what is said to one client only. Empty where only a frame can tell it."""
        if not self._begun:
            self._begin()
        step, picture = self.same, self.picture
        if not step:
            return step
        seat, own = picture.acts(seats), b""
        if seat is not None:
            own = b',"act":' + picture.act_of(seat)
        if did:
            own += b',"did":"%b"' % did.encode()
        if picture.rules is not None and picture.rules.private:
            own += (picture.chosen(seats) if did else b"") + picture.browsed(seats, self.before)
        return step[:-1] + own + b"}" if own else step


def shown_step(events: Iterable[Event], view: View) -> bytes:
    """A step of a finished game that is shown again: what happened, and what everybody saw then."""
    return encode({"events": wire_events(events), "view": wire_view(view)})


def is_secret(events: Sequence[Event]) -> bool:
    """Whether all that was told is that somebody has chosen."""
    return bool(events) and type(events[0]) is Committed and all(type(event) is Committed for event in events)


def own_part(table: Table, person: Person) -> bytes:
    """The beginning of `you`, which changes only when people sit down, get up, wait or hand over the host role."""
    seats = ",".join(str(seat) for seat in table.seats_of(person))
    host, waits = person == table.host, any(one.person == person for one in table.waiting)
    return b',"you":{"seats":[%b],"host":%b,"waits":%b' % (seats.encode(), encode(host), encode(waits))


def wire_settings(table: Table) -> WireSettings:
    """What was agreed, as a message holds it."""
    agreed = table.settings
    return WireSettings(
        agreed.game,
        dict(agreed.options),  # type: ignore[arg-type]  # checked by the rules when they were agreed
        list(agreed.decks),
        agreed.language,
        agreed.seats,
        agreed.clock,
        agreed.fallback,
        agreed.on_leave,
    )


def wire_table(table: Table, here: Collection[Person], watching: int, talk: int) -> WireTable:
    """Everything around the game. The seed is published when the game is over, never before."""
    over = table.phase == "over" and table.game is not None
    seed = table.game.seed if table.game is not None else None
    return WireTable(
        table.code,
        table.phase,
        table.number,
        wire_settings(table),
        [
            WireChair(
                chair.kind,
                chair.name,
                chair.bot,
                _is_host(table, chair.person),
                _is_here(chair.kind, chair.person, here),
            )
            for chair in table.chairs
        ],
        [_talk(line) for line in table.talk[-talk:]] if talk else [],
        [_estimate(one) for one in table.estimates],
        watching,
        [one.name for one in table.waiting],
        table.due,
        None if seed is None else commitment(seed),
        str(seed) if over else None,
        f"/api/tables/{table.code}/games/{table.number}/record" if over else None,
    )


def _is_host(table: Table, person: Person | None) -> bool:
    return person is not None and person == table.host


def _is_here(kind: str, person: Person | None, here: Collection[Person]) -> bool:
    return kind == "bot" or (person is not None and person in here)


def _talk(line: Talk) -> WireTalk:
    return WireTalk(line.seq, line.at, line.name, line.text, line.kind)


def _estimate(one: Estimate) -> WireEstimate:
    return WireEstimate(one.card, one.name, one.text)


def _reestimated(old: tuple[Estimate, ...], new: tuple[Estimate, ...]) -> list[Reestimated]:
    """What to change, from the back: some are gone, and the new ones come last."""
    stayed = {id(one) for one in old} & {id(one) for one in new}
    changes = [Reestimated(at, 1) for at, one in reversed(list(enumerate(old))) if id(one) not in stayed]
    put = [_estimate(one) for one in new if id(one) not in stayed]
    return [*changes, Reestimated(len(stayed), 0, put)] if put else changes
