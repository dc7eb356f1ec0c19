"""Who may open a socket: a page of this server or of a site that the operator trusts, and programs."""

from typing import Final
from urllib.parse import urlsplit

from yearline.server.services.settings import ServerSettings

PATH: Final = "/socket"


def check_upgrade(settings: ServerSettings, origin: str | None, host: str | None) -> bool:
    """Browsers name the page's origin: it must be ours, or one that the operator trusts.
    Other programs name none, and are welcome: no cookie would help them.
    """
    if origin is None:
        return True
    if origin in settings.api_origins.split():
        return True
    ours = {urlsplit(settings.public_url).netloc, host} - {"", None}
    try:
        return urlsplit(origin).netloc in ours
    except ValueError:  # a bracket that is not closed
        return False
