import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.sim.test_run import deck
from yearline.sim.batch import setting
from yearline.sim.cluster import NoCluster, play_on
from yearline.sim.run import Run, play_piece


def a_run() -> Run:
    return Run(setting("coop", deck(), 2), "random", 50, 1)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match="pip install"):
        next(play_on(a_run(), "auto"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port", "127.0.0.1:99999"])
def test_a_silent_address_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace())
    with pytest.raises(NoCluster, match=address):
        next(play_on(a_run(), address))


def test_what_ray_refuses_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: Any) -> None:
        raise ConnectionError("could not find any running instance\nwith a long tale")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(NoCluster, match="'auto': could not find") as caught:
        next(play_on(a_run(), "auto"))
    assert "tale" not in caught.value.message


def test_pieces_come_back_in_order_and_the_connection_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []
    ray = SimpleNamespace(
        init=lambda **_: None,
        remote=lambda function: SimpleNamespace(remote=lambda *args: (function, args)),
        get=lambda task: task[0](*task[1]),
        shutdown=lambda: closed.append(True),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert (np.concatenate(list(play_on(a_run(), "auto"))) == play_piece(a_run(), 0, 50)).all()
    assert closed == [True]
