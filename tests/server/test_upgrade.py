"""Who may open a socket, and whose address counts."""

import pytest

from yearline.server.settings import ServerSettings
from yearline.server.upgrade import address_of, check_upgrade

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
        (None, "10.0.0.1"),
        ("", "10.0.0.1"),
        ("203.0.113.7", "203.0.113.7"),
        ("6.6.6.6, 203.0.113.7 ", "203.0.113.7"),
        ("x" * 100, "x" * 64),
    ],
)
def test_the_address_is_the_last_one_that_the_proxy_added(forwarded: str | None, address: str) -> None:
    assert address_of(ServerSettings(behind_proxy=True), "10.0.0.1", forwarded) == address
    assert address_of(ServerSettings(), "10.0.0.1", forwarded) == "10.0.0.1"
