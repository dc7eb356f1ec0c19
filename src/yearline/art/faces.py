"""Whole card sides as SVG: the white one without the date, the dark one with it. Ten units are a millimetre."""

from typing import Final

from yearline.art.lettering import LEADING, Setting, fit, xml_text
from yearline.art.palettes import CREAM
from yearline.art.symbols import mark, symbol

WIDTH: Final = 630
HEIGHT: Final = 880
PICTURE: Final = 570
MARGIN: Final = 30
DARK: Final = "#20242f"
TEXT: Final = "#2a2118"
TITLE_SIZES: Final = (54, 48, 42, 37, 32, 27)
DATE_SIZES: Final = (72, 62, 52, 44, 36)
_XMLNS: Final = ' xmlns="http://www.w3.org/2000/svg"'


def white_side(picture: str, title: str, *, symbol: str = "", color: str = "") -> str:
    """The side that lies open in a hand. `picture` comes from `scene_svg`; `color` of Chronology adds its mark."""
    setting = fit(title, PICTURE - 10, 236, TITLE_SIZES)
    words = _lines(setting, 725, "Alegreya", 700, TEXT)
    return _card(CREAM, TEXT, picture, symbol, color, words, title)


def dark_side(picture: str, title: str, date: str, *, band: str, symbol: str = "", color: str = "") -> str:
    """The side that tells the date, on a band of the picture's own colour."""
    words = _lines(fit(title, PICTURE - 10, 142, TITLE_SIZES), 676, "Alegreya", 700, CREAM)
    strip = f'<rect x="{MARGIN}" y="752" width="{PICTURE}" height="98" rx="18" fill="{band}"/>'
    years = _lines(fit(date, PICTURE - 20, 98, DATE_SIZES), 801, "Yeseva One", 400, CREAM)
    return _card(DARK, CREAM, picture, symbol, color, f"{words}{strip}{years}", f"{title}, {date}")


def _card(frame: str, ink: str, picture: str, sign: str, color: str, words: str, name: str) -> str:
    placed = f'<svg x="{MARGIN}" y="{MARGIN}" width="{PICTURE}" height="{PICTURE}"'
    return (
        f'<svg{_XMLNS} viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{xml_text(name)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="36" fill="{frame}"/>'
        f"{picture.replace(f'<svg{_XMLNS}', placed, 1)}{_window(frame)}{_corners(frame, ink, sign, color)}{words}</svg>"
    )


def _window(frame: str) -> str:
    """Rounds the picture's corners by painting the frame over them: cheaper than a clip and free of ids."""
    r, low, high = 18, MARGIN - 1, MARGIN + PICTURE + 1
    upper = f"M{low} {low}h{r}a{r} {r} 0 0 0-{r} {r}zM{high} {low}v{r}a{r} {r} 0 0 0-{r}-{r}z"
    lower = f"M{high} {high}h-{r}a{r} {r} 0 0 0 {r}-{r}zM{low} {high}v-{r}a{r} {r} 0 0 0 {r} {r}z"
    return f'<path d="{upper}{lower}" fill="{frame}"/>'


def _corners(frame: str, ink: str, sign: str, color: str) -> str:
    """The symbol top left and the colour's mark top right, each on a tab of the frame."""
    tabs = ""
    if sign:
        tabs += f'<path d="M20 20h112v84a28 28 0 0 1-28 28H20z" fill="{frame}"/>{symbol(sign, 30, 30, 84, ink)}'
    if color:
        tabs += f'<path d="M610 20H498v84a28 28 0 0 0 28 28h84z" fill="{frame}"/>{mark(color, 516, 30, 84, ink)}'
    return tabs


def _lines(setting: Setting, middle: int, family: str, weight: int, fill: str) -> str:
    """Centred lines around a middle."""
    step = setting.size * LEADING
    first = middle - step * (len(setting.lines) - 1) / 2 + setting.size * 0.34
    spans = "".join(
        f'<text x="{WIDTH // 2}" y="{first + step * index:.0f}">{xml_text(line)}</text>'
        for index, line in enumerate(setting.lines)
    )
    style = f'font-family="{family},Georgia,serif" font-weight="{weight}" font-size="{setting.size}"'
    return f'<g {style} fill="{fill}" text-anchor="middle" font-variant-numeric="lining-nums">{spans}</g>'
