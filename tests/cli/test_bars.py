"""Bars of text and of SVG say the same."""

from xml.etree import ElementTree

from yearline.cli.bars import Bar, lines, shares, svg

BARS = [Bar("many", 4, "four"), Bar("few", 1, "one")]


def test_bars_are_as_long_as_their_share() -> None:
    assert lines(BARS, width=8) == ["many ▕████████ four", " few ▕██ one"]
    assert lines(shares({"low": 2, "high": 1}), width=4) == [" low ▕████ 66.7%", "high ▕██ 33.3%"]


def test_eighths_of_a_letter_are_drawn() -> None:
    assert lines([Bar("", 16, ""), Bar("", 1, "")], width=2)[1] == " ▕▏ "


def test_no_bars_of_nothing() -> None:
    assert lines([]) == []
    assert lines(shares({"none": 0})) == ["none ▕ 0.0%"]


def test_a_picture_has_every_bar() -> None:
    root = ElementTree.fromstring(svg("Title", BARS, "caption"))
    assert [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")] == [
        "Title",
        "many",
        "four",
        "few",
        "one",
        "caption",
    ]
    assert [one.get("width") for one in root.iter() if one.get("class") == "bar"] == ["400.0", "100.0"]


def test_a_picture_is_well_formed_whatever_a_deck_is_called() -> None:
    picture = svg('<script>"&', [Bar("a<b", 1, "</text>"), Bar("c", 3, "")], "n & m")
    assert len([one for one in ElementTree.fromstring(picture).iter() if one.get("class") == "bar"]) == 2
    assert "<script>" not in picture
