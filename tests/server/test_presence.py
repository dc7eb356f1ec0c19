"""What nodes tell each other about who is at a table."""

import pytest

from tests.server.tables import Table, opened
from yearline.bus.port import Bus, Hint
from yearline.core.ids import MOST_SEATS
from yearline.server.live.identity import new_secret

ANN, BOB = "a" * 16, "b" * 16
ONE, TWO = "1" * 12, "2" * 12


class Ear(Bus):
    """A bus that remembers what was said."""

    def __init__(self) -> None:
        self.said: list[str] = []

    async def open(self, heard: Hint) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nobody spoke."""

    def announce(self, stream: str, seq: int) -> None:
        self.said.append(stream)


async def test_people_at_several_nodes_are_added_up() -> None:
    async with opened(bus=Ear()) as table:
        heard = table.hall.presence.heard
        assert heard(f"here:{table.code} {ONE} 2 {ANN},{BOB}") == table.code
        assert heard(f"here:{table.code} {ONE} 2 {ANN},{BOB}") is None
        assert heard(f"here:{table.code} {TWO} 13 {BOB}") == table.code
        assert table.hall.presence.elsewhere(table.code) == (frozenset((ANN, BOB)), 15)
        assert heard(f"here:{table.code} {ONE} 0 ") == table.code
        assert table.hall.presence.elsewhere(table.code) == (frozenset((BOB,)), 13)
        assert table.hall.presence.elsewhere("other222") == (frozenset(), 0)


async def test_of_tables_that_nobody_has_open_here_nothing_is_kept() -> None:
    async with opened(bus=Ear()) as table:
        for word in ("who:other222", f"here:other222 {ONE} 1 {ANN}"):
            assert table.hall.presence.heard(word) is None
        assert table.hall.presence.elsewhere("other222") == (frozenset(), 0)
        table.hall.presence.heard(f"here:{table.code} {ONE} 1 {ANN}")
        table.hall.presence.closed(table.code)
        assert table.hall.presence.sweep() == []
        assert table.hall.presence.elsewhere(table.code) == (frozenset(), 0)


async def test_a_table_with_a_full_house_is_told_in_one_word() -> None:
    async with opened(bus=Ear()) as table:
        people = [f"{number:016x}" for number in range(MOST_SEATS)]
        assert table.hall.presence.heard(f"here:{table.code} {ONE} 123456 {','.join(people)}") == table.code
        assert table.hall.presence.elsewhere(table.code) == (frozenset(people), 123456)


async def test_a_node_answers_when_somebody_is_at_the_table_through_it() -> None:
    bus = Ear()
    async with opened(bus=bus) as table:
        assert f"who:{table.code}" in bus.said
        here = f"here:{table.code} {table.hall.presence._node} 0 {table.session.person}"
        assert here in bus.said
        bus.said.clear()
        table.hall.tables.heard(f"who:{table.code}", 0)
        assert bus.said == [here]
        await table.hall.housekeeping.sweep()
        assert bus.said == [here, here]
        table.session.gone()
        bus.said.clear()
        table.hall.tables.heard(f"who:{table.code}", 0)
        await table.hall.housekeeping.sweep()
        assert bus.said == []


async def test_who_looks_twice_is_here_once_and_who_watches_is_counted() -> None:
    bus = Ear()
    async with opened(bus=bus) as table:
        second, watcher = Table(table.hall, table.code, table.secret), Table(table.hall, table.code, new_secret())
        for client in (second, watcher):
            await client.hello()
        assert (table.runner.company.here, table.runner.company.watching) == ({table.session.person}, 1)
        table.link.sent.clear()
        second.session.gone()
        assert table.link.sent == []
        watcher.session.gone()
        assert [frame["table"]["watching"] for frame in table.link.sent] == [0]


@pytest.mark.parametrize("again", [False, True])
async def test_a_node_that_falls_silent_is_forgotten_alone(again: bool) -> None:
    async with opened(bus=Ear()) as table:
        presence, start = table.hall.presence, table.hall.services.clock.ticks()
        table.hall.services.clock.ticks = lambda: start
        presence.heard(f"here:{table.code} {ONE} 1 {ANN}")
        table.hall.services.clock.ticks = lambda: start + 3.9 * 3600
        presence.heard(f"here:{table.code} {TWO} 1 {BOB}")
        if again:
            presence.heard(f"here:{table.code} {ONE} 1 {ANN}")
        assert presence.sweep() == []
        table.hall.services.clock.ticks = lambda: start + 4.1 * 3600
        assert presence.sweep() == ([] if again else [table.code])
        assert presence.elsewhere(table.code) == (frozenset((ANN, BOB) if again else (BOB,)), 2 if again else 1)
