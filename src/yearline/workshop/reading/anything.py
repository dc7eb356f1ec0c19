"""The door for files and texts of any kind: what is it, and who reads it?"""

from yearline.decks.problems import fatal
from yearline.workshop.reading.found import Found
from yearline.workshop.reading.texts import read_text


def read_any(raw: bytes, name: str, language: str) -> Found:
    """The rows of a file. Raises DeckError where nobody here can read it."""
    if not raw.strip():
        raise fatal("empty_file")
    return read_text(raw, language)
