"""Pictures: the same for the same card, different for different ones, small, well-formed, and silent about dates."""

import re
from hashlib import blake2b
from itertools import chain
from xml.etree import ElementTree

import pytest

from yearline.art import SCENES, scene_svg
from yearline.art.grounds import GROUNDS
from yearline.art.icons import has_icon
from yearline.art.palettes import COLOR_PALETTES, CREAM, SCENE_PALETTES, Palette, palette_for
from yearline.art.patterns import TILES
from yearline.art.scenes import EMBLEMS
from yearline.decks import LibraryCard, library

SVG = "{http://www.w3.org/2000/svg}"
BUNDLED = [(deck, card) for deck in library().values() for card in deck.cards]


def drawn(palette: str, card: LibraryCard) -> str:
    inks = card.inks(palette)
    return scene_svg(card.id, card.scene, card.emblem, card.medallion, inks, card.text("en").title)


def test_every_scene_has_all_its_parts() -> None:
    assert set(SCENES) == set(GROUNDS) == set(TILES) == set(SCENE_PALETTES)
    assert all(has_icon(name) for name in EMBLEMS.values())


@pytest.mark.parametrize(
    ("scene", "palette", "expected"),
    [
        ("antiquity", "scene", "1bdbb3b5"),
        ("war", "scene", "55782a64"),
        ("science", "scene", "55830173"),
        ("sea", "scene", "cbc86c0c"),
        ("state", "scene", "43286961"),
        ("music", "scene", "947bf9c3"),
        ("art", "scene", "c32dafff"),
        ("space", "scene", "d97e354b"),
        ("film", "scene", "5abcef5f"),
        ("nature", "scene", "812ccff0"),
        ("sport", "scene", "c5355c0d"),
        ("faith", "scene", "09f1cd39"),
        ("digital", "scene", "be9f9494"),
        ("letters", "scene", "9a4acaa7"),
        ("industry", "scene", "b8989438"),
        ("life", "scene", "34a7008f"),
        ("letters", "red", "52d2ef22"),
    ],
)
def test_a_picture_is_the_same_on_every_machine(scene: str, palette: str, expected: str) -> None:
    svg = scene_svg("columbus", scene, "caravel", "compass", palette)
    assert blake2b(svg.encode(), digest_size=4).hexdigest() == expected


def test_bundled_pictures_are_small_and_well_formed() -> None:
    for deck, card in BUNDLED:
        svg = drawn(deck.palette, card)
        assert len(svg.encode()) <= 8_000, card.id
        assert ElementTree.fromstring(svg).tag == f"{SVG}svg"


def test_no_bundled_picture_contains_writing() -> None:
    assert [card.id for deck, card in BUNDLED if "<text" in drawn(deck.palette, card)] == []


def test_no_two_cards_of_a_deck_are_composed_alike() -> None:
    for deck in library().values():
        triples = [(card.scene, card.emblem, card.medallion) for card in deck.cards]
        assert len(set(triples)) == len(triples)
        assert len({card.emblem for card in deck.cards}) == len(triples)


def test_ids_are_unique_across_pictures_and_every_reference_is_met() -> None:
    pictures = [drawn(deck.palette, card) for deck, card in BUNDLED]
    ids = [re.findall(r' id="([^"]+)"', svg) for svg in pictures]
    everything = list(chain(*ids))
    assert len(set(everything)) == len(everything)
    for svg, own in zip(pictures, ids, strict=True):
        assert set(re.findall(r'(?:url\(|href=")#(\w+)', svg)) == set(own)


def test_emblem_and_medallion_are_fenced_in_viewports_of_their_own() -> None:
    root = ElementTree.fromstring(scene_svg("columbus", "sea", "caravel", "compass"))
    assert [inner.get("viewBox") for inner in root.iter(f"{SVG}svg")][1:] == ["0 0 512 512"] * 2


def test_only_the_colour_changes_with_the_palette() -> None:
    plain, red = (scene_svg("troy", "antiquity", "trojan-horse", "torch", palette) for palette in ("scene", "red"))
    assert palette_for("antiquity").ink in plain
    assert palette_for("antiquity", "red").ink in red
    assert palette_for("antiquity").ink not in red
    assert re.findall(' d="([^"]+)"', plain) == re.findall(' d="([^"]+)"', red)


@pytest.mark.parametrize("scene", SCENES)
def test_the_card_id_moves_the_composition(scene: str) -> None:
    assert len({scene_svg(f"card-{number}", scene, "caravel", "compass") for number in range(20)}) == 20


@pytest.mark.parametrize(
    ("title", "letter"),
    [("Yearline", "Y"), ("«Ґанок»", "Ґ"), ("1984 is published", "I"), ("<b>", "B"), ("שלום", "ש")],
)
def test_an_unknown_emblem_becomes_an_initial_that_is_never_a_digit(title: str, letter: str) -> None:
    root = ElementTree.fromstring(scene_svg("own", "state", "no-such-icon", "", "scene", title))
    assert {text.text for text in root.iter(f"{SVG}text")} == {letter}


@pytest.mark.parametrize("title", ["", "1984", "…", "🎉"])
def test_a_card_without_letters_shows_the_standard_of_its_scene(title: str) -> None:
    root = ElementTree.fromstring(scene_svg("own", "no-such-scene", "", "", "no-such-palette", title))
    assert not list(root.iter(f"{SVG}text"))
    assert len(list(root.iter(f"{SVG}svg"))) == 3


def test_nothing_a_stranger_writes_enters_a_picture() -> None:
    evil = '"><script>alert(1)</script>'
    svg = scene_svg(evil, evil, evil, evil, evil, evil)
    assert "alert" not in svg
    assert "script" not in svg.replace("<svg", "")
    ElementTree.fromstring(svg)


@pytest.mark.parametrize("palette", [*SCENE_PALETTES.values(), *COLOR_PALETTES.values()])
def test_a_date_can_be_read_on_its_band(palette: Palette) -> None:
    assert _contrast(CREAM, palette.band) >= 3.9
    assert _contrast(palette.emblem, palette.mid) >= 3


def _contrast(first: str, second: str) -> float:
    bright, dim = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
