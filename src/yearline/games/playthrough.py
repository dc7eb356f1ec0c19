"""Replaying playthrough files: whole games, move by move, with the state that must stand after each move.

The format is described in docs/playthroughs.md. The files may come from another reading of the rulebooks, so that the
engine and they can disagree; `check` reports the first place where they do.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from yearline import games
from yearline.core.actions import Action, from_text, to_text
from yearline.core.deal import Deal, Numbered
from yearline.core.deck import DeckCard, deck_card, make_deck
from yearline.core.errors import BadPlaythrough, IllegalAction, YearlineError, shown
from yearline.core.game import Rules
from yearline.core.ids import CardRef, Seat
from yearline.core.options import MAX_PLAYERS
from yearline.core.play import play
from yearline.core.rng import Luck
from yearline.core.value import value

S = TypeVar("S")
T = TypeVar("T")
Plain = dict[str, Any]


@value
class Difference:
    """Where the engine and a playthrough part. Step 0 is the set-up."""

    step: int
    field: str
    expected: object
    got: object


@value
class Scripted:
    """Luck that follows a script: each shuffle gives the next written order."""

    orders: tuple[tuple[CardRef, ...], ...]

    def shuffle(self, cards: Sequence[T]) -> tuple[tuple[T, ...], Luck]:
        """The cards in the written order."""
        if not self.orders:
            raise BadPlaythrough("a new draw pile is needed, but 'reshuffles' has no more orders")
        by_ref: dict[CardRef, T] = {card.ref: card for card in cards}  # type: ignore[attr-defined]
        order = self.orders[0]
        if sorted(order) != sorted(by_ref):
            raise BadPlaythrough("the next of 'reshuffles' does not hold the cards of the discard pile")
        return tuple([by_ref[ref] for ref in order]), Scripted(self.orders[1:])

    def below(self, n: int) -> tuple[int, Luck]:
        """The first player is seat 0."""
        return 0, self


def read(line: str) -> Plain:
    """The playthrough in a line of a file. Raises BadPlaythrough."""
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadPlaythrough(f"not JSON: {str(error)[:80]}") from None
    if not isinstance(plain, dict):
        raise BadPlaythrough("expected a JSON object")
    if plain.get("format") != 1:
        raise BadPlaythrough(f"expected format 1, got {shown(plain.get('format'))}")
    return plain


def check(plain: Plain) -> Difference | None:
    """Replay a playthrough; the first difference, or None where the engine agrees with all of it."""
    try:
        return _Replay(plain).run()
    except BadPlaythrough:
        raise
    except YearlineError as error:
        raise BadPlaythrough(error.message) from error
    except (KeyError, TypeError, AttributeError, IndexError, ValueError, RecursionError) as error:
        raise BadPlaythrough(f"a field is missing or of the wrong kind: {shown(error)}") from error


class CardNames:
    """A game in the words of a file:
    cards by their ids instead of the engine's references, which count them as listed.
    """

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = list(ids)
        self.refs = {id: CardRef(ref) for ref, id in enumerate(self.ids)}

    def action(self, text: str) -> Action:
        """The action that a text of the file means."""
        verb, _, rest = text.partition(" ")
        if verb not in _CARD_VERBS:
            return from_text(text)
        id, space, gap = rest.rpartition(" ") if verb == "place" else (rest, "", "")
        if id not in self.refs:
            raise BadPlaythrough(f"{shown(text)} names no card of this file")
        return from_text(f"{verb} {self.refs[id]}{space}{gap}")

    def text(self, action: Action) -> str:
        """An action as the file writes it."""
        verb, *words = to_text(action).split(" ")
        if verb in _CARD_VERBS:
            words[0] = self.ids[int(words[0])]
        return " ".join([verb, *words])

    def legal(self, rules: Rules[S], state: S, seat: Seat) -> list[str]:
        """What the seat may do, sorted."""
        return sorted([self.text(action) for action in rules.legal(state, seat)])

    def state(self, rules: Rules[S], state: S) -> Plain:
        """The whole state."""
        cards = rules.card_fields(state)
        named = {name: self._named(what, name in cards) for name, what in rules.snapshot(state).items()}
        return named | {name: sorted(named[name]) for name in _SORTED if name in named}

    def _named(self, what: Any, is_card: bool) -> Any:
        if isinstance(what, list):
            return [self._named(one, is_card) for one in what]
        if isinstance(what, Action):
            return self.text(what)
        return self.ids[what] if is_card and what is not None else what


class _Replay:
    """One playthrough on its way through the engine."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.seats = plain["players"]
        self.rules: Rules[Any] = _rules(plain)
        self.cards = [_card(card) for card in plain["cards"]]
        self.names = CardNames([card.id for card in self.cards])

    def run(self) -> Difference | None:
        self.rules.check(make_deck("playthrough", self.cards), self.seats)
        state = self.rules.deal(Deal(self._piles(), Seat(0), self._luck()), self.seats).state
        if found := self._compare(0, self.plain["start"], state):
            return found
        for number, step in enumerate(self.plain["steps"], 1):
            seat = Seat(step["seat"])
            if found := self._compare_turn(number, seat, step["legal"], state):
                return found
            try:
                state = play(self.rules, state, seat, self.names.action(step["do"])).state
            except IllegalAction as error:
                return Difference(number, "do", step["do"], error.message)
            if found := self._compare(number, step["after"], state):
                return found
        return None

    def _piles(self) -> dict[str, tuple[Numbered, ...]]:
        piles: Mapping[str, list[str]] = self.plain["decks"] if "decks" in self.plain else {"deck": self.plain["deck"]}
        if sorted([id for pile in piles.values() for id in pile]) != sorted(self.names.ids):
            raise BadPlaythrough("the piles must hold every card exactly once")
        numbered = {name: tuple([self._numbered(id) for id in pile]) for name, pile in piles.items()}
        if any(self.rules.pile_of(card) != name for name, pile in numbered.items() for _, card in pile):
            raise BadPlaythrough("a card lies in a pile where it does not belong")
        return numbered

    def _numbered(self, id: str) -> Numbered:
        ref = self.names.refs[id]
        return ref, self.cards[ref]

    def _luck(self) -> Scripted:
        orders = self.plain.get("reshuffles", ())
        return Scripted(tuple([tuple([self.names.refs[id] for id in order]) for order in orders]))

    def _compare_turn(self, number: int, seat: Seat, expected: list[str] | int, state: object) -> Difference | None:
        turn = self.rules.turn(state)
        if turn != seat:
            return Difference(number, "seat", seat, turn)
        legal = self.names.legal(self.rules, state, seat)
        got: list[str] | int = legal if isinstance(expected, list) else len(legal)
        if got != (sorted(expected) if isinstance(expected, list) else expected):
            return Difference(number, "legal", expected, got)
        return None

    def _compare(self, number: int, expected: Plain, state: object) -> Difference | None:
        got = self.names.state(self.rules, state)
        for field in sorted(set(expected) | set(got)):
            if expected.get(field, _MISSING) != got.get(field, _MISSING):
                return Difference(number, field, expected.get(field, _MISSING), got.get(field, _MISSING))
        return None


_MISSING: Final = "nothing"
_CARD_VERBS: Final = frozenset(["play", "discard", "place", "use"])
_SORTED: Final = ("blocked",)


def _rules(plain: Plain) -> Rules[Any]:
    """Seat 0 begins, and as many may play as do."""
    name, seats = plain["game"], plain["players"]
    if name not in games.GAMES or type(seats) is not int:
        raise BadPlaythrough(f"expected a game and a number of players, got {shown(name)} and {shown(seats)}")
    known = {option.name for option in games.GAMES[name].OPTIONS}
    options = {**plain.get("options", {}), **({"first_player": 0} if "first_player" in known else {})}
    if "edition" in known:
        options["edition"] = plain["edition"]
    if "max_players" in known and seats in MAX_PLAYERS.values:
        options["max_players"] = seats
    return games.rules_for(name, options)


def _card(plain: Plain) -> DeckCard:
    return deck_card(
        plain["id"],
        plain["year"],
        front=plain.get("front", ""),
        back=plain.get("back", ""),
        color=plain.get("color", ""),
    )
