"""Somebody is forgotten at a table: written past its mailbox, since
nobody at the table asks for it. The log decides who was first.
"""

from asyncio import sleep

from yearline.server.live.lines import append_of
from yearline.server.live.orders import Decided, Order
from yearline.server.live.runner import Runner
from yearline.server.live.shared import Services
from yearline.store import Conflict
from yearline.table import commands as c
from yearline.table.decide import decide
from yearline.table.evolve import evolve
from yearline.table.model import Person


async def forgot(services: Services, runner: Runner, person: Person, command: c.Forget) -> bool:
    """Whether it was written; if not, somebody else wrote meanwhile, and it can be tried again."""
    before = table = runner.table
    now, deck_of = max(services.clock.now(), table.updated), services.shelf.frozen
    made = Decided(Order(person, command), "", decide(table, person, command, now, deck_of), [], now, now)
    for entry in made.entries:
        table = evolve(table, entry, now, deck_of)
        made.after.append(table)
    try:
        await services.store.append(append_of(before, made, runner.company.bots, runner.attended))
    except Conflict:
        runner.catch_up()
        await sleep(0.01)
        return False
    runner.catch_up()
    services.bus.announce(runner.stream, table.seq)
    return True
