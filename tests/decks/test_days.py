"""A deck of days: 14 July and 4 August 1789 are in order wherever dates are looked at; a deck of years is as it was."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from yearline.bots import make_bot
from yearline.bots.review import review
from yearline.bots.review_text import sentence
from yearline.cli.terminal import Screen
from yearline.core.actions import Place
from yearline.core.cards import Dated
from yearline.core.deck import deck_card, make_deck
from yearline.core.errors import BadDeck, MixedDates
from yearline.core.game import Rules
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import fits
from yearline.core.play import play
from yearline.core.record import Record, dump, load
from yearline.core.view import View
from yearline.core.years import day_of, in_years, is_day, like, parts_of
from yearline.decks import DeckError, LibraryDeck, library, load_deck
from yearline.decks.days import read_day
from yearline.decks.manifest import toml
from yearline.decks.writing import csv_bytes
from yearline.games import GAMES, rules_for
from yearline.i18n import COMPLETE, messages
from yearline.i18n.dates import date_said, date_text
from yearline.printing.pictures import card_data
from yearline.sim.batch import setting
from yearline.sim.difficulty import difficulty
from yearline.sim.play import RIGHT, WRONG
from yearline.sim.run import Run, check, play_piece

BASTILLE, AUGUST = day_of(1789, 7, 14), day_of(1789, 8, 4)
TOML = 'id = "revolution"\ndates = "day"\n[names]\nen = "Revolution"\n'
COLORS = ("beige", "blue", "red")


def rows(count: int = 90) -> list[str]:
    """Days from 1789 on, some of them twice, in no order."""
    days = [(1789 + n // 24, n // 2 % 12 + 1, 1 + 13 * n % 28) for n in range(count)]
    cards = [f"{y}-{m:02}-{d:02},Event {n},Fact,{COLORS[n % 3]}" for n, (y, m, d) in enumerate(days)]
    return [*cards[1::2], *cards[::2], "1789-07-14,The Bastille,Fact,red", "1789-07-14,Necker is away,Fact,red"]


def deck_in(folder: Path, lines: list[str], toml: str = TOML) -> LibraryDeck:
    folder.mkdir(exist_ok=True)
    (folder / "deck.toml").write_text(toml, encoding="utf-8")
    (folder / "cards.csv").write_text("\n".join(["year,title_en,fact_en,color", *lines]), encoding="utf-8")
    return load_deck(str(folder))


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> LibraryDeck:
    return deck_in(tmp_path_factory.mktemp("days"), rows())


@pytest.mark.parametrize(
    "text",
    [
        *("1789-07-14", "1789-7-14", "14.07.1789", "14/7/1789", "7/14/1789", "14 July 1789", "July 14, 1789"),
        *("14 juillet 1789", "14 luglio 1789", "14 июля 1789 г.", "14 липня 1789", "14th July 1789"),
    ],
)
def test_a_day_is_read_as_people_write_it(text: str) -> None:
    assert read_day(text) == BASTILLE


@pytest.mark.parametrize("text", ["1789", "4/8/1789", "31 June 1789", "0000-01-01", "14 Thermidor 1789", "c. 1789", ""])
def test_what_is_no_day_or_could_be_two_is_none(text: str) -> None:
    assert read_day(text) is None


def test_days_are_in_order_across_months_years_and_eras() -> None:
    order = [(-44, 3, 15), (-44, 12, 31), (-1, 1, 1), (1, 1, 1), (1789, 7, 14), (1789, 8, 4), (1790, 1, 1)]
    numbers = [day_of(*one) for one in order]
    assert numbers == sorted(numbers)
    assert [parts_of(one) for one in numbers] == order
    assert [in_years(one) for one in numbers] == sorted(in_years(one) for one in numbers)
    assert [round(like(BASTILLE, in_years(one))) for one in numbers] == numbers


def test_equal_days_go_together_and_others_of_the_same_year_do_not() -> None:
    line = [rules_card(BASTILLE), rules_card(AUGUST)]
    assert fits(line, 1, day_of(1789, 7, 20))
    assert not fits(line, 0, day_of(1789, 7, 20))
    assert [gap for gap in range(3) if fits(line, gap, BASTILLE)] == [0, 1]


def rules_card(date: int) -> Dated:
    card = deck_card(str(date), date, precision="day")
    return Dated(CardRef(0), card.face, card.back)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_is_played_in_the_order_of_days(game: str, days: LibraryDeck) -> None:
    rules: Rules[object] = rules_for(game)
    seats = max(rules.seats.start, min(3, rules.seats.stop - 1))
    step = rules.setup(days.deck, seats, 7)
    bots = [make_bot("historian" if seat else "student", days, seat) for seat in range(seats)]
    moves = []
    while (acting := rules.acting(step.state)) and len(moves) < 600:
        seat = acting[0]
        action = bots[seat].choose(rules.view(step.state, seat), len(moves))
        moves.append((seat, action))
        step = play(rules, step.state, seat, action)
        in_order(rules.view(step.state, Seat(0)))
    assert moves
    record = Record(rules.id, rules.options, seats, 7, days.deck, tuple(moves))
    assert load(dump(record)) == record


def in_order(view: View) -> None:
    """Every row that can be seen runs from the earliest day to the latest."""
    for row in view.rows:
        if row.name != "gaps":
            shown = [parts_of(column[0].year) for column in row.columns if column]
            assert shown == sorted(shown)


def test_a_card_without_a_day_is_named_by_its_row(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as told:
        deck_in(tmp_path, ["1789-07-14,One,Fact,", "1789,Two,Fact,", "4/8/1789,Three,Fact,", ",Four,Fact,"])
    problems = [(one.row, one.column, one.code) for one in told.value.problems if one.severity == "error"]
    assert problems == [(3, "year", "no_day"), (4, "year", "no_day"), (5, "year", "no_year")]


def test_a_deck_of_days_is_written_as_it_was_read(tmp_path: Path, days: LibraryDeck) -> None:
    (tmp_path / "deck.toml").write_text(toml(days), encoding="utf-8")
    (tmp_path / "cards.csv").write_bytes(csv_bytes(days))
    assert load_deck(str(tmp_path)).deck == days.deck
    assert b"1789-07-14" in csv_bytes(days)


def test_a_deck_of_years_says_nothing_of_days() -> None:
    assert not any("dates" in toml(deck) for deck in library().values())
    assert not any(is_day(card.year) for deck in library().values() for card in deck.cards)


def test_years_and_days_are_not_shuffled_together(days: LibraryDeck) -> None:
    with pytest.raises(MixedDates):
        make_deck("both", (*days.deck.cards, *library()["world-history"].deck.cards))
    with pytest.raises(BadDeck):
        deck_card("odd", 1789, precision="day")
    with pytest.raises(BadDeck):
        deck_card("odd", BASTILLE)


@pytest.mark.parametrize(
    ("language", "printed", "said"),
    [
        ("en", "14 July 1789", "14 July 1789"),
        ("fr", "14 juillet 1789", "le 14 juillet 1789"),
        ("it", "14 luglio 1789", "14 luglio 1789"),
        ("ru", "14 июля 1789", "14 июля 1789\u00a0г."),
        ("uk", "14 липня 1789", "14 липня 1789\u00a0р."),
    ],
)
def test_a_day_in_five_languages(language: str, printed: str, said: str) -> None:
    assert date_text(BASTILLE, "day", language) == printed
    assert date_said(BASTILLE, "day", language) == said


@pytest.mark.parametrize("language", COMPLETE)
def test_a_day_before_our_era_names_it(language: str) -> None:
    assert date_text(-44, "year", language) in date_text(day_of(-44, 3, 15), "day", language)


def test_print_has_the_day_on_the_card(days: LibraryDeck) -> None:
    card = next(one for one in days.cards if one.year == BASTILLE)
    assert card_data(card, days.palette, "fr", "full")["date"] == "14 juillet 1789"


def test_a_terminal_shows_days(days: LibraryDeck) -> None:
    rules: Rules[object] = rules_for("race")
    view = rules.view(rules.setup(days.deck, 2, 7).state, Seat(0))
    paper = io.StringIO()
    Screen(Console(file=paper, width=100, color_system=None), "it", ["Zoe", "Bob"], lambda face: face.title).view(view)
    (first,) = view.rows[0].columns[0]
    assert date_text(first.year, "day", "it") in paper.getvalue()


def test_the_coach_counts_days_within_a_year() -> None:
    dates = [AUGUST, BASTILLE, *(day_of(1790 + n, 5, 5) for n in range(8))]
    deck = make_deck("days", [deck_card(f"on {date}", date, precision="day") for date in dates])
    rules = rules_for("race", {"hand_size": 1, "first_player": 0})
    for seed in range(500):
        view = rules.view(rules.setup(deck, 2, seed).state, None)
        held = view.hands[0].cards[0]
        if (view.rows[0].columns[0][0].year, held.face.title) == (AUGUST, f"on {BASTILLE}"):
            break
    moves = ((Seat(0), Place(held.ref, 1)),)
    found = review(Record(rules.id, {"hand_size": 1, "first_player": 0}, 2, seed, deck, moves))
    (miss,) = found.players[0].misjudged
    assert (miss.years, miss.days) == (0, 21)
    assert "21 days before" in sentence(found.notes[0], "en")
    assert "21 дня" not in sentence(found.notes[0], "ru")
    assert all("21" in line for line in (sentence(found.notes[0], language) for language in COMPLETE))


GAPS = {
    "en": ("between 14 July 1789 and 4 August 1789", "before 14 July 1789", "after 4 August 1789"),
    "fr": ("entre le 14 juillet 1789 et le 4 août 1789", "avant le 14 juillet 1789", "après le 4 août 1789"),
    "it": ("tra il 14 luglio 1789 e il 4 agosto 1789", "prima del 14 luglio 1789", "dopo il 4 agosto 1789"),
    "ru": ("между 14 июля 1789 г. и 4 августа 1789 г.", "до 14 июля 1789 г.", "после 4 августа 1789 г."),
    "uk": ("між 14 липня 1789 р. і 4 серпня 1789 р.", "до 14 липня 1789 р.", "після 4 серпня 1789 р."),
}


@pytest.mark.parametrize("language", COMPLETE)
def test_a_gap_between_days_in_words(language: str) -> None:
    say = messages(language)
    before, after = (date_said(date, "day", language) for date in (BASTILLE, AUGUST))
    found = (
        say("client-gap-between", before=before, after=after),
        say("client-gap-before", after=before),
        say("client-gap-after", before=after),
    )
    assert tuple(text.replace("\u00a0", " ") for text in found) == GAPS[language]


def test_in_a_simulation_who_knows_days_better_lays_more_of_them_rightly(days: LibraryDeck) -> None:
    race = setting("race", days.deck, 2, {})

    def right(error: float) -> float:
        laid = play_piece(check(Run(race, "noisy", 400, 1, error)), 0, 400)
        return float(laid[:, RIGHT].sum() / laid[:, [RIGHT, WRONG]].sum())

    assert right(1.0) < right(0.1) < right(0.01) < right(0.0) == 1.0
    known = [one.right.mean for one in difficulty(days.deck, 100)]
    assert known == sorted(known, reverse=True)
