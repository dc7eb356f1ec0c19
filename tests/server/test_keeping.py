"""Data that ends: what the sweep takes away and when, what it leaves, and a person who wants to be forgotten."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from time import time
from typing import Any

import pytest

from tests.server.conftest import bearer, quiet, running
from yearline.client import TableClient
from yearline.i18n import COMPLETE, messages
from yearline.server.daily.days import Days
from yearline.server.daily.tries import Tries
from yearline.server.keeping.everything import everything
from yearline.server.keeping.kept import DAY
from yearline.server.keeping.sweep import Sweeper
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.server.services.blocks import Blocks, Decision, decide
from yearline.store import Aged, Store

pytestmark = pytest.mark.asyncio


class Time:
    """The time of day, which a test moves on."""

    def __init__(self) -> None:
        self.later = 0.0

    def __call__(self) -> float:
        return time() + self.later


def sweeper_of(hall: Hall) -> Sweeper:
    tries = Tries(Days(hall.services))
    return Sweeper(hall.services, everything(hall.services, hall.tables, tries), dict)


async def log_of(store: Store, code: str) -> str:
    return "\n".join(f"{line.body} {line.command}" for line in await store.read(f"table:{code}"))


class Place:
    """A server with a clock, and its sweep."""

    def __init__(self, started: Any, now: Time) -> None:
        self.server, self.now = started, now
        self.hall, self.store = started.hall, started.hall.services.store
        self.sweeper = sweeper_of(self.hall)

    async def after(self, days: float) -> None:
        """So long after it began, everything is swept that is to be."""
        self.now.later = days * DAY
        while (await self.sweeper.sweep()).looked:
            pass
        await self.hall.tables.catch_up()

    async def finished(self) -> tuple[str, list[TableClient]]:
        """A table at which Ann and Bob have talked, and played a game to its end."""
        host = new_secret()
        code = await self.server.table(host, game="race", seats=2)
        ann = await self.server.sit(code, host)
        await ann.do(kind="join", name="Ann of Anjou", birth=1987)
        bob = await self.server.sit(code, "", "Bob the Brave")
        await ann.do(kind="start")
        await ann.until_phase("playing")
        await ann.do(kind="say", text="hello, dear Bob")
        await ann.do(kind="control", what="end")
        await bob.until_phase("over")
        return code, [ann, bob]


@asynccontextmanager
async def place(**more: Any) -> AsyncIterator[Place]:
    now = Time()
    async with running(Hall(quiet(**more), now=now)) as started:
        yield Place(started, now)


async def test_talk_ends_first_then_names_and_at_last_the_table() -> None:
    async with place() as here:
        code, _ = await here.finished()
        await here.after(6.9)
        assert "dear Bob" in (before := await log_of(here.store, code))
        assert "1987" in before
        await here.after(7.1)
        log = await log_of(here.store, code)
        assert "dear Bob" not in log
        assert "1987" not in log
        assert "Bob the Brave" in log
        await here.after(30.1)
        assert "Ann" not in (log := await log_of(here.store, code))
        assert "Bob" not in log
        here.hall.tables._drop(code, "restart")  # what is read again is what the log says
        shown = (await here.server.http.get(f"/api/tables/{code}")).json()
        assert [seat["name"] for seat in shown["chairs"]] == ["—", "—"]
        assert shown["talk"] == []
        assert (await here.server.http.get(f"/api/tables/{code}/games/1/record")).status_code == 200
        await here.after(90.1)
        assert (await here.server.http.get(f"/api/tables/{code}")).status_code == 404
        assert await here.store.kinds() == {}


async def test_nobody_loses_a_seat_in_a_game_that_goes_on() -> None:
    async with place() as here:
        ann, _ = await here.server.playing("Ann of Anjou", "Bob the Brave")
        await ann.do(kind="say", text="I shall be back")
        code = ann.frame["table"]["code"]
        await here.after(170)
        log = await log_of(here.store, code)
        assert "Ann of Anjou" in log
        assert "I shall be back" not in log
        assert await here.store.list_blobs("deck:", 1e12, unneeded=False)  # the game needs its cards
        await here.after(181)
        assert await log_of(here.store, code) == ""


async def test_what_an_operator_keeps_for_ever_stays() -> None:
    forever = {f"keep_{name}_days": 0.0 for name in ("talk", "names", "finished", "lobbies", "games", "decks")}
    async with place(**forever) as here:
        code, _ = await here.finished()
        await here.after(9999)
        assert "dear Bob" in await log_of(here.store, code)


async def test_whoever_looks_at_a_table_that_ends_is_told() -> None:
    async with place() as here:
        code = await here.server.table(new_secret(), game="race")
        client = await here.server.sit(code)
        await here.after(8)
        with pytest.raises(Exception, match="no_table"):
            await asyncio.wait_for(client.until(lambda _: False), 5)
        assert here.hall.tables.open_table(code) is None


async def test_a_deck_ends_when_neither_a_table_nor_anybody_wants_it() -> None:
    rows = "\n".join(f"Thing {i},{1500 + i},https://example.org" for i in range(60))
    async with place() as here:
        headers = bearer(secret := new_secret())
        answer = await here.server.http.post(
            "/api/decks?name=Things", content=f"title,year,source\n{rows}", headers=headers
        )
        deck = answer.json()["id"]
        lobby = await here.server.table(secret, game="race", decks=[deck])
        await here.sweeper.sweep()
        here.now.later = 100 * DAY
        for kept in here.sweeper.everything:
            await kept.sweep(here.now(), 100)
        assert await here.store.get_blob(deck) is not None  # a table has agreed on it
        await here.store.delete_stream(f"table:{lobby}")
        await here.after(100)
        assert await here.store.get_blob(deck) is None


async def test_codes_and_lists_of_cards_end_with_what_they_lead_to() -> None:
    """Doors of rooms, codes of homework and decks that were picked out stayed for ever."""
    async with place() as here:
        await here.server.table(new_secret(), game="crowd", seats=500)
        await here.server.http.post("/api/homework", json={"decks": ["world-history"], "rounds": 5})
        await here.hall.services.shelf.picked.add(["inventions"], ["a", "b"])
        kept = [await here.store.list_streams(prefix, 9) for prefix in ("door:", "homework:")]
        assert [len(found) for found in kept] == [1, 1]
        await here.after(89)
        assert await here.store.list_streams("door:", 9) == kept[0]
        await here.after(91)
        assert [await here.store.list_streams(prefix, 9) for prefix in ("door:", "homework:")] == [[], []]
        assert await here.store.list_blobs("pick-", 1e12, 9, unneeded=False) == []


async def test_somebody_who_wants_to_be_forgotten_is_and_the_others_stay() -> None:
    async with place() as here:
        code, (ann, bob) = await here.finished()
        playing, other = await here.server.playing("Ann of Anjou", "Cleo")
        going_on = playing.frame["table"]["code"]
        for client in (ann, playing):
            answer = await here.server.http.delete("/api/people/me", headers=bearer(client.secret))
            assert answer.json() == {"gone": {"tables": 1}}
            person = person_of(client.secret)
            assert await here.store.streams_of(person) == []
        for name in (code, going_on):
            log = await log_of(here.store, name)
            assert "Ann" not in log
            assert person_of(ann.secret) not in log
            assert person_of(playing.secret) not in log
            assert "dear Bob" not in log
        assert "Bob the Brave" in await log_of(here.store, code)
        await other.until(lambda frame: frame["table"]["chairs"][0]["name"] == "—")
        await bob.until(lambda frame: frame["table"]["chairs"][1]["host"])
        live = here.hall.tables.open_table(code).table
        here.hall.tables._drop(code, "restart")
        again = (await here.hall.tables.runner(code)).table
        assert again.chairs == live.chairs
        assert again.talk == live.talk == ()
        assert (await here.server.http.delete("/api/people/me", headers=bearer(ann.secret))).json() == {"gone": {}}
        assert (await here.server.http.delete("/api/people/me")).status_code == 401


async def test_tries_and_reports_forget_a_person_too() -> None:
    async with place() as here:
        tries = Tries(Days(here.hall.services))
        secret = new_secret()
        person = person_of(secret)
        day = await tries.days.now()
        assert day is not None
        await tries.lay(person, day, 0, 0, "", "somewhere")
        ann, _ = await here.server.playing("Ann", "Bob")
        picture = ann.frame["view"]["rows"][0]["columns"][0][0]["p"]
        report = {"table": ann.frame["table"]["code"], "picture": picture, "reason": "date", "note": "wrong"}
        assert (await here.server.http.post("/api/reports", json=report, headers=bearer(secret))).status_code == 201
        answer = await here.server.http.delete("/api/people/me", headers=bearer(secret))
        assert answer.json() == {"gone": {"reports": 1, "tries-daily": 1}}
        assert await tries.mine(person, day) == ()
        (line,) = await here.store.read("reports")
        assert json.loads(line.body)["note"] == "wrong"
        assert person not in line.body
        await here.after(366)
        assert await here.store.read("reports") == []


async def test_an_address_that_is_let_in_again_is_forgotten_within_a_day() -> None:
    async with place() as here:
        for do, name in (("block", "192.0.2.7"), ("block", "192.0.2.8"), ("unblock", "192.0.2.7"), ("block", "")):
            await decide(here.store, Decision(do, "address", name), here.now())  # type: ignore[arg-type]
        await decide(here.store, Decision("block", "table", "k3m9xw"), here.now())
        for days, there in ((0.5, True), (1.0, False), (400.0, False)):
            await here.after(days)
            kept = "\n".join([line.body for line in await here.store.read("admin")])
            assert ("192.0.2.7" in kept) == there
            assert "192.0.2.8" in kept
            shut = Blocks()
            shut.fold(await here.store.read("admin"))
            assert shut.listed() == {"address": ["192.0.2.8"], "deck": [], "table": ["k3m9xw"]}


async def test_many_nodes_share_the_sweep_and_a_table_that_moves_on_is_not_deleted() -> None:
    async with place() as here:
        codes = [await here.server.table(new_secret(), game="race") for _ in range(60)]
        here.now.later = 8 * DAY
        others = [sweeper_of(here.hall) for _ in range(2)]
        await asyncio.gather(*[one.sweep() for one in (here.sweeper, *others)])
        swept = sum(one.ended for one in (here.sweeper, *others))
        assert swept == 60
        code = await here.server.table(new_secret(), game="race")
        tables = here.sweeper.everything[0]
        now = here.now()
        assert await tables.look(Aged(f"table:{code}", 5, 0.0), now) == now  # it has grown meanwhile: look again
        assert await here.store.heads([f"table:{one}" for one in (*codes, code)]) == {f"table:{code}": 1}


async def test_a_server_that_is_full_opens_no_new_tables_and_goes_on_with_those_it_has() -> None:
    async with place(disk_most_mb=1) as here:
        ann, _ = await here.server.playing("Ann", "Bob")
        here.hall.services.disk.bytes = 2_000_000
        answer = await here.server.http.post("/api/tables", json={"game": "race"}, headers=bearer(new_secret()))
        assert (answer.status_code, answer.json()["code"]) == (503, "server_full")
        answer = await here.server.http.post("/api/decks", content="title,year", headers=bearer(new_secret()))
        assert (answer.status_code, answer.json()["code"]) == (503, "server_full")
        for path in ("/api/picks", "/api/homework"):
            answer = await here.server.http.post(path, json={"decks": ["world-history"]})
            assert (answer.status_code, answer.json()["code"]) == (503, "server_full"), path
        await ann.do(kind="say", text="still here")


async def test_the_page_says_in_five_languages_how_long_each_kind_is_kept_by_the_settings_in_force() -> None:
    async with place(keep_talk_days=9.0, keep_decks_days=31.0, keep_tries_days=0.0) as here:
        rows = [row for kept in here.sweeper.everything for row in kept.rows()]
        assert {("talk", 9.0), ("decks", 31.0), ("tries-daily", 0.0)} <= set(rows)
        for language in COMPLETE:
            say = messages(language)
            page = (await here.server.http.get("/privacy", params={"lang": language})).text
            told = [tuple(map(unescape, row)) for row in re.findall(r"<td>(.*?)</td>\s*<td>(.*?)</td>", page)]
            lasts = [say("keeping-days", count=days) if days else say("keeping-forever") for _, days in rows]
            whole = [(say(f"keeping-{kind}"), last) for (kind, _), last in zip(rows, lasts, strict=True)]
            assert set(whole) <= set(told), language
            assert all(say(id) in unescape(page) for id in ("keeping-address", "keeping-logs", "keeping-delete-text"))
