"""Allowances: they fill up with time, and as the server sets them the first of everything is always free."""

import pytest

from yearline.server.services import limits
from yearline.server.services.address_limits import AddressLimits
from yearline.server.services.clock import Clock
from yearline.server.services.limits import Allowance, Counted, PerAddress
from yearline.server.services.settings import ServerSettings


@pytest.mark.parametrize("what", ["messages", "requests", "wrong_codes", "reports", "new_decks", "new_tables"])
def test_nobody_is_too_fast_with_the_first_try(what: str) -> None:
    allowed = getattr(AddressLimits(ServerSettings(), Clock()), what)
    assert allowed.take("somebody", 0.0)
    assert any(not allowed.take("somebody", 0.0) for _ in range(1_000))


def test_a_reserve_does_not_grow_beyond_its_size() -> None:
    allowance = Allowance(2.0, 0.0)
    assert allowance.left(1000.0) == 6.0
    assert [allowance.take(1000.0) for _ in range(7)] == [True] * 6 + [False]


def test_asking_in_vain_costs_nothing() -> None:
    allowance = Allowance(1.0, 0.0, seconds=1.0)
    assert [allowance.take(0.0), allowance.take(0.4), allowance.take(0.9), allowance.take(1.0)] == [
        True,
        False,
        False,
        True,
    ]


def test_an_address_has_spent_its_reserve_when_not_one_try_is_left() -> None:
    each = PerAddress(1.0, seconds=2.0)
    assert not each.spent("a", 100.0)
    each.take("a", 100.0)
    assert not each.spent("a", 100.0)
    each.take("a", 100.0)
    assert (each.spent("a", 100.5), each.spent("a", 101.0), each.spent("b", 100.0)) == (True, False, False)


def test_of_many_addresses_the_longest_quiet_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    each = PerAddress(1.0, seconds=1.0)
    assert [each.take(address, 0.0) for address in ("a", "b", "a", "c")] == [True, True, False, True]
    assert [each.spent(address, 0.0) for address in "abc"] == [True, False, True]


def test_a_connection_that_ends_makes_room_for_one_at_the_same_address() -> None:
    counted = Counted(2)
    assert [counted.enter(address) for address in "aabb"] == [True] * 4
    counted.leave("a")
    assert [counted.enter("b"), counted.enter("a"), counted.enter("a")] == [False, True, False]
    for _ in range(3):
        counted.leave("a")
    assert [counted.enter("a") for _ in range(3)] == [True, True, False]


def test_allowances_fill_up_with_time() -> None:
    allowance = Allowance(2.0, 0.0)
    assert [allowance.take(0.0) for _ in range(7)] == [True] * 6 + [False]
    assert allowance.take(0.5)
    assert not allowance.take(0.5)
    each = PerAddress(1.0)
    assert [each.take("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert each.take("b", 0.0)


def test_connections_are_counted() -> None:
    counted = Counted(2)
    assert [counted.enter("a") for _ in range(3)] == [True, True, False]
    counted.leave("a")
    assert counted.enter("a")
