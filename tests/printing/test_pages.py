"""The rendered pages themselves: fronts and backs coincide, marks are there, letters are drawn, nothing is executed."""

import re
import resource
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import typst
from numpy.typing import NDArray

from yearline.decks import LibraryDeck, library
from yearline.games import GAMES
from yearline.i18n import LANGUAGES
from yearline.printing import Wish, deck_pdf
from yearline.printing.job import Progress, make_job
from yearline.printing.layout import CARD_HEIGHT, CARD_WIDTH, Flip, Paper, crop_lines, sheet_grid
from yearline.printing.typesetter import FOREIGN, fonts, set_pages, set_pdf

Pixels = NDArray[np.uint8]
MakeDeck = Callable[..., LibraryDeck]
Look = Callable[[bytes], Pixels]
SILENT: Progress = lambda *_: None  # noqa: E731
DOTS = 25.4 * 2
TINTS = ["#e6194b", "#3cb44b", "#4363d8", "#f58231", "#911eb4"]


def job_of(deck: LibraryDeck, **wish: Any) -> dict[str, Any]:
    """A print in the order of the deck and without the credits, so that cards and marks are all there is on a page."""
    job = make_job(deck, Wish(**{"order": "deck"} | wish), SILENT)
    pages = [{**page, "places": [p for p in page["places"] if p[0] < len(job["cards"])]} for page in job["pages"]]
    return job | {"credits": "", "pages": pages}


def flat(job: dict[str, Any]) -> dict[str, Any]:
    """The job with a picture of one colour on each card, none of them twice."""
    for card, tint in zip(job["cards"], TINTS, strict=True):
        square = f'<path fill="{tint}" d="M0 0h9v9H0z"/>'
        card["picture"] = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{square}</svg>'
    return job


def turned_over(page: Pixels, flip: Flip) -> Pixels:
    """The back of a sheet as seen through the paper from the front."""
    upright = (flip == "long") == (page.shape[0] > page.shape[1])
    return page[:, ::-1] if upright else page[::-1]


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize(("paper", "bleed"), [("a4", 0), ("letter", 0), ("a4", 3)])
def test_each_back_lies_behind_its_front(
    make_deck: MakeDeck, look: Look, paper: Paper, flip: Flip, bleed: float
) -> None:
    job = flat(job_of(make_deck(*"abcde"), paper=paper, flip=flip, bleed=bleed, crop=False))
    front, back = (look(png) for png in set_pages(job, DOTS))
    behind = turned_over(back, flip)
    for number, tint in enumerate(TINTS):
        place = sheet_grid(paper, bleed).place(number, number)
        row, column = int((place.y + 20) * 2), int((place.x + 20) * 2)
        expected = [int(tint[at : at + 2], 16) for at in (1, 3, 5)]
        assert front[row, column].tolist() == behind[row, column].tolist() == expected
    np.testing.assert_allclose(_printed_box(front), _printed_box(behind), atol=1)


def _printed_box(page: Pixels) -> list[int]:
    """The first and last row and column with anything on them."""
    ink = (page < 250).any(axis=2)
    rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
    return [int(rows[0]), int(rows[-1]), int(columns[0]), int(columns[-1])]


def test_a_cut_card_reads_upright_on_both_sides_either_way(make_deck: MakeDeck, look: Look) -> None:
    """Over the short edge the whole back page is the long-edge one upside down."""
    deck, flips = make_deck(*"abcd"), ("long", "short")
    backs = [look(set_pages(job_of(deck, flip=flip), DOTS)[1]).astype(int) for flip in flips]
    difference = np.abs(backs[0] - backs[1][::-1, ::-1]).mean()
    assert difference < 1


def test_crop_marks_are_drawn_where_they_should_be(make_deck: MakeDeck, look: Look) -> None:
    with_marks, without = (
        look(set_pages(job_of(make_deck("a"), crop=crop), DOTS)[0]).astype(int) for crop in (True, False)
    )
    for x, y, width, height in crop_lines(sheet_grid("a4")):
        row, column = int((y + height / 2) * 2), int((x + width / 2) * 2)
        near = np.s_[row - 1 : row + 2, column - 1 : column + 2]
        assert (without[near] - with_marks[near]).max() > 15, (x, y)


def test_the_bleed_reaches_beyond_the_cut(make_deck: MakeDeck, look: Look) -> None:
    for bleed, expected in ((0, 0), (3, 3)):
        _, back = (look(png) for png in set_pages(job_of(make_deck("a"), bleed=bleed, crop=False), DOTS))
        _, _, left, right = _printed_box(back)
        assert right - left + 1 == pytest.approx(2 * (CARD_WIDTH + 2 * expected), abs=2)


@pytest.mark.parametrize("fronts_only", [True, False])
@pytest.mark.parametrize("game", ["", *GAMES])
def test_page_counts(make_deck: MakeDeck, game: str, fronts_only: bool) -> None:
    job = job_of(make_deck(*"abcdefghij"), game=game, fronts_only=fronts_only)
    rules = len(set_pages(job, 8)) - (2 if fronts_only else 4)
    assert rules in ((1, 2) if game else (0,))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_rules_fill_one_sheet_in_every_language(make_deck: MakeDeck, paper: Paper, language: str) -> None:
    for bleed in (0, 3):
        wish = Wish(paper=paper, bleed=bleed, language=language, game="coop", fronts_only=True)
        assert len(set_pages(make_job(make_deck(*"abcdef"), wish, SILENT), 8)) == 1 + 2


@pytest.mark.parametrize("font", ["Alegreya", "Yeseva One", "Golos Text"])
def test_every_letter_of_our_languages_is_in_every_font(font: str) -> None:
    """Each letter on a page of its own, without any other font to fall back on: none looks like a letter nobody has."""
    texts = {
        sign
        for deck in library().values()
        for card in deck.cards
        for text in card.texts.values()
        for sign in text.title
    }
    letters = sorted((texts | set("ґєіїҐЄІЇёЁъыэœçàèùéÀÉ’«»…№0123456789")) - set(" \u00a0\u202fᵉʳ"))  # raised: "er"
    pages = "\n#pagebreak()\n".join(f'#text("\\u{{{ord(sign):x}}}")' for sign in ["\ue123", *letters])
    source = f'#set page(width: 20pt, height: 20pt, margin: 2pt)\n#set text(font: "{font}", fallback: false)\n{pages}'
    nobody, *drawn = typst.compile(source.encode(), font_paths=fonts(False), format="png", ppi=72)
    assert [sign for sign, page in zip(letters, drawn, strict=True) if page == nobody] == []


HOSTILE = [
    '#panic("x") *bold* $x^2$ @ref <label>',
    '#image("/etc/passwd")',
    "\\u{41} // /* [",
    "слово " * 80,
    "Ы" * 300,
    "🎉👩‍👩‍👧",
    "مرحبا بالعالم",
    "שלום (world)",
    "",
    "a\x00b\ud800c",
    "e\u0301\u0302" * 40,
]


def test_hostile_titles_are_printed_as_text(make_deck: MakeDeck) -> None:
    pdf = deck_pdf(make_deck(*HOSTILE, name='#panic("deck")'), Wish())
    assert pdf.startswith(b"%PDF")


def test_markup_is_not_obeyed(make_deck: MakeDeck, look: Look) -> None:
    """A title that asks for a red page gets none."""
    job = make_job(make_deck("#page(fill: red)[]#set page(fill: red)", "#pagebreak()"), Wish(crop=False), SILENT)
    made = set_pages(job, DOTS)
    assert [look(page)[0, 0].tolist() for page in made] == [[255, 255, 255]] * 2


def test_foreign_scripts_alone_ask_for_the_fonts_of_the_system() -> None:
    assert not any(FOREIGN.search(text) for text in ("Ґанок «œuvre» № 5 — Ελλάς…", "naïve’"))
    assert all(FOREIGN.search(text) for text in ("日本", "שלום", "🎉"))


def test_a_pdf_carries_the_text_and_our_fonts(make_deck: MakeDeck) -> None:
    pdf = set_pdf(job_of(make_deck("a")))
    assert b"Alegreya" in pdf
    assert b"YesevaOne" in pdf


def test_a_date_is_printed_on_the_dark_side_alone(make_deck: MakeDeck) -> None:
    """Two prints that differ in nothing but a date and a fact have the same white sides."""
    jobs = [job_of(make_deck(*"abc")) for _ in range(2)]
    jobs[1]["cards"][1] |= {"date": "1234 BC", "fact": "Another fact"}
    (white, dark), (other_white, other_dark) = (set_pages(job, DOTS) for job in jobs)
    assert white == other_white
    assert dark != other_dark


def test_a_pdf_has_the_pages_asked_for_and_the_progress_ends_with_them(make_deck: MakeDeck) -> None:
    told: list[tuple[str, int, int]] = []
    pdf = deck_pdf(make_deck(*"abcdefghijklm"), Wish("letter", cards="2-12", game="race"), lambda *a: told.append(a))
    sheets = re.findall(rb"/MediaBox\s*\[([^\]]*)\]", pdf)
    assert sheets in ([b"0 0 612 792"] * (2 + 2 + 1), [b"0 0 612 792"] * (2 + 2 + 2))
    assert told[-3:] == [("pictures", 11, 11), ("pages", 0, 5), ("pages", 5, 5)]


def test_the_card_is_as_large_as_it_should_be(make_deck: MakeDeck, look: Look) -> None:
    _, back = (look(png) for png in set_pages(job_of(make_deck("a"), crop=False), DOTS))
    top, bottom, left, right = _printed_box(back)
    assert (right - left + 1, bottom - top + 1) == (
        pytest.approx(2 * CARD_WIDTH, abs=2),
        pytest.approx(2 * CARD_HEIGHT, abs=2),
    )


def test_the_lines_of_a_title_are_about_as_long_as_each_other(make_deck: MakeDeck, look: Look) -> None:
    """Two lines of five words take little more than half of what they take in one."""
    front, _ = (look(png) for png in set_pages(job_of(make_deck("В Перу возникает город Караль"), crop=False), DOTS))
    top, _, left, right = _printed_box(front)
    columns = np.flatnonzero((front[top + 124 : top + 160, left : right + 1].max(axis=2) < 120).any(axis=0))
    assert 60 < columns[-1] - columns[0] < 84


def test_prints_leave_no_memory_behind(make_deck: MakeDeck) -> None:
    def most_memory_after(number: int) -> int:
        deck_pdf(make_deck(*[f"Print {number}, card {i}" for i in range(18)]), Wish())
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    first = [most_memory_after(number) for number in range(3)][-1]
    last = [most_memory_after(number) for number in range(3, 9)][-1]
    assert last - first < 20_000
