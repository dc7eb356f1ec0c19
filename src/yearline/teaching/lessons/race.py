"""The race in six steps: the line, between two cards, equal dates, a miss, the last round, the play-off."""

from typing import Final

from yearline.teaching.lesson import Deed, Lesson

# race: the hands one after the other, the start card, the deck
_TWO_HANDS = {
    "deck": (
        *("beatles-ed-sullivan", "star-wars-opens", "rumble-in-the-jungle", "king-kong-film"),
        *("lumiere-first-screening", "deep-blue-kasparov", "wikipedia-launch", "barbie-debut"),
        *("casablanca-premiere", "pac-man-debut", "disneyland-opens", "usain-bolt-beijing"),
    )
}
_LINE = ("place beatles-ed-sullivan 1", "1 place deep-blue-kasparov 2")
_SAME = {
    "deck": (
        *("rumble-in-the-jungle", "star-wars-opens", "king-kong-film", "superman-debut"),
        *("lumiere-first-screening", "deep-blue-kasparov", "wikipedia-launch", "barbie-debut"),
        *("rubiks-cube", "pac-man-debut", "disneyland-opens", "usain-bolt-beijing"),
    )
}
_LAST_CARDS = {
    "deck": (
        *("beatles-ed-sullivan", "deep-blue-kasparov", "king-kong-film", "casablanca-premiere"),
        *("superman-debut", "wikipedia-launch", "pac-man-debut", "disneyland-opens"),
    )
}
_ONE_EACH = {"hand_size": 1}
_ALL_LAST = ("1 place deep-blue-kasparov 2", "2 place king-kong-film 3")

STEPS: Final = (
    Lesson(
        "line",
        _TWO_HANDS,
        (Deed(("place beatles-ed-sullivan 0", "place beatles-ed-sullivan 1"), ("line",)),),
        seats=2,
    ),
    Lesson(
        "between",
        _TWO_HANDS,
        (Deed(tuple([f"place star-wars-opens {gap}" for gap in range(4)]), ("line",)),),
        _LINE,
        seats=2,
    ),
    Lesson(
        "equal",
        _SAME,
        (Deed(("place rumble-in-the-jungle 0", "place rumble-in-the-jungle 1"), ("line",)),),
        seats=2,
    ),
    Lesson("miss", _TWO_HANDS, (Deed(("place king-kong-film 3",), ("line", "deck", "discard")),), _LINE, seats=2),
    Lesson(
        "round",
        _LAST_CARDS,
        (Deed(("place beatles-ed-sullivan 1",), ("line",), _ALL_LAST),),
        seats=3,
        options=_ONE_EACH,
    ),
    Lesson(
        "playoff",
        _LAST_CARDS,
        (Deed(("place wikipedia-launch 3",), ("line",), ("1 place pac-man-debut 4",)),),
        ("place beatles-ed-sullivan 1", *_ALL_LAST),
        seats=3,
        options=_ONE_EACH,
    ),
)
