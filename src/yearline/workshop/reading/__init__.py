"""Whatever people have, read as rows: workbooks, archives, Anki, Quizlet, pasted lists."""

from yearline.workshop.reading.anything import read_any
from yearline.workshop.reading.found import Found

__all__ = ["Found", "read_any"]
