"""The picture of the architecture is the contract that the build enforces,
and the contract of a game is the one in the core.
"""

import re
import tomllib
from pathlib import Path

import yearline
from yearline.core.game import Rules

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_the_picture_shows_the_layers_of_the_contract() -> None:
    (picture,) = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
    drawn = [re.split(r"\s{2,}", row)[0].split(" · ") for row in picture.splitlines()]
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (layers,) = [contract["layers"] for contract in contracts if contract.get("containers") == ["yearline"]]
    assert drawn == [[name for name in re.split(r" [|:] ", layer) if name != "__main__"] for layer in layers]


def test_the_rooms_of_the_server_are_those_of_the_contract() -> None:
    rows = re.findall(
        r"^\| (`.*?`) \|", TEXT.partition("## The rooms of the server")[2].partition("\n## ")[0], re.MULTILINE
    )
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (layers,) = [contract["layers"] for contract in contracts if contract.get("containers") == ["yearline.server"]]
    assert [row.replace("`", "").split(" · ") for row in rows] == [layer.split(" | ") for layer in layers]


def test_every_folder_of_the_package_is_in_the_picture() -> None:
    folders = {path.parent.name for path in Path(yearline.__file__).parent.glob("*/__init__.py")}
    (picture,) = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
    assert {name for row in picture.splitlines() for name in re.split(r"\s{2,}", row)[0].split(" · ")} == folders


def test_the_contract_of_a_game_is_told_in_full() -> None:
    paragraph = TEXT.partition("is the contract.")[2].partition(";")[0]
    assert set(re.findall(r"`(\w+)`", paragraph)) == Rules.__abstractmethods__
