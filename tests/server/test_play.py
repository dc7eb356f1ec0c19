"""Whole games over real sockets, by people, bots and people who come and go."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.conftest import Running, bearer
from yearline.client import RefusedByServer, TableClient
from yearline.core.play import replay
from yearline.core.record import Record, load
from yearline.core.rng import commitment
from yearline.games import GAMES, rules_for
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio


async def play_on(client: TableClient, luck: random.Random) -> None:
    async for actions in client.turns():
        await client.act(luck.choice(actions))


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_with_a_bot_and_its_record(server: Running, game: str) -> None:
    host = new_secret()
    code = await server.table(host, game=game, seats=4)
    ann, bob = await server.sit(code, host, "Ann"), await server.sit(code, name="Bob")
    await ann.do(kind="bot", seat=3, bot="simple", name="Clio")
    watcher = await server.sit(code, role="screen")
    started = await ann.do(kind="start")
    assert len(started["table"]["chairs"]) == 3
    luck = random.Random(7)
    await asyncio.gather(play_on(ann, luck), play_on(bob, luck), watcher.until_phase("over"))
    assert ann.frame["view"] == bob.frame["view"] == watcher.frame["view"]
    assert ann.frame["view"]["outcome"]["ranking"]
    table = ann.frame["table"]
    assert commitment(int(table["seed"])) == started["table"]["commitment"]
    record = load((await server.http.get(table["record"])).text)
    step = replay(rules_for(record.game, record.options), record.deck, record.seats, record.seed, record.moves)
    outcome = rules_for(record.game, record.options).outcome(step.state)
    assert outcome is not None
    assert [list(place) for place in outcome.ranking] == ann.frame["view"]["outcome"]["ranking"]
    steps = (await server.http.get(f"/api/tables/{code}/games/1/steps")).json()
    assert len(steps) == 1 + len(record.moves)
    assert steps[-1]["view"] == ann.frame["view"]
    await see_review(server, code, record)


async def see_review(server: Running, code: str, record: Record) -> None:
    review = (await server.http.get(f"/api/tables/{code}/games/1/review?lang=uk")).json()
    assert len(review["moves"]) == len(record.moves) > 0
    titles = {
        card.text("uk").title
        for deck in await server.hall.services.shelf.all_of(list(server.hall.services.shelf.library))
        for card in deck.cards
    }
    assert {move["title"] for move in review["moves"] if move["title"]} <= titles
    assert (review["bound"] is not None) == (record.game == "coop/1")
    assert (await server.http.get(f"/api/tables/{code}/games/2/review")).status_code == 404


async def test_a_rematch_with_the_same_people(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    await ann.do(kind="control", what="end")
    await bob.until_phase("over")
    await ann.do(kind="control", what="rematch")
    frame = await ann.do(kind="start")
    assert frame["table"]["number"] == 2
    assert [chair["name"] for chair in frame["table"]["chairs"]] == ["Ann", "Bob"]
    assert (await server.http.get(f"/api/tables/{ann.code}/games/1/record")).status_code == 200
    assert (await server.http.get(f"/api/tables/{ann.code}/games/2/record")).status_code == 404


async def test_a_guest_deals_again_and_nobody_sees_a_lobby_in_between(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    await ann.do(kind="control", what="end")
    await bob.until_phase("over")
    frame = await bob.do(kind="start")
    assert (frame["table"]["phase"], frame["table"]["number"]) == ("playing", 2)
    frame = await ann.until_phase("playing")
    assert frame["table"]["number"] == 2
    assert frame["events"][0]["e"] == "setup"
    assert frame["table"]["seed"] is None


async def test_hot_seat_two_players_on_one_device(server: Running) -> None:
    host = new_secret()
    code = await server.table(host, game="race", seats=2)
    both = await server.sit(code, host, "Ann")
    await both.do(kind="join", name="Bob")
    await both.do(kind="start")
    assert both.frame["you"]["seats"] == [0, 1]
    seats = []
    for _ in range(4):
        seats.append(both.frame["you"]["act"]["seat"])
        await both.act(both.actions()[0])
    assert set(seats) == {0, 1}


async def test_the_same_person_comes_back_to_the_same_hand(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    hand = ann.frame["view"]["hands"][0]
    await ann.close()
    again = await server.sit(ann.code, ann.secret)
    assert again.frame["you"]["seats"] == [0]
    assert again.frame["view"]["hands"][0] == hand
    second_device = await server.sit(ann.code, ann.secret)
    assert second_device.frame["you"]["seats"] == [0]
    stranger = await server.sit(ann.code)
    assert stranger.frame["you"] == {"seats": [], "host": False, "waits": False, "act": None, "did": None}
    assert bob.frame["you"]["host"] is False


async def test_a_command_sent_twice_is_done_once(server: Running) -> None:
    ann, _ = await server.playing("Ann", "Bob")
    before = ann.seq
    for _ in range(3):
        frame = await ann.do(id="same", kind="say", text="hello")
    assert frame["seq"] == before + 1
    assert [line["text"] for line in frame["table"]["talk"]] == ["hello"]


async def test_two_people_may_choose_the_same_command_id(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    await ann.do(id="x", kind="say", text="one")
    frame = await bob.do(id="x", kind="say", text="two")
    assert [line["text"] for line in frame["table"]["talk"]] == ["one", "two"]


async def test_talk_and_estimates_are_for_all_to_see(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob", game="coop")
    card = ann.frame["view"]["hands"][0]["cards"][0]["r"]
    await bob.do(kind="guess", card=card, text="about 1960")
    await bob.do(kind="react", text="🤔")
    await bob.do(kind="say", text="<script>alert(1)</script>\u202e\n  ok")
    while ann.seq < bob.seq:
        await ann.receive()
    assert ann.frame["table"]["estimates"] == [{"card": card, "name": "Bob", "text": "about 1960"}]
    talk = [(line["kind"], line["text"]) for line in ann.frame["table"]["talk"]]
    assert talk == [("reaction", "🤔"), ("chat", "<script>alert(1)</script> ok")]
    frame = await bob.do(kind="guess", card=card, text=" ")
    assert frame["table"]["estimates"] == []


async def test_all_kept_talk_comes_with_the_first_frame(server: Running) -> None:
    (ann,) = await server.playing("Ann")
    for number in range(30):
        await ann.do(kind="say", text=f"line {number}")
    assert [line["text"] for line in ann.frame["table"]["talk"]] == [f"line {number}" for number in range(30)]
    late = await server.sit(ann.code)
    assert len(late.frame["table"]["talk"]) == 30


async def test_host_powers(server: Running) -> None:
    ann, bob, cy = await server.playing("Ann", "Bob", "Cy")
    await ann.do(kind="control", what="pause")
    with pytest.raises(RefusedByServer) as refused:
        await bob.act("end")
    assert refused.value.code == "paused"
    await ann.do(kind="control", what="resume")
    await ann.do(kind="bot", seat=2, bot="simple", name="Clio")
    while cy.frame["you"]["seats"]:
        await cy.receive()
    await ann.do(kind="host", seat=1)
    while not bob.frame["you"]["host"]:
        await bob.receive()
    with pytest.raises(RefusedByServer) as refused:
        await ann.do(kind="control", what="end")
    assert refused.value.code == "not_host"
    frame = await bob.do(kind="control", what="end")
    assert frame["table"]["phase"] == "over"


async def test_a_wrong_card_is_reported_and_taken_out_of_play(server: Running) -> None:
    ann, _ = await server.playing("Ann", "Bob")
    card = ann.frame["view"]["hands"][0]["cards"][0]
    answer = await server.http.post(
        "/api/reports",
        json={"table": ann.code, "picture": card["p"], "reason": "date", "note": "off by a century"},
        headers=bearer(ann.secret),
    )
    assert (answer.status_code, answer.json()) == (201, {"number": 1})
    frame = await ann.do(kind="withdraw", card=card["r"])
    assert {"e": "withdrawn", "card": card["r"]} in frame["events"]
    assert card not in frame["view"]["hands"][0]["cards"]
    await ann.do(kind="control", what="end")
    record = load((await server.http.get(f"/api/tables/{ann.code}/games/1/record")).text)
    assert record.withdrawn == ((0, card["r"]),)
    replay(rules_for(record.game), record.deck, record.seats, record.seed, record.moves, record.withdrawn)


async def test_the_oldest_begins_where_birth_years_were_given(server: Running) -> None:
    host = new_secret()
    code = await server.table(host, game="coop", seats=3)
    ann = await server.sit(code, host)
    for name, birth in (("Ann", 1990), ("Bob", 1950), ("Cy", 2001)):
        await ann.do(kind="join", name=name, birth=birth)
    frame = await ann.do(kind="start")
    assert frame["view"]["turn"] == 1


async def test_my_tables(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    turn: dict[str, Any] = {}
    for client in (ann, bob):
        (mine,) = (await server.http.get("/api/tables", headers=bearer(client.secret))).json()
        assert (mine["code"], mine["players"], mine["phase"]) == (ann.code, ["Ann", "Bob"], "playing")
        assert (mine["number"], mine["seats"], len(mine["decks"])) == (1, client.frame["you"]["seats"], 1)
        turn[client.secret] = mine["my_turn"]
    assert sorted(turn.values()) == [False, True]
    assert (await server.http.get("/api/tables", headers=bearer(new_secret()))).json() == []


async def test_in_the_cooperative_game_the_team_plays_for_a_seat_that_was_left(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob", game="coop", options={"first_player": 1})
    await bob.do(kind="leave")
    while ann.frame["you"]["act"] is None:
        await ann.receive()
    assert ann.frame["you"]["act"]["seat"] == 1
    frame = await ann.act(ann.actions()[0])
    assert frame["events"]


async def test_a_television_is_nobody_even_on_the_hosts_own_device(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    screen = await server.sit(ann.code, ann.secret, role="screen")
    assert screen.frame["you"] == {"seats": [], "host": False, "waits": False, "act": None, "did": None}
    assert screen.frame["table"]["watching"] == 1
    acting = ann if ann.actions() else bob
    with pytest.raises(RefusedByServer) as refused:
        await screen.act(acting.actions()[0])
    assert refused.value.code == "not_seated"
    with pytest.raises(RefusedByServer) as refused:
        await screen.do(kind="control", what="end")
    assert refused.value.code == "not_host"


async def test_a_television_takes_no_seat_that_every_other_one_would_share(server: Running) -> None:
    code = await server.table(new_secret(), game="race", seats=2)
    screen = await server.sit(code, role="screen")
    with pytest.raises(RefusedByServer) as refused:
        await screen.do(kind="join", name="Screen")
    assert refused.value.code == "not_seated"
    assert [chair["kind"] for chair in screen.frame["table"]["chairs"]] == ["open", "open"]
