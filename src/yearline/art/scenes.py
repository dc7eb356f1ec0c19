"""A card's picture: sky, rays, pattern, pale disc, ground, the big emblem and its medallion, composed as one SVG.

Only names of scenes, icons and palettes steer it; of the card's text at most one letter is drawn.
Nothing in it tells a date.
"""

from collections.abc import Mapping
from math import cos, radians, sin
from typing import Final
from xml.sax.saxutils import escape

from yearline.art.chance import Chance, fingerprint
from yearline.art.grounds import SIDE, ground
from yearline.art.icons import icon, outlines
from yearline.art.palettes import CREAM, Palette, palette_for
from yearline.art.patterns import pattern
from yearline.core.value import value

PLAIN: Final = "letters"
LETTER: Final = "first-letter"
"""An emblem that is no icon: the first letter of the title."""
EMBLEM: Final = 150
MEDALLION: Final = 26

EMBLEMS: Final[Mapping[str, str]] = {
    "antiquity": "greek-temple", "war": "crossed-swords", "science": "erlenmeyer", "sea": "galleon", "state": "scales",
    "music": "lyre", "art": "palette", "space": "ringed-planet", "film": "film-projector", "nature": "oak",
    "sport": "trophy-cup", "faith": "candle-flame", "digital": "processor", "letters": "quill-ink", "industry": "gears",
    "life": "family-house",
}  # fmt: skip
"""The scenes, each with the emblem of a card that names none: signs of no one country, creed or age."""
SCENES: Final = tuple(EMBLEMS)


@value
class Layout:
    """Where the seeded parts of a picture lie."""

    angle: int
    x: int
    y: int
    radius: int
    rays: int
    turn: int
    left: bool


def scene_svg(
    id: str, scene: str = "", emblem: str = "", medallion: str = "", palette: str = "scene", title: str = ""
) -> str:
    """The picture of a card. `palette` is "scene" or a colour of Chronology.

    What it does not know it replaces: an unknown scene by a plain one, a missing emblem by the title's first letter.
    """
    scene = scene if scene in EMBLEMS else PLAIN
    ink = palette_for(scene, palette)
    chance = Chance(id)
    layout = layout_of(chance)
    name = fingerprint(id, scene, emblem, medallion, palette, title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
        f"{_definitions(name, scene, ink, layout)}{_sky(name, ink, layout)}{ground(scene, chance, ink)}"
        f"{_emblem(name, scene, emblem, title, ink)}{medallion_svg(scene, emblem, medallion, ink, layout)}</svg>"
    )


def layout_of(chance: Chance) -> Layout:
    """Where the seeded parts of a picture lie."""
    return Layout(
        angle=chance.between(35, 75),
        x=chance.between(104, 136),
        y=chance.between(92, 108),
        radius=chance.between(74, 84),
        rays=chance.between(11, 17),
        turn=chance.between(0, 30),
        left=chance.between(0, 1) == 0,
    )


def _definitions(name: str, scene: str, ink: Palette, layout: Layout) -> str:
    tones = (ink.deep, ink.deep, ink.mid) if ink.night else (ink.light, ink.mid, ink.deep)
    offsets = ("0", ".55", "1")
    stops = "".join(f'<stop offset="{at}" stop-color="{tone}"/>' for at, tone in zip(offsets, tones, strict=True))
    sky = f'<linearGradient id="{name}s" gradientTransform="rotate({layout.angle})">{stops}</linearGradient>'
    glow = (
        f'<radialGradient id="{name}g"><stop offset=".62" stop-color="{ink.ink}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{ink.ink}" stop-opacity=".42"/></radialGradient>'
    )
    return f"<defs>{sky}{glow}{pattern(scene, name + 'p', ink.line)}</defs>"


def _sky(name: str, ink: Palette, layout: Layout) -> str:
    disc = f'cx="{layout.x}" cy="{layout.y}"'
    texture, disc_opacity = (0.15, 0.3) if ink.night else (0.16, 0.6)
    return (
        f'<path d="M0 0h{SIDE}v{SIDE}H0z" fill="url(#{name}s)"/>'
        f'<path d="M0 0h{SIDE}v{SIDE}H0z" fill="url(#{name}p)" opacity="{texture}"/>'
        f'<path d="{_rays(layout)}" fill="{CREAM}" fill-opacity="{0.07 if ink.night else 0.16}"/>'
        f'<circle cx="120" cy="112" r="180" fill="url(#{name}g)"/>'
        f'<circle {disc} r="{layout.radius}" fill="{ink.light if ink.night else CREAM}" fill-opacity="{disc_opacity}"/>'
        f'<circle {disc} r="{layout.radius + 6}" fill="none" stroke="{CREAM}" stroke-width="1.5" stroke-opacity=".55"/>'
    )


def _rays(layout: Layout) -> str:
    """Wedges from the middle of the disc to beyond the edge, as whole numbers."""
    step, reach, path = 360 / layout.rays, 300, ""
    for ray in range(layout.rays):
        first, second = radians(layout.turn + ray * step), radians(layout.turn + (ray + 0.5) * step)
        path += f"M{layout.x} {layout.y}l{reach * cos(first):.0f} {reach * sin(first):.0f}"
        path += f"L{layout.x + reach * cos(second):.0f} {layout.y + reach * sin(second):.0f}z"
    return path


def _emblem(name: str, scene: str, emblem: str, title: str, ink: Palette) -> str:
    """The big picture, once as its own shadow and once in ink."""
    outline = outlines().get(emblem)
    letter = next((sign for sign in title if sign.isalpha()), "")
    if outline is None and letter:
        return _initial(letter, ink)
    drawn = icon(outline or outlines()[EMBLEMS[scene]], 120 - EMBLEM / 2, 108 - EMBLEM / 2, EMBLEM, f"{name}e")
    shadow = f'<g fill="{ink.ink}" fill-opacity=".28" transform="translate(3 4)">{drawn}</g>'
    return f'{shadow}<use href="#{name}e" fill="{ink.emblem}"/>'


def _initial(letter: str, ink: Palette) -> str:
    style = 'font-family="Yeseva One,Georgia,serif" font-size="130" text-anchor="middle"'
    sign = escape(letter.upper()[:1])
    shadow = f'<text x="123" y="158" fill="{ink.ink}" fill-opacity=".28" {style}>{sign}</text>'
    return f'{shadow}<text x="120" y="154" fill="{ink.emblem}" {style}>{sign}</text>'


def medallion_svg(scene: str, emblem: str, medallion: str, ink: Palette, layout: Layout) -> str:
    """The small picture in its ring; nothing where a card has none, and its emblem is there."""
    outline = outlines().get(medallion)
    if outline is None:
        if emblem in outlines():
            return ""
        outline = outlines()[EMBLEMS[scene]]
    x, y, size = (36 if layout.left else SIDE - 36), SIDE - 36, MEDALLION * 1.42
    ring = f'<circle cx="{x}" cy="{y}" r="{MEDALLION}" fill="{CREAM}" stroke="{ink.ink}" stroke-width="3"/>'
    fine = f'<circle cx="{x}" cy="{y}" r="{MEDALLION - 3.5}" fill="none" stroke="{ink.deep}" stroke-opacity=".5"/>'
    drawn = icon(outline, round(x - size / 2, 1), round(y - size / 2, 1), round(size, 1))
    return f'{ring}{fine}<g fill="{ink.mid if ink.night else ink.deep}">{drawn}</g>'
