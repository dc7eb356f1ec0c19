"""Texts: CSV and TSV with headings or without, Quizlet's and Anki's exports, and lists as people paste them."""

import csv
import io

from yearline.decks.problems import Report
from yearline.decks.tables import decode_table, separator_of
from yearline.workshop.reading.found import Found
from yearline.workshop.reading.guessing import found_in


def read_text(raw: bytes, language: str) -> Found:
    """A text as rows."""
    report = Report()
    text = decode_table(raw, report).replace("\r\n", "\n").replace("\r", "\n")
    records = list(csv.reader(io.StringIO(text), delimiter=separator_of(text, text.partition("\n")[0])))
    found, _ = found_in(records, language)
    found.notes += report.all()
    return found
