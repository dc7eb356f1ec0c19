"""The API for readers: the OpenAPI document as one plain page, without scripts."""

from functools import lru_cache
from typing import Any

from litestar import Litestar, Request, Response, get

from yearline.server.api.document import finished
from yearline.server.api.large import large_page
from yearline.server.api.tables import TheServices
from yearline.server.pages.frame import render


@get("/api/docs", include_in_schema=False)
async def docs_page(services: TheServices, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every operation, with its parameters and answers. So long a page is made in a thread."""
    return await large_page(services.pool, request, lambda: render(request, "docs.html", **_shown(request.app)))


@lru_cache(1)
def _shown(app: Litestar) -> dict[str, Any]:
    schema = finished(app.openapi_schema.to_schema())
    operations = [
        (method.upper(), path, operation)
        for path, item in sorted(schema["paths"].items())
        for method, operation in item.items()
        if isinstance(operation, dict)
    ]
    return {"about": schema["info"]["description"], "operations": operations, "types": schema["components"]["schemas"]}
