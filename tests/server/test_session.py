"""One client: whom it is answered as, what it hears when it reads slowly, and how it is hung up on."""

import json

import pytest

from tests.server.tables import Table, opened, until
from yearline.server.live.identity import new_secret
from yearline.server.services.limits import Allowance
from yearline.store import LAST, Line, Unavailable
from yearline.store.memory import MemoryStore

pytestmark = pytest.mark.asyncio


async def guest_of(table: Table) -> Table:
    guest = Table(table.hall, table.code, new_secret())
    await guest.hello()
    return guest


async def test_a_refusal_names_the_command_even_where_the_message_is_none() -> None:
    async with opened() as table:
        for raw, id in (
            (b'{"t":"do", "id" : "abc-1", "c":{"kind":"dance"}}', "abc-1"),
            (b'{"t":"do","id":"' + b"x" * 33 + b'","c":{}}', None),
            (b"nonsense", None),
        ):
            table.link.sent.clear()
            table.session.heard(raw)
            assert (table.link.sent[0]["code"], table.link.sent[0]["id"]) == ("bad_message", id)


async def test_after_a_refusal_the_table_is_shown_as_it_stands_to_whoever_does_not_know() -> None:
    async with opened() as table:
        table.link.sent.clear()
        table.session.seen = None
        table.do("x", kind="kick", seat=0)
        await until(lambda: len(table.link.sent) == 2)
        refused, frame = table.link.sent
        assert (refused["code"], refused["id"], frame["t"], frame["you"]["did"]) == ("seat_free", "x", "frame", None)


async def test_a_slow_client_learns_that_its_command_was_done() -> None:
    async with opened() as table:
        table.link.sent.clear()
        table.session.pause()
        table.do("mine", kind="say", text="hello?")
        await until(table.texts)
        guest = await guest_of(table)
        assert (guest.link.sent[0]["table"]["watching"], table.link.sent) == (1, [])
        table.session.resume()
        (frame,) = table.link.sent
        assert frame["you"]["did"] == "mine"
        table.session.resume()
        assert len(table.link.sent) == 1
        table.do("next", kind="say", text="there")
        await until(lambda: len(table.texts()) == 2)
        assert [message["you"]["did"] for message in table.link.sent[1:]] == ["next"]


async def test_a_slow_client_gets_the_first_of_its_answers_in_their_order() -> None:
    async with opened() as table:
        table.link.sent.clear()
        table.session.pause()
        for number in range(10):
            table.session.heard(json.dumps({"t": "do", "id": f"n{number}", "c": {}}).encode())
        assert table.link.sent == []
        table.session.resume()
        answers = [message["id"] for message in table.link.sent if message["t"] == "refused"]
        assert answers == [f"n{number}" for number in range(8)]


async def test_the_kicked_are_hung_up_on_and_are_not_here_any_more() -> None:
    async with opened() as table:
        guest = await guest_of(table)
        guest.do("sit", kind="join", name="Bob")
        await until(lambda: guest.session.seats)
        table.do("kick", kind="kick", seat=1)
        await until(lambda: guest.session.closed)
        assert (guest.link.sent[-1]["t"], guest.link.sent[-1]["code"]) == ("bye", "kicked")
        assert (guest.link.sent[-1]["again"], guest.link.closed) == (False, 4403)
        assert table.runner.sessions == [table.session]
        assert table.hall.connections.sessions == {table.session}
        again = Table(table.hall, table.code, guest.secret)
        await again.hello()
        assert (again.link.refusals(), again.link.closed, again.session.runner) == (["kicked"], 4404, None)


async def test_a_client_that_is_gone_is_told_nothing_and_hung_up_on_once() -> None:
    async with opened() as table:
        guest = await guest_of(table)
        guest.session.hang_up("silent", 1001, again=True)
        sent = len(guest.link.sent)
        guest.session.hang_up("restart", 1012)
        guest.session.gone()
        table.do("x", kind="say", text="hello?")
        await until(table.texts)
        assert (len(guest.link.sent), guest.link.closed) == (sent, 1001)


async def test_who_leaves_while_the_table_is_being_opened_is_not_at_it() -> None:
    async with opened() as table:
        hurried = Table(table.hall, table.code, new_secret())
        hurried.session.heard(json.dumps({"t": "hello", "table": table.code, "secret": hurried.secret}).encode())
        hurried.session.gone()
        await guest_of(table)
        assert hurried.session not in table.runner.sessions


class _Away(MemoryStore):
    """A store that does not answer."""

    away = False

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        if self.away:
            raise Unavailable("gone")
        return await super().read(stream, after, until)


async def test_only_those_are_asked_to_come_again_whom_it_would_help() -> None:
    store = _Away()
    async with opened(store) as table:
        store.away = True
        for code, refused, again in (("nosuch22", "unavailable", True), ("", "no_table", False)):
            guest = Table(table.hall, code, new_secret())
            await guest.hello()
            assert guest.link.refusals() == [refused]
            assert (guest.link.sent[-1]["t"], guest.link.sent[-1]["again"]) == ("bye", again)


async def test_settings_with_a_deck_that_is_not_there_are_refused() -> None:
    async with opened() as table:
        for decks in (["nosuch"], ["own-" + "0" * 24]):
            table.link.sent.clear()
            table.do("x", kind="configure", settings={"game": "race", "decks": decks})
            await until(table.link.refusals)
            assert (table.link.refusals(), table.link.sent[0]["id"]) == (["no_such_deck"], "x")
        assert table.runner.table.settings.decks == ("popular-culture",)


async def test_what_is_refused_is_not_done_all_the_same() -> None:
    async with opened() as table:
        table.do("b", kind="bot", seat=1, bot="skynet")
        table.do("y", kind="say", text="who is that?")
        await until(table.texts)
        assert table.link.refusals() == ["unknown_bot"]
        assert table.runner.table.chairs[1].kind == "open"


async def test_what_comes_too_fast_is_not_done() -> None:
    async with opened() as table:
        now = table.hall.services.clock.ticks()
        table.hall.services.clock.ticks = lambda: now
        table.session._own_messages = Allowance(1.0, now, seconds=2.0)
        for number in range(5):
            table.do(f"n{number}", kind="say", text=f"{number}")
        await until(lambda: not table.runner.busy)
        assert table.texts() == ["0", "1"]
        assert table.link.refusals() == ["too_fast"] * 3


async def test_settings_and_a_start_wait_for_the_decks() -> None:
    async with opened() as table:
        table.do("c", kind="configure", settings={"game": "race", "decks": ["inventions"], "seats": 2})
        await until(lambda: table.runner.table.settings.decks == ("inventions",))
        table.hall.services.shelf.library = {}
        table.do("s", kind="start")
        await until(table.link.refusals)
        assert (table.link.refusals(), table.runner.table.phase) == (["no_such_deck"], "lobby")
        assert [message["id"] for message in table.link.sent if message["t"] == "refused"] == ["s"]
        await until(table.hall_rests)
        assert table.hall.services.metrics.troubles == 0


async def test_nothing_is_started_before_a_hello() -> None:
    async with opened() as table:
        stranger = Table(table.hall, table.code, new_secret())
        stranger.do("s", kind="start")
        stranger.do("x", kind="say", text="hello?")
        await until(lambda: len(stranger.link.refusals()) == 2)
        await until(table.hall_rests)
        assert (stranger.link.refusals(), table.hall.services.metrics.troubles) == (["hello_first"] * 2, 0)


async def test_a_newcomer_is_shown_the_table_once() -> None:
    async with opened() as table:
        guest = await guest_of(table)
        assert [message["t"] for message in guest.link.sent] == ["frame"]
        assert table.link.sent[-1]["table"]["watching"] == 1


async def test_who_follows_step_by_step_is_shown_the_whole_table_only_after_a_pause() -> None:
    async with opened() as table:
        table.do("c", kind="configure", settings={"game": "race", "options": {"hand_size": 8}})
        await until(lambda: table.runner.table.settings.options)
        table.do("s", kind="start")
        await until(lambda: table.runner.table.game)
        follower = Table(table.hall, table.code, new_secret())
        await follower.hello(steps=True)

        async def heard_of_a_move() -> list[str]:
            before = len(follower.link.sent)
            table.move()
            await until(lambda: not table.runner.busy)
            return [message["t"] for message in follower.link.sent[before:]]

        assert [await heard_of_a_move(), await heard_of_a_move()] == [["step"], ["step"]]
        follower.session.pause()
        assert await heard_of_a_move() == []
        follower.session.resume()
        assert follower.link.sent[-1]["t"] == "frame"
        assert follower.link.sent[-1]["seq"] == table.runner.table.seq
        assert await heard_of_a_move() == ["step"]


async def test_who_moves_too_often_is_refused_and_the_table_stands() -> None:
    async with opened() as table:
        table.do("s", kind="start")
        await until(lambda: table.runner.table.phase == "playing" and not table.runner.busy)
        services = table.hall.services
        now = services.clock.ticks()
        services.clock.ticks = lambda: now
        table.session._moves = Allowance(1.0, now, seconds=1.0)
        stood = table.runner.table.seq
        table.move()
        await until(lambda: table.runner.table.seq > stood and not table.runner.busy)
        stood = table.runner.table.seq
        table.move()
        assert (table.link.refusals(), table.runner.table.seq, table.runner.busy) == (["too_fast"], stood, False)
