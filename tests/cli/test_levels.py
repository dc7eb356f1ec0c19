"""The two levels of coop in a terminal (A-28): the main row below, each gap above its seam, nothing too wide."""

import pytest

from yearline.cli.levels import levels


def test_gaps_lie_above_the_seam_of_their_neighbours() -> None:
    assert list(levels(["1900", "1950", "2000"], ["1920", ""], 76)) == [("     1920      ·", "1900──────1950───2000")]


@pytest.mark.parametrize("width", [14, 20, 40])
def test_a_long_row_goes_on_in_the_next_line(width: int) -> None:
    dates = [str(year) for year in range(1900, 1930, 2)]
    gaps = [str(year) for year in range(1901, 1929, 2)]
    lines = list(levels(dates, gaps, width))
    assert len(lines) > 1
    assert all(len(line) <= width for pair in lines for line in pair)
    assert [part for _, ground in lines for part in ground.split("─") if part] == dates
    assert [part for above, _ in lines for part in above.split()] == gaps
