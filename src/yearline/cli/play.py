"""`yearline play`: any game in a terminal, for any number of people and bots around one screen."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from yearline.agents.sentences import Teller
from yearline.bots import BOTS, Player, make_bot
from yearline.cli.files import check_writable, write_text
from yearline.cli.options import deck_for, language_option, read_options
from yearline.cli.terminal import Screen, prompt, read_action
from yearline.core.actions import Action, from_text
from yearline.core.cards import Face
from yearline.core.errors import YearlineError
from yearline.core.game import Rules, Step
from yearline.core.ids import Seat
from yearline.core.options import in_words, options_in
from yearline.core.play import Move
from yearline.core.play import play as play_checked
from yearline.core.record import Record, dump
from yearline.core.rng import SEED_BITS, offshoot
from yearline.core.view import View
from yearline.decks import LibraryDeck
from yearline.games import GAMES, rules_for
from yearline.i18n import messages
from yearline.table.starting import first_by_birth


@click.command()
@click.argument("game", type=click.Choice(list(GAMES)), default="race")
@click.option(
    "--human", "humans", multiple=True, metavar="NAME", help="A person at this screen; may be given several times."
)
@click.option(
    "--born",
    "births",
    multiple=True,
    type=click.IntRange(1880, 2100),
    metavar="YEAR",
    help="A person's year of birth, once for each --human and in their order: the oldest or the youngest then begins.",
)
@click.option("--bot", "bots", multiple=True, type=click.Choice(list(BOTS)), help="A bot; may be given several times.")
@click.option("--deck", metavar="DECK", help="Name or path of the deck.")
@click.option("--seed", type=click.IntRange(0, (1 << SEED_BITS) - 1), help="Deal the same cards again.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--record", "record_path", type=click.Path(path_type=Path), help="Write the game to a file.")
@language_option("The language of texts and cards")
def play(
    game: str,
    humans: tuple[str, ...],
    births: tuple[int, ...],
    bots: tuple[str, ...],
    deck: str | None,
    seed: int | None,
    options: tuple[str, ...],
    record_path: Path | None,
    language: str,
) -> None:
    """Play GAME in the terminal (race, if none is named).

    Without --human and --bot you play with one bot.
    """
    if record_path is not None:
        check_writable(record_path)
    agreed: dict[str, object] = {**options_in(GAMES[game].OPTIONS, language), **read_options(game, options)}
    library_deck = deck_for(game, deck)
    if not humans and not bots:
        humans, bots = (messages(language)("term-player"),), ("student",)
    if births and len(births) != len(humans):
        raise click.UsageError("--born is given once for each --human, or not at all")
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    first = first_by_birth(game, agreed, births, list(map(Seat, range(len(births)))), seed)
    rules = rules_for(game, agreed if first is None else {**agreed, "first_player": first})
    session = TerminalGame(rules, library_deck, seed, humans, bots, language, Console())
    session.screen.tell(_first_words(game, agreed, first))
    _run(session, record_path)


def _run(session: "TerminalGame", record_path: Path | None) -> None:
    """Play to the end, or until somebody has had enough; what was played is written down."""
    try:
        session.run()
    finally:
        if record_path is not None:
            write_text(record_path, dump(session.record()))
            session.screen.tell("term-recorded", path=str(record_path))


def _first_words(game: str, agreed: Mapping[str, object], first: Seat | None) -> str:
    """Why somebody begins: by birth, by chance, or because it was agreed."""
    if first is not None:
        return f"term-first-{GAMES[game].starts}"
    return (
        "term-first-chance" if agreed.get("first_player", "rulebook") in ("rulebook", "random") else "term-first-agreed"
    )


class Quit(Exception):
    """Somebody has had enough."""


class TerminalGame:
    """One game at one screen."""

    def __init__(
        self,
        rules: Rules[Any],
        deck: LibraryDeck,
        seed: int,
        humans: Sequence[str],
        bots: Sequence[str],
        language: str,
        console: Console,
    ) -> None:
        self.rules, self.deck, self.seed = rules, deck, seed
        say = messages(language)
        self.names = [name[:20] for name in humans] + [say(BOTS[bot].name) for bot in bots]
        self.players: list[Player | None] = [None for _ in humans]
        self.players += [make_bot(bot, deck, offshoot(seed, "memory", i)) for i, bot in enumerate(bots, 1)]
        for player in filter(None, self.players):
            player.agree(rules.options)
        self.screen = Screen(console, language, self.names, self._title)
        self.teller = Teller(self.screen)
        self.moves: list[Move] = []
        self.step: Step[Any] = rules.setup(deck.deck, len(self.names), seed)

    def _title(self, face: Face) -> str:
        card = self.deck.by_picture(face.picture)
        return face.title if card is None else card.text(self.screen.language).title

    def record(self) -> Record:
        """The game so far."""
        rules, cards = self.rules, self.deck.deck
        return Record(rules.id, rules.options, len(self.names), self.seed, cards, tuple(self.moves))

    def run(self) -> None:
        """Play until the end, or until somebody quits."""
        try:
            self._tell(self.step)
            while (seat := self.rules.turn(self.step.state)) is not None:
                self._move(seat, self._choose(seat))
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self.screen.tell("term-bye", moves=len(self.moves))

    def _move(self, seat: Seat, action: Action) -> None:
        self.step = play_checked(self.rules, self.step.state, seat, action)
        self.moves.append((seat, action))
        self._tell(self.step)

    def _tell(self, step: Step[Any]) -> None:
        self.teller.tell(step.events)
        for player in filter(None, self.players):
            player.learn(step.events)

    def _choose(self, seat: Seat) -> Action:
        player, view = self.players[seat], self.rules.view(self.step.state, seat)
        if player is None:
            return self._ask(seat, view)
        with self.screen.console.status(self.screen.say("term-thinking", name=self.names[seat])):
            return player.choose(view, offshoot(self.seed, "choice", len(self.moves)))

    def _ask(self, seat: Seat, view: View) -> Action:
        self.screen.view(view)
        self.screen.tell("term-turn", name=self.names[seat])
        while True:
            text = self.screen.console.input(f"{prompt(self.screen.say, view)} > ", markup=False).strip()
            if action := self._understood(text, view):
                return action

    def _understood(self, text: str, view: View) -> Action | None:
        match text.lower():
            case "":
                return None
            case "q" | "quit" | "exit":
                raise Quit
            case "?" | "help":
                self.screen.tell("term-help")
            case "rules":
                self.screen.tell(f"rules-short-{view.game}", **in_words(dict(view.options)))
            case "t" | "table":
                self.screen.view(view)
            case _:
                return self._action(text, view)
        return None

    def _action(self, text: str, view: View) -> Action | None:
        action = read_action(text, view)
        if action is None:
            try:
                action = from_text(text)
            except YearlineError:
                action = None
        if action is None or action not in view.legal:
            self.screen.tell("term-nonsense", text=text[:40])
            return None
        return action
