"""Replaying playthrough files: whole games, move by move, with the state that must stand after each move.

The format is described in docs/playthroughs.md. The files were made by another reading of the rulebooks, so that the engine and
they can disagree; `check` reports the first place where they do.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from yearline.core.actions import Action, from_text, to_text
from yearline.core.deal import Deal, Numbered
from yearline.core.deck import DeckCard, deck_card, make_deck
from yearline.core.errors import BadPlaythrough, IllegalAction, YearlineError
from yearline.core.game import Rules
from yearline.core.ids import CardRef, Seat
from yearline.core.play import play
from yearline.core.rng import Luck
from yearline.core.value import value
from yearline.games import GAMES, rules_for

T = TypeVar("T")
LISTED: Final = 12
"""Up to so many legal actions a file lists them; beyond, it gives their number."""

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
        if set(order) != set(by_ref):
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
        raise BadPlaythrough(f"expected format 1, got {str(plain.get('format'))[:20]!r}")
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
        raise BadPlaythrough(
            f"a field is missing or of the wrong kind: {type(error).__name__} {str(error)[:60]}"
        ) from error


class _Replay:
    """One playthrough on its way through the engine. Cards are numbered as the file lists them."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        name = plain["game"]
        if name not in GAMES:
            raise BadPlaythrough(f"unknown game {str(name)[:20]!r}")
        options = dict(plain.get("options", {}), first_player=0)
        if name == "coop":
            options["edition"] = plain["edition"]
        if name != "chronology":
            options.setdefault("max_players", max(6, min(8, int(plain["players"]))))
        self.rules: Rules[Any] = rules_for(name, options)
        self.cards = [_card(card) for card in plain["cards"]]
        self.refs = {card.id: CardRef(i) for i, card in enumerate(self.cards)}

    def run(self) -> Difference | None:
        seats = self.plain["players"]
        self.rules.check(make_deck("playthrough", self.cards), seats)
        state = self.rules.deal(Deal(self._piles(), Seat(0), self._luck()), seats).state
        if found := self._compare(0, self.plain["start"], state):
            return found
        for number, step in enumerate(self.plain["steps"], 1):
            seat = Seat(step["seat"])
            if found := self._compare_turn(number, seat, step["legal"], state):
                return found
            try:
                state = play(self.rules, state, seat, self._action(step["do"])).state
            except IllegalAction as error:
                return Difference(number, "do", step["do"], error.message)
            if found := self._compare(number, step["after"], state):
                return found
        return None

    def _piles(self) -> dict[str, tuple[Numbered, ...]]:
        piles: Mapping[str, list[str]] = self.plain["decks"] if "decks" in self.plain else {"deck": self.plain["deck"]}
        ids = [id for pile in piles.values() for id in pile]
        if sorted(ids) != sorted(self.refs):
            raise BadPlaythrough("the piles must hold every card exactly once")
        return {
            name: tuple([(self.refs[id], self.cards[self.refs[id]]) for id in pile]) for name, pile in piles.items()
        }

    def _luck(self) -> Scripted:
        return Scripted(tuple([tuple([self.refs[id] for id in order]) for order in self.plain.get("reshuffles", ())]))

    def _action(self, text: str) -> Action:
        """An action of the file, whose cards are ids."""
        return from_text(
            " ".join([str(self.refs.get(word, word)) if i == 1 else word for i, word in enumerate(text.split(" "))])
        )

    def _text(self, action: Action) -> str:
        words = to_text(action).split(" ")
        if len(words) > 1 and words[1].isdigit():
            words[1] = self.cards[int(words[1])].id
        return " ".join(words)

    def _compare_turn(self, number: int, seat: Seat, expected: list[str] | int, state: object) -> Difference | None:
        turn = self.rules.turn(state)
        if turn != seat:
            return Difference(number, "seat", seat, turn)
        legal = sorted([self._text(action) for action in self.rules.legal(state, seat)])
        got: list[str] | int = legal if isinstance(expected, list) else len(legal)
        if got != (sorted(expected) if isinstance(expected, list) else expected):
            return Difference(number, "legal", expected, got)
        return None

    def _compare(self, number: int, expected: Plain, state: object) -> Difference | None:
        got = {field: self._named(field, what) for field, what in self.rules.snapshot(state).items()}
        for field in sorted(set(expected) | set(got)):
            if expected.get(field) != got.get(field):
                return Difference(number, field, expected.get(field), got.get(field))
        return None

    def _named(self, field: str, what: Any) -> Any:
        """References as the ids of the file, in the fields that hold cards."""
        if field not in _CARD_FIELDS:
            return what
        if isinstance(what, list):
            named = [self._named(field, one) for one in what]
            return sorted(named) if field == "blocked" else named
        return self.cards[what].id


_CARD_FIELDS: Final = frozenset(["main", "gaps", "hands", "blocked", "discard", "line", "stacks", "lines"])


def _card(plain: Plain) -> DeckCard:
    return deck_card(
        plain["id"],
        plain["year"],
        front=plain.get("front", ""),
        back=plain.get("back", ""),
        color=plain.get("color", ""),
    )
