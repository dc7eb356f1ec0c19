"""Photos for print: the part that a card shows, at 300 dots an inch, as JPEG, which a PDF holds as it is."""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from yearline.art import tones_of
from yearline.decks import LibraryCard
from yearline.photos import BadPhoto, Tones, darkroom

DARKROOMS: Final = 2
"""So many work for one print."""


def card_photos(files: Mapping[str, bytes], cards: Sequence[LibraryCard], palette: str = "scene") -> dict[str, bytes]:
    """The photos of these cards by the ids of the cards.
    Where one is missing or cannot be read, its card is printed with an emblem.
    """
    wanted = [card for card in cards if card.photo is not None and card.photo.name in files]
    if not wanted:
        return {}
    parts = [wanted[first::DARKROOMS] for first in range(DARKROOMS)]
    with ThreadPoolExecutor(DARKROOMS) as hands:
        made = hands.map(lambda number: _squares(files, parts[number], palette, number), range(DARKROOMS))
        return {id: photo for some in made for id, photo in some.items()}


def _squares(files: Mapping[str, bytes], cards: Sequence[LibraryCard], palette: str, number: int) -> dict[str, bytes]:
    made: dict[str, bytes] = {}
    for card in cards:
        assert card.photo is not None
        tones: Tones = tones_of(card.scene, card.inks(palette)) if card.photo.tone else ()
        try:
            made[card.id] = darkroom(number).square(files[card.photo.name], card.photo.crop, "JPEG", tones=tones)
        except BadPhoto:
            continue
    return made
