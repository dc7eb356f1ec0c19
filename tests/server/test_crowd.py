"""A crowd, served: what a phone and the big screen hear,
how little that is, and what an address of many people may do.
"""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec import UNSET

from tests.server.conftest import quiet
from tests.server.tables import Table, until
from yearline.core.cards import Back, Dated, Face
from yearline.core.ids import CardRef
from yearline.core.lines import fits
from yearline.server.decks.shelf import Shelf
from yearline.server.live import untold
from yearline.server.live.crowds import CardWords
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.server.live.lines import body_of
from yearline.server.services.settings import ServerSettings
from yearline.store import Append
from yearline.store.port import Done
from yearline.table import entries as e
from yearline.table.model import Settings


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    usual = ServerSettings()
    limits = ("commands_per_second", "messages_per_address", "moves_per_second", "wrong_codes_per_second")
    hall = Hall(quiet(**{name: getattr(usual, name) for name in limits}))
    await hall.open()
    yield hall
    await hall.close()


class Room:
    """A stage and its phones, in the same hall."""

    def __init__(self, hall: Hall, code: str, secret: str) -> None:
        self.hall, self.code = hall, code
        self.stage = Table(hall, code, secret)
        self.phones: list[Table] = []

    async def come(self, *names: str, **hello: Any) -> list[Table]:
        come = [Table(self.hall, self.code, new_secret()) for _ in names]
        for phone, name in zip(come, names, strict=True):
            await phone.hello(role="phone", **hello)
            phone.do("sit", kind="join", name=name)
            await until(lambda phone=phone: phone.link.sent[-1]["t"] != "crowd" or phone.session.seats)
        self.phones += come
        return come

    async def control(self, what: str) -> None:
        seq = self.stage.runner.table.seq
        self.stage.do(f"{what}{seq}", kind="control", what=what)
        await until(lambda: self.stage.runner.table.seq > seq)

    async def start(self) -> None:
        self.stage.do("go", kind="start")
        await until(lambda: self.stage.runner.table.phase == "playing")
        for one in (self.stage, *self.phones):
            one.link.sent.clear()

    async def choose(self, phone: Table, gap: int, id: str = "mine") -> None:
        seq = phone.runner.table.seq
        phone.session.heard(json.dumps({"t": "act", "id": id, "a": f"place {self.card} {gap}"}).encode())
        await until(lambda: phone.runner.table.seq > seq or phone.link.refusals())

    @property
    def card(self) -> int:
        return self.stage.runner.picture.view.asked or 0


async def room(hall: Hall, teams: int = 0, **settings: Any) -> Room:
    secret = new_secret()
    agreed = Settings(game="crowd", options={"rounds": 5, "teams": teams}, seats=500, **settings)
    made = Room(hall, await hall.tables.create(person_of(secret), agreed), secret)
    await made.stage.hello(role="stage", lang="en")
    return made


def newest(table: Table, kind: str = "crowd") -> dict[str, Any]:
    return next(message for message in reversed(table.link.sent) if message["t"] == kind)


async def test_a_phone_hears_the_card_the_line_and_what_is_its_own(hall: Hall) -> None:
    made = await room(hall)
    ann, ben = await made.come("Ann", "Ben", lang="fr")
    await made.start()
    made.stage.runner.show(ann.session)
    told = newest(ann)
    assert (told["step"], told["round"], told["rounds"], told["left"], told["of"], told["people"]) == (
        "place",
        1,
        5,
        2,
        2,
        2,
    )
    assert (told["you"]["name"], told["you"]["seat"], told["you"]["gap"], told["you"]["host"]) == (
        "Ann",
        0,
        None,
        False,
    )
    assert len(told["line"]) == 3
    assert all(card["date"] and card["title"] for card in told["line"])
    assert told["card"]["title"]
    assert not {"date", "fact"} & set(told["card"])
    assert "Ben" not in json.dumps(told)
    assert "everybody" not in told
    made.stage.runner.show(made.stage.session)
    assert [one["name"] for one in newest(made.stage)["everybody"]] == ["Ann", "Ben"]
    assert ben.session.seats == (1,)


async def test_a_choice_costs_its_phone_a_few_bytes_and_can_be_changed(hall: Hall) -> None:
    made = await room(hall)
    ann, ben = await made.come("Ann", "Ben")
    await made.start()
    await made.choose(ann, 2)
    await made.choose(ann, 1, "again")
    first, second = ann.link.sent[-2:]
    assert (first["t"], first["gap"], first["did"], first["left"]) == ("count", 2, "mine", 1)
    assert (second["t"], second["gap"], second["did"], second["left"]) == ("count", 1, "again", 1)
    assert "gap" not in json.dumps(ben.link.sent)
    await made.choose(ben, 3)
    for phone, gap in ((ann, 1), (ben, 3)):
        told = newest(phone)
        assert (told["step"], told["you"]["gap"], told["card"]["date"] != "") == ("reveal", gap, True)
        assert told["you"]["right"] == (gap in told["right"])
        assert sum(told["tally"]) == 2
        assert told["card"]["fact"]
        assert len(told["line"]) == 3


async def test_everybody_hears_how_the_teams_stand(hall: Hall) -> None:
    made = await room(hall, teams=2)
    phones = await made.come("Ann", "Ben", "Eve")
    made.stage.runner.show(made.stage.session)
    assert newest(made.stage)["teams"] == [{"people": 2, "share": 0, "place": 1}, {"people": 1, "share": 0, "place": 1}]
    await made.start()
    assert made.stage.runner.table.game is not None
    state = made.stage.runner.table.game.state
    right = next(gap for gap in range(4) if fits(state.line, gap, state.deck[0].reveal().year))
    for phone, gap in zip(phones, (right, (right + 1) % 4, (right + 1) % 4), strict=True):
        await made.choose(phone, gap)
    teams = [{"people": 2, "share": 50, "place": 1}, {"people": 1, "share": 0, "place": 2}]
    assert [newest(one)["teams"] for one in (made.stage, *phones)] == [teams] * 4


async def test_the_host_goes_on_without_a_seat_and_nobody_else_may(hall: Hall) -> None:
    made = await room(hall)
    (ann,) = await made.come("Ann")
    await made.start()
    ann.do("next", kind="control", what="next")
    await until(ann.link.refusals)
    assert ann.link.refusals() == ["not_host"]
    for step in ("reveal", "place"):
        await made.control("next")
        assert newest(made.stage)["step"] == step
    assert newest(ann)["round"] == 2


async def test_an_answer_to_an_old_round_for_another_or_after_time_is_refused(hall: Hall) -> None:
    made = await room(hall)
    ann, ben = await made.come("Ann", "Ben")
    await made.start()
    old = made.card
    await made.control("next")
    for id, more in (("late", {}), ("other", {"seat": 1})):
        ann.session.heard(json.dumps({"t": "act", "id": id, "a": f"place {old} 0", **more}).encode())
    await until(lambda: len(ann.link.refusals()) == 2)
    assert ann.link.refusals() == ["too_late", "not_your_seat"]
    await made.control("next")
    ann.session.heard(json.dumps({"t": "act", "id": "older", "a": f"place {old} 0"}).encode())
    await until(lambda: len(ann.link.refusals()) == 3)
    assert ben.link.refusals() == []
    assert made.stage.runner.table.game is not None
    assert len(made.stage.runner.table.acting) == 2


async def test_who_comes_late_is_in_the_next_round_and_who_comes_back_keeps_place_and_choice(hall: Hall) -> None:
    made = await room(hall)
    ann, _ = await made.come("Ann", "Ben")
    await made.start()
    await made.choose(ann, 2)
    (eve,) = await made.come("Eve")
    assert (newest(eve)["you"]["seat"], newest(eve)["of"]) == (2, 2)
    assert newest(eve)["you"]["place"] == 0, "none yet: she is asked nothing"
    ann.session.gone()
    again = Table(hall, made.code, ann.secret)
    await again.hello(role="phone")
    assert (newest(again)["you"]["name"], newest(again)["you"]["gap"]) == ("Ann", 2)
    await made.control("next")
    (dan,) = await made.come("Dan")
    for late in (eve, dan):
        assert (newest(late)["step"], newest(late)["you"]["right"], newest(late)["you"]["place"]) == ("reveal", None, 0)
    assert newest(again)["you"]["right"] is not None
    await made.control("next")
    for late in (eve, dan):
        assert (newest(late)["of"], newest(late)["you"]["place"] > 0) == (4, True)


async def test_a_locked_door_and_who_is_sent_away(hall: Hall) -> None:
    made = await room(hall)
    ann, ben = await made.come("Ann", "Ben")
    await made.start()
    await made.control("lock")
    late = Table(hall, made.code, new_secret())
    await late.hello(role="phone")
    late.do("sit", kind="join", name="Late")
    await until(late.link.refusals)
    assert late.link.refusals() == ["locked"]
    await made.choose(ann, 0)
    made.stage.do("out", kind="kick", seat=1)
    await until(lambda: ben.link.closed)
    assert newest(ann)["step"] == "reveal", "nobody waits for who was sent away"
    assert made.stage.runner.table.chairs[1].name == ""


async def test_hundreds_hear_how_far_they_are_and_not_of_each_other(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await room(hall)
    monkeypatch.setattr(untold, "TOGETHER", 3600.0)
    phones = await made.come(*[f"P{number}" for number in range(untold.FEW + 8)])
    await made.start()
    for number, phone in enumerate(phones[:-1]):
        await made.choose(phone, number % 4)
    assert [len(phone.link.sent) for phone in phones[:-1]] == [1] * (len(phones) - 1)
    assert phones[-1].link.sent == []
    made.stage.runner._tell((), made.stage.runner._now(), None)
    assert [message["t"] for message in phones[-1].link.sent] == ["count"]
    assert (newest(phones[-1], "count")["left"], newest(phones[-1], "count")["of"]) == (1, len(phones))
    await made.choose(phones[-1], 0)
    assert {newest(phone)["step"] for phone in phones} == {"reveal"}


async def rushed(made: Room, phones: list[Table]) -> None:
    """All of them choose before the first choice is written."""
    for number, phone in enumerate(phones):
        act = {"t": "act", "id": f"c{number}", "a": f"place {made.card} {number % 4}"}
        phone.session.heard(json.dumps(act).encode())
    await until(lambda: not made.stage.runner.busy)


async def test_choices_that_come_while_one_is_written_are_written_together_each_under_its_own_command(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await room(hall, clock=60)
    phones = await made.come(*[f"P{number}" for number in range(6)])
    await made.start()
    store, wanted = hall.services.store, list[Append]()
    submit = store.submit
    monkeypatch.setattr(store, "submit", lambda one, done: (wanted.append(one), submit(one, done)))
    await rushed(made, [*phones[:5], phones[0]])
    assert [len(one.bodies) for one in wanted] == [1, 5]
    lines = (await store.read(made.stage.runner.stream))[-6:]
    assert [line.command.rpartition("/")[2] for line in lines] == ["c0", "c1", "c2", "c3", "c4", "c5"]
    assert [newest(phone, "count")["did"] for phone in phones[:5]] == ["c5", "c1", "c2", "c3", "c4"]
    assert newest(phones[0], "count")["gap"] == 1, "the latest choice counts"
    await rushed(made, phones[5:])
    assert sum(newest(phones[0])["tally"]) == 6


async def test_choices_written_together_are_decided_anew_when_another_node_was_faster(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await room(hall)
    phones = await made.come(*[f"P{number}" for number in range(5)])
    await made.start()
    store, runner = hall.services.store, made.stage.runner
    submit, said = store.submit, body_of(e.Said("somebody", "Eve", "hello"))

    def faster(one: Append, done: Done) -> None:
        if len(one.bodies) > 1 and not any(line.text == "hello" for line in runner.table.talk):
            submit(Append(one.stream, one.after, (said,), "", one.at), lambda _: None)
        submit(one, done)

    monkeypatch.setattr(store, "submit", faster)
    await rushed(made, phones[:4])
    assert [line.text for line in runner.table.talk] == ["hello"]
    assert len(runner.table.acting) == 1
    bodies = [line.body for line in await store.read(runner.stream)]
    assert len(bodies) == len(set(bodies)) == runner.table.seq, "no choice is written twice"


async def test_a_choice_that_cannot_be_made_is_refused_among_many_and_one_after_the_last_waits_for_the_answer(
    hall: Hall,
) -> None:
    made = await room(hall)
    phones = await made.come(*[f"P{number}" for number in range(4)])
    await made.start()
    wrong = json.dumps({"t": "act", "id": "wrong", "a": f"place {made.card} 9"}).encode()
    phones[0].session.heard(json.dumps({"t": "act", "id": "first", "a": f"place {made.card} 0"}).encode())
    phones[1].session.heard(wrong)
    await rushed(made, [*phones[1:], phones[0]])
    assert [phone.link.refusals() for phone in phones] == [["too_late"], ["illegal_action"], [], []]
    assert {newest(phone)["step"] for phone in phones} == {"reveal"}


async def test_a_class_behind_one_address_joins_at_once(hall: Hall) -> None:
    """More than an address may otherwise ask for in a minute: 5 commands a second, and 300 in reserve."""
    made = await room(hall)
    await made.come(*[f"Pupil {number}" for number in range(340)])
    assert len(made.stage.runner.table.seats_of(made.phones[-1].session.person)) == 1
    assert all(phone.link.refusals() == [] for phone in made.phones)


async def test_a_class_in_which_somebody_mistypes_still_finds_its_table(hall: Hall) -> None:
    made = await room(hall)
    for _ in range(60):
        wrong = Table(hall, "zzzzzz", new_secret())
        await wrong.hello(role="phone")
    guessed = Table(hall, "zzzzzz", new_secret())
    await guessed.hello(role="phone")
    assert guessed.link.refusals() == ["too_fast"]
    phone = Table(hall, made.code, new_secret())
    await phone.hello(role="phone")
    assert newest(phone)["phase"] == "lobby"


async def test_a_name_of_ten_thousand_letters_is_refused(hall: Hall) -> None:
    made = await room(hall)
    phone = Table(hall, made.code, new_secret())
    await phone.hello(role="phone")
    runner, person = phone.runner, phone.session.person
    phone.do("sit", kind="join", name="x" * 3000)
    phone.do("again", kind="join", name="x" * 10_000)
    await until(lambda: len(phone.link.refusals()) == 2)
    assert phone.link.refusals() == ["bad_message", "too_large"]
    assert runner.table.seats_of(person) == ()


async def test_a_rude_name_is_refused_and_a_room_may_have_suggested_names_only(hall: Hall) -> None:
    made = await room(hall)
    phone = Table(hall, made.code, new_secret())
    await phone.hello(role="phone", lang="fr")

    async def refused(name: str) -> str:
        before = len(phone.link.refusals())
        phone.do("sit", kind="join", name=name)
        await until(lambda: len(phone.link.refusals()) > before or phone.session.seats)
        return "" if phone.session.seats else phone.link.refusals()[-1]

    assert await refused("F u c k") == "rude_name"
    await made.control("suggest")
    assert (newest(phone)["suggested"], newest(made.stage)["suggested"]) == (True, True)
    assert await refused("Ann") == "suggested_names"
    assert await refused("Loutre 7") == ""
    await made.control("unsuggest")
    await made.come("Ann")
    made.stage.runner.show(made.stage.session)
    assert [one["name"] for one in newest(made.stage)["everybody"]] == ["Loutre 7", "Ann"]


async def test_the_host_pauses_skips_and_gives_double_time(hall: Hall) -> None:
    made = await room(hall, clock=30)
    ann, ben = await made.come("Ann", "Ben")
    made.stage.do("slow", kind="ease", seat=1)
    await until(lambda: made.stage.runner.table.eased)
    assert [one["eased"] for one in newest(made.stage)["everybody"]] == [False, True]
    ben.do("sly", kind="ease", seat=1)
    await until(ben.link.refusals)
    assert ben.link.refusals() == ["not_host"]
    await made.start()
    made.stage.runner.show(ann.session)
    told = newest(ann)
    assert (told["seconds"], round(told["due"] - told["now"])) == (60, 60)
    await made.choose(ben, 0)
    made.stage.runner._tell((), made.stage.runner._now(), None)
    assert (newest(ann)["seconds"], round(newest(ann)["due"] - newest(ann)["now"])) == (30, 30)
    await made.control("pause")
    await made.choose(ann, 1)
    assert ann.link.refusals() == ["paused"]
    await made.control("resume")
    asked, tally = made.card, newest(made.stage)["tally"]
    made.stage.do("skip", kind="withdraw", card=asked)
    await until(lambda: made.card != asked)
    assert (newest(ann)["round"], newest(ann)["you"]["gap"], tally) == (1, None, [])


async def test_five_hundred_join_in_a_second_from_one_address_and_each_is_served(hall: Hall) -> None:
    """The clock stands still: all of them come in the same moment."""
    now = hall.services.clock.ticks()
    hall.services.clock.ticks = lambda: now
    made = await room(hall)
    await made.come(*[f"Pupil {number}" for number in range(500)])
    assert len(newest(made.stage)["everybody"]) <= 500
    assert len({phone.session.seats for phone in made.phones}) == 500
    (late,) = await made.come("One more")
    assert late.link.refusals() == ["table_full"]


async def test_a_phone_at_another_game_gets_frames(hall: Hall) -> None:
    secret = new_secret()
    table = Table(hall, await hall.tables.create(person_of(secret), Settings(game="race")), secret)
    await table.hello(role="phone")
    assert table.link.sent[-1]["t"] == "frame"


@pytest.mark.parametrize(
    ("precision", "date", "said"),
    [
        ("circa", "vers\u00a01450", "1450 environ"),
        ("century", "XVᵉ\u00a0siècle (1401)", "le XVᵉ\u00a0siècle (1401)"),
        ("year", "1450", UNSET),
    ],
)
def test_a_date_beside_a_gap_reads_well_behind_before_and_after(precision: Any, date: str, said: Any) -> None:
    words = CardWords(Shelf.__new__(Shelf))
    card = Dated(CardRef(1), Face("A", "a" * 16, "", ""), Back(1450, precision, ""))
    made = words.card((), card, "fr")
    assert (made.date, made.said) == (date, said)
