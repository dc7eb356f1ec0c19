"""Stores: where the log lives. `open_store` picks one by its address."""

from yearline.store.port import (
    Append,
    Conflict,
    Done,
    Line,
    NewerDatabase,
    NoDatabase,
    Store,
    StoreError,
    Unavailable,
    open_patiently,
    open_store,
)

__all__ = [
    "Append",
    "Conflict",
    "Done",
    "Line",
    "NewerDatabase",
    "NoDatabase",
    "Store",
    "StoreError",
    "Unavailable",
    "open_patiently",
    "open_store",
]
