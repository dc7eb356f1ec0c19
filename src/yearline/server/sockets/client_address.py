"""The client's address, by which limits count: not the proxy's, and not one that its owner can change at will."""

from collections.abc import Sequence
from ipaddress import IPv6Address, IPv6Network
from typing import Final

from yearline.server.services.settings import ServerSettings

HOUSEHOLD: Final = 64
"""So many bits of an IPv6 address name a connection;
the rest of them its customer may choose, a new one for every request.
"""


def address_of(settings: ServerSettings, peer: str, forwarded: Sequence[str]) -> str:
    """The client's address, for the limits; behind a proxy, the
    last one of the last header: that one the proxy has added.
    """
    if settings.behind_proxy and forwarded and forwarded[-1]:
        peer = forwarded[-1].rpartition(",")[2].strip()[:64]
    return _household(_without_port(peer)) if ":" in peer else peer


def _without_port(address: str) -> str:
    """Some proxies add the port, which is another one for each connection: `203.0.113.7:4711`, `[2001:db8::1]:4711`."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def _household(address: str) -> str:
    """An IPv6 address without what its owner can change at will; anything else as it is."""
    try:
        known = IPv6Address(address)
    except ValueError:
        return address
    return str(known.ipv4_mapped or IPv6Network((known, HOUSEHOLD), strict=False).network_address)
