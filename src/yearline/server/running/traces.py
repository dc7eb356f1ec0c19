"""Traces for OpenTelemetry, where an operator asks for them (`yearline[otel]`):
a span for each request and each thing done at a table.

Who asks for none pays nothing: only then is anything put around the application.
A span names a route, a status and how long the database took, and never an address, a table, a name or a card.
"""

import os
from collections.abc import Mapping
from time import time_ns
from typing import Any, Final

from yearline.server.services.metrics import Metrics
from yearline.server.services.settings import BadSetting

ASKED: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
"""The usual variables: whoever sets one of them wants traces."""
KNOWN: Final = (
    "api",
    "t",
    "j",
    "screen",
    "decks",
    "daily",
    "weekly",
    "static",
    "pictures",
    "docs",
    "workshop",
    "report",
)
"""Beginnings of paths that may stand in a span; all that follows them may be a code or a key."""


def tracer_for(environment: Mapping[str, str] = os.environ) -> Any:
    """What writes spans; None where nobody has asked for any.
    Raises BadSetting where the packages for it are missing.
    """
    if not any(environment.get(name) for name in ASKED):
        return None
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise BadSetting("traces need more packages: pip install 'yearline[otel]'") from None
    name = environment.get("OTEL_SERVICE_NAME", "yearline")
    provider = TracerProvider(resource=Resource.create({"service.name": name}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))  # sends from a thread of its own
    return provider.get_tracer("yearline")


def traced(app: Any, metrics: Metrics, tracer: Any) -> Any:
    """The application with spans around what it does; the application itself where there is nobody to write them."""
    if tracer is None:
        return app
    told = metrics.told

    def told_in_spans(append: float, move: float, entries: int, frames: int) -> None:
        told(append, move, entries, frames)
        end = time_ns()
        span = tracer.start_span("table", start_time=end - int(move * 1e9))
        span.set_attributes(
            {"yearline.append_ms": append * 1e3, "yearline.entries": entries, "yearline.frames": frames}
        )
        span.end(end)

    vars(metrics)["told"] = told_in_spans
    return Traced(app, tracer)


class Traced:
    """An ASGI application whose requests are spans."""

    def __init__(self, app: Any, tracer: Any) -> None:
        self.app, self._tracer = app, tracer

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on, and write down which kind it was and what came of it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        first = scope["path"].split("/")[1]
        shown = f"/{first}" if first in KNOWN else "/"
        with self._tracer.start_as_current_span(f"{scope['method']} {shown}") as span:

            async def told(message: Any) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await self.app(scope, receive, told)
