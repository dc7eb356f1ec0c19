"""Decks: the format people can edit in a spreadsheet, its checks, and the bundled library."""

from yearline.decks.model import CardText, LibraryCard, LibraryDeck
from yearline.decks.problems import DeckError, Problem
from yearline.decks.shelf import library, load_deck, usual_deck

__all__ = ["CardText", "DeckError", "LibraryCard", "LibraryDeck", "Problem", "library", "load_deck", "usual_deck"]
