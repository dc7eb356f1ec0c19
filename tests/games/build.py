"""States in the notation of RULES section 8: `v1930[a>c]` is an upright card of 1930, front symbol a, back symbol c;
`h` lies blocked.

A card in a hand, deck or stack has its year as its reference, so that tests read like the tables of the rules. Cards
that already lie in a row are numbered from 10,000.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

from yearline.core.actions import Action, from_text
from yearline.core.cards import Back, Dated, Face
from yearline.core.game import Rules, Step
from yearline.core.ids import CardRef, Seat
from yearline.core.piles import Heap, Stock
from yearline.core.play import play
from yearline.core.rng import Seeded
from yearline.core.secret import Card, make_card
from yearline.games import chronology, coop, race

_NOTE = re.compile(r"([vh])(-?\d+)(?:\[(\w)>(\w)\])?")
_lying = count(10_000)


def card(year: int, *, ref: int | None = None, front: str = "x", back: str = "y", color: str = "") -> Card:
    face = Face(f"card of {year}", "", front, color)
    return make_card(CardRef(year if ref is None else ref), face, Back(year, "year", back))


def cards(*years: int, color: str = "") -> tuple[Card, ...]:
    return tuple(card(year, color=color) for year in years)


def lying(*years: int, back: str = "y", color: str = "") -> tuple[Dated, ...]:
    """Cards that lie dark side up."""
    return tuple(card(year, ref=next(_lying), back=back, color=color).reveal() for year in years)


def hand(notes: str) -> tuple[Card | Dated, ...]:
    return tuple(_noted(note) for note in notes.split())


def _noted(note: str) -> Card | Dated:
    found = _NOTE.fullmatch(note)
    assert found, note
    way, year, front, back = found.groups()
    one = card(int(year), front=front or "x", back=back or "y")
    return one if way == "v" else one.reveal()


def coop_state(
    own: str,
    *,
    other: str = "v1 v2 v3 v4",
    main: Iterable[Iterable[int]] = ((1900,), (1950,), (2000,)),
    gaps: Iterable[Iterable[int]] = ((1920,), ()),
    deck: int = 10,
    turn: int = 0,
) -> coop.State:
    """Fixture F of RULES 8.1: P0 holds `own`, P1 `other`; the discard pile shows the symbol a."""
    columns = tuple(lying(*column) for column in main)
    rows = coop.Rows(tuple(column[0].year for column in columns), columns, tuple(lying(*gap) for gap in gaps))
    hands = (hand(own), hand(other))
    pile = tuple(card(3000 + i) for i in range(deck))
    held = len(hands[0]) + len(hands[1])
    laid, between = sum(map(len, rows.columns)), sum(map(len, rows.gaps))
    points = 2 * laid + between - 1 - deck - held
    return coop.State("open", Seat(turn), rows, hands, lying(1, back="a"), pile, points, None, ())


def race_state(
    hands: Iterable[Iterable[int]],
    *,
    line: Iterable[int] = (1900,),
    deck: Iterable[int] = (),
    discard: Iterable[int] = (),
    phase: str = "place",
    first: int = 0,
    round: int = 1,
) -> race.State:
    held = tuple(cards(*years) for years in hands)
    seats = tuple(map(Seat, range(len(held))))
    return race.State(
        phase=phase,
        queue=(*seats[first:], *seats[:first]),
        first=Seat(first),
        round=round,
        line=lying(*line),
        hands=held,
        deck=Stock(cards(*deck)),
        discard=Heap([card(year).reveal() for year in discard]),
        box=(),
        active=seats,
        right=(),
        out=(),
        left=(),
        seen=frozenset(),
        luck=Seeded(7),
    )


def stack(color: str, *years: int) -> tuple[Card, ...]:
    return cards(*years, color=color)


def chronology_state(
    *stacks: Iterable[tuple[Card, ...]],
    lines: Iterable[Iterable[int]] | None = None,
    red: Iterable[int] = (9001, 9002),
    blue: Iterable[int] = (9003, 9004),
    beige: Iterable[int] = (9005, 9006),
    phase: str = "place",
    power: str | None = None,
    turn: int = 0,
) -> chronology.State:
    """Stacks by seat; every line is 1900 unless given."""
    seats = tuple(map(Seat, range(len(stacks))))
    return chronology.State(
        phase=phase,
        turn=Seat(turn),
        first=Seat(0),
        queue=(),
        stacks=tuple(tuple(own) for own in stacks),
        lines=tuple(lying(*line) for line in lines or [(1900,)] * len(stacks)),
        neutral=(stack("beige", *beige), stack("blue", *blue), stack("red", *red)),
        active=seats,
        power=power,
    )


def act(rules: Rules[Any], state: Any, *texts: str) -> Step[Any]:
    """Do what the seat to act is told, one text an action; the state after it with all events."""
    events: list[object] = []
    for text in texts:
        seat = rules.turn(state)
        assert seat is not None
        step = play(rules, state, seat, from_text(text))
        state = step.state
        events += step.events
    return Step(state, tuple(events))  # type: ignore[arg-type]


def options_of(rules: Rules[Any], state: Any) -> list[Action]:
    seat = rules.turn(state)
    return [] if seat is None else list(rules.legal(state, seat))


def refs(cards: Iterable[Any]) -> list[int]:
    return [one.ref for one in cards]


def years(cards: Iterable[Any]) -> list[int]:
    return [one.back.year for one in cards]


def columns(columns: Iterable[Iterable[Any]]) -> Iterator[list[int]]:
    return (years(column) for column in columns)
