"""Starting a game: who may deal, to whom, and who begins; after a game, those who wait for a seat are let in."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from yearline.core.errors import BadDeck, BadSeatCount
from yearline.core.ids import Seat
from yearline.core.options import options_in
from yearline.core.rng import seeded
from yearline.games import GAMES, rules_for
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.evolve import DeckOf, evolve
from yearline.table.model import LINES_A_SEAT, MOST_LINES, Chair, Person, Table
from yearline.table.refusal import Refused
from yearline.table.seating import let_in, options_of, taken


def deal(table: Table, person: Person, command: c.Start, now: float, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    """After a game the next one at once, for everybody who still sits and those who wait."""
    over = table.phase == "over"
    if not table.may_deal(person):
        raise Refused("not_seated", "you do not sit here") if over else Refused("not_host", "the host starts the game")
    again = reopen(table, deck_of) if over else ()
    for entry in again:
        table = evolve(table, entry, now, deck_of)
    return (*again, *_start(table, command, deck_of))


def _start(table: Table, command: c.Start, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    if table.phase != "lobby":
        raise Refused("started", "the game has begun")
    sitting = taken(table.chairs)
    if table.seq >= max(MOST_LINES, LINES_A_SEAT * len(sitting)):
        raise Refused("table_used_up", "so much has been played here that the log is full")
    if command.decks and command.decks != table.settings.decks:
        raise Refused("stale", "other decks have been agreed on meanwhile")
    if not sitting:
        raise Refused("nobody", "nobody sits at the table")
    chairs = tuple([table.chairs[seat] for seat in sitting])
    chosen = options_of(table.settings.options, sitting, len(table.chairs))
    agreed = {**options_in(GAMES[table.settings.game].OPTIONS, table.settings.language), **chosen}
    options = _with_first_player(table.settings.game, agreed, chairs, command.seed)
    rules_for(table.settings.game, options).check(deck_of(command.deck), len(chairs))
    return (e.Started(chairs, command.seed, command.deck, options),)


def reopen(table: Table, deck_of: DeckOf) -> tuple[e.Entry, ...]:
    """The table is open again, and those who wait for it sit down."""
    reopened = e.Reopened()
    return (reopened, *let_in(evolve(table, reopened, table.updated, deck_of), _most(table, deck_of)))


def _most(table: Table, deck_of: DeckOf) -> int:
    """So many may play the next game with the cards of the last;
    what was agreed for each seat is agreed for no other.
    """
    options = table.settings.options
    if table.game is None or any(isinstance(given, list | tuple) for given in options.values()):
        return 0
    rules, deck = rules_for(table.settings.game, options), deck_of(table.game.deck)
    for seats in reversed(rules.seats):
        with suppress(BadSeatCount, BadDeck):
            rules.check(deck, seats)
            return seats
    return 0


def _with_first_player(
    game: str, options: dict[str, object], chairs: tuple[Chair, ...], seed: int
) -> dict[str, object]:
    """Bots have no birthday: people alone decide who is the oldest."""
    people = [Seat(seat) for seat, chair in enumerate(chairs) if chair.kind == "human"]
    first = first_by_birth(game, options, [chair.birth for chair in chairs], people, seed)
    return options if first is None else {**options, "first_player": first}


def first_by_birth(
    game: str, options: Mapping[str, object], births: Sequence[int | None], people: Sequence[Seat], seed: int
) -> Seat | None:
    """The rulebook's first player, if all people who sit have
    given their birth years (A-19: by chance among equals).
    """
    starts = GAMES[game].starts
    known = {seat: birth for seat in people if (birth := births[seat]) is not None}
    if (
        options.get("first_player", "rulebook") != "rulebook"
        or starts == "random"
        or len(known) != len(people)
        or not known
    ):
        return None
    wanted = min(known.values()) if starts == "oldest" else max(known.values())
    tied = [seat for seat, birth in known.items() if birth == wanted]
    choice, _ = seeded(seed ^ 1).below(len(tied))
    return tied[choice]
