"""What the documents name is there: links, files, commands, decisions."""

import re
import shlex
from pathlib import Path

import click
import pytest

from yearline.cli import COMMANDS, cli
from yearline.core.deck import deck_card, make_deck
from yearline.core.errors import BadDeck
from yearline.games import GAMES, rules_for

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DECISIONS = sorted((ROOT / "docs" / "adr").glob("*.md"))
TYPED = re.compile(r"^(?:\.venv/bin/| {4})?yearline ([^…\n]+?)(?:  .*)?$", re.MULTILINE)


def named(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_every_file_that_is_named_exists(document: Path) -> None:
    names = re.findall(
        r"`((?:src|tests|docs|scripts|examples|benchmarks)/[\w./-]+)", document.read_text(encoding="utf-8")
    )
    assert [name for name in names if not re.search("assets|your", name) and not (ROOT / name).exists()] == []


def test_the_readme_names_every_command() -> None:
    typed = {line.split()[0] for line in TYPED.findall((ROOT / "README.md").read_text(encoding="utf-8"))}
    assert typed <= set(COMMANDS)
    assert len(typed) > 7


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_every_command_can_be_typed_as_written(document: Path) -> None:
    for line in TYPED.findall(document.read_text(encoding="utf-8")):
        _parse(cli, shlex.split(line, comments=True))


def _parse(command: click.Command, words: list[str]) -> None:
    """Read a command line as click would, and do nothing."""
    if not isinstance(command, click.Group):
        command.make_context(command.name or "", words)
        return
    found = command.get_command(click.Context(command), words[0])
    assert found is not None, words
    _parse(found, words[1:])


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_for_players_end_with_all_options(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    told = re.findall(r"`(\w+)`", text.rpartition("\nOptions: ")[2])
    assert told == [option.name for option in GAMES[game].OPTIONS]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_needs_as_many_cards_as_is_said(game: str) -> None:
    text = (ROOT / "docs" / "deck-format.md").read_text(encoding="utf-8")
    found = re.search(rf"^\| `{game}` \|.*\| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    assert found, f"docs/deck-format.md does not say how many cards {game} needs"
    for players, least in zip((2, 6), map(int, found.groups()), strict=True):
        cards = [deck_card(f"c{number}", 1900 + number, color="red") for number in range(least)]
        rules_for(game).check(make_deck("enough", cards), players)
        with pytest.raises(BadDeck):
            rules_for(game).check(make_deck("too-few", cards[1:]), players)


def test_decisions_are_numbered_and_told_alike() -> None:
    assert [int(document.name[:4]) for document in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    for document in DECISIONS:
        headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
        assert headings[0].startswith(f"{int(document.name[:4])}. ")
        assert headings[1:] == ["Context", "Choice", "Price"], document.name
