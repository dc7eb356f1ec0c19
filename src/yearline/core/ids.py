"""The small numbers that name things at a table."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

CardRef = NewType("CardRef", int)
"""A card's name in one game: random per game, so that it says nothing about the card's date."""
