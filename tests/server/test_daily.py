"""The challenge over HTTP: one try that counts, decided card by card, and every bad input told in words."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import httpx
import pytest

from tests.server.conftest import bearer, quiet
from tests.server.test_secrets import canary_deck
from yearline.core.rng import commitment
from yearline.daily.day import CARDS, Day, dealt, follow
from yearline.decks import LibraryDeck, library
from yearline.measured.book import noted
from yearline.server.app import create_app
from yearline.server.daily.days import Days
from yearline.server.daily.tries import Tries
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.store.memory import MemoryStore

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
HOURS = 3600.0
TODAY, YESTERDAY, TOMORROW = "2026-11-16", "2026-11-15", "2026-11-17"
SMALL = {"world-history": library()["world-history"]}


class Site:
    """A server without a socket, whose clock stands still until somebody turns it."""

    def __init__(self, hall: Hall, http: httpx.AsyncClient, clock: list[float]) -> None:
        self.hall, self.http, self.clock = hall, http, clock
        self.tries: Tries = Tries(Days(hall.services))

    async def day(self) -> Day:
        found = await self.tries.days.now()
        assert found is not None
        return found

    async def place(self, secret: str, card: int, gap: int, day: str = TODAY, **more: Any) -> httpx.Response:
        body = {"card": card, "gap": gap, **more}
        return await self.http.post(f"/daily/{day}/cards", json=body, headers=bearer(secret))

    async def finish(self, secret: str, gaps: list[int]) -> httpx.Response:
        for card, gap in enumerate(gaps):
            answer = await self.place(secret, card, gap)
            assert answer.status_code == 200, answer.text
        return answer

    async def scores(self, day: str = TODAY) -> list[int]:
        return list((await self.http.get(f"/api/daily/{day}")).json()["scores"])


@asynccontextmanager
async def site(
    decks: dict[str, LibraryDeck] = SMALL, store: MemoryStore | None = None, at: float = NOON, **more: Any
) -> AsyncIterator[Site]:
    clock = [at]
    hall = Hall(quiet(**more), store=store, decks=decks, now=lambda: clock[0])
    app = create_app(hall)
    await hall.open()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as http:
        yield Site(hall, http, clock)
    await hall.close()


def right_gaps(day: Day) -> list[int]:
    """Answers that are all right, found by trying."""
    gaps: list[int] = []
    for at in range(CARDS):
        gaps.append(next(gap for gap in range(at + 2) if follow(day, [*gaps, gap]).laid[-1].right))
    return gaps


async def test_twelve_cards_make_a_result_that_is_counted_once() -> None:
    async with site() as here:
        secret, gaps = new_secret(), right_gaps(await here.day())
        answer = await here.finish(secret, gaps)
        assert 'data-score="12"' in answer.text
        assert 'data-counted="yes"' in answer.text
        again = await here.http.get(f"/daily/{TODAY}/mine", headers=bearer(secret))
        assert 'data-score="12"' in again.text
        assert await here.scores() == [0] * CARDS + [1]


async def test_a_second_try_sent_by_hand_changes_nothing_and_is_told() -> None:
    async with site() as here:
        secret, gaps = new_secret(), right_gaps(await here.day())
        await here.place(secret, 0, 1 - gaps[0])
        again = await here.place(secret, 0, gaps[0])
        assert again.status_code == 200
        assert "You have already placed this card" in again.text
        await here.finish(secret, gaps)
        assert await here.scores() == [0] * (CARDS - 1) + [1, 0]
        await here.finish(secret, gaps)
        assert sum(await here.scores()) == 1


async def test_two_devices_of_one_person_meet_in_one_try() -> None:
    async with site() as here:
        await here.day()
        secret = new_secret()
        both = await asyncio.gather(*[here.place(secret, 0, gap) for gap in (0, 1)])
        assert [answer.status_code for answer in both] == [200, 200]
        found = await here.tries.mine(person_of(secret), await here.day())
        assert len(found) == 1
        ahead = await here.place(secret, 5, 0)
        assert (ahead.status_code, ahead.json()["code"]) == (409, "stale")


async def test_many_who_finish_at_once_are_all_counted() -> None:
    async with site() as here:
        gaps = right_gaps(await here.day())
        await asyncio.gather(*[here.finish(new_secret(), gaps) for _ in range(12)])
        assert await here.scores() == [0] * CARDS + [12]


async def test_a_count_that_was_cut_off_is_made_up_for() -> None:
    store = MemoryStore()
    async with site(store=store) as here:
        secret, gaps = new_secret(), right_gaps(await here.day())
        await here.finish(secret, gaps)
        del store._streams[f"daily:{TODAY}:scores"]
    async with site(store=store) as here:
        assert sum(await here.scores()) == 0
        await here.http.get(f"/daily/{TODAY}/mine", headers=bearer(secret))
        assert await here.scores() == [0] * CARDS + [1]


async def test_a_day_that_has_not_begun_is_refused_but_its_hash_is_told() -> None:
    async with site() as here:
        await here.day()
        for answer in (await here.http.get(f"/daily/{TOMORROW}"), await here.place(new_secret(), 0, 0, TOMORROW)):
            assert answer.status_code == 404
            assert answer.json()["code"] == "daily_not_begun"
        told = (await here.http.get(f"/api/daily/{TOMORROW}")).json()
        assert re.fullmatch("[0-9a-f]{64}", told["commitment"])
        assert re.fullmatch("[0-9a-f]{64}", told["cards_commitment"])
        assert (told["seed"], told["cards"], told["scores"]) == ("", [], [])
        assert (await here.http.get("/api/daily/2026-11-18")).status_code == 404


async def test_the_seed_is_opened_the_day_after_and_fits_the_hash_of_the_day_before() -> None:
    async with site(at=NOON - 24 * HOURS) as here:
        before = (await here.http.get(f"/api/daily/{TODAY}")).json()
        here.clock[0] += 24 * HOURS
        day = await here.day()
        assert (await here.http.get(f"/api/daily/{TODAY}")).json()["seed"] == before["seed"] == ""
        here.clock[0] += 24 * HOURS
        after = (await here.http.get(f"/api/daily/{TODAY}")).json()
        assert after["commitment"] == before["commitment"] == commitment(int(after["seed"]))
        assert after["cards"] == list(dealt(day))
        named = " ".join(["yearline cards", after["seed"], *after["cards"]])
        assert after["cards_commitment"] == before["cards_commitment"] == sha256(named.encode()).hexdigest()
        assert after["seed"] in (await here.http.get(f"/daily/{TODAY}")).text


async def test_past_days_are_free_and_count_for_nothing() -> None:
    async with site() as here:
        await here.day()
        while not await here.tries.days.book.known([datetime.fromisoformat(YESTERDAY).date()]):
            await asyncio.sleep(0)
        refused = await here.place(new_secret(), 0, 0, YESTERDAY)
        assert (refused.status_code, refused.json()["code"]) == (409, "daily_over")
        played = await here.http.get(f"/daily/{YESTERDAY}/free", params={"gaps": ",".join(["0"] * 11), "gap": "0"})
        assert "outcome-score" in played.text
        assert 'data-counted=""' in played.text
        assert sum(await here.scores(YESTERDAY)) == 0
        assert f"/daily/{YESTERDAY}" in (await here.http.get("/daily/past")).text


async def test_a_day_begun_without_connection_is_counted_when_it_is_back() -> None:
    async with site() as here:
        gaps = right_gaps(await here.day())
        page = (await here.http.get("/")).text
        (ticket,) = re.findall(r'data-ticket="([0-9a-f]+)"', page)
        here.clock[0] += 14 * HOURS
        secret = new_secret()
        assert (await here.place(secret, 0, gaps[0], ticket=ticket)).status_code == 200
        assert (await here.place(secret, 1, gaps[1])).status_code == 200
        forged = await here.place(new_secret(), 0, gaps[0], ticket="0" * 32)
        assert forged.json()["code"] == "daily_over"
        here.clock[0] += 24 * HOURS
        late = await here.place(new_secret(), 0, gaps[0], ticket=ticket)
        assert late.json()["code"] == "daily_over"


async def test_a_try_that_was_begun_counts_beyond_midnight() -> None:
    """An old page on a new day: what it gets says that it still counts."""
    async with site() as here:
        gaps, secret = right_gaps(await here.day()), new_secret()
        await here.place(secret, 0, gaps[0])
        here.clock[0] += 14 * HOURS
        answer = await here.place(secret, 1, gaps[1])
        assert 'data-today=""' in answer.text
        assert 'data-counted="yes"' in answer.text
        mine = await here.http.get(f"/daily/{TODAY}/mine", headers=bearer(secret))
        assert 'class="try begun"' in mine.text
        for card in range(2, CARDS):
            answer = await here.place(secret, card, gaps[card])
        assert 'data-counted="yes"' in answer.text
        assert await here.scores() == [0] * CARDS + [1]


async def test_a_clock_set_back_counts_nothing_twice() -> None:
    store = MemoryStore()
    async with site(store=store) as here:
        secret, gaps = new_secret(), right_gaps(await here.day())
        await here.finish(secret, gaps)
    async with site(store=store, at=NOON - 24 * HOURS) as here:
        assert (await here.http.get(f"/daily/{TODAY}")).json()["code"] == "daily_not_begun"
    async with site(store=store) as here:
        assert "You have already placed" in (await here.place(secret, 0, 0)).text
        assert await here.scores() == [0] * CARDS + [1]


@pytest.mark.parametrize(
    "body",
    [
        {}, {"card": 0}, {"card": 12, "gap": 0}, {"card": 0, "gap": 99}, {"card": 0, "gap": 0, "score": 12},
        {"card": "first", "gap": 0}, [],
    ],
)  # fmt: skip
async def test_a_forged_result_or_nonsense_is_refused_and_nothing_is_kept(body: Any) -> None:
    async with site() as here:
        await here.day()
        secret = new_secret()
        answer = await here.http.post(f"/daily/{TODAY}/cards", json=body, headers=bearer(secret))
        assert answer.status_code == 400
        assert await here.tries.mine(person_of(secret), await here.day()) == ()


async def test_a_gap_that_is_not_there_is_refused() -> None:
    async with site() as here:
        secret = new_secret()
        answer = await here.place(secret, 0, 7)
        assert (answer.status_code, answer.json()["code"]) == (400, "illegal_action")
        assert await here.tries.mine(person_of(secret), await here.day()) == ()


async def test_without_a_secret_nothing_counts() -> None:
    async with site() as here:
        answer = await here.http.post(f"/daily/{TODAY}/cards", json={"card": 0, "gap": 0})
        assert (answer.status_code, answer.json()["code"]) == (401, "no_secret")


@pytest.mark.parametrize(
    "day", ["2026-13-01", "2026-11-1", "today", "20261116", "0000-00-00", "٢٠٢٦-١١-١٦", "1999-01-01"]
)
async def test_what_is_no_day_is_refused(day: str) -> None:
    async with site() as here:
        for address in (f"/daily/{day}", f"/api/daily/{day}", f"/daily/{day}/preview.png"):
            answer = await here.http.get(address)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_day")


@pytest.mark.parametrize(
    "query", ["gaps=9,9&gap=1", "gaps=0,,0", "gap=-1", "gaps=" + "0," * 40, "gaps=٠&gap=¹", "gap=77"]
)
async def test_a_form_that_cannot_be_read_begins_anew(query: str) -> None:
    async with site() as here:
        page = (await here.http.get(f"/?{query}")).text
        assert 'data-card="0"' in page


async def test_a_form_without_script_plays_on() -> None:
    async with site() as here:
        gaps = right_gaps(await here.day())
        page = (await here.http.get("/", params={"gaps": str(gaps[0]), "gap": str(gaps[1])})).text
        assert 'data-card="2"' in page
        assert f'name="gaps" value="{gaps[0]},{gaps[1]}"' in page


async def test_tries_in_the_log_name_nobody() -> None:
    store = MemoryStore()
    async with site(store=store) as here:
        secret = new_secret()
        await here.place(secret, 0, 0)
        here.clock[0] += 24 * HOURS
        await here.day()
        await here.place(secret, 0, 0, TOMORROW)
        names = [name.rpartition(":")[2] for name in store._streams if name.count(":") == 2]
        assert len(names) == len(set(names)) == 2
        assert not any(person_of(secret) in f"{name} {lines}" for name, lines in store._streams.items())


async def test_who_begins_every_second_with_another_secret_has_to_wait() -> None:
    async with site(starts_per_second=0.01) as here:
        await here.day()
        answers = [await here.place(new_secret(), 0, 0) for _ in range(8)]
        assert [answer.status_code for answer in answers].count(200) == 6
        assert answers[-1].status_code == 429


async def test_a_library_without_cards_has_no_challenge_but_a_home_page() -> None:
    async with site(decks={}) as here:
        assert (await here.http.get("/")).status_code == 200
        assert (await here.http.get("/daily")).json()["code"] == "no_such_day"


async def test_the_preview_is_a_picture_that_is_drawn_once() -> None:
    async with site() as here:
        page = (await here.http.get(f"/daily/{TODAY}")).text
        assert 'property="og:image"' in page
        one, two = [await here.http.get(f"/daily/{TODAY}/preview.png") for _ in range(2)]
        assert one.content[:8] == b"\x89PNG\r\n\x1a\n"
        assert one.content == two.content


DECK = canary_deck(120)


def hidden(turned: set[str]) -> Iterator[str]:
    for card in DECK.cards:
        if card.card.face.picture not in turned:
            yield from (str(abs(card.year)), card.card.back.symbol, card.id.removeprefix("id-"))


async def test_no_byte_of_a_challenge_tells_a_date_before_its_time() -> None:
    """The canary: everything that anybody can ask for, today's and tomorrow's, at every card."""
    async with site(decks={"canary": DECK}) as here:
        day, secret = await here.day(), new_secret()
        order, turned = dealt(day), {dealt(day)[0]}
        for at in range(CARDS):
            answers = [
                await here.http.get(address, headers=bearer(secret))
                for address in (
                    "/", "/daily", f"/daily/{TODAY}", f"/daily/{TODAY}/mine", "/daily/past", "/api/daily/mine",
                    f"/api/daily/{TODAY}", f"/api/daily/{TOMORROW}", f"/daily/{TOMORROW}",
                )
            ]  # fmt: skip
            answers.append(await here.place(secret, at, 0))
            turned.add(order[at + 1])
            for answer in answers:
                text = answer.text + str(answer.headers)
                assert [word for word in hidden(turned) if word in text.replace(",", "").replace("\xa0", "")] == []
                shown = _fan() if answer.url.path == "/" else ()
                assert [picture for picture in _unseen(DECK, (*order[: at + 3], *shown)) if picture in text] == []


def _fan() -> tuple[str, ...]:
    """The cards that stand for decks on the home page, whatever the day is."""
    return tuple([card.card.face.picture for card in DECK.cards[:2]])


def _unseen(deck: LibraryDeck, seen: tuple[str, ...]) -> Iterator[str]:
    """Pictures, which say which card comes."""
    for card in deck.cards:
        if card.card.face.picture not in seen:
            yield f"{card.card.face.picture}.svg"
            yield f"{card.card.face.picture},"


async def test_fields_of_cards_tell_no_dates_and_count_as_several_requests() -> None:
    cards = SMALL["world-history"].cards
    asked = ",".join([cards[0].card.face.picture, "nothing", "../x", cards[1].card.face.picture])
    async with site(requests_per_second=5.0) as here:
        told = (await here.http.get("/api/fields", params={"pictures": asked})).json()
        assert told == {card.card.face.picture: card.scene for card in cards[:2]}
        answers = [await here.http.get("/api/fields") for _ in range(8)]
        assert answers[-1].status_code == 429


async def test_my_games_are_filled_in_by_the_device_alone() -> None:
    async with site() as here:
        page = (await here.http.get("/me")).text
        assert 'data-today="2026-11-16"' in page
        assert "yearline-games" not in page


@pytest.mark.parametrize("measured", [True, False])
async def test_placements_count_towards_cards_and_towards_nobody_unless_a_host_switches_it_off(measured: bool) -> None:
    store = MemoryStore()
    async with site(store=store, measure_cards=measured) as here:
        secret, gaps = new_secret(), right_gaps(await here.day())
        await here.finish(secret, gaps)
        await here.http.get(f"/daily/{TODAY}/mine", headers=bearer(secret))
        found = await noted(store)
        assert len(found) == (CARDS if measured else 0)
        assert all(one.right for one in found)
        lines = await store.read("placements")
        assert [(line.command, line.at) for line in lines] == [("", NOON - 12 * HOURS)] * measured
        stream = await here.tries.stream_of(person_of(secret), (await here.day()).date)
        assert not any(stream.rpartition(":")[2] in line.body for line in lines)


async def test_another_device_with_the_same_secret_finds_the_results_of_a_month() -> None:
    async with site() as here:
        secret, gaps = new_secret(), right_gaps(await here.day())
        nothing = await here.http.get("/api/daily/mine", headers=bearer(secret))
        await here.place(secret, 0, 1 - gaps[0])
        half = await here.http.get("/api/daily/mine", headers=bearer(secret))
        assert (nothing.json(), half.json()) == ({}, {})
        await here.finish(secret, gaps)
        here.clock[0] += 20 * 24 * HOURS
        (found,) = (await here.http.get("/api/daily/mine", headers=bearer(secret))).json().items()
        assert found[0] == TODAY
        assert (found[1]["score"], found[1]["marks"]) == (CARDS - 1, "0" + "1" * (CARDS - 1))
        assert len(found[1]["cards"]) == len(found[1]["years"]) == CARDS
        assert (await here.http.get("/api/daily/mine", headers=bearer(new_secret()))).json() == {}
        assert (await here.http.get("/api/daily/mine")).status_code == 401
