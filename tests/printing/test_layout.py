"""Places on paper: inside it, apart from each other, and back to back whichever way the sheet is turned."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.printing.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    EDGE,
    PAPERS,
    CardPlace,
    Flip,
    Grid,
    Paper,
    crop_lines,
    pages,
    sheet_grid,
)
from yearline.printing.refusals import BadPrint

papers = st.sampled_from(sorted(PAPERS))
flips = st.sampled_from(["long", "short"])
bleeds = st.floats(0, 5)


@pytest.mark.parametrize(
    ("paper", "bleed", "size"),
    [("a4", 0, 9), ("letter", 0, 9), ("a4", 1, 9), ("a4", 3, 8), ("letter", 3, 6), ("a4", 5, 6)],
)
def test_cards_on_a_page(paper: Paper, bleed: float, size: int) -> None:
    assert sheet_grid(paper, bleed).size == size


@pytest.mark.parametrize("bleed", [-0.1, 5.1, float("nan"), float("inf")])
def test_an_impossible_bleed_is_refused(bleed: float) -> None:
    with pytest.raises(BadPrint, match="between 0 and 5\u00a0mm"):
        sheet_grid("a4", bleed)


@given(papers, bleeds)
def test_cards_and_their_bleed_lie_on_the_paper_and_never_overlap(paper: Paper, bleed: float) -> None:
    sheet = sheet_grid(paper, bleed)
    places = [sheet.place(slot, slot) for slot in range(sheet.size)]
    for place in places:
        assert place.x - bleed >= EDGE - 1e-6
        assert place.x + CARD_WIDTH + bleed <= sheet.width - EDGE + 1e-6
        assert place.y - bleed >= EDGE - 1e-6
        assert place.y + CARD_HEIGHT + bleed <= sheet.height - EDGE + 1e-6
    for first, second in combinations(places, 2):
        apart_x = abs(first.x - second.x) >= CARD_WIDTH + 2 * bleed - 1e-6
        assert apart_x or abs(first.y - second.y) >= CARD_HEIGHT + 2 * bleed - 1e-6


@given(papers, bleeds, flips, st.integers(1, 40))
def test_turning_the_sheet_brings_each_back_behind_its_front(
    paper: Paper, bleed: float, flip: Flip, count: int
) -> None:
    sheet = sheet_grid(paper, bleed)
    whites, darks = [], []
    for page in pages(count, sheet, flip):
        (whites if page.side == "white" else darks).append(page.places)
    assert [len(places) for places in whites] == [len(places) for places in darks]
    for white, dark in zip(whites, darks, strict=True):
        for front, back in zip(white, dark, strict=True):
            assert back.card == front.card
            assert _seen_from_the_front(back, sheet, flip) == pytest.approx((front.x, front.y))


def _seen_from_the_front(back: CardPlace, sheet: Grid, flip: Flip) -> tuple[float, float]:
    """Hold the sheet against the light:
    over an upright edge left and right have swapped, over a level one up and down.
    """
    long_edge_is_upright = sheet.height > sheet.width
    if (flip == "long") == long_edge_is_upright:
        assert not back.turned
        return sheet.width - back.x - CARD_WIDTH, back.y
    assert back.turned
    return back.x, sheet.height - back.y - CARD_HEIGHT


@given(st.integers(1, 300), flips)
def test_every_card_is_printed_once_a_side(count: int, flip: Flip) -> None:
    made = list(pages(count, sheet_grid("a4"), flip))
    assert len(made) == 2 * -(-count // 9)
    assert [page.side for page in made] == ["white", "dark"] * (len(made) // 2)
    for side in ("white", "dark"):
        assert sorted(place.card for page in made if page.side == side for place in page.places) == list(range(count))


def test_fronts_only() -> None:
    assert [page.side for page in pages(10, sheet_grid("a4"), "long", backs=False)] == ["white", "white"]


@given(papers, bleeds)
def test_crop_marks_lie_in_the_margin_and_point_at_every_edge(paper: Paper, bleed: float) -> None:
    sheet = sheet_grid(paper, bleed)
    left, top = sheet.column_x(0) - bleed, sheet.row_y(0) - bleed
    for x, y, width, height in crop_lines(sheet):
        assert 0 <= x <= sheet.width - width
        assert 0 <= y <= sheet.height - height
        assert x + width < left or x > sheet.width - left or y + height < top or y > sheet.height - top
    upright = {round(x, 6) for x, _, width, _ in crop_lines(sheet) if width == 0}
    edges = {round(sheet.column_x(column) + side, 6) for column in range(sheet.columns) for side in (0, CARD_WIDTH)}
    assert {round(x, 3) for x in upright} == {round(x, 3) for x in edges}


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_papers_have_the_size_that_is_sold(paper: Paper, width: float, height: float) -> None:
    assert (sheet_grid(paper).width, sheet_grid(paper).height) == (width, height)
