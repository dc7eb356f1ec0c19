"""What the server says, as types: a frame, a step, a refusal, a pong or good-bye."""

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from yearline.server.wire.incoming import OptionValue, WireSettings


class WireCard(Struct, gc=False):
    """A card: reference, picture, symbol and colour of the white side; for a dated card also year and the back's
    symbol.

    The precision is there where the year is not exact.
    """

    r: int
    p: str
    s: str
    c: str
    y: int | UnsetType = UNSET
    pr: Literal["circa", "century", "day"] | UnsetType = UNSET
    b: str | UnsetType = UNSET


class WireRow(Struct):
    """Cards in the order of time, in columns."""

    name: Literal["line", "main", "gaps"]
    owner: int | None
    columns: list[list[WireCard]]


class WireHand(Struct):
    """The cards before a seat. A dated one is blocked."""

    owner: int
    cards: list[WireCard]


class WirePile(Struct):
    """A pile of which the top can be seen; `beneath` holds the cards below it where browsing is allowed, top last."""

    name: Literal["deck", "discard", "stack", "neutral"]
    owner: int | None
    size: int
    top: WireCard | None
    color: str
    beneath: list[WireCard]


class WireOutcome(Struct):
    """How a game ended. `ranking` lists the places, best first. Empty: nobody won."""

    reason: str
    ranking: list[list[int]]
    score: int | None
    band: int | None


class WireView(Struct):
    """The table as everybody sees it. `acting` is there where several seats are to act at once, and `turn` is null
    then; `stake`, `points` and `runs` (of each seat), `tally` (of each gap) and `asked` (the card all choose for) are
    there in games that have them.
    """

    game: str
    phase: str
    turn: int | None
    round: int
    active: list[int]
    rows: list[WireRow]
    hands: list[WireHand]
    piles: list[WirePile]
    score: int | None
    power: str | None
    outcome: WireOutcome | None
    options: dict[str, OptionValue]
    acting: list[int] | UnsetType = UNSET
    stake: int | UnsetType = UNSET
    points: list[int] | UnsetType = UNSET
    tally: list[int] | UnsetType = UNSET
    runs: list[int] | UnsetType = UNSET
    asked: int | UnsetType = UNSET


class WireChair(Struct):
    """A seat. `here`: somebody is connected who may act for it."""

    kind: Literal["open", "human", "bot"]
    name: str
    bot: str
    host: bool
    here: bool


class WireTalk(Struct):
    """Something said. `seq` tells a new line from one already shown; `name` is empty for a host who does not sit."""

    seq: int
    at: float
    name: str
    text: str
    kind: Literal["chat", "reaction"]


class WireEstimate(Struct):
    """Somebody's guess at a card's date."""

    card: int
    name: str
    text: str


class WireTable(Struct):
    """Everything around the game. `seed` and `record` are there once the game is over; `talk` holds the latest lines,
    `waiting` the names of those who would like a seat in the next game.
    """

    code: str
    phase: Literal["lobby", "playing", "paused", "over"]
    number: int
    settings: WireSettings
    chairs: list[WireChair]
    talk: list[WireTalk]
    estimates: list[WireEstimate]
    watching: int
    waiting: list[str]
    due: float | None
    commitment: str | None
    seed: str | None
    record: str | None


class Places(Struct):
    """Every one of these cards may be placed into every gap from 0 to `gaps` - 1."""

    cards: list[int]
    gaps: int


class Legal(Struct):
    """What the seat may do: `place CARD GAP` in short, all other actions in full."""

    place: Places | None
    other: list[str]


class Acting(Struct):
    """It is your turn, with that seat (of yours, or one that your team plays)."""

    seat: int
    legal: Legal


class Chosen(Struct):
    """What a seat of yours has chosen and nobody else may know yet."""

    seat: int
    a: str


class Browsed(Struct):
    """The piles that only a seat of yours may look through, each from the top down, in the order of its piles."""

    seat: int
    piles: list[list[WireCard]]


class You(Struct):
    """What concerns only this client. `waits`: for a seat in the next game; `did`: your command that led here."""

    seats: list[int]
    host: bool
    waits: bool
    act: Acting | None
    did: str | None
    chosen: list[Chosen] | UnsetType = UNSET
    browsed: list[Browsed] | UnsetType = UNSET


class Frame(Struct, tag_field="t", tag="frame"):
    """The whole table after entry `seq`, and the events that led there since the last frame."""

    seq: int
    now: float
    events: list[Any]
    view: WireView | None
    table: WireTable
    you: You


class Spliced(Struct, omit_defaults=True, gc=False):
    """In the list of hand, row or pile number `i`, from `at` on, take away `cut` items and put these there instead."""

    i: int
    at: int = 0
    cut: int = 0
    put: list[WireCard | int | list[WireCard | int]] = []


class ChangedPile(Struct, gc=False):
    """The pile with the number `i` as it is now; of the cards beneath, what has changed."""

    i: int
    size: int
    top: WireCard | int | None
    beneath: list[Spliced] | UnsetType = UNSET


class Relaid(Struct, omit_defaults=True, gc=False):
    """Among the piles, from `at` on, take away `cut` and lay these there instead."""

    at: int = 0
    cut: int = 0
    put: list[WirePile] = []


class Reestimated(Struct, omit_defaults=True, gc=False):
    """Among the estimates, from `at` on, take away `cut` and put these there instead."""

    at: int = 0
    cut: int = 0
    put: list[WireEstimate] = []


class ViewChanges(Struct, gc=False):
    """What is different from the view before; what is not there has stayed the same.
    A number stands for a card in the events.
    """

    phase: str | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET
    round: int | UnsetType = UNSET
    active: list[int] | UnsetType = UNSET
    score: int | UnsetType | None = UNSET
    power: str | UnsetType | None = UNSET
    rows: list[Spliced] | UnsetType = UNSET
    hands: list[Spliced] | UnsetType = UNSET
    piles: list[ChangedPile] | UnsetType = UNSET
    relaid: list[Relaid] | UnsetType = UNSET


class StepMessage(Struct, tag_field="t", tag="step", gc=False):
    """What a move or a word has changed since the frame or step before. `due` is the table's and comes with `now`;
    `talk` brings what was said since, `estimates` how to change those that there were; `act` and `did` are yours.

    What is not there is null, but for `chosen` and `browsed`, which are then as they were. A seat that has `committed`
    is no longer among those acting.
    """

    seq: int
    events: list[Any]
    view: ViewChanges
    now: float | UnsetType = UNSET
    due: float | UnsetType = UNSET
    talk: list[WireTalk] | UnsetType = UNSET
    estimates: list[Reestimated] | UnsetType = UNSET
    act: Acting | UnsetType = UNSET
    did: str | UnsetType = UNSET
    chosen: list[Chosen] | UnsetType = UNSET
    browsed: list[Browsed] | UnsetType = UNSET


class CrowdCard(Struct, gc=False):
    """A card in words, for those who need no more: `date`, `fact` and the year `y` that orders it once it was turned
    over. `said` is the date as it stands behind "before" and "after", where it is another.
    """

    r: int
    p: str
    title: str
    tint: str
    date: str | UnsetType = UNSET
    fact: str | UnsetType = UNSET
    y: int | UnsetType = UNSET
    said: str | UnsetType = UNSET


class CrowdYou(Struct, gc=False):
    """Whoever holds this phone: `gap` is the own choice, `right` whether it was (none for who came too late to be
    asked), `place` the own one among all (0: not asked yet), `run` how many cards in a row were right.
    """

    seat: int | None
    name: str
    host: bool
    gap: int | None = None
    right: bool | None = None
    points: int = 0
    place: int = 0
    run: int = 0
    did: str | None = None


class CrowdPerson(Struct, gc=False):
    """Somebody in the room, as the big screen knows them."""

    seat: int
    name: str
    points: int
    place: int
    run: int
    here: bool
    eased: bool = False


class CrowdTeam(Struct, gc=False):
    """A team: how many people, how many of a hundred answers were right, and its place. Of n teams, a seat is in the
    one of its number modulo n.
    """

    people: int
    share: int
    place: int


class CrowdMessage(Struct, tag_field="t", tag="crowd"):
    """A table where everybody acts at once, for a phone or the big screen (`stage`, which alone has `everybody`).

    `step` is the phase of the game. `left` of `of` people have not chosen yet. `line` are the cards before the one
    asked for was laid, `right` the gaps where it belongs, `tally` how many chose each gap.
    """

    seq: int
    now: float
    code: str
    phase: Literal["lobby", "playing", "paused", "over"]
    step: str
    round: int
    rounds: int
    due: float | None
    seconds: int
    left: int
    of: int
    people: int
    locked: bool
    suggested: bool
    decks: list[str]
    card: CrowdCard | None
    line: list[CrowdCard]
    tally: list[int]
    right: list[int]
    teams: list[CrowdTeam]
    you: CrowdYou
    everybody: list[CrowdPerson] | UnsetType = UNSET


class Count(Struct, tag_field="t", tag="count", gc=False):
    """How far a crowd has come: at most five times a second; at once, with `gap` and `did`, to whoever has chosen."""

    seq: int
    left: int
    of: int | UnsetType = UNSET
    people: int | UnsetType = UNSET
    gap: int | UnsetType = UNSET
    did: str | UnsetType = UNSET


class RefusedMessage(Struct, tag_field="t", tag="refused", omit_defaults=True):
    """No. `code` is stable, `text` is for people, `field` the part of the message that is to blame, where there is one;
    a frame with the truth follows, if there is one.
    """

    id: str | None
    code: str
    text: str
    field: str = ""


class Pong(Struct, tag_field="t", tag="pong"):
    """Here I am."""

    now: float


class Bye(Struct, tag_field="t", tag="bye"):
    """The server hangs up. `again`: come back, nothing is lost."""

    code: str
    again: bool


class Notice(Struct, tag_field="t", tag="notice"):
    """The operator has something to say to everybody: `restart`, and at which time (seconds since 1970; 0: it is called
    off). `text` says so in the reader's language.
    """

    code: str
    at: float
    text: str


ServerMessage = Frame | StepMessage | CrowdMessage | Count | RefusedMessage | Pong | Notice | Bye
encode: Final = msgspec.json.Encoder().encode
