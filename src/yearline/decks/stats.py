"""How the years of a deck are spread, as counts, as a plot for the terminal and as SVG."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from yearline.core.value import value
from yearline.decks.model import LibraryDeck
from yearline.i18n import messages
from yearline.i18n.dates import date_text

_ERAS: Final = (
    -10_000,
    -3000,
    -1000,
    -500,
    1,
    500,
    1000,
    1200,
    1400,
    1500,
    1600,
    1700,
    1800,
    1850,
    1900,
    1925,
    1950,
    1975,
    2000,
)
_FEW_DECADES: Final = 150
_FEW_CENTURIES: Final = 1500
_EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


@value
class Span:
    """The cards of one stretch of time. The ends are years of the stretch; None where it is open."""

    first: int | None
    last: int | None
    cards: int

    def label(self, language: str) -> str:
        """The stretch in words."""
        say = messages(language)
        if self.first is None and self.last is None:
            return ""
        if self.first is None:
            return say("deck-stats-before", date=date_text(_after(self.last or 0), "year", language))
        if self.last is None:
            return say("deck-stats-since", date=date_text(self.first, "year", language))
        return f"{date_text(self.first, 'year', language)} – {date_text(self.last, 'year', language)}"


def spread(deck: LibraryDeck) -> tuple[Span, ...]:
    """The cards counted by decades, centuries, or eras that grow shorter towards us, as the deck's width asks."""
    years = sorted([card.year for card in deck.cards])
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


def plot(deck: LibraryDeck, language: str, width: int = 48) -> str:
    """The spread as bars of text."""
    spans = spread(deck)
    labels = [span.label(language) for span in spans]
    room, most = max(map(len, labels)), max(span.cards for span in spans)
    lines = [
        f"{text:>{room}} ▕{_bar(span.cards, most, width)} {span.cards}"
        for text, span in zip(labels, spans, strict=True)
    ]
    return "\n".join(lines)


def _bar(count: int, most: int, width: int) -> str:
    whole, eighths = divmod(round(count * width * 8 / most), 8)
    return "█" * whole + _EIGHTHS[eighths].strip()


def plot_svg(deck: LibraryDeck, language: str) -> str:
    """The spread as an SVG picture that needs nothing else."""
    spans = spread(deck)
    most = max(span.cards for span in spans)
    height = 60 + 24 * len(spans)
    bars: list[str] = []
    for place, span in enumerate(spans):
        y = 52 + 24 * place
        length = span.cards * 420 / most
        bars += [
            f'<text x="180" y="{y + 13}" text-anchor="end">{escape(span.label(language))}</text>',
            f'<rect x="190" y="{y}" width="{length:.1f}" height="18" rx="3" fill="#2f6f8f"/>',
            f'<text x="{196 + length:.1f}" y="{y + 13}">{span.cards}</text>',
        ]
    name = escape(deck.name(language))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 {height}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="#222">'
        f'<title>{name}</title><rect width="660" height="{height}" fill="#fff"/>'
        f'<text x="190" y="32" font-size="18" font-weight="bold">{name}</text>{"".join(bars)}</svg>\n'
    )
