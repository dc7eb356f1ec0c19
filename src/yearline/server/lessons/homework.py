"""Homework: the cards of a crowd at one's own pace until a date.
A card always ends where it belongs, so all meet the same line.

A pupil is a personal code, which the device keeps and which opens the same place on another
one; the log knows a hash of it. All of a homework is one stream: who came, who chose what,
and who wanted to be forgotten. It grows by two lines a pupil and one a card, and not beyond.
"""

import secrets
from asyncio import Lock
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from yearline.core.cards import Dated
from yearline.core.deck import Deck
from yearline.core.value import replace, value
from yearline.games import rules_for
from yearline.server.lessons.book import DAY, Book, Lesson, id_of
from yearline.server.lessons.course import AskedCard, Course, Pupil, PupilAnswer, asked_for
from yearline.server.live.identity import ALPHABET
from yearline.server.live.shared import Services
from yearline.server.live.tables import CARDS_A_START, Tables
from yearline.server.services.naming import refused_name
from yearline.store import LAST, Line
from yearline.table.decide import Refused
from yearline.table.model import MAX_NAME
from yearline.table.texts import alike, clean

CODE: Final = 8
MOST_DAYS: Final = 60
MOST_PUPILS: Final = 500
ROUNDS: Final = (5, 10, 15, 20, 30)
KEPT: Final = 32
"""So many homeworks stay in memory."""
COST: Final = 5.0
"""One that is not there any more counts as so many requests:
whoever sets very many could have each of them dealt again in turn.
"""


@value
class HomeworkCard:
    """A card of homework. What may be seen of it before the answer, the ones who show it take care of."""

    asked: AskedCard
    card: Dated
    line: tuple[Dated, ...]


class Work:
    """A homework as it stands: what was set, and what everybody has done."""

    def __init__(self, lesson: Lesson, questions: tuple[HomeworkCard, ...]) -> None:
        self.lesson = lesson
        self.questions = questions
        self.head = 0
        self.names: dict[Pupil, str] = {}
        self.gaps: dict[Pupil, list[int]] = {}

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks it was made of."""
        return tuple(self.lesson.made["decks"])

    def fold(self, body: str) -> None:
        """One more line."""
        self.head += 1
        line = msgspec.json.decode(body)
        if line["kind"] == "came":
            self.names[line["pupil"]] = line["name"]
            self.gaps[line["pupil"]] = []
        elif line["kind"] == "left":
            self.names[line["pupil"]] = ""
        elif line["card"] == len(self.gaps[line["pupil"]]):
            self.gaps[line["pupil"]].append(line["gap"])

    def course(self) -> Callable[[], Course]:
        """How to make what a report is made of, in a thread, of the answers as they are now."""
        names, gaps = dict(self.names), {pupil: tuple(gaps) for pupil, gaps in self.gaps.items()}
        return lambda: _course(self, names, gaps)


class Homework:
    """All homework of a server."""

    def __init__(self, services: Services, tables: Tables, book: Book) -> None:
        self._services = services
        self._tables = tables
        self._book = book
        self._known: OrderedDict[str, Work] = OrderedDict()
        self._busy: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    async def give(
        self, decks: tuple[str, ...], rounds: int, days: int, suggested: bool, address: str
    ) -> tuple[str, str]:
        """Set homework: the code for the pupils, and the teacher's key. Raises Refused, BadDeck."""
        if rounds not in ROUNDS or not 1 <= days <= MOST_DAYS:
            raise Refused("bad_request", f"homework has {ROUNDS} cards and lasts 1 to {MOST_DAYS} days")
        services, limits = self._services, self._services.limits
        services.disk.check()
        limits.allow(limits.new_tables, address)
        shelf = services.shelf
        frozen = await shelf.freeze(decks, self._tables.played, address, lambda size: limits.freeze(address, size))
        deck = shelf.frozen(frozen)
        limits.allow(limits.starts, address, 1 + len(deck.cards) / CARDS_A_START)
        rules_for("crowd").check(deck, 1)
        key, code = self._book.new_key(), "".join(secrets.choice(ALPHABET) for _ in range(CODE))
        made = {
            "kind": "homework",
            "code": code,
            "decks": list(decks),
            "deck": frozen,
            "seed": str(secrets.randbits(128)),
            "rounds": rounds,
            "until": services.clock.now() + days * DAY,
            "suggested": suggested,
        }
        if not await self._book.append(f"homework:{code}", 0, id_of(key)):
            raise Refused("internal", "no free code was found")
        await self._book.write(key, made)
        return code, key

    async def find(self, code: str, address: str = "") -> Work:
        """Homework by the code of its pupils, up to date. Raises Refused; whoever guesses is slowed down."""
        limits, ticks = self._services.limits, self._services.clock.ticks
        if address and limits.wrong_codes.spent(address, ticks()) and code not in self._codes():
            raise Refused("too_fast", "too many wrong codes")
        lesson = await self._set_under(code)
        if lesson is None:
            if address:
                limits.wrong_codes.take(address, ticks())
            raise Refused("no_table", "there is no such homework")
        return await self.of(lesson, address)

    async def is_set(self, code: str) -> bool:
        """Whether a code leads to homework."""
        return await self._set_under(code) is not None

    async def _set_under(self, code: str) -> Lesson | None:
        lines = await self._services.store.read(f"homework:{code}", 0, 1)
        return await self._book.by_id(lines[0].body) if lines else None

    def _codes(self) -> set[str]:
        """Those that pupils are at: a class behind one address in which somebody mistypes still gets on."""
        return {str(work.lesson.made["code"]) for work in self._known.values()}

    async def of(self, lesson: Lesson, address: str = "") -> Work:
        """The homework of a lesson, up to date."""
        async with self._busy.setdefault(lesson.id, Lock()):
            work = self._known.pop(lesson.id, None)
            if work is None:
                work = await self._begun(lesson, address)
            for line in await self._services.store.read(lesson.work, work.head, LAST):
                work.fold(line.body)
            work.lesson = lesson
            if lesson.forgotten:
                work.names = dict.fromkeys(work.names, "")
            self._known[lesson.id] = work
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
            return work

    async def _begun(self, lesson: Lesson, address: str) -> Work:
        """A homework that was not in memory: its deck is unpacked
        and its cards are dealt, when it is the address's turn.
        """
        made, services = lesson.made, self._services
        services.limits.weigh(address, COST)
        async with services.pool.turn(address):
            await services.shelf.thaw({made["deck"]}, self._tables.played)
            deck = services.shelf.frozen(made["deck"])
            lines = await services.store.read(lesson.work, 0, LAST)
            return await services.pool.begin(lambda: _read(lesson, deck, lines))

    # --- pupils ---

    async def come(self, work: Work, name: str) -> str:
        """A new pupil; their personal code. Raises Refused."""
        self._check_open(work)
        name = clean(name, MAX_NAME)
        if code := refused_name(name, bool(work.lesson.made["suggested"])):
            raise Refused(code, "this name cannot be had")
        if alike(name) in map(alike, work.names.values()):
            raise Refused("name_taken", "somebody here has this name")
        if len(work.names) >= MOST_PUPILS:
            raise Refused("table_full", "this homework is full")
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE))
        await self._book.say(work.lesson.work, {"kind": "came", "pupil": hashed(work, code), "name": name})
        return code

    def pupil(self, work: Work, code: str, address: str) -> Pupil:
        """Whose personal code it is. Raises Refused, and counts as a wrong one."""
        limits, ticks = self._services.limits, self._services.clock.ticks
        found = hashed(work, code)
        if found not in work.gaps:
            if limits.wrong_codes.spent(address, ticks()):
                raise Refused("too_fast", "too many wrong codes")
            limits.wrong_codes.take(address, ticks())
            raise Refused("no_pupil", "nobody has this personal code")
        return found

    async def choose(self, work: Work, pupil: Pupil, card: int, gap: int, address: str = "") -> Work:
        """An answer. The same card once more changes nothing: the first one counts. Raises Refused."""
        done = len(work.gaps[pupil])
        if card < done:
            return work
        self._check_open(work)
        if card > done or card >= len(work.questions):
            raise Refused("stale", "another card comes first")
        if not 0 <= gap <= len(work.questions[card].line):
            raise Refused("illegal_action", "there is no such gap")
        await self._book.say(work.lesson.work, {"kind": "chose", "pupil": pupil, "card": card, "gap": gap})
        return await self.of(work.lesson, address)

    def _check_open(self, work: Work) -> None:
        if work.lesson.forgotten or self._services.clock.now() > work.lesson.over:
            raise Refused("homework_over", "the time for this homework is over")


def _read(lesson: Lesson, deck: Deck, lines: Iterable[Line]) -> Work:
    work = Work(lesson, questions(deck, int(lesson.made["seed"]), lesson.made["rounds"]))
    for line in lines:
        work.fold(line.body)
    return work


def _course(work: Work, names: Mapping[Pupil, str], gaps: Mapping[Pupil, tuple[int, ...]]) -> Course:
    """What a report is made of. Who has not come to a card yet has not missed it."""
    asked = list[AskedCard]()
    for number, one in enumerate(work.questions):
        given = {pupil: PupilAnswer(chosen[number]) for pupil, chosen in gaps.items() if number < len(chosen)}
        asked.append(replace(one.asked, answers=given, present=frozenset(given)))
    return Course(tuple([one for one in asked if one.answers]), dict(names), work.decks, work.lesson.began)


def hashed(work: Work, code: str) -> Pupil:
    """What the log knows of a personal code."""
    return sha256(f"yearline pupil {work.lesson.id} {code[:40]}".encode()).hexdigest()[:16]


def questions(deck: Deck, seed: int, rounds: int) -> tuple[HomeworkCard, ...]:
    """The cards of a homework, each before the line that it meets: as a crowd would that never chooses."""
    rules = rules_for("crowd", {"rounds": rounds})
    state: Any = rules.setup(deck, 1, seed).state
    found: list[HomeworkCard] = []
    while rules.acting(state):
        state = rules.proceed(state).state
        view = rules.public(state)
        cards = [column[0] for row in view.rows for column in row.columns]
        card = next(one for one in cards if one.ref == view.asked)
        line = tuple([one for one in cards if one is not card])
        found.append(HomeworkCard(asked_for(card, line), card, line))
        state = rules.proceed(state).state
    return tuple(found)
