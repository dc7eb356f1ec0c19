"""Anybody does anything at a table: it never breaks, and its log folds to the same table again."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.table.build import deck_of
from yearline.core.actions import to_text
from yearline.core.errors import YearlineError
from yearline.core.ids import CardRef, Seat
from yearline.games import GAMES
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import decide
from yearline.table.evolve import evolve, open_table
from yearline.table.model import REACTIONS, Settings, Table

PEOPLE = ["a" * 16, "b" * 16, "c" * 16, "d" * 16]
people = st.sampled_from(PEOPLE)
seats = st.integers(0, 7).map(Seat)
cards = st.integers(0, 75).map(CardRef)
names = st.sampled_from(["Ann", "Bob", "Cy", "Dee", "Eve", " ", "\u202e", "x" * 30])


class TableMachine(RuleBasedStateMachine):
    """Commands in any order, legal or not."""

    table: Table
    log: list[tuple[e.Entry, float]]
    now: float

    @initialize(
        game=st.sampled_from(list(GAMES)),
        clock=st.sampled_from([0, 30]),
        on_leave=st.sampled_from(["rulebook", "bot"]),
        size=st.integers(1, 4),
        dealt=st.sampled_from([True, True, True, False]),
    )
    def opening(self, game: str, clock: int, on_leave: str, size: int, dealt: bool) -> None:
        chosen = Settings(game=game, clock=clock, on_leave=on_leave, seats=size)  # type: ignore[arg-type]
        (entry,) = decide(None, PEOPLE[0], c.Create("abcd2345", chosen), 0.0, deck_of)
        assert isinstance(entry, e.Created)
        self.table, self.log, self.now = open_table(entry, 0.0), [(entry, 0.0)], 0.0
        if dealt:
            for person, name in zip(PEOPLE[:size], ("Ann", "Bob", "Cy", "Dee"), strict=False):
                self.ask(person, c.Join(name))
            self.ask(PEOPLE[0], c.Start(size, "digest"))

    def ask(self, person: str, command: c.Command) -> bool:
        before = self.table
        try:
            entries = decide(self.table, person, command, self.now, deck_of)
        except YearlineError:
            assert self.table is before
            return False
        for entry in entries:
            self.table = evolve(self.table, entry, self.now, deck_of)
            self.log.append((entry, self.now))
        return True

    @rule(person=people, name=names, seat=st.none() | seats)
    def join(self, person: str, name: str, seat: Seat | None) -> None:
        self.ask(person, c.Join(name, seat))

    @rule(seed=st.integers(0, 1000))
    def start(self, seed: int) -> None:
        self.ask(self.table.host, c.Start(seed, "digest"))

    @precondition(lambda self: self.table.turn is not None)
    @rule(picks=st.lists(st.integers(0, 10_000), min_size=1, max_size=8), person=people)
    def act(self, picks: list[int], person: str) -> None:
        for pick in picks:
            turn = self.table.turn
            if turn is None or self.table.game is None:
                return
            legal = self.table.game.rules.legal(self.table.game.state, turn)
            owner = self.table.chairs[turn].person or person
            self.ask(owner, c.Act(to_text(legal[pick % len(legal)])))

    @precondition(lambda self: self.table.turn is not None)
    @rule(pick=st.integers(0, 10_000))
    def bots_and_clocks(self, pick: int) -> None:
        assert self.table.game is not None
        turn = self.table.turn
        assert turn is not None
        legal = self.table.game.rules.legal(self.table.game.state, turn)
        action = to_text(legal[pick % len(legal)])
        self.ask("", c.BotActs(turn, action))
        self.now += 10.0
        self.ask("", c.Clock(action))

    @rule(person=people, action=st.sampled_from(["end", "leave", "place 3 1", "play 5", "draft red", "sing"]))
    def act_wildly(self, person: str, action: str) -> None:
        self.ask(person, c.Act(action))

    @rule(person=people, seat=st.none() | seats)
    def leave(self, person: str, seat: Seat | None) -> None:
        self.ask(person, c.Leave(seat))

    @rule(person=people, card=cards)
    def withdraw(self, person: str, card: CardRef) -> None:
        self.ask(person, c.Withdraw(card))

    @rule(person=people, what=st.sampled_from(["pause", "resume", "end", "rematch"]))
    def control(self, person: str, what: str) -> None:
        self.ask(person, c.Control(what))  # type: ignore[arg-type]

    @rule(person=people, seat=seats, power=st.sampled_from([c.Free, c.Kick, c.HandOver]))
    def power(self, person: str, seat: Seat, power: type) -> None:
        self.ask(person, power(seat))

    @rule(seat=seats)
    def bot(self, seat: Seat) -> None:
        self.ask(self.table.host, c.SeatBot(seat, "simple", f"Bot {seat}"))

    @rule(person=people, card=cards, text=st.sampled_from(["1960", "", "x" * 50, REACTIONS[0]]))
    def talk(self, person: str, card: CardRef, text: str) -> None:
        self.ask(person, c.Say(text))
        self.ask(person, c.React(text))
        self.ask(person, c.Guess(card, text))

    @rule(size=st.integers(0, 9))
    def configure(self, size: int) -> None:
        self.ask(self.table.host, c.Configure(Settings(game=self.table.settings.game, seats=size)))

    @invariant()
    def the_table_makes_sense(self) -> None:
        table = self.table
        assert table.seq == len(self.log)
        assert (table.phase == "lobby") == (table.game is None)
        assert (table.due is not None) == (table.phase == "playing" and bool(table.settings.clock))
        names = [chair.name.casefold() for chair in table.chairs if chair.kind == "human"]
        assert len(names) == len(set(names))
        assert all((chair.kind == "human") == (chair.person is not None) for chair in table.chairs)
        assert not table.kicked & {chair.person for chair in table.chairs}
        if table.game is not None:
            turn = table.game.rules.turn(table.game.state)
            assert (turn is None) <= (table.phase == "over")

    def teardown(self) -> None:
        """The log alone makes the same table."""
        if not hasattr(self, "log"):
            return
        first, at = self.log[0]
        assert isinstance(first, e.Created)
        table = open_table(first, at)
        for entry, at in self.log[1:]:
            table = evolve(table, e.from_plain(e.to_plain(entry)), at, deck_of)
        seen = None if table.game is None else table.game.state
        assert seen == (None if self.table.game is None else self.table.game.state)
        assert (table.chairs, table.phase, table.due) == (self.table.chairs, self.table.phase, self.table.due)


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(max_examples=40, stateful_step_count=40, deadline=None, database=None)
