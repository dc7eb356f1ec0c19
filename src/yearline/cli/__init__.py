"""The program `yearline`: one module a command, loaded only when it is called."""

import importlib
import sys
from io import TextIOWrapper
from typing import Final

import click

from yearline.core.errors import YearlineError
from yearline.sim.installed import check_installed, installed

COMMANDS: Final = {
    "serve": "yearline.cli.serve:serve",
    "play": "yearline.cli.play:play",
    "replay": "yearline.cli.replay:replay",
    "rules": "yearline.cli.rules:rules",
    "playthrough": "yearline.cli.playthrough:playthrough",
    "verify": "yearline.cli.verify:verify",
    "deck": "yearline.cli.deck:deck",
    "print": "yearline.cli.printing:print_deck",
    "admin": "yearline.cli.admin:admin",
    "reports": "yearline.cli.reports:reports",
    "workshop": "yearline.cli.workshop:workshop",
    "simulate": "yearline.cli.simulate:simulate",
    "arena": "yearline.cli.arena:arena",
    "agent": "yearline.cli.agent:agent",
    "bench": "yearline.cli.bench:bench",
    "review": "yearline.cli.review:review",
    "daily": "yearline.cli.daily:daily",
    "weekly": "yearline.cli.weekly:weekly",
    "difficulty": "yearline.cli.measured:difficulty",
    "practice": "yearline.cli.practice:practice",
}


SIMULATED: Final = ("simulate", "arena", "bench", "weekly")
"""Commands that need packages which whoever only hosts need not have."""


class _Commands(click.Group):
    """A group whose commands live in modules of their own."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        if cmd_name in SIMULATED and not installed():
            return _not_installed(cmd_name)
        module, _, attribute = COMMANDS[cmd_name].partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command


def _not_installed(name: str) -> click.Command:
    """In the place of a command whose packages are missing: it says so."""
    rest = click.Argument(["rest"], nargs=-1, type=click.UNPROCESSED)
    how = {"ignore_unknown_options": True}
    help = "Needs the simulator: pip install 'yearline[sim]'."
    return click.Command(name, callback=lambda rest: check_installed(), params=[rest], help=help, context_settings=how)


def _tell_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked:
        from yearline.server.services.metrics import installed_version

        click.echo(f"yearline, version {installed_version()}")
        ctx.exit()


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_tell_version, help="Show the version."
)
def cli() -> None:
    """Timeline card games: play them, host them, make decks for them, study them."""


def main() -> None:
    """Run the program; a named error becomes one sentence and exit status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # a code page without our letters shows question marks, and no traceback
    try:
        cli()
    except YearlineError as error:
        click.echo(f"yearline: {error.message}", err=True)
        sys.exit(2)
