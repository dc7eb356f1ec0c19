"""Bots: players that see only what a player may see, and know history as people do."""

from collections.abc import Mapping
from typing import Final

from yearline.bots.base import Bot, BotInfo, Player, UnknownBot
from yearline.bots.characters import CHARACTERS, POLICIES, Person
from yearline.bots.lore import AnyDeck
from yearline.bots.simple import RandomBot, SimpleBot

__all__ = ["BOTS", "Bot", "BotInfo", "Player", "UnknownBot", "make_bot"]

_GAMES: Final = tuple(POLICIES)


def _info(id: str, level: int) -> BotInfo:
    return BotInfo(id, level, _GAMES, f"bots-{id}-name", f"bots-{id}-character")


BOTS: Final[Mapping[str, BotInfo]] = {
    info.id: info
    for info in (
        *[_info(character.id, character.level) for character in CHARACTERS],
        _info("oracle", 6),
        _info("simple", 0),
        _info("random", 0),
    )
}
"""Every bot by its id: five characters from the weakest to the strongest, the oracle, those for tests."""


def make_bot(name: str, deck: AnyDeck, seed: int) -> Player:
    """A bot that knows a deck in its own way; another seed gives another memory of the same character."""
    if name == "random":
        return RandomBot()
    if name == "simple":
        return SimpleBot(deck, seed)
    if name == "oracle":
        from yearline.bots.search.oracle import Oracle  # compiled kernels: only for those who ask for them

        return Oracle(deck, seed)
    for character in CHARACTERS:
        if character.id == name:
            return Person(character, deck, seed)
    raise UnknownBot(f"there is no bot {name[:40]!r}; expected one of {', '.join(BOTS)}")
