"""The smoke test in other engines plays every game there is."""

import runpy
from pathlib import Path

from yearline.games import GAMES

SCRIPT = Path(__file__).parents[2] / "scripts" / "engines.py"


def test_every_game_is_played_in_every_engine() -> None:
    assert set(runpy.run_path(str(SCRIPT))["GAMES"]) == {name for name, game in GAMES.items() if not game.paced}
