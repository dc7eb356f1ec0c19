"""How bots play race."""

from yearline.bots.lore import Lore, YearEstimate, key_of, known
from yearline.bots.players.characters import CHARACTERS, CharacterBot
from yearline.bots.policies import race
from yearline.core.actions import Place
from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Hand, Pile, Row, View


def face(title: str) -> Face:
    return Face(title, "", "", "")


def view(line: list[int], hand: list[str]) -> View:
    """Seat 0 is to place one of some cards into a line of years."""
    columns = tuple(
        [(Dated(CardRef(100 + i), face(str(year)), Back(year, "year", "")),) for i, year in enumerate(line)]
    )
    cards = tuple([Front(CardRef(i), face(title)) for i, title in enumerate(hand)])
    legal = tuple([Place(card.ref, gap) for card in cards for gap in range(len(line) + 1)])
    piles = (Pile("deck", None, 0, None), Pile("discard", None, 0, None))
    rows = (Row("line", None, columns),)
    seats = (Seat(0), Seat(1))
    return View("race", Seat(0), "place", Seat(0), 1, seats, rows, (Hand(Seat(0), cards),), piles, legal)


def lore(**estimates: tuple[float, float]) -> Lore:
    return Lore({key_of(face(title)): YearEstimate(*estimate) for title, estimate in estimates.items()}, {})


def favourite(seen: View, memory: Lore) -> Place:
    ratings = race.rate(seen, memory)
    assert list(ratings) == list(seen.legal)
    best = max(ratings, key=lambda action: ratings[action])
    assert isinstance(best, Place)
    return best


def test_a_card_goes_where_its_year_should_be() -> None:
    assert favourite(view([1500, 1800], ["a"]), lore(a=(1650, 0.1))) == Place(CardRef(0), 1)


def test_of_two_gaps_the_likelier_is_chosen() -> None:
    """The estimate lies in a narrow gap, but the card is so vague that the wide end is safer."""
    assert favourite(view([1899, 1901], ["a"]), lore(a=(1900, 0.5))).gap != 1


def test_with_equal_memories_the_safer_card_is_laid() -> None:
    line = view([1000, 1900], ["near", "clear"])
    assert favourite(line, lore(near=(1895, 0.2), clear=(1600, 0.2))) == Place(CardRef(1), 1)


def test_with_equal_chances_the_card_known_worse_goes_first() -> None:
    """A card one knows is right in any line; one that is vague needs wide gaps."""
    line = view([1900], ["sure", "vague"])
    assert favourite(line, lore(sure=(-3000, 0.01), vague=(-3000, 0.3))) == Place(CardRef(1), 0)


def test_in_the_play_off_only_the_gap_is_left_to_choose() -> None:
    assert favourite(view([1, 1000, 2000], ["only"]), lore(only=(1500, 0.4))) == Place(CardRef(0), 2)


def test_perfect_memory_never_misses(rich, recorded) -> None:
    players = [CharacterBot(CHARACTERS[4], rich, seed) for seed in range(2)]
    for player in players:
        player.lore = known(rich)
    record, outcome = recorded("race", players, 4)
    assert len(record.moves) >= 8
    assert outcome.reason in ("won", "shared")
    assert len(record.moves) % 2 == 0
