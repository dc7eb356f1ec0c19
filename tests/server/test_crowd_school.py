"""A school behind one address: five hundred phones that come, lose the network together, and sleep."""

import json
import re
from typing import Any

import pytest

from tests.server.conftest import running, timeless
from tests.server.tables import Table, until
from tests.server.test_crowd import newest, room
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.server.running.guard import Guarded
from yearline.server.services.settings import ServerSettings

SCHOOL = 500
pytestmark = pytest.mark.asyncio


def usual(*limits: str) -> Hall:
    """A hall in which no time passes, with these limits as they are when nobody has set them."""
    return timeless(**{name: getattr(ServerSettings(), name) for name in limits})


async def files_of_a_phone() -> list[str]:
    """All that a browser fetches for the page of a phone, by its own address."""
    hall = timeless()
    async with running(hall) as server:
        code = await server.table(new_secret(), game="crowd", seats=SCHOOL)
        page = (await server.http.get(f"/j/{code}")).text
    named = re.findall(r'(?:href|src)="(/[^"#]+)"', page)
    return [f"/j/{code}", *dict.fromkeys(named), "/favicon.ico", "/pictures/x.svg"]


async def test_five_hundred_phones_of_a_school_open_the_page_in_the_same_moment() -> None:
    asked = await files_of_a_phone()
    assert sum(path.startswith("/static/app/") for path in asked) > 5
    answered: list[str] = []

    async def app(scope: dict[str, Any], _: object, __: object) -> None:
        answered.append(scope["path"])

    door = Guarded(app, usual("requests_per_second", "files_per_second").services)
    scope = {"type": "http", "method": "GET", "headers": [], "client": ("10.0.0.1", 1)}
    for path in asked * SCHOOL:
        await door({**scope, "path": path}, None, None)
    assert len(answered) == len(asked) * SCHOOL


async def test_all_phones_come_back_at_once_and_none_of_their_answers_is_lost() -> None:
    """The network of a school was gone for a moment: each says hello, and again what was not answered."""
    hall = usual("messages_per_second", "messages_per_address", "crowd_per_second", "moves_per_second")
    await hall.open()
    try:
        made = await room(hall)
        people = await made.come(*[f"Pupil {number}" for number in range(SCHOOL)])
        await made.start()
        for phone in people:
            phone.session.gone()
        later = hall.services.clock.ticks() + 20.0
        hall.services.clock.ticks = lambda: later
        again = [Table(hall, made.code, phone.secret) for phone in people]
        for phone in again:
            hello = {"t": "hello", "table": made.code, "secret": phone.secret, "role": "phone"}
            phone.session.heard(json.dumps(hello).encode())
            phone.session.heard(json.dumps({"t": "act", "id": "mine", "a": f"place {made.card} 1"}).encode())
        await until(lambda: made.stage.runner.picture.view.phase == "reveal")
        assert newest(made.stage)["tally"] == [0, SCHOOL, 0, 0]
        assert [phone.link.refusals() for phone in again] == [[]] * SCHOOL
    finally:
        await hall.close()


async def test_a_hello_that_comes_too_fast_may_come_again() -> None:
    """Who got no answer to it would wait for ever."""
    hall = timeless(messages_per_address=1.0)
    await hall.open()
    try:
        made = await room(hall)
        for _ in range(5):
            late = Table(hall, made.code, new_secret())
            late.session.heard(json.dumps({"t": "hello", "table": made.code, "secret": late.secret}).encode())
        assert late.link.closed == 1013
        assert [message["t"] for message in late.link.sent] == ["refused", "bye"]
        assert late.link.sent[-1]["again"] is True
    finally:
        await hall.close()


async def test_a_phone_that_has_slept_for_ten_minutes_has_its_place_and_its_points() -> None:
    hall = Hall(ServerSettings(sweep_seconds=3600.0, keeping_seconds=3600.0, log_level="error"))
    await hall.open()
    try:
        made = await room(hall)
        ann, _ = await made.come("Ann", "Ben")
        await made.start()
        for gap in (0, 1, 2, 3):
            await made.choose(ann, gap, f"first{gap}")
        await made.control("next")
        mine = newest(ann)["you"]
        await made.control("next")
        clock, slept = hall.services.clock, 600.0
        ticks, now = clock.ticks, clock.now
        clock.ticks, clock.now = lambda: ticks() + slept, lambda: now() + slept
        for one in (made.stage, made.phones[1]):
            one.session.ponged()
        await hall.housekeeping.sweep()
        assert ann.link.closed == 1001
        assert ann.link.sent[-1]["again"] is True
        again = Table(hall, made.code, ann.secret)
        await again.hello(role="phone")
        assert (newest(again)["step"], newest(again)["round"]) == ("place", 2)
        assert {name: newest(again)["you"][name] for name in ("seat", "name", "points")} == {
            name: mine[name] for name in ("seat", "name", "points")
        }
        assert newest(again)["you"]["gap"] is None
    finally:
        await hall.close()
