"""Who may open a socket, and whose address counts."""

import asyncio

import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import quiet, running
from yearline.server.live.hall import Hall
from yearline.server.services.settings import ServerSettings
from yearline.server.sockets.client_address import address_of
from yearline.server.sockets.socket_origin import check_upgrade

PUBLIC = ServerSettings(public_url="https://play.example/")


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "127.0.0.1:8000", True),
        ("https://play.example", "10.0.0.5:8000", True),
        ("http://10.0.0.5:8000", "10.0.0.5:8000", True),
        ("https://evil.example", "10.0.0.5:8000", False),
        ("https://play.example.evil.example", "10.0.0.5:8000", False),
        ("https://play.example:444", None, False),
        ("null", None, False),
        ("http://[10.0.0.5:8000", "10.0.0.5:8000", False),
        ("", "", False),
    ],
)
def test_a_page_may_connect_to_the_server_it_came_from(origin: str | None, host: str | None, welcome: bool) -> None:
    assert check_upgrade(PUBLIC, origin, host) == welcome


def test_a_server_without_a_name_knows_no_page_without_one() -> None:
    assert not check_upgrade(ServerSettings(), "null", None)


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ([], "10.0.0.1"),
        ([""], "10.0.0.1"),
        (["203.0.113.7"], "203.0.113.7"),
        (["6.6.6.6, 203.0.113.7 "], "203.0.113.7"),
        (["6.6.6.6", "7.7.7.7, 203.0.113.7"], "203.0.113.7"),
        (["x" * 100], "x" * 64),
        (["203.0.113.7:4711"], "203.0.113.7"),
        (["[2001:db8:1:2::7]:4711"], "2001:db8:1:2::"),
    ],
)
def test_the_address_is_the_last_one_that_the_proxy_added(forwarded: list[str], address: str) -> None:
    assert address_of(ServerSettings(behind_proxy=True), "10.0.0.1", forwarded) == address
    assert address_of(ServerSettings(), "10.0.0.1", forwarded) == "10.0.0.1"


@pytest.mark.parametrize(
    ("peer", "address"),
    [
        ("2001:db8:1:2:aaaa:bbbb:cccc:1", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::ffff", "2001:db8:1:3::"),
        ("::1", "::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("[2001:db8::1]:443", "2001:db8::"),
    ],
)
def test_whoever_has_a_whole_network_to_choose_addresses_from_counts_as_one(peer: str, address: str) -> None:
    assert address_of(ServerSettings(), peer, []) == address
    assert address_of(ServerSettings(behind_proxy=True), "10.0.0.1", [f"6.6.6.6, {peer}"]) == address


async def test_sockets_and_requests_behind_a_proxy_count_for_the_address_it_added(ws: str) -> None:
    async with running(Hall(quiet(ws=ws, behind_proxy=True, sockets_per_address=1))) as server:
        for forged in ("6.6.6.6", "7.7.7.7"):
            headers = [("X-Forwarded-For", forged), ("X-Forwarded-For", "203.0.113.7")]
            assert (await server.http.get("/api/games", headers=headers)).status_code == 200
            async with connect(server.socket, additional_headers=headers) as socket:
                await socket.send('{"t":"ping"}')
                await socket.recv()
                assert [session.address for session in server.hall.connections.sessions] == ["203.0.113.7"]
            while server.hall.connections.sessions:
                await asyncio.sleep(0.001)
        assert list(server.hall.services.limits.requests._known) == ["203.0.113.7"]
