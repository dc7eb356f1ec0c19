"""The API for readers: the OpenAPI document as one plain page, without scripts."""

from html import escape
from typing import Any

from litestar import MediaType, Request, get


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs_page(request: Request[Any, Any, Any]) -> str:
    """Every operation, with its parameters and answers."""
    schema = request.app.openapi_schema.to_schema()
    operations = [
        _operation(path, method, operation)
        for path, item in sorted(schema["paths"].items())
        for method, operation in item.items()
        if isinstance(operation, dict)
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Yearline API</title></head><body>'
        f"<h1>Yearline API</h1><p>{escape(schema['info']['description'])}</p>"
        '<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>'
        f"{''.join(operations)}</body></html>"
    )


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{escape(one['name'])}</code> ({escape(one['in'])}) {escape(one.get('description', ''))}</li>"
        for one in operation.get("parameters", [])
    )
    answers = "".join(
        f"<li>{escape(status)}: {escape(answer.get('description', ''))}</li>"
        for status, answer in operation.get("responses", {}).items()
    )
    about = escape(operation.get("description") or operation.get("summary") or "")
    return (
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2><p>{about}</p>"
        f"<ul>{parameters}</ul><h3>Answers</h3><ul>{answers}</ul></section>"
    )
