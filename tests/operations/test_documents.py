"""What the documents for operators say is true: settings, the container, and the tests that the threat model names."""

import re
from dataclasses import fields
from typing import Any

import pytest

from tests.operations.conftest import OPERATIONS, ROOT
from yearline.server.services.settings import ServerSettings, from_environment

ROW = re.compile(r"^\| `(YEARLINE_[A-Z_]+)` \| `([^`]*)` \|", re.MULTILINE)
TEST = re.compile(r"`(tests/[a-z0-9_/]+\.py)::(test_[a-z0-9_]+)`")


def environment_of(text: str) -> set[str]:
    return set(re.findall(r"YEARLINE_[A-Z_]+", text))


def test_every_setting_is_documented_with_its_default() -> None:
    documented = dict(ROW.findall(OPERATIONS.read_text(encoding="utf-8")))
    defaults = {f"YEARLINE_{field.name.upper()}": _shown(field.default) for field in fields(ServerSettings)}
    defaults["YEARLINE_DATABASE"] = "sqlite: in the user's data folder"
    assert documented == defaults


def _shown(default: Any) -> str:
    return (
        {True: "1", False: "0"}[default]
        if isinstance(default, bool)
        else f"{default:g}"
        if isinstance(default, float)
        else str(default)
    )


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "docs/operations.md", "deploy/yearline.env"])
def test_every_variable_that_is_named_is_a_setting(file: str) -> None:
    known = {f"YEARLINE_{field.name.upper()}" for field in fields(ServerSettings)}
    named = environment_of((ROOT / file).read_text(encoding="utf-8"))
    assert named
    assert named <= known


def test_the_container_is_told_what_a_server_understands() -> None:
    text = (ROOT / "Dockerfile").read_text() + (ROOT / "compose.yaml").read_text()
    unset = re.sub(r"\$\{\w+:-(.*?)\}", r"\1", text)  # as it is where nobody says more
    given = dict(re.findall(r"(YEARLINE_[A-Z_]+)[=:] ?([^\s#]*)", unset))
    settings = from_environment(given)
    assert settings.database.startswith("postgresql://")
    assert settings.bus.startswith("redis://")
    assert (settings.host, settings.port) == ("0.0.0.0", 8000)


def test_the_container_has_no_root_and_a_read_only_file_system() -> None:
    assert re.search(r"^USER 10001$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    compose = (ROOT / "compose.yaml").read_text()
    for wanted in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"):
        assert wanted in compose


def test_every_test_that_the_threat_model_names_exists() -> None:
    named = TEST.findall((ROOT / "SECURITY.md").read_text(encoding="utf-8"))
    assert len(named) > 25
    for path, test in named:
        assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8"), f"{path}::{test}"


def test_every_threat_has_a_test() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    threats = re.findall(r"^\| (T\d+) ", text, re.MULTILINE)
    assert len(threats) > 15
    assert re.findall(r"^- (T\d+): `tests/", text, re.MULTILINE) == threats
