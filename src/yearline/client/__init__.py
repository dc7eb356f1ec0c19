"""A client of a Yearline server for Python programs; it needs nothing of the server."""

from yearline.client.table import (
    LONGEST_PAUSE,
    RETURNS,
    Disconnected,
    Message,
    RefusedByServer,
    TableClient,
    folded,
    new_id,
    pauses,
)

__all__ = [
    "LONGEST_PAUSE",
    "RETURNS",
    "Disconnected",
    "Message",
    "RefusedByServer",
    "TableClient",
    "folded",
    "new_id",
    "pauses",
]
