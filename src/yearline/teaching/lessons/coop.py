"""The co-operative game in seven steps: ends, a gap, equal
dates, a blocked card, the discard, a second card, the score.
"""

from typing import Final

from yearline.teaching.lesson import Deed, Lesson

# coop, one seat: four cards of the hand, the start card, the first discard, the deck
_ENDS = ("lumiere-first-screening", "deep-blue-kasparov", "beatles-ed-sullivan", "star-wars-opens")
_BELOW = ("wikipedia-launch", "barbie-debut", "usain-bolt-beijing", "superman-debut", "first-tour-de-france")
_ROW = {"deck": (*_ENDS, "steamboat-willie", "pac-man-debut", *_BELOW)}
_ENDS_LAID = ("play lumiere-first-screening", "play deep-blue-kasparov")
_GAP_TAKEN = (*_ENDS_LAID, "play beatles-ed-sullivan", "end")
_EQUAL = {
    "deck": (
        "rumble-in-the-jungle",
        "superman-debut",
        "first-youtube-video",
        "casablanca-premiere",
        *("rubiks-cube", "first-world-cup", "king-kong-film", "barbie-debut"),
    )
}
_LAST = {"deck": (*_ENDS, "steamboat-willie", "pac-man-debut", "wikipedia-launch")}

STEPS: Final = (
    Lesson(
        "ends",
        _ROW,
        (Deed(("play lumiere-first-screening",), ("main",)), Deed(("play deep-blue-kasparov",), ("main",))),
    ),
    Lesson("gap", _ROW, (Deed(("play beatles-ed-sullivan",), ("main", "gaps")),), _ENDS_LAID),
    Lesson("equal", _EQUAL, (Deed(("play rumble-in-the-jungle",), ("main",)),)),
    Lesson(
        "blocked",
        _ROW,
        (Deed(("play star-wars-opens",), ("gaps",)), Deed(("play wikipedia-launch",), ("main",))),
        _GAP_TAKEN,
    ),
    Lesson(
        "discard",
        _ROW,
        (Deed(("discard star-wars-opens",), ("discard",)),),
        (*_GAP_TAKEN, "play star-wars-opens", "play wikipedia-launch", "end"),
    ),
    Lesson("two", _ROW, (Deed(("play wikipedia-launch",), ("main",)), Deed((), ("main", "gaps"))), _ENDS_LAID),
    Lesson(
        "score",
        _LAST,
        (Deed(("play wikipedia-launch",), ("main",)), Deed(("play star-wars-opens",), ("main", "gaps"))),
        (*_ENDS_LAID, "play beatles-ed-sullivan"),
    ),
)
