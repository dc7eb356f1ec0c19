"""What is to be printed, as the typesetter wants it:
cards with their pictures, pages with their places, all plain data.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from msgspec import to_builtins

from yearline.art import credits_for
from yearline.art.lettering import printable
from yearline.decks import LibraryCard, LibraryDeck
from yearline.i18n import messages
from yearline.printing.figures import figures
from yearline.printing.layout import PAPERS, Grid, Strip, crop_lines, pages, strip
from yearline.printing.photos import card_photos
from yearline.printing.pictures import card_data
from yearline.printing.tuckbox import tuck_boxes
from yearline.printing.wish import NAME, Wish, check, laid_out
from yearline.teaching.sheet import rules_sheet

Progress = Callable[[Literal["pictures", "pages"], int, int], None]
_FILE_ENDING: Final = re.compile(r"\.(csv|tsv|txt|xlsx|json)$", re.IGNORECASE)


def make_job(deck: LibraryDeck, wish: Wish, progress: Progress) -> dict[str, Any]:
    """The whole print as plain data."""
    check(wish)
    sheet = wish.grid()
    cards = laid_out(deck.cards, wish)
    say = messages(wish.language)
    name = title_of(deck, wish)
    margin = credits_strip(len(cards), sheet, wish)
    colophon = not wish.game and margin is None
    return {
        "name": name,
        "count": say("print-cards", count=len(cards)),
        "language": wish.language,
        "ink": wish.ink,
        "width": sheet.width,
        "height": sheet.height,
        "bleed": wish.beyond,
        "cards": _printed(deck, cards, wish, progress),
        "pages": _pages(len(cards) + colophon, sheet, wish),
        "crop": crop_lines(sheet) if wish.crop and wish.layout == "sheets" else (),
        "paper": PAPERS[wish.paper],
        "two-sided": not wish.fronts_only,
        "rules": _rules(cards, wish) if wish.game else None,
        "boxes": _boxes(len(cards), wish) if wish.box else (),
        "description": printable(deck.description(wish.language)),
        "glue": say("print-box-glue"),
        "fold": say("print-box-fold"),
        "credits": credits_line(cards, wish.language),
        "strip": to_builtins(margin),
    }


def title_of(deck: LibraryDeck, wish: Wish) -> str:
    """The deck's name as people would write it: of an own deck it may be the name of a file."""
    if wish.name.strip():
        return printable(wish.name.strip()[:NAME])
    name = _FILE_ENDING.sub("", printable(deck.name(wish.language))).replace("_", " ").strip()
    return name[:1].upper() + name[1:]


def credits_strip(count: int, sheet: Grid, wish: Wish) -> Strip | None:
    """A margin for the credits, where neither the page of rules nor an empty place on the last sheet can have them."""
    if wish.game or wish.layout == "single" or count % sheet.size:
        return None
    return strip(sheet, crop=wish.crop)


def _rules(cards: Sequence[LibraryCard], wish: Wish) -> dict[str, Any]:
    """The sheet of rules with what is in the box and the pictures of the game."""
    say = messages(wish.language)
    told: dict[str, Any] = to_builtins(rules_sheet(wish.game, wish.language))
    components = say("print-components", cards=say("print-cards", count=len(cards)))
    return told | {"components": components, "figures": to_builtins(figures(wish.game, cards, say))}


def _boxes(count: int, wish: Wish) -> list[dict[str, Any]]:
    say = messages(wish.language)
    boxes = tuck_boxes(count, wish.stock, wish.paper)
    labels = [say("print-cards", count=one.cards) for one in boxes]
    if len(boxes) > 1:
        labels = [f"{label} · {number}/{len(boxes)}" for number, label in enumerate(labels, start=1)]
    return [to_builtins(one) | {"label": label} for one, label in zip(boxes, labels, strict=True)]


def _pages(count: int, sheet: Grid, wish: Wish) -> list[dict[str, Any]]:
    flip = wish.flip if wish.layout == "sheets" else "long"  # nobody turns a page with one card on it
    turned = pages(count, sheet, flip, backs=not wish.fronts_only)
    return [{"side": page.side, "places": [(p.card, p.x, p.y, p.turned) for p in page.places]} for page in turned]


def credits_line(cards: Sequence[LibraryCard], language: str) -> str:
    """Who drew the icons of these cards, and the fonts they are set in, in one sentence."""
    found = credits_for(name for card in cards for name in (card.emblem, card.medallion))
    icons: dict[str, list[str]] = {}
    for credit in found:
        if credit.kind == "icons":
            icons.setdefault(credit.licence, []).append(credit.name)
    authors = "; ".join(f"{', '.join(names)} ({licence})" for licence, names in icons.items())
    fonts = ", ".join(credit.name for credit in found if credit.kind == "font")
    return messages(language)("print-credits", authors=authors or "–", fonts=fonts)


def _printed(deck: LibraryDeck, cards: Sequence[LibraryCard], wish: Wish, progress: Progress) -> list[dict[str, str]]:
    printed, photos = [], card_photos(deck.photos, cards, deck.palette)
    for number, card in enumerate(cards, start=1):
        printed.append(card_data(card, deck.palette, wish.language, wish.ink, photos.get(card.id)))
        progress("pictures", number, len(cards))
    return printed
