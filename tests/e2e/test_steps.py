"""What a move has changed, folded by the browser: it must see the same table as one that is shown the whole of it."""

import json
from random import Random
from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.table import open_table
from tests.laws.tables import Table, spread_deck, walk
from yearline.core.compare import compare
from yearline.games import GAMES, rules_for
from yearline.server.wire.changes import wire_changes, wire_telling
from yearline.server.wire.encoding import wire_view
from yearline.server.wire.outgoing import encode

FOLD = """async (cases) => {
  const { folded } = await import("/static/app/wire.js");
  return cases.map(([frame, step]) => folded(frame, step)).map(({ view, table }) => [view, table.estimates]);
}"""


TABLE = {"due": None, "talk": [], "estimates": ["a", "b", "c"]}


def cases(game: str) -> list[tuple[dict[str, Any], dict[str, Any], Any]]:
    """For each of many moves the frame before it, the step, and the view after it."""
    table = Table(rules_for(game, {}), spread_deck(210), max(rules_for(game, {}).seats), 7, Random(game).randrange(99))
    found, before = [], table.start()
    for _, move in walk(table, 80):
        if move is None:
            continue
        made, seen = table.rules.apply(before, *move), table.rules.public(before)
        view = table.rules.public(made.state)
        told, shown = wire_telling(made.events)
        changed = table.rules.compare(before, made.state) or compare(seen, view)
        before = made.state
        if changed is not None:
            frame = {"view": _plain(wire_view(seen)), "now": 1.0, "table": TABLE, "you": {}}
            step = {"seq": 2, "events": _plain(told), "view": _plain(wire_changes(changed, shown))}
            step["estimates"] = [{"at": 1, "cut": 1}, {"at": 2, "put": ["d"]}, {"put": ["z"]}]
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
    assert seen == [[after, ["z", "a", "c", "d"]] for _, _, after in found]
