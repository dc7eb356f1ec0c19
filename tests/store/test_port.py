"""A store in another process may be just starting when this one does; a file is there or it is not."""

import pytest

from yearline.store import Unavailable, open_patiently
from yearline.store.memory import MemoryStore

pytestmark = pytest.mark.asyncio


class _Starting(MemoryStore):
    """Cannot be opened so many times."""

    def __init__(self, far: bool, failures: int) -> None:
        super().__init__()
        self.far, self.failures, self.opened = far, failures, 0

    async def open(self) -> None:
        self.opened += 1
        if self.opened <= self.failures:
            raise Unavailable("it is starting up")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yearline.store.opening.AGAIN_SECONDS", 0.0)


async def test_a_database_that_is_starting_is_waited_for() -> None:
    store = _Starting(far=True, failures=3)
    await open_patiently(store)
    assert store.opened == 4


async def test_a_database_that_does_not_come_up_is_given_up() -> None:
    store = _Starting(far=True, failures=10**9)
    with pytest.raises(Unavailable, match="starting up"):
        await open_patiently(store, seconds=0.01)
    assert store.opened > 1


async def test_a_file_that_cannot_be_opened_is_not_tried_again() -> None:
    store = _Starting(far=False, failures=1)
    with pytest.raises(Unavailable, match="starting up"):
        await open_patiently(store)
    assert store.opened == 1
