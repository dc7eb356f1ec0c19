"""Piles are values: however the game goes on from one, it keeps its cards."""

from hypothesis import given
from hypothesis import strategies as st

from yearline.core.piles import Heap, Stock


@given(st.lists(st.integers()))
def test_a_stock_is_drawn_from_the_top_and_stays_what_it_was(cards: list[int]) -> None:
    whole = stock = Stock(tuple(cards))
    for number, card in enumerate(cards):
        assert (stock.top, len(stock)) == (card, len(cards) - number)
        stock = stock.drawn()
    assert not stock
    assert stock == ()
    assert whole == tuple(cards)
    assert list(whole) == cards


@given(st.lists(st.tuples(st.integers(0, 9), st.integers())))
def test_a_heap_that_is_played_on_in_several_ways_is_several_heaps(grown: list[tuple[int, int]]) -> None:
    heaps: list[tuple[Heap[int], tuple[int, ...]]] = [(Heap(), ())]
    for which, card in grown:
        heap, cards = heaps[which % len(heaps)]
        heaps.append((heap.with_top(card), (*cards, card)))
    for heap, cards in heaps:
        assert heap == cards
        assert (len(heap), heap.top) == (len(cards), cards[-1] if cards else None)
        assert hash(heap) == hash(cards)
        assert heap[:1] == cards[:1]


def test_an_older_heap_begins_a_list_of_its_own() -> None:
    old = Heap([1])
    one, two = old.with_top(2), old.with_top(3)
    assert (old, one, two) == ((1,), (1, 2), (1, 3))


def test_piles_of_the_same_cards_are_equal_and_say_what_they_hold() -> None:
    assert Stock((1, 2), 1) == Stock((2,)) == Heap([2]) == (2,)
    assert Stock((1, 2)) != [1, 2]
    assert Stock((1, 2)) != Heap([2, 1])
    assert Heap([1]) != (1, 2)
    assert repr(Stock((1, 2), 1)) == "Stock(2,)"
