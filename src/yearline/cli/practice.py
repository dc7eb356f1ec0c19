"""`yearline practice`: the cards one misjudged, in the terminal; and cards to take along for Anki or as a table."""

import secrets
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

import click

from yearline.cli.files import check_writable
from yearline.cli.options import language_option
from yearline.core.errors import YearlineError
from yearline.decks import LibraryCard, LibraryDeck, library, load_deck
from yearline.i18n import Messages, messages
from yearline.i18n.dates import date_said, date_text
from yearline.practice.diary import Diary, read, usual_place, write
from yearline.practice.question import Question, ask
from yearline.practice.schedule import KNOWN_DAYS, SITTING, CardMemory, answered, due, missed

Found = tuple[LibraryDeck, LibraryCard]
DAY = 86_400.0


class NothingToDo(YearlineError):
    """There is no card to practise or to take along."""

    code = "nothing_to_practise"


@click.command()
@click.argument("deck", required=False)
@click.option("--file", "path", type=click.Path(dir_okay=False, path_type=Path), help="Where your cards are kept.")
@click.option(
    "--export", "target", type=click.Path(dir_okay=False, path_type=Path), help="Write cards to FILE.apkg or FILE.csv."
)
@language_option("The language of texts and cards")
def practice(deck: str | None, path: Path | None, target: Path | None, language: str) -> None:
    """Place the cards you misjudged again, just before you would forget them.

    Five cards a sitting: those that are due, then new ones of DECK; a new card that you misjudge is kept from then on.
    With --export, the cards you keep are written for Anki or as a table; with DECK, the whole deck.
    """
    place = path or usual_place()
    diary = read(place)
    if target is not None:
        return _export(target, _chosen(deck, diary.cards), deck or "Yearline", language)
    return _sitting(place, diary, load_deck(deck) if deck else None, messages(language))


def _sitting(place: Path, diary: Diary, deck: LibraryDeck | None, say: Messages) -> None:
    names = due(diary.cards, _now())
    fresh = _fresh(deck, diary.cards, SITTING - len(names)) if deck else []
    cards = _found([*names, *fresh])
    if not cards:
        click.echo(say("practice-nothing" if diary.cards else "practice-none"))
        return
    right = 0
    for at, (home, card) in enumerate(cards, 1):
        click.echo(f"\n{say('practice-of', at=at, all=len(cards))}  {say('practice-question')}")
        right += _asked(home, card, diary, say)
        write(place, diary)
    click.echo(f"\n{say('practice-score', right=right, all=len(cards))}. {say('practice-done')}")


def _asked(deck: LibraryDeck, card: LibraryCard, diary: Diary, say: Messages) -> bool:
    """Ask for one card, and note when it comes back."""
    kept, own = diary.cards, [one for _, one in _found(diary.line)]
    question = ask(card, deck.cards, secrets.randbits(32), own)
    _show(question, say)
    gap = click.prompt(
        say("practice-gap", count=len(question.line) + 1), type=click.IntRange(1, len(question.line) + 1)
    )
    right, name, now = question.right(gap - 1), _name(deck, card), _now()
    text = card.text(say.language)
    date = date_text(card.year, card.precision, say.language)
    click.echo(f"{say('pages-try-right' if right else 'pages-try-wrong')} {date}. {text.fact}")
    diary.note(name, right)
    if name in kept:
        kept[name] = answered(kept[name], right, now)
    elif not right:
        kept[name] = missed(now)
    if name in kept:
        days = kept[name].days
        click.echo(say("practice-known") if days > KNOWN_DAYS else say("practice-again", days=days))
    return right


def _show(question: Question, say: Messages) -> None:
    dates = [date_said(one.year, one.precision, say.language) for one in question.line]
    click.secho(f"  {question.card.text(say.language).title}", bold=True)
    for gap in range(len(dates) + 1):
        if gap == 0:
            words = say("pages-try-before", after=dates[0])
        elif gap == len(dates):
            words = say("pages-try-after", before=dates[-1])
        else:
            words = say("pages-try-between", before=dates[gap - 1], after=dates[gap])
        click.echo(f"  {gap + 1}  {words}")
        if gap < len(dates):
            click.echo(f"     {dates[gap]}: {question.line[gap].text(say.language).title}")


def _fresh(deck: LibraryDeck, kept: Mapping[str, CardMemory], count: int) -> list[str]:
    names = [_name(deck, card) for card in deck.cards]
    new = [name for name in names if name not in kept]
    return secrets.SystemRandom().sample(new, min(max(0, count), len(new)))


def _name(deck: LibraryDeck, card: LibraryCard) -> str:
    return f"{deck.id}/{card.id}"


def _found(names: Iterable[str]) -> list[Found]:
    """The cards of these names, as far as their decks still have them."""
    parts = [name.partition("/") for name in names]
    decks = {id: _deck(id) for id, _, _ in parts}
    cards = {id: {card.id: card for card in deck.cards} if deck else {} for id, deck in decks.items()}
    return [(deck, cards[id][card]) for id, _, card in parts if (deck := decks[id]) and card in cards[id]]


def _deck(id: str) -> LibraryDeck | None:
    try:
        return load_deck(id)
    except YearlineError:
        return None


def _chosen(deck: str | None, kept: Mapping[str, CardMemory]) -> list[Found]:
    if deck:
        found = load_deck(deck)
        return [(found, card) for card in found.cards]
    return _found(kept)


def _export(target: Path, chosen: list[Found], name: str, language: str) -> None:
    from yearline.practice.export import as_anki, as_csv
    from yearline.server.decks.pictures import draw

    if target.suffix not in (".apkg", ".csv"):
        raise NothingToDo(f"cards are written as FILE.apkg (Anki) or FILE.csv, not {target.name[:40]!r}")
    if not chosen:
        raise NothingToDo("there is no card to take along yet")
    check_writable(target)
    cards = [card for _, card in chosen]
    homes = {id(card): deck for deck, card in chosen}
    if target.suffix == ".csv":
        target.write_text(as_csv(cards, language), encoding="utf-8", newline="")
    else:
        title = library()[name].name(language) if name in library() else name
        target.write_bytes(as_anki(cards, title, language, lambda card: draw(homes[id(card)], card)))
    click.echo(f"{len(cards)} cards written to {target}")


def _now() -> float:
    return time.time() / DAY
