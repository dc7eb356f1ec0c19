from xml.etree import ElementTree

from yearline.sim.plot import bars, svg


def test_bars_are_as_long_as_their_share() -> None:
    lines = bars({"low": 10, "high": 5}, width=8)
    assert lines[0].count("█") == 8
    assert lines[1].count("█") == 4
    assert lines[0].endswith("66.7%")


def test_no_bars_of_nothing() -> None:
    assert bars({}) == []
    assert bars({"none": 0})[0].count("█") == 0


def test_a_picture_is_well_formed_whatever_a_deck_is_called() -> None:
    picture = svg('<script>"&', {"a<b": 1, "c": 3}, "n & m")
    root = ElementTree.fromstring(picture)
    assert len([one for one in root.iter() if one.get("class") == "bar"]) == 2
    assert "<script>" not in picture
