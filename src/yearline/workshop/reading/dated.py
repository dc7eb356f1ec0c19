"""Lists as people paste them from anywhere: a date at the beginning
or the end of a line, and the rest is a title, perhaps a fact.
"""

import re
from typing import Final

from yearline.decks import limits
from yearline.decks.dates_in_words import read_in_words
from yearline.decks.years import read_century, read_year

_BLANKS: Final = re.compile(r"\s+")
_BULLET: Final = re.compile(r"^\s*(?:[-–—*•·‣▪●]+\s+|\(?[0-9]{1,3}[.)]\s+(?=\S))")
_SEPARATORS: Final = re.compile(
    r"\s*(?:[:\t|;=]|\s[-–—]|[-–—]\s|,\s|,(?=[0-9])|\.\s|\s(?:in|en|nel|в|у)\s)\s*", re.IGNORECASE
)
_MOST_WORDS: Final = 7
"""A date has no more: `около 10 000 года до н. э.`"""
_LONGEST: Final = 80
"""Nor more signs."""
_FACT: Final = re.compile(r"\s+[-–—]\s+|\s*[|;]\s*|\.\s+(?=[A-ZÀ-ÖА-ЯІЇЄҐ])")
_CENTURY: Final = re.compile(
    r"(?:[0-9]{1,2}|[ivxlcіхс]+)(?:st|nd|rd|th|e|ème|-?[а-яії]{1,3})?\s+"
    r"(?:century|si[eè]cle|sec\.?|secolo|век|в\.?|століття|ст\.?)(?:\s+(?:bce?|(?:av\.|a\.|до)[\w.\- ]{0,11}[\w.]))?",
    re.IGNORECASE,
)
"""A century with its number and nothing else: whoever reads the row is asked for a year in it, with the answer ready.
"""
_SPAN: Final = re.compile(r"[0-9]{3,4}\s?[-–—]\s?[0-9]{2,4}")
"""From one year to another: asked about in the same way."""
_YEAR_LAST: Final = re.compile(r"(.*[^\s-])[\s-]+([12][0-9]{3})")
_AGO: Final = re.compile(
    r"mill|млн|мільйон|миллион|billion|years?\s+ago|ans\s+avant|anni\s+fa|лет\s+назад|років\s+тому", re.IGNORECASE
)
"""What follows a number that counts back from today."""
_AROUND: Final = re.compile(r"^(.*\S)\s*[\(\[]([^()\[\]]{1,40})[\)\]]\.?$")


def split_line(line: str) -> tuple[str, str, str] | None:
    """Date, title and fact of a line, or None where it has no date.

    >>> split_line("14 juillet 1789 : Prise de la Bastille"), split_line("• Deep Blue beats Kasparov (1997)")
    (('14 juillet 1789', 'Prise de la Bastille', ''), ('1997', 'Deep Blue beats Kasparov', ''))
    >>> split_line("Moon landing, July 20, 1969"), split_line("3 million years ago: tools")
    (('July 20, 1969', 'Moon landing', ''), None)
    """
    if len(line) > limits.LINE:
        return None
    line = _BLANKS.sub(_blank, line)  # else every search below would look at a long gap from each place in it
    bare = _BULLET.sub("", line, count=1).strip()
    for text in dict.fromkeys((bare, line.strip())):
        if found := _at_the_end(text) or _at_the_beginning(text) or _bare_at_the_end(text):
            date, rest = found
            title, fact = _title_and_fact(rest)
            if title:
                return date, title, fact
    return None


def _blank(found: re.Match[str]) -> str:
    return "\t" if "\t" in found[0] else " "


def is_date(text: str) -> bool:
    """Whether a text is a date and nothing else."""
    if not text or len(text) > _LONGEST:
        return False
    if _CENTURY.fullmatch(text):
        return read_century(text) is not None
    if _SPAN.fullmatch(text):
        return True
    return read_year(text) is not None or read_in_words(text) is not None


def _at_the_end(text: str) -> tuple[str, str] | None:
    found = _AROUND.match(text)
    if found and is_date(found[2].strip()):
        return found[2].strip(), found[1]
    longest = None
    for place in reversed(list(_SEPARATORS.finditer(text))):
        tail = text[place.end() :].strip(" .")
        if len(tail) > _LONGEST or len(tail.split()) > _MOST_WORDS:
            break
        if is_date(tail) and not is_date(text[: place.start()].strip()):
            longest = tail, text[: place.start()]
    return longest


def _bare_at_the_end(text: str) -> tuple[str, str] | None:
    """A year of four figures after the last blank."""
    found = _YEAR_LAST.fullmatch(text)
    return (found[2], found[1]) if found else None


def _at_the_beginning(text: str) -> tuple[str, str] | None:
    """The longest beginning that is a date, with a mark after it or a mere blank."""
    words = text.split(" ")
    for count in range(min(_MOST_WORDS, len(words) - 1), 0, -1):
        head, rest = " ".join(words[:count]), " ".join(words[count:])
        bare = head.rstrip(" :;,–—-|\t")
        date = next((one for one in (head, bare, bare.rstrip(".")) if is_date(one)), "")
        if date and not _AGO.match(rest):
            return date, rest.lstrip(" :;,–—-|\t")
    for place in _SEPARATORS.finditer(text):
        head = text[: place.start()].strip()
        if len(head) > _LONGEST or len(head.split()) > _MOST_WORDS:
            break
        if is_date(head):
            return head, text[place.end() :]
    return None


def _title_and_fact(rest: str) -> tuple[str, str]:
    parts = _FACT.split(rest.strip(), maxsplit=1)
    title = parts[0].strip(" .;,:")
    return title, parts[1].strip() if len(parts) > 1 else ""
