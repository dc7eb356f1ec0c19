"""The recipes of CONTRIBUTING.md: one file and its words, and the newcomer is everywhere.
Nothing else had to be touched.
"""

from pathlib import Path

import pytest

from tests.extending.house import PACKAGE, House

GAME = '''
from typing import ClassVar
from yearline.games.lives import Lives


class Heirs(Lives):
    """Three Lives with a life more."""

    name: ClassVar = "heirs"
'''
WORDS = """
rules-title-heirs = The Heirs
rules-short-heirs = Short.
rules-aim-heirs = Aim.
rules-setup-heirs = Set-up.
rules-turn-heirs = Turn.
rules-end-heirs = End.
pages-rules-picture-heirs = Picture.
pages-own-not-enough-heirs = No.
client-do-heirs-place = Choose.
client-do-heirs-last = Choose well.
review-picture-heirs = Score.
"""
BOT = """
from typing import Final
from yearline.bots.base import BotInfo
from yearline.bots.players.simple import RandomBot

BOTS: Final = (BotInfo("gambler", 2, lambda deck, seed: RandomBot()),)
"""
BOT_WORDS = "\nbots-gambler-name = Gambler\nbots-gambler-character = Trusts in nothing but luck.\n"
MANIFEST = 'id = "{}"\n\n[names]\nen = "Small"\n'
CARDS = "year,title\n1969,People walk on the Moon\n1989,The Wall falls\n1492,Columbus sails\n"
GERMAN = {"client": "client-talk = Gespräch\n", "dates": "date-bc = v. Chr.\ndate-circa = um { $date }\n"}


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_a_game_is_a_module_and_a_catalogue(house: House) -> None:
    house.add("games/heirs.py", GAME)
    house.add("i18n/en/heirs.ftl", WORDS)
    assert house.ask("list(__import__('yearline').GAMES)") == ["coop", "race", "chronology", "heirs", "lives", "crowd"]
    assert "The Heirs" in house.run("-m", "yearline", "rules", "heirs")
    told = house.run("-m", "yearline", "play", "heirs", "--bot", "student", "--bot", "oracle", "--language", "uk")
    assert len(told.splitlines()) > 10
    page = "from yearline.server.pages import table, frame as f"
    words = house.run("-c", f"{page}; print(table.words_of('fr'), f.templates().globals['signs'])")
    assert "client-do-heirs-last = Choose well." in words
    assert "'heirs': 'none'" in words


def test_a_deck_of_the_games_name_is_its_own(house: House) -> None:
    house.add("decks/library/lives/deck.toml", MANIFEST.format("lives"))
    house.add("decks/library/lives/cards.csv", CARDS)
    assert "lives" in house.ask("[deck.id for deck in __import__('yearline.decks').decks.library().values()]")
    assert house.ask("[__import__('yearline.decks').decks.usual_deck(game) for game in ('lives', 'race')]") == [
        "lives",
        "popular-culture",
    ]
    assert "3 cards" in house.run("-m", "yearline", "deck", "list")
    assert "1969" in house.run("-m", "yearline", "play", "lives", "--bot", "simple", "--seed", "2")


def test_a_bot_is_a_module_and_two_messages(house: House) -> None:
    house.add("bots/players/gambler.py", BOT)
    house.add("i18n/en/bots.ftl", BOT_WORDS)
    bots = house.ask("list(__import__('yearline.bots').bots.BOTS)")
    assert bots.index("child") < bots.index("gambler") < bots.index("historian")
    assert "Gambler" in house.run(
        "-m", "yearline", "play", "race", "--bot", "gambler", "--bot", "student", "--seed", "1"
    )
    assert "gambler" in house.run("-m", "yearline", "arena", "lives", "--policy", "gambler", "--deals", "1")


def test_a_policy_is_a_module_of_the_games_name(house: House) -> None:
    house.add("bots/policies/lives.py", "def rate(view, lore):\n    return {view.legal[0]: 1.0}\n")
    assert house.ask("sorted(__import__('yearline.bots').bots.policies.POLICIES)") == [
        "chronology",
        "coop",
        "lives",
        "race",
    ]


def test_a_language_is_a_folder_that_may_be_half_empty(house: House) -> None:
    for domain, text in GERMAN.items():
        house.add(f"i18n/de/{domain}.ftl", text)
    say = "__import__('yearline.i18n').i18n.messages('de')"
    assert house.ask("__import__('yearline.i18n').i18n.LANGUAGES")[:2] == ["en", "de"]
    assert house.ask(f"[{say}('client-talk'), {say}('client-menu')]") == ["Gespräch", "Menu"]
    assert house.ask("__import__('yearline.server.pages.frame').server.pages.frame.NAMES['de']") == "Deutsch"
    words = house.run("-c", "from yearline.server.pages.words import words_of; print(words_of('de'))")
    assert "client-talk = Gespräch" in words
    assert "client-menu = Menu" in words
    years = "import yearline.decks.years as y; print(y.read_year('um 44 v. Chr.'))"
    assert house.run("-c", years) == "(-44, True)\n"
    said = "from yearline.i18n.dates import date_said; print(date_said(-44, 'year', 'de'))"
    assert house.run("-c", said) == "44\xa0v. Chr.\n"
    told = house.run(
        "-m", "yearline", "play", "coop", "--bot", "student", "--bot", "child", "--language", "de", "--seed", "1"
    )
    assert "v. Chr." in told or "um " in told


def test_nobody_keeps_a_second_list_of_the_games() -> None:
    """Everybody asks the registry; the simulator, which has arrays for three games, has a module for each."""
    sources = [path for ending in ("*.py", "*.js", "*.html") for path in PACKAGE.rglob(ending)]
    listing = {
        str(path.relative_to(PACKAGE))
        for path in sources
        if all(f'"{name}"' in path.read_text(encoding="utf-8") for name in ("coop", "race", "chronology"))
    }
    assert listing == set()
