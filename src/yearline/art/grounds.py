"""What the emblem stands on: a silhouette for each scene, its contour drawn from the card's own chance."""

from collections.abc import Callable, Mapping
from typing import Final

from yearline.art.chance import Chance
from yearline.art.palettes import CREAM, Palette

SIDE: Final = 240


def _shape(d: str, fill: str, opacity: float = 1) -> str:
    return f'<path d="{d}" fill="{fill}" fill-opacity="{opacity:g}"/>'


def _lines(d: str, stroke: str, width: float, opacity: float = 1) -> str:
    return f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"/>'


def _hill(chance: Chance, top: int, swing: int) -> str:
    """A smooth contour from edge to edge, closed below."""
    y = [top + chance.between(-swing, swing) for _ in range(5)]
    return f"M0 {y[0]}C40 {y[1]} 70 {y[2]} 120 {y[2]}S200 {y[3]} {SIDE} {y[4]}V{SIDE}H0z"


def _hills(chance: Chance, ink: Palette, top: int = 192) -> str:
    far, near = _hill(chance, top, 10), _hill(chance, top + 20, 10)
    return _shape(far, ink.deep, 0.75) + _shape(near, ink.ink, 0.55)


def _dunes(chance: Chance, ink: Palette) -> str:
    left, wide = chance.between(8, 160), chance.between(30, 44)
    tombs = f"M{left} 196l{wide}-{wide * 3 // 4} {wide} {wide * 3 // 4}zM{left + wide + 14} 196l18-14 18 14z"
    return _shape(tombs, ink.deep, 0.8) + _hills(chance, ink)


def _camp(chance: Chance, ink: Palette) -> str:
    poles = ""
    for x in range(chance.between(8, 16), 236, 17):
        height = chance.between(146, 168)
        poles += f"M{x} 210V{height}"
    flags = ""
    for x in (chance.between(10, 60), chance.between(170, 210)):
        flags += f"M{x} 210V138h2l22 8-22 9v55z"
    return _lines(poles, ink.ink, 1.6, 0.5) + _shape(flags, ink.ink, 0.7) + _hills(chance, ink, 198)


def _bubbles(chance: Chance, ink: Palette) -> str:
    rising = ""
    for _ in range(9):
        r = chance.between(3, 10)
        rising += f'<circle cx="{chance.between(8, 232)}" cy="{chance.between(150, 206)}" r="{r}"/>'
    group = f'<g fill="none" stroke="{CREAM}" stroke-width="1.6" stroke-opacity=".6">{rising}</g>'
    return _shape(_hill(chance, 196, 5), ink.deep, 0.8) + group + _shape(_hill(chance, 214, 4), ink.ink, 0.5)


def _sea(chance: Chance, ink: Palette) -> str:
    waves = ""
    for top, wave, opacity in ((184, 30, 0.55), (200, 24, 0.6), (216, 20, 0.6)):
        start = -chance.between(0, wave)
        crests = f"q{wave // 2}-10 {wave} 0" + f"t{wave} 0" * (SIDE // wave + 2)
        waves += _shape(f"M{start} {top}{crests}V{SIDE}H{start}z", ink.deep if top < 210 else ink.ink, opacity)
    return waves


def _capital(chance: Chance, ink: Palette) -> str:
    roofs, x = "M0 240", 0
    while x < SIDE:
        wide = chance.between(18, 34)
        roofs += f"V{chance.between(176, 202)}H{x + wide}"
        x += wide
    dome = chance.between(30, 170)
    hall = f"M{dome} 206v-20h8a22 22 0 0 1 19-19v-9h2v9a22 22 0 0 1 19 19h8v20z"
    steps = "M0 204h240v8H0zM0 216h240v8H0zM0 228h240v12H0z"
    return _shape(roofs + "V240z", ink.deep, 0.7) + _shape(hall, ink.ink, 0.65) + _shape(steps, ink.ink, 0.55)


def _stage(chance: Chance, ink: Palette) -> str:
    fold, drop = chance.between(14, 26), chance.between(2, 8)
    side = f"M0 0h{fold + 12}q-4 90 {drop - 22} 214H0z"
    curtain = _shape(side, ink.deep, 0.9) + _lines(f"M{fold} 0q-2 90-{fold - 6} 214", ink.ink, 2, 0.5)
    floor = _shape("M0 206q120-22 240 0v34H0z", ink.deep, 0.9) + _shape("M0 220q120-20 240 0v20H0z", ink.ink, 0.6)
    return f'{curtain}<g transform="matrix(-1 0 0 1 240 0)">{curtain}</g>{floor}'


def _brushes(chance: Chance, ink: Palette) -> str:
    swaths = ""
    for y, color, width in ((190, ink.mid, 22), (206, ink.deep, 24), (228, ink.ink, 30)):
        bend = chance.between(-16, 16)
        swaths += _lines(f"M-20 {y}q70 {bend} 140 0t140 {chance.between(-6, 6)}", color, width, 0.75)
    drips = "".join(f"M{chance.between(16, 224)} 200v{chance.between(14, 30)}" for _ in range(3))
    return swaths + f'<g stroke-linecap="round">{_lines(drips, ink.deep, 5, 0.9)}</g>'


def _planet(chance: Chance, ink: Palette) -> str:
    stars = ""
    for _ in range(34):
        stars += f"M{chance.between(3, 237)} {chance.between(3, 190)}h{chance.pick(('.1', '.6', '1.2'))}"
    craters = ""
    for _ in range(4):
        craters += (
            f'<circle cx="{chance.between(24, 216)}" cy="{chance.between(208, 234)}" r="{chance.between(3, 9)}"/>'
        )
    sky = f'<g stroke-linecap="round">{_lines(stars, CREAM, 1.8, 0.85)}</g>'
    surface = _shape(
        f"M0 {chance.between(200, 214)}Q120 {chance.between(170, 182)} 240 206V240H0z",
        "#c3c8ec" if ink.night else ink.light,
        0.92,
    )
    return f'{sky}{surface}<g fill="{ink.mid}" fill-opacity=".35">{craters}</g>'


def _reel(chance: Chance, ink: Palette) -> str:
    left, right = chance.between(-10, 60), chance.between(180, 250)
    beams = f"M{left} 0 20 240H110zM{right} 0 130 240H220z"
    holes = "".join(f"M{x} 219h10v12h-10z" for x in range(chance.between(2, 12), 236, 20))
    strip = _shape("M0 210h240v30H0z", ink.ink) + _lines("M0 211h240", ink.light, 1.4, 0.5)
    return _shape(beams, CREAM, 0.08) + strip + _shape(holes, ink.light, 0.75)


def _forest(chance: Chance, ink: Palette) -> str:
    peak = chance.between(50, 190)
    range_ = f"M0 206 {peak - 40} 160l14 8 26-34 24 30 16-8 60 50v34H0z"
    trees = ""
    for x in range(chance.between(-4, 6), 244, 19):
        h = chance.between(24, 42)
        trees += f"M{x} 226l11-{h} 11 {h}z"
    return _shape(range_, ink.deep, 0.55) + _shape(trees, ink.ink, 0.75) + _shape(_hill(chance, 222, 5), ink.ink, 0.75)


def _track(chance: Chance, ink: Palette) -> str:
    bend = chance.between(-26, 26)
    field = _shape(f"M0 190Q{120 + bend} 168 240 190V240H0z", ink.deep, 0.9)
    lanes = "".join(f"M0 {y}Q{120 + bend} {y - 22} 240 {y}" for y in (198, 209, 222, 237))
    return field + _lines(lanes, CREAM, 2, 0.8)


def _arcade(chance: Chance, ink: Palette) -> str:
    wide = chance.pick((34, 40, 48))
    arches, half = "", wide // 2 - 5
    for x in range(-chance.between(0, wide // 2), SIDE, wide):
        arches += f"M{x + 5} 240v-34q0-16 {half}-24 {half} 8 {half} 24v34z"
    wall = f"M0 240v-68h240v68z{arches}"
    shade = f'<path d="{wall}" fill="{ink.deep}" fill-opacity=".75" fill-rule="evenodd"/>'
    return shade + _shape("M0 172h240v4H0zM0 226h240v14H0z", ink.ink, 0.5)


def _grid(chance: Chance, ink: Palette) -> str:
    centre, far = chance.between(90, 150), 184
    rays = "".join(f"M{centre + (x - 120) // 3} {far}L{centre + (x - 120) * 3} 240" for x in range(-40, 281, 20))
    rows = "".join(f"M0 {y}h240" for y in (far, 189, 197, 209, 225))
    return _shape(f"M0 {far}h240v56H0z", ink.ink, 0.9) + _lines(rays + rows, ink.light, 1.2, 0.7)


def _book(chance: Chance, ink: Palette) -> str:
    spine, lift = chance.between(96, 144), chance.between(170, 184)
    left, right = spine // 2, (spine + SIDE) // 2
    page = f"M-8 {lift + 10}Q{left} {lift - 14} {spine} {lift + 16}Q{right} {lift - 14} 248 {lift + 10}V250H-8z"
    lines = ""
    for y in range(lift + 18, lift + 43, 12):
        lines += f"M6 {y}q{left - 6}-16 {spine - 14} 8"
        lines += f"M{spine + 8} {y + 8}q{right - spine - 4}-24 {226 - spine}-8"
    return (
        _shape(page, ink.deep, 0.85)
        + _lines(lines, CREAM, 1.5, 0.55)
        + _lines(f"M{spine} {lift + 16}V240", ink.ink, 2, 0.6)
    )


def _works(chance: Chance, ink: Palette) -> str:
    saw = chance.pick((28, 34, 40))
    roofs = f"M0 240v-32{f'l{saw}-18v18' * (SIDE // saw + 1)}V240z"
    stack = chance.between(16, 50) if chance.between(0, 1) else chance.between(180, 206)
    chimneys = f"M{stack} 240l3-84h9l3 84zM{stack + 20} 240l2-68h8l2 68z"
    smoke = "".join(
        f'<circle cx="{stack + 8 + i * chance.between(5, 9)}" cy="{150 - i * 11}" r="{6 + i * 3}"/>' for i in range(4)
    )
    clouds = f'<g fill="{CREAM}" fill-opacity=".45">{smoke}</g>'
    return (
        clouds
        + _shape(chimneys, ink.ink, 0.75)
        + _shape(roofs, ink.deep, 0.9)
        + _shape("M0 226h240v14H0z", ink.ink, 0.6)
    )


def _houses(chance: Chance, ink: Palette) -> str:
    walls, windows, x = "", "", -chance.between(0, 14)
    while x < SIDE:
        wide, top = chance.between(32, 46), chance.between(188, 204)
        walls += f"M{x} 240V{top}l{wide / 2:g}-{chance.between(12, 20)} {wide / 2:g} 20V240z"
        windows += f"M{x + 8} {top + 12}h7v9h-7zM{x + wide - 16} {top + 12}h7v9h-7z"
        x += wide
    return _shape(walls, ink.deep, 0.9) + _shape(windows, ink.light, 0.85) + _shape("M0 232h240v8H0z", ink.ink, 0.6)


GROUNDS: Final[Mapping[str, Callable[[Chance, Palette], str]]] = {
    "antiquity": _dunes, "war": _camp, "science": _bubbles, "sea": _sea, "state": _capital, "music": _stage,
    "art": _brushes, "space": _planet, "film": _reel, "nature": _forest, "sport": _track, "faith": _arcade,
    "digital": _grid, "letters": _book, "industry": _works, "life": _houses,
}  # fmt: skip


def ground(scene: str, chance: Chance, palette: Palette) -> str:
    """The silhouette of a scene along the lower edge of its picture."""
    return GROUNDS[scene](chance, palette)
