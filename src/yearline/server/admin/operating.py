"""Looking and acting, on the store alone: the page and the
terminal call the same, and every node hears of what was decided.
"""

import logging
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from yearline.core.errors import YearlineError
from yearline.server.decks.own import OWN
from yearline.server.live.identity import read_code
from yearline.server.live.reports import all_reports
from yearline.server.services.blocks import STREAM, Blocks, Decision, Verb, What, decide, decisions
from yearline.store import Aged, DiskRoom, KeptBlob, Store

ALIVE_SECONDS: Final = 300.0
"""A node that has said nothing for so long is gone."""

SHOWN: Final = 50
LOG: Final = logging.getLogger("yearline.admin")


class BadOrder(YearlineError):
    """The operator asked for something that cannot be done."""

    code = "bad_request"


@dataclass(frozen=True, slots=True)
class Node:
    """A node that runs."""

    name: str
    at: float
    said: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Overview:
    """All that the operator sees at once."""

    nodes: list[Node]
    room: DiskRoom
    tables: list[Aged]
    decks: list[KeptBlob]
    reports: list[dict[str, Any]]
    blocked: dict[str, list[str]]
    restart: float
    done: list[tuple[float, Decision]]


async def nodes(store: Store, now: float) -> list[Node]:
    """The nodes that have said something lately."""
    beats = await store.beats(now - ALIVE_SECONDS)
    return [Node(one.node, one.at, msgspec.json.decode(one.body)) for one in beats]


async def overview(store: Store, now: float) -> Overview:
    """Everything but what takes long."""
    blocks = Blocks()
    blocks.fold(await store.read(STREAM))
    return Overview(
        await nodes(store, now),
        await store.room(),
        await store.list_streams("table:", SHOWN),
        await store.list_blobs(OWN, float("inf"), SHOWN, unneeded=False),
        (await all_reports(store))[-SHOWN:],
        blocks.listed(),
        blocks.restart if blocks.restart > now else 0.0,
        (await decisions(store))[-SHOWN:],
    )


async def order(store: Store, now: float, do: Verb, what: What, name: str = "", minutes: float = 0.0) -> Decision:
    """Do something, and write it down. Raises BadOrder for what is not there or cannot be done."""
    decision = _checked(do, what, name, now + 60.0 * minutes if minutes else 0.0)
    if do == "delete":
        gone = await _delete(store, what, decision.name)
        if not gone:
            raise BadOrder(f"there is no {what} {decision.name!r}")
    await decide(store, decision, now)
    shown = "" if what == "address" else decision.name or int(decision.at)  # the log of a process ends when it likes
    LOG.warning("%s %s %s", do, what, shown, extra={"where": "admin"})
    return decision


def _checked(do: Verb, what: What, name: str, at: float) -> Decision:
    if (do == "announce") != (what == "restart"):
        raise BadOrder("a restart is announced; tables, decks and addresses are blocked, unblocked or deleted")
    if do == "announce":
        return Decision(do, what, "", at)
    if do not in ("block", "unblock", "delete") or (do == "delete" and what == "address"):
        raise BadOrder(f"cannot {do} {what}")
    name = read_code(name) if what == "table" else name.strip()
    if not name or len(name) > 80:
        raise BadOrder(f"which {what}?")
    return Decision(do, what, name)


async def _delete(store: Store, what: What, name: str) -> bool:
    if what == "table":
        return await store.delete_stream(f"table:{name}")
    return name.startswith(OWN) and await store.delete_blob(name)
