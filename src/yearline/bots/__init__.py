"""Bots: players that see only what a player may see, and know history as people do."""

from yearline.bots.base import Bot, BotInfo, Player, UnknownBot
from yearline.bots.lore import AnyDeck
from yearline.bots.players import BOTS

__all__ = ["BOTS", "Bot", "BotInfo", "Player", "UnknownBot", "make_bot"]


def make_bot(name: str, deck: AnyDeck, seed: int) -> Player:
    """A bot that knows a deck in its own way; another seed gives another memory of the same character."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name[:40]!r}; expected one of {', '.join(BOTS)}")
    return BOTS[name].make(deck, seed)
