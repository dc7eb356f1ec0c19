"""The deal of the week over HTTP: the real rules, one try that counts, and no date that nobody has turned over."""

import asyncio
import dataclasses
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from subprocess import Popen

import httpx
import pytest

from tests.server.conftest import bearer
from tests.server.tables import until
from tests.server.test_daily import HOURS, Site, site
from tests.server.test_secrets import canary_deck
from yearline.core.actions import from_text
from yearline.core.cards import Face
from yearline.core.events import Revealed
from yearline.core.play import replay
from yearline.core.rng import commitment
from yearline.core.value import replace
from yearline.daily import apart
from yearline.daily import week as week_module
from yearline.daily.apart import NoParError
from yearline.daily.book import WEEKLY
from yearline.daily.day import Day
from yearline.daily.week import ME, RULES, Played, follow_week, text_of
from yearline.server.daily import deals as deals_module
from yearline.server.daily.days import Days
from yearline.server.daily.deals import Deals
from yearline.server.live.identity import new_secret, person_of
from yearline.server.pages import daily_preview
from yearline.store.memory import MemoryStore

MONDAY, NEXT = "2026-11-16", "2026-11-23"
WEEK = 7 * 24 * HOURS
PAR = 44


class Table:
    """A site, with what is needed to play its deal."""

    def __init__(self, here: Site) -> None:
        self.here, self.http = here, here.http
        self.deals = Deals(Days(here.hall.services, WEEKLY))

    async def week(self) -> Day:
        return await self.deals.days.begun(self.deals.days.today())

    async def move(self, secret: str, at: int, move: str, week: str = MONDAY, ticket: str = "") -> httpx.Response:
        body = {"at": at, "move": move, "ticket": ticket}
        return await self.http.post(f"/weekly/{week}/moves", json=body, headers=bearer(secret))

    async def finish(self, secret: str, moves: list[str]) -> httpx.Response:
        for at, move in enumerate(moves):
            answer = await self.move(secret, at, move)
            assert answer.status_code == 200, answer.text
        return answer

    async def scores(self) -> dict[int, int]:
        return dict(await Deals(self.deals.days).counts((await self.week()).date))


@asynccontextmanager
async def table(**more: object) -> AsyncIterator[Table]:
    async with site(**more) as here:  # type: ignore[arg-type]
        yield Table(here)


@pytest.fixture(autouse=True)
def asked_for_par(monkeypatch: pytest.MonkeyPatch) -> list[Day]:
    """The search has tests of its own, and compiles for a while; the oracle thinks for seconds about a deal."""
    asked: list[Day] = []

    async def par(week: Day) -> int:
        asked.append(week)
        return PAR

    monkeypatch.setattr(deals_module, "par_apart", par)
    monkeypatch.setattr(week_module, "PLAYERS", ("child", "historian"))
    return asked


def to_the_end(week: Day) -> tuple[list[str], Played]:
    """A whole game of first moves."""
    moves: list[str] = []
    while True:
        played = follow_week(week, moves)
        if played.over:
            return moves, played
        moves.append(text_of(played.legal[0]))


async def test_a_deal_is_played_to_its_end_and_counted_once() -> None:
    async with table() as here:
        moves, end = to_the_end(await here.week())
        secret = new_secret()
        answer = await here.finish(secret, moves)
        assert f'data-score="{end.score}"' in answer.text
        assert f'data-par="{PAR}"' in answer.text
        assert f"of {PAR} possible" in answer.text
        assert 'data-counted="yes"' in answer.text
        assert await here.scores() == {end.score: 1}
        again = await here.move(secret, 0, moves[0])
        assert "You have already made this move" in again.text
        assert await here.scores() == {end.score: 1}


async def test_another_device_with_the_same_secret_finds_the_deals_of_a_month() -> None:
    async with table() as here:
        moves, end = to_the_end(await here.week())
        secret, mine = new_secret(), "/api/weekly/mine"
        await here.move(secret, 0, moves[0])
        assert (await here.http.get(mine, headers=bearer(secret))).json() == {}
        await here.finish(secret, moves)
        here.here.clock[0] += 28 * 86_400
        found = (await here.http.get(mine, headers=bearer(secret))).json()
        assert found == {MONDAY: {"score": end.score, "par": PAR, "counted": True}}
        here.here.clock[0] += 7 * 86_400
        assert (await here.http.get(mine, headers=bearer(secret))).json() == {}
        assert (await here.http.get(mine)).status_code == 401


async def test_the_shared_text_names_no_card_and_no_year() -> None:
    async with table() as here:
        week = await here.week()
        answer = await here.finish(new_secret(), to_the_end(week)[0])
        shared = re.search(r"<textarea.*?>(.*?)</textarea>", answer.text, re.DOTALL)
        assert shared
        assert not [card.face.title for card in week.cards if card.face.title in shared[1]]
        assert not re.findall(r"\b1\d{3}\b", shared[1])
        assert set("🟩") <= set(shared[1])


async def test_nobody_has_to_be_somebody_to_play_for_fun() -> None:
    async with table() as here:
        moves, end = to_the_end(await here.week())
        answer = await here.http.get(f"/weekly/{MONDAY}/free", params={"did": ",".join(moves[:-1]), "do": moves[-1]})
        assert f'data-score="{end.score}"' in answer.text
        assert await here.scores() == {}
        odd = await here.http.get("/weekly", params={"did": "play x,discard -9,💥" * 200, "do": "end"})
        assert (odd.status_code, 'data-at="0"' in odd.text) == (200, True)


async def test_two_devices_of_one_person_meet_in_one_try() -> None:
    async with table() as here:
        week = await here.week()
        first = [text_of(action) for action in follow_week(week, ()).legal[:2]]
        secret = new_secret()
        both = await asyncio.gather(*[here.move(secret, 0, move) for move in first])
        assert [answer.status_code for answer in both] == [200, 200]
        assert len(await here.deals.moves(person_of(secret), week)) == 1
        ahead = await here.move(secret, 9, first[0])
        assert (ahead.status_code, ahead.json()["code"]) == (409, "stale")


@pytest.mark.parametrize("move", ["place 3 0", "play 99", "end", "leave", "", "discard", "draft red"])
async def test_a_move_that_the_rules_do_not_allow_changes_nothing(move: str) -> None:
    async with table() as here:
        secret = new_secret()
        assert (await here.move(secret, 0, move)).status_code == 400
        assert await here.deals.moves(person_of(secret), await here.week()) == ()


async def test_a_week_that_has_not_begun_tells_only_its_hash_and_one_that_is_over_its_seed() -> None:
    async with table() as here:
        week = await here.week()
        refused = await here.http.get(f"/weekly/{NEXT}", headers={"accept": "application/json"})
        assert (refused.status_code, refused.json()["code"]) == (404, "daily_not_begun")
        assert (await here.move(new_secret(), 0, "end", NEXT)).json()["code"] == "daily_not_begun"
        page = (await here.http.get("/weekly")).text
        coming = await here.deals.days.bound(here.deals.days.today() + WEEKLY.step)
        assert coming.commitment in page
        assert str(week.seed) not in page
        here.here.clock[0] += WEEK
        page = (await here.http.get(f"/weekly/{MONDAY}")).text
        assert str(week.seed) in page
        assert commitment(week.seed) in page
        assert (await here.week()).commitment == coming.commitment


async def test_a_week_that_is_over_counts_only_for_whoever_had_its_page() -> None:
    async with table() as here:
        week = await here.week()
        (move, *_) = to_the_end(week)[0]
        ticket = re.search(r'data-ticket="(\w+)"', (await here.http.get("/weekly")).text)
        assert ticket
        here.here.clock[0] += WEEK
        assert (await here.move(new_secret(), 0, move)).json()["code"] == "daily_over"
        assert (await here.move(new_secret(), 0, move, ticket="0" * 32)).json()["code"] == "daily_over"
        assert (await here.move(new_secret(), 0, move, ticket=ticket[1])).status_code == 200
        here.here.clock[0] += WEEK
        assert (await here.move(new_secret(), 0, move, ticket=ticket[1])).json()["code"] == "daily_over"


async def test_a_clock_set_back_deals_the_same_again_and_counts_nothing_twice() -> None:
    async with table() as here:
        week, secret = await here.week(), new_secret()
        moves, end = to_the_end(week)
        await here.finish(secret, moves)
        here.here.clock[0] += WEEK
        await here.week()
        here.here.clock[0] -= WEEK
        assert await here.week() == week
        assert "You have already made this move" in (await here.move(secret, 0, moves[0])).text
        assert await here.scores() == {end.score: 1}


@pytest.mark.parametrize(
    "body",
    [{}, {"at": 0}, {"at": 120, "move": "end"}, {"at": -1, "move": "end"}, {"at": 0, "move": "end", "score": 44}, []],
)
async def test_a_forged_result_or_nonsense_is_refused_and_nothing_is_kept(body: object) -> None:
    async with table() as here:
        week, secret = await here.week(), new_secret()
        answer = await here.http.post(f"/weekly/{MONDAY}/moves", json=body, headers=bearer(secret))
        assert answer.status_code == 400
        assert await here.deals.moves(person_of(secret), week) == ()
        assert (await here.http.post(f"/weekly/{MONDAY}/moves", json={"at": 0, "move": "end"})).status_code == 401


async def test_a_page_left_open_over_the_weekend_is_told_and_plays_on_for_fun() -> None:
    """An old client in a new week: its move is refused in words, or belongs to the week it was made for."""
    async with table() as here:
        week = await here.week()
        (move, *_) = to_the_end(week)[0]
        here.here.clock[0] += WEEK
        refused = await here.http.post(
            f"/weekly/{MONDAY}/moves?lang=uk", json={"at": 0, "move": move}, headers=bearer(new_secret())
        )
        assert refused.json()["code"] == "daily_over"
        assert re.search("[а-яі]{4}", refused.json()["text"])
        free = await here.http.get(f"/weekly/{MONDAY}/free", params={"do": move})
        assert (free.status_code, 'data-today=""' in free.text) == (200, True)


async def test_who_begins_every_second_with_another_secret_has_to_wait() -> None:
    async with table(starts_per_second=0.01) as here:
        (move, *_) = to_the_end(await here.week())[0]
        answers = [await here.move(new_secret(), 0, move) for _ in range(8)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429


async def test_par_is_looked_for_once(asked_for_par: list[Day]) -> None:
    async with table() as here:
        for _ in range(5):
            await here.http.get("/weekly")
        await here.finish(new_secret(), to_the_end(await here.week())[0])
        assert len(asked_for_par) == 1


async def test_no_byte_of_a_page_holds_a_date_that_nobody_turned_over() -> None:
    """The canary: all pages that this week or the next one has, at every move."""
    plain = canary_deck(60)  # but for the symbols, which have to be some that the page can name
    cards = [replace(one, card=replace(one.card, back=replace(one.card.back, symbol="moon"))) for one in plain.cards]
    words = {one.card.face.picture: (str(abs(one.year)), one.card.id[3:]) for one in cards}
    async with table(decks={"canary": dataclasses.replace(plain, cards=tuple(cards))}, store=MemoryStore()) as here:
        week, secret = await here.week(), new_secret()
        moves, _ = to_the_end(week)
        turned = {event.picture for event in revealed(week, ())}
        coming = await here.deals.days.bound(here.deals.days.today() + WEEKLY.step)
        assert {card.face.picture for card in coming.cards} - {card.face.picture for card in week.cards}
        pages = (
            "/weekly",
            f"/weekly/{MONDAY}/mine",
            f"/weekly/{NEXT}",
            f"/weekly/{NEXT}/free",
            f"/weekly/{NEXT}/mine",
            "/api/weekly/mine",
        )
        body = "".join([(await here.http.get(page, headers=bearer(secret))).text for page in pages])
        for at in range(len(moves)):
            turned |= {one.picture for one in revealed(week, moves[:at])}
            plain_body = re.sub(r"(?<=\d)\W(?=\d)", "", body)
            seen = {picture for picture, found in words.items() if any(word in plain_body for word in found)}
            assert seen <= turned
            body = (await here.move(secret, at, moves[at])).text
        assert len(turned) > 3  # a careless deal may be over soon


def revealed(week: Day, moves: list[str] | tuple[()]) -> list[Face]:
    """The cards that have been turned over by these moves, the two of the deal included."""
    told = replay(RULES, week.deck, 1, week.seed, [(ME, from_text(move)) for move in moves]).events
    return [event.card.face for event in told if isinstance(event, Revealed)]


async def test_the_preview_of_a_week_is_drawn_once_and_only_when_it_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, ...]] = []

    def draw(*words: object) -> bytes:
        drawn.append(tuple(map(str, words)))
        return b"picture"

    monkeypatch.setattr(daily_preview, "preview_png", draw)
    async with table() as here:
        page = (await here.http.get("/weekly")).text
        assert f'/weekly/{MONDAY}/preview.png?lang=en"' in page
        assert 'property="og:title" content="Weekly deal 3 · ' in page
        pictures = [await here.http.get(f"/weekly/{MONDAY}/preview.png") for _ in range(2)]
        assert [(one.status_code, one.content) for one in pictures] == [(200, b"picture")] * 2
        assert len(drawn) == 1
        assert "Weekly deal 3" in drawn[0][0]
        assert (await here.http.get(f"/weekly/{NEXT}/preview.png")).status_code == 404
        assert len(drawn) == 1


async def test_a_result_to_be_drawn_names_every_card_and_what_became_of_it() -> None:
    async with table() as here:
        moves, end = to_the_end(await here.week())
        answer = await here.finish(new_secret(), moves)
        marks, cards, said = [
            re.search(rf'data-{name}="([^"]*)"', answer.text)[1]  # type: ignore[index]
            for name in ("fates", "cards", "said")
        ]
        assert re.fullmatch(r"−?\d+( / \d+)?", said)
        assert marks == "".join(fate[0] for fate in end.fates)
        assert cards.rstrip(",").split(",") == list(end.turned)
        assert len(set(end.turned)) == len(end.turned) == len(end.fates)


async def test_a_result_is_shown_though_nobody_could_say_par(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[int] = []

    async def par(week: Day) -> int:
        if answers:
            return answers[0]
        raise NoParError("exit -9")

    monkeypatch.setattr(deals_module, "par_apart", par)
    async with table() as here:
        moves, _ = to_the_end(await here.week())
        secret = new_secret()
        ended = await here.finish(secret, moves)
        assert "deal-outcome" in ended.text
        assert 'data-par=""' in ended.text
        assert "possible" not in ended.text
        answers.append(PAR)
        again = await here.http.get(f"/weekly/{MONDAY}/mine", headers=bearer(secret))
        assert f"of {PAR} possible" in again.text


async def test_a_process_that_ends_without_an_answer_is_told_from_par(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "packed", lambda _: b"no week")
    async with table() as here:
        with pytest.raises(NoParError):
            await apart.par_apart(await here.week())


async def test_the_process_that_looks_for_par_ends_before_whoever_stops_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that stops meanwhile would close its loop under the process."""
    begun = list[Popen[bytes]]()

    def sleeper(*_: object, **more: int) -> Popen[bytes]:
        begun.append(Popen([sys.executable, "-c", "import time; time.sleep(60)"], **more))
        return begun[0]

    monkeypatch.setattr(apart, "Popen", sleeper)
    async with table() as here:
        waiting = asyncio.create_task(apart.par_apart(await here.week()))
        await until(lambda: bool(begun))
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert begun[0].returncode


async def test_the_event_loop_itself_begins_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of uvloop's, all memory is prepared for being shared: with 300 MB that took 20 ms of everybody's turns."""
    begun = list[object]()

    async def begin(*asked: object, **_: object) -> object:
        begun.append(asked)
        raise OSError

    monkeypatch.setattr(asyncio.get_running_loop(), "subprocess_exec", begin)
    monkeypatch.setattr(apart, "packed", lambda _: b"no week")
    async with table() as here:
        with pytest.raises(NoParError):
            await apart.par_apart(await here.week())
    assert begun == []
