"""Gather icons, fonts and browser modules from node_modules into the package's git-ignored asset folders.

The browser's libraries become one small module, and its fonts are cut to the letters and the features that the pages
use. The icons become one compressed file of outlines, each number rounded to what a card can show. Our own sign is
painted in the sizes that a home screen asks for. Running it again changes nothing; the folders it fills hold nothing
else.
"""

import gzip
import io
import itertools
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import typst
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
NODE = ROOT / "node_modules"
PACKAGE = ROOT / "src" / "yearline"
STATIC = PACKAGE / "server" / "static" / "assets"
SIGN = PACKAGE / "server" / "static" / "icons"
PRINT = PACKAGE / "printing" / "assets"
ART = PACKAGE / "art" / "assets"

LIBRARIES = """
export { Fragment, h, render } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
export { computed, effect, signal } from "@preact/signals";
export { FluentBundle, FluentResource } from "@fluent/bundle";
export { default } from "htm";
"""
"""What the client takes from its libraries;
the import map of the pages leads every one of their names to this module.
"""
FSRS = 'export { Rating, fsrs } from "ts-fsrs";'
"""What practice takes of its scheduler: a module of its own, which no other page fetches."""
FAMILIES = {
    "alegreya": ("Alegreya", (500, 700)),
    "yeseva-one": ("Years", (400,)),
    "golos-text": ("Golos Text", (400, 600)),
}
"""Weights and the name on the pages. The name of Yeseva is reserved for the whole font; ours is cut."""
LETTERS = {
    "cyrillic": "0301,0400-045F,0490-0491",
    "latin-far": "0180-02B2,02B4-02BA,02BD-02C5,02C7-02CC,1E00-1E9F,1EF2-1EFF",
    "latin-near": "0100-0130,0132-0151,0154-017F",
    "accents-rare": "00A1-00A9,00AC-00AF,00B1-00B6,00B8-00BA,00BC-00BF,00C1,00C3,00C6,00CC-00CD,"
    "00D0-00D3,00D5,00D8,00DA,00DD-00DF,00F0,00F5,00F7-00F8,00FD-00FF,0131,0152,02C6,02DA,02DC",
    "accents": "00AA,00B0,00C0,00C2,00C4-00C5,00C7-00CB,00CE-00CF,00D4,00D6,00D9,00DB-00DC,00E0-00EF,00F1-00F4,00F6,00F9-00FC,0153,"
    "02B3,1D49",
    "latin": "0040-007E,02BB-02BC,20AC,2190-2193",
    "figures": "0020-003F,00A0,00AB,00BB,00D7,2010-2027,202F-203A,2116,2122,2212",
}
"""In hexadecimal, by alphabet; figures with the stops and quotation marks that all of them share. No sign is in two.
The accents are those of our languages and of the names in their decks; apart from these, each costs little beside the
letter it stands on. The middle dot (00B7) is left to the font of the device: a dot looks alike in all of them, and
would fetch the rare accents for nearly every page.
"""
SUBSETS = {
    ("alegreya", 700): ("cyrillic", "latin-far", "latin-near", "accents-rare", "latin+accents", "figures"),
    ("yeseva-one", 400): ("cyrillic", "accents-rare", "latin+accents", "figures"),
    ("golos-text", 400): ("cyrillic", "latin-far", "latin-near", "accents-rare", "latin+accents", "figures"),
    ("golos-text", 600): ("cyrillic", "latin-far", "latin-near", "accents-rare", "latin+accents", "figures"),
}
"""What the pages show. Figures by themselves save those who read
Cyrillic the Latin alphabet where no Latin word is written.
"""
RAISED = {0x1D49: "e", 0x02B3: "r"}
"""The ends of French ordinals, which no font of ours draws."""
HEIGHT, SIZE = 0.36, 0.62
"""How far and how large a raised letter is, of an em and of the letter."""
FEATURES = ("ccmp", "kern", "lnum", "locl", "mark", "mkmk")
STYLES = {400: "400Regular", 500: "500Medium", 600: "600SemiBold", 700: "700Bold"}
LICENCES = {
    "preact": "preact/LICENSE",
    "htm": "htm/LICENSE",
    "preact-signals": "@preact/signals/LICENSE",
    "preact-signals-core": "@preact/signals-core/LICENSE",
    "fluent-bundle": "@fluent/bundle/README.md",
    "ts-fsrs": "ts-fsrs/LICENSE",
    "game-icons": "@iconify-json/game-icons/README.md",
    "alegreya": "@expo-google-fonts/alegreya/LICENSE_FONT",
    "yeseva-one": "@expo-google-fonts/yeseva-one/LICENSE_FONT",
    "golos-text": "@expo-google-fonts/golos-text/LICENSE_FONT",
}
PAINTED = {
    "touch-180": ("icon", 180, 'rgb("#f5eddf")'),
    "icon-192": ("icon", 192, "none"),
    "icon-512": ("icon", 512, "none"),
    "maskable-512": ("maskable", 512, "none"),
}
"""Name, drawing, width and ground: some home screens take no SVG, and that of iOS makes a transparent corner black."""

LONG_OUTLINE = 2_000
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
COMMAND = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
AXES: dict[str, tuple[int | None, ...]] = {
    "m": (0, 1), "l": (0, 1), "h": (0,), "v": (1,), "c": (0, 1) * 3, "s": (0, 1) * 2, "q": (0, 1) * 2, "t": (0, 1),
    "a": (None,) * 5 + (0, 1), "z": (),
}  # fmt: skip
ARC = re.compile(r"\s*,?\s*".join([f"({NUMBER.pattern})"] * 3 + ["([01])"] * 2 + [f"({NUMBER.pattern})"] * 2))


def main() -> None:
    if not NODE.is_dir():
        sys.exit("gather_assets: there is no node_modules folder; run scripts/setup, or npm ci --ignore-scripts, first")
    try:
        for folder, files in ((ART, art_files()), (PRINT, print_files()), (STATIC, browser_files())):
            fill(folder, dict(files))
    except FileNotFoundError as error:
        sys.exit(f"gather_assets: {error.filename} is missing; run npm ci --ignore-scripts again")


def fill(folder: Path, files: dict[str, bytes]) -> None:
    """Make the folder hold exactly these files, touching only what differs."""
    for path in [found for found in folder.rglob("*") if found.is_file()]:
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, content in files.items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    for path in sorted((found for found in folder.rglob("*") if found.is_dir()), reverse=True):
        if not any(path.iterdir()):
            shutil.rmtree(path)


def art_files() -> Iterator[tuple[str, bytes]]:
    yield "icons.json.gz", gzip.compress(json.dumps(outlines(), separators=(",", ":")).encode(), 9, mtime=0)
    yield "LICENSES/game-icons.txt", (NODE / LICENCES["game-icons"]).read_bytes()


def print_files() -> Iterator[tuple[str, bytes]]:
    for family, (_, weights) in FAMILIES.items():
        for weight in weights:
            font = whole_font(family, weight)
            yield f"fonts/{font.name}", font.read_bytes()
        yield f"LICENSES/{family}.txt", (NODE / LICENCES[family]).read_bytes()


def browser_files() -> Iterator[tuple[str, bytes]]:
    yield "modules/libraries.mjs", bundled(LIBRARIES)
    yield "modules/fsrs.mjs", bundled(FSRS)
    faces = [(*font, subset) for font, subsets in SUBSETS.items() for subset in subsets]
    for family, weight, subset in faces:
        yield f"fonts/{font_file(family, weight, subset)}", cut(whole_font(family, weight), letters_of(subset))
    yield "fonts/fonts.css", "".join(font_face(*face) for face in faces).encode()
    for name, (drawing, width, ground) in PAINTED.items():
        yield f"icons/{name}.png", painted(drawing, width, ground)
    for name, source in LICENCES.items():
        yield f"LICENSES/{name}.txt", (NODE / source).read_bytes()


def painted(drawing: str, width: int, ground: str) -> bytes:
    """One of our SVG files as a square PNG of so many pixels: at 72 to the inch, a point is one of them."""
    page = f'#set page(width: {width}pt, height: {width}pt, margin: 0pt, fill: {ground})\n#image("{drawing}.svg", width: 100%)'
    made = typst.Compiler(page.encode(), root=str(SIGN)).compile(format="png", ppi=72.0)
    assert isinstance(made, bytes)
    return made


def bundled(wanted: str) -> bytes:
    """Libraries as one module without what nobody uses. Its licences lie beside it."""
    options = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none"]
    done = subprocess.run([esbuild(), *options], input=wanted.encode(), cwd=ROOT, capture_output=True)
    if done.returncode:
        sys.exit(f"gather_assets: the browser modules cannot be joined: {done.stderr.decode()}")
    return done.stdout


def esbuild() -> Path:
    """The program itself, not the script that looks for it: so this needs no node."""
    found = sorted(path for path in (NODE / "@esbuild").rglob("esbuild*") if path.name in ("esbuild", "esbuild.exe"))
    if not found:
        raise FileNotFoundError(2, "no such program", "@esbuild")
    return found[0]


def whole_font(family: str, weight: int) -> Path:
    (font,) = (NODE / "@expo-google-fonts" / family / STYLES[weight]).glob("*.ttf")
    return font


def cut(source: Path, letters: str) -> bytes:
    """A font for the browser with these letters alone."""
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=[], notdef_outline=True)
    font = TTFont(source, recalcTimestamp=False)
    for code, letter in RAISED.items():
        add_raised(font, code, letter)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(letters))
    subsetter.subset(font)
    font.flavor = "woff2"
    small = io.BytesIO()
    font.save(small)
    return small.getvalue()


def add_raised(font: TTFont, code: int, letter: str) -> None:
    """Draw a raised letter as the letter itself, smaller and higher up."""
    name = f"raised.{letter}"
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(letter, (SIZE, 0, 0, SIZE, 0, round(HEIGHT * font["head"].unitsPerEm)))
    font["glyf"][name] = pen.glyph()  # joins the order of glyphs, too
    for metrics in {"hmtx", "vmtx"} & set(font.keys()):
        font[metrics][name] = tuple(round(one * SIZE) for one in font[metrics][letter])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def letters_of(subset: str) -> str:
    return ",".join(LETTERS[alphabet] for alphabet in subset.split("+"))


def font_file(family: str, weight: int, subset: str) -> str:
    """A file is named by the first of its alphabets."""
    return f"{family}-{subset.partition('+')[0]}-{weight}.woff2"


def font_face(family: str, weight: int, subset: str) -> str:
    codes = ", ".join(f"U+{part}" for part in letters_of(subset).split(","))
    return (
        f'@font-face {{ font-family: "{FAMILIES[family][0]}"; font-weight: {weight}; font-style: normal; font-display: swap; '
        f'src: url("{font_file(family, weight, subset)}") format("woff2"); unicode-range: {codes}; }}\n'
    )


def outlines() -> dict[str, str]:
    """The outline of every icon by name, aliases included."""
    source = json.loads((NODE / "@iconify-json" / "game-icons" / "icons.json").read_text(encoding="utf-8"))
    found = {}
    for name, icon in source["icons"].items():
        drawn = re.fullmatch(r'<path fill="currentColor" d="([^"]+)"/>', icon["body"])
        if drawn is None or icon.get("width", source["width"]) != icon.get("height", source["height"]):
            sys.exit(f"gather_assets: the icon {name} is no longer a single outline in a square")
        found[name] = rounded(drawn[1], 0 if len(drawn[1]) > LONG_OUTLINE else 1)
    return found | {name: found[alias["parent"]] for name, alias in source.get("aliases", {}).items()}


def rounded(outline: str, digits: int) -> str:
    """The outline with fewer decimals. Each step is rounded from where the pen truly is, so that no error adds up."""
    true, pen, start = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0, 0.0, 0.0]
    text, last = "", ""
    for command, values in commands(outline):
        kind, ends = command.lower(), {}
        if kind == "z":
            true, pen = start[:2], start[2:]
        written = []
        for value, axis in zip(values, AXES[kind], strict=True):
            place = value if axis is None or command.isupper() else value + true[axis]
            written.append(round(value, 1) if axis is None else round(place - pen[axis], digits))
            if axis is not None:
                ends[axis] = (place, written[-1])
        for axis, (place, step) in ends.items():
            true[axis], pen[axis] = place, pen[axis] + step
        if kind == "m":
            start = true + pen
        text += joined(written, kind if kind != last or kind in "mz" else "")
        last = kind
    return text


def commands(outline: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path one by one, repeated ones spelled out."""
    for command, rest in COMMAND.findall(outline):
        size = len(AXES[command.lower()])
        numbers = [
            float(value) for value in (itertools.chain(*ARC.findall(rest)) if command in "aA" else NUMBER.findall(rest))
        ]
        for at in range(0, len(numbers) or 1, size or 1):
            yield (command if at == 0 or command not in "mM" else "lL"[command == "M"]), numbers[at : at + size]


def joined(numbers: list[float], command: str) -> str:
    """A command and its numbers in as few characters as the notation allows."""
    text = command
    for index, number in enumerate(numbers):
        short = f"{number:g}".replace("0.", ".", 1) if abs(number) < 1 else f"{number:g}"
        text += short if short.startswith("-") or (index == 0 and command) else f" {short}"
    return text


if __name__ == "__main__":
    main()
