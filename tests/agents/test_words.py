"""The official text of a view: everything a player sees, in five languages, and no date that nobody may know."""

import re
from typing import Any

import pytest

from yearline.agents.invented import KINDS, NAMES, invented_deck
from yearline.agents.tables import LocalTable, Sight
from yearline.bots import make_bot
from yearline.core.actions import to_text
from yearline.core.cards import Dated
from yearline.core.ids import Seat
from yearline.decks import LibraryDeck, load_deck, usual_deck
from yearline.games import GAMES, rules_for
from yearline.i18n import COMPLETE

PLAYED = [name for name, game in GAMES.items() if not game.paced]


def table_of(game: str, language: str = "en", deck: LibraryDeck | None = None, **options: Any) -> LocalTable:
    cards = deck or load_deck(usual_deck(game))
    players = {Seat(0): None, Seat(1): make_bot("student", cards, 1)}
    return LocalTable(rules_for(game, options), cards, 4, players, ["Ada", "Max"], language)


async def walk(table: LocalTable) -> list[Sight]:
    """Every sight of a game in which the first legal move is made."""
    seen = [await table.sight()]
    while seen[-1].view.legal:
        await table.act(Seat(0), seen[-1].view.legal[0])
        seen.append(await table.sight())
    return seen


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", COMPLETE)
async def test_every_card_and_move_is_named(game: str, language: str) -> None:
    table = table_of(game, language)
    for sight in await walk(table):
        text = table.narrator.turn(sight.view, sight.events)
        for hand in sight.view.hands:
            for card in hand.cards:
                assert f"{card.ref}: {table.narrator.title_of(card.face)}" in text
        for action in sight.view.legal:
            word, *arguments = to_text(action).split()
            assert word in text
            assert all(one in text for one in arguments)
        assert "agents-" not in text


@pytest.mark.parametrize("game", PLAYED)
async def test_no_date_is_told_before_its_card_is_turned_over(game: str) -> None:
    """A number in a title is no date of ours: only invented cards have none."""
    table = table_of(game, "en", invented_deck(), **({"draft_packets": 1} if game == "chronology" else {}))
    dates = {card.card.face.picture: str(card.year) for card in invented_deck().cards}
    assert not any(re.search(r"\d", card.text("en").title) for card in invented_deck().cards)
    turned: set[str] = set()
    for sight in await walk(table):
        view = sight.view
        shown = [card for row in view.rows for column in row.columns for card in column]
        shown += [card for hand in view.hands for card in hand.cards if isinstance(card, Dated)]
        turned |= {card.face.picture for card in shown}
        turned |= {event.card.face.picture for event in sight.events if type(event).__name__ == "Revealed"}
        text = table.narrator.turn(view, sight.events)
        known = {dates[picture] for picture in turned}
        assert set(re.findall(r"\b1\d{3}\b", text)) <= known


async def test_the_text_is_short_enough_to_be_read_every_turn() -> None:
    table = table_of("race")
    assert max(len(table.narrator.turn(sight.view, sight.events)) for sight in await walk(table)) < 6000


async def test_the_rules_are_told_with_the_options_agreed_on() -> None:
    one, two = [
        table.narrator.rules((await table.sight()).view) for table in (table_of("lives", lives=n) for n in (1, 2))
    ]
    assert one != two


def test_invented_cards_have_titles_of_their_own_in_every_language() -> None:
    deck = invented_deck()
    assert len(deck.cards) == len(KINDS) * len(NAMES)
    assert deck.languages == COMPLETE
    for language in COMPLETE:
        assert len({card.text(language).title for card in deck.cards}) == len(deck.cards)
