"""Refusals for people: a sentence for every code, in the reader's language."""

import re
from typing import Any, Final

from litestar import Request
from litestar.exceptions import HTTPException

from yearline.i18n import LANGUAGES, best_language, messages

_FIELD: Final = re.compile(
    r"unknown field `([A-Za-z_]\w{0,39})`|at `\$\.?([\w.\[\]]{1,60})`|missing required field `(\w{1,40})`"
)


def field_named(message: str) -> str:
    """The field that the decoder of messages complains about: one that is none, is missing, or holds what it cannot."""
    found = _FIELD.search(message)
    return "" if found is None else str(found[1] or found[3] or found[2])


def field_in(error: HTTPException) -> str:
    """The field that a request could not be read for."""
    extra = error.extra if isinstance(error.extra, list) else []
    for one in [one for one in extra if isinstance(one, dict)]:
        if field := field_named(str(one.get("message", ""))):
            return field
        if re.fullmatch(r"[\w.\[\]]{1,60}", str(one.get("key", ""))):
            return str(one["key"])
    return ""


def cookie_of(request: Request[Any, Any, Any], name: str) -> str:
    """What one of our cookies says. They hold plain words;
    older Pythons take minutes to unquote a long value that does not.
    """
    for part in request.headers.get("cookie", "").split(";"):
        key, _, word = part.strip().partition("=")
        if key == name:
            return word
    return ""


def language_of(request: Request[Any, Any, Any]) -> str:
    """The reader's language: of the address, else the one they chose, else the one their browser asks for."""
    for wanted in (request.query_params.get("lang"), cookie_of(request, "lang")):
        if wanted in LANGUAGES:
            return str(wanted)
    return best_language(request.headers.get("accept-language", ""))


def restart_text(seconds: float, language: str) -> str:
    """That the server restarts in so many seconds; nothing if it does not."""
    return messages(language)("server-notice-restart", minutes=round(seconds / 60)) if seconds > 0 else ""


def text_for(code: str, language: str) -> str:
    """The sentence for a code; the browser has the same catalogue."""
    known = messages(language)
    id = f"server-refused-{code.replace('_', '-')}"
    return known(id if id in known else "server-refused-error")
