"""Sites that the operator trusts by name: their frames and their scripts, and nobody else's."""

import pytest

from tests.server.conftest import quiet, running
from yearline.server.live.hall import Hall
from yearline.server.services.settings import BadSetting, ServerSettings, from_environment
from yearline.server.sockets.socket_origin import check_upgrade

pytestmark = pytest.mark.asyncio
SITE, OTHER = "https://school.example", "https://elsewhere.example"


async def test_nobody_is_trusted_unless_the_operator_says_so() -> None:
    async with running(Hall(quiet())) as server:
        answer = await server.http.get("/api/games", headers={"origin": SITE})
        assert "access-control-allow-origin" not in answer.headers
        assert "frame-ancestors 'none'" in (await server.http.get("/")).headers["content-security-policy"]


async def test_frames_and_scripts_of_a_trusted_site() -> None:
    settings = quiet(frame_origins=f"{SITE} https://blog.example", api_origins=SITE, admin_secret="x" * 16)
    async with running(Hall(settings)) as server:
        page = (await server.http.get("/")).headers["content-security-policy"]
        assert f"frame-ancestors {SITE} https://blog.example" in page
        assert "frame-ancestors 'none'" in (await server.http.get("/admin")).headers["content-security-policy"]
        asked = await server.http.get("/api/games", headers={"origin": SITE})
        assert asked.headers["access-control-allow-origin"] == SITE
        assert "access-control-allow-credentials" not in asked.headers
        assert "access-control-allow-origin" not in (await server.http.get("/", headers={"origin": SITE})).headers
        first = await server.http.options("/api/tables", headers={"origin": SITE})
        assert first.status_code == 204
        document = (await server.http.get("/api/openapi.json")).json()
        methods = {method.upper() for item in document["paths"].values() for method in item}
        assert set(first.headers["access-control-allow-methods"].split(", ")) == methods
        assert "authorization" in first.headers["access-control-allow-headers"]
        other = await server.http.get("/api/games", headers={"origin": OTHER})
        assert "access-control-allow-origin" not in other.headers
        assert "Origin" in other.headers["vary"]


async def test_sockets_of_a_trusted_site() -> None:
    trusting = ServerSettings(api_origins=SITE)
    assert check_upgrade(trusting, SITE, "yearline.example")
    assert not check_upgrade(trusting, OTHER, "yearline.example")


@pytest.mark.parametrize("name", ["YEARLINE_FRAME_ORIGINS", "YEARLINE_API_ORIGINS"])
@pytest.mark.parametrize("bad", ["*", "https://a.example/path", "https://a.example;script-src *", "a.example"])
async def test_a_site_is_named_by_its_origin_alone(name: str, bad: str) -> None:
    with pytest.raises(BadSetting):
        from_environment({name: bad, "YEARLINE_DATABASE": "memory:"})
