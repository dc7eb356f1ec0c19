"""Where links lead: to an address that others can open, or with a word that they cannot."""

import socket
import ssl
import sys
from pathlib import Path

import httpx
import pytest
import trustme
from click.testing import CliRunner
from websockets.asyncio.client import connect

from tests.server.conftest import bearer, quiet, running
from yearline.cli import cli
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.server.serve import check_tls
from yearline.server.services import reachable
from yearline.server.services.settings import BadSetting, ServerSettings, from_environment


class Probe:
    """A socket on a machine with one address, or with none."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def __call__(self, *_: object) -> "Probe":
        return self

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if self.address is None:
            raise OSError("network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        assert self.address is not None
        return self.address, 40000


@pytest.mark.parametrize(
    ("host", "address", "url"),
    [
        ("0.0.0.0", "192.168.1.20", "http://192.168.1.20:8000"),
        ("::", "192.168.1.20", "http://192.168.1.20:8000"),
        ("0.0.0.0", None, "http://localhost:8000"),
        ("0.0.0.0", "127.0.0.1", "http://localhost:8000"),
        ("10.0.0.7", "192.168.1.20", "http://10.0.0.7:8000"),
        ("::1", "192.168.1.20", "http://[::1]:8000"),
    ],
)
def test_links_name_an_address_that_others_can_open(
    monkeypatch: pytest.MonkeyPatch, host: str, address: str | None, url: str
) -> None:
    monkeypatch.setattr(socket, "socket", Probe(address))
    monkeypatch.setattr(reachable, "interface_addresses", lambda: iter(()))
    assert ServerSettings(host=host).url == url
    assert ServerSettings(host=host, public_url="https://play.example").url == "https://play.example"
    assert ServerSettings(host=host, tls_certificate="c", tls_key="k").url == url.replace("http:", "https:")


def test_a_network_that_leads_nowhere_else_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """As that of a telephone, or of a router without a line."""
    monkeypatch.setattr(reachable, "interface_addresses", lambda: iter(["192.168.7.23", "10.0.0.1"]))
    monkeypatch.setattr(socket, "socket", Probe(None))
    assert ServerSettings(host="0.0.0.0").url == "http://192.168.7.23:8000"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked")
def test_interfaces_are_asked_for_their_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the machine itself, and those of networks that end in it, are nobody's way in."""
    there = [(1, "lo"), (2, "docker0"), (3, "eth0"), (4, "wlan0"), (5, "br-1234")]
    had = {"lo": "127.0.0.1", "docker0": "172.17.0.1", "wlan0": "192.168.7.23", "br-1234": "172.18.0.1"}

    def told(_: object, __: int, asked: bytes) -> bytes:
        name = asked.rstrip(b"\0").decode()
        if name not in had:
            raise OSError("cannot assign requested address")
        return bytes(20) + socket.inet_aton(had[name]) + bytes(232)

    monkeypatch.setattr(socket, "if_nameindex", lambda: there)
    monkeypatch.setattr("yearline.server.services.reachable.fcntl.ioctl", told)
    assert list(reachable.interface_addresses()) == ["192.168.7.23"]


@pytest.mark.parametrize(
    ("host", "address", "said"),
    [
        ("127.0.0.1", "192.168.1.20", "--host 0.0.0.0 lets others in"),
        ("0.0.0.0", None, "until --public-url says another one"),
        ("0.0.0.0", "192.168.1.20", ""),
    ],
)
def test_whoever_starts_a_server_that_nobody_can_come_to_is_told(
    monkeypatch: pytest.MonkeyPatch, host: str, address: str | None, said: str
) -> None:
    monkeypatch.setattr(reachable, "network_address", lambda: address)
    monkeypatch.setattr("yearline.server.serve.serve", lambda settings, started: started(settings.url))
    told = CliRunner().invoke(cli, ["serve", "--host", host]).output.splitlines()
    assert told[0].startswith("Yearline is at http://")
    assert said in "".join(told[1:])
    assert bool(told[1:]) == bool(said)


async def test_a_table_page_knows_where_others_find_it() -> None:
    async with running(Hall(quiet(public_url="https://play.example"))) as server:
        page = await server.http.get(f"/t/{await server.table(new_secret())}")
        assert 'data-home="https://play.example"' in page.text


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str, str]:
    """A certificate for this machine, its key, and the authority that vouches for it."""
    authority = trustme.CA()
    made = authority.issue_cert("127.0.0.1")
    certificate, key, root = (tmp_path / name for name in ("certificate.pem", "key.pem", "root.pem"))
    made.cert_chain_pems[0].write_to_path(certificate)
    made.private_key_pem.write_to_path(key)
    authority.cert_pem.write_to_path(root)
    return str(certificate), str(key), str(root)


async def test_pages_and_sockets_over_tls(ws: str, files: tuple[str, str, str]) -> None:
    certificate, key, root = files
    trust = ssl.create_default_context(cafile=root)
    async with running(Hall(quiet(ws=ws, tls_certificate=certificate, tls_key=key))) as server:
        address, secret = f"127.0.0.1:{server.port}", new_secret()
        async with httpx.AsyncClient(base_url=f"https://{address}", verify=trust) as http:
            made = await http.post("/api/tables", json={"game": "race"}, headers=bearer(secret))
        code = made.json()["code"]
        async with connect(f"wss://{address}/socket?table={code}", ssl=trust) as opened:
            await opened.send(f'{{"t":"hello","table":"{code}","secret":"{secret}"}}')
            assert '"t":"frame"' in str(await opened.recv())


def test_files_that_are_no_certificate_are_told_in_a_sentence(tmp_path: Path, files: tuple[str, str, str]) -> None:
    certificate, key, _ = files
    wrong = tmp_path / "wrong.pem"
    wrong.write_text("nothing", encoding="utf-8")
    check_tls(ServerSettings(tls_certificate=certificate, tls_key=key))
    for first, second in [(str(wrong), key), (certificate, str(wrong)), ("nowhere.pem", key)]:
        with pytest.raises(BadSetting, match="for TLS"):
            check_tls(ServerSettings(tls_certificate=first, tls_key=second))
    with pytest.raises(BadSetting, match="both"):
        from_environment({"YEARLINE_TLS_KEY": key})
