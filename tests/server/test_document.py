"""The OpenAPI document says all that a generator of clients needs: who asks, bodies, every answer."""

import re

import pytest

from tests.server.conftest import Running, bearer
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio
OF_THEIR_OWN = (("/healthz", "503"), ("/api/decks", "422"), ("/api/workshop/{key}", "409"))
"""Answers that are no success and no refusal: they bring what their readers need then."""

REPORT = {"table": "nosuch", "picture": "0" * 32, "reason": "date"}


async def test_the_document_is_one_that_a_generator_understands(server: Running) -> None:
    document = (await server.http.get("/api/openapi.json")).json()
    assert document["components"]["securitySchemes"]["device"]["scheme"] == "bearer"
    for path, item in document["paths"].items():
        for method, operation in item.items():
            where = f"{method} {path}"
            assert all(one["name"] != "Authorization" for one in operation["parameters"]), where
            refusals = {status: one for status, one in operation["responses"].items() if int(status) >= 400}
            assert "429" in refusals, where
            for status, answer in refusals.items():
                if (path, status) not in OF_THEIR_OWN:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Refusal"}, where
            if "{" in path:
                assert "404" in refusals, where
    titles = [type["title"] for type in document["components"]["schemas"].values()]
    assert len(titles) == len(set(titles))
    for type in document["components"]["schemas"].values():  # generators of Python would have two things of one name
        assert re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type["title"]).lower() not in type.get("properties", ())
    operations = [one["operationId"] for item in document["paths"].values() for one in item.values()]
    assert len(operations) == len(set(operations))
    bring = document["paths"]["/api/decks"]["post"]
    assert bring["security"] == [{"device": []}]
    for path in ("/api/decks", "/api/workshop/{key}/pictures", "/api/workshop/read"):
        posted = document["paths"][path]["post"]
        assert "application/octet-stream" in posted["requestBody"]["content"]
        assert posted["responses"].keys() >= {"413", "422"}
    saved = document["paths"]["/api/workshop/{key}"]["put"]["responses"]
    assert saved["409"]["content"] == saved["200"]["content"]


async def test_answers_are_as_the_document_says(server: Running) -> None:
    document = (await server.http.get("/api/openapi.json")).json()
    answers = {
        ("/api/tables", "post"): await server.http.post("/api/tables", json={"game": "race"}),
        ("/api/tables/{code}", "get"): await server.http.get("/api/tables/nosuch"),
        ("/api/reports", "post"): await server.http.post("/api/reports", json=REPORT, headers=bearer(new_secret())),
        ("/api/picks", "post"): await server.http.post("/api/picks", json={}),
    }
    assert [answer.status_code for answer in answers.values()] == [401, 404, 404, 400]
    for (path, method), answer in answers.items():
        assert str(answer.status_code) in document["paths"][path][method]["responses"]
        assert set(answer.json()) <= {"code", "text", "field"}


async def test_the_page_shows_fields_and_links_to_types(server: Running) -> None:
    page = (await server.http.get("/api/docs")).text
    assert '<a href="#WireSettings">' in page
    assert 'id="WireSettings"' in page
    assert "on_leave" in page
