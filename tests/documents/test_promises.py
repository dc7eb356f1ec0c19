"""What SECURITY.md promises that one address may put on the disk follows from the allowances,
and nothing kept is larger than it says.
"""

from pathlib import Path

import msgspec

from tests.siege.promised import LINE, START, STATE, promised, table
from yearline.core.ids import MOST_SEATS
from yearline.server.decks.drafts import MOST_PHOTOS
from yearline.server.decks.living import MOST_REPORTS, CardReport, Living
from yearline.server.decks.revisions import LATEST, OLDER, PLAYED, Revision
from yearline.server.live.lines import body_of
from yearline.server.live.measuring import MOST as MOST_PLACEMENTS
from yearline.server.live.reports import MAX_NOTE
from yearline.table import entries as e
from yearline.table.model import MAX_NAME, Chair

SECURITY = (Path(__file__).parent.parent.parent / "SECURITY.md").read_text(encoding="utf-8")
WIDE = "\U0001f0a1"
"""A sign of four bytes."""


def test_the_sum_in_the_document_is_the_sum_of_the_allowances() -> None:
    assert table() in SECURITY, "python -m tests.siege.promised prints it"
    hourly, at_once = promised()
    assert f"at most {hourly / 1000:.1f} GB an hour" in SECURITY
    assert f"{at_once:.0f} MB at once" in SECURITY


def test_nothing_that_is_kept_is_larger_than_it_says() -> None:
    chair = Chair("human", "a" * 16, WIDE * MAX_NAME, "", 0)
    dealt = e.Started((chair,) * MOST_SEATS, 1 << 63, "f" * 64, {})
    placed = msgspec.json.encode([["a" * 24, 1, 0.123]] * MOST_PLACEMENTS)
    assert len(body_of(dealt).encode()) + len(placed) < START
    assert len(body_of(e.Acted(499, "place 4999 4999", "player")).encode()) < LINE  # type: ignore[arg-type]
    revisions = [Revision(10**7, 1e9 + 0.123456, f"draft:{'x' * 23}:{'f' * 24}", 5_000, True, True)]
    deck = Living(
        "own-w" + "x" * 18,
        "f" * 32,
        10**7,
        revisions * (LATEST + OLDER + PLAYED + 1),
        {f"{number:032x}": 10**6 for number in range(MOST_PHOTOS)},
        [CardReport("c" * 64, "t" * 120, "picture", "n" * MAX_NOTE, 1e9 + 0.123456)] * MOST_REPORTS,
    )
    assert len(msgspec.json.encode(deck)) < STATE
