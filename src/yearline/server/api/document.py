"""The OpenAPI document as a generator of clients wants it:
who asks as a security scheme, bodies, and every answer with our own refusal.
"""

from copy import deepcopy
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

Plain = dict[str, Any]
SECURITY: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The secret of a device, which `POST /api/people` makes. Whoever presents it is that person.",
}
REFUSAL: Final[Plain] = {
    "type": "object",
    "title": "Refusal",
    "description": "Why not: a code for programs, a sentence in a language of `Accept-Language`, "
    "and the field that is to blame.",
    "properties": {"code": {"type": "string"}, "text": {"type": "string"}, "field": {"type": "string"}},
    "required": ["code", "text"],
}
MEANINGS: Final = {
    "400": "The request cannot be read, or asks for what cannot be",
    "401": "The request does not say who asks",
    "403": "Not for whoever asks: shut out by the operator, or not turned over yet",
    "404": "There is no such thing, or there is none any more",
    "409": "Things have moved on since",
    "413": "The body is too large",
    "422": "The file is not what it should be",
    "429": "Too much at once from one address",
    "503": "The server cannot do this now; the same request may be repeated",
}
FILES: Final = {
    "/api/decks": "The file itself, at most one megabyte: CSV, a spreadsheet (xlsx), JSON, or a ZIP with photos",
    "/api/workshop/{key}/pictures": "The photo itself: JPEG, PNG, WebP or HEIC",
    "/api/workshop/read": "The file itself, or a pasted text: tables, lists, decks of Anki, archives of photos",
}
"""Whoever posts to these sends a file as it is."""

OTHERS_SAVED: Final = ("/api/workshop/{key}", "put")
"""Its 409 brings what somebody else has saved meanwhile, in the form of its 200."""


class Document(JsonRenderPlugin):
    """What `GET /api/openapi.json` answers."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Plain) -> bytes:
        """The document, finished."""
        return super().render(request, finished(openapi_schema))


def finished(schema: Plain) -> Plain:
    """Litestar's document with what it does not know of us.
    Generators name classes by titles, so no two types may share one.
    """
    made = deepcopy(schema)
    parts = made.setdefault("components", {})
    parts["securitySchemes"] = {"device": SECURITY}
    parts.setdefault("schemas", {})["Refusal"] = REFUSAL
    for name, type in parts["schemas"].items():
        type["title"] = "".join([part[:1].upper() + part[1:] for part in name.split("_")])
    for path, item in made["paths"].items():
        for method, operation in item.items():
            if isinstance(operation, dict) and "responses" in operation:
                _finish(path, method, operation)
    return made


def _finish(path: str, method: str, operation: Plain) -> None:
    given = operation.get("parameters", [])
    secured = any(one["name"] == "Authorization" for one in given)
    operation["parameters"] = [one for one in given if one["name"] != "Authorization"]
    if secured:
        operation["security"] = [{"device": []}]
    if method == "post" and path in FILES:
        operation["requestBody"] = _file(FILES[path])
    if (path, method) == OTHERS_SAVED:
        operation["responses"]["409"] = {**operation["responses"]["200"], "description": MEANINGS["409"]}
    for status in _refusals(path, method, operation, secured):
        operation["responses"][status] = _refused(status)


def _file(what: str) -> Plain:
    content = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
    return {"required": True, "description": what, "content": content}


def _refusals(path: str, method: str, operation: Plain, secured: bool) -> list[str]:
    """The refusals that an operation may give. Whether it can be written, `healthz` says in its own way."""
    if path == "/healthz":
        return ["429"]
    reads = bool(operation["parameters"]) or "requestBody" in operation
    given = {
        "400": reads or "400" in operation["responses"],
        "401": secured,
        "404": reads,
        "409": method == "post",
        "413": "requestBody" in operation,
        "422": path in FILES and "422" not in operation["responses"],
    }
    return [status for status, there in {**given, "403": True, "429": True, "503": True}.items() if there]


def _refused(status: str) -> Plain:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    return {"description": MEANINGS[status], "content": content}
