"""Names in a crowd: rude ones are seen through their disguise, names of people and places are not taken for them."""

import pytest

from yearline.i18n import LANGUAGES, messages
from yearline.server.services.naming import refused_name, rude, suggested


@pytest.mark.parametrize(
    "name",
    [
        "Fuck", "f u c k", "FUUUUCK you", "f4gg0t", "fück", "sh1t", "b!tch", "Adolf H1tler", "n1gg3r", "niggggga",
        "c.u.n.t", "Salope", "enculé", "C O N N A R D", "pute", "Vaffanculo", "str0nzo", "cazzone", "culo", "хуй",
        "Хуйло", "XУЙ", "пиздец", "п и з д а", "бляяядь", "cyka", "сука", "пидорас", "мудак", "підор", "їбать", "Курва",
        "срака",
    ],
)  # fmt: skip
def test_rude_names_are_seen_through(name: str) -> None:
    assert rude(name)
    assert refused_name(name, only_suggested=False) == "rude_name"


@pytest.mark.parametrize(
    "name",
    [
        "Mia", "Dickens", "Dick", "Essex", "Nigeria", "Yoshitaka", "Cockburn", "Hancock", "Canal", "Sussex", "Analise",
        "Constance", "Zoé", "Clémence", "Nicolas", "Pascal", "Putnam", "Bitetto", "Culotta", "Ascoli", "Assunta",
        "Negroni", "Оксана", "Сукачёв", "Хуан", "Лохвицкая", "Іван", "Ганна", "Мандельштам", "Єва", "Богдан", "👩‍🚀",
        "Li 99",
    ],
)  # fmt: skip
def test_names_of_people_are_not(name: str) -> None:
    assert not rude(name)
    assert refused_name(name, only_suggested=False) == ""


def test_all_that_we_suggest_is_decent_and_known_and_nothing_else_is() -> None:
    for language in LANGUAGES:
        nouns = messages(language)("crowd-names").split()
        assert len(nouns) == len(set(nouns)) >= 15
        assert all(suggested(f"{noun} 7") and not rude(f"{noun} 98") for noun in nouns)
    for other in ("Otter", "Otter 100", "Otter -1", "Otter ²", "Mia 7", "Otter 7 ", " 7", "Otter Lynx 7"):
        assert refused_name(other, only_suggested=True) == "suggested_names"
