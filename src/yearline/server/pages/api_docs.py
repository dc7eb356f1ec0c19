"""The API for readers: the OpenAPI document as one plain page, without scripts."""

from typing import Any

from litestar import Request, Response, get

from yearline.server.api.document import finished
from yearline.server.pages.frame import render


@get("/api/docs", include_in_schema=False)
async def docs_page(request: Request[Any, Any, Any]) -> Response[str]:
    """Every operation, with its parameters and answers."""
    schema = finished(request.app.openapi_schema.to_schema())
    operations = [
        (method.upper(), path, operation)
        for path, item in sorted(schema["paths"].items())
        for method, operation in item.items()
        if isinstance(operation, dict)
    ]
    shown = {"about": schema["info"]["description"], "operations": operations, "types": schema["components"]["schemas"]}
    return render(request, "docs.html", **shown)
