"""Who has read only the sheet can answer these:
each question of a newcomer names the statement that answers it, in every language.
"""

import re

import pytest

from yearline.games import GAMES
from yearline.i18n import COMPLETE, messages
from yearline.teaching.sheet import RulesSheet, rules_sheet

QUESTIONS: dict[str, dict[str, str]] = {
    "coop": {
        "How many cards are in play, and what becomes of the others?": "setup/cards",
        "May I look at the dates of my own cards?": "setup/hand",
        "Which row is the main one, and where does it lie?": "setup/start",
        "Who begins, and in which direction do we play?": "setup/first",
        "What can I do in my turn, and how many cards do I draw?": "turn",
        "Where does a card go that is earlier than everything?": "play/left",
        "What if it has the same year as a card that lies there?": "play/equal",
        "Where does a card go that falls between two others?": "play/gap",
        "What is a blocked card, and what can still be done with it?": "play/blocked",
        "What if the card in the gap has the very same year?": "play/same",
        "Must I try another card after a blocked one?": "play/must",
        "May I stop after one card?": "play/stop",
        "Which card may I discard?": "discard",
        "Which symbol has to be matched after that?": "discard/turned",
        "Do I have to discard a blocked card?": "discard/free",
        "May we talk?": "know",
        "What happens to somebody who has no cards left?": "end",
        "When is the game lost at once?": "end/failed",
        "What if somebody can neither play nor discard?": "end/stuck",
        "What is a card in a gap worth, and one in my hand?": "score/rest",
        "How does a whole count go?": "example/score",
        "What differs between the editions?": "edition/same",
    },
    "race": {
        "How many cards do I get?": "setup/hand",
        "Do the symbols matter?": "setup",
        "Who begins, and what is a round?": "setup/first",
        "May I pass?": "turn",
        "Where may I place a card?": "turn/where",
        "Do I draw after a right card?": "turn/right",
        "Where does a wrong card go?": "turn/wrong",
        "What about equal years?": "turn/equal",
        "What if the deck is empty?": "turn/empty",
        "Is it over when the first player is out of cards?": "end",
        "Who wins if only one is out?": "end/one",
        "Who plays off, how, and who is out?": "end/several",
        "What if there are too few cards for a play-off?": "end/few",
        "What may I see of the others?": "know",
    },
    "chronology": {
        "How do the decks lie?": "setup/decks",
        "Who begins?": "setup/first",
        "How does the draft go?": "setup/draft",
        "How many stacks do I get?": "setup/stacks",
        "What are neutral decks?": "setup/neutral",
        "Who gives whom a start card, and does its power count?": "setup/start",
        "Which card may I place, and where?": "turn",
        "What happens to a wrong card?": "turn/wrong",
        "What about equal dates?": "turn/equal",
        "Must I use a power, and on whom may I?": "power",
        "What does red do?": "power/red",
        "What does blue do, with an odd number too?": "power/blue",
        "What does beige do?": "power/beige",
        "May I look through my own stacks?": "know",
        "When is it over?": "end",
        "Who wins a tie?": "end/tie",
    },
    "lives": {
        "What is the aim?": "aim",
        "How does it begin?": "setup/start",
        "How many lives are there, and whose are they?": "setup/lives",
        "Who takes turns in a team?": "setup/lives",
        "Where does a card go?": "turn",
        "What happens when I am right?": "turn/right",
        "What does a mistake cost?": "turn/wrong",
        "What about equal years?": "turn/equal",
        "May a team talk?": "know",
        "When is it over?": "end",
        "What is the score?": "end",
        "Is it in a box?": "setup",
    },
    "crowd": {
        "What is the aim?": "aim",
        "For how many people is it, and is it in a box?": "setup",
        "How does the timeline begin?": "setup/line",
        "How many cards are there in a game?": "setup/rounds",
        "What do I do?": "turn",
        "Who sees what I have chosen, and may I change my mind?": "turn/secret",
        "When is the answer shown, and what if I have chosen nothing?": "turn/over",
        "What about equal years?": "turn/equal",
        "How long do we look at a card?": "turn/next",
        "Does the timeline grow for ever?": "turn/five",
        "What do the others learn of my answer?": "know",
        "What if somebody comes late or leaves?": "know/late",
        "When is it over, and who wins?": "end",
        "How do teams win?": "end/teams",
        "Is a quick answer worth more?": "tip/time",
    },
}


def answers(sheet: RulesSheet) -> dict[str, str]:
    """Everything that a sheet says, by part and statement."""
    leads = {part.name: part.text for part in sheet.parts if part.text}
    return leads | {f"{part.name}/{one.name}": one.text for part in sheet.parts for one in part.statements}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", QUESTIONS)
def test_a_newcomer_finds_a_dozen_answers(game: str, language: str) -> None:
    said = answers(rules_sheet(game, language))
    assert len(QUESTIONS[game]) >= 12
    assert set(QUESTIONS) == set(GAMES)
    assert [question for question, place in QUESTIONS[game].items() if len(said.get(place, "")) < 6] == []


@pytest.mark.parametrize("language", [code for code in COMPLETE if code != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_the_same_numbers(game: str, language: str) -> None:
    ours, english = answers(rules_sheet(game, language)), answers(rules_sheet(game, "en"))
    wrong = [place for place, text in ours.items() if numbers(text) != numbers(english[place])]
    assert wrong == []


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_heads_stand_where_the_english_ones_do(game: str, language: str) -> None:
    def heads(code: str) -> dict[str, bool]:
        return {
            f"{part.name}/{one.name}": bool(one.head)
            for part in rules_sheet(game, code).parts
            for one in part.statements
        }

    assert heads(language) == heads("en")


@pytest.mark.parametrize("language", COMPLETE)
def test_the_worked_count_adds_up_and_its_title_is_in_the_table(language: str) -> None:
    text = messages(language)("rules-example-coop-score").replace("\N{NO-BREAK SPACE}", " ")
    assert "15 × 2 + 8 − 11 − 2 = 25" in text
    (score,) = [part for part in rules_sheet("coop", language).parts if part.name == "score"]
    assert len(score.ranking) == 8
