"""The picture of the set-up: for every game and language a well-formed drawing with its words."""

from xml.etree import ElementTree

import pytest

from yearline.i18n import COMPLETE, messages
from yearline.teaching.picture import DARK, setup_svg


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", ["coop", "race", "chronology", "lives"])
def test_the_set_up_is_drawn_and_told(game: str, language: str) -> None:
    picture = ElementTree.fromstring(setup_svg(game, language))
    assert picture.attrib["aria-label"] == messages(language)(f"rules-picture-{game}")
    assert "".join(picture.itertext()).strip()


def test_four_hands_of_four_a_deck_a_discard_and_a_start_card() -> None:
    drawn = setup_svg("coop", "en")
    assert drawn.count('r="6"') == 4 * 4 + 3
    assert drawn.count(f'fill="{DARK}"') == 3 + 1


def test_the_gaps_are_drawn_above_the_main_row() -> None:
    picture = ElementTree.fromstring(setup_svg("coop", "en"))
    boxes = [box.attrib for box in picture.iter("{http://www.w3.org/2000/svg}rect")]
    gaps = [float(box["y"]) for box in boxes if "stroke-dasharray" in box]
    start = max(float(box["y"]) for box in boxes if box["fill"] == DARK)
    assert gaps
    assert all(gap < start for gap in gaps)


def test_an_unknown_game_has_no_picture() -> None:
    assert setup_svg("none", "en") == ""
