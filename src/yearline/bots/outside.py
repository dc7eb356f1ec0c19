"""Bots in files of one's own: the arena lets them play as they are, before they are at home in `players/`."""

import sys
from functools import cache
from importlib.machinery import SourceFileLoader
from types import ModuleType
from typing import Final

from yearline.bots.base import BotInfo, UnknownBot

ENDING: Final = ".py"


@cache
def bot_in(path: str) -> BotInfo:
    """The bot that a file lists in its `BOTS`, as a module of `players/` does. Raises UnknownBot."""
    module = sys.modules[path] = ModuleType(path)  # where dataclasses look for what their annotations mean
    try:
        SourceFileLoader(path, path).exec_module(module)
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{path}: the bot cannot be loaded: {type(error).__name__}: {error}") from error
    found = getattr(module, "BOTS", ())
    if not isinstance(found, tuple | list) or len(found) != 1 or not isinstance(found[0], BotInfo):
        raise UnknownBot(f'{path}: expected a line such as BOTS = (BotInfo("name", 1, MyBot),) with one bot')
    return found[0]
