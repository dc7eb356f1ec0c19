"""The files of the client: asked for at each visit, sent only if they have changed."""

import pytest

from tests.server.conftest import Running

pytestmark = pytest.mark.asyncio
FILE = "/static/app/table.js"


@pytest.fixture
def ws() -> str:
    return "auto"


async def test_a_file_is_asked_for_again_so_that_two_versions_never_meet(server: Running) -> None:
    answer = await server.http.get(FILE)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_a_file_that_has_not_changed_is_not_sent_again(server: Running, encoding: str) -> None:
    accepts = {"Accept-Encoding": encoding}
    tag = (await server.http.get(FILE, headers=accepts)).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        answer = await server.http.get(FILE, headers={**accepts, "If-None-Match": known})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == tag


async def test_a_file_that_has_changed_is_sent(server: Running) -> None:
    answer = await server.http.get(FILE, headers={"If-None-Match": '"an older one"'})
    assert answer.status_code == 200
    assert answer.content


async def test_no_file_is_no_file_whatever_is_known_of_it(server: Running) -> None:
    answer = await server.http.get("/static/app/nothing.js", headers={"If-None-Match": "*"})
    assert answer.status_code == 404


@pytest.mark.parametrize(
    "name", ["..%2Fsw.js", "%2Fetc%2Fhosts.js", "..%2F..%2Fapp.py", "protocol.d.ts", "%2E%2E", "x.js"]
)
async def test_a_module_lies_in_its_folder_or_nowhere(server: Running, name: str) -> None:
    assert (await server.http.get(f"/static/app/{name}")).status_code == 404
