"""Stores: where the log lives. `open_store` picks one by its address."""

from yearline.store.ending import Aged, Beat, DiskRoom, KeptBlob, Rewrite
from yearline.store.opening import open_patiently, open_store
from yearline.store.port import (
    LAST,
    Append,
    Conflict,
    Done,
    Line,
    NewerDatabase,
    NoDatabase,
    Snapshot,
    Store,
    StoreError,
    Unavailable,
)

__all__ = [
    "LAST",
    "Aged",
    "Append",
    "Beat",
    "Conflict",
    "DiskRoom",
    "Done",
    "KeptBlob",
    "Line",
    "NewerDatabase",
    "NoDatabase",
    "Rewrite",
    "Snapshot",
    "Store",
    "StoreError",
    "Unavailable",
    "open_patiently",
    "open_store",
]
