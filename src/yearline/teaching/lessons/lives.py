"""Three Lives in three steps: laying, a miss, the last life."""

from typing import Final

from yearline.teaching.lesson import Deed, Lesson

# lives: the start card, then one card after the other
_ALONE = {"deck": ("casablanca-premiere", "beatles-ed-sullivan", "king-kong-film", "star-wars-opens", "barbie-debut")}

STEPS: Final = (
    Lesson("lay", _ALONE, (Deed((), ("line",)),)),
    Lesson("miss", _ALONE, (Deed(("place king-kong-film 2",), ("line", "discard")),), ("place beatles-ed-sullivan 1",)),
    Lesson(
        "last",
        _ALONE,
        (Deed(("place king-kong-film 2",), ("line", "discard")),),
        ("place beatles-ed-sullivan 1",),
        options={"lives": 1},
    ),
)
