"""Pictures of every page and state, at four widths, in both lights, written to ./screens/ for a person to look at.

scripts/screens                                  everything, in English
scripts/screens race                             only pictures whose name contains "race"
scripts/screens --widths 360,1920 --lights dark --languages uk,ru
scripts/screens --readme                         the four pictures of the README, in docs/images

A state that cannot be reached is named, and the others are portrayed all the same.
"""

import argparse
import shutil
import sys
from base64 import b64decode
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Error, ViewportSize, sync_playwright  # noqa: E402
from scripts.screens_states import README, STATES, Shown  # noqa: E402
from tests.e2e.conftest import ARGS  # noqa: E402
from tests.e2e.house import running_house  # noqa: E402

FOLDER = ROOT / "screens"
SIZES = {360: 740, 768: 1024, 1440: 900, 1920: 1080}


def main() -> None:
    asked = _asked()
    FOLDER.mkdir(exist_ok=True)
    missed: list[str] = []
    with running_house() as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for name in README if asked.readme else ():
            _illustrate(browser, house, name)
        for language in () if asked.readme else asked.languages.split(","):
            for width in map(int, asked.widths.split(",")):
                for light in asked.lights.split(","):
                    missed += _portray(browser, house, width, light, language, asked.name)
        browser.close()
    if missed:
        sys.exit(f"{len(missed)} states could not be portrayed: {', '.join(missed)}")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("--widths", default=",".join(map(str, SIZES)))
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--lights", default="light,dark")
    parser.add_argument("--languages", default="en")
    return parser.parse_args()


def _portray(browser: Browser, house: str, width: int, light: str, language: str, wanted: str) -> list[str]:
    """Every state whose name contains what is wanted, each for a new person; what could not be reached."""
    missed: list[str] = []
    viewport: ViewportSize = {"width": width, "height": SIZES.get(width, 900)}
    chosen = [key for key in STATES if wanted in key or key in wanted] or list(STATES)
    for key in chosen:
        context = browser.new_context(
            base_url=house, viewport=viewport, color_scheme=light, locale=language, reduced_motion="reduce"
        )
        try:
            for shown in STATES[key](context.new_page()):
                if wanted in shown.name:
                    _take(shown, f"{shown.name}-{width}-{light}-{language}")
        except (Error, AssertionError) as trouble:
            missed.append(f"{key}-{width}-{light}-{language}")
            print(f"{missed[-1]}: {trouble}", file=sys.stderr)
        context.close()
    return missed


def _illustrate(browser: Browser, house: str, name: str) -> None:
    """One picture of the README, as WebP."""
    width, height, light, way = README[name]
    context = browser.new_context(
        base_url=house,
        viewport={"width": width, "height": height},
        color_scheme="dark" if light == "dark" else "light",
        locale="en",
        reduced_motion="reduce",
        has_touch=width < 700,
    )
    page = way(context.new_page())
    page.wait_for_load_state("networkidle")
    page.mouse.move(2, 2)
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    (ROOT / "docs" / "images" / f"{name}.webp").write_bytes(b64decode(taken["data"]))
    print(f"docs/images/{name}.webp")
    context.close()


def _take(shown: Shown, name: str) -> None:
    shown.page.wait_for_load_state("networkidle")
    shown.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    path = FOLDER / f"{name}.png"
    shown.page.screenshot(path=path, full_page=shown.whole)
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
