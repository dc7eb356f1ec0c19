"""People, for programs: everything that the server keeps about a person goes when whoever has their secret says so."""

from typing import Any, Final

from litestar import Request, delete
from litestar.di import NamedDependency
from msgspec import Struct

from yearline.server.api.tables import Authorization, TheServices, address, person_in
from yearline.server.keeping.sweep import Sweeper

TheSweeper = NamedDependency[Sweeper]


class Forgotten(Struct):
    """From how many things of each kind somebody is gone."""

    gone: dict[str, int]


@delete("/api/people/me", tags=["people"], status_code=200)
async def forget_me(
    services: TheServices, sweeper: TheSweeper, request: Request[Any, Any, Any], authorization: Authorization = ""
) -> Forgotten:
    """Take a person out of everything that the server keeps:
    names, talk and guesses at tables, reports, tries at the challenge.

    They get up from where they sit. The games themselves stay with those who played them, without the name.
    """
    person = person_in(authorization)
    services.limits.allow(services.limits.starts, address(request), FORGETTING_COST)
    async with services.pool.turn(address(request)):
        return Forgotten({kept.kind: count for kept in sweeper.everything if (count := await kept.forget(person))})


FORGETTING_COST: Final = 10.0
"""It may be a thousand tables; so much work is a few begun games' worth."""

HANDLERS = [forget_me]
