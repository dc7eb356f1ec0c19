"""The documents as pages: all of them can be read,
nothing in them needs what the policy forbids, and every link leads somewhere.
"""

import re
import threading
import tomllib
from pathlib import Path
from typing import Any

import pytest
from litestar import Response

from tests.server.conftest import quiet, running
from yearline.server.live.hall import Hall
from yearline.server.pages import api_docs
from yearline.server.pages.documents import FILES, SHELVES, written

ROOT = Path(__file__).parent.parent.parent
LINK = re.compile(r'href="(/docs[^"#]*)(?:#([^"]*))?"')


def test_the_wheel_brings_exactly_the_documents_that_are_served() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    brought = set(build["targets"]["wheel"]["force-include"])
    assert {file if "rules/" not in file else "docs/rules" for file in FILES.values()} == brought
    assert {f"docs/rules/{path.name}" for path in (ROOT / "docs" / "rules").iterdir()} == set(SHELVES["players"])


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_document_is_words_alone(name: str) -> None:
    text = written(name).text
    assert "<h1" in text
    assert not re.search(r"<(script|style|iframe|img)|\sstyle=|\son\w+=|href=\"(?!/docs|https?:|#)", text)


@pytest.mark.asyncio
async def test_every_document_is_a_page_and_every_link_in_it_leads_somewhere() -> None:
    async with running(Hall(quiet())) as server:
        index = await server.http.get("/docs", params={"lang": "uk"})
        assert "Документація" in index.text
        assert {path for path, _ in LINK.findall(index.text)} == {f"/docs/{name}" for name in FILES} | {"/docs"}
        for name in FILES:
            page = await server.http.get(f"/docs/{name}")
            assert page.status_code == 200, name
            assert "script-src 'self'" in page.headers["content-security-policy"]
            for path, anchor in LINK.findall(page.text):
                target = path.removeprefix("/docs").removeprefix("/")
                assert not target or target in FILES, (name, path)
                assert not anchor or f'id="{anchor}"' in written(target).text, (name, anchor)
        assert (await server.http.get("/docs/operations.md")).status_code == 200
        for wrong in ("nothing", "..%2FLICENSE", "adr"):
            assert (await server.http.get(f"/docs/{wrong}")).status_code == 404


@pytest.mark.asyncio
async def test_the_page_of_the_api_is_made_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is long: thirty of it in a second kept the event loop busy."""
    made_in: list[threading.Thread] = []
    render = api_docs.render

    def noted(*given: Any, **content: Any) -> Response[str]:
        made_in.append(threading.current_thread())
        return render(*given, **content)

    monkeypatch.setattr(api_docs, "render", noted)
    async with running(Hall(quiet())) as server:
        assert "/api/tables" in (await server.http.get("/api/docs")).text
    assert len(made_in) == 1
    assert threading.current_thread() not in made_in
