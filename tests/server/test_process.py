"""What a process tells of itself."""

import os
from types import SimpleNamespace
from typing import Any

import pytest

from yearline.server.services.process import SELDOM, OpenFiles


def folder(said: int) -> Any:
    """A folder of which the system says how many names are in it; 0 where it does not."""
    return SimpleNamespace(stat=lambda: SimpleNamespace(st_size=said))


def test_open_files_are_not_listed_where_the_system_tells_how_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """With each name of four thousand, the turn of the event loop was given away."""
    monkeypatch.setattr(os, "listdir", lambda _: pytest.fail("they were listed"))
    assert OpenFiles(folder(4005)).count() == 4005


def test_elsewhere_they_are_listed_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now, there = [100.0], ["0", "1", "2"]
    monkeypatch.setattr(os, "listdir", lambda _: list(there))
    files = OpenFiles(folder(0), lambda: now[0])
    assert files.count() == 3
    there.append("3")
    now[0] += SELDOM - 1
    assert files.count() == 3
    now[0] += 1
    assert files.count() == 4


def test_a_system_that_tells_nothing_has_none() -> None:
    def refuse() -> None:
        raise FileNotFoundError

    assert OpenFiles(SimpleNamespace(stat=refuse)).count() == 0  # type: ignore[arg-type]
