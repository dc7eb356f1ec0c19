"""How long pictures and prints take: one scene, and 210 printed cards against a plain typst run of the same pages.

python benchmarks/decks_print.py [--json] [--rounds N]
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter

import typst

from yearline.art import scene_svg
from yearline.decks import library, load_deck
from yearline.printing import Wish
from yearline.printing.job import make_job
from yearline.printing.typesetter import fonts, set_pdf

WISH = Wish(language="uk", game="chronology")
PLAIN = """
#let job = json(bytes(sys.inputs.job))
#set page(width: job.width * 1mm, height: job.height * 1mm, margin: 0mm)
#set text(font: "Alegreya", size: 8pt, lang: job.language)
#for (number, p) in job.pages.enumerate() {
  if number > 0 { pagebreak() }
  for (index, x, y, turned) in p.places {
    let c = job.cards.at(index)
    let words = if p.side == "white" { (c.title,) } else { (c.title, c.fact, c.date) }
    place(dx: x * 1mm, dy: y * 1mm, block(width: 63mm, height: 88mm, words.join(parbreak())))
  }
}
#pagebreak()
#for part in job.rules.parts { par(part.heading); par(part.text) }
"""


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
        inks = card.inks(deck.palette)
        sizes.append(len(scene_svg(card.id, card.scene, card.emblem, card.medallion, inks)))
    spent = perf_counter() - start
    return {
        "scenes": len(cards),
        "scene_ms": 1000 * spent / len(cards),
        "scene_kb_median": median(sizes) / 1000,
        "scene_kb_largest": max(sizes) / 1000,
    }


def prints(rounds: int) -> dict[str, float]:
    """The chronology deck, as `yearline print` sets it and as bare text,
    in turns, each in a process without memories.
    """
    deck = load_deck("chronology")
    job = make_job(deck, WISH, lambda *_: None)
    fresh = ProcessPoolExecutor(1, mp_context=get_context("spawn"), max_tasks_per_child=1)
    with fresh:
        pairs = [(fresh.submit(whole).result(), fresh.submit(plain).result()) for _ in range(rounds)]
    whole_s, plain_s = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    return {
        "cards": len(deck.cards),
        "pages": len(job["pages"]) + 1,
        "print_s": whole_s,
        "plain_typst_s": plain_s,
        "print_to_plain": whole_s / plain_s,
        "pdf_kb": len(set_pdf(job)) / 1000,
    }


def whole() -> float:
    """Seconds from a loaded deck to its PDF."""
    deck = load_deck("chronology")
    start = perf_counter()
    set_pdf(make_job(deck, WISH, lambda *_: None))
    return perf_counter() - start


def plain() -> float:
    """Seconds typst takes for the same pages with the same words in one size, and nothing else on them."""
    job = make_job(load_deck("chronology"), WISH, lambda *_: None)
    start = perf_counter()
    words = json.dumps(job, ensure_ascii=False)
    typst.compile(PLAIN.encode(), font_paths=fonts(False), sys_inputs={"job": words})
    return perf_counter() - start


if __name__ == "__main__":
    main()
