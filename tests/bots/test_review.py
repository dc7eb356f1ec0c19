"""The coach: what was better and why, who misjudged what by how much, and where the game turned."""

import xml.etree.ElementTree as ET
from collections.abc import Callable

import pytest

from yearline.bots import make_bot
from yearline.bots.lore import known
from yearline.bots.players.characters import CHARACTERS, CharacterBot
from yearline.bots.review import Misjudged, Review, SeatReview, review
from yearline.bots.review_picture import HEIGHT, WIDTH, picture
from yearline.bots.review_text import lines, plain, sentence, summary
from yearline.bots.search import Bound
from yearline.core.actions import Leave, Place
from yearline.core.cards import Back
from yearline.core.deck import Deck, deck_card, make_deck
from yearline.core.errors import BadRecord
from yearline.core.ids import CardRef, Seat
from yearline.core.record import Record
from yearline.core.value import replace
from yearline.games import GAMES, rules_for
from yearline.i18n import LANGUAGES

BotGame = Callable[..., Review]


@pytest.fixture(scope="module")
def reviewed(rich, recorded) -> BotGame:
    def reviewed(game: str, *names: str, seed: int = 5) -> Review:
        return review(recorded(game, [make_bot(name, rich, i) for i, name in enumerate(names)], seed)[0])

    return reviewed


def tiny(*years: int) -> Deck:
    return make_deck("tiny", [deck_card(f"of {year}", year) for year in years])


def race(
    *moves: tuple[int, int, int], years: tuple[int, ...] = (1900, 1950, -5, 3, 1800, 1700, 1600), played: int = 2
) -> Record:
    """A race of two with one card each; moves as (seat, year of the card, gap), of which the first were played."""
    deck = tiny(*years)
    rules = rules_for("race", {"hand_size": 1, "first_player": 0})
    for seed in range(500):
        view = rules.view(rules.setup(deck, 2, seed).state, None)
        titles = [hand.cards[0].face.title for hand in view.hands]
        if [f"of {year}" for _, year, _ in moves[:2]] == titles and view.rows[0].columns[0][0].year == years[0]:
            refs = {f"of {year}": hand.cards[0].ref for (_, year, _), hand in zip(moves, view.hands, strict=True)}
            done = tuple([(Seat(seat), Place(refs[f"of {year}"], gap)) for seat, year, gap in moves[:played]])
            return Record(rules.id, {"hand_size": 1, "first_player": 0}, 2, seed, deck, done)
    raise AssertionError("no seed deals these cards")


def test_a_miss_is_measured_in_years_and_put_right() -> None:
    found = review(race((0, 1950, 0), (1, 1800, 0)))
    miss, right = found.notes
    assert (miss.reason, miss.years, miss.loss, miss.good) == ("later", 50, 1.0, False)
    assert isinstance(miss.action, Place)
    assert miss.better == Place(miss.action.card, 1)
    assert (
        sentence(miss, "en")
        == "“of 1950” (1950) is 50 years after the end of the chosen gap (1900); it belongs after 1900."
    )
    assert (right.reason, right.good, right.years) == ("right", True, None)


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "after 800 BC."),
        ("fr", "après 800 av. J.‑C."),
        ("it", "dopo l’800 a.C."),
        ("ru", "после 800 г. до н. э."),
        ("uk", "після 800 р. до н. е."),
    ],
)
def test_a_sentence_ends_with_one_point_even_after_an_abbreviation(language: str, end: str) -> None:
    miss, _ = review(race((0, 1950, 0), (1, 1800, 1), years=(-800, 1950, 1800, -5, 3, 1700, 1600))).notes
    assert sentence(miss, language).replace("\u00a0", " ").endswith(f" {end}")


def test_who_left_a_race_alone_is_not_told_to_have_won() -> None:
    rules = rules_for("race")
    alone = Record(rules.id, {}, 1, 7, tiny(*range(1900, 1940)), ((Seat(0), Leave()),))
    assert next(lines(review(alone), "en")) == "The game was not finished."


def test_a_game_without_moves_has_no_turning_point() -> None:
    assert review(race((0, 1950, 0), (1, 1800, 0), played=0)).turning_point is None


def test_the_worst_of_equal_losses_is_the_turning_point() -> None:
    found = review(race((0, 1950, 0), (1, 1600, 1)))
    assert [(note.loss, note.years) for note in found.notes] == [(1.0, 50), (1.0, 300)]
    assert found.turning_point is found.notes[1]
    worst = found.notes[1].action
    assert isinstance(worst, Place)
    assert found.notes[1].better == Place(worst.card, 0) != Place(CardRef(0), worst.card)


def test_a_terminal_is_told_move_by_move() -> None:
    told = list(lines(review(race((0, 1950, 0), (1, 1800, 0))), "en"))
    assert told[told.index("") + 1 :] == [
        "1. Player 1: “of 1950” (1950) is 50 years after the end of the chosen gap (1900); it belongs after 1900.",
        "2. Player 2: places “of 1800”. Right.",
    ]


def test_there_is_no_year_zero_to_count() -> None:
    found = review(race((0, -5, 1), (1, 1800, 0), years=(3, 1950, -5, 1800, 1700, 1600)))
    assert found.notes[0].years == 7


def test_accuracy_and_the_worst_cards_of_each_player() -> None:
    found = review(race((0, 1950, 0), (1, 1800, 0)))
    first, second = found.players
    assert (first.accuracy, first.years, second.accuracy, second.years) == (0.0, 50.0, 1.0, 0.0)
    assert [(card.title, card.years) for card in first.worst] == [("of 1950", 50)]
    assert found.turning_point is found.notes[0]
    assert found.course == ((1, 1), (1, 1), (1, 0))
    assert found.outcome is not None
    assert found.outcome.winners == (1,)


def test_the_mean_of_the_misses_and_the_worst_of_them() -> None:
    """Right moves do not count; three cards are named, the worst first; the client gets rounded numbers."""
    cards = [Misjudged(f"by {years}", Back(1900 + years, "year", ""), years) for years in (10, 40, 20, 31)]
    player = SeatReview(Seat(0), 7, 3, tuple(cards))
    assert (player.accuracy, player.years) == (3 / 7, 25.25)
    assert [card.years for card in player.worst] == [40, 31, 20]
    found = replace(review(race((0, 1950, 0), (1, 1800, 0))), players=(player,))
    (told,) = plain(found, "en")["players"]
    assert (told["accuracy"], told["years_off"], told["good"], told["moves"]) == (0.4286, 25.2, 3, 7)
    assert list(summary(found, "en"))[1:3] == [
        "Player 1: 43% accurate (good moves: 3 of 7).",
        "  “by 40” (1940): off by 40 years",
    ]


def test_who_knows_every_date_has_nothing_to_learn(rich, recorded) -> None:
    players = [CharacterBot(CHARACTERS[0], rich, seed) for seed in range(2)]
    for player in players:
        player.lore = known(rich)
    for game in GAMES:
        if game == "chronology":  # there is more to it than dates
            continue
        found = review(recorded(game, players, 3)[0])
        assert [player.accuracy for player in found.players] == [1.0, 1.0]
        assert found.turning_point is None


@pytest.mark.parametrize("game", GAMES)
def test_a_child_is_told_more_than_a_historian(game: str, reviewed: BotGame) -> None:
    """Of several games: in a single one a child may be lucky."""
    played = [reviewed(game, "child", "historian", seed=seed).players for seed in range(5, 9)]
    child, historian = (sum(players[seat].accuracy for players in played) for seat in (0, 1))
    assert child < historian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_its_sentence_in_every_language(game: str, language: str, reviewed: BotGame) -> None:
    found = reviewed(game, "random", "student", "simple")
    told = list(lines(found, language))
    assert len(told) >= len(found.notes)
    for note in found.notes:
        text = sentence(note, language)
        assert text.endswith(".")
        assert "{" not in text
        assert (";" in text) == (not note.good)


def test_coop_names_all_kinds_of_mistakes(reviewed: BotGame) -> None:
    reasons = {note.reason for seed in range(12) for note in reviewed("coop", "random", "random", seed=seed).notes}
    assert reasons >= {"good", "blocked", "jumped", "closed", "wasted", "stopped"}


def test_chronology_names_drafts_start_cards_and_powers(reviewed: BotGame) -> None:
    reasons = {
        note.reason for seed in range(12) for note in reviewed("chronology", "random", "random", seed=seed).notes
    }
    assert reasons >= {"good", "right", "earlier", "later", "draft", "power"}


def test_the_oracle_of_chronology_has_little_to_learn(rich, recorded) -> None:
    players = [make_bot("oracle", rich, seed) for seed in range(2)]
    found = review(recorded("chronology", players, 3)[0])
    assert min(player.accuracy for player in found.players) > 0.95


def test_a_loss_is_what_the_better_move_was_worth_more(reviewed: BotGame) -> None:
    found = reviewed("coop", "random", "random")
    assert all((note.loss >= 0.75) == (not note.good) for note in found.notes)
    assert found.turning_point is not None
    assert found.turning_point.loss == max(note.loss for note in found.notes)


def test_what_was_possible_on_the_deal_is_told(rich, recorded) -> None:
    record, outcome = recorded("coop", [make_bot("student", rich, i) for i in range(2)], 5)
    found = review(record, bound=lambda given: Bound(52, 60) if given is record else Bound(0, 0))
    score = str(outcome.score).replace("-", "−")
    assert next(summary(found, "en")) == f"You scored {score}; 52 was possible."
    assert plain(found, "en")["bound"] == {"lower": 52, "upper": 60}
    assert next(summary(review(record), "en")) == f"You scored {score}."


def test_leaving_is_not_judged(rich, recorded) -> None:
    record, _ = recorded("race", [make_bot("student", rich, i) for i in range(3)], 5)
    found = review(replace(record, moves=(*record.moves[:2], (Seat(2), Leave()))))
    assert not found.notes[-1].judged
    assert found.players[2].moves == sum(seat == 2 for seat, _ in record.moves[:2])


def test_an_unfinished_game_can_be_reviewed(rich, recorded) -> None:
    record, _ = recorded("coop", [make_bot("student", rich, i) for i in range(2)], 5)
    found = review(replace(record, moves=record.moves[:5]))
    assert len(found.notes) == 5
    assert next(summary(found, "en")) == "The game was not finished."


def test_a_card_that_was_taken_out_of_play_is_taken_out_again(rich, recorded) -> None:
    record, _ = recorded("race", [make_bot("student", rich, i) for i in range(2)], 5)
    (first, _), rules = record.moves[0], rules_for("race")
    held = rules.public(rules.setup(record.deck, 2, 5).state).hands[1 - first].cards[0].ref
    found = review(replace(record, moves=record.moves[:1], withdrawn=((1, held),)))
    assert len(found.notes) == 1
    with pytest.raises(BadRecord, match=f"withdrawal of card {held} before move 2"):
        review(replace(record, moves=record.moves[:1], withdrawn=((1, held), (1, held))))


def test_plain_data_has_everything_a_client_draws(reviewed: BotGame) -> None:
    found = reviewed("chronology", "child", "student")
    told = plain(found, "fr")
    assert [move["number"] for move in told["moves"]] == list(range(1, len(found.notes) + 1))
    assert len(told["course"]) == len(found.notes) + 1
    assert {player["seat"] for player in told["players"]} == {0, 1}
    assert told["winners"] == list(found.outcome.winners)
    (missed, _) = plain(review(race((0, 1950, 0), (1, 1800, 0))), "fr")["players"]
    assert all((move["better"] is None) == move["good"] for move in told["moves"])
    assert plain(replace(found, notes=(replace(found.notes[0], loss=0.12345),)), "fr")["moves"][0]["loss"] == 0.12
    assert {move["better"] is None for move in told["moves"]} == {True, False}
    assert missed["misjudged"] == [{"title": "of 1950", "year": 1950, "date": "1950", "years": 50, "days": 0}]


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_shows_every_costly_move(game: str, reviewed: BotGame) -> None:
    found = reviewed(game, "child", "student", "random")
    root = ET.fromstring(picture(found, "uk"))
    svg = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f"{svg}circle")) == sum(not note.good for note in found.notes)
    assert len(root.findall(f"{svg}polyline")) == len(found.course[0])
    assert root.find(f"{svg}desc").text
    colors = [line.get("stroke") for line in root.findall(f"{svg}polyline")]
    assert len(set(colors)) == len(colors)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_beyond_the_edge_of_the_picture(game: str, reviewed: BotGame) -> None:
    for element in ET.fromstring(picture(reviewed(game, "child", "student", "random"), "uk")).iter():
        for key, most in (("x", WIDTH), ("cx", WIDTH), ("x1", WIDTH), ("x2", WIDTH), ("y", HEIGHT), ("cy", HEIGHT)):
            assert 0 <= float(element.get(key, "0")) <= most
        points = [point.split(",") for point in element.get("points", "").split()]
        assert all(0 <= float(x) <= WIDTH and 0 <= float(y) <= HEIGHT for x, y in points)


def test_titles_cannot_break_the_picture() -> None:
    record = race((0, 1950, 0), (1, 1800, 0))
    titled = [replace(card, face=replace(card.face, title='<script>"&')) for card in record.deck.cards]
    found = review(replace(record, deck=Deck("hostile", tuple(titled))))
    assert "<script>" not in picture(found, "en")
    ET.fromstring(picture(found, "en"))


def test_the_picture_shows_what_was_possible(rich, recorded) -> None:
    record, _ = recorded("coop", [make_bot("student", rich, i) for i in range(2)], 5)
    assert "possible: 52" in picture(review(record, lambda _: Bound(52, 60)), "en")
    assert "possible" not in picture(review(record), "en")


def test_a_record_of_another_version_is_refused(rich) -> None:
    with pytest.raises(BadRecord, match=r"of 'coop/9'.*replays coop/1"):
        review(Record("coop/9", {}, 2, 1, rich.deck))


def test_a_record_with_strange_options_is_refused(rich) -> None:
    with pytest.raises(BadRecord, match=r"options of the record.*speed"):
        review(Record("coop/1", {"speed": 9}, 2, 1, rich.deck))


def test_a_record_that_breaks_the_rules_is_refused_with_the_move(rich) -> None:
    with pytest.raises(BadRecord, match=r"move 1 \(place 1 99\) cannot be replayed"):
        review(Record("race/1", {"first_player": 0}, 2, 1, rich.deck, ((Seat(0), Place(CardRef(1), 99)),)))


def test_a_record_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadRecord, match="cannot be set up"):
        review(Record("race/1", {}, 2, 1, tiny(1, 2)))
