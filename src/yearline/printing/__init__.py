"""Print and play: a deck as a PDF to print on both sides, cut, and play with."""

from yearline.decks import LibraryDeck
from yearline.printing.job import Progress, make_job, title_of
from yearline.printing.pageboxes import Boxes
from yearline.printing.refusals import BadPrint
from yearline.printing.typesetter import set_pdf
from yearline.printing.wish import Wish, choose

__all__ = ["BadPrint", "Progress", "Wish", "choose", "deck_pdf", "title_of"]


def deck_pdf(deck: LibraryDeck, wish: Wish, progress: Progress = lambda *_: None) -> bytes:
    """The deck as a PDF, printed as wished."""
    job = make_job(deck, wish, progress)
    total = len(job["pages"]) + (job["rules"] is not None) + len(job["boxes"])
    progress("pages", 0, total)
    sheet = wish.grid()
    pdf = set_pdf(job, [Boxes(sheet.trim, sheet.inked)] * len(job["pages"]))
    progress("pages", total, total)
    return pdf
