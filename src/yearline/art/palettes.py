"""The inks of the pictures: one palette a scene, and one for each colour of Chronology."""

from collections.abc import Mapping
from typing import Final

from yearline.core.value import value

CREAM: Final = "#fdf6e3"
TEXT: Final = "#2a2118"


@value
class Palette:
    """From the light of the sky to the ink of the emblem; by night the emblem is pale and the sky deep."""

    light: str
    mid: str
    deep: str
    ink: str
    night: bool = False

    @property
    def emblem(self) -> str:
        """The colour of the big picture."""
        return CREAM if self.night else self.ink

    @property
    def line(self) -> str:
        """The colour of patterns."""
        return self.light if self.night else self.ink

    @property
    def band(self) -> str:
        """The colour behind a date set in cream."""
        return self.mid if self.night else self.deep


SCENE_PALETTES: Final[Mapping[str, Palette]] = {
    "antiquity": Palette("#fae3a8", "#e0a545", "#a9671f", "#57300c"),
    "war": Palette("#f6c0ab", "#c9564a", "#8b2427", "#420c12"),
    "science": Palette("#c3f0e2", "#4faea3", "#1c6f70", "#07373c"),
    "sea": Palette("#c4e8fa", "#5aa5dc", "#195a9c", "#0a2a50"),
    "state": Palette("#e0d4f6", "#9c84d2", "#5b4596", "#291856"),
    "music": Palette("#f8cbe8", "#cb68ac", "#8c3079", "#460c3f"),
    "art": Palette("#fcd6ad", "#e48a48", "#b24c22", "#54200c"),
    "space": Palette("#6f86e8", "#27348a", "#0c1142", "#070a2b", night=True),
    "film": Palette("#f0cf8a", "#4d4453", "#1c1922", "#0e0c12", night=True),
    "nature": Palette("#e0f2ba", "#86b855", "#3b7736", "#133818"),
    "sport": Palette("#fff3b0", "#f6c433", "#b4660a", "#3a2150"),
    "faith": Palette("#fdeedd", "#dba79c", "#8f4656", "#3b1324"),
    "digital": Palette("#7df0cf", "#17695c", "#062b2a", "#03191b", night=True),
    "letters": Palette("#f8efd8", "#d9c294", "#8d7040", "#1f2c4c"),
    "industry": Palette("#e2e8ec", "#93a6b4", "#4c6274", "#182733"),
    "life": Palette("#fde0da", "#f0a09c", "#c0566d", "#561733"),
}

COLOR_PALETTES: Final[Mapping[str, Palette]] = {
    "red": SCENE_PALETTES["war"],
    "blue": SCENE_PALETTES["sea"],
    "beige": Palette("#faf0d8", "#dcc090", "#937140", "#45300f"),
}


def palette_for(scene: str, palette: str = "scene") -> Palette:
    """The palette of a picture: of a colour of Chronology where one is named, otherwise of its scene."""
    return COLOR_PALETTES.get(palette) or SCENE_PALETTES.get(scene) or SCENE_PALETTES["letters"]
