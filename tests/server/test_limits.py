"""Allowances as the server sets them when nobody has said anything: the first of everything is always free."""

import pytest

from yearline.server.hall import Hall
from yearline.server.settings import ServerSettings


@pytest.mark.parametrize("what", ["messages", "requests", "wrong_codes", "reports", "brought", "opened"])
def test_nobody_is_too_fast_with_the_first_try(what: str) -> None:
    allowed = getattr(Hall(ServerSettings()), what)
    assert allowed.take("somebody", 0.0)
    assert any(not allowed.take("somebody", 0.0) for _ in range(1_000))
