"""How much of what one misjudged is remembered after thirty days: by our scheduler, and by random practice with as many
questions.

The people who practise are simulated with another model of memory than the scheduler's own: that of Pavlik and Anderson
(2005), in which every encounter leaves a trace that decays, and decays faster the fresher the memory was, so that
cramming does not last. How hard a card is differs from card to card. Every day some cards are misjudged and corrected.
The scheduler asks for those that are due, at most as many as four minutes allow; the others ask exactly as many
questions on the same days:

    any         cards of the whole library at random, as in a game or a quiz
    misjudged   at random, but only cards that were misjudged: half of what the scheduler does, done by hand
    best        by somebody who sees every memory, and asks for the card of which most is gained by the thirtieth day:
                a bound of a kind, which no scheduler can know

    python benchmarks/practice.py [--people 100] [--cards 60] [--library 530] [--questions 20]
"""

import argparse
import math
import random
from statistics import mean, stdev

from yearline.practice.schedule import CardMemory, answered, faded, missed

DAYS = 30
DECAY, SCALE = 0.177, 0.217
THRESHOLD, NOISE = -1.65, 0.255
"""A card that was corrected once is known the next day three times in four:
an estimate of ours, not fitted to people.
"""
SLOW = 0.025
"""Between sittings time counts less: little of a day interferes with what was learned."""
SECONDS = 86_400.0
HARDEST = 0.6
WAYS = ("schedule", "misjudged", "any", "best")


class Trace:
    """What one person remembers of one card."""

    def __init__(self, hard: float) -> None:
        self.hard = hard
        self.met: list[tuple[float, float]] = []

    def activation(self, at: float) -> float:
        ages = [(max(1.0, (at - when) * SECONDS * SLOW), decay) for when, decay in self.met]
        return math.log(sum(age**-decay for age, decay in ages)) - self.hard if ages else -math.inf

    def recall(self, at: float) -> float:
        """How likely the date is known."""
        return 1 / (1 + math.exp((THRESHOLD - self.activation(at)) / NOISE))

    def gain(self, at: float) -> float:
        """How much likelier it is known on the last day if it is asked for now."""
        after = Trace(self.hard)
        after.met = list(self.met)
        after.meet(at)
        return after.recall(float(DAYS)) - self.recall(float(DAYS))

    def meet(self, at: float) -> None:
        before = self.activation(at) if self.met else -math.inf
        self.met.append((at, SCALE * math.exp(before) + DECAY if before > -math.inf else DECAY))


class Person:
    """Somebody with cards that they misjudge one after another, and a way of practising."""

    def __init__(self, hard: list[float], library: int, luck: random.Random) -> None:
        self.traces = [Trace(one) for one in hard]
        self.memories: dict[int, CardMemory] = {}
        self.library, self.luck = library, luck

    def due(self, day: int, most: int) -> list[int]:
        waiting = [card for card, memory in self.memories.items() if memory.due <= day + 0.01]
        return sorted(waiting, key=lambda card: -faded(self.memories[card], day))[:most]

    def drawn(self, way: str, count: int) -> list[int]:
        """So many cards at random; of the library, most are none of those that were misjudged."""
        known = list(self.memories)
        if way == "any":
            strangers = [-1] * (self.library - len(known))
            return [card for card in self.luck.sample([*known, *strangers], count) if card >= 0]
        return self.luck.sample(known, min(count, len(known)))

    def gaining(self, day: int, count: int) -> list[int]:
        """The cards that gain most by a question today, as nobody but the simulation knows."""
        traces = self.traces
        return sorted(self.memories, key=lambda card: traces[card].gain(float(day)), reverse=True)[:count]

    def chosen(self, way: str, day: int, count: int) -> list[int]:
        if way == "schedule":
            return self.due(day, count)
        return self.gaining(day, count) if way == "best" else self.drawn(way, count)

    def answer(self, card: int, day: int) -> None:
        right = self.luck.random() < self.traces[card].recall(day)
        self.memories[card] = answered(self.memories[card], right, float(day))
        self.traces[card].meet(float(day))

    def misjudge(self, card: int, day: int) -> None:
        self.memories[card] = missed(float(day))
        self.traces[card].meet(float(day))

    def remembered(self) -> float:
        return mean(trace.recall(float(DAYS)) for trace in self.traces)


def thirty_days(person: Person, way: str, effort: list[int]) -> list[int]:
    """Practise for thirty days, at most `effort` questions a day; how many there were on each."""
    asked = []
    for day in range(DAYS):
        chosen = person.chosen(way, day, effort[day])
        for card in chosen:
            person.answer(card, day)
        asked.append(len(chosen))
        for card in range(day, len(person.traces), DAYS):
            person.misjudge(card, day)
    return asked


def compare(people: int, cards: int, library: int, questions: int) -> tuple[dict[str, list[float]], float]:
    """What each person remembers by each way, and how many questions a card that took."""
    found: dict[str, list[float]] = {way: [] for way in WAYS}
    total = 0
    for number in range(people):
        luck = random.Random(number)
        hard = [luck.uniform(-HARDEST, HARDEST) for _ in range(cards)]
        effort = [questions] * DAYS
        for way in WAYS:
            person = Person(hard, library, random.Random(number))
            asked = thirty_days(person, way, effort)
            found[way].append(person.remembered())
            if way == "schedule":
                effort, total = asked, total + sum(asked)
    return found, total / people / cards


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("people", 100), ("cards", 60), ("library", 530), ("questions", 20)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    found, effort = compare(given.people, given.cards, given.library, given.questions)
    ours = found["schedule"]
    print(
        f"{given.people} people, {given.cards} misjudged cards of {given.library}, "
        f"{effort:.1f} questions a card, {DAYS} days"
    )
    print(f"schedule   {mean(ours):6.1%} remembered")
    for way in WAYS[1:]:
        gain = [one / two - 1 for one, two in zip(ours, found[way], strict=True)]
        error = 1.96 * stdev(gain) / math.sqrt(len(gain))
        print(f"{way:10} {mean(found[way]):6.1%} remembered; the schedule is {mean(gain):+.1%} ± {error:.1%}")


if __name__ == "__main__":
    main()
