"""A review in words: sentences, lines for a terminal, and plain data for JSON."""

from collections.abc import Iterator
from typing import Final

from yearline.bots.review import Misjudged, Review, SeatReview
from yearline.bots.review_judge import Note
from yearline.core.actions import Action, Draft, Place, to_text
from yearline.core.cards import Back
from yearline.i18n import messages
from yearline.i18n.dates import date_said, date_text, unbroken

SPEAKING: Final = frozenset(["earlier", "later", "blocked", "jumped", "closed", "wasted"])
"""Reasons whose sentence names the card itself, so that the deed need not be told."""
BEHIND_A_PREPOSITION: Final = frozenset(["low", "high"])
"""Dates that stand in the sentence; the others stand in brackets, as on a card."""


def sentence(note: Note, language: str) -> str:
    """What was better and why, in one sentence."""
    say = messages(language)
    dates = {
        name: date_said(back.year, back.precision, language) if name in BEHIND_A_PREPOSITION else _date(back, language)
        for name, back in note.dates
    }
    words = {"title": note.title, "years": note.years or 0, "days": note.days, **dates, **dict(note.words)}
    why = say(f"review-why-{note.reason}", **words)
    if note.better is None:
        return f"{why}."
    better = say(f"review-better-{_kind(note.better, note)}", **{**words, "title": note.better_title})
    return say("review-verdict", why=why, better=better.removesuffix("."))


def _kind(action: Action, note: Note) -> str:
    """The end of the message id that says what an action does."""
    match action:
        case Draft(color):
            return f"draft-{color}"
        case Place() if note.better is action:
            return f"place-{dict(note.words)['place']}"
        case _:
            return type(action).__name__.lower()


def deed(note: Note, language: str) -> str:
    """What the player did."""
    return messages(language)(f"review-did-{_kind(note.action, note)}", title=note.title)


def summary(review: Review, language: str) -> Iterator[str]:
    """The result, what was possible, how everybody did, and where the game turned."""
    say = messages(language)
    yield from _result(review, language)
    for player in review.players:
        yield _player(player, language)
        yield from [f"  {_misjudged(card, language)}" for card in player.worst]
    if turn := review.turning_point:
        yield say("review-turning-point", number=turn.number, name=name_of(turn.seat, language))
        yield f"  {sentence(turn, language)}"


def _result(review: Review, language: str) -> Iterator[str]:
    say, outcome = messages(language), review.outcome
    if outcome is None or not outcome.winners:
        yield say("review-unfinished")
    elif outcome.score is None:
        names = ", ".join(name_of(seat, language) for seat in outcome.winners)
        yield say("review-won", names=names, count=len(outcome.winners))
    elif review.bound is None:
        yield say("review-score", score=outcome.score)
    else:
        yield say("review-score-of", score=outcome.score, possible=max(outcome.score, review.bound.lower))


def lines(review: Review, language: str) -> Iterator[str]:
    """The whole review for a terminal."""
    yield from summary(review, language)
    yield ""
    for note in review.notes:
        told = "" if note.reason in SPEAKING else f"{deed(note, language)}. "
        name, told = name_of(note.seat, language), told + sentence(note, language)
        yield messages(language)("review-move", number=note.number, name=name, told=told)


def name_of(seat: int, language: str) -> str:
    """What a player is called; a record knows no names."""
    return messages(language)("review-player", number=seat + 1)


def _player(player: SeatReview, language: str) -> str:
    return messages(language)(
        "review-accuracy",
        name=name_of(player.seat, language),
        percent=round(100 * player.accuracy),
        good=player.good,
        moves=player.moves,
    )


def _misjudged(card: Misjudged, language: str) -> str:
    date = _date(card.back, language)
    return messages(language)("review-misjudged", title=card.title, date=date, years=card.years, days=card.days)


def _date(back: Back, language: str) -> str:
    return unbroken(date_text(back.year, back.precision, language))


def plain(review: Review, language: str) -> dict[str, object]:
    """The review as plain data, for JSON and for the client."""
    outcome, bound, turn = review.outcome, review.bound, review.turning_point
    return {
        "game": review.game,
        "seats": review.seats,
        "score": outcome.score if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
        "bound": {"lower": bound.lower, "upper": bound.upper} if bound else None,
        "turning_point": turn.number if turn else None,
        "players": [_plain_player(player, language) for player in review.players],
        "moves": [_plain_note(note, language) for note in review.notes],
        "course": [list(row) for row in review.course],
    }


def _plain_player(player: SeatReview, language: str) -> dict[str, object]:
    return {
        "seat": player.seat,
        "moves": player.moves,
        "good": player.good,
        "accuracy": round(player.accuracy, 4),
        "years_off": round(player.years, 1),
        "misjudged": [_plain_misjudged(card, language) for card in player.worst],
    }


def _plain_misjudged(card: Misjudged, language: str) -> dict[str, object]:
    far = {"years": card.years, "days": card.days}
    return {"title": card.title, "year": card.back.year, "date": _date(card.back, language), **far}


def _plain_note(note: Note, language: str) -> dict[str, object]:
    return {
        "number": note.number,
        "seat": note.seat,
        "action": to_text(note.action),
        "title": note.title,
        "good": note.good,
        "loss": round(note.loss, 2),
        "years_off": note.years,
        "days_off": note.days,
        "better": to_text(note.better) if note.better else None,
        "reason": note.reason,
        "sentence": sentence(note, language),
    }
