"""Write our own playthroughs, one a game or one for each of its editions, from seeded random play.

    python -m tests.playthroughs.write

The files are data that people review: they change only when the rules are meant to change.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from tests.laws.tables import seat_0_begins
from yearline.core.deal import Deal
from yearline.core.deck import COLORS, Deck, DeckCard, deck_card, make_deck
from yearline.core.game import Rules
from yearline.core.ids import CardRef, Seat
from yearline.core.play import play
from yearline.core.rng import Luck, Seeded
from yearline.core.value import fields_of
from yearline.games import GAMES, rules_for
from yearline.games.playthrough import CardNames

T = TypeVar("T")
OWN = Path(__file__).with_name("own")
LISTED = 12
"""Up to so many legal actions a file lists them; beyond, it gives their number."""
USUAL = (75, 900, 4)
CHOSEN = {
    **{f"coop-{edition}": (36, 40, 154) for edition in ("fr", "it", "uk")},
    "coop-ru": (36, 40, 275),
    **{f"race-{way}": (16, 3, 28) for way in ("recursive", "keep_all")},
}
"""Cards, how far their years lie apart, and a seed, chosen because these games are long and meet the rare cases."""


@dataclass
class Noting:
    """Luck that keeps a note of every shuffle."""

    luck: Luck
    orders: list[list[CardRef]] = field(default_factory=list)

    def shuffle(self, cards: Sequence[T]) -> tuple[tuple[T, ...], "Noting"]:
        shuffled, self.luck = self.luck.shuffle(cards)
        self.orders.append([card.ref for card in shuffled])  # type: ignore[attr-defined]
        return shuffled, self

    def below(self, n: int) -> tuple[int, "Noting"]:
        return 0, self


def deck_of(size: int, far: int) -> Deck:
    rng = Random(size)
    years = [rng.randint(-far, far) or 1 for _ in range(size)]
    return make_deck("own", [deck_card(f"c{i}", year, color=COLORS[i % 3]) for i, year in enumerate(years)])


def _printed(card: DeckCard) -> dict[str, Any]:
    face, back = card.face, card.back
    return {"id": card.id, "year": back.year, "front": face.symbol, "back": back.symbol, "color": face.color}


def _shuffled(
    rules: Rules[Any], deck: Deck, names: CardNames, rng: Random
) -> tuple[dict[str, list[str]], dict[str, tuple[tuple[CardRef, DeckCard], ...]]]:
    """The piles by the names of their cards, and as they are dealt from."""
    piles: dict[str, list[str]] = {}
    for card in rng.sample(deck.cards, len(deck.cards)):
        piles.setdefault(rules.pile_of(card), []).append(card.id)
    cards = {card.id: card for card in deck.cards}
    return piles, {pile: tuple([(names.refs[id], cards[id]) for id in ids]) for pile, ids in piles.items()}


def written(name: str, options: dict[str, object], deck: Deck, seats: int, seed: int) -> dict[str, Any]:
    """A whole game as a document of the format in docs/playthroughs.md."""
    rules: Rules[Any] = rules_for(name, {**options, **seat_0_begins(name)})
    names, rng, luck = CardNames([card.id for card in deck.cards]), Random(seed), Noting(Seeded(seed))
    piles, numbered = _shuffled(rules, deck, names, rng)
    state = rules.deal(Deal(numbered, Seat(0), luck), seats).state
    start, steps = names.state(rules, state), []
    while (seat := rules.turn(state)) is not None:
        legal = names.legal(rules, state, seat)
        action = rng.choice(rules.legal(state, seat))
        state = play(rules, state, seat, action).state
        shown = legal if len(legal) <= LISTED else len(legal)
        steps.append({"seat": seat, "legal": shown, "do": names.text(action), "after": names.state(rules, state)})
    edition = {"edition": options.pop("edition")} if "edition" in options else {}
    return {
        "format": 1,
        "game": name,
        **edition,
        "players": seats,
        "options": options,
        "cards": [_printed(card) for card in deck.cards],
        **({"deck": piles["deck"]} if "deck" in piles else {"decks": piles}),
        **(
            {"reshuffles": [[names.ids[ref] for ref in order] for order in luck.orders]}
            if "luck" in fields_of(state)
            else {}
        ),
        "start": start,
        "steps": steps,
    }


def documents() -> dict[str, dict[str, Any]]:
    """All our files by name."""
    return {stem: _dealt(name, options, *CHOSEN.get(stem, USUAL)) for stem, name, options in _files()}


def _files() -> Iterator[tuple[str, str, dict[str, object]]]:
    """A file a game; where it has an option of words, such as an edition, one for each of them."""
    for name, game in GAMES.items():
        worded = [one for one in game.OPTIONS if all(isinstance(known, str) for known in one.values)]
        if not worded:
            yield name, name, {}
        for known in worded[0].values if worded else ():
            yield f"{name}-{known}", name, {worded[0].name: known}


def _dealt(name: str, options: dict[str, object], size: int, far: int, seed: int) -> dict[str, Any]:
    return written(name, options, deck_of(size, far), 3, seed)


def main() -> None:
    OWN.mkdir(exist_ok=True)
    for name, document in documents().items():
        (OWN / f"{name}.jsonl").write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
