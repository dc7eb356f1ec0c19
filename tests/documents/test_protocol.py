"""The protocol is told in full: every field of every message, every event with its fields, every refusal."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from yearline.core import events
from yearline.core.value import fields_of
from yearline.i18n import DEFAULT, spoken
from yearline.server.wire import incoming, outgoing
from yearline.server.wire.typescript import event_name

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
NAMED = {word for code in re.findall(r"`([^`\n]+)`", TEXT) for word in re.findall(r"\w+", code)}
INSIDE = {"error", "code_taken", "not_a_bot", "not_due", "unknown"}
"""Refusals that no client hears: of the server's own commands, and the sentence for a code without one."""


@pytest.mark.parametrize("message", [*get_args(incoming.ClientMessage), *get_args(incoming.TableCommand)])
def test_every_field_that_a_client_may_send_is_named(message: type[msgspec.Struct]) -> None:
    assert set(message.__struct_fields__) <= NAMED


@pytest.mark.parametrize("name", [name for name, one in vars(outgoing).items() if isinstance(one, type)])
def test_every_field_that_the_server_sends_is_named(name: str) -> None:
    assert set(getattr(getattr(outgoing, name), "__struct_fields__", ())) <= NAMED


@pytest.mark.parametrize("event", get_args(events.Event))
def test_every_event_is_told_with_its_fields(event: type) -> None:
    fields = ", ".join(fields_of(event))
    assert f"`{event_name(event)}` ({fields})" in TEXT.replace("\n", " ")


def test_every_refusal_is_named() -> None:
    codes = {id.removeprefix("server-refused-") for id in spoken(DEFAULT) if id.startswith("server-refused-")}
    assert len(codes) > 40
    assert {code.replace("-", "_") for code in codes} - INSIDE <= NAMED
