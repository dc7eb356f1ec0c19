"""What the styles of the table must not do, and how they are sent."""

import re
from pathlib import Path

import pytest

from tests.server.conftest import quiet, running
from yearline.server.live.hall import Hall
from yearline.server.pages.styles import SHEETS, STYLES, sheet


def test_the_table_does_not_ask_what_a_box_contains() -> None:
    """With `:has` a browser looks at the words of every card again whenever one card is laid:
    the components say it instead.
    """
    asks = re.findall(r"[^{}]*:has\([^{}]*\{", sheet("table") + sheet("ending"))  # which stays when it has come
    assert asks == []


def test_nothing_on_the_table_moves_by_layout() -> None:
    """Motion and transitions are left to the compositor, which needs no layout for them."""
    moved = re.findall(
        r"transition:[^;}]*\b(left|right|top|bottom|width|height|margin|padding|inset)\b", sheet("table")
    )
    assert moved == []


def test_every_part_belongs_to_a_sheet() -> None:
    written = {(path.parent.name, path.stem) for path in STYLES.rglob("*.css")}
    assert written == {(name, part) for name, parts in SHEETS.items() for part in parts}


@pytest.mark.parametrize("part", sorted(STYLES.rglob("*.css")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_part_is_short_and_says_what_it_is_for(part: Path) -> None:
    text = part.read_text(encoding="utf-8")
    assert text.startswith("/* ")
    assert text.count("\n") <= 400


def test_styles_and_modules_agree_on_the_numbers_that_both_know() -> None:
    layout = (STYLES.parent / "app" / "layout.js").read_text(encoding="utf-8")
    known = dict(re.findall(r"^export const (TALL|PHONE|WIDE) = ([\d.]+);", layout, re.MULTILINE))
    assert re.findall(r"--tall:([\d.]+);", sheet("base")) == [known["TALL"]]
    assert f"(max-width: {known['PHONE']}px)" in sheet("table")
    assert f"(min-width: {known['WIDE']}px)" in sheet("table")
    assert [name for name in SHEETS if known["TALL"] in sheet(name)] == ["base"]


async def test_a_sheet_is_sent_whole_and_once() -> None:
    async with running(Hall(quiet())) as server:
        first = await server.http.get("/static/sheets/table.css")
        assert (first.status_code, first.headers["content-type"]) == (200, "text/css; charset=utf-8")
        assert first.text == sheet("table")
        again = await server.http.get("/static/sheets/table.css", headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304
        assert (await server.http.get("/static/sheets/nothing.css")).status_code == 404
        assert (await server.http.get("/static/app/table.js")).status_code == 200


def test_the_end_of_a_game_names_nothing_as_the_table_does() -> None:
    """Both sheets are on one page: what the end calls by a name of the table would also look as it does there."""
    named = [set(re.findall(r"(?<=\})\.([\w-]+)\{", "}" + sheet(name))) for name in ("ending", "table")]
    assert min(map(len, named)) > 30
    assert named[0] & named[1] == set()
