"""Reports of wrong cards: a stream of their own, for the operator to read."""

from contextlib import suppress
from typing import Any, Final

import msgspec

from yearline.core.deck import DeckCard
from yearline.server.decks.living import LIVING, CardReport, NoSuchDeck
from yearline.server.live.runner import Runner
from yearline.server.live.shared import Services
from yearline.store import Append, Conflict, Store
from yearline.table.decide import Refused
from yearline.table.model import Person
from yearline.table.texts import clean

STREAM: Final = "reports"
REASONS: Final = ("date", "text", "picture", "rude", "other")
MAX_NOTE: Final = 500
_TRIES: Final = 10


class _Report(msgspec.Struct):
    """What is written down."""

    table: str
    person: Person
    deck: str
    card: str
    reason: str
    note: str


async def report_card(services: Services, person: Person, runner: Runner, picture: str, reason: str, note: str) -> int:
    """Write a report down; its number."""
    if reason not in REASONS:
        raise Refused("bad_reason", f"the reason is one of {', '.join(REASONS)}")
    deck = services.shelf.frozen(runner.table.game.deck) if runner.table.game is not None else None
    card = next((card for card in deck.cards if card.face.picture == picture), None) if deck is not None else None
    if deck is None or card is None:
        raise Refused("no_such_card", "this card is not in the game of this table")
    said = clean(note, MAX_NOTE) if note.strip() else ""
    body = _Report(runner.table.code, person, deck.id, card.id, reason, said)
    await _tell_editors(services, deck.id, card, reason, said)
    return await _write(services, msgspec.json.encode(body).decode())


async def _tell_editors(services: Services, deck: str, card: DeckCard, reason: str, note: str) -> None:
    """Those who edit a deck that lives hear of it too; a deck may be deleted while it is played."""
    parts = card.id.split("/", 1)  # in a game of several decks, a card is named with its own
    id, name = (parts[0], parts[1]) if len(parts) == 2 else (deck, card.id)
    if id.startswith(LIVING):
        with suppress(NoSuchDeck):
            report = CardReport(name, card.face.title, reason, note, services.clock.now())
            await services.shelf.own.drafts.living.report(id, report)


async def _write(services: Services, body: str) -> int:
    for _ in range(_TRIES):
        length = (await services.store.heads([STREAM])).get(STREAM, 0)
        try:
            await services.store.append(Append(STREAM, length, (body,), "", services.clock.now()))
        except Conflict:
            continue
        return length + 1
    raise Refused("unavailable", "too many reports at once")


async def all_reports(store: Store) -> list[dict[str, Any]]:
    """Every report, the oldest first. One that another version
    wrote otherwise is given as it was written: `unreadable`.
    """
    return [{"number": line.seq, "at": line.at, **_read(line.body)} for line in await store.read(STREAM)]


def _read(body: str) -> dict[str, str]:
    try:
        return msgspec.structs.asdict(msgspec.json.decode(body, type=_Report))
    except msgspec.DecodeError:
        return {"unreadable": body}
