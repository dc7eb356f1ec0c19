"""One trial: seat people at tables, let faults happen while they play, let everything settle, judge."""

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import httpx

from tests.chaos.faults import BadLuck, Happened
from tests.chaos.nodes import Cluster
from tests.chaos.phones import Phone
from tests.chaos.players import PATIENCE, Member, Wait
from tests.chaos.verify import Verdict, fold, judge, read_log

SETTLE_SECONDS = 90.0
NAP = 0.1
HUMANS, BOTS, PHONES = 2, 1, 3
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "coop", "decks": ["popular-culture"]},
    {"game": "race", "decks": ["inventions", "world-history"]},
    {"game": "chronology", "decks": ["chronology"]},
    {"game": "race", "decks": ["popular-culture"], "clock": 4},
    {"game": "crowd", "decks": ["world-history"], "clock": 4, "options": {"rounds": 5, "look": 5}},
)
"""Games with turns, one with a clock, so that the server moves for those who are cut off,
and one in which everybody acts at once.
"""


@dataclass
class Plan:
    """How much of everything."""

    tables: int = 200
    faults: int = 200
    seconds: float = 600.0
    seed: int = 1
    think: float = 1.0
    pause: float = 0.8
    longest: float = 2.0


@dataclass
class Result:
    """What came of it."""

    faults: dict[str, int]
    verdict: Verdict
    seconds: float
    tables: int
    clients: int
    nodes: int
    reconnected: int
    insisted: int
    late: float
    """By how much the machine woke this program too late, at the worst: its share of every interruption."""
    starts: list[float]
    """How long nodes took to come up."""
    waits: list[Wait]
    journal: list[Happened]

    @property
    def passed(self) -> bool:
        rolled = self.faults["node rolled"] > 0
        return (
            self.verdict.violations == 0 and self.verdict.moves > 0 and (len(self.verdict.versions) > 1 or not rolled)
        )


async def run(cluster: Cluster, plan: Plan) -> Result:
    """The whole trial, on a cluster that is up."""
    began, late = time.monotonic(), list[float]()
    chance = random.Random(plan.seed)
    tables = await _seat(cluster, plan, chance)
    phones = await _phones(cluster, plan, chance, tables)
    watching = asyncio.create_task(_watch_the_clock(late))
    luck = BadLuck(cluster, plan.faults, plan.seed, plan.pause, plan.longest)
    people, verdict = await _played(cluster, plan, luck, tables, phones)
    watching.cancel()
    waits = sorted([wait for one in people for wait in one.diary.waits], key=lambda wait: wait.seconds)
    return Result(
        luck.happened,
        verdict,
        time.monotonic() - began,
        len(tables),
        len(people),
        len(cluster.nodes),
        sum(one.diary.reconnected for one in people),
        sum(node.insisted for node in cluster.nodes),
        max(late, default=0.0),
        sorted(seconds for node in cluster.nodes for seconds in node.starts),
        waits,
        luck.journal,
    )


async def _played(
    cluster: Cluster, plan: Plan, luck: BadLuck, tables: dict[str, list[Member]], phones: dict[str, list[Phone]]
) -> tuple[list[Member], Verdict]:
    """People play through all faults, and come to rest; what the log says then."""
    members = [member for sitting in tables.values() for member in sitting]
    people = [*members, *[phone for some in phones.values() for phone in some]]
    settled, over = asyncio.Event(), asyncio.Event()
    playing = [asyncio.create_task(one.play(settled, over)) for one in people]
    await luck.run(plan.seconds)
    await _see_answers(phones)
    await _everywhere(cluster, members)
    settled.set()
    with suppress(TimeoutError):
        await _come_to_rest(cluster, people, tables)
    verdict = judge(await read_log(cluster.database), tables, phones)
    verdict.odd_answers += _odd(luck, playing)
    over.set()
    await _stop(playing, people)
    return people, verdict


async def _come_to_rest(cluster: Cluster, people: list[Member], tables: dict[str, list[Member]]) -> None:
    """Raises TimeoutError where somebody never rests."""
    async with asyncio.timeout(SETTLE_SECONDS):
        while not all(one.resting for one in people):
            await asyncio.sleep(NAP)
        await _rest(cluster, tables)


def _odd(luck: BadLuck, playing: list[asyncio.Task[None]]) -> list[str]:
    """What went wrong with the trial itself."""
    faults = [f"a fault could not be made: {error!r}" for error in luck.errors]
    return faults + [f"a client failed: {task.exception()!r}" for task in playing if task.done()]


async def _everywhere(cluster: Cluster, members: list[Member]) -> None:
    """Every node, whatever its version by now, is visited by some and written to."""
    for at, member in enumerate(members):
        member.summoned = cluster.nodes[at % len(cluster.nodes)]
    with suppress(TimeoutError):
        async with asyncio.timeout(SETTLE_SECONDS):
            while any(member.summoned for member in members):
                await asyncio.sleep(NAP)


async def _watch_the_clock(late: list[float]) -> None:
    """Sleep a little, again and again, and note how much longer it took."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(NAP)
        late.append(time.monotonic() - began - NAP)


async def _stop(playing: "list[asyncio.Task[None]]", people: list[Member]) -> None:
    """Everybody goes home; who is stuck is carried."""
    _, stuck = await asyncio.wait(playing, timeout=2 * PATIENCE)
    for task in stuck:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*[one.close() for one in people], return_exceptions=True)


async def _seat(cluster: Cluster, plan: Plan, chance: random.Random) -> dict[str, list[Member]]:
    """Open the tables, seat people and bots, deal."""
    tables: dict[str, list[Member]] = {}
    async with httpx.AsyncClient(verify=False) as http:

        async def table(number: int) -> None:
            members = [
                Member(cluster, "", i, random.Random(f"{plan.seed}/{number}/{i}"), plan.think) for i in range(HUMANS)
            ]
            answer = await http.post(
                f"{chance.choice(cluster.nodes).url}/api/tables",
                json={**TABLES[number % len(TABLES)], "seats": HUMANS + BOTS},
                headers={"Authorization": f"Bearer {members[0].secret}"},
            )
            code = str(answer.raise_for_status().json()["code"])
            for member in members:
                member.client.code = code
                await member.connect()
                await member.do(kind="join", name=member.name)
                (member.seat,) = member.client.frame["you"]["seats"]
            for seat in range(HUMANS, HUMANS + BOTS):
                await members[0].do(kind="bot", seat=seat, bot="simple")
            await members[0].do(kind="start")
            tables[code] = members

        for begin in range(0, plan.tables, 10):
            await asyncio.gather(*[table(number) for number in range(begin, min(begin + 10, plan.tables))])
    return tables


async def _phones(
    cluster: Cluster, plan: Plan, chance: random.Random, tables: dict[str, list[Member]]
) -> dict[str, list[Phone]]:
    """Phones at the tables where everybody acts at once: they come while a round goes on, and are in the next."""
    found: dict[str, list[Phone]] = {}
    for code, sitting in tables.items():
        if sitting[0].client.frame["table"]["settings"]["game"] == "crowd":
            found[code] = [Phone(cluster, code, n, random.Random(chance.random()), plan.think) for n in range(PHONES)]
            for phone in found[code]:
                await phone.connect()
                await phone.do(kind="join", name=f"Phone {phone.number}")
    return found


async def _see_answers(phones: dict[str, list[Phone]]) -> None:
    """Play on until each phone has seen whether what was confirmed to it counted."""
    with suppress(TimeoutError):
        async with asyncio.timeout(SETTLE_SECONDS):
            while any(not phone.notes.compared for some in phones.values() for phone in some):
                await asyncio.sleep(NAP)


async def _rest(cluster: Cluster, tables: dict[str, list[Member]]) -> None:
    """Wait until nobody does anything, no bot is to move,
    the log does not grow and every client has heard of its last line.
    """
    before = -1
    while True:
        log = await read_log(cluster.database)
        length = sum(len(rows) for rows in log.rows.values())
        heard = all(
            member.client.seq == len(log.rows[f"table:{code}"])
            for code, sitting in tables.items()
            for member in sitting
        )
        if heard and length == before and not any(_waits_for_bot(log, code) for code in tables):
            return
        before = length
        await asyncio.sleep(0.5)


def _waits_for_bot(log: Any, code: str) -> bool:
    table = fold(log, code)
    return table.phase == "playing" and table.turn is not None and table.chairs[table.turn].kind == "bot"
