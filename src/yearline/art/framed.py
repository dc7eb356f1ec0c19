"""A photo in the frame of the family: the colours of its scene
around it, a fine line of cream, and the card's medallion.
"""

import re
from base64 import b64encode
from functools import cache
from typing import Final, Literal
from xml.sax.saxutils import escape

from yearline.art.chance import Chance, fingerprint
from yearline.art.grounds import SIDE
from yearline.art.palettes import CREAM, Palette, palette_for
from yearline.art.scenes import EMBLEMS, PLAIN, Layout, layout_of, medallion_svg
from yearline.i18n import COMPLETE, messages

BORDER: Final = 9
ROUND: Final = 10
USUAL: Final = "hourglass"
LARGEST: Final = 6.5
SMALLEST: Final = 3.2
_DATE: Final = re.compile(r"(?<![0-9])[0-9]{3,4}(?![0-9])|[0-9]{2}[-./][0-9]{2}|[0-9][-./][0-9]{1,2}[-./]")
_DAY: Final = re.compile(r"[0-9]{1,2}(?:er|st|nd|rd|th|º|°|-го|-е)?")
LETTER: Final = 0.56
"""How wide a letter is, in its own height."""


def tones_of(scene: str, palette: str) -> tuple[str, str, str]:
    """Dark, middle and light of the ink that a photo of a scene is shown in, where it is not shown as it is."""
    ink = palette_for(scene if scene in EMBLEMS else PLAIN, palette)
    return (ink.ink, ink.mid, CREAM) if not ink.night else (ink.ink, ink.mid, ink.light)


def photo_svg(
    id: str,
    scene: str,
    medallion: str,
    palette: str,
    photo: bytes,
    form: Literal["webp", "jpeg"] = "webp",
    credit: str = "",
) -> str:
    """A card's picture with a photo, square already, as one file that needs no other."""
    scene = scene if scene in EMBLEMS else PLAIN
    ink = palette_for(scene, palette)
    layout = layout_of(Chance(id))
    name = fingerprint(id, scene, medallion, palette)
    inner = SIDE - 2 * BORDER
    place = f'x="{BORDER}" y="{BORDER}" width="{inner}" height="{inner}"'
    data = f"data:image/{form};base64,{b64encode(photo).decode()}"
    shown = f'<image {place} href="{data}" preserveAspectRatio="xMidYMid slice" clip-path="url(#{name}c)"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{_defs(name, place, ink, layout)}'
        f'<path d="M0 0h{SIDE}v{SIDE}H0z" fill="url(#{name}s)"/>{shown}'
        f'<rect {place} rx="{ROUND}" fill="url(#{name}v)"/>'
        f'<rect {place} rx="{ROUND}" fill="none" stroke="{CREAM}" stroke-width="2.5"/>'
        f"{_medallion(scene, medallion, ink, layout)}{_credit(credit)}</svg>"
    )


def _defs(name: str, place: str, ink: Palette, layout: Layout) -> str:
    """What the picture refers to: the colours of its border, the shape of the photo, and the shade below it."""
    sky = f'<stop offset="0" stop-color="{ink.mid}"/><stop offset="1" stop-color="{ink.deep}"/>'
    return (
        f'<defs><linearGradient id="{name}s" gradientTransform="rotate({layout.angle})">{sky}</linearGradient>'
        f'<clipPath id="{name}c"><rect {place} rx="{ROUND}"/></clipPath>'
        f'<linearGradient id="{name}v" x2="0" y2="1"><stop offset=".62" stop-color="{ink.ink}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{ink.ink}" stop-opacity=".5"/></linearGradient></defs>'
    )


def _medallion(scene: str, medallion: str, ink: Palette, layout: Layout) -> str:
    """The medallion that somebody chose. The one that every other card has would only cover the photo."""
    return "" if medallion in ("", USUAL) else medallion_svg(scene, scene, medallion, ink, layout)


@cache
def _months() -> frozenset[str]:
    """The months as our languages write them in a date."""
    return frozenset(messages(language)(f"date-month-{n}").lower() for language in COMPLETE for n in range(1, 13))


def undated(text: str) -> str:
    """A credit without years and days.

    >>> undated("Archive, 1892"), undated("Photo 3 by Ann, 14 July 1789"), undated("Bob 1789-07-14")
    ('Archive', 'Photo 3 by Ann', 'Bob')
    >>> undated("Zoe, CC BY 4.0")
    'Zoe, CC BY 4.0'
    """
    words = text.split()
    bare = [word.strip(" .,;:()[]–—-").lower() for word in words]
    days = {at for at, word in enumerate(bare) if _DAY.fullmatch(word)}
    dates = {at for at, word in enumerate(words) if _DATE.search(word)}
    dates |= {at for at, word in enumerate(bare) if word in _months() and {at - 1, at + 1} & (days | dates)}
    dates |= {at for at in days if {at - 1, at + 1} & dates}
    return " ".join([word for at, word in enumerate(words) if at not in dates]).strip(" ,;:()[]–—-")


def _credit(text: str) -> str:
    """Whose photo it is, small in the lower border: without the date that it was taken on, which may be the answer."""
    text = undated(text)
    if not text:
        return ""
    size = max(SMALLEST, min(LARGEST, (SIDE - 4 * BORDER) / (len(text) * LETTER)))
    style = f'font-family="Golos Text,sans-serif" font-size="{size:.1f}" text-anchor="middle" fill="{CREAM}"'
    return f'<text x="{SIDE / 2:g}" y="{SIDE - BORDER / 2 + size / 3:.1f}" {style}>{escape(text)}</text>'
