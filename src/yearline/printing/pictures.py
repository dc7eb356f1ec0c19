"""What is printed on a card, as plain data: words, signs and a picture, in full colour or in lines that save ink."""

from typing import Final
from xml.sax.saxutils import escape

from yearline.art import mark_svg, palette_for, photo_svg, scene_svg, symbol_svg
from yearline.art.grounds import SIDE
from yearline.art.icons import icon, outlines
from yearline.art.lettering import printable, together
from yearline.art.palettes import CREAM, TEXT
from yearline.art.scenes import EMBLEMS, PLAIN
from yearline.decks import LibraryCard
from yearline.i18n.dates import date_text
from yearline.printing.wish import Ink

PALE: Final = "#e4e4e4"
LINE: Final = "#333"
EMBLEM: Final = 190


def card_data(card: LibraryCard, palette: str, language: str, ink: Ink, photo: bytes | None = None) -> dict[str, str]:
    """Both sides of a card; with a photo, a square one as JPEG."""
    face, back, text = card.card.face, card.card.back, card.text(language)
    inks = card.inks(palette)
    mark = face.color if inks != "scene" else ""
    on_dark = CREAM if ink == "full" else TEXT
    return {
        "title": together(printable(text.title)),
        "fact": printable(text.fact),
        "date": date_text(back.year, back.precision, language),
        "picture": picture(card, inks, language, ink, photo),
        "band": palette_for(card.scene, inks).band,
        "white": symbol_svg(face.symbol, TEXT) if face.symbol else "",
        "dark": symbol_svg(back.symbol, on_dark) if back.symbol else "",
        "mark": mark_svg(mark, TEXT) if mark else "",
        "light-mark": mark_svg(mark, on_dark) if mark else "",
    }


def picture(card: LibraryCard, inks: str, language: str, ink: Ink, photo: bytes | None = None) -> str:
    """The picture of a card. A photo stays one where ink is saved: there is nothing to draw it with lines from."""
    title = card.text(language).title
    if photo is not None and card.photo is not None:
        credit = printable(card.photo.credit)
        return photo_svg(card.id, card.scene, card.medallion, inks, photo, "jpeg", credit)
    if ink == "save":
        return line_svg(card.scene, card.emblem, title)
    return scene_svg(card.id, card.scene, card.emblem, card.medallion, inks, title)


def line_svg(scene: str, emblem: str, title: str) -> str:
    """The emblem alone, pale with a thin outline: a tenth of the ink. Without an emblem, the title's first letter."""
    outline = outlines().get(emblem)
    letter = next((sign for sign in title if sign.isalpha()), "")
    drawn = _initial(letter) if outline is None and letter else _outlined(outline or outlines()[_standard(scene)])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{drawn}</svg>'


def _standard(scene: str) -> str:
    return EMBLEMS.get(scene, EMBLEMS[PLAIN])


def _outlined(outline: str) -> str:
    at = (SIDE - EMBLEM) / 2
    return f'<g fill="{PALE}" stroke="{LINE}" stroke-width="4">{icon(outline, at, at, EMBLEM)}</g>'


def _initial(letter: str) -> str:
    style = 'font-family="Yeseva One,Georgia,serif" font-size="150" text-anchor="middle"'
    return f'<text x="120" y="172" fill="{PALE}" stroke="{LINE}" {style}>{escape(letter.upper()[:1])}</text>'
