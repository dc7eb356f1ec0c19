"""The two levels of coop in a terminal, as they lie on a table: the main row on the ground, each gap above its seam."""

from collections.abc import Iterator, Sequence

OPEN = "·"


def levels(main: Sequence[str], gaps: Sequence[str], width: int) -> Iterator[tuple[str, str]]:
    """Pairs of lines, gaps above and main row below, each pair at most so wide; an empty text is an open gap."""
    above, ground = "", ""
    for i, date in enumerate(main):
        seam = gaps[i] or OPEN if i < len(gaps) else ""
        room = len(seam) + 2 if seam else 0
        if ground and len(ground) + len(date) + room > width:
            yield above.rstrip(), ground
            above, ground = "", "─"
            above += " "
        above += " " * len(date) + seam.center(room)
        ground += date + "─" * room
    yield above.rstrip(), ground
