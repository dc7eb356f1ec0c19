"""The JSON API: what it answers, how it refuses, and what Schemathesis makes of its document."""

import asyncio
import re

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings

from tests.server.conftest import Running, bearer, quiet, running
from yearline.server.live.hall import Hall
from yearline.server.live.identity import ALPHABET, new_code, new_secret, person_of, read_code
from yearline.server.services.metrics import Board, Metrics


@pytest.fixture
def ws() -> str:
    """What is asked here is HTTP, whichever way sockets are served."""
    return "auto"


async def test_every_answer_has_strict_headers(server: Running) -> None:
    for address in ("/api/games", "/api/docs", "/nowhere", "/healthz", "/api/tables/x"):
        headers = (await server.http.get(address)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("/api/tables/nosuch22/nothing", 404, "not_found"),
        ("/api/tables/nosuch22", 404, "no_table"),
        ("/api/tables/nosuch22/games/1/record", 404, "no_table"),
        ("/api/tables/nosuch22/games/x/record", 404, "not_found"),
        ("/api/faces/nosuch", 404, "no_such_card"),
        ("/pictures/nosuch.svg", 404, "no_such_card"),
        ("/pictures/..%2f..%2fetc%2fpasswd", 404, None),
        ("/api/tables", 401, "no_secret"),
    ],
)
async def test_refusals_have_a_code_and_a_sentence(
    server: Running, address: str, status: int, code: str | None
) -> None:
    answer = await server.http.get(address, headers={"Accept-Language": "fr"})
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text"}
    assert code in (None, answer.json()["code"])


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "chess"},
        {"options": {"edition": "xx"}},
        {"options": {"unknown": 1}},
        {"decks": ["nosuch"]},
        {"decks": ["/etc/passwd"]},
        {"decks": ["../world-history"]},
        {"decks": []},
        {"seats": 0},
        {"seats": 99},
        {"clock": -1},
        {"clock": 10**9},
        {"unknown": 1},
        {"fallback": "cry"},
        {"language": "a" * 9},
    ],
)
async def test_settings_that_cannot_be_played_are_refused(server: Running, settings: dict[str, object]) -> None:
    answer = await server.http.post("/api/tables", json=settings, headers=bearer(new_secret()))
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] in ("bad_request", "bad_option", "no_such_deck", "no_such_game")


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer short", "Basic " + "a" * 22, "Bearer " + "ä" * 22])
async def test_without_a_secret_nobody_opens_a_table(server: Running, header: str) -> None:
    answer = await server.http.post("/api/tables", json={}, headers={"Authorization": header.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (401, "no_secret")


async def test_a_body_that_is_too_large_or_no_json(server: Running) -> None:
    headers = bearer(new_secret())
    large = await server.http.post("/api/tables", content=b"x" * 3_000_000, headers=headers)
    assert large.status_code == 413
    assert (await server.http.post("/api/tables", content=b"{", headers=headers)).status_code == 400


async def test_people_are_a_hash_of_their_secret(server: Running) -> None:
    person = (await server.http.post("/api/people")).json()
    assert person["person"] == person_of(person["secret"])
    assert len(person["person"]) == 16


def test_codes_are_unambiguous_and_different() -> None:
    made = {new_code() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(code) == 6 and set(code) <= set(ALPHABET) for code in made)
    assert read_code(" AB-cd 23 ") == "abcd23"


async def test_words_pictures_and_links_of_a_table(server: Running) -> None:
    ann, _ = await server.playing("Ann", "Bob", game="race", decks=["world-history"])
    faces = (await server.http.get(f"/api/tables/{ann.code}/faces?lang=uk")).json()
    card = ann.frame["view"]["hands"][0]["cards"][0]
    assert faces[card["p"]] == (await server.http.get(f"/api/faces/{card['p']}?lang=uk")).json()["title"]
    picture = await server.http.get(f"/pictures/{card['p']}.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in picture.headers["cache-control"]
    refused = await server.http.get(f"/api/tables/{ann.code}/backs/{card['p']}")
    assert (refused.status_code, refused.json()["code"]) == (403, "not_revealed")
    start = ann.frame["view"]["rows"][0]["columns"][0][0]
    back = (await server.http.get(f"/api/tables/{ann.code}/backs/{start['p']}?lang=uk")).json()
    assert (back["year"], bool(back["fact"])) == (start["y"], True)
    assert (await server.http.get(f"/api/tables/{ann.code}/qr")).text.startswith("<svg")
    assert "Ann" in str((await server.http.get(f"/api/tables/{ann.code}")).json()["chairs"])


async def test_stories_of_the_last_game_are_told_while_the_next_one_goes_on(server: Running) -> None:
    """Whoever still reads is not sent away;
    and a card that is hidden now is told only by the number of the game before.
    """
    ann, _ = await server.playing("Ann", "Bob", game="race", decks=["world-history"])
    await ann.do(kind="control", what="end")
    await ann.do(kind="start")
    hidden = ann.frame["view"]["hands"][0]["cards"][0]
    assert "y" not in hidden
    story = f"/api/tables/{ann.code}/backs/{hidden['p']}"
    assert (await server.http.get(story)).json()["code"] == "not_revealed"
    assert (await server.http.get(f"{story}?game=2")).json()["code"] == "not_revealed"
    assert (await server.http.get(f"{story}?game=3")).json()["code"] == "not_over"
    back = (await server.http.get(f"{story}?game=1")).json()
    assert (bool(back["date"]), bool(back["fact"])) == (True, True)
    assert (await server.http.get(f"/api/tables/{ann.code}/backs/nothing?game=1")).json()["code"] == "no_such_card"


async def test_a_deck_of_ones_own(server: Running) -> None:
    host = new_secret()
    rows = "\n".join(f"Thing {number},{1900 + number}" for number in range(40))
    bad = await server.http.post("/api/decks?name=Bad", content=b"nonsense", headers=bearer(host))
    assert (bad.status_code, bad.json()["id"]) == (422, "")
    assert bad.json()["problems"]
    content = f"title,year\n{rows}\n".encode()
    made = await server.http.post("/api/decks?name=Things", content=content, headers=bearer(host))
    assert made.json()["cards"] == 40
    code = await server.table(host, game="race", seats=1, decks=[made.json()["id"]])
    ann = await server.sit(code, host, "Ann")
    frame = await ann.do(kind="start")
    card = frame["view"]["hands"][0]["cards"][0]
    faces = (await server.http.get(f"/api/tables/{code}/faces")).json()
    assert faces[card["p"]].startswith("Thing ")
    assert (await server.http.get(f"/pictures/{card['p']}.svg")).status_code == 200
    known = [one.card.face.picture for one in server.hall.services.shelf.library["inventions"].cards[:20]]
    answers = await asyncio.gather(*[server.http.get(f"/pictures/{picture}.svg") for picture in known])
    assert {answer.status_code for answer in answers} == {200}, "an own deck hides no picture of the library"


async def test_reports_are_checked(server: Running) -> None:
    ann, _ = await server.playing("Ann", "Bob")
    good = {"table": ann.code, "picture": ann.frame["view"]["hands"][0]["cards"][0]["p"], "reason": "rude"}
    for change in ({"reason": "bored"}, {"picture": "nosuch"}, {"table": "nosuch22"}, {"note": "x" * 501}):
        answer = await server.http.post("/api/reports", json={**good, **change}, headers=bearer(ann.secret))
        assert answer.status_code in (400, 404)
    assert (await server.http.post("/api/reports", json=good, headers=bearer(ann.secret))).status_code == 201


async def test_who_reports_a_card_every_second_has_to_wait_whatever_secret_they_make_up() -> None:
    async with running(Hall(quiet(reports_per_second=0.05))) as server:
        ann, _ = await server.playing("Ann", "Bob")
        good = {"table": ann.code, "picture": ann.frame["view"]["hands"][0]["cards"][0]["p"], "reason": "rude"}
        answers = [await server.http.post("/api/reports", json=good, headers=bearer(new_secret())) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]


async def test_health_and_metrics(server: Running) -> None:
    await server.playing("Ann", "Bob")
    assert (await server.http.get("/healthz")).json() == {"status": "ok"}
    text = (await server.http.get("/metrics")).text
    assert 'yearline_info{version="' in text
    assert "\nyearline_tables 1\n" in text
    assert "\nyearline_sockets 2\n" in text
    assert '\nyearline_move_seconds_bucket{le="+Inf"} 3\n' in text  # two sat down, one began
    assert "\nyearline_append_seconds_count 3\n" in text
    assert '\nyearline_request_seconds_count{kind="page"} 2\n' in text
    memory = re.search(r"^process_resident_memory_bytes (\S+)$", text, re.MULTILINE)
    assert memory is not None
    assert float(memory[1]) > 0


def test_a_histogram_holds_what_came_before_in_every_bucket() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.002, 0.002, 60.0):
        metrics.move.observe(seconds)
    lines = [line for line in metrics.text().splitlines() if line.startswith("yearline_move_seconds")]
    bucket = 'yearline_move_seconds_bucket{le="%s"} %d'
    assert lines[:3] == [bucket % one for one in (("0.001", 1), ("0.0025", 3), ("0.005", 3))]
    assert lines[-3:] == [
        'yearline_move_seconds_bucket{le="+Inf"} 4',
        "yearline_move_seconds_sum 60.0045",
        "yearline_move_seconds_count 4",
    ]


@pytest.mark.parametrize("moves", [1, 255, 256, 300])
def test_moves_are_counted_together_as_they_would_be_one_by_one(moves: int) -> None:
    metrics, alone = Metrics(), Metrics()
    for i in range(moves):
        append, move = (i % 7) * 0.0005, (i % 13) * 0.25  # some of them on a bound, some beyond the last
        metrics.told(append, move, 1, 4)
        alone.append.observe(append)
        alone.move.observe(move)
    kinds = ("yearline_move_seconds", "yearline_append_seconds")
    told, expected = [[line for line in one.text().splitlines() if line.startswith(kinds)] for one in (metrics, alone)]
    assert told == expected
    assert f"\nyearline_entries_total {moves}\n" in metrics.text()


def test_what_several_processes_took_is_added_up() -> None:
    board = Board(2)
    one, two = Metrics(board, 0), Metrics(board, 1)
    one.move.observe(0.1)
    two.move.observe(0.2)
    two.post()
    assert "\nyearline_move_seconds_count 2\n" in one.text()
    assert "\nyearline_move_seconds_count 2\n" in Metrics(board, 1).text(), "who takes the place of one that died"


async def test_the_document_is_served_for_people_and_programs(server: Running) -> None:
    document = (await server.http.get("/api/openapi.json")).json()
    page = (await server.http.get("/api/docs")).text
    assert all(path in page for path in document["paths"])
    assert "<script" not in page


async def test_what_schemathesis_makes_of_it() -> None:
    """A bounded walk through the document: no answer may be an error of ours, whatever is sent."""

    def walk(base: str) -> None:
        schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
        for found in schema.get_all_operations():
            operation = found.ok()

            @hypothesis_settings(max_examples=5, deadline=None, database=None, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy())
            def ask(case: schemathesis.Case) -> None:
                answer = case.call(headers=bearer(new_secret()), timeout=10)
                assert answer.status_code < 500, (case.path, answer.text)

            ask()

    async with running(Hall(quiet())) as server:
        await asyncio.to_thread(walk, f"http://127.0.0.1:{server.port}")
