"""By which address others reach this machine: for links and QR codes where nobody has said it."""

import socket
from typing import Final
from urllib.parse import urlsplit

EVERYWHERE: Final = frozenset(("0.0.0.0", "::", ""))  # noqa: S104
"""Who listens there listens on every address of the machine."""

_ELSEWHERE: Final = (socket.AF_INET, ("192.0.2.1", 9))
"""An address that is nobody's (RFC 5737). Nothing is sent: the system only says from which of ours it would be."""


def network_address() -> str | None:
    """The address of this machine in its network, or None where it has none but its own."""
    family, nobody = _ELSEWHERE
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(nobody)
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if is_own(found) else found


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
