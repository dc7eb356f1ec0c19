"""Decks while they are made: drafts, and what they are made from."""
