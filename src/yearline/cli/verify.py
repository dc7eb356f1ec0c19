"""`yearline verify`: play a recorded game again and check its shuffle."""

from pathlib import Path

import click

from yearline.cli.files import read_record, replayed
from yearline.core.errors import BadRecord
from yearline.core.rng import commitment as hash_of
from yearline.core.view import Outcome
from yearline.i18n.numbers import signed


@click.command()
@click.argument("path", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--commitment", metavar="HASH", help="The hash that was published when the game started.")
def verify(path: Path, commitment: str | None) -> None:
    """Play a recorded game again and check every move.

    With --commitment, the seed must also fit the hash that was published at the start: then the shuffle was fair.
    """
    record = read_record(path)
    rules, played = replayed(record)
    found = hash_of(record.seed)
    if commitment is not None and commitment.strip().lower() != found:
        raise BadRecord(f"the seed does not fit: its hash is {found}, not {commitment[:80]}")
    click.echo(f"game        {record.game}; seats: {record.seats}; moves: {len(record.moves)}, all legal")
    click.echo(f"commitment  {found}")
    click.echo(f"outcome     {_told(rules.outcome(played[-1].state))}")


def _told(outcome: Outcome | None) -> str:
    if outcome is None:
        return "ended early"
    if not outcome.winners:
        return f"{outcome.reason}, without a winner"
    if outcome.score is not None:
        return signed(f"{outcome.reason}, score {outcome.score}")
    return f"{outcome.reason}, first: seat {', '.join(map(str, outcome.winners))}"
