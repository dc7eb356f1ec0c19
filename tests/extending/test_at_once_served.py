"""Everybody at once, served: a choice makes nobody else's stale,
is told to nobody else, and costs no message to each of hundreds.
"""

import json
from collections.abc import AsyncIterator

import pytest

from tests.extending.newcomers.chorus import Chorus
from tests.server.conftest import quiet
from tests.server.tables import Table, until
from yearline.client.table import folded
from yearline.games import GAMES
from yearline.server.live import untold
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.table.model import Settings


async def test_a_base_older_than_anothers_choice_is_not_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "chorus", Chorus)  # type: ignore[arg-type]  # a dict underneath
    hall, secret = Hall(quiet()), new_secret()
    await hall.open()
    try:
        table = Table(hall, await hall.tables.create(person_of(secret), Settings(game="chorus", seats=2)), secret)
        await table.hello()
        for number, name in enumerate(("Ann", "Ben"), 1):
            table.do(f"sit{number}", kind="join", name=name)
            await until(lambda number=number: len(table.session.seats) == number)
        table.do("go", kind="start")
        await until(lambda: table.runner.table.acting == (0, 1))
        base = table.runner.table.seq
        card = table.runner.table.game.state.deck[0].ref  # type: ignore[union-attr]
        for seat in (1, 0):
            act = {"t": "act", "id": f"m{seat}", "base": base, "a": f"place {card} 0", "seat": seat}
            table.session.heard(json.dumps(act).encode())
        await until(lambda: table.runner.table.seq == base + 2)
        assert table.link.refusals() == []
        late = {"t": "act", "id": "late", "base": base, "a": f"place {card} 0", "seat": 0}
        table.session.heard(json.dumps(late).encode())
        await until(table.link.refusals)
        assert table.link.refusals() == ["stale"]
    finally:
        await hall.close()


async def chorus(hall: Hall, people: int) -> list[Table]:
    """So many people, each at a socket of their own, in the first round."""
    secrets = [new_secret() for _ in range(people)]
    code = await hall.tables.create(person_of(secrets[0]), Settings(game="chorus", seats=people))
    tables = [Table(hall, code, secret) for secret in secrets]
    for number, table in enumerate(tables):
        await table.hello(steps=True)
        table.do("sit", kind="join", name=f"P{number}")
        await until(lambda number=number: table.runner.table.chairs[number].kind == "human")  # noqa: B023
    tables[0].do("go", kind="start")
    await until(lambda: len(tables[0].runner.table.acting) == people)
    for table in tables:
        table.link.sent.clear()
    return tables


async def choose(table: Table, gap: int) -> str:
    """What a seat chooses, as its own client says it."""
    runner = table.runner
    assert runner.table.game is not None
    seq, said = runner.table.seq, f"place {runner.table.game.state.deck[0].ref} {gap}"
    table.session.heard(json.dumps({"t": "act", "id": "mine", "base": runner.moved, "a": said}).encode())
    await until(lambda: runner.table.seq == seq + 1)
    return said


@pytest.fixture
async def hall(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setitem(GAMES, "chorus", Chorus)  # type: ignore[arg-type]  # a dict underneath
    hall = Hall(quiet())
    await hall.open()
    yield hall
    await hall.close()


async def test_a_choice_is_told_to_its_own_seat_alone(hall: Hall) -> None:
    ann, ben, eve = await chorus(hall, 3)
    said = await choose(ann, 1)
    (own,), (other,), (third,) = ann.link.sent, ben.link.sent, eve.link.sent
    assert (own["t"], own["chosen"], own["did"]) == ("step", [{"seat": 0, "a": said}], "mine")
    assert other["events"] == third["events"] == [{"e": "committed", "seat": 0}]
    assert (other["t"], other["act"]["seat"], third["act"]["seat"]) == ("step", 1, 2)
    for message in (other, third):
        assert "chosen" not in json.dumps(message)
        assert said not in json.dumps(message)
    ann.runner.show(ann.session)
    ben.runner.show(ben.session)
    assert ann.link.sent[-1]["you"]["chosen"] == [{"seat": 0, "a": said}]
    assert "chosen" not in ben.link.sent[-1]["you"]
    assert (ben.link.sent[-1]["view"]["acting"], ben.link.sent[-1]["view"]["turn"]) == ([1, 2], None)


async def test_steps_fold_to_what_a_frame_says(hall: Hall) -> None:
    ann, ben, *_ = await chorus(hall, 4)
    for table in (ann, ben):
        table.runner.show(table.session)
    before, mine = ben.link.sent[-1], ann.link.sent[-1]
    await choose(ann, 0)
    after, own = folded(before, ben.link.sent[-1]), folded(mine, ann.link.sent[-1])
    ben.runner.show(ben.session)
    ann.runner.show(ann.session)
    assert after["view"] == ben.link.sent[-1]["view"]
    assert own["you"] == {**ann.link.sent[-1]["you"], "did": "mine"}


async def test_hundreds_of_choices_are_told_together(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has chosen hears of it at once, and everybody else of all together:
    as many messages as people, not their square.
    """
    monkeypatch.setattr(untold, "TOGETHER", 3600.0)
    tables = await chorus(hall, untold.FEW + 3)
    for number, table in enumerate(tables[:-2]):
        await choose(table, number % 2)
    assert [len(table.link.sent) for table in tables] == [1] * (untold.FEW + 1) + [0, 0]
    assert {table.link.sent[0]["t"] for table in tables[:-2]} == {"step"}
    tables[0].runner._tell_rest()
    assert [len(table.link.sent) for table in tables] == [2] * (untold.FEW + 1) + [1, 1]
    assert {table.link.sent[-1]["t"] for table in tables} == {"step"}
    assert [event["seat"] for event in tables[-1].link.sent[-1]["events"]] == list(range(untold.FEW + 1))
    for table in tables[-2:]:
        await choose(table, 0)
    last = tables[0].link.sent[-1]
    assert (last["t"], last["view"]["round"], len(last["view"]["acting"])) == ("frame", 2, len(tables))
    assert [event["e"] for event in last["events"]][:2] == ["committed", "committed"]
    assert all("chosen" not in table.link.sent[-1]["you"] for table in tables)
