"""What operators put beside the program fits it: the unit of systemd, its settings, the dashboard and the alerts."""

import json
import re
from collections.abc import Iterator
from configparser import ConfigParser

import pytest
import yaml

from tests.operations.conftest import ROOT
from tests.server.conftest import quiet
from yearline.cli.serve import serve
from yearline.server.app import create_app
from yearline.server.live.hall import Hall
from yearline.server.services.settings import from_environment

NAME = re.compile(r"\b((?:yearline|process)_[a-z_]+)\b")


def test_the_service_reads_settings_that_a_server_understands() -> None:
    """As it is, and with every line that is only proposed."""
    lines = (ROOT / "deploy/yearline.env").read_text(encoding="utf-8").splitlines()
    given = [line for line in lines if line.startswith("YEARLINE_")]
    proposed = [line.removeprefix("#") for line in lines if line.startswith("#YEARLINE_")]
    assert given
    assert proposed
    assert from_environment(dict(line.split("=", 1) for line in given)).host == "0.0.0.0"
    settings = from_environment(dict(line.split("=", 1) for line in given + proposed))
    assert (settings.host, settings.behind_proxy, settings.processes) == ("127.0.0.1", True, 0)


def test_the_service_runs_what_is_installed_with_few_rights() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # systemd minds small and large letters
    unit.read_string((ROOT / "deploy/yearline.service").read_text(encoding="utf-8"))
    service = unit["Service"]
    program, command = service["ExecStart"].split()
    assert program.endswith("/bin/yearline")
    assert command == serve.name
    assert service["EnvironmentFile"] == "-/etc/yearline.env"
    rights = ("DynamicUser", "NoNewPrivileges", "ProtectHome", "PrivateTmp")
    assert [service[right] for right in rights] == ["yes"] * 4
    assert service["ProtectSystem"] == "strict"


@pytest.fixture(scope="module")
def told() -> set[str]:
    """The names of all numbers that a server tells."""
    hall = Hall(quiet())
    create_app(hall)
    return set(re.findall(r"^([a-z_]+)[ {]", hall.services.metrics.text(), re.MULTILINE)) | {
        "yearline_refused_total"  # nobody was refused yet
    }


def asked_in_dashboard() -> Iterator[str]:
    board = json.loads((ROOT / "deploy/grafana-dashboard.json").read_text(encoding="utf-8"))
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    for panel in board["panels"]:
        assert panel["title"]
        yield from (target["expr"] for target in panel["targets"])
    for variable in board["templating"]["list"]:
        yield str(variable["query"])


def asked_in_alerts() -> Iterator[str]:
    groups = yaml.safe_load((ROOT / "deploy/prometheus-alerts.yml").read_text(encoding="utf-8"))["groups"]
    for rule in [rule for group in groups for rule in group["rules"]]:
        assert rule["alert"]
        assert rule["annotations"]["summary"]
        yield rule["expr"]


@pytest.mark.parametrize("asked", [asked_in_dashboard, asked_in_alerts])
def test_every_number_that_is_asked_for_is_told(asked: object, told: set[str]) -> None:
    assert callable(asked)
    expressions = list(asked())
    named = {name for expression in expressions for name in NAME.findall(expression)}
    assert len(named) >= 5
    assert named <= told
    for expression in expressions:
        assert expression.count("(") == expression.count(")")
