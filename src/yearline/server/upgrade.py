"""Who may open a socket: the page must come from this server, and the address is the client's, not the proxy's."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from yearline.server.settings import ServerSettings

PATH: Final = "/socket"


def check_upgrade(settings: ServerSettings, origin: str | None, host: str | None) -> bool:
    """Browsers name the page's origin: it must be ours. Other programs name none, and are welcome: no cookie would help them."""
    if origin is None:
        return True
    ours = {urlsplit(settings.public_url).netloc, host} - {"", None}
    return urlsplit(origin).netloc in ours


def address_of(settings: ServerSettings, peer: str, forwarded: Sequence[str]) -> str:
    """The client's address; behind a proxy, the last one of the last header: that one the proxy has added."""
    if settings.behind_proxy and forwarded and forwarded[-1]:
        return forwarded[-1].rpartition(",")[2].strip()[:64]
    return peer
