"""Measured difficulty: what cards are really like, from anonymous placements."""
