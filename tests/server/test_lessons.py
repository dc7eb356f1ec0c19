"""A class: the report of a room and of homework, names that are deleted,
codes of four letters, and what strangers may not.
"""

import csv
import io
import json
import re
import threading
from collections.abc import Callable, Collection
from typing import Any

import pytest

from tests.server.conftest import Running, bearer, quiet, running, timeless
from tests.server.tables import until
from tests.server.test_crowd import Room, newest
from yearline.i18n import messages
from yearline.server.decks.shelf import Played
from yearline.server.lessons import doors, names
from yearline.server.lessons import homework as work
from yearline.server.lessons.book import DAY, id_of
from yearline.server.lessons.classroom import LINES_A_REQUEST
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.store.memory import MemoryStore

pytestmark = pytest.mark.asyncio

CROWD = {"game": "crowd", "seats": 500, "options": {"rounds": 5}, "decks": ["world-history"]}


class Clock:
    """The time, for those who do not want to wait two weeks."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at


async def lesson(server: Running, *names: str, rounds: int = 1) -> tuple[Room, str]:
    """A room in which some rounds were played: everybody chooses the first gap. The room, and its report."""
    host = new_secret()
    room = Room(server.hall, await server.table(host, **CROWD), host)
    await room.stage.hello(role="stage")
    await room.come(*names)
    await room.start()
    for number in range(rounds):
        if number:
            await room.control("next")
        for phone in room.phones:
            await room.choose(phone, 0, f"r{number}")
    told = await server.http.get(f"/api/tables/{room.code}/report", headers=bearer(host))
    return room, str(told.json()["report"])


async def page(server: Running, address: str, **more: Any) -> str:
    answer = await server.http.get(address, **more)
    assert answer.status_code == 200, answer.text
    return answer.text


async def homework(server: Running, **more: Any) -> tuple[str, str]:
    made = await server.http.post("/api/homework", json={"decks": ["world-history"], "rounds": 5, **more})
    assert made.status_code == 201, made.text
    return str(made.json()["code"]), str(made.json()["report"])


async def pupil(server: Running, code: str, name: str) -> str:
    answer = await server.http.post(f"/api/homework/{code}/pupils", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["pupil"])


async def chosen(server: Running, code: str, who: str, card: int, gap: int = 0) -> Any:
    body = {"card": card, "gap": gap}
    return await server.http.post(f"/api/homework/{code}/answers", json=body, headers=bearer(who))


# --- the report of a room ---


async def test_a_report_tells_each_card_its_commonest_mistake_and_each_pupil_what_they_did() -> None:
    async with running(Hall(quiet())) as server:
        _, report = await lesson(server, "Ann", "Ben", rounds=2)
        text = await page(server, report)
        assert all(name in text for name in ("Ann", "Ben", "2</dd>"))
        shares = [int(share) for share in re.findall(r"<b>(\d+)%</b>", text)]
        assert len(shares) == 2
        assert shares == sorted(shares)
        assert ("too early" in text) == (0 in shares)
        assert "Names are deleted on" in text
        for language in ("fr", "it", "ru", "uk"):
            assert messages(language)("report-forget") in await page(server, report, params={"lang": language})


async def test_a_sheet_has_a_row_for_each_and_no_cell_is_a_formula() -> None:
    async with running(Hall(quiet())) as server:
        _, report = await lesson(server, "=1+1", "Ben", rounds=2)
        text = await page(server, f"{report}/cards.csv")
        head, *rows, last, mistakes = csv.reader(io.StringIO(text.removeprefix("\ufeff")))
        assert head[:3] == ["Name", "Right", "Seconds"]
        assert len(head) == 5
        assert sorted(row[0] for row in rows) == ["'=1+1", "Ben"]
        assert all(set(row[3:]) <= {"0", "1"} for row in rows)
        assert set(last[3:]) <= {"0", "100"}
        assert mistakes[0] == "Most common mistake"
        assert [" said " in one for one in mistakes[3:]] == [share != "100" for share in last[3:]]


async def test_only_whoever_leads_the_room_is_told_the_link_and_only_the_link_opens_it() -> None:
    async with running(Hall(quiet())) as server:
        room, report = await lesson(server, "Ann")
        code = room.code
        assert (await server.http.get(f"/api/tables/{code}/report", headers=bearer(new_secret()))).status_code == 403
        assert (await server.http.get(f"/api/tables/{code}/report")).status_code == 401
        key = report.rsplit("/", 1)[1]
        assert key not in json.dumps([*room.phones[0].link.sent, *room.stage.link.sent])
        for wrong in ("/report/nothing", f"/report/{key[:-1]}x", f"/report/{code}", f"/report/{id_of(key)}"):
            assert (await server.http.get(wrong)).status_code == 404
            assert (await server.http.post(f"{wrong}/names")).status_code == 404


async def test_who_guesses_keys_is_slowed_down() -> None:
    async with running(timeless(wrong_codes_per_second=0.5)) as server:
        answers = [(await server.http.get("/report/nothing")).status_code for _ in range(12)]
        assert (answers[0], answers[-1]) == (404, 429)


async def test_a_room_without_a_card_has_an_empty_report_and_a_date_that_is_hidden_is_in_none() -> None:
    async with running(Hall(quiet())) as server:
        host = new_secret()
        code = await server.table(host, **CROWD)
        screen, _ = await server.sit(code, host), await server.sit(code, name="Ann")
        report = (await server.http.get(f"/api/tables/{code}/report", headers=bearer(host))).json()["report"]
        assert "No card has been turned over yet" in await page(server, report)
        await screen.do(kind="start")
        assert "No card has been turned over yet" in await page(server, report)


# --- names ---


async def test_names_are_gone_from_the_log_the_table_and_the_report_at_once_on_request() -> None:
    store = MemoryStore()
    async with running(Hall(quiet(), store=store)) as server:
        room, report = await lesson(server, "Annabella", "Benvolio")
        answer = await server.http.post(f"{report}/names", follow_redirects=True)
        assert "The names have been deleted." in answer.text
        assert "Player 1" in answer.text
        await until(lambda: not any(chair.name for chair in room.stage.runner.table.chairs))
        assert newest(room.stage)["everybody"][0]["name"] == newest(room.phones[0])["you"]["name"] == ""
        everything = json.dumps([line.body for lines in store._streams.values() for line in lines])
        assert "Annabella" not in everything + answer.text
        assert "Benvolio" not in everything + await page(server, f"{report}/cards.csv")
        for asked in ({"kind": "control", "what": "unlock"}, {"kind": "join", "name": "Eve"}):
            room.stage.do("later", **asked)
        await until(lambda: len(room.stage.link.refusals()) == 2)
        assert room.stage.link.refusals() == ["wrong_moment", "locked"], "a new name would stay"


@pytest.mark.parametrize(
    "part", [b"\r\n\r\n\xff\xfe", b"\r\nContent-Type: text/plain; charset=nope\r\n\r\n1", b"", b"\xff"]
)
async def test_a_form_that_is_none_is_the_senders_mistake_and_no_trouble_of_ours(part: bytes) -> None:
    async with running(Hall(quiet())) as server:
        _, report = await homework(server)
        body = b'--x\r\nContent-Disposition: form-data; name="days"' + part + b"\r\n--x--\r\n"
        kind = {"content-type": "multipart/form-data; boundary=x"}
        answer = await server.http.post(f"{report}/names", content=body, headers=kind)
        assert answer.status_code in (303, 400)
        assert server.hall.services.metrics.troubles == 0


async def test_whoever_insists_on_names_makes_no_log_long_and_has_none_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(names, "MOST_CHANGES", 4)
    store = MemoryStore()
    async with running(Hall(quiet(), store=store)) as server:
        _, report = await lesson(server, "Annabella")
        stream = f"lesson:{id_of(report.rsplit('/', 1)[1])}"
        changed = [await server.http.post(f"{report}/names", data={"days": day}) for day in ("7", "7", "3", "1", "2")]
        assert [answer.status_code for answer in changed] == [303, 303, 303, 303, 429]
        assert len(store._streams[stream]) == 4
        for _ in range(3):
            assert (await server.http.post(f"{report}/names")).status_code == 303
        assert len(store._streams[stream]) == 5, "what is forgotten is forgotten once"


async def test_after_fourteen_days_a_sweep_deletes_them_and_not_before_nor_in_the_middle_of_a_game() -> None:
    clock, store = Clock(), MemoryStore()
    async with running(Hall(quiet(), store=store, now=clock)) as server:
        room, report = await lesson(server, "Annabella")
        sweep = server.hall.housekeeping.sweep

        def known() -> bool:
            return "Annabella" in json.dumps([line.body for line in store._streams[f"table:{room.code}"]])

        clock.at += 14 * DAY - 60
        await sweep()
        assert known()
        clock.at += 120
        await sweep()
        assert known(), "they are still playing"
        for one in (room.stage, *room.phones):
            one.session.gone()
        clock.at += 3700
        await sweep()
        assert not known()
        assert "The names have been deleted." in await page(server, report)
        assert store._due.get(f"lesson:{id_of(report.rsplit('/', 1)[1])}") is None


async def test_a_teacher_may_have_them_deleted_sooner() -> None:
    clock = Clock()
    async with running(Hall(quiet(), now=clock)) as server:
        code, report = await homework(server, days=7)
        await pupil(server, code, "Annabella")
        for wrong in ("0", "15", "-1", "x", "9" * 5000):
            assert (await server.http.post(f"{report}/names", data={"days": wrong})).status_code == 400
        await server.http.post(f"{report}/names", data={"days": "1"})
        clock.at += 8 * DAY + 60
        await server.hall.housekeeping.sweep()
        assert "The names have been deleted." in await page(server, report)


async def test_a_crowd_whose_report_nobody_asks_for_is_in_the_book_too() -> None:
    store = MemoryStore()
    async with running(Hall(quiet(), store=store)) as server:
        await server.table(new_secret(), **CROWD)
        await server.table(new_secret(), game="race")
        assert sum(stream.startswith("lesson:") for stream in store._due) == 1


# --- homework ---


async def test_homework_is_the_same_for_all_and_tells_a_date_only_after_the_answer() -> None:
    async with running(Hall(quiet())) as server:
        code, report = await homework(server)
        ann, ben = await pupil(server, code, "Ann"), await pupil(server, code, "Ben")
        seen = []
        for who in (ann, ben):
            for card in range(5):
                before = (await server.http.get(f"/api/homework/{code}", headers=bearer(who))).json()
                assert not {"date", "fact", "y"} & set(before["card"])
                assert len(before["done"]) == card
                after = (await chosen(server, code, who, card, card % 3)).json()
                assert after["done"][-1]["card"]["date"]
                seen.append((before["card"]["title"], [one["date"] for one in before["line"]]))
            assert after["card"] is None
        assert seen[:5] == seen[5:]
        text = await page(server, report)
        assert "Ann" in text
        assert "Ben" in text
        assert "Play the 2 hardest again" in text


async def test_a_place_is_kept_by_a_personal_code_and_the_first_answer_counts() -> None:
    async with running(Hall(quiet())) as server:
        code, _ = await homework(server)
        ann = await pupil(server, code, "Ann")
        first = (await chosen(server, code, ann, 0, 1)).json()["done"]
        again = (await chosen(server, code, ann.upper(), 0, 2)).json()["done"]
        assert first == again
        assert (await chosen(server, code, ann, 3)).status_code == 409
        assert (await chosen(server, code, ann, 1, 99)).status_code == 400
        assert (await chosen(server, code, "zzzzzzzz", 1)).status_code == 401
        assert (await server.http.post(f"/api/homework/{code}/pupils", json={"name": "ANN"})).json()[
            "code"
        ] == "name_taken"
        rude = await server.http.post(f"/api/homework/{code}/pupils", json={"name": "f u c k"})
        assert rude.json()["code"] == "rude_name"
        long = await server.http.post(f"/api/homework/{code}/pupils", json={"name": "x" * 10_000})
        assert long.status_code == 400


async def test_homework_ends_at_its_date_and_says_so() -> None:
    clock = Clock()
    async with running(Hall(quiet(), now=clock)) as server:
        code, report = await homework(server, days=3)
        ann = await pupil(server, code, "Ann")
        clock.at += 3 * DAY + 1
        assert (await chosen(server, code, ann, 0)).json()["code"] == "homework_over"
        assert (await server.http.get(f"/api/homework/{code}", headers=bearer(ann))).json()["open"] is False
        assert "The time for this homework is over." in await page(server, report)


async def test_homework_whose_names_are_deleted_is_closed_and_its_report_says_so() -> None:
    async with running(Hall(quiet())) as server:
        code, report = await homework(server)
        assert "They have until" in await page(server, report)
        await server.http.post(f"{report}/names")
        assert "They have until" not in await page(server, report)
        refused = await server.http.post(f"/api/homework/{code}/pupils", json={"name": "Annabella"})
        assert refused.status_code == 409, refused.text


async def test_a_pupil_is_forgotten_by_their_personal_code_and_their_answers_stay() -> None:
    store = MemoryStore()
    async with running(Hall(quiet(), store=store)) as server:
        code, report = await homework(server)
        ann, ben = await pupil(server, code, "Annabella"), await pupil(server, code, "Benedict")
        await chosen(server, code, ann, 0)
        await chosen(server, code, ben, 0)
        place = f"/api/homework/{code}/pupils/me"
        assert (await server.http.delete(place, headers=bearer("zzzzzzzz"))).status_code == 401
        gone = [(await server.http.delete(place, headers=bearer(ann))).json()["gone"] for _ in range(2)]
        assert gone == [{"homework": 1}, {"homework": 0}]
        told = await page(server, report)
        assert "Annabella" not in told
        assert "Benedict" in told
        assert 'scope="row">Player 1<' in told
        everything = json.dumps([line.body for lines in store._streams.values() for line in lines])
        assert "Annabella" not in everything
        assert everything.count("chose") == 2
        await pupil(server, code, "Annabella")


async def test_homework_is_bounded_and_set_only_so_often() -> None:
    async with running(timeless(tables_per_second=0.01)) as server:
        for wrong in ({"days": 0}, {"days": 61}, {"rounds": 7}, {"decks": []}, {"decks": ["none"]}, {"more": 1}):
            answer = await server.http.post("/api/homework", json={"decks": ["world-history"], **wrong})
            assert answer.status_code in (400, 404), wrong
        given = [(await server.http.post("/api/homework", json={"decks": ["world-history"]})) for _ in range(8)]
        assert given[-1].status_code == 429


async def test_own_decks_make_homework_and_reports() -> None:
    rows = "\n".join(f"Event number {number},{1900 + number}" for number in range(12))
    async with running(Hall(quiet())) as server:
        brought = await server.http.post(
            "/api/decks", content=f"title,year\n{rows}".encode(), headers=bearer(new_secret()), params={"name": "Ours"}
        )
        code, report = await homework(server, decks=[brought.json()["id"]])
        ann = await pupil(server, code, "Ann")
        assert (await chosen(server, code, ann, 0)).json()["done"][0]["card"]["title"].startswith("Event number")
        assert "Report: Ours" in await page(server, report)


async def test_a_report_has_one_deck_of_many_games_at_hand_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deck that a room had ever played with was in memory at once, by one request."""
    async with running(Hall(quiet())) as server:
        room, report = await lesson(server, "Annabella")
        for deck in ("inventions", "popular-culture", "chronology"):
            for what in ("end", "rematch"):
                await room.control(what)
            room.stage.do(f"c{deck}", kind="configure", settings={"decks": [deck]})
            await until(lambda deck=deck: room.stage.runner.table.settings.decks == (deck,))
            room.stage.do(f"s{deck}", kind="start")
            await until(lambda: room.stage.runner.table.phase == "playing")
            await room.choose(room.phones[0], 0, deck)
        asked: list[int] = []
        shelf = server.hall.services.shelf
        thaw = shelf.thaw

        async def thawed(names: Collection[str], played: Played) -> None:
            asked.append(len(names))
            await thaw(names, played)

        monkeypatch.setattr(shelf, "thaw", thawed)
        assert "Report: Inventions" in await page(server, f"{report}?game=2")
        assert max(asked) <= 2


async def test_homework_that_is_not_in_memory_is_read_and_reported_in_threads_and_costs_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever set more than are kept had them dealt again all the time, for all at once;
    a report of many answers held up the loop.
    """
    done_in: list[threading.Thread] = []

    def noted(make: Callable[..., Any]) -> Callable[..., Any]:
        def made(*given: Any) -> Any:
            done_in.append(threading.current_thread())
            return make(*given)

        return made

    monkeypatch.setattr(work, "KEPT", 1)
    for name in ("_read", "_course"):
        monkeypatch.setattr(work, name, noted(getattr(work, name)))
    async with running(Hall(quiet())) as server:
        weighed: list[float] = []
        monkeypatch.setattr(server.hall.services.limits, "weigh", lambda _, cost: weighed.append(cost))
        made = [await homework(server) for _ in range(2)]
        for code, _ in 2 * made:
            assert (await server.http.get(f"/api/homework/{code}")).status_code == 200
        await chosen(server, made[1][0], await pupil(server, made[1][0], "Annabella"), 0)
        assert weighed.count(work.COST) == 4
        assert "Annabella" in await page(server, made[1][1])
        assert weighed[-1] == 2 / LINES_A_REQUEST
        assert len(done_in) == 5
        assert threading.current_thread() not in done_in


# --- play the hardest again ---


async def test_the_hardest_are_played_again_and_the_easiest_begin_the_line() -> None:
    async with running(Hall(quiet())) as server:
        code, report = await homework(server)
        ann = await pupil(server, code, "Ann")
        for card in range(5):
            told = (await chosen(server, code, ann, card)).json()
        wrong = {one["card"]["p"] for one in told["done"] if one["gap"] not in one["right"]}
        host = new_secret()
        made = await server.http.post(f"/api/lessons/{report.rsplit('/', 1)[1]}/again", headers=bearer(host))
        assert made.status_code == 201, made.text
        screen = await server.sit(made.json()["code"], host)
        await server.sit(made.json()["code"], name="Ann")
        await screen.do(kind="start")
        await screen.until_phase("playing")
        row = screen.frame["view"]["rows"][0]
        assert len(row["columns"]) == 3
        begun = {column[0]["p"] for column in row["columns"]}
        assert len(begun & wrong) <= max(0, len(wrong) - 2)


# --- doors ---


async def test_four_letters_lead_into_a_room_that_is_open_and_then_no_more() -> None:
    clock = Clock()
    async with running(Hall(quiet(), now=clock)) as server:
        made = (await server.http.post("/api/tables", json=CROWD, headers=bearer(new_secret()))).json()
        door = made["door"]
        assert re.fullmatch(r"[a-hj-np-z]{4}", door)
        answer = await server.http.get("/join", params={"code": door.upper()}, follow_redirects=True)
        assert f'data-code="{made["code"]}"' in answer.text
        assert door.upper() in (await page(server, f"/screen/{made['code']}")).upper()
        clock.at += doors.OPEN_SECONDS + 1
        assert (await server.http.get(f"/j/{door}")).status_code == 404
        assert (await server.http.get(f"/j/{made['code']}")).status_code == 200


async def test_a_door_is_given_to_another_room_when_the_first_has_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "LETTERS", "k")
    clock = Clock()
    async with running(Hall(quiet(), now=clock)) as server:
        first = (await server.http.post("/api/tables", json=CROWD, headers=bearer(new_secret()))).json()
        second = (await server.http.post("/api/tables", json=CROWD, headers=bearer(new_secret()))).json()
        assert (first["door"], second["door"]) == ("kkkk", "")
        clock.at += doors.OPEN_SECONDS + 1
        third = (await server.http.post("/api/tables", json=CROWD, headers=bearer(new_secret()))).json()
        assert third["door"] == "kkkk"
        assert f'data-code="{third["code"]}"' in await page(server, "/j/kkkk")


async def test_who_guesses_doors_finds_none_but_a_class_with_a_mistake_in_it_still_does() -> None:
    async with running(timeless(wrong_codes_per_second=0.5)) as server:
        made = (await server.http.post("/api/tables", json=CROWD, headers=bearer(new_secret()))).json()
        wrong = "kkkk" if made["door"] != "kkkk" else "llll"
        answers = [(await server.http.get(f"/j/{wrong}")).status_code for _ in range(14)]
        assert (answers[0], answers[-1]) == (404, 429)
        assert (await server.http.get(f"/j/{made['door']}")).status_code == 429
    async with running(timeless(wrong_codes_per_second=0.5)) as server:
        made = (await server.http.post("/api/tables", json=CROWD, headers=bearer(new_secret()))).json()
        await server.sit(made["code"], name="Ann")
        for _ in range(14):
            await server.http.get("/j/" + ("kkkk" if made["door"] != "kkkk" else "llll"))
        assert (await server.http.get(f"/j/{made['door']}")).status_code == 200
