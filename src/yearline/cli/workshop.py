"""`yearline workshop`: what an operator sees of the decks that people make, and can delete."""

import asyncio

import click

from yearline.cli.options import language_option
from yearline.i18n import messages
from yearline.server.decks.living import Living, LivingDecks, NoSuchDeck
from yearline.server.services.settings import from_environment
from yearline.store import open_store

MOST = 1000


@click.group()
def workshop() -> None:
    """Decks that people make in the workshop of this server."""


@workshop.command("list")
@click.option("--database", help="The database of the server; by default as for `yearline serve`.")
def list_living(database: str | None) -> None:
    """List the decks, the latest touched first: id, revision, cards, photos and their bytes."""
    for one in asyncio.run(_all(database)):
        cards = one.history[-1].cards if one.history else 0
        click.echo(f"{one.id}\t{one.revision}\t{cards}\t{len(one.photos)}\t{sum(one.photos.values())}")


@workshop.command("delete")
@click.argument("id")
@click.option("--database", help="The database of the server; by default as for `yearline serve`.")
@language_option("Language to speak")
def delete_living(id: str, database: str | None, language: str) -> None:
    """Delete a deck by its id, with its drafts and photos. Games go on with the cards they were dealt from."""
    try:
        asyncio.run(_delete(id, database))
    except NoSuchDeck:
        raise click.ClickException(messages(language)("server-refused-no-such-deck")) from None


async def _all(database: str | None) -> list[Living]:
    store = open_store(_database(database), existing=True)
    await store.open()
    try:
        return await LivingDecks(store, lambda: 0.0).all(MOST)
    finally:
        await store.close()


async def _delete(id: str, database: str | None) -> None:
    import time

    store = open_store(_database(database), existing=True)
    await store.open()
    try:
        decks = LivingDecks(store, time.time)
        await decks.delete(await decks.state(id))
    finally:
        await store.close()


def _database(given: str | None) -> str:
    return from_environment(database=given).database
