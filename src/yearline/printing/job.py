"""What is to be printed, as the typesetter wants it: cards with their pictures, pages with their places, all plain data."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import to_builtins

from yearline.art import credits_for, mark_svg, palette_for, scene_svg, symbol_svg
from yearline.art.faces import TEXT
from yearline.art.lettering import printable, together
from yearline.art.palettes import CREAM
from yearline.core.value import value
from yearline.decks import LibraryCard, LibraryDeck
from yearline.games import GAMES
from yearline.i18n import messages
from yearline.i18n.dates import date_text
from yearline.i18n.rules import rules_sheet
from yearline.printing.layout import BadPrint, Flip, Paper, crop_lines, grid, pages

Progress = Callable[[Literal["pictures", "pages"], int, int], None]


@value
class Wish:
    """How somebody wants a deck printed."""

    paper: Paper = "a4"
    flip: Flip = "long"
    bleed: float = 0
    crop: bool = True
    language: str = "en"
    cards: str = ""
    game: str = ""
    fronts_only: bool = False


def make_job(deck: LibraryDeck, wish: Wish, progress: Progress) -> dict[str, Any]:
    """The whole print as plain data."""
    chosen = choose(deck.cards, wish.cards)
    if not chosen:
        raise BadPrint("the deck has no cards to print")
    sheet = grid(wish.paper, wish.bleed)
    if wish.game and wish.game not in GAMES:
        raise BadPrint(f"there are rules for {', '.join(GAMES)}, not for {wish.game[:60]!r}")
    turned = pages(len(chosen), sheet, wish.flip, backs=not wish.fronts_only)
    return {
        "name": printable(deck.name(wish.language)),
        "language": wish.language,
        "width": sheet.width,
        "height": sheet.height,
        "bleed": wish.bleed,
        "cards": _printed(deck, chosen, wish.language, progress),
        "pages": [
            {"side": page.side, "places": [(p.card, p.x, p.y, p.turned) for p in page.places]} for page in turned
        ],
        "crop": crop_lines(sheet) if wish.crop else (),
        "rules": to_builtins(rules_sheet(wish.game, wish.language)) if wish.game else None,
        "credits": credits_line(chosen, wish.language),
    }


def choose(cards: Sequence[LibraryCard], wanted: str) -> tuple[LibraryCard, ...]:
    """The cards of a range such as `1-20,30`, in the order of the deck; all of them for an empty one."""
    if not wanted.strip():
        return tuple(cards)
    numbers: set[int] = set()
    for part in wanted.split(","):
        first, dash, last = (piece.strip() for piece in part.partition("-"))
        if not (_is_number(first) and (_is_number(last) if dash else True)):
            raise BadPrint(f"the cards must be a range like 1-20,30, not {wanted[:60]!r}")
        low, high = int(first), int(last) if dash else int(first)
        if not 1 <= low <= high <= len(cards):
            raise BadPrint(f"the deck has cards 1 to {len(cards)}; {part.strip()[:60]!r} is not among them")
        numbers.update(range(low, high + 1))
    return tuple([cards[number - 1] for number in sorted(numbers)])


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 8


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


def _printed(
    deck: LibraryDeck, cards: Sequence[LibraryCard], language: str, progress: Progress
) -> list[dict[str, str]]:
    printed = []
    for number, card in enumerate(cards, start=1):
        printed.append(_card(card, deck.palette, language))
        progress("pictures", number, len(cards))
    return printed


def _card(card: LibraryCard, palette: str, language: str) -> dict[str, str]:
    face, back, text = card.card.face, card.card.back, card.text(language)
    inks = face.color if palette == "color" and face.color else "scene"
    mark = face.color if inks != "scene" else ""
    return {
        "title": together(printable(text.title)),
        "fact": printable(text.fact),
        "date": date_text(back.year, back.precision, language),
        "picture": scene_svg(card.card.id, card.scene, card.emblem, card.medallion, inks, text.title),
        "band": palette_for(card.scene, inks).band,
        "white": symbol_svg(face.symbol, TEXT) if face.symbol else "",
        "dark": symbol_svg(back.symbol, CREAM) if back.symbol else "",
        "mark": mark_svg(mark, TEXT) if mark else "",
        "light-mark": mark_svg(mark, CREAM) if mark else "",
    }
