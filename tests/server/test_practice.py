"""Practice over HTTP: a question tells no date, an answer does, and whoever takes decks along pays for it."""

import io
import zipfile

import pytest

from tests.practice.test_question import second_nearest
from tests.server.test_daily import SMALL, site
from tests.server.test_secrets import canary_deck
from yearline.practice.question import ask

CARD = SMALL["world-history"].cards[40]
PICTURE = CARD.card.face.picture


async def test_a_question_and_its_answer() -> None:
    async with site() as here:
        asked = (await here.http.get(f"/api/practice/{PICTURE}", params={"seed": 3, "lang": "fr"})).json()
        assert asked["card"] == {**asked["card"], "title": CARD.text("fr").title, "date": "", "said": ""}
        assert len(asked["line"]) == 2
        told = [
            (await here.http.get(f"/api/practice/{PICTURE}/answer", params={"seed": 3, "gap": gap})).json()
            for gap in range(3)
        ]
        question = ask(CARD, SMALL["world-history"].cards, 3)
        assert [one["right"] for one in told] == [question.right(gap) for gap in range(3)]
        assert told[told[0]["place"]]["right"]
        assert told[0]["fact"] == CARD.text("en").fact


async def test_neighbours_come_from_a_line_of_ones_own_and_the_answer_fits_the_question() -> None:
    cards = SMALL["world-history"].cards
    card, picture = cards[41], cards[41].card.face.picture
    own = sorted({one.card.face.picture for one in second_nearest(card, cards)})
    asked = {"seed": 3, "own": ",".join([*own, picture, "nothing", "..%2Fx"])}
    async with site() as here:
        question = (await here.http.get(f"/api/practice/{picture}", params=asked)).json()
        assert {one["picture"] for one in question["line"]} <= set(own)
        told = (await here.http.get(f"/api/practice/{picture}/answer", params={**asked, "gap": 0})).json()
        years = [one.year for one in cards if one.card.face.picture in {side["picture"] for side in question["line"]}]
        assert told["place"] == sum(year < card.year for year in years)
        assert told["right"] == (told["place"] == 0)
        assert (await here.http.get(f"/api/practice/{picture}", params={"own": "x" * 1_501})).status_code == 400


async def test_a_question_tells_nothing_about_the_date_of_its_card() -> None:
    """The canary, for practice."""
    deck = canary_deck(30)
    async with site(decks={"canary": deck}) as here:
        for card in deck.cards:
            answer = await here.http.get(f"/api/practice/{card.card.face.picture}")
            hidden = (str(abs(card.year)), card.card.back.symbol, card.id.removeprefix("id-"))
            assert not any(word in answer.text.replace(",", "") for word in hidden)


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/api/practice/nothing", 404),
        ("/api/practice/..%2Fx", 404),
        (f"/api/practice/{PICTURE}/answer?gap=3", 400),
        (f"/api/practice/{PICTURE}/answer", 400),
        (f"/api/practice/{PICTURE}?seed=-1", 400),
        ("/api/practice/cards/anki", 404),
        ("/api/practice/cards/csv?pictures=x,y", 404),
        ("/api/practice/cards/pdf?deck=world-history", 400),
    ],
)
async def test_what_cannot_be_asked_is_refused(address: str, status: int) -> None:
    async with site() as here:
        assert (await here.http.get(address)).status_code == status


async def test_cards_and_decks_are_taken_along() -> None:
    async with site() as here:
        table = await here.http.get("/api/practice/cards/csv", params={"pictures": f"{PICTURE},nothing,{PICTURE}"})
        assert table.text.count("\r\n") == 2
        package = await here.http.get("/api/practice/cards/anki", params={"pictures": PICTURE})
        assert "collection.anki2" in zipfile.ZipFile(io.BytesIO(package.content)).namelist()
        whole = await here.http.get("/api/practice/cards/csv", params={"deck": "world-history"})
        assert whole.text.count("\r\n") == 111


async def test_whoever_takes_decks_along_all_day_has_to_wait() -> None:
    async with site(requests_per_second=20.0) as here:
        answers = [await here.http.get("/api/practice/cards/csv", params={"deck": "world-history"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


async def test_the_page_is_the_same_for_everybody() -> None:
    async with site() as here:
        page = (await here.http.get("/practice", params={"lang": "uk"})).text
        assert "practice-question" in page
        assert "ts-fsrs" in page
