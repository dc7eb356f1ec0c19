"""The small game on the first page: every answer of a form leads to a line in order."""

from hypothesis import given
from hypothesis import strategies as st

from yearline.decks import library
from yearline.server.pages_try import LONGEST, make_try

DECK = library()["popular-culture"]
PICTURES = [card.card.face.picture for card in DECK.cards]


def test_it_begins_with_one_card_on_the_line_and_another_to_lay() -> None:
    game = make_try(DECK)
    assert len(game.line) == 1
    assert game.card.year != game.line[0].year
    assert game.verdict is None


def test_a_right_gap_counts_and_a_wrong_one_teaches() -> None:
    early, late = min(DECK.cards, key=lambda card: card.year), max(DECK.cards, key=lambda card: card.year)
    line, card = early.card.face.picture, late.card.face.picture
    right, wrong = make_try(DECK, line, card, 1, 4), make_try(DECK, line, card, 0, 4)
    assert (right.verdict is not None and right.verdict.right, right.right) == (True, 5)
    assert (wrong.verdict is not None and wrong.verdict.right, wrong.right) == (False, 4)
    assert right.line == wrong.line == (early, late)


@given(
    line=st.one_of(st.text(max_size=60), st.lists(st.sampled_from(PICTURES), max_size=12).map(",".join)),
    card=st.one_of(st.text(max_size=20), st.sampled_from(PICTURES)),
    gap=st.one_of(st.none(), st.integers(-3, 20)),
)
def test_whatever_a_form_says_the_line_is_short_and_in_order(line: str, card: str, gap: int | None) -> None:
    game = make_try(DECK, line, card, gap)
    years = [one.year for one in game.line]
    assert years == sorted(years)
    assert 1 <= len(years) <= LONGEST
    assert game.card not in game.line
