"""The operator's page: plain forms without a script."""

from datetime import UTC, datetime
from typing import Annotated, Any, Final, get_args

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import URLEncodedBody
from msgspec import Meta, Struct

from yearline.server.admin import door
from yearline.server.admin.operating import BadOrder, order, overview
from yearline.server.api.tables import TheServices, address
from yearline.server.keeping.sweep import Sweeper
from yearline.server.pages.frame import render
from yearline.server.services.blocks import Verb, What

ANSWERS: Final = {
    "done": "Done.",
    "no": "That was not done: it is not there, or cannot be.",
    "wrong": "That is not the secret.",
}
Short = Annotated[str, Meta(max_length=200)]


class LoginForm(Struct):
    """The secret."""

    secret: Short = ""


class OrderForm(Struct):
    """What the operator wants done."""

    do: Short = ""
    what: Short = ""
    name: Short = ""
    minutes: Short = ""
    word: Short = ""


@get("/admin", include_in_schema=False)
async def admin(
    services: TheServices, sweeper: NamedDependency[Sweeper], request: Request[Any, Any, Any]
) -> Response[str]:
    """What runs and what is kept; for anybody else, a field for the secret.
    Without a secret in the settings, nothing.
    """
    if not door.is_open(services):
        raise NotFoundException
    told = request.query_params.get("told", "")
    answered: dict[str, Any] = {"told": told if told in ANSWERS else "", "answers": ANSWERS}
    if not door.is_operator(services, request):
        return _private(render(request, "admin.html", seen=None, **answered))
    await sweeper.tell()  # whoever asks is to see at least the node that answers, as it is now
    seen = await overview(services.store, services.clock.now())
    shown = render(request, "admin.html", seen=seen, word=door.word(services, request), when=_when, **answered)
    return _private(shown)


@post("/admin/login", include_in_schema=False, status_code=303)
async def login(
    data: URLEncodedBody[LoginForm], services: TheServices, request: Request[Any, Any, Any]
) -> Response[None]:
    """Show the secret. A wrong one leads back to the field; after a few, one has to wait."""
    if not door.is_open(services):
        raise NotFoundException
    known = door.knows(services, data.secret, address(request))
    return _back(cookies=[door.cookie(services)]) if known else _back("wrong")


@post("/admin/logout", include_in_schema=False, status_code=303)
async def logout(
    data: URLEncodedBody[OrderForm], services: TheServices, request: Request[Any, Any, Any]
) -> Response[None]:
    """Forget the cookie."""
    own = door.is_own_form(services, request, data.word)
    return _back(cookies=[door.cookie(services, 0)] if own else [])


@post("/admin/do", include_in_schema=False, status_code=303)
async def act(
    data: URLEncodedBody[OrderForm], services: TheServices, request: Request[Any, Any, Any]
) -> Response[None]:
    """Do what a form of the page asks for."""
    if not door.is_own_form(services, request, data.word):
        raise NotFoundException
    try:
        do, what, minutes = _read(data)
        await order(services.store, services.clock.now(), do, what, data.name, minutes)
    except BadOrder:
        return _back("no")
    return _back("done")


def _read(wish: OrderForm) -> tuple[Verb, What, float]:
    if wish.do not in get_args(Verb) or wish.what not in get_args(What):
        raise BadOrder("unknown")
    if not (wish.minutes or "0").isdecimal() or len(wish.minutes) > 4:
        raise BadOrder("minutes are a number")
    return wish.do, wish.what, float(wish.minutes or 0)  # type: ignore[return-value]


def _back(told: str = "", cookies: list[Any] | None = None) -> Response[None]:
    headers = {"Location": f"/admin?told={told}" if told else "/admin", "Cache-Control": "no-store"}
    return Response(None, status_code=303, headers=headers, cookies=cookies or [])


def _private(response: Response[str]) -> Response[str]:
    response.headers["Cache-Control"] = "no-store"
    return response


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


HANDLERS = [admin, login, logout, act]
