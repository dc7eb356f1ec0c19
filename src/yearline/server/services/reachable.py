"""By which address others reach this machine: for links and QR codes where nobody has said it."""

import contextlib
import socket
import struct
import sys
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

with contextlib.suppress(ImportError):  # not on Windows
    import fcntl

EVERYWHERE: Final = frozenset(("0.0.0.0", "::", ""))  # noqa: S104
"""Who listens there listens on every address of the machine."""

_ELSEWHERE: Final = (socket.AF_INET, ("192.0.2.1", 9))
"""An address that is nobody's (RFC 5737). Nothing is sent: the system only says from which of ours it would be."""

_ADDRESS_OF_INTERFACE: Final = 0x8915
"""SIOCGIFADDR, as Linux numbers it."""

_INNER: Final = ("docker", "br-", "virbr", "veth", "lxc", "cni", "podman")
"""Beginnings of the names of networks that end in this machine."""


def network_address() -> str | None:
    """The address of this machine in its network, or None where it has none but its own."""
    family, nobody = _ELSEWHERE
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(nobody)
            found = str(probe.getsockname()[0])
    except OSError:  # a network that leads nowhere else, as that of a telephone or of a router without a line
        return next(interface_addresses(), None)
    return None if is_own(found) else found


def interface_addresses() -> Iterator[str]:
    """The addresses of this machine that others may reach, one interface after another, where the system tells."""
    if sys.platform != "linux":
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # it has none
                found = fcntl.ioctl(asked, _ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()))
                address = socket.inet_ntoa(found[20:24])
                if not is_own(address) and not name.startswith(_INNER):
                    yield address


def host_in_links(host: str) -> str:
    """The address in links for a server that listens at `host`."""
    if host in EVERYWHERE:
        return network_address() or "localhost"
    return f"[{host}]" if ":" in host else host


def is_own(host: str) -> bool:
    """Whether an address means this machine to whoever opens it: no other one can follow such a link."""
    return host in ("localhost", "::1", "[::1]") or host.startswith("127.")


def only_here(url: str) -> bool:
    """Whether a link leads nowhere on any other machine."""
    return is_own(urlsplit(url).hostname or "")
