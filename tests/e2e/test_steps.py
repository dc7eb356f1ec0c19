"""What a move has changed, folded by the browser: it must see the same table as one that is shown the whole of it."""

import json
from random import Random
from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.table import open_table
from tests.laws.tables import Table, spread_deck, walk
from yearline.games import GAMES, rules_for
from yearline.server.changes import changes, telling
from yearline.server.painting import wire_events, wire_view
from yearline.server.wire.outgoing import encode

FOLD = """async (cases) => {
  const { folded } = await import("/static/app/socket.js");
  return cases.map(([frame, step]) => folded(frame, step).view);
}"""


def cases(game: str) -> list[tuple[dict[str, Any], dict[str, Any], Any]]:
    """For each of many moves the frame before it, the step, and the view after it."""
    table = Table(rules_for(game, {}), spread_deck(210), max(rules_for(game, {}).seats), 7, Random(game).randrange(99))
    found, before = [], table.start()
    for _, move in walk(table, 80):
        if move is None:
            continue
        made, seen = table.rules.apply(before, *move), table.rules.public(before)
        view, before = table.rules.public(made.state), made.state
        told, shown = telling(made.events)
        changed = changes(seen, view, shown)
        if changed is not None:
            frame = {"view": _plain(wire_view(seen)), "now": 1.0, "table": {"due": None}, "you": {}}
            step = {"seq": 2, "events": _plain(wire_events(told)), "view": _plain(changed)}
            found.append((frame, step, _plain(wire_view(view))))
    return found


def _plain(what: Any) -> Any:
    return json.loads(encode(what))


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_folds_every_step(visit: Visit, game: str) -> None:
    page, found = visit(), cases(game)
    open_table(page, "race")
    assert found
    seen = page.evaluate(FOLD, [[frame, step] for frame, step, _ in found])
    assert seen == [after for _, _, after in found]
