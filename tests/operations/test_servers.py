"""Where CI is set, a server that is not installed fails the tests that need it; elsewhere it skips them."""

import pytest

from tests.servers import absent


def test_with_ci_a_missing_server_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="redis-server must be installed"):
        absent("redis-server")


def test_elsewhere_a_missing_server_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="redis-server is not installed"):
        absent("redis-server")


@pytest.mark.parametrize("fixture", ["postgres", "redis_server"])
def test_the_fixtures_ask(fixture: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """As if neither were there: the fixture itself fails, and no test runs on nothing."""
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr("tests.servers.postgres_folder", lambda: None)
    monkeypatch.setattr("tests.servers.shutil.which", lambda name: None)
    made = getattr(__import__("tests.servers", fromlist=[fixture]), fixture)
    with pytest.raises(pytest.fail.Exception, match="must be installed"):
        next(made.__wrapped__())
