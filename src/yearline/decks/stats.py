"""How the years of a deck are spread: its cards counted by decades, centuries or eras."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from yearline.core.value import value
from yearline.core.years import year_of
from yearline.decks.model import LibraryDeck
from yearline.i18n import messages
from yearline.i18n.dates import date_said, date_text

_ERAS: Final = (
    -10_000, -3000, -1000, -500, 1, 500, 1000, 1200,
    1400, 1500, 1600, 1700, 1800, 1850, 1900, 1925, 1950, 1975, 2000,
)  # fmt: skip
_FEW_DECADES: Final = 150
_FEW_CENTURIES: Final = 1500


@value
class Span:
    """The cards of one stretch of time. The ends are years of the stretch; None where it is open."""

    first: int | None
    last: int | None
    cards: int

    def label(self, language: str) -> str:
        """The stretch in words."""
        say = messages(language)
        if self.first is None:
            return say("deck-stats-before", date=date_said(_after(self.last or 0), "year", language))
        if self.last is None:
            return say("deck-stats-since", date=date_said(self.first, "year", language))
        return f"{date_text(self.first, 'year', language)} – {date_text(self.last, 'year', language)}"


def spread(deck: LibraryDeck) -> tuple[Span, ...]:
    """The cards counted by decades, centuries, or eras that grow shorter towards us, as the deck's width asks."""
    years = sorted([year_of(card.year) for card in deck.cards])
    edges = _edges(years)
    counts = [0] * (len(edges) + 1)
    for year in years:
        counts[bisect_right(edges, year)] += 1
    first, last = bisect_right(edges, years[0]), bisect_right(edges, years[-1])
    return tuple(
        [
            Span(
                edges[place - 1] if place else None,
                _before(edges[place]) if place < len(edges) else None,
                counts[place],
            )
            for place in range(first, last + 1)
        ]
    )


def _edges(years: Sequence[int]) -> list[int]:
    """The years that begin a stretch."""
    width = years[-1] - years[0]
    if width > _FEW_CENTURIES:
        return list(_ERAS)
    step = 10 if width <= _FEW_DECADES else 100
    return [edge or 1 for edge in range(years[0] // step * step, years[-1] + step + 1, step)]


def _before(year: int) -> int:
    return year - 1 or -1


def _after(year: int) -> int:
    return year + 1 or 1
