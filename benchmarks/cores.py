"""How long the threads of a browser waited for a core: a time measured on a busy machine says little without it."""

import os
from collections.abc import Iterator
from pathlib import Path

SLOWS_DOWN = "CPUThrottlingTh"
"""The thread by which Chromium slows a page down; nothing waits for it."""
PROC = Path("/proc")


def waited(browser: list[Path]) -> dict[Path, float]:
    """Milliseconds that each thread was ready to run and had no core, since it began; by Linux's own account."""
    found = {}
    for thread in (one for process in browser for one in process.glob("task/*")):
        try:
            if (thread / "comm").read_text().strip() != SLOWS_DOWN:
                found[thread] = int((thread / "schedstat").read_text().split()[1]) / 1e6
        except (OSError, IndexError):
            continue  # it has ended
    return found


def between(before: dict[Path, float], after: dict[Path, float]) -> float:
    """The sum over all threads, so at least as much as any picture was held up."""
    return sum(time - before.get(thread, 0.0) for thread, time in after.items())


def browser_processes() -> list[Path]:
    """Every process of the browsers that this one has started."""
    parents = dict(_parents())
    mine = [one for one in parents if os.getpid() in _line(one, parents)]
    return [PROC / str(one) for one in mine if "chrom" in _name(one)]


def _line(process: int, parents: dict[int, int]) -> Iterator[int]:
    while process in parents:
        process = parents[process]
        yield process


def _parents() -> Iterator[tuple[int, int]]:
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            yield int(stat.parent.name), int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue


def _name(process: int) -> str:
    try:
        return (PROC / str(process) / "comm").read_text()
    except OSError:
        return ""
