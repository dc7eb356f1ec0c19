"""The small numbers that name things at a table."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

MOST_SEATS: Final = 500
"""No game has more. How many may sit at one, it says itself."""

CardRef = NewType("CardRef", int)
"""A card's name in one game: random per game, so that it says nothing about the card's date."""
