"""`deck.toml`: what a deck says about itself."""

import json
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from yearline.core.deck import DEFAULT_SYMBOLS, SYMBOLS
from yearline.decks import limits
from yearline.decks.cells import LANGUAGE, choice, clean, slug
from yearline.decks.model import AUDIENCES, DATES, PALETTES, Manifest, language_order
from yearline.decks.problems import Report, fatal, shown
from yearline.decks.tables import decode

KEYS: Final = ("id", "license", "category", "audience", "palette", "symbols", "dates", "names", "descriptions")


DEEPEST: Final = 16
"""A manifest has tables in nothing but itself.
In one so deep that a heading fills the file, each line is looked for from the top.
"""

MOST_DOTS: Final = 200
"""No text of a manifest has more. A key may be so deep too, and takes the square of its depth."""


def read_toml(text: str) -> dict[str, Any]:
    """What a text in TOML says. Raises ValueError, and RecursionError."""
    dots = [(line.lstrip().startswith("["), line.count(".")) for line in text.split("\n")]
    if any(count > (DEEPEST if heading else MOST_DOTS) for heading, count in dots):
        raise ValueError("tables in tables in tables")
    return tomllib.loads(text)


def read_manifest(raw: bytes, folder: str, report: Report) -> Manifest:
    """The manifest in a deck.toml. A deck that names no id is called as its folder."""
    text = decode(raw)
    try:
        plain = read_toml(text)
    except (ValueError, RecursionError) as error:
        raise fatal("bad_toml", reason=shown(str(error))) from None
    return make_manifest(plain, folder, report)


def make_manifest(plain: Mapping[str, Any], default_id: str, report: Report) -> Manifest:
    """A checked manifest out of plain values, as TOML and JSON hold them."""
    for key in plain:
        if key not in KEYS:
            report.warn(0, shown(key), "unknown_key", choices=", ".join(KEYS))
    id = slug(_text(plain, "id", limits.ID, report) or default_id, 0, "id", limits.ID, report)
    names = _texts(plain, "names", limits.NAME, report)
    return Manifest(
        id=id,
        names=names or {"en": id},
        descriptions=_texts(plain, "descriptions", limits.DESCRIPTION, report),
        license=_text(plain, "license", limits.WORD, report),
        category=slug(_text(plain, "category", limits.WORD, report), 0, "category", limits.WORD, report),
        audience=choice(_text(plain, "audience", limits.WORD, report), 0, "audience", AUDIENCES, AUDIENCES[0], report),
        palette=choice(_text(plain, "palette", limits.WORD, report), 0, "palette", PALETTES, PALETTES[0], report),
        symbols=_symbols(plain.get("symbols", DEFAULT_SYMBOLS), report),
        dates=choice(_text(plain, "dates", limits.WORD, report), 0, "dates", DATES, DATES[0], report),
    )


def _text(plain: Mapping[str, Any], key: str, limit: int, report: Report) -> str:
    text = plain.get(key, "")
    if isinstance(text, str):
        return clean(text, 0, key, limit, report)
    report.error(0, key, "not_text")
    return ""


def _texts(plain: Mapping[str, Any], key: str, limit: int, report: Report) -> dict[str, str]:
    """Texts by language, in the order of the file: the first is the deck's first language."""
    found = plain.get(key, {})
    if not isinstance(found, dict):
        report.error(0, key, "not_texts")
        return {}
    texts: dict[str, str] = {}
    for language in found:
        if not LANGUAGE.fullmatch(language):
            report.error(0, f"{key}.{shown(language)}", "bad_language")
        elif text := _text(found, language, limit, report):
            texts[language] = text
    return texts


def _symbols(found: Any, report: Report) -> tuple[str, ...]:
    if isinstance(found, int) and not isinstance(found, bool) and 2 <= found <= len(SYMBOLS):
        return SYMBOLS[:found]
    if (
        isinstance(found, list)
        and 2 <= len(found) == len({str(name) for name in found})
        and all(name in SYMBOLS for name in found)
    ):
        return tuple(found)
    report.error(0, "symbols", "bad_symbols", most=len(SYMBOLS), choices=", ".join(SYMBOLS))
    return SYMBOLS[:DEFAULT_SYMBOLS]


def plain_manifest(manifest: Manifest) -> dict[str, Any]:
    """The manifest as TOML and JSON hold it."""
    count = len(manifest.symbols)
    return {
        "id": manifest.id,
        "license": manifest.license,
        "category": manifest.category,
        "audience": manifest.audience,
        "palette": manifest.palette,
        "symbols": count if manifest.symbols == SYMBOLS[:count] else list(manifest.symbols),
        **({"dates": manifest.dates} if manifest.dates != DATES[0] else {}),
        "names": dict(manifest.names),
        "descriptions": dict(sorted(manifest.descriptions.items(), key=lambda item: language_order(item[0]))),
    }


def toml(manifest: Manifest) -> str:
    """The text of a deck.toml. JSON writes strings, numbers and lists of words as TOML does."""
    lines: list[str] = []
    for key, content in plain_manifest(manifest).items():
        if not isinstance(content, dict):
            lines.append(f"{key} = {json.dumps(content, ensure_ascii=False)}")
        elif content:
            lines += [
                "",
                f"[{key}]",
                *[f"{name} = {json.dumps(text, ensure_ascii=False)}" for name, text in content.items()],
            ]
    return "\n".join(lines) + "\n"
