"""Refusals over HTTP: in the reader's language, as a page for whoever reads pages, and never a crash."""

import logging
from html import unescape
from typing import Any

import pytest

from tests.server.conftest import Running, bearer, running, timeless
from yearline.i18n import LANGUAGES, messages
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio
BROWSER = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def ws() -> str:
    return "auto"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_refusal_is_a_sentence_in_the_language_that_was_chosen(server: Running, language: str) -> None:
    said = messages(language)("server-refused-bad-print")
    chosen = {"Cookie": f"lang={language}", "Accept-Language": "en"}
    path = "/decks/inventions/cards.pdf?cards=999"
    assert (await server.http.get(path, headers=chosen)).json()["text"] == said
    page = await server.http.get(path, headers=chosen | BROWSER)
    assert page.status_code == 400
    assert f'lang="{language}"' in page.text
    assert messages(language)("print-refused-outside", count=110, range="999") in unescape(page.text)
    assert 'value="999"' in page.text, "what was typed is still there"


async def test_programs_hear_refusals_as_json(server: Running) -> None:
    for path in ("/api/nope", "/api/tables/nothere", "/api/tables/nothere/nope"):
        answer = await server.http.get(path, headers=BROWSER)
        assert answer.status_code == 404
        assert set(answer.json()) == {"code", "text"}


async def test_who_forgets_to_say_who_they_are_hears_that(server: Running) -> None:
    answers = [
        await server.http.get("/api/tables"),
        await server.http.post("/api/tables", json={}),
        await server.http.post("/api/decks", content=b"year,title"),
        await server.http.post("/api/reports", json={"table": "x", "picture": "x", "reason": "date"}),
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(401, "no_secret")] * 4


@pytest.mark.parametrize("body", [b"[" * 15_000, b'{"game":' * 2_000])
async def test_a_body_that_is_too_deep_is_no_trouble_of_ours(server: Running, body: bytes) -> None:
    answer = await server.http.post("/api/tables", content=body, headers=bearer(new_secret()))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert server.hall.services.metrics.troubles == 0


async def test_too_fast_is_told_in_the_readers_language() -> None:
    async with running(timeless(requests_per_second=1)) as server:
        answers = [await server.http.get("/healthz", headers={"Cookie": "lang=uk"}) for _ in range(5)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["text"] == messages("uk")("server-refused-too-fast")


@pytest.mark.parametrize("path", ["/static/" + "a" * 300, "/static/" + "a/" * 3000, "/static/a%00b"])
async def test_a_name_that_no_file_can_have_is_not_found(server: Running, path: str) -> None:
    assert (await server.http.get(path)).status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/games", "/decks/inventions", "/nothing", "/static/sheets/base.css"])
async def test_head_is_get_without_a_body(server: Running, path: str) -> None:
    whole, head = await server.http.get(path), await server.http.head(path)
    assert head.status_code == whole.status_code
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.content == b""


async def test_a_crash_is_told_to_the_operator_and_not_to_the_client(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def crash(*_: Any) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(server.hall.services.shelf, "all_of", crash)
    with caplog.at_level(logging.CRITICAL):
        answer = await server.http.get("/credits")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "secret" not in answer.text
    assert server.hall.services.metrics.troubles == 1
