"""Print and play: a deck as a PDF to print on both sides, cut, and play with."""

from yearline.decks import LibraryDeck
from yearline.printing.job import Progress, Wish, choose, make_job
from yearline.printing.layout import BadPrint
from yearline.printing.typesetter import set_pdf

__all__ = ["BadPrint", "Progress", "Wish", "choose", "deck_pdf"]


def deck_pdf(deck: LibraryDeck, wish: Wish, progress: Progress = lambda *_: None) -> bytes:
    """The deck as a PDF, printed as wished."""
    job = make_job(deck, wish, progress)
    total = len(job["pages"]) + (job["rules"] is not None)
    progress("pages", 0, total)
    pdf = set_pdf(job)
    progress("pages", total, total)
    return pdf
