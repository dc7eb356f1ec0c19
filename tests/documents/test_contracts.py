"""The rooms of the server are kept apart by contracts that turn red when somebody crosses a wall."""

import tomllib
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter.contracts.layers import LayersContract

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("yearline", cache_dir=None)


def layers_of(container: str) -> LayersContract:
    contracts = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    (options,) = [one for one in contracts if one.get("containers") == [container]]
    session: dict[str, Any] = {"root_packages": ["yearline"]}
    return LayersContract(
        name=options["name"], session_options=session, contract_options={**options, "exhaustive": "true"}
    )


@pytest.mark.parametrize(
    ("container", "importer", "imported"),
    [
        ("yearline.server", "yearline.server.services.clock", "yearline.server.live.hall"),
        ("yearline.server", "yearline.server.wire.frames", "yearline.server.live.runner"),
        ("yearline.server.live", "yearline.server.live.runner", "yearline.server.live.tables"),
        ("yearline.server.services", "yearline.server.services.clock", "yearline.server.services.tasks"),
    ],
)
def test_an_import_through_a_wall_is_seen(
    graph: grimp.ImportGraph, container: str, importer: str, imported: str
) -> None:
    contract = layers_of(container)
    assert contract.check(graph, verbose=False).kept
    graph.add_import(importer=importer, imported=imported)
    try:
        assert not contract.check(graph, verbose=False).kept
    finally:
        graph.remove_import(importer=importer, imported=imported)
