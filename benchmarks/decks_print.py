"""How long pictures and prints take: one scene, and 210 printed cards against a plain typst run of the same pages.

python benchmarks/decks_print.py [--json] [--rounds N]
"""

import argparse
import json
import sys
from statistics import median
from time import perf_counter
from typing import Any

from yearline.art import scene_svg
from yearline.decks import library, load_deck
from yearline.printing import Wish
from yearline.printing.job import make_job
from yearline.printing.typesetter import set_pdf

EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print numbers for programs")
    parser.add_argument("--rounds", type=int, default=5)
    wish = parser.parse_args()
    found = scenes() | prints(wish.rounds)
    if wish.json:
        json.dump(found, sys.stdout, indent=2)
        print()
        return
    for name, number in found.items():
        print(f"{name:<28} {number:>10.3f}")


def scenes() -> dict[str, float]:
    """Every picture of the library: the time of one, the size of the middle and of the largest."""
    cards = [(deck, card) for deck in library().values() for card in deck.cards]
    scene_svg("warm-up", "sea", "caravel", "compass")
    sizes = []
    start = perf_counter()
    for deck, card in cards:
        inks = card.card.face.color if deck.palette == "color" else "scene"
        sizes.append(len(scene_svg(card.id, card.scene, card.emblem, card.medallion, inks)))
    spent = perf_counter() - start
    return {
        "scenes": len(cards),
        "scene_ms": 1000 * spent / len(cards),
        "scene_kb_median": median(sizes) / 1000,
        "scene_kb_largest": max(sizes) / 1000,
    }


def prints(rounds: int) -> dict[str, float]:
    """The chronology deck, whole and without pictures and signs, in turns."""
    deck = load_deck("chronology")
    whole, plain = [], []
    for _ in range(rounds):
        start = perf_counter()
        job = make_job(deck, Wish(language="uk", game="chronology"), lambda *_: None)
        pdf = set_pdf(job)
        whole.append(perf_counter() - start)
        bare = without_pictures(job)
        start = perf_counter()
        set_pdf(bare)
        plain.append(perf_counter() - start)
    return {
        "cards": len(deck.cards),
        "pages": len(job["pages"]) + 1,
        "print_s": median(whole),
        "plain_typst_s": median(plain),
        "print_to_plain": median(whole) / median(plain),
        "pdf_kb": len(pdf) / 1000,
    }


def without_pictures(job: dict[str, Any]) -> dict[str, Any]:
    """The same pages and texts with nothing drawn on them."""
    signs = {"picture": EMPTY, "white": "", "dark": "", "mark": "", "light-mark": ""}
    return job | {"cards": [card | signs for card in job["cards"]]}


if __name__ == "__main__":
    main()
