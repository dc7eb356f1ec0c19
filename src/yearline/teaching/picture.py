"""How the table looks when a game begins, drawn for four:
an SVG for page and print, with its words in the reader's language.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from yearline.i18n import messages

WIDTH: Final = 440
HEIGHT: Final = 300
WHITE, DARK, LINE = "#fffdf6", "#2b2420", "#8a7350"
COLORS: Final = {"beige": "#e2c48f", "blue": "#6fa5d8", "red": "#c76a62"}
CARD: Final = (24, 36)

Spot = tuple[float, float]


def setup_svg(game: str, language: str) -> str:
    """The picture, or an empty text for a game of which there is none."""
    if game not in _MIDDLES:
        return ""
    say = messages(language)
    parts = [
        *_players(game),
        *_MIDDLES[game](say("rules-picture-deck"), say("rules-picture-discard"), say("rules-picture-start")),
    ]
    title = escape(say(f"rules-picture-{game}"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="setup-picture" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{title}"><title>{title}</title>{"".join(parts)}</svg>'
    )


def _card(at: Spot, fill: str, turned: bool = False) -> str:
    """A card with its middle there; the white side shows a picture, the dark one a date."""
    (x, y), (w, h) = at, CARD[::-1] if turned else CARD
    ink = WHITE if fill == DARK else LINE
    inside = (
        f'<rect x="{x - w / 2 + 4}" y="{y + h / 2 - 10}" width="{w - 8}" height="5" fill="{ink}"/>'
        if fill == DARK
        else f'<circle cx="{x}" cy="{y - 3}" r="6" fill="none" stroke="{ink}"/>'
    )
    box = f'<rect x="{x - w / 2}" y="{y - h / 2}" width="{w}" height="{h}" rx="3" fill="{fill}" stroke="{LINE}"/>'
    return box + inside


def _pile(at: Spot, fill: str, label: str) -> Iterator[str]:
    """Three cards on top of each other, and what they are."""
    x, y = at
    yield from (_card((x + shift, y + shift), fill) for shift in (4, 2, 0))
    yield _text((x, y + 36), label)


def _text(at: Spot, words: str) -> str:
    x, y = at
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-family="Golos Text, sans-serif" font-size="11" '
        f'fill="currentColor">{escape(words)}</text>'
    )


_SIDES: Final = (
    (WIDTH / 2, HEIGHT - 24, 1, 0),
    (28, HEIGHT / 2, 0, 1),
    (WIDTH / 2, 24, 1, 0),
    (WIDTH - 28, HEIGHT / 2, 0, 1),
)


def _players(game: str) -> Iterator[str]:
    """Four sides of the table; in chronology stacks of colours and a start card, otherwise four white cards each."""
    if game == "lives":
        return
    for x, y, along, down in _SIDES:
        spots = [(x + along * 30 * (i - 1.5), y + down * 30 * (i - 1.5)) for i in range(4)]
        fills = [*COLORS.values(), DARK] if game == "chronology" else [WHITE] * 4
        yield from (_card(spot, fill, bool(down)) for spot, fill in zip(spots, fills, strict=True))


def _coop(deck: str, discard: str, start: str) -> Iterator[str]:
    """Deck and discard at the side; the start card on the ground, and above it the level of the gaps."""
    yield from _pile((120, 140), WHITE, deck)
    yield from _pile((190, 140), DARK, discard)
    yield f'<path d="M235 182h120" stroke="{LINE}" stroke-width="3"/>'
    yield _card((295, 160), DARK)
    yield from (
        f'<rect x="{x}" y="98" width="24" height="36" rx="3" fill="none" stroke="{LINE}" stroke-dasharray="3 3"/>'
        for x in (269, 297)
    )
    yield _text((295, 198), start)


def _race(deck: str, _discard: str, start: str) -> Iterator[str]:
    yield from _pile((140, 140), WHITE, deck)
    yield f'<path d="M220 164h130" stroke="{LINE}" stroke-width="3"/>'
    yield _card((285, 142), DARK)
    yield _text((285, 180), start)


def _chronology(deck: str, _discard: str, _start: str) -> Iterator[str]:
    for x, fill in zip((150, 220, 290), COLORS.values(), strict=True):
        yield from _pile((x, 140), fill, "")
    yield _text((220, 180), deck)


def _lives(deck: str, _discard: str, start: str) -> Iterator[str]:
    yield from _race(deck, "", start)
    yield _card((WIDTH / 2, HEIGHT - 40), WHITE)


_MIDDLES: Final = {middle.__name__.removeprefix("_"): middle for middle in (_coop, _race, _chronology, _lives)}
"""Drawings of their own, each named after its game."""
