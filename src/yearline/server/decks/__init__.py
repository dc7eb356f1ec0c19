"""Decks that tables play with: ours, and those that people bring."""
