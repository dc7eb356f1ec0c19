"""Who may open a socket: the page must come from this server, and the address is the client's, not the proxy's."""

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


def address_of(settings: ServerSettings, peer: str, forwarded: str | None) -> str:
    """The client's address; behind a proxy, the last one that the proxy added."""
    if settings.behind_proxy and forwarded:
        return forwarded.rpartition(",")[2].strip()[:64]
    return peer
