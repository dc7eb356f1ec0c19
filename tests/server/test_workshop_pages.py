"""The pages of the workshop: the same for every key, in no index, and the old address leads to them."""

from tests.server.conftest import Running


async def test_a_page_tells_nothing_about_a_key(server: Running) -> None:
    made = (await server.http.post("/api/workshop", json={})).json()
    real, none = [await server.http.get(f"/workshop/{key}") for key in (made["key"], "x" * len(made["key"]))]
    assert real.status_code == none.status_code == 200
    assert real.text.replace(made["key"], "") == none.text.replace("x" * len(made["key"]), "")
    assert made["id"] not in real.text
    assert real.headers["x-robots-tag"] == "noindex"
    assert real.headers["referrer-policy"] == "no-referrer"


async def test_under_the_play_link_of_a_deck_that_cannot_be_played_yet_that_is_said(server: Running) -> None:
    made = (await server.http.post("/api/workshop", json={})).json()
    for path in (f"/decks/{made['id']}", f"/decks/{made['id']}/print"):
        page = await server.http.get(path, headers={"Accept-Language": "fr"})
        assert page.status_code == 404
        assert "pas encore jouer" in page.text
    assert "pas encore jouer" not in (await server.http.get("/decks/nothing", headers={"Accept-Language": "fr"})).text


async def test_whatever_stands_in_the_address_is_text(server: Running) -> None:
    page = await server.http.get("/workshop/%22%3E%3Cscript%3E" + "y" * 300)
    assert "<script>" not in page.text.partition("data-key=")[2].partition("data-home")[0]
    assert "y" * 100 not in page.text


async def test_the_old_address_leads_to_the_workshop(server: Running) -> None:
    answer = await server.http.get("/own-deck", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, "/workshop")
