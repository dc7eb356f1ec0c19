"""Thousands of games at once, as arrays."""
