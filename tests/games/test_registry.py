"""The registry: records on disk and bookmarks name games by these ids, and lists show them in this order."""

import pytest

from yearline.core.errors import BadDeck, BadOption
from yearline.decks import load_deck
from yearline.games import GAMES, rules_for


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_known_by_its_name_and_by_its_id(name: str) -> None:
    id = rules_for(name).id
    assert id == f"{name}/{GAMES[name].version}"
    assert rules_for(id).id == id


def test_lists_show_games_in_their_order() -> None:
    assert list(GAMES) == [game.name for game in sorted(GAMES.values(), key=lambda game: (game.order, game.name))]
    assert next(iter(GAMES)) == "coop"


@pytest.mark.parametrize("name", ["", "chess", "coop/2", "coop/1/1", "Coop"])
def test_an_unknown_game_or_version_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        rules_for(name)


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_of_the_library_is_not_mistaken_for_its_cards(game: str) -> None:
    rules, rich = rules_for(game), load_deck("chronology")
    with pytest.raises(BadDeck, match=r"not a LibraryDeck; .* `\.deck`"):
        rules.setup(rich, 2, 1)  # type: ignore[arg-type]
    assert rules.setup(rich.deck, 2, 1).events
