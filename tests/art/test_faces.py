"""Whole card sides: the white one never tells the date, the dark one does, and both carry their signs."""

from xml.etree import ElementTree

from yearline.art import dark_side, scene_svg, white_side
from yearline.art.faces import DARK
from yearline.art.palettes import CREAM
from yearline.art.symbols import MARK_PATHS, SYMBOL_PATHS

PICTURE = scene_svg("hastings", "war", "mounted-knight", "arrow-flights")
TEXTS = "{http://www.w3.org/2000/svg}text"


def _words(svg: str) -> str:
    return " ".join(text.text or "" for text in ElementTree.fromstring(svg).iter(TEXTS))


def test_the_white_side_shows_title_and_symbol() -> None:
    svg = white_side(PICTURE, "Battle of Hastings", symbol="sun", color="red")
    assert _words(svg) == "Battle of Hastings"
    assert SYMBOL_PATHS["sun"] in svg
    assert MARK_PATHS["red"] in svg
    assert f'rx="36" fill="{CREAM}"' in svg


def test_the_dark_side_adds_the_date_on_a_dark_frame() -> None:
    svg = dark_side(PICTURE, "Battle of Hastings", "1066", band="#8b2427", symbol="moon")
    assert _words(svg) == "Battle of Hastings 1066"
    assert SYMBOL_PATHS["moon"] in svg
    assert f'rx="36" fill="{DARK}"' in svg


def test_the_picture_lies_inside_the_frame() -> None:
    inner = ElementTree.fromstring(white_side(PICTURE, "x"))[2]
    assert (inner.get("x"), inner.get("y"), inner.get("width"), inner.get("height")) == ("30", "30", "570", "570")


def test_signs_are_left_out_where_a_deck_has_none() -> None:
    svg = white_side(PICTURE, "x")
    assert not any(path in svg for path in (*SYMBOL_PATHS.values(), *MARK_PATHS.values()))


def test_a_hostile_title_is_only_text() -> None:
    svg = dark_side(PICTURE, "</text><script>x</script>", "<1066>&", band="#8b2427")
    assert "<script" not in svg
    assert "<script>x" in _words(svg).replace(" ", "").replace("</text>", "")
