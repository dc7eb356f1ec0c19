"""What a print shop and a player look for:
page boxes, legible type, shuffled sheets, little ink, rules with pictures, a box.
"""

import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace as replace_fields
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from yearline.core.value import replace
from yearline.decks import CardText, LibraryDeck, library
from yearline.games import GAMES
from yearline.games.titles import titles_in
from yearline.i18n import LANGUAGES, messages
from yearline.printing import BadPrint, Wish, deck_pdf, title_of
from yearline.printing.figures import CARD, line_figure, setup_figure
from yearline.printing.job import Progress, make_job
from yearline.printing.layout import CARD_HEIGHT, CARD_WIDTH, PAPERS, Paper, crop_lines, sheet_grid, strip
from yearline.printing.tuckbox import EDGE, depth_of, most_depth, tuck_boxes
from yearline.printing.typesetter import set_pages
from yearline.printing.wish import laid_out

MakeDeck = Callable[..., LibraryDeck]
Look = Callable[[bytes], NDArray[np.uint8]]
SILENT: Progress = lambda *_: None  # noqa: E731
POINTS = 72 / 25.4
needs_poppler = pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="poppler-utils is not installed")


def boxes(pdf: bytes, name: str) -> list[tuple[float, ...]]:
    """A box of every page that has it."""
    return [tuple(map(float, found.split())) for found in re.findall(rf"/{name}\[([^\]]*)\]".encode(), pdf)]


@pytest.mark.parametrize(("bleed", "expected"), [(None, 3), (2.0, 2), (0.0, 0)])
def test_a_single_card_has_a_page_with_its_bleed_and_says_where_it_is_cut(
    make_deck: MakeDeck, bleed: float | None, expected: float
) -> None:
    pdf = deck_pdf(make_deck(*"abc"), Wish(layout="single", bleed=bleed))
    wide, high = (CARD_WIDTH + 2 * expected) * POINTS, (CARD_HEIGHT + 2 * expected) * POINTS
    pages = 2 * (3 + 1)  # both sides of three cards and of the colophon
    assert boxes(pdf, "MediaBox") == pytest.approx(np.array([[0, 0, wide, high]] * pages), abs=0.01)
    assert boxes(pdf, "BleedBox") == pytest.approx(np.array([[0, 0, wide, high]] * pages), abs=0.01)
    over = expected * POINTS
    assert boxes(pdf, "TrimBox") == pytest.approx(np.array([[over, over, wide - over, high - over]] * pages), abs=0.01)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_sheet_says_where_its_cards_and_their_colour_end(make_deck: MakeDeck, paper: Paper) -> None:
    pdf = deck_pdf(make_deck(*"abc"), Wish(paper=paper, bleed=0.5))
    width, height = (side * POINTS for side in PAPERS[paper])
    trimmed, inked = boxes(pdf, "TrimBox")[0], boxes(pdf, "BleedBox")[0]
    assert boxes(pdf, "MediaBox")[0] == pytest.approx((0, 0, width, height), abs=0.01)
    assert (trimmed[2] - trimmed[0], trimmed[0] + trimmed[2]) == pytest.approx((191 * POINTS, width), abs=0.02)
    assert (trimmed[3] - trimmed[1], trimmed[1] + trimmed[3]) == pytest.approx((266 * POINTS, height), abs=0.02)
    assert [a - b for a, b in zip(trimmed, inked, strict=True)] == pytest.approx(
        [0.5 * POINTS, 0.5 * POINTS, -0.5 * POINTS, -0.5 * POINTS], abs=0.01
    )


def test_every_object_is_where_the_table_of_the_file_says(make_deck: MakeDeck) -> None:
    pdf = deck_pdf(make_deck(*"abcdefghijkl"), Wish(game="coop", box=True))
    at = int(re.findall(rb"startxref\n(\d+)", pdf)[-1])
    assert pdf[at : at + 4] == b"xref"
    entries = re.findall(rb"(\d{10}) 00000 n", pdf[at:])
    assert len(entries) > 50
    for number, offset in enumerate(entries, start=1):
        assert pdf[int(offset) :].startswith(b"%d 0 obj" % number)


@needs_poppler
@pytest.mark.parametrize(
    "wish",
    [
        Wish(),
        Wish(layout="single"),
        Wish(game="coop", box=True, ink="save"),
        Wish(paper="letter", game="race", flip="short"),
    ],
)
def test_poppler_finds_no_mistake(make_deck: MakeDeck, tmp_path: Path, wish: Wish) -> None:
    file = tmp_path / "cards.pdf"
    file.write_bytes(deck_pdf(make_deck(*"abcdefghijkl"), wish))
    for command in (["pdfinfo", "-box", str(file)], ["pdftotext", str(file), "-"]):
        done = subprocess.run(command, capture_output=True, check=True)
        assert done.stderr == b"", command


@needs_poppler
@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_set_in_8_points_and_the_name_of_the_deck_in_7(tmp_path: Path, language: str) -> None:
    file = tmp_path / "cards.pdf"
    file.write_bytes(deck_pdf(library()["inventions"], Wish(language=language, cards="1-36,100")))
    sizes = font_sizes(file)
    assert sizes["Alegreya-Medium"] == {8}
    assert min(sizes["GolosText-Regular"]) == 7
    assert min(sizes["Alegreya-Bold"]) >= 8


@needs_poppler
def test_a_long_fact_takes_its_room_from_the_picture_and_not_from_the_type(tmp_path: Path, make_deck: MakeDeck) -> None:
    file = tmp_path / "cards.pdf"
    deck = make_deck("A card", "Another")
    long = replace(deck.cards[0], texts={"en": CardText("A card", "The quick brown fox jumps over it. " * 10)})
    file.write_bytes(deck_pdf(replace_fields(deck, cards=(long,)), Wish(), SILENT))
    assert min(font_sizes(file)["Alegreya-Medium"]) >= 7, "the credits of the colophon are set in 7 points"
    told = subprocess.run(["pdftotext", str(file), "-"], capture_output=True, check=True).stdout.decode()
    assert told.count("fox") == 10


def font_sizes(file: Path) -> dict[str, set[float]]:
    """The sizes in which each font is used, as Poppler reads them."""
    command = ["pdftohtml", "-xml", "-i", "-stdout", "-zoom", "1", "-fontfullname", "-l", "8", str(file)]
    told = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    found: dict[str, set[float]] = {}
    for size, family in re.findall(r'<fontspec id="\d+" size="(\d+)" family="([^"]+)"', told):
        found.setdefault(family.partition("+")[2] or family, set()).add(float(size))
    return found


def test_sheets_are_shuffled_the_same_way_every_time() -> None:
    deck = library()["world-history"]
    years = [card.year for card in laid_out(deck.cards, Wish())]
    assert sorted(years) == sorted(card.year for card in deck.cards)
    rising = sum(first <= second for first, second in pairwise(years))
    assert 0.3 < rising / len(years) < 0.7
    assert years == [card.year for card in laid_out(deck.cards, Wish(language="uk"))]
    assert years != [card.year for card in laid_out(deck.cards, Wish(seed=2))]
    assert laid_out(deck.cards, Wish(order="deck")) == deck.cards


def test_saving_ink_takes_a_fifth_of_it_at_most(look: Look) -> None:
    deck = library()["world-history"]

    def ink(wish: Wish) -> float:
        pages = [look(page) for page in set_pages(make_job(deck, wish, SILENT), 40)]
        return float(sum((255 - page.astype(int)).sum() for page in pages))

    assert ink(Wish(cards="1-9", ink="save")) < ink(Wish(cards="1-9")) / 5


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("crop", [True, False])
def test_credits_in_a_margin_touch_neither_card_nor_mark(paper: Paper, crop: bool) -> None:
    sheet = sheet_grid(paper)
    place = strip(sheet, crop=crop)
    assert place is not None
    width, height = (place.height, place.length) if place.turned else (place.length, place.height)
    left, top, right, bottom = place.x, place.y, place.x + width, place.y + height
    assert min(left, top) >= EDGE - 1e-6
    assert right <= sheet.width - EDGE + 1e-6
    assert bottom <= sheet.height - EDGE + 1e-6
    marks = crop_lines(sheet) if crop else ()
    for x, y, wide, high in (*marks, (sheet.inked[0], sheet.inked[1], 189.0, 264.0)):
        assert x + wide <= left or x >= right or y + high <= top or y >= bottom


def test_credits_are_a_card_where_a_place_is_free_and_never_cost_a_sheet_on_common_paper(make_deck: MakeDeck) -> None:
    for paper in ("a4", "letter"):
        for count in (8, 9, 10):
            job = make_job(make_deck(*map(str, range(count))), Wish(paper=paper), SILENT)
            assert len(job["pages"]) == 2 * -(-count // 9)
            printed = {place[0] for page in job["pages"] for place in page["places"]}
            assert (count in printed) != (job["strip"] is not None)


@pytest.mark.parametrize(
    ("name", "printed"),
    [("my_class_deck.csv", "My class deck"), ("Révolution.XLSX", "Révolution"), ("Spider-Man", "Spider-Man")],
)
def test_the_name_of_a_file_is_not_printed_as_such(make_deck: MakeDeck, name: str, printed: str) -> None:
    assert title_of(make_deck("a", name=name), Wish()) == printed
    assert title_of(make_deck("a", name=name), Wish(name=" History 7b ")) == "History 7b"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (Wish(layout="single", game="coop"), "single"),
        (Wish(layout="single", box=True), "single"),
        (Wish(stock=0), "stock"),
        (Wish(stock=float("nan")), "stock"),
        (Wish(stock=3), "stock"),
        (Wish(seed=-1), "seed"),
        (Wish(game="poker"), "game"),
        (Wish(layout="single", bleed=9), "bleed"),
    ],
)
def test_what_cannot_be_had_is_refused_in_every_language(make_deck: MakeDeck, wish: Wish, reason: str) -> None:
    with pytest.raises(BadPrint) as caught:
        make_job(make_deck("a"), wish, SILENT)
    assert caught.value.reason == reason
    assert len({caught.value.told(language).message for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(("cards", "stock"), [(1, 0.1), (36, 0.3), (110, 0.3), (210, 0.3), (250, 1.0)])
def test_boxes_hold_the_deck_and_lie_on_the_paper(paper: Paper, cards: int, stock: float) -> None:
    made = tuck_boxes(cards, stock, paper)
    assert sum(one.cards for one in made) == cards
    short, long = PAPERS[paper]
    for one in made:
        assert one.depth >= depth_of(one.cards, stock)
        assert one.front[2] > CARD_WIDTH
        assert one.front[3] > CARD_HEIGHT
        assert all(EDGE - 1e-6 <= x <= long - EDGE + 1e-6 for x, _ in one.outline)
        assert all(EDGE - 1e-6 <= y <= short - EDGE + 1e-6 for _, y in one.outline)
    assert len(made) == 1 or depth_of(-(-cards // (len(made) - 1)), stock) > most_depth(paper)


def test_a_box_never_has_anything_on_its_back(make_deck: MakeDeck, look: Look) -> None:
    job = make_job(make_deck(*map(str, range(200))), Wish(game="race", box=True, stock=0.5), SILENT)
    job["pages"] = job["pages"][:2]
    pages = [look(page) for page in set_pages(job, 20)]
    sizes = [page.shape[1] > page.shape[0] for page in pages]
    drawn = [number for number, lying in enumerate(sizes) if lying and (pages[number] < 128).any()]
    assert len(drawn) == len(job["boxes"]) > 1
    assert all(number % 2 == 0 for number in drawn), "each begins on the front of a sheet"


@needs_poppler
def test_french_ordinals_are_raised_letters_of_the_fonts_that_draw_the_rest(
    make_deck: MakeDeck, tmp_path: Path
) -> None:
    file, deck = tmp_path / "x.pdf", make_deck("Ismaïl Iᵉʳ")
    file.write_bytes(deck_pdf(deck, Wish(language="fr", layout="single")))
    told = subprocess.run(
        ["pdftotext", "-bbox", "-l", "1", str(file), "-"], capture_output=True, check=True
    ).stdout.decode()
    words = re.findall(r'yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)<', told)
    high = {word: (float(top), float(bottom)) for top, bottom, word in words}
    base, raised = high["I"], high["er"]
    assert raised[1] < base[1]
    assert raised[1] - raised[0] < 0.8 * (base[1] - base[0])


@needs_poppler
def test_the_widest_word_decides_the_size_and_not_the_one_with_most_letters(
    make_deck: MakeDeck, tmp_path: Path
) -> None:
    file, wide = tmp_path / "x.pdf", "W" * 14
    file.write_bytes(deck_pdf(make_deck(f"{wide} {'i' * 16}"), Wish(layout="single", bleed=0.0)))
    told = subprocess.run(
        ["pdftotext", "-bbox", "-l", "1", str(file), "-"], capture_output=True, check=True
    ).stdout.decode()
    (left, right) = map(float, re.findall(rf'xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"[^>]*>{wide}<', told)[0])
    assert 3 * POINTS < left < right < (CARD_WIDTH - 3) * POINTS


def words_on_rules(file: Path, deck: LibraryDeck, **wish: Any) -> str:
    file.write_bytes(deck_pdf(deck, Wish(cards="1-40", **wish)))
    told = subprocess.run(["pdftotext", "-f", "11", str(file), "-"], capture_output=True, check=True).stdout.decode()
    return re.sub(r"[\s\u00a0\u202f]+", " ", told.replace("-\n", "").replace("\u2010\n", "").replace("\u00ad", ""))


@needs_poppler
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_coop_names_its_parts_its_figures_and_every_title(tmp_path: Path, language: str) -> None:
    say = messages(language)
    found = words_on_rules(tmp_path / "x.pdf", library()["inventions"], language=language, game="coop")
    ids = ("heading-aim", "heading-setup", "heading-turn", "heading-end")
    for said in [say(f"rules-{id}") for id in ids] + [say("print-figure-discard"), say("print-figure-setup")]:
        assert re.sub(r"\s+", " ", said) in found, said
    job = make_job(library()["inventions"], Wish(language=language, game="coop", cards="1-9"), SILENT)
    if any(part["ranking"] for part in job["rules"]["parts"]):
        assert [title for title in titles_in(language) if title.split()[0] not in found] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_lie_in_their_frame_with_cards_apart(game: str, language: str) -> None:
    cards = laid_out(library()["inventions"].cards, Wish())
    for figure in (setup_figure(game, cards, messages(language)), line_figure(game, cards, messages(language))):
        assert figure is not None
        for number, one in enumerate(figure.pieces):
            assert 0 <= one.x <= figure.width - CARD[0]
            assert 0 <= one.y <= figure.height - CARD[1]
            for other in figure.pieces[:number]:
                assert abs(one.x - other.x) >= CARD[0] or abs(one.y - other.y) >= CARD[1]
        assert all(18 <= label.x <= figure.width - 18 for label in figure.labels)


def test_the_line_of_a_crowd_begins_with_three_cards_beside_the_deck() -> None:
    cards = laid_out(library()["inventions"].cards, Wish())
    figure = setup_figure("crowd", cards, messages("en"))
    assert [piece.kind for piece in figure.pieces] == ["pile", "dark", "dark", "dark"]
    years = [cards[piece.card].year for piece in figure.pieces[1:]]
    assert years == sorted(set(years))
    assert [(label.text, label.x) for label in figure.labels][1] == ("Timeline", figure.pieces[2].x + CARD[0] / 2)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "coop"])
def test_a_line_without_words_beside_it_lies_in_the_middle(game: str) -> None:
    figure = line_figure(game, laid_out(library()["inventions"].cards, Wish()), messages("en"))
    assert figure is not None
    left, right = min(one.x for one in figure.pieces), max(one.x for one in figure.pieces) + CARD[0]
    assert left == pytest.approx(figure.width - right)


def test_in_coop_the_gaps_lie_above_the_main_row_and_dates_rise() -> None:
    cards = laid_out(library()["inventions"].cards, Wish())
    figure = line_figure("coop", cards, messages("en"))
    assert figure is not None
    low = max(piece.y for piece in figure.pieces)
    row = [piece for piece in figure.pieces if piece.y == low]
    above = [piece for piece in figure.pieces if piece.y < low]
    assert (len(row), [piece.kind for piece in above]) == (4, ["dark", "gap", "gap"])
    years = [cards[piece.card].year for piece in sorted((*row, above[0]), key=lambda piece: piece.x)]
    assert years == sorted(set(years))


def test_a_deck_of_few_years_has_rules_without_the_picture_of_a_line(make_deck: MakeDeck) -> None:
    deck = make_deck(*"abc")
    assert line_figure("race", deck.cards, messages("en")) is None
    assert deck_pdf(deck, Wish(game="race")).startswith(b"%PDF")


def test_decks_and_stacks_of_chronology_are_of_different_colours() -> None:
    cards = library()["chronology"].cards
    piles = [one for one in setup_figure("chronology", cards, messages("en")).pieces if one.kind == "pile"]
    colors = [cards[one.card].card.face.color for one in piles]
    assert len(colors) == 15
    assert all(set(colors[at : at + 3]) == {"red", "blue", "beige"} for at in range(0, 15, 3))


@needs_poppler
@pytest.mark.parametrize(
    ("paper", "language"),
    [("a4", "en"), ("letter", "en"), ("letter", "fr"), ("a4", "it"), ("letter", "ru"), ("a4", "uk")],
)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_end_side_by_side_and_leave_no_side_half_empty(
    tmp_path: Path, game: str, paper: Any, language: str
) -> None:
    """The last side has words in both columns,
    down to a good third of the page, and neither ends far above the other.
    """
    file, deck = tmp_path / "x.pdf", library()["chronology"]
    wish = Wish(cards="1-9", game=game, paper=paper, language=language, fronts_only=True)
    file.write_bytes(deck_pdf(deck, wish))
    told = subprocess.run(["pdftotext", "-bbox", str(file), "-"], capture_output=True, check=True).stdout.decode()
    last = told.split("<page ")[-1]
    wide, high = map(float, re.findall(r'(?:width|height)="([\d.]+)"', last)[:2])
    words = [(float(x), float(y)) for x, y in re.findall(r'xMin="([\d.]+)".*?yMax="([\d.]+)"', last)]
    text = [(x, y) for x, y in words if y < high - 38]
    ends = [max((y / high for x, y in text if (x < wide / 2) == left), default=0) for left in (True, False)]
    assert min(ends) > 0.35
    assert abs(ends[0] - ends[1]) < 0.2


def test_players_sit_clockwise_round_the_picture_of_the_table() -> None:
    """In the order of play, as one looks down on it: top, right, bottom, left."""
    cards = laid_out(library()["inventions"].cards, Wish())
    figure = setup_figure("race", cards, messages("en"))
    named = [next(one for one in figure.labels if one.text == f"Player {number}") for number in (1, 2, 3, 4)]
    assert named[0].y < named[1].y < named[2].y
    assert named[3].x < named[0].x < named[1].x
