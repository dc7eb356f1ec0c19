"""The ranking titles of coop: of the four rulebooks as printed (RULES section 4), slips included, and English ones."""

from collections.abc import Mapping
from typing import Final

BANDS: Final = (0, 11, 21, 31, 41, 51, 61)
"""The lowest scores of the second title and of all above it."""

TITLES: Final[Mapping[str, tuple[str, ...]]] = {
    "ru": (
        "Новички",
        "Юная сборная",
        "Лига хорошистов",
        "Команда умников",
        "Опытные игроки",
        "Альянс экспертов",
        "Кружок гениев",
        "Путешественники во времени",
    ),
    "uk": (
        "КОМАНДА АУТСАЙДЕРІВ",
        "ГРУПА НОВАЧКІВ",
        "ЛІГА СЕРЕДНЯКІВ",
        "ДОСВІДЧЕНА КОМАНДА",
        "ЗАГІН ВЕТЕРАНІВ",
        "АЛЬЯНС ЕКСПЕРТІВ",
        "СПІЛКА ГЕНІВ",
        "МАНДРІВНИКИ В ЧАСІ",
    ),
    "it": (
        "TEAM DI ASPIRANTI",
        "GRUPPO DI NOVIZI",
        "STAFF ACCREDITATO",
        "COMPAGNIA SOFISTICATA",
        "SQUADRA DI VETERANI",
        "ALLEANZA DI ESPERTI",
        "CIRCOLO DEL GENIO",
        "VIAGGIATORI DEL TEMPO",
    ),
    "fr": (
        "ÉQUIPE ESPOIR",
        "GRUPE D'APPRENTIS",
        "LIGUE CERTIFIÉE",
        "ÉQUIPAGE DISTINGUÉ",
        "ESCOUADE DE VÉTÉRANS",
        "ALLIANCE D'EXPERTS",
        "ASSEMBLÉE DES GÉNIES",
        "VOYAGEURS TEMPORELS",
    ),
    "en": (
        "Lost in Time",
        "Calendar Cadets",
        "Keepers of the Diary",
        "Sharp Chroniclers",
        "Veterans of the Archive",
        "Circle of Historians",
        "Masters of the Age",
        "Time Travellers",
    ),
}
"""Titles by language and band, lowest first."""

SLIPS: Final = {
    "GRUPE D'APPRENTIS": "GROUPE D’APPRENTIS",
    "ALLIANCE D'EXPERTS": "ALLIANCE D’EXPERTS",
    "СПІЛКА ГЕНІВ": "СПІЛКА ГЕНІЇВ",
}
"""What was misprinted, and what it was to say, with the apostrophe of everything else we say."""


def titles_in(language: str) -> tuple[str, ...]:
    """The titles as people are shown them: without the slips, and no louder in one language than in another.

    English ones where no rulebook speaks the language.
    """
    return tuple([_quiet(SLIPS.get(title, title)) for title in TITLES.get(language, TITLES["en"])])


def _quiet(title: str) -> str:
    """A title that is printed in capitals, as one writes it in a sentence."""
    return title.capitalize() if title.isupper() else title


def band_of(score: int) -> int:
    """The title band of a score, 0 (below zero) to 7 (61 and more)."""
    return sum(score >= low for low in BANDS)
