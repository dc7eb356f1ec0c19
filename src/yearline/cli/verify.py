"""`yearline verify`: play a recorded game again and check its shuffle."""

from pathlib import Path

import click


@click.command()
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--commitment", metavar="HASH", help="The hash that was published when the game started.")
def verify(record: Path, commitment: str | None) -> None:
    """Play a recorded game again: every move must be legal, and the seed must fit the hash published at the start."""
    from yearline.core.errors import BadRecord
    from yearline.core.play import replay
    from yearline.core.record import load
    from yearline.core.rng import commitment as hash_of
    from yearline.games import rules_for

    try:
        game = load(record.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("the file is not a text in UTF-8") from None
    rules = rules_for(game.game, game.options)
    step = replay(rules, game.deck, game.seats, game.seed, game.moves, game.withdrawn)
    found = hash_of(game.seed)
    if commitment is not None and commitment.strip().lower() != found:
        raise BadRecord(f"the seed does not fit: its hash is {found}, not {commitment[:80]}")
    outcome = rules.outcome(step.state)
    click.echo(f"game        {game.game}, {game.seats} seats, {len(game.moves)} moves, all legal")
    click.echo(f"commitment  {found}")
    click.echo(f"outcome     {_told(outcome)}")


def _told(outcome: object) -> str:
    from yearline.core.view import Outcome

    if not isinstance(outcome, Outcome):
        return "ended early"
    winners = ", ".join(str(seat) for seat in outcome.winners)
    score = "" if outcome.score is None else f", {outcome.score} points"
    return f"{outcome.reason}, first: seat {winners}{score}"
