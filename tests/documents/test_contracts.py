"""The rooms are kept apart by contracts, and each of them turns red when somebody crosses a wall."""

import re
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter.configuration import configure
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
CONTRACTS: list[dict[str, Any]] = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"][
    "contracts"
]
KINDS = {
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "layers": LayersContract,
    "protected": ProtectedContract,
}


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    configure()
    return grimp.build_graph("yearline", include_external_packages=True, cache_dir=None)


def kept(contract: dict[str, Any], imports: grimp.ImportGraph) -> bool:
    options = {name: str(value).lower() if isinstance(value, bool) else value for name, value in contract.items()}
    session = {"root_packages": ["yearline"], "include_external_packages": "true"}
    kind = KINDS[contract["type"]](name=contract["name"], session_options=session, contract_options=options)
    return kind.check(deepcopy(imports), verbose=False).kept  # it takes ignored imports out of what it looks at


def through_the_wall(contract: dict[str, Any]) -> tuple[str, str]:
    """Who must not import whom: the lowest layer the highest one, a source what is forbidden to it."""
    match contract["type"]:
        case "layers":
            (container,), layers = contract["containers"], contract["layers"]
            highest, lowest = re.split(r" [|:] ", layers[0])[0], re.split(r" [|:] ", layers[-1])[-1]
            return f"{container}.{lowest}", f"{container}.{highest}"
        case "forbidden":
            return contract["source_modules"][-1], contract["forbidden_modules"][0]
        case "protected":
            return "yearline.server.wire.frames", contract["protected_modules"][0]
        case _:
            return contract["modules"][0].replace("*", "race"), contract["modules"][0].replace("*", "lives")


@pytest.mark.parametrize("contract", CONTRACTS, ids=[one["name"].split(":")[0] for one in CONTRACTS])
def test_an_import_through_a_wall_is_seen(contract: dict[str, Any], imports: grimp.ImportGraph) -> None:
    importer, imported = through_the_wall(contract)
    assert kept(contract, imports)
    crossed = deepcopy(imports)
    crossed.add_import(importer=importer, imported=imported)
    assert not kept(contract, crossed), f"{importer} may import {imported}"


@pytest.mark.parametrize(
    ("container", "importer", "imported"),
    [
        ("yearline.server", "yearline.server.wire.frames", "yearline.server.live.runner"),
        ("yearline.server", "yearline.server.api.tables", "yearline.server.sockets.picows"),
        ("yearline.server.live", "yearline.server.live.runner", "yearline.server.live.tables"),
    ],
)
def test_so_are_walls_within_and_between_neighbours(
    container: str, importer: str, imported: str, imports: grimp.ImportGraph
) -> None:
    (contract,) = [one for one in CONTRACTS if one.get("containers") == [container]]
    crossed = deepcopy(imports)
    crossed.add_import(importer=importer, imported=imported)
    assert not kept(contract, crossed)
