"""Finding an emblem by words: an index of our own from words in five languages to icons,
beside the icons' own names.
"""

import csv
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from io import StringIO
from itertools import zip_longest
from typing import Final

from yearline.art.icons import AssetsMissing, outlines
from yearline.art.scenes import EMBLEMS
from yearline.core.value import value

INDEX: Final = "emblem_words.csv"
LEAST: Final = 3
"""Fewer letters begin too many words."""
BEGINNING: Final = 4
"""So many letters at least two words must share to be one word with other endings."""
_WORD: Final = re.compile(r"[^\W\d_]+")


@value
class Found:
    """An emblem, what it is called in the language that was asked in, and the word that led to it."""

    name: str
    label: str
    word: str


def plain(text: str) -> str:
    """A word as it is compared: without capitals and accents. Cyrillic letters keep what tells them apart."""
    if text.isascii():
        return text.lower()
    split = unicodedata.normalize("NFD", text.casefold())
    kept = "".join([sign for sign in split if not unicodedata.combining(sign) or sign == "\u0306"])
    return unicodedata.normalize("NFC", kept).replace("ё", "е")


@cache
def _index() -> tuple[Mapping[str, Mapping[str, tuple[str, ...]]], Mapping[str, Mapping[str, str]]]:
    """By language: the icons of each word, and the label of each icon."""
    text = (files("yearline.art") / INDEX).read_text(encoding="utf-8")
    words: dict[str, dict[str, tuple[str, ...]]] = {}
    labels: dict[str, dict[str, str]] = {}
    for row in csv.DictReader(StringIO(text)):
        icons = tuple(row.pop("icons").split())
        for language, cell in row.items():
            said = cell.split()
            labels.setdefault(language, {}).setdefault(icons[0], said[0])
            for word in said:
                known = words.setdefault(language, {})
                known[plain(word)] = tuple(dict.fromkeys((*known.get(plain(word), ()), *icons)))
    return words, labels


def label(name: str, language: str) -> str:
    """What an emblem is called: in the language, if our index knows it, else by its own name."""
    return _index()[1].get(language, {}).get(name) or name.replace("-", " ")


def called(word: str) -> str:
    """The emblem that a word is another name of, in whichever of our languages; "" if there is none."""
    wanted = plain(word)
    return next((words[wanted][0] for words in _index()[0].values() if wanted in words), "")


def find(query: str, language: str) -> list[Found]:
    """The emblems that a query names, the nearest first: by our words in the language, then by the icons' own names."""
    asked = [plain(word) for word in _WORD.findall(query)][:6]
    if not asked:
        return []
    scores: dict[str, float] = {}
    for word in asked:
        for name, score in _matches(word, language).items():
            scores[name] = scores.get(name, 0.0) + score
    names = sorted(scores, key=lambda name: (-scores[name], len(name), name))
    return [Found(name, label(name, language), query) for name in names]


def _matches(word: str, language: str) -> dict[str, float]:
    found: dict[str, float] = {}
    words = _index()[0]
    for spoken in dict.fromkeys((language, "en")):
        for known, icons in words.get(spoken, {}).items():
            if known == word or (len(word) >= LEAST and known.startswith(word)):
                for place, name in enumerate(icons):
                    found[name] = max(found.get(name, 0.0), (3.0 if known == word else 2.0) - place * 0.05)
    for name in outlines():
        parts = name.split("-")
        if word in parts:
            found[name] = max(found.get(name, 0.0), 2.5 - 0.1 * len(parts))
        elif len(word) >= LEAST and any(part.startswith(word) for part in parts):
            found[name] = max(found.get(name, 0.0), 1.5 - 0.1 * len(parts))
    return {name: score for name, score in found.items() if name in outlines()}


def suggest(title: str, language: str, most: int = 3) -> list[Found]:
    """Emblems for a title: by its words in the index, whatever their endings; in English by the names of icons too.

    The first of every word comes before the second of any.
    """
    words = sorted(_WORD.findall(title), key=len, reverse=True)[:12]
    found: dict[str, Found] = {}
    for turn in zip_longest(*[[(name, word) for name in _icons_of(plain(word), language)] for word in words]):
        for name, word in filter(None, turn):
            found.setdefault(name, Found(name, label(name, language), word))
    return list(found.values())[:most]


def _icons_of(word: str, language: str) -> tuple[str, ...]:
    known = _index()[0].get(language, {})
    if word in known:
        return known[word]
    for shorter in _stems(word):
        if shorter in known:
            return known[shorter]
    stem = word[: max(5 if language == "en" else BEGINNING, len(word) - 3)]  # a stream is no street
    if len(word) > 4:
        for other in _by_beginning().get((language, stem[:BEGINNING]), ()):
            if other.startswith(stem) and abs(len(other) - len(word)) <= 3:
                return known[other]
    if language == "en" and len(word) >= LEAST:
        return _named(word)
    return ()


@cache
def _by_beginning() -> Mapping[tuple[str, str], tuple[str, ...]]:
    """The words of the index by language and first letters.
    To look at all of them for each word of five thousand titles took half the time in which a deck is read.
    """
    found: dict[tuple[str, str], list[str]] = {}
    for language, words in _index()[0].items():
        for word in words:
            found.setdefault((language, word[:BEGINNING]), []).append(word)
    return {beginning: tuple(words) for beginning, words in found.items()}


def _stems(word: str) -> Iterable[str]:
    """A word without the endings that plurals and cases add."""
    for ending in ("s", "es", "x", "ed", "ing"):
        if word.endswith(ending) and len(word) - len(ending) >= LEAST:
            yield word[: -len(ending)]


@cache
def _by_part() -> Mapping[str, tuple[str, ...]]:
    parts: dict[str, list[str]] = {}
    try:
        names = sorted(outlines(), key=lambda name: (len(name), name))
    except AssetsMissing:
        names = []
    for name in names:
        if name.count("-") < 2 and not name.startswith(("abstract-", "card-", "tarot-")):
            for part in name.split("-"):
                parts.setdefault(part, []).append(name)
    return {part: tuple(known) for part, known in parts.items()}


def _named(word: str) -> tuple[str, ...]:
    return tuple([name for name in (word, word.removesuffix("s")) if name in _by_part().get(name, ())][:1])


VARIED: Final[Mapping[str, tuple[str, ...]]] = {
    "antiquity": ("greek-temple", "ionic-column", "amphora", "laurels", "papyrus", "obelisk", "stone-tablet"),
    "war": ("crossed-swords", "shield", "castle", "knight-banner", "cannon", "drum", "visored-helm"),
    "science": ("erlenmeyer", "microscope", "atom", "telescope", "dna2", "test-tubes", "materials-science"),
    "sea": ("galleon", "anchor", "lighthouse", "compass", "ship-wheel", "sailboat", "waves"),
    "state": ("scales", "crown", "scroll-quill", "vote", "wax-seal", "capitol", "shaking-hands"),
    "music": ("lyre", "violin", "musical-notes", "grand-piano", "trumpet", "guitar", "drum"),
    "art": ("palette", "easel", "paint-brush", "mona-lisa", "drama-masks", "painted-pottery", "stone-bust"),
    "space": ("ringed-planet", "rocket", "moon-orbit", "satellite", "solar-system", "observatory", "galaxy"),
    "film": ("film-projector", "clapperboard", "film-spool", "theater-curtains", "photo-camera", "popcorn", "tv"),
    "nature": ("oak", "mountains", "flowers", "paw", "butterfly", "river", "sunrise"),
    "sport": ("trophy-cup", "medal", "soccer-ball", "running-shoe", "podium", "stopwatch", "tennis-racket"),
    "faith": ("candle-flame", "church", "prayer", "dove", "incense", "holy-symbol", "bookmark"),
    "digital": ("processor", "laptop", "smartphone", "circuitry", "keyboard", "database", "mesh-network"),
    "letters": ("quill-ink", "open-book", "bookshelf", "newspaper", "scroll-unfurled", "envelope", "black-book"),
    "industry": ("gears", "factory", "steam-locomotive", "light-bulb", "anvil", "mine-wagon", "crane"),
    "life": (
        "family-house", "park-bench", "coffee-cup", "village", "bread", "key", "umbrella", "bell-shield", "hourglass",
        "lantern", "suitcase", "kite", "apple-seeds", "clock-tower", "stone-bridge", "fountain", "calendar",
        "three-friends",
    ),
}  # fmt: skip
"""Emblems for cards whose titles name nothing that we know:
several a scene, so that a deck does not look like one card.
"""


def default_emblem(id: str, scene: str, titles: Mapping[str, str]) -> str:
    """The emblem of a card that names none: by its title, or one of its scene's, chosen by its id."""
    for language, title in titles.items():
        if found := suggest(title, language, 1):
            return found[0].name
    return _by_id(id, VARIED.get(scene) or (EMBLEMS[scene],))


MILD: Final = ("life", "letters", "nature", "art", "industry", "state")
"""Scenes that suit any card: a deck that names none has several colours."""


def default_scene(id: str) -> str:
    """The scene of a card that names none, chosen by its id."""
    return _by_id(f"scene {id}", MILD)


def _by_id(id: str, choices: Sequence[str]) -> str:
    return choices[blake2b(id.encode("utf-8", "surrogatepass"), digest_size=2).digest()[0] % len(choices)]
