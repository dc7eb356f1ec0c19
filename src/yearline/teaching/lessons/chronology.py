"""Chronology in six steps: the draft, giving a start card, laying, and the three powers."""

from typing import Final

from yearline.teaching.lesson import Deed, Lesson

# chronology: three decks, each from its top; everybody takes one packet
_DECKS = {
    "beige": (
        *("eiffel-tower-inaugurated", "birth-of-venus", "guernica-painted", "magic-flute-premiere", "kobzar-published"),
        *("colosseum-opens", "globe-theatre-opens", "taj-mahal-begun"),
    ),
    "blue": (
        *("moon-landing", "newton-principia", "roentgen-x-rays", "sputnik-launch", "dolly-the-sheep"),
        *("darwin-origin-of-species", "gagarin-flight", "franklin-kite"),
    ),
    "red": (
        *("battle-of-waterloo", "battle-of-hastings", "d-day-landings", "battle-of-marathon", "fall-of-constantinople"),
        *("battle-of-trafalgar", "defeat-of-the-spanish-armada", "nato-founded"),
    ),
}
_SHORT = {"draft_packets": 1}
_BLUE_RED = ("draft blue", "1 draft red", "draft beige", "1 draft beige")
_RED_BLUE = ("draft red", "1 draft blue", "draft beige", "1 draft beige")
_BEIGE_RED = ("draft beige", "1 draft red", "draft blue", "1 draft blue")

STEPS: Final = (
    Lesson("draft", _DECKS, (Deed((), ("neutral",)),), seats=2, options=_SHORT),
    Lesson("give", _DECKS, (Deed((), ("neutral",)),), ("draft blue", "1 draft red"), 2, _SHORT),
    Lesson("lay", _DECKS, (Deed((), ("line",)),), _BLUE_RED, 2, _SHORT),
    Lesson("red", _DECKS, (Deed((), ("stack",)),), (*_RED_BLUE, "place battle-of-waterloo 1"), 2, _SHORT),
    Lesson("blue", _DECKS, (Deed((), ("stack",)),), (*_BLUE_RED, "place moon-landing 1"), 2, _SHORT),
    Lesson(
        "beige", _DECKS, (Deed((), ("stack", "neutral")),), (*_BEIGE_RED, "place eiffel-tower-inaugurated 1"), 2, _SHORT
    ),
)
