"""Decks: the format people can edit in a spreadsheet, its checks, and the bundled library."""

from yearline.decks.model import CardText, LibraryCard, LibraryDeck
from yearline.decks.problems import DeckError, Problem
from yearline.decks.shelf import deck_for, library, load_deck

__all__ = ["CardText", "DeckError", "LibraryCard", "LibraryDeck", "Problem", "deck_for", "library", "load_deck"]
