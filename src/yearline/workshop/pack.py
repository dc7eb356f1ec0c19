"""A draft with its photos as one ZIP, as the command line and every other Yearline read it."""

from collections.abc import Mapping

from yearline.decks.headings import named_columns
from yearline.decks.manifest import KEYS, make_manifest, toml
from yearline.decks.package import CARDS, MANIFEST, PICTURES, csv_of, kept_as, zipped
from yearline.decks.problems import Report
from yearline.workshop.draft import CARRIED, Draft


def packed(draft: Draft, photos: Mapping[str, bytes], id: str) -> bytes:
    """The draft as it was typed, whether it is a deck or not; photos get the ending of what they are."""
    plain = {key: what for key, what in draft.meta.items() if key in KEYS and what}
    said = toml(make_manifest({**plain, "id": id}, id, Report()))
    carried = [f'{key} = "{draft.meta[key]}"\n' for key in CARRIED if draft.meta.get(key) in ("year", "day")]
    at = [place for place, column in enumerate(named_columns(draft.columns)) if column == "picture"]
    rows = [[_named(cell, photos) if place in at else cell for place, cell in enumerate(row)] for row in draft.rows]
    known = [line for line in carried if not any(key in KEYS for key in CARRIED)]
    files = {MANIFEST: ("".join(known) + said).encode(), CARDS: csv_of(draft.columns, rows)}
    return zipped(files | {f"{PICTURES}/{kept_as(name, body)}": body for name, body in photos.items()})


def _named(cell: str, photos: Mapping[str, bytes]) -> str:
    name = cell.strip()
    return kept_as(name, photos[name]) if name in photos else cell
