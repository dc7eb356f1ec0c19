"""The text file of a game: everything needed to play it again, and a checksum against accidents.

    yearline record 1
    game race/1
    options {"hand_size":4, ...}
    seats 2
    seed 12345
    deck "world-history"
    card {"id":"first-cities","year":-3500, ...}
    ...
    move 0 place 12 4
    withdraw 31
    move 1 leave
    ...
    sum 6b1f...

The cards are part of the record, so it can be replayed when the deck has long been changed.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, Final

from yearline.core.actions import from_text, to_text
from yearline.core.deck import Deck, DeckCard, deck_card, make_deck
from yearline.core.errors import BadRecord, YearlineError
from yearline.core.ids import MOST_SEATS, CardRef, Seat
from yearline.core.play import Move, Withdrawal, in_order
from yearline.core.rng import SEED_BITS
from yearline.core.value import value
from yearline.core.years import PRECISIONS

HEADER: Final = "yearline record 1"
MAX_LINES: Final = 100_000
MAX_LENGTH: Final = 8_000_000
CONTROLS: Final = re.compile("[\x00-\x1f\x7f-\x9f]")
"""What a terminal would obey instead of showing it."""
_CARD_KEYS: Final = ("id", "year", "precision", "title", "front", "back", "color", "picture")


@value
class Record:
    """One game: who dealt what, and every move."""

    game: str
    options: Mapping[str, object]
    seats: int
    seed: int
    deck: Deck
    moves: tuple[Move, ...] = ()
    withdrawn: tuple[Withdrawal, ...] = ()


def dump(record: Record) -> str:
    """The record as text."""
    body = "\n".join(_lines(record)) + "\n"
    return f"{body}sum {_sum(body)}\n"


def load(text: str) -> Record:
    """The record that a text holds. Raises BadRecord for anything else."""
    if len(text) > MAX_LENGTH:
        raise BadRecord(f"a record has at most {MAX_LENGTH} characters")
    body, _, last = text.removesuffix("\n").rpartition("\n")
    if not text.startswith(HEADER + "\n"):
        raise BadRecord(f"the first line must be {HEADER!r}")
    if not last.startswith("sum "):
        raise BadRecord("the last line must be the checksum: the record is cut off")
    if last != f"sum {_sum(body + chr(10))}":
        raise BadRecord("the checksum does not fit: the record was edited or damaged")
    return _read(body.split("\n")[1:])


def _sum(body: str) -> str:
    return sha256(body.encode("utf-8", "surrogatepass")).hexdigest()


def _lines(record: Record) -> Iterator[str]:
    yield HEADER
    yield f"game {record.game}"
    yield f"options {_json(record.options)}"
    yield f"seats {record.seats}"
    yield f"seed {record.seed}"
    yield f"deck {_json(record.deck.id)}"
    for card in record.deck.cards:
        yield f"card {_json(card_to_dict(card))}"
    for one in in_order(record.moves, record.withdrawn):
        yield f"move {one[0]} {to_text(one[1])}" if isinstance(one, tuple) else f"withdraw {one}"


def _json(thing: object) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def card_to_dict(card: DeckCard) -> dict[str, object]:
    """A card as plain data."""
    face, back = card.face, card.back
    values = (card.id, back.year, back.precision, face.title, face.symbol, back.symbol, face.color, face.picture)
    return dict(zip(_CARD_KEYS, values, strict=True))


def card_from_dict(plain: object) -> DeckCard:
    """The card that plain data means. Raises BadRecord or BadDeck."""
    if not isinstance(plain, dict) or not set(plain) <= set(_CARD_KEYS):
        raise BadRecord(f"a card has the fields {', '.join(_CARD_KEYS)}")
    texts = {key: plain.get(key, "") for key in _CARD_KEYS if key not in ("year", "precision")}
    for key, text in texts.items():
        if not isinstance(text, str) or len(text) > 1000 or CONTROLS.search(text):
            raise BadRecord(f"the field {key} of a card must be a short text without control characters")
    precision = plain.get("precision", "year")
    if precision not in (*PRECISIONS, "day"):
        raise BadRecord(f"the precision of a card is one of {', '.join((*PRECISIONS, 'day'))}")
    return deck_card(**texts, year=plain.get("year", 0), precision=precision)


def _read(lines: list[str]) -> Record:
    if len(lines) > MAX_LINES:
        raise BadRecord(f"a record has at most {MAX_LINES} lines")
    reader = _Reader(lines)
    try:
        game = reader.field("game")
        options = _decoded(reader.field("options"))
        seats = _number(reader.field("seats"), MOST_SEATS)
        seed = _number(reader.field("seed"), (1 << SEED_BITS) - 1)
        deck_id = _decoded(reader.field("deck"))
        if not isinstance(options, dict) or not isinstance(deck_id, str):
            raise BadRecord("options must be a table and the deck's name a text")
        cards = [card_from_dict(_decoded(line)) for line in reader.all("card")]
        moves, withdrawn = _moves(reader)
        return Record(game, options, seats, seed, make_deck(deck_id, cards), moves, withdrawn)
    except BadRecord as error:
        raise BadRecord(f"line {reader.at + 1}: {error.message}") from None
    except YearlineError as error:
        raise BadRecord(f"line {reader.at + 1}: {error.message}") from error


def _moves(reader: "_Reader") -> tuple[tuple[Move, ...], tuple[Withdrawal, ...]]:
    """Moves and withdrawals in the order in which they happened."""
    moves: list[Move] = []
    withdrawn: list[Withdrawal] = []
    while not reader.ended:
        if reader.next_is("withdraw"):
            withdrawn.append((len(moves), CardRef(_number(reader.field("withdraw"), 99_999))))
        else:
            moves.append(_move(reader.field("move")))
    return tuple(moves), tuple(withdrawn)


def _move(line: str) -> Move:
    seat, _, action = line.partition(" ")
    return Seat(_number(seat, MOST_SEATS - 1)), from_text(action)


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 40 and str(int(text)) == text and int(text) <= most):
        raise BadRecord(f"expected a number from 0 to {most}, got {text[:40]!r}")
    return int(text)


def _decoded(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(f"expected JSON, got {text[:40]!r}") from None


class _Reader:
    """Lines that each begin with a keyword, in a fixed order."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)
        self.at = 0

    def field(self, name: str) -> str:
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        self.at += 1
        if not line.startswith(name + " "):
            raise BadRecord(f"expected a line that begins with {name!r}, got {line[:40]!r}")
        return line[len(name) + 1 :]

    @property
    def ended(self) -> bool:
        return self.at >= len(self.lines)

    def next_is(self, name: str) -> bool:
        return not self.ended and self.lines[self.at].startswith(name + " ")

    def all(self, name: str) -> Iterator[str]:
        while self.next_is(name):
            yield self.field(name)
