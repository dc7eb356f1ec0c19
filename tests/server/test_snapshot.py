"""A snapshot says what the log says: at every moment of a table that has seen everything."""

import random

import msgspec
import pytest

from yearline.core.actions import to_text
from yearline.core.events import Revealed
from yearline.core.value import replace
from yearline.decks import library
from yearline.server.live.snapshot import KeptTable, Notes, dealt_in, packed, restored, unpacked
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import Refused, decide
from yearline.table.evolve import evolve, open_table
from yearline.table.model import KEPT_FOR_COMERS, KEPT_FOR_THE_HOST, MOST_ASIDES, Settings, Table

DECK = library()["popular-culture"].deck
PEOPLE = ("a" * 16, "b" * 16)


class Told:
    """A table, its log, and what its keeper notes."""

    def __init__(self, game: str) -> None:
        created = e.Created("abcd", PEOPLE[0], Settings(game=game, seats=2, decks=("popular-culture",)))
        self.table, self.bodies = open_table(created, 1.0), [msgspec.json.encode(e.to_plain(created)).decode()]
        self.games: list[tuple[int, str]] = []
        self.revealed: dict[str, Revealed] = {}

    def do(self, person: str, command: c.Command) -> None:
        for entry in decide(self.table, person, command, float(self.table.seq), lambda _: DECK):
            self.table = evolve(self.table, entry, float(self.table.seq), lambda _: DECK)
            self.bodies.append(msgspec.json.encode(e.to_plain(entry)).decode())
            if isinstance(entry, e.Started):
                self.revealed = {}
                self.games.append((self.table.seq, self.table.settings.game))
            seen = [event for event in self.table.events if isinstance(event, Revealed)]
            self.revealed |= {event.card.face.picture: event for event in seen}

    def kept(self) -> KeptTable:
        first = self.games[-1][0] - 1 if self.table.game is not None else len(self.bodies)
        found = unpacked(packed(self.table, Notes(7, ["x/1"], self.games), self.bodies[first:]))
        assert found is not None
        return found


def same(one: Table, other: Table) -> bool:
    """Rules are not compared by what they say, so they are compared here."""
    games = [table.game for table in (one, other)]
    if None not in games:
        assert games[0].rules.id == games[1].rules.id  # type: ignore[union-attr]
        assert games[0].rules.options == games[1].rules.options  # type: ignore[union-attr]
        other = replace(other, game=replace(games[1], rules=games[0].rules))  # type: ignore[union-attr,arg-type]
    return replace(one, events=()) == replace(other, events=())


@pytest.mark.parametrize("game", ["race", "coop", "chronology", "lives"])
def test_at_every_moment_a_snapshot_is_the_table(game: str) -> None:
    told, luck = Told(game), random.Random(game)
    for person, name in zip(PEOPLE, ("Ann", "Bob"), strict=True):
        told.do(person, c.Join(name, birth=1980))
    for round in range(2):
        told.do(PEOPLE[0], c.Start(round + 2**63, "digest"))
        for _ in range(25):
            if told.table.phase != "playing":
                break
            seat = luck.choice(told.table.acting)
            assert told.table.game is not None
            action = luck.choice(told.table.game.rules.legal(told.table.game.state, seat))
            told.do(PEOPLE[seat], c.Act(to_text(action), seat))
            if luck.random() < 0.4:
                told.do(PEOPLE[luck.randrange(2)], c.Say('Ґанок \\ "kind":"started"'))
            kept = told.kept()
            table, revealed = restored(kept, lambda _: DECK)
            assert same(told.table, table)
            assert {event.card.face.picture: event for event in revealed} == told.revealed
        if told.table.phase == "playing":
            told.do(PEOPLE[0], c.Control("end"))
        assert same(told.table, restored(told.kept(), lambda _: DECK)[0])
        told.do(PEOPLE[0], c.Control("rematch"))
        assert same(told.table, restored(told.kept(), lambda _: DECK)[0])


def test_a_withdrawn_card_and_a_guess_are_in_it() -> None:
    told = Told("race")
    told.do(PEOPLE[0], c.Join("Ann"))
    told.do(PEOPLE[1], c.Join("Bob"))
    told.do(PEOPLE[0], c.Start(5, "digest"))
    assert told.table.game is not None
    card = told.table.game.rules.view(told.table.game.state, None).hands[0].cards[0].ref
    told.do(PEOPLE[1], c.Guess(card, "about 1900"))
    told.do(PEOPLE[0], c.Withdraw(card))
    assert same(told.table, restored(told.kept(), lambda _: DECK)[0])
    assert [seat for seat, _ in dealt_in("race", told.bodies[told.games[-1][0] - 1 :]).done] == [-1]


@pytest.mark.parametrize(
    "body", [b"", b"{}", b"\xff", b'{"version":2,"table":{},"dealt":null,"notes":{}}', b"[" * 1000]
)
def test_what_is_no_snapshot_of_ours_is_none(body: bytes) -> None:
    assert unpacked(body) is None


def test_the_host_cannot_set_the_table_for_ever() -> None:
    """F10: only people were counted, and a log grew by 700,000 lines an hour."""
    told = Told("race")
    told.do(PEOPLE[0], c.Join("Ann"))
    while told.table.asides < MOST_ASIDES + KEPT_FOR_COMERS + KEPT_FOR_THE_HOST:
        told.table = evolve(told.table, *_set(told), lambda _: DECK)
    with pytest.raises(Refused) as refused:
        _set(told)
    assert refused.value.code == "log_full"
    told.do(PEOPLE[0], c.Start(1, "digest"))  # a game can be begun all the same


@pytest.mark.parametrize("what", ["pause", "resume", "lock", "unlock", "suggest", "unsuggest"])
def test_nor_can_the_host_turn_something_on_and_off_for_ever(what: str) -> None:
    told = Told("race")
    told.do(PEOPLE[0], c.Join("Ann"))
    told.do(PEOPLE[0], c.Start(1, "digest"))
    if what == "resume":
        told.do(PEOPLE[0], c.Control("pause"))
    told.table = replace(told.table, asides=MOST_ASIDES + KEPT_FOR_COMERS + KEPT_FOR_THE_HOST - 1)
    told.do(PEOPLE[0], c.Control(what))
    told.table = replace(told.table, phase="paused" if what == "resume" else "playing")
    with pytest.raises(Refused) as refused:
        told.do(PEOPLE[0], c.Control(what))
    assert refused.value.code == "log_full"
    told.do(PEOPLE[0], c.Control("end"))


def _set(told: Told) -> tuple[e.Entry, float]:
    (entry,) = decide(told.table, PEOPLE[0], c.SeatBot(1, "simple", "Bot"), 1.0, lambda _: DECK)  # type: ignore[arg-type]
    return entry, 1.0


def test_a_start_is_bound_to_the_decks_that_were_frozen_for_it() -> None:
    """F8: the host started and at once configured, and dealt from another deck than the table named."""
    told = Told("race")
    told.do(PEOPLE[0], c.Join("Ann"))
    told.do(PEOPLE[0], c.Configure(replace(told.table.settings, decks=("inventions",))))
    with pytest.raises(Refused) as refused:
        told.do(PEOPLE[0], c.Start(1, "digest", ("popular-culture",)))
    assert refused.value.code == "stale"
