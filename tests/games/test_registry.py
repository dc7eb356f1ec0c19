"""The registry: records on disk and bookmarks name games by these ids, and lists show them in this order."""

import pytest

from yearline.core.errors import BadDeck, BadOption
from yearline.decks import load_deck
from yearline.games import GAMES, rules_for

IDS = ["coop/1", "race/1", "chronology/1", "lives/1"]


def test_the_games_and_their_versions() -> None:
    assert [rules_for(name).id for name in GAMES] == IDS
    assert [rules_for(id).id for id in IDS] == IDS


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
