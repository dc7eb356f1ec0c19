"""What came of a trial, as a table and in stories."""

from collections.abc import Iterator

from tests.chaos.faults import Happened
from tests.chaos.players import Wait
from tests.chaos.trial import Result

DATABASE_AWAY = frozenset({"database crashed", "database frozen"})
"""While one of these lasts nobody can be served: a move that is not durable is no move."""


def report(result: Result) -> str:
    """The table that is printed."""
    return "\n".join(f"{what:<52}{number:>12}" for what, number in _lines(result))


def _lines(result: Result) -> Iterator[tuple[str, str]]:
    verdict = result.verdict
    yield "nodes", str(result.nodes)
    yield "tables", str(result.tables)
    yield "clients", str(result.clients)
    yield "seconds", f"{result.seconds:,.0f}"
    yield "faults", str(sum(result.faults.values()))
    for kind, times in result.faults.items():
        yield f"  {kind}", str(times)
    yield "moves acknowledged", f"{verdict.moves:,}"
    yield "commands acknowledged", f"{verdict.commands:,}"
    yield "answers confirmed to phones that were compared", f"{verdict.counted:,}"
    for version, commands in sorted(verdict.versions.items()):
        yield f"  by version {version}", f"{commands:,}"
    yield "tables that several versions wrote to", str(verdict.mixed_tables)
    yield "lines in the log", f"{verdict.lines:,}"
    yield "reconnections", f"{result.reconnected:,}"
    yield "nodes that had to be killed to stop", str(result.insisted)
    yield from _times(result)
    yield "lost", str(len(verdict.losses))
    yield "written twice", str(len(verdict.duplicates))
    yield "written though refused", str(len(verdict.written_though_refused))
    yield "logs that do not fold", str(len(verdict.wrong_logs))
    yield "clients whose view differs from the log", str(len(verdict.different_views))
    yield "seats that are not their owner's", str(len(verdict.wrong_seats))
    yield "tables that stand still", str(len(verdict.standing_still))
    yield "answers nobody can explain", str(len(verdict.odd_answers))


def _times(result: Result) -> Iterator[tuple[str, str]]:
    yield "the machine kept the clients waiting, s, at worst", f"{result.late:.1f}"
    yield "a node was up again after, s, half of the time", f"{result.starts[len(result.starts) // 2]:.1f}"
    yield "a node was up again after, s, at the latest", f"{result.starts[-1]:.1f}"
    for share in (0.5, 0.99, 0.999):
        yield f"answered within, s, {share:.1%} of the time", f"{_at(result.waits, share):.2f}"
    yield "longest interruption a player felt, s", f"{result.waits[-1].seconds:.1f}"
    beyond = max(wait.seconds - _overlap(wait, result.journal) for wait in result.waits)
    yield "  while the database was there, s", f"{beyond:.1f}"


def _at(waits: list[Wait], share: float) -> float:
    return waits[int(len(waits) * share)].seconds


def _overlap(wait: Wait, journal: list[Happened]) -> float:
    """For how much of a wait the database was away. Such faults come one after another, never together."""
    away = [fault for fault in journal if fault.kind in DATABASE_AWAY]
    return sum(max(0.0, min(wait.ended, fault.ended) - max(wait.began, fault.began)) for fault in away)


def stories(result: Result, count: int) -> Iterator[str]:
    """The longest interruptions: what the client tried, and what was wrong meanwhile."""
    for wait in reversed(result.waits[len(result.waits) - count :]):
        yield f"\n{wait.seconds:.1f} s: {' | '.join(wait.tries)}"
        for fault in result.journal:
            if fault.ended > wait.began and fault.began < wait.ended:
                lasted = f"{fault.began - wait.began:+.1f} to {fault.ended - wait.began:+.1f}"
                yield f"    {fault.kind}, node {fault.node}: {lasted}"


def violations(result: Result) -> list[str]:
    """The first few of each kind, in words."""
    found = {name: what for name, what in vars(result.verdict).items() if isinstance(what, list)}
    return [f"{name}: {line}" for name, lines in found.items() for line in lines[:10]]
