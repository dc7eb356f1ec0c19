"""Spans for whoever asks for them, and nothing at all around the application for everybody else."""

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from tests.server.conftest import quiet, running
from yearline.server import serve
from yearline.server.live.hall import Hall
from yearline.server.running.traces import traced, tracer_for
from yearline.server.services.metrics import Metrics


def test_who_asks_for_none_pays_nothing() -> None:
    app, metrics = object(), Metrics()
    assert tracer_for({}) is None
    assert traced(app, metrics, tracer_for({})) is app
    assert "told" not in vars(metrics)


@pytest.mark.asyncio
async def test_requests_and_moves_are_spans_that_name_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    written, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(written))
    monkeypatch.setattr(serve, "tracer_for", lambda: provider.get_tracer("test"))
    async with running(Hall(quiet())) as server:
        both = await server.playing("Annabella", "Bartholomew")
        anna = next(one for one in both if one.actions())
        before = len([span for span in written.get_finished_spans() if span.name == "table"])
        await anna.act(anna.actions()[0])
        await server.http.get(f"/t/{anna.code}")
        assert "yearline_move_seconds_count 0" not in server.hall.services.metrics.text()  # they are counted as well
    spans = written.get_finished_spans()
    moves = [span for span in spans if span.name == "table"]
    assert len(moves) == before + 1
    assert moves[-1].attributes is not None
    assert moves[-1].attributes["yearline.entries"] == 1
    assert {"POST /api", "GET /t"} <= {span.name for span in spans}
    for told in [span.to_json() for span in spans]:
        assert anna.code not in told
        assert "Annabella" not in told
        assert "127.0.0.1" not in told
