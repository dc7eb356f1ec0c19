"""The door of the operator's page: whoever knows the secret of the settings, and nobody in their name.

A cookie says until when it counts, signed with the secret: every node can check it,
and nothing is kept. No other site can have a browser send it (SameSite=Strict), no
script can read it (HttpOnly), and every form carries a word made of it.
"""

import hmac
from hashlib import sha256
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from yearline.server.live.shared import Services
from yearline.server.services.refusals import cookie_of

COOKIE: Final = "yearline-admin"
SECONDS: Final = 8 * 3600


def is_open(services: Services) -> bool:
    """Whether there is such a page at all."""
    return bool(services.settings.admin_secret)


def knows(services: Services, given: str, address: str) -> bool:
    """Whether somebody knows the secret. Raises Refused after a few attempts."""
    services.limits.allow(services.limits.operators, address)
    return hmac.compare_digest(given.encode(), services.settings.admin_secret.encode())


def _signed(services: Services, *words: object) -> str:
    text = " ".join(["yearline admin", *map(str, words)])
    return hmac.new(services.settings.admin_secret.encode(), text.encode(), sha256).hexdigest()


def cookie(services: Services, seconds: int = SECONDS) -> Cookie:
    """What a browser shows from now on; for no time at all, it forgets."""
    until = int(services.clock.now()) + seconds
    secure = services.settings.url.startswith("https:")
    value = f"{until}.{_signed(services, 'cookie', until)}" if seconds else ""
    return Cookie(COOKIE, value=value, path="/admin", max_age=seconds, httponly=True, samesite="strict", secure=secure)


def is_operator(services: Services, request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from whoever has shown the secret."""
    until, _, signature = cookie_of(request, COOKIE).partition(".")
    if not is_open(services) or not until.isdecimal() or len(until) > 12:
        return False
    fresh = int(until) > services.clock.now()
    return hmac.compare_digest(signature.encode(), _signed(services, "cookie", until).encode()) and fresh


def word(services: Services, request: Request[Any, Any, Any]) -> str:
    """What every form of the page carries."""
    return _signed(services, "form", cookie_of(request, COOKIE))


def is_own_form(services: Services, request: Request[Any, Any, Any], given: str) -> bool:
    """Whether a form was filled in on our page, by whoever is logged in."""
    return is_operator(services, request) and hmac.compare_digest(given.encode(), word(services, request).encode())
