"""Challenges at work: days, tries and scores."""
