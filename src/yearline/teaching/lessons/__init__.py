"""What is taught in a game, step by step: the module of its name
holds its `STEPS`. A game without one is taught by its sheet.

The words to a step are `learn-GAME-STEP-1` for its first deed, and `-done`.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from yearline.games import GAMES
from yearline.teaching.lesson import Lesson

_TAUGHT = {module.name for module in iter_modules(__path__)}
LESSONS: Final[Mapping[str, tuple[Lesson, ...]]] = {
    game: import_module(f"{__name__}.{game}").STEPS for game in GAMES if game in _TAUGHT
}
