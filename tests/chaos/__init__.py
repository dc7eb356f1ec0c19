"""Fault trials: real nodes on a real database and a real bus, real clients, and a great deal of bad luck."""
