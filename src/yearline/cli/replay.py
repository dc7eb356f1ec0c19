"""`yearline replay`: step through the record of a game."""

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from yearline.agents.sentences import Teller
from yearline.cli.files import read_record, replayed
from yearline.cli.options import language_option
from yearline.cli.terminal import Screen
from yearline.core.cards import Face
from yearline.core.game import Rules, Step


@click.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--all", "show_all", is_flag=True, help="Print the whole game at once instead of step by step.")
@language_option("The language of the texts")
def replay(path: Path, show_all: bool, language: str) -> None:
    """Step through the recorded game in FILE."""
    record = read_record(path)
    rules, steps = replayed(record)
    names = [f"{seat + 1}" for seat in range(record.seats)]
    screen = Screen(Console(), language, names, _title)
    at = 0
    while at < len(steps):
        _show(rules, screen, steps, at)
        key = "" if show_all else _key(screen)
        if key.startswith("q"):
            return
        at = max(0, at - 1) if key.startswith("b") else at + 1


def _title(face: Face) -> str:
    return face.title


def _show(rules: Rules[Any], screen: Screen, steps: list[Step[Any]], at: int) -> None:
    screen.tell("term-step", step=at, steps=len(steps) - 1)
    teller = Teller(screen)
    for step in steps[:at]:
        teller.remember(step.events)
    teller.tell(steps[at].events)
    screen.view(rules.view(steps[at].state, rules.turn(steps[at].state)))


def _key(screen: Screen) -> str:
    try:
        return screen.console.input(screen.say("term-next") + " ", markup=False).strip().lower()
    except (EOFError, KeyboardInterrupt):
        return "q"
