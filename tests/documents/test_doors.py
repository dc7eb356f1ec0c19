"""SECURITY.md names every door of the server: a route or message that nobody has thought about fails here."""

import re
from pathlib import Path
from typing import get_args

from yearline.server.app import create_app
from yearline.server.live.hall import Hall
from yearline.server.services.settings import ServerSettings
from yearline.server.wire import incoming

ROOT = Path(__file__).parent.parent.parent
DOORS = re.compile(r"^\| (`[^|]+`) \| [^|]+ \| [^|]+ \| [^|]+ \| `(tests/[^`:]+)::([^`]+)` \|$", re.MULTILINE)
"""A row: doors that cost the same, and their test."""


def routes() -> set[str]:
    found = set()
    for route in create_app(Hall(ServerSettings())).app.routes:
        methods = set(getattr(route, "methods", ())) - {"OPTIONS", "HEAD"}
        found |= {f"{method} {route.path}" for method in methods} or {route.path}
    return found


def messages() -> set[str]:
    tags = [one.__struct_config__.tag for one in (*get_args(incoming.ClientMessage), *get_args(incoming.TableCommand))]
    return set(map(str, tags)) - {"do"}


def test_every_door_is_in_the_list_and_every_line_of_it_is_a_door() -> None:
    rows = DOORS.findall((ROOT / "SECURITY.md").read_text(encoding="utf-8"))
    listed = [door for doors, *_ in rows for door in re.findall(r"`([^`]+)`", doors)]
    assert len(listed) == len(set(listed))
    assert set(listed) == routes() | messages()


def test_every_door_names_a_test_that_there_is() -> None:
    for _, file, name in DOORS.findall((ROOT / "SECURITY.md").read_text(encoding="utf-8")):
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), (file, name)
