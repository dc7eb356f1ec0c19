"""Steps: whatever is played, a client that folds what has
changed sees the same as one that is shown the whole table.
"""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tests.laws.tables import Table, tables, walk
from tests.server.conftest import Running
from yearline.client import TableClient, folded
from yearline.core.compare import compare
from yearline.core.play import play, withdraw
from yearline.server.live.identity import new_secret
from yearline.server.live.session import Session
from yearline.server.wire.changes import wire_changes, wire_telling
from yearline.server.wire.encoding import wire_view
from yearline.server.wire.outgoing import StepMessage, encode


def frame_of(view: Any) -> dict[str, Any]:
    """A frame as a client has it, with as much around the game as folding needs."""
    return {"view": json.loads(encode(wire_view(view))), "now": 1.0, "table": {"due": None}, "you": {}}


@settings(max_examples=30)
@given(tables())
def test_folding_a_withdrawal_gives_the_view_without_the_card(table: Table) -> None:
    rules, before = table.rules, table.start()
    seen = rules.public(before)
    for card in seen.faces():
        made = withdraw(rules, before, card)
        told, shown = wire_telling(made.events)
        changes = rules.compare(before, made.state) or compare(seen, rules.public(made.state))
        if changes is None:  # the game is over, and the whole view is due
            assert rules.paced or rules.turn(made.state) is None
            continue
        step = {
            "seq": 2,
            "events": json.loads(encode(told)),
            "view": json.loads(encode(wire_changes(changes, shown))),
        }
        assert folded(frame_of(seen), step)["view"] == frame_of(rules.public(made.state))["view"]


@settings(max_examples=60)
@given(tables())
def test_folding_every_change_gives_every_view(table: Table) -> None:
    rules, before = table.rules, table.start()
    seen = rules.public(before)
    for _, move in walk(table, 60):
        if move is None:
            continue
        made = play(rules, before, *move)
        view = rules.public(made.state)
        told, shown = wire_telling(made.events)
        changes = rules.compare(before, made.state) or compare(seen, view)
        if changes is None:
            assert rules.paced or rules.turn(made.state) is None
        else:
            step = {"seq": 2, "events": json.loads(encode(told))}
            step["view"] = json.loads(encode(wire_changes(changes, shown)))
            assert folded(frame_of(seen), step)["view"] == frame_of(view)["view"]
        before, seen = made.state, view


async def moved(server: Running, *, steps: bool) -> tuple[TableClient, list[dict[str, Any]]]:
    """What a watcher hears while somebody moves and speaks."""
    ann, bob = await server.playing("Ann", "Bob")
    watcher = TableClient(server.socket, ann.code, new_secret())
    watcher.steps = steps
    await watcher.connect()
    server.stack.push_async_callback(watcher.close)
    watcher.heard.clear()
    acting = ann if ann.actions() else bob
    await acting.act(acting.actions()[0])
    await ann.do(kind="say", text="oh")
    while watcher.seq < ann.seq:
        await watcher.receive()
    assert watcher.frame["view"] == ann.frame["view"]
    return watcher, list(watcher.heard)


@pytest.mark.parametrize("ws", ["picows"])  # on ASGI a message that is still being sent counts as slow
async def test_who_asks_for_steps_is_told_what_a_move_and_a_word_changed(server: Running) -> None:
    _, heard = await moved(server, steps=True)
    assert [message["t"] for message in heard] == ["step", "step"]
    for message in heard:
        msgspec.convert(message, StepMessage)
    assert "talk" not in heard[0]
    assert heard[1]["talk"]


async def test_who_does_not_ask_is_shown_whole_frames(server: Running) -> None:
    _, heard = await moved(server, steps=False)
    assert [message["t"] for message in heard] == ["frame", "frame"]


class _Link:
    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.sent.append(json.loads(message))

    def ping(self) -> None:
        """Nobody answers."""

    def close(self, code: int) -> None:
        """Nobody minds."""


@pytest.mark.parametrize("ws", ["picows"])
async def test_a_client_that_missed_a_step_is_shown_the_whole_table_and_then_steps_again(server: Running) -> None:
    players = await server.playing("Ann", "Bob")
    link = _Link()
    slow = Session(server.hall, link, "slow")
    server.hall.connections.enter(slow)
    slow.heard(json.dumps({"t": "hello", "table": players[0].code, "secret": new_secret(), "steps": True}).encode())

    async def move() -> None:
        while not (acting := next((player for player in players if player.actions()), None)):
            await players[0].receive()
        await acting.act(acting.actions()[0])
        for player in players:
            while player.seq < acting.seq:
                await player.receive()

    await move()
    slow.pause()
    await move()
    await move()
    before = len(link.sent)
    slow.resume()
    await move()
    assert [message["t"] for message in link.sent[before:]] == ["frame", "step"]
    frame, step = link.sent[before:]
    assert folded(frame, step)["view"] == players[0].frame["view"]
    slow.gone()
