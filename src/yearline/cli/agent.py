"""`yearline agent`: a seat for a program that reads and writes
text, by lines or by MCP, at a table here or at a server's.
"""

import asyncio
import random
import secrets
import sys
from collections.abc import Sequence

import click

from yearline.agents.account import Account
from yearline.agents.asker import Asker, Limits, sit
from yearline.agents.channel import AgentGone, OwnPipes
from yearline.agents.remote import sit_down
from yearline.agents.tables import AgentTable, LocalTable
from yearline.agents.tools import Tools, serve
from yearline.bots import BOTS, make_bot
from yearline.cli.options import deck_for, language_option, read_options
from yearline.core.ids import Seat
from yearline.core.options import options_in
from yearline.core.rng import SEED_BITS, offshoot
from yearline.games import GAMES, rules_for
from yearline.i18n import messages


@click.command()
@click.argument("game", type=click.Choice([name for name, game in GAMES.items() if not game.paced]), default="race")
@click.option(
    "--mcp", "by_mcp", is_flag=True, help="Speak the Model Context Protocol instead of lines (yearline[agent])."
)
@click.option(
    "--table",
    "address",
    metavar="LINK",
    help="Sit at a server's table, by its link; GAME and cards are then the table's.",
)
@click.option("--name", default="Agent", show_default=True, help="The agent's name at the table.")
@click.option(
    "--secret", default="", envvar="YEARLINE_AGENT_SECRET", help="Come back as the same person at a server's table."
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    type=click.Choice(list(BOTS)),
    help="A bot at a table here; may be repeated.  [default: student]",
)
@click.option("--deck", "deck_name", help="Name or path of the deck.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option("--seed", type=click.IntRange(0, (1 << SEED_BITS) - 1), help="Deal the same cards again.")
@click.option(
    "--seconds", type=click.FloatRange(0.1, 86_400), default=60.0, show_default=True, help="How long a turn may take."
)
@click.option(
    "--tries", type=click.IntRange(1, 100), default=3, show_default=True, help="How many answers are heard a turn."
)
@language_option("The language of texts and cards")
def agent(
    game: str,
    by_mcp: bool,
    address: str | None,
    name: str,
    secret: str,
    bots: tuple[str, ...],
    deck_name: str | None,
    options: tuple[str, ...],
    seed: int | None,
    seconds: float,
    tries: int,
    language: str,
) -> None:
    """Give a program a seat at a table of GAME:
    what it sees goes to standard output, what it answers comes from standard input.

    See docs/agents.md for the lines. It sees exactly what a player sees.
    After too many wrong answers a move of chance is made for it.
    """
    limits = Limits(seconds, tries)
    if address is None:
        local = _local(game, name, bots or ("student",), deck_name, options, seed, language)
        asyncio.run(_play(local, by_mcp, limits, language))
    else:
        asyncio.run(_at_server(address, name, secret, by_mcp, limits, language))


def _local(
    game: str,
    name: str,
    bots: Sequence[str],
    deck_name: str | None,
    options: Sequence[str],
    seed: int | None,
    language: str,
) -> LocalTable:
    deck = deck_for(game, deck_name)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    rules = rules_for(game, {**options_in(GAMES[game].OPTIONS, language), **read_options(game, options)})
    names = [name[:24], *[messages(language)(BOTS[bot].name) for bot in bots]]
    players = {
        Seat(i): make_bot(bot, deck, offshoot(seed, "memory", i, bits=63)) for i, bot in enumerate(bots, start=1)
    }
    return LocalTable(rules, deck, seed, {Seat(0): None, **players}, names, language)


async def _at_server(address: str, name: str, secret: str, by_mcp: bool, limits: Limits, language: str) -> None:
    table = await sit_down(address, name, language, secret)
    try:
        await _play(table, by_mcp, limits, language)
    finally:
        await table.client.close()


async def _play(table: AgentTable, by_mcp: bool, limits: Limits, language: str) -> None:
    account, chance = Account(), random.Random(secrets.randbits(64))
    if by_mcp:
        await serve(Tools(table, limits, account, chance))
        return
    try:
        await sit(table, Asker(OwnPipes(), limits, account, chance))
    except AgentGone as gone:
        say = messages(language)
        click.echo(say("agents-gone", turns=account.turns, why=gone.message), err=True)
        sys.exit(1)
