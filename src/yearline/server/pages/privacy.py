"""The page that says what is kept and for how long: written from the settings in force, so that it cannot be wrong."""

from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency

from yearline.server.keeping.sweep import Sweeper
from yearline.server.pages.frame import render
from yearline.server.pages.mine import words_for
from yearline.server.services.refusals import language_of

SPOKEN: Final = ("keeping-delete", "me-title")


@get("/privacy", include_in_schema=False)
async def privacy(sweeper: NamedDependency[Sweeper], request: Request[Any, Any, Any]) -> Response[str]:
    """Every kind of thing that is kept, how long, and a way to be forgotten at once."""
    rows = [row for kept in sweeper.everything for row in kept.rows()]
    return render(request, "privacy.html", rows=rows, words=words_for(language_of(request), SPOKEN))


HANDLERS = [privacy]
