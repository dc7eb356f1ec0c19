"""The course of a game as a picture:
one line a player (or the team's score), a dot for every move that cost something.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from yearline.bots.review import Review
from yearline.bots.review_judge import Note
from yearline.bots.review_text import name_of, sentence, summary
from yearline.core.value import value
from yearline.i18n import messages
from yearline.i18n.numbers import signed

WIDTH: Final = 960
HEIGHT: Final = 420
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 64, 56
COLORS: Final = ("#1d5f8a", "#b5412b", "#3c7a4e", "#8a5a1d", "#6a4a93", "#2b8a8a", "#93466f", "#5c5c5c")
"""Told apart also by those who see few colours, since every line is labelled at its end."""
INK: Final = "#2b2620"
PAPER: Final = "#faf6ec"
RULE: Final = "#d9d0bd"


@value
class _Frame:
    """Where moves and values lie on the paper."""

    moves: int
    low: int
    high: int

    def x(self, move: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT - 90) * move / max(1, self.moves)

    def y(self, height: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (height - self.low) / max(1, self.high - self.low)


def picture(review: Review, language: str) -> str:
    """The picture as an SVG document."""
    frame = _frame(review)
    say = messages(language)
    name = review.game.partition("/")[0]
    body = [
        f"<title>{escape(say('review-picture-title'))}</title>",
        f"<desc>{escape(' '.join(line.strip() for line in summary(review, language)))}</desc>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        _text(LEFT, 32, say("review-picture-title"), size=20, weight=700),
        _text(LEFT, 52, say(f"review-picture-{name}"), size=13),
        *_grid(frame),
        *_possible(review, frame, language),
        *_series(review, frame, language),
        *_dots(review, frame, language),
        _text(WIDTH - RIGHT - 90, HEIGHT - 16, say("review-picture-moves"), size=13, anchor="end"),
    ]
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" lang={quoteattr(language)} '
        f'font-family="Golos Text, system-ui, sans-serif" fill="{INK}">'
    )
    return "\n".join([opening, *body, "</svg>", ""])


def _frame(review: Review) -> _Frame:
    heights = [height for row in review.course for height in row]
    if review.bound:
        heights.append(review.bound.lower)
    return _Frame(len(review.notes), min(0, *heights), max(1, *heights))


def _grid(frame: _Frame) -> Iterator[str]:
    step = max(1, round((frame.high - frame.low) / 6))
    for height in range(frame.low - frame.low % step, frame.high + 1, step):
        if height >= frame.low:
            yield _line(frame.x(0), frame.y(height), frame.x(frame.moves), frame.y(height), RULE)
            yield _text(LEFT - 8, frame.y(height) + 4, signed(str(height)), size=12, anchor="end")
    every = max(1, round(frame.moves / 10))
    for move in range(0, frame.moves + 1, every):
        yield _text(frame.x(move), HEIGHT - BOTTOM + 20, str(move), size=12, anchor="middle")


def _possible(review: Review, frame: _Frame, language: str) -> Iterator[str]:
    if review.bound:
        height = frame.y(review.bound.lower)
        yield _line(frame.x(0), height, frame.x(frame.moves), height, COLORS[2], dash="6 5")
        label = messages(language)("review-picture-possible", possible=review.bound.lower)
        yield _text(LEFT + 6, height - 6, label, size=12)


def _series(review: Review, frame: _Frame, language: str) -> Iterator[str]:
    """A line for each player. Labels at the ends are moved apart where they would cover one another."""
    ends = []
    for seat, heights in enumerate(zip(*review.course, strict=True)):
        points = " ".join(f"{frame.x(move):.1f},{frame.y(height):.1f}" for move, height in enumerate(heights))
        yield f'<polyline points="{points}" fill="none" stroke="{_color(seat)}" stroke-width="2.5"/>'
        last = signed(str(heights[-1]))
        label = last if len(review.course[0]) == 1 else f"{name_of(seat, language)}: {last}"
        ends.append((frame.y(heights[-1]), seat, label))
    for height, (_, seat, label) in zip(_apart([end[0] for end in sorted(ends)]), sorted(ends), strict=True):
        yield _text(frame.x(frame.moves) + 8, height + 4, label, size=12, fill=_color(seat))


def _apart(heights: Sequence[float], space: float = 15) -> Iterator[float]:
    """The same heights, pushed down until they are a line apart."""
    last = -space
    for height in heights:
        last = max(height, last + space)
        yield last


def _dots(review: Review, frame: _Frame, language: str) -> Iterator[str]:
    """A dot for every move that cost something, with its sentence; a ring around the turning point."""
    for note in _costly(review.notes):
        row = review.course[note.number]
        at = row[note.seat] if len(row) > 1 else row[0]
        x, y = frame.x(note.number), frame.y(at)
        turning = note is review.turning_point
        ring = f' stroke="{INK}" stroke-width="2.5"' if turning else ""
        yield (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{7 if turning else 4.5}" fill="{COLORS[1]}"{ring}>'
            f"<title>{escape(f'{note.number}. {sentence(note, language)}')}</title></circle>"
        )


def _costly(notes: Iterable[Note]) -> Iterator[Note]:
    return (note for note in notes if not note.good)


def _color(seat: int) -> str:
    return COLORS[seat % len(COLORS)]


def _line(x1: float, y1: float, x2: float, y2: float, color: str, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}"{dashes}/>'


def _text(
    x: float, y: float, text: str, *, size: int, weight: int = 400, anchor: str = "start", fill: str = INK
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}">'
        f"{escape(text)}</text>"
    )
