"""Answers to Wikidata queries, in each of the forms they are downloaded in."""

import json
from collections.abc import Callable
from typing import Any

import pytest

Inspect = Callable[..., Any]
ROWS = [
    ("http://www.wikidata.org/entity/Q43653", "Apollo 11", "+1969-07-20T00:00:00Z"),
    ("http://www.wikidata.org/entity/Q31900", "Battle of Marathon", "-0489-09-12T00:00:00Z"),
]
FIELDS = ("item", "itemLabel", "date")
CSV = "item,itemLabel,date\n" + "".join(",".join(row) + "\n" for row in ROWS)
PLAIN = json.dumps([dict(zip(FIELDS, row, strict=True)) for row in ROWS])
VERBOSE = json.dumps(
    {
        "head": {"vars": list(FIELDS)},
        "results": {
            "bindings": [{k: {"type": "literal", "value": v} for k, v in zip(FIELDS, row, strict=True)} for row in ROWS]
        },
    }
)


@pytest.mark.parametrize(
    ("content", "name"), [(CSV, "q.csv"), (CSV.replace(",", "\t"), "q.tsv"), (PLAIN, "q.json"), (VERBOSE, "q.json")]
)
def test_every_form_gives_the_same_cards(read: Inspect, content: str, name: str) -> None:
    deck, errors = read(content, name)
    assert errors == []
    assert deck.license == "CC0-1.0"
    assert [(card.id, card.year, card.text("en").title, card.source) for card in deck.cards] == [
        ("q43653", 1969, "Apollo 11", "Wikidata Q43653"),
        ("q31900", -490, "Battle of Marathon", "Wikidata Q31900"),
    ]


def test_labels_in_other_languages_and_descriptions_come_along(read: Inspect) -> None:
    deck, _ = read("event,eventLabel,eventLabel_fr,eventDescription,when\nQ1,Moon,Lune,A walk,1969-07-20T00:00:00Z\n")
    assert deck.cards[0].text("fr").title == "Lune"
    assert deck.cards[0].text("en").fact == "A walk"


def test_a_row_said_twice_counts_once(read: Inspect) -> None:
    deck, errors = read(CSV + ",".join(ROWS[0]) + "\n")
    assert errors == []
    assert len(deck.cards) == 2


def test_an_item_with_two_dates_is_a_question_for_the_author(read: Inspect) -> None:
    deck, errors = read(CSV + "Q43653,Apollo 11,1970-01-01T00:00:00Z\n")
    assert deck is None
    assert [error[2] for error in errors] == ["same_title"]


def test_unknown_dates_and_missing_labels_are_told(read: Inspect) -> None:
    _, errors = read(CSV + "Q5,Somewhen,t1234\nQ6,Q6,1969-07-20T00:00:00Z\nQ7,Zero,0000-01-01T00:00:00Z\n")
    assert errors == [(4, "year", "bad_year"), (5, "itemlabel", "no_label")]


def test_an_answer_without_dates_is_refused(read: Inspect) -> None:
    assert read("item,itemLabel\nQ1,Moon\n")[1][0] == (1, "", "no_timestamps")
