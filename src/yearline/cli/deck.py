"""`yearline deck`: look at decks, check them, make them, bring them in and hand them out."""

import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec

import click

from yearline.cli.bars import Bar, lines, svg
from yearline.cli.difficulty import difficulty
from yearline.cli.files import check_writable, write_picture
from yearline.cli.options import language_option
from yearline.decks import DeckError, LibraryCard, LibraryDeck, Problem, library, load_deck
from yearline.decks.cells import id_from
from yearline.decks.manifest import make_manifest, toml
from yearline.decks.package import CARDS, MANIFEST
from yearline.decks.problems import Report
from yearline.decks.quality import quality
from yearline.decks.shelf import find, folders, own_decks
from yearline.decks.stats import spread
from yearline.decks.writing import export_deck, write_folder
from yearline.i18n import Messages, messages
from yearline.i18n.dates import date_text
from yearline.workshop.bringing import import_any, inspect_any

P = ParamSpec("P")
STARTER = (
    "id,year,precision,color,scene,emblem,medallion,source,difficulty,title_en,fact_en,title_fr,fact_fr,title_it,fact_it,"
    "title_ru,fact_ru,title_uk,fact_uk\n"
    "moon-landing,1969,year,,space,moon-orbit,footprint,Apollo 11,1,People walk on the Moon,"
    "Some 600 million people watched on television.,,,,,,,,\n"
)
"""What a new deck begins with: the header and one card to write over."""


def _spoken(command: Callable[Concatenate[Messages, P], None]) -> Callable[..., None]:
    """Give a command the words of the reader's language, and print a deck's problems in it."""

    @language_option("Language to speak")
    @wraps(command)
    def run(language: str, *args: P.args, **kwargs: P.kwargs) -> None:
        say = messages(language)
        try:
            command(say, *args, **kwargs)
        except DeckError as error:
            _print_problems(error.problems, say)
            sys.exit(1)

    return run


@click.group()
def deck() -> None:
    """Decks of cards: the bundled library and your own."""


deck.add_command(difficulty)


@deck.command("list")
@_spoken
def list_decks(say: Messages) -> None:
    """List the bundled decks and those in your own folder."""
    for name in (*library(), *folders(own_decks())):
        try:
            _print_line(name, load_deck(name if name in library() else str(own_decks() / name)), say)
        except DeckError as error:
            click.echo(f"{name:<20} {say('deck-check-bad', count=len(error.problems))}")


def _print_line(id: str, found: LibraryDeck, say: Messages) -> None:
    cards = say("deck-cards", count=len(found.cards))
    click.echo(f"{id:<20} {cards:>10}  {found.name(say.language)}  ({', '.join(found.languages)})")


@deck.command()
@click.argument("name")
@click.option("--card", "card_id", help="Show one card with all that is known about it.")
@_spoken
def show(say: Messages, name: str, card_id: str | None) -> None:
    """Show the cards of a deck in the order of their dates."""
    found = load_deck(name)
    if card_id is None:
        _print_deck(found, say)
        return
    card = next((card for card in found.cards if card.id == card_id), None)
    if card is None:
        raise click.ClickException(say("deck-no-such-card", id=card_id))
    _print_card(card, say)


def _print_deck(found: LibraryDeck, say: Messages) -> None:
    click.echo(f"{found.name(say.language)} ({say('deck-cards', count=len(found.cards))})")
    click.echo(found.description(say.language))
    click.echo(say("deck-label-license", license=found.license))
    for card in sorted(found.cards, key=lambda card: card.year):
        date = date_text(card.year, card.precision, say.language)
        click.echo(f"{date:>20}  {card.text(say.language).title}  [{card.id}]")


def _print_card(card: LibraryCard, say: Messages) -> None:
    text = card.text(say.language)
    date = date_text(card.year, card.precision, say.language)
    click.echo(say("pages-said-of", what=text.title, said=date))
    click.echo(text.fact)
    click.echo(say("deck-label-source", source=card.source))
    click.echo(say("deck-label-difficulty", level=card.difficulty))


@deck.command()
@click.argument("name")
@click.option("--strict", is_flag=True, help="Also ask for what the bundled library keeps to.")
@_spoken
def check(say: Messages, name: str, strict: bool) -> None:
    """Print every problem of a deck or file.

    Each with its row and column. Exit status: 1 if the deck cannot be used, or, with --strict, if there is a warning.
    """
    found = inspect_any(find(name))
    problems = found.problems
    if strict and found.deck:
        problems += quality(found.deck, found.rows)
    _print_problems(problems, say)
    if found.deck is None or any(problem.severity == "warning" for problem in problems if strict):
        sys.exit(1)
    _print_usable(found.deck, problems, say)


def _print_usable(found: LibraryDeck, problems: Iterable[Problem], say: Messages) -> None:
    """A deck that can be used; that it has no problems is said only where none was told."""
    told = any(problem.severity == "warning" for problem in problems)
    words = "deck-check-usable" if told else "deck-check-good"
    click.echo(say(words, name=found.name(say.language), count=len(found.cards)))


def _print_problems(problems: Iterable[Problem], say: Messages) -> None:
    found = list(problems)
    for problem in found:
        kind = say(f"deck-severity-{problem.severity}")
        click.echo(say("pages-said-of", what=kind, said=problem.text(say.language)), err=True)
    if (serious := sum(problem.severity != "notice" for problem in found)) > 1:
        click.echo(say("deck-check-bad", count=serious), err=True)


@deck.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--name", default="", help="Name of the deck in the language spoken.")
@_spoken
def new(say: Messages, folder: Path, name: str) -> None:
    """Make a new deck FOLDER: deck.toml and cards.csv to fill in."""
    report = Report()
    plain = {"names": {say.language: name or say("deck-new-name")}, "license": "CC0-1.0"}
    manifest = make_manifest(plain, id_from(folder.resolve().name), report)
    report.raise_if_failed()
    write_folder(folder, {MANIFEST: toml(manifest).encode(), CARDS: STARTER.encode()})
    click.echo(say("deck-written", name=str(folder)))


@deck.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("folder", type=click.Path(path_type=Path), required=False)
@click.option("--name", default="", help="Name of the new deck; the file's name by default.")
@click.option("--text-language", default="en", help="Language of a title column that names none.", show_default=True)
@_spoken
def import_file(say: Messages, file: Path, folder: Path | None, name: str, text_language: str) -> None:
    """Bring FILE in as a new deck FOLDER.

    It may be a CSV, TSV, XLSX, ODS or JSON file, a ZIP with photos, an Anki package, a list of dates, or the answer to
    a Wikidata query. Without FOLDER the deck goes to your own decks. A file with a problem is not brought in at all.
    """
    target = folder or own_decks() / id_from(name or file.stem)
    brought, problems = import_any(file, target, name=name, language=text_language)
    _print_problems(problems, say)
    _print_usable(brought, problems, say)
    click.echo(say("deck-written", name=str(target)))


@deck.command()
@click.argument("name")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    required=True,
    help="A .csv, .json, .xlsx or .zip file; only a ZIP holds photos.",
)
@click.option("--force", is_flag=True, help="Replace the file if there is one.")
@_spoken
def export(say: Messages, name: str, output: Path, force: bool) -> None:
    """Write a deck as a CSV, JSON or XLSX file, or with its photos as a ZIP."""
    export_deck(load_deck(name), output, replace=force)
    click.echo(say("deck-written", name=str(output)))


@deck.command()
@click.argument("name")
@click.option("--svg", "picture", type=click.Path(path_type=Path), help="Also write the plot as an SVG file.")
@_spoken
def stats(say: Messages, name: str, picture: Path | None) -> None:
    """Show how the years of a deck are spread."""
    if picture:
        check_writable(picture)
    found = load_deck(name)
    years = sorted((card.year, card.precision) for card in found.cards)
    first, last = (date_text(*date, say.language) for date in (years[0], years[-1]))
    levels = Counter(card.difficulty for card in found.cards)
    cards, reach = say("deck-cards", count=len(found.cards)), f"{first} – {last}"
    click.echo(say("pages-said-of", what=found.name(say.language), said=f"{cards}, {reach}"))
    bars = [Bar(span.label(say.language), span.cards, str(span.cards)) for span in spread(found)]
    click.echo("\n".join(lines(bars, width=max(10, min(60, shutil.get_terminal_size().columns - 32)))))
    click.echo(say("deck-stats-difficulty", easy=levels[1], middling=levels[2], hard=levels[3]))
    if picture:
        write_picture(picture, svg(found.name(say.language), bars), say.language)
