"""`yearline --version`, installed or not."""

from importlib import metadata

import pytest
from click.testing import CliRunner

from yearline.cli import cli
from yearline.server.services import metrics


def test_the_version_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "version", {"yearline": "1.2.3"}.__getitem__)
    assert CliRunner().invoke(cli, ["--version"]).output == "yearline, version 1.2.3\n"


def test_sources_that_were_never_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    monkeypatch.setattr(metrics, "version", missing)
    result = CliRunner().invoke(cli, ["--version"])
    assert (result.exit_code, result.output) == (0, "yearline, version source\n")
