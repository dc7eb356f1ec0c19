"""How fast a table opens that people have played at for long: from its snapshot and the lines since, as a server does.

    python benchmarks/opening.py [--json]

One table plays a single game of a thousand moves; another plays again and again, with rematches, until its log has a
hundred thousand lines. Then a node that has just started opens each from SQLite, five times. At most 20 ms for the
game, 200 ms for the log.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from yearline.core.actions import Place, to_text  # noqa: E402
from yearline.core.deck import Deck  # noqa: E402
from yearline.server.live.hall import Hall  # noqa: E402
from yearline.server.live.snapshot import Notes, packed  # noqa: E402
from yearline.server.serve import steady  # noqa: E402
from yearline.server.services.settings import ServerSettings  # noqa: E402
from yearline.store import Append, Snapshot, Store, open_store  # noqa: E402
from yearline.table import commands as c  # noqa: E402
from yearline.table import entries as e  # noqa: E402
from yearline.table import starting  # noqa: E402
from yearline.table.decide import decide  # noqa: E402
from yearline.table.evolve import evolve, open_table  # noqa: E402
from yearline.table.model import Settings  # noqa: E402

HOST = "a" * 16
BOUNDS = {"one game of 1,000 moves": 20.0, "a log of 100,000 lines": 200.0}
MOVES, LINES, CARDS = 1_000, 100_000, 1_100
EVERY = 500
TIMES = 5


class History:
    """A table that plays by itself."""

    def __init__(self, code: str, digest: str, cards: Deck, settings: Settings) -> None:
        self.cards, self.digest, self.luck = cards, digest, random.Random(1)
        created = e.Created(code, HOST, settings)
        self.table, self.bodies = open_table(created, 1.0), [_body(created)]
        self.games: list[tuple[int, str]] = []
        self.snapshot: Snapshot | None = None

    def do(self, command: c.Command) -> None:
        for entry in decide(self.table, HOST, command, 1.0, lambda _: self.cards):
            self.table = evolve(self.table, entry, 1.0, lambda _: self.cards)
            self.bodies.append(_body(entry))
            if isinstance(entry, e.Started):
                self.games.append((self.table.seq, self.table.settings.game))
        if len(self.bodies) - (self.snapshot.seq if self.snapshot else 0) >= EVERY:
            first = self.games[-1][0] - 1 if self.table.game is not None else len(self.bodies)
            body = packed(self.table, Notes(self.table.seq, [], self.games), self.bodies[first:])
            self.snapshot = Snapshot(self.table.seq, body)

    def play(self, lines: int) -> None:
        for name in ("Ann", "Bob")[: self.table.settings.seats]:
            self.do(c.Join(name))
        while len(self.bodies) < lines:
            if not self.table.acting:
                self.do(c.Start(self.luck.getrandbits(64), self.digest))
            game, seat = self.table.game, self.table.acting[0]
            assert game is not None
            legal = game.rules.legal(game.state, seat)
            placements = [
                action for action in legal if isinstance(action, Place)
            ]  # nobody ends a game that could go on
            self.do(c.Act(to_text(self.luck.choice(placements or legal)), seat))


def _body(entry: e.Entry) -> str:
    return json.dumps(e.to_plain(entry), ensure_ascii=False, separators=(",", ":"))


async def decks_of(hall: Hall, title: str) -> Settings:
    """What two play with: many things of one year,
    where every place is right and a game is long; or a deck of the library.
    """
    if "log" in title:
        return Settings(game="race", seats=2, decks=("popular-culture",))
    rows = "\n".join([f"Thing {number},1900" for number in range(CARDS)])
    own, _ = await hall.services.shelf.own.add(f"title,year\n{rows}\n".encode(), "x", "en", "", hall.services.limits)
    return Settings(game="race", seats=2, decks=(own,))


starting.MOST_LINES = LINES  # type: ignore[attr-defined]  # such a log was written before there was a bound, or in a hall of phones


async def written(store: Store, hall: Hall, title: str, settings: Settings) -> str:
    """A log, with the snapshot that a server would have made."""
    code, shelf = f"long{len(title)}", hall.services.shelf
    digest = await shelf.freeze(settings.decks, set)
    history = History(code, digest, shelf.frozen(digest), settings)
    history.play(LINES if "log" in title else MOVES + 4)
    assert ("log" in title) != (len(history.games) == 1)
    for first in range(0, len(history.bodies), 10_000):
        some = tuple(history.bodies[first : first + 10_000])
        await store.append(Append(f"table:{code}", first, some, "", 1.0))
    assert history.snapshot is not None
    await store.put_snapshot(f"table:{code}", history.snapshot)
    return code


async def measured(folder: Path) -> dict[str, float]:
    """Milliseconds to open a table, the median of some."""
    database, found = f"sqlite:{folder / 'tables'}", {}
    for title in BOUNDS:
        settings = ServerSettings(database=database, sweep_seconds=3600)
        hall = Hall(settings, store=open_store(database))
        await hall.open()
        agreed = await decks_of(hall, title)
        code = await written(hall.services.store, hall, title, agreed)
        await hall.close()
        times = []
        for _ in range(TIMES):
            hall = Hall(settings, store=open_store(database))
            await hall.open()
            await hall.services.shelf.freeze(agreed.decks, set)
            steady()
            began = time.perf_counter()
            await hall.tables.runner(code)
            times.append(1000 * (time.perf_counter() - began))
            await hall.close()
        found[title] = sorted(times)[TIMES // 2]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="yearline-opening") as folder:
        found = asyncio.run(measured(Path(folder)))
    if chosen.json:
        print(json.dumps(found))
    else:
        for title, ms in found.items():
            print(f"{'ok  ' if ms <= BOUNDS[title] else 'MISS'} {title:26}{ms:8.1f} ms (at most {BOUNDS[title]:.0f})")
    return int(any(ms > BOUNDS[title] for title, ms in found.items()))


if __name__ == "__main__":
    sys.exit(main())
