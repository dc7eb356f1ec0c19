"""Names that a room full of children can read:
a small list of rude stems, seen through disguise; and names that we suggest.

The list is short on purpose: it catches what is shouted at a wall, and whoever leads the room can send anybody away.
A stem counts anywhere in a name, a word only by itself, since "Dickens" and "Scunthorpe" are names too.
"""

import re
import unicodedata
from functools import cache
from itertools import groupby
from typing import Final

from yearline.i18n import LANGUAGES, messages
from yearline.table.texts import alike

LEET: Final = str.maketrans("013456789@$!|+€£", "oieasgtbgasiitel")
HIGHEST: Final = 99
"""A suggested name is one from a list, and a number below this."""

_STEMS: Final = """
    fuck cunt bitch whore nigg faggot penis vagina pussy porn wank twat asshole arsehole dildo hitler nazi siegheil
    motherf
    putain salope connard connasse encul nique couille bougnoul bamboula
    cazzo stronz vaffancul puttan coglion minchi frocio
    хуй хуе хуя хуи пизд ебат ебал ебан ебуч бляд блят мудак мудил пидор пидар гандон гондон залуп дроч шлюх говно жопа
    пізд єбат їбат єбан їбан підор підар гівно курва
    blyat blyad pizd pidor kurwa kurva huilo хуил хуйл
"""
_WORDS: Final = """
    shit shitty fag fags cock tits rape rapist slut sluts bastard heil kkk sex anal anus
    pute putes merde bite pd negre salop batard
    merda culo figa negro bastardo
    сука суки манда чмо сучка лох урод
    срака лайно суко
    suka hui huy
"""


def rude(name: str) -> bool:
    """Whether a name is one that nobody should have to read aloud."""
    read = _folded(name)
    run = "".join(re.findall(r"[^\W\d_]+", read))
    shorter = [_shortened(run, 3, 1), _shortened(run, 3, 2), _shortened(run, 2, 1)]
    if any(stem in one for one in (run, *shorter) for stem in _folded_words(_STEMS)):
        return True
    words = re.findall(r"[^\W\d_]+", read)
    return any(word in _folded_words(_WORDS) for one in (run, *words) for word in (one, _shortened(one, 2, 1)))


def suggested(name: str) -> bool:
    """Whether a name is one of those that we suggest, in any language."""
    noun, _, number = name.rpartition(" ")
    return noun in _nouns() and number.isascii() and number.isdigit() and len(number) < 3 and int(number) < HIGHEST


def refused_name(name: str, only_suggested: bool) -> str:
    """Why somebody cannot have a name, as the code of a refusal; empty if they can."""
    if only_suggested and not suggested(name):
        return "suggested_names"
    return "rude_name" if rude(name) else ""


def _folded(text: str) -> str:
    """What a reader takes a name for: figures for letters, letters of another alphabet, marks on top of them."""
    bare = "".join([ch for ch in unicodedata.normalize("NFKD", text) if not unicodedata.combining(ch)])
    return alike(bare.casefold().translate(LEET))


def _shortened(text: str, least: int, to: int) -> str:
    """The same with every letter that is said so often in a row said less often."""
    runs = [(letter, len(list(run))) for letter, run in groupby(text)]
    return "".join([letter * (to if count >= least else count) for letter, count in runs])


@cache
def _folded_words(listed: str) -> frozenset[str]:
    return frozenset([_folded(word) for word in listed.split()])


@cache
def _nouns() -> frozenset[str]:
    return frozenset([noun for language in LANGUAGES for noun in messages(language)("crowd-names").split()])
