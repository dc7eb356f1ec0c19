"""`yearline agent`: a table over standard input and output, as tools of MCP, and at a server."""

import asyncio
import io
import json
import random
import sys
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest
from click.testing import CliRunner
from mcp import Client, StdioServerParameters

from tests.agents.test_words import table_of
from tests.e2e.house import running_house
from yearline.agents.account import Account
from yearline.agents.asker import Asker, Limits, sit
from yearline.agents.channel import AgentGone, OwnPipes
from yearline.agents.remote import BadAddress, sit_down
from yearline.agents.tools import Tools, server_for
from yearline.cli import cli
from yearline.client import TableClient
from yearline.core.actions import to_text
from yearline.core.record import Record, load
from yearline.core.view import View
from yearline.games import rules_for

SECRET = "host-of-the-table-000000000"


def legal(told: dict[str, Any]) -> str:
    place, other = told["legal"]["place"], told["legal"]["other"]
    return f"place {place['cards'][0]} 0" if place else str(other[0])


class Scripted:
    """An agent in this process: every question is answered at once."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    async def send(self, message: Any) -> None:
        self.told.append(json.loads(json.dumps(message)))

    async def receive(self, seconds: float) -> str | None:
        return legal(self.told[-1])

    def drop(self) -> None:
        return


async def test_a_game_from_its_rules_to_its_end() -> None:
    agent, account = Scripted(), Account()
    await sit(table_of("race"), Asker(agent, Limits(), account, random.Random(1)))
    kinds = [message["t"] for message in agent.told]
    assert kinds[0] == "begin"
    assert kinds[-1] == "over"
    assert set(kinds[1:-1]) == {"turn"}
    assert agent.told[-1]["account"]["first_try"] == account.turns == kinds.count("turn")
    assert [message["n"] for message in agent.told[1:-1]] == list(range(1, account.turns + 1))


def test_who_hangs_up_is_told_of_and_nothing_crashes() -> None:
    told = CliRunner().invoke(cli, ["agent", "race", "--language", "fr", "--seconds", "20"], input="place 0 0 0\n")
    assert told.exit_code == 1
    assert "Traceback" not in told.output
    assert "avant la fin" in told.stderr


async def test_lines_of_any_length_are_survived() -> None:
    pipes = OwnPipes(io.BytesIO(b"x" * 100_000 + b"\nend\n"), io.BytesIO())
    heard = [await pipes.receive(20) for _ in range(26)]
    assert heard[-1] == "end\n"
    assert all(line is not None and len(line) <= 4096 for line in heard)
    with pytest.raises(AgentGone):
        await pipes.receive(20)


async def said(client: Client, tool: str, **arguments: Any) -> tuple[bool, str]:
    answer = await client.call_tool(tool, arguments)
    return bool(answer.is_error), "".join(part.text for part in answer.content if part.type == "text")


async def test_a_model_plays_a_game_with_tools() -> None:
    table, account = table_of("race"), Account()
    seat = Tools(table, Limits(tries=2), account, random.Random(1))
    async with Client(server_for(seat)) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == {"look", "rules", "history", "move"}
        assert table.narrator.say("rules-aim-race") in (await said(client, "rules"))[1]
        failed, why = await said(client, "move", action="castle")
        assert failed
        assert "castle" in why
        failed, _ = await said(client, "move", action="castle")
        assert not failed  # after the last try a move was made
        assert account.fallbacks == 1
        while (sight := await table.sight()).view.legal:
            failed, text = await said(client, "move", action=to_text(sight.view.legal[0]), sure=0.5)
            assert not failed
        assert table.narrator.say("agents-over") in text
        assert (await said(client, "move", action="end"))[0]
        assert "Max" in (await said(client, "history"))[1]
    assert account.first_try == account.turns - 1


async def test_the_command_speaks_the_protocol_to_whoever_starts_it() -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "yearline", "agent", "coop", "--mcp", "--language", "uk"]
    )
    async with Client(command) as client:
        failed, text = await said(client, "look")
    assert not failed
    assert "Agent" in text


@pytest.fixture(scope="module")
def house() -> Iterator[str]:
    with running_house() as address:
        yield address


async def opened(house: str) -> TableClient:
    """A table whose host waits for one more."""
    import urllib.request

    # Whoever plays the first legal move may never finish a race; the co-operative game ends with its deck.
    settings = json.dumps({"game": "coop", "seats": 2, "options": {"first_player": 1}}).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {SECRET}"}
    asked = urllib.request.Request(f"{house}/api/tables", settings, headers)
    answer = await asyncio.to_thread(lambda: urllib.request.urlopen(asked).read())
    host = TableClient(house.replace("http", "ws") + "/socket", json.loads(answer)["code"], SECRET)
    await host.connect()
    await host.do(kind="join", name="Olha")
    return host


async def test_an_agent_sits_at_a_table_of_a_server_like_anybody_else(house: str) -> None:
    host = await opened(house)
    table = await sit_down(f"{house}/t/{host.code}", "Ada", "en")
    await host.do(kind="start")
    agent, account = Scripted(), Account()

    async def person() -> None:
        async for actions in host.turns():
            await host.act(actions[0])

    await asyncio.gather(person(), sit(table, Asker(agent, Limits(), account, random.Random(1))))
    assert account.turns == account.first_try > 0
    questions = [message for message in agent.told if message["t"] == "turn"]
    assert {message["seat"] for message in questions} == {1}
    assert "Olha" in questions[-1]["text"]
    assert agent.told[-1]["t"] == "over"
    await host.close()
    await table.client.close()


async def test_a_table_of_a_server_is_told_in_the_same_words_as_one_at_home(house: str) -> None:
    """The views that are made of frames are those of the rules:
    what the host's record says, played again, tells the same.
    """
    host = await opened(house)
    table = await sit_down(f"{house}/t/{host.code}", "Ada", "en")
    await host.do(kind="start")
    seen = []

    async def person() -> None:
        async for actions in host.turns():
            await host.act(actions[0])

    async def agent() -> None:
        while (sight := await table.sight()).view.legal:
            seen.append((table.client.seq, sight.view))
            await table.act(sight.view.viewer, sight.view.legal[0])

    await asyncio.gather(person(), agent())
    address = urljoin(house, host.frame["table"]["record"])
    record = load(await asyncio.to_thread(lambda: urlopen(address).read().decode()))
    assert [shape_of(view) for _, view in seen] == [shape_of(view) for view in views_of_guest(record)]
    await host.close()
    await table.client.close()


def views_of_guest(record: Record) -> list[View]:
    """What the second seat saw whenever it was to move."""
    rules = rules_for(record.game, record.options)
    step = rules.setup(record.deck, record.seats, record.seed)
    views = []
    for seat, action in record.moves:
        if seat == 1:
            views.append(rules.view(step.state, seat))
        step = rules.apply(step.state, seat, action)
    return views


def shape_of(view: View) -> object:
    rows = [[[(card.ref, card.year) for card in column] for column in row.columns] for row in view.rows]
    hands = [[card.ref for card in hand.cards] for hand in view.hands]
    piles = [(pile.name, pile.size, pile.top and pile.top.ref) for pile in view.piles]
    return view.game, view.viewer, view.phase, view.acting, rows, hands, piles, view.legal, view.options


@pytest.mark.parametrize("address", ["", "k3m9xw", "ftp://example.org/t/k3m9xw", "http://example.org/rules"])
async def test_what_is_no_link_of_a_table_is_said(address: str) -> None:
    with pytest.raises(BadAddress):
        await sit_down(address, "Ada", "en")


def test_a_server_that_is_not_there_is_a_sentence_and_no_traceback() -> None:
    told = CliRunner().invoke(cli, ["agent", "--table", "http://127.0.0.1:1/t/k3m9xw"])
    assert "cannot reach" in str(told.exception)
