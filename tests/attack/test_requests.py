"""Hostile requests: other people's pages, other people's files,
smuggled headers, giants, and script wherever there is text.
"""

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator
from typing import NoReturn
from xml.etree import ElementTree

import pytest

from tests.server.conftest import Running, bearer
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio
SCRIPT = "<script>alert(1)</script>"
SCRIPTS = (SCRIPT, '"><img src=x onerror=alert(1)>', "javascript:alert(1)", "{{7*7}}", "${7*7}", "]]><x/>", "&lt;b&gt;")


@pytest.fixture
def ws() -> str:
    """What is asked here is HTTP, whichever way sockets are served."""
    return "auto"


def csv_deck(*titles: str) -> bytes:
    rows = [f'c{number},"{title.replace(chr(34), chr(34) * 2)}",{1900 + number}' for number, title in enumerate(titles)]
    fill = [f"f{number},Filler {number},{1000 + number}" for number in range(40)]
    return "\n".join(["id,title,year", *rows, *fill]).encode()


async def raw(server: Running, request: bytes) -> bytes:
    """What the server answers to bytes that no client library would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    async with asyncio.timeout(10):
        answer = await reader.read(65536)
    writer.close()
    return answer


TRAVERSALS = (
    "../../../../etc/passwd",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/etc/passwd",
    "..\\..\\etc\\passwd",
    "%00",
    "a%00.svg",
    "....//....//etc/passwd",
)


@pytest.mark.parametrize("path", TRAVERSALS)
async def test_paths_do_not_leave_their_folder(server: Running, path: str) -> None:
    for root in ("/pictures/", "/api/faces/", "/api/tables/", "/static/", "/", "/api/tables/x/games/1/"):
        answer = await raw(server, f"GET {root}{path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        status = int(answer.split(b" ")[1])
        assert status in (400, 404, 405), (root, answer[:200])
        assert b"root:" not in answer


async def test_a_record_is_found_only_under_a_code(server: Running) -> None:
    for code in ("..", "reports", "%2e%2e", "table:x", "a'--", "*"):
        assert (await server.http.get(f"/api/tables/{code}/games/1/record")).status_code in (400, 404)


async def test_a_deck_id_names_a_deck_and_nothing_else(server: Running) -> None:
    for deck in ("../popular-culture", "own-../../x", "deck:" + "0" * 64, "/etc/passwd", "own-' OR 1=1", "__class__"):
        answer = await server.http.post("/api/tables", json={"decks": [deck]}, headers=bearer(new_secret()))
        assert answer.status_code == 400
        assert answer.json()["code"] == "no_such_deck"


async def test_other_peoples_pages_get_no_permission(server: Running) -> None:
    """No cookie, no permission to read answers, no preflight: a foreign page can do nothing in somebody's name."""
    evil = {"Origin": "https://evil.example"}
    asked = {**evil, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization"}
    preflight = await server.http.options("/api/tables", headers=asked)
    simple = await server.http.post("/api/tables", content="{}", headers={**evil, "Content-Type": "text/plain"})
    read = await server.http.get("/api/games", headers=evil)
    assert simple.status_code in (400, 401)
    for answer in (preflight, simple, read):
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert "set-cookie" not in answer.headers
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


async def test_every_answer_carries_the_headers_that_tie_a_browser_down(server: Running) -> None:
    for path in ("/api/games", "/api/nothing", "/healthz", "/api/docs", "/pictures/x.svg", "/api/tables"):
        headers = (await server.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "no-referrer", path


SMUGGLED = (
    b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
    b"Content-Length: -1\r\n\r\n",
    b"Content-Length: 0x5\r\n\r\nhello",
    b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    b"X: a\nContent-Length: 5\r\n\r\nhello",
)


@pytest.mark.parametrize("headers", SMUGGLED)
async def test_a_request_with_two_ends_is_refused(server: Running, headers: bytes) -> None:
    """Nobody between us and a client may disagree with us about where a request ends."""
    second = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    answer = await raw(server, b"POST /api/people HTTP/1.1\r\nHost: x\r\n" + headers + second)
    assert answer.count(b"HTTP/1.1") <= 1
    assert answer == b"" or answer.split(b" ")[1] == b"400"


async def test_the_host_header_gets_into_no_link(server: Running) -> None:
    answer = await server.http.post("/api/tables", json={}, headers={**bearer(new_secret()), "Host": "evil.example"})
    assert "evil" not in answer.text


@pytest.mark.parametrize("host", [b"evil:abc", b"evil:99999", b"[::1"])
async def test_a_host_that_is_none_is_not_read(server: Running, host: bytes) -> None:
    """Each request made ten kilobytes of log: to read a page's path out of its address took its host apart."""
    for accept in (b"text/html", b"*/*"):
        for path in (b"/", b"/nothing", b"/previews/deck/nothing"):
            answer = await raw(
                server, b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\nAccept: " + accept + b"\r\n\r\n"
            )
            assert answer.split(b" ")[1] in (b"200", b"404")


async def test_giant_uploads_are_refused(server: Running) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(64):
            yield b"x" * 65536

    headers = bearer(new_secret())
    for path in ("/api/decks", "/api/tables", "/api/reports"):
        whole = await server.http.post(path, content=b"x" * 3_000_000, headers=headers)
        pieces = await server.http.post(path, content=endless(), headers=headers)
        assert whole.status_code == pieces.status_code == 413, path
    barely = await server.http.post("/api/decks", content=b"x" * 1_000_001, headers=headers)
    assert barely.json()["code"] == "too_large"


FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.mark.parametrize(
    ("path", "body", "headers"),
    [
        ("/api/tables", b'{"a":' + b"[" * 20_000, {}),
        ("/api/reports", b'{"a":' + b"[" * 20_000, {}),
        ("/api/homework", b'{"a":' + b"[" * 20_000, {}),
        ("/admin/login", b"a=1&" * 5_001, FORM),
        ("/report/nothing/names", b"a=1&" * 5_001, FORM),
    ],
)
async def test_what_is_taken_apart_on_the_loop_is_short(
    server: Running, path: str, body: bytes, headers: dict[str, str]
) -> None:
    """A form of two megabytes for a page that may not even be there stopped everybody for a second."""
    answer = await server.http.post(path, content=body, headers={**bearer(new_secret()), **headers})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_giant_addresses_and_headers_are_refused(server: Running) -> None:
    assert (await server.http.get("/api/tables/" + "x" * 10_000)).status_code in (400, 404, 414)
    answer = await raw(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 1_000_000 + b"\r\n\r\n")
    assert answer == b"" or answer.split(b" ")[1] in (b"400", b"431")
    endless = await raw(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 20_000)
    assert endless.split(b" ")[1] == b"400", "nobody waits for their end"


def bomb() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", b"0" * 80_000_000)
    return packed.getvalue()


ENTITIES = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'


async def test_hostile_decks_are_refused_in_sentences(server: Running) -> None:
    hostile = {
        "zip bomb": bomb(),
        "entities": ENTITIES,
        "noise": bytes(range(256)) * 20,
        "deep": b"[" * 100_000,
        "nothing": b"",
        "nul": b"id,title,year\n\0,\0,\0\n",
        "a million columns": b"," * 1_000_000,
        "a million rows": b"\n" * 1_000_000,
        "number": b"id,title,year\na,A," + b"9" * 5000,
        "formula": b'id,title,year\na,"=cmd|calc!A0",=1+1',
        "surrogate": b"id,title,year\na,\xed\xa0\x80,1900",
    }
    for what, body in hostile.items():
        answer = await server.http.post("/api/decks", content=body, headers=bearer(new_secret()))
        assert answer.status_code in (422, 400, 413), what
        if answer.status_code == 422:
            assert answer.json()["id"] == "", what
            assert answer.json()["problems"], what


async def test_script_in_a_deck_stays_text(server: Running) -> None:
    headers = bearer(new_secret())
    made = (
        await server.http.post("/api/decks", params={"name": SCRIPT}, content=csv_deck(*SCRIPTS), headers=headers)
    ).json()
    assert made["id"], made
    settings = {"game": "race", "seats": 1, "decks": [made["id"]]}
    code = (await server.http.post("/api/tables", json=settings, headers=headers)).json()["code"]
    faces = await server.http.get(f"/api/tables/{code}/faces")
    assert faces.headers["content-type"].startswith("application/json")
    assert set(SCRIPTS) <= set(faces.json().values())
    for picture, title in faces.json().items():
        if title in SCRIPTS:
            drawn = await server.http.get(f"/pictures/{picture}.svg")
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            tags = {node.tag.rpartition("}")[2].lower() for node in ElementTree.fromstring(drawn.text).iter()}
            assert not tags & {"script", "foreignobject", "img", "iframe", "x", "b"}
            assert "onerror=" not in drawn.text.replace("&quot;", "").split("<title>")[0]


@pytest.mark.parametrize("text", SCRIPTS)
async def test_script_in_names_and_talk_comes_back_as_text_in_json(server: Running, text: str) -> None:
    ann = await server.sit(await server.table(new_secret()))
    await ann.do(kind="join", name=text[:24])
    await ann.do(kind="say", text=text)
    shown = await server.http.get(f"/api/tables/{ann.code}")
    assert shown.headers["content-type"].startswith("application/json")
    assert ann.frame["table"]["chairs"][0]["name"] == text[:24]
    assert ann.frame["table"]["talk"][-1]["text"] == text


async def test_what_a_client_sent_is_not_repeated_in_a_refusal(server: Running) -> None:
    answers = [
        await server.http.get(f"/api/tables/{SCRIPT}"),
        await server.http.get("/api/decks", params={"lang": SCRIPT}),
        await server.http.post("/api/tables", json={"game": SCRIPT}, headers=bearer(new_secret())),
        await server.http.post("/api/tables", content=SCRIPT, headers=bearer(new_secret())),
        await server.http.get(f"/{SCRIPT}"),
    ]
    for answer in answers:
        assert "alert" not in answer.text
        assert "Traceback" not in answer.text
        if answer.status_code >= 400 and answer.request.url.path.startswith("/api"):
            assert {*json.loads(answer.text)} - {"field"} == {"code", "text"}


@pytest.mark.parametrize("path", ["/", "/about", "/no/such/page"])
async def test_no_cookie_is_unquoted(server: Running, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """Python before 3.12.6 needs minutes for a long quoted value full of backslashes,
    and nobody else is served meanwhile.
    """

    def unquoted(_: str) -> NoReturn:
        raise AssertionError

    monkeypatch.setattr("litestar.connection.base.parse_cookie_string", unquoted)
    hostile = 'x="' + "\\" * 1000 + '"; lang=it; lang="ru"; theme=dark'
    answer = await server.http.get(path, headers={"Cookie": hostile, "Accept": "text/html"})
    assert '<html lang="it" data-theme="dark">' in answer.text
