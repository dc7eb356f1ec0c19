"""Photos in print: as JPEG of as many dots as 300 an inch ask for, in the frame, and an emblem where one is gone."""

from dataclasses import replace

from tests.photos.pictures import jpeg
from yearline.decks import LibraryDeck
from yearline.photos import darkroom
from yearline.printing import Wish, deck_pdf, make_job
from yearline.workshop.draft import Draft, inspect_draft


def town() -> LibraryDeck:
    columns = ["year", "title_en", "picture", "credit"]
    rows = [["1892", "The viaduct opens", "viaduct", "Town archive"], ["1904", "The clock", "gone", ""]]
    deck = inspect_draft(Draft({"names": {"en": "Our town"}}, columns, rows)).checked()
    return replace(deck, photos={"viaduct": darkroom().develop(jpeg(1200, 900)).content})


def test_a_photo_is_printed_at_300_dots_an_inch_with_its_credit() -> None:
    job = make_job(town(), Wish(order="deck"), lambda *_: None)
    with_photo, without = [card["picture"] for card in job["cards"]]
    assert "data:image/jpeg;base64," in with_photo
    assert "Town archive" in with_photo
    assert "data:" not in without, "a photo that is gone makes room for an emblem"
    pdf = deck_pdf(town(), Wish())
    assert b"/DCTDecode" in pdf
    assert b"/Width 720" in pdf
