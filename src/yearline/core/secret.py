"""The one type that knows a date nobody has seen. Only rules may import this module; an import contract says so."""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any, Final, TypeVar, final

from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.deal import Numbered
from yearline.core.errors import IllegalAction, shown
from yearline.core.events import Event, Exposed, PileName
from yearline.core.ids import CardRef, Seat
from yearline.core.rng import Luck
from yearline.core.value import value

C = TypeVar("C", "Card", Dated, "Card | Dated")


@final
@value
class Card:
    """A card in play whose dark side has not been turned up, or has been turned down again."""

    ref: CardRef
    face: Face
    back: Back
    front: Front

    def reveal(self) -> Dated:
        """Turn the card over for everybody."""
        return Dated(self.ref, self.face, self.back)


_FRONT: Final[Callable[[Card], Front]] = attrgetter("front")


def make_card(ref: CardRef, face: Face, back: Back) -> Card:
    """A card of one game, white side up."""
    return Card(ref, face, back, Front(ref, face))


def make_cards(pile: Iterable[Numbered]) -> tuple[Card, ...]:
    """A numbered pile as cards of one game."""
    return tuple([make_card(ref, card.face, card.back) for ref, card in pile])


def conceal(card: Card | Dated) -> Card:
    """A card white side up, though it was dated:
    as when a discard pile becomes a deck, or a wrong card goes to the box.
    """
    return make_card(card.ref, card.face, card.back)


def fronts(cards: Iterable[Card]) -> tuple[Front, ...]:
    """The white sides, in order."""
    return tuple(map(_FRONT, cards))


def top(pile: Sequence[Card]) -> Front | None:
    """The front of the uppermost card of a pile that lies white side up."""
    return pile[0].front if pile else None


def exposed(name: PileName, owner: Seat | None, pile: Sequence[Card]) -> tuple[Event, ...]:
    """The event that everybody sees the front that is now on top, if there is one."""
    return (Exposed(name, owner, pile[0].front),) if pile else ()


def without(cards: Iterable[C], ref: CardRef) -> tuple[C, ...]:
    """The cards but for the one of that name."""
    return tuple([card for card in cards if card.ref != ref])


def pull(piles: Iterable[Sequence[Card | Dated]], ref: CardRef) -> tuple[Card | Dated, list[tuple[Any, ...]], int]:
    """Take a card out of the pile in which it lies, as `Rules.withdraw` has to:
    the card, all piles without it, and which pile it was.

    Raises IllegalAction if it lies in none.
    """
    kept = list(map(tuple, piles))
    for at, pile in enumerate(kept):
        for card in pile:
            if card.ref == ref:
                kept[at] = without(pile, ref)
                return card, kept, at
    raise IllegalAction(f"card {shown(ref)} is not in this game")


def dealt_anew(
    shown: Iterable[Sequence[Card | Dated]],
    buried: Iterable[Sequence[Card]],
    luck: Luck,
    known: Container[CardRef] = (),
    kind: Callable[[Card], str] = lambda card: "",
) -> tuple[list[tuple[Any, ...]], Luck]:
    """Piles that nobody at the table can tell from these, as
    `Rules.redeal` has to make them; and the luck that remains.

    Of the cards `shown`, everybody knows the fronts: they stay where they are. Those `buried`
    change places with each other, one with another of its `kind`, if that can be seen from
    outside. Then all dark sides are dealt anew but those of cards `known` to everybody, and
    of those that lie open. First come the piles shown, then those buried, in the order given.
    """
    lying, below = list(map(tuple, shown)), list(map(tuple, buried))
    by_kind: dict[str, list[Card]] = {}
    for card in chain.from_iterable(below):
        by_kind.setdefault(kind(card), []).append(card)
    mixed: dict[str, Iterator[Card]] = {}
    for name, cards in by_kind.items():
        shuffled, luck = luck.shuffle(cards)
        mixed[name] = iter(shuffled)
    piles = [*lying, *[tuple([next(mixed[kind(card)]) for card in pile]) for pile in below]]
    secret = [card for card in chain.from_iterable(piles) if isinstance(card, Card) and card.ref not in known]
    dated, luck = redate(secret, luck)
    fresh: dict[CardRef, Card] = {card.ref: card for card in dated}
    return [tuple([fresh.get(card.ref, card) for card in pile]) for pile in piles], luck


def redate(cards: Sequence[Card], luck: Luck) -> tuple[tuple[Card, ...], Luck]:
    """The same fronts with their dark sides dealt anew: nobody who saw only fronts can tell the two worlds apart.

    A dark side whose symbol equals the front symbol of its new card keeps its date and takes the old dark side's
    symbol, since the two symbols of a card always differ.
    """
    backs, luck = luck.shuffle([card.back for card in cards])
    return tuple([_with_back(card, back) for card, back in zip(cards, backs, strict=True)]), luck


def _with_back(card: Card, back: Back) -> Card:
    if back.symbol and back.symbol == card.face.symbol:
        back = Back(back.year, back.precision, card.back.symbol)
    return Card(card.ref, card.face, back, card.front)
