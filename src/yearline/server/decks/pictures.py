"""Pictures of cards: drawn by `yearline.art`, or, where its assets are missing, a plain panel with an initial."""

from functools import lru_cache
from html import escape

from yearline.art import AssetsMissing, photo_svg, scene_svg
from yearline.decks import LibraryCard, LibraryDeck


def draw(deck: LibraryDeck, card: LibraryCard) -> str:
    """The picture of a card. It is made of what the white side says, so it tells nothing about the date."""
    return _draw(card.id, card.scene, card.emblem, card.medallion, card.inks(deck.palette), card.text("en").title)


def draw_parts(
    id: str,
    scene: str,
    emblem: str,
    medallion: str,
    inks: str,
    letter: str,
    *,
    photo: bytes | None = None,
    credit: str = "",
) -> str:
    """The picture of a card from its parts; with a photo, in the same frame as all others."""
    if photo is None:
        return _draw(id, scene, emblem, medallion, inks, letter)
    return photo_svg(id, scene, medallion, inks, photo, credit=credit)


@lru_cache(256)
def _draw(id: str, scene: str, emblem: str, medallion: str, palette: str, title: str) -> str:
    try:
        return scene_svg(id, scene, emblem, medallion, palette, title)
    except AssetsMissing:
        return _panel(title)


def _panel(title: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img">'
        '<rect width="320" height="240" fill="#d9cbb0"/>'
        f'<text x="160" y="150" font-size="96" text-anchor="middle" fill="#5c4a32">{escape(title[:1])}</text></svg>'
    )
