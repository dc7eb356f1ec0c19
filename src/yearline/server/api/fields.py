"""What cards are about, by their pictures:
for whoever draws what they know from results that only their device keeps.
"""

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter

from yearline.server.api.tables import TheLimits, TheShelf, address

MOST = 60
COST = 3.0
Pictures = Annotated[str, QueryParameter(description="Names of pictures, with commas between", max_length=5_000)]


@get("/api/fields", tags=["cards"])
async def fields(
    shelf: TheShelf, limits: TheLimits, request: Request[Any, Any, Any], pictures: Pictures = ""
) -> dict[str, str]:
    """The scene of each card that is known here, of up to 60; nothing about dates."""
    limits.weigh(address(request), COST)
    asked = [name for name in pictures.split(",")[:MOST] if name.isalnum()]
    found = {name: await shelf.card(name, address(request)) for name in asked}
    return {name: one[1].scene for name, one in found.items() if one is not None}


HANDLERS = [fields]
