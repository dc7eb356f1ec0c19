"""Symbols are told apart by their outline alone."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from yearline.art.symbols import MARK_PATHS, SYMBOL_PATHS, mark_svg, symbol_svg
from yearline.core.deck import COLORS, SYMBOLS


def test_every_symbol_and_colour_of_the_rules_has_a_drawing() -> None:
    assert set(SYMBOL_PATHS) == set(SYMBOLS)
    assert set(MARK_PATHS) == set(COLORS)


@pytest.mark.parametrize("paths", [SYMBOL_PATHS, MARK_PATHS])
def test_no_two_cover_the_same_ground(paths: dict[str, str]) -> None:
    """On a grid of 12 by 12 any two outlines pass through clearly different squares."""
    squares = {name: _squares(path) for name, path in paths.items()}
    for first, second in combinations(squares, 2):
        common, all_ = squares[first] & squares[second], squares[first] | squares[second]
        assert len(common) / len(all_) < 0.6, (first, second)


def test_they_take_the_colour_they_are_given() -> None:
    assert {symbol_svg(name, "#123456").count("#123456") for name in SYMBOLS} == {1}
    assert {mark_svg(name, "#123456").count("#123456") for name in COLORS} == {1}


@pytest.mark.parametrize("name", ["zebra", "<", "&", "Ґ", "\x00", "🎉"])
def test_an_unknown_symbol_is_its_first_letter_in_a_ring(name: str) -> None:
    root = ElementTree.fromstring(symbol_svg(name))
    (text,) = root.iter("{http://www.w3.org/2000/svg}text")
    assert text.text == {"zebra": "Z", "\x00": " "}.get(name, name)


def test_an_unknown_colour_has_no_mark() -> None:
    assert "<path" not in mark_svg("green")


def _squares(path: str) -> set[tuple[int, int]]:
    """The squares that an outline touches, followed along straight lines from end point to end point."""
    found: set[tuple[int, int]] = set()
    for (x0, y0), (x1, y1) in _segments(path):
        for step in range(25):
            found.add((int((x0 + (x1 - x0) * step / 24) / 2), int((y0 + (y1 - y0) * step / 24) / 2)))
    return found


def _segments(path: str) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    sizes = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "a": 7, "z": 0}
    pen, segments = (0.0, 0.0), []
    for command, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.\d+|\.\d+|\d+)", rest)]
        size = sizes[command.lower()]
        for at in range(0, len(numbers), size or 1):
            end = numbers[at : at + size][-2:]
            x, y = (end[0], None) if command in "hH" else (None, end[0]) if command in "vV" else (end[0], end[1])
            base = pen if command.islower() else (0.0, 0.0)
            target = (pen[0] if x is None else base[0] + x, pen[1] if y is None else base[1] + y)
            if command not in "mM" or at:
                segments.append((pen, target))
            pen = target
    return segments
