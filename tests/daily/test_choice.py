"""Which cards a day has: by seed alone, as hard as planned, and none that is resting."""

from datetime import date, timedelta
from itertools import pairwise

from yearline.core.rng import commitment
from yearline.daily.audit import WITHIN, audit
from yearline.daily.choice import PLAN, REST, choose, planned
from yearline.daily.day import CARDS, Day, number_of, seed_of
from yearline.daily.hardness import PEOPLE, played
from yearline.decks import LibraryCard, library

POOL: list[LibraryCard] = [card for deck in library().values() for card in deck.cards]
MONDAY = date(2026, 11, 16)
SECRET = b"a secret of thirty-two bytes...."


def pictures(day: Day) -> set[str]:
    return {card.face.picture for card in day.cards}


def made(day: date, resting: list[str] | None = None, pool: list[LibraryCard] = POOL) -> Day:
    found = choose(day, seed_of(SECRET, day), pool, resting or [])
    assert found is not None
    return found


def test_the_plan_is_easy_on_mondays_and_hard_on_sundays() -> None:
    assert planned(MONDAY) == max(PLAN)
    assert planned(MONDAY - timedelta(1)) == min(PLAN)
    assert all(one > two for one, two in pairwise(PLAN))


def test_the_same_secret_gives_the_same_day_and_another_one_another() -> None:
    assert made(MONDAY) == made(MONDAY)
    assert seed_of(SECRET, MONDAY) != seed_of(SECRET, MONDAY + timedelta(1)) != seed_of(b"other", MONDAY)


def test_the_hash_binds_the_seed() -> None:
    day = made(MONDAY)
    assert day.commitment == commitment(day.seed)
    assert str(day.seed) not in day.commitment


def test_a_week_is_as_hard_as_planned_and_uses_no_card_twice() -> None:
    days: list[Day] = []
    for offset in range(7):
        resting = [picture for day in days for picture in pictures(day)]
        days.append(made(MONDAY + timedelta(offset), resting))
    checked = list(audit(days, POOL))
    assert [one.kept for one in checked] == [True] * 7
    assert max(abs(one.off) for one in checked) <= WITHIN
    assert checked[0].expected > checked[6].expected + 1
    assert len(set().union(*map(pictures, days))) == 7 * (CARDS + 1)


def test_the_audit_sees_a_card_that_comes_back_too_early_and_a_day_that_is_off() -> None:
    first = made(MONDAY)
    again = Day(MONDAY + timedelta(REST), first.seed, first.cards)
    later = Day(MONDAY + timedelta(2 * REST + 1), first.seed, first.cards)
    sunday = Day(MONDAY + timedelta(200), first.seed, tuple(sorted(first.cards, key=lambda card: card.id)))
    checked = list(audit([first, again, later, sunday], POOL))
    assert [one.rested for one in checked] == [None, 30, 31, 139]
    assert not checked[1].kept
    assert [one.rested for one in audit([again], POOL, [first])] == [30]
    hard = Day(MONDAY, first.seed, tuple([card.card for card in sorted(POOL, key=lambda one: one.year)[400:413]]))
    assert not next(audit([hard], POOL)).kept


def test_no_two_cards_of_a_day_are_of_one_year() -> None:
    years = [card.back.year for card in made(MONDAY).cards]
    assert len(set(years)) == CARDS + 1


def test_a_small_library_lets_those_come_back_that_have_rested_longest() -> None:
    small = POOL[:40]
    resting = [card.card.face.picture for card in small[:30]]
    day = made(MONDAY, resting, small)
    allowed = {card.card.face.picture for card in small[30:]} | set(resting[:26])
    assert pictures(day) <= allowed
    assert choose(MONDAY, 1, POOL[:12], []) is None


def test_every_bot_has_a_score() -> None:
    day = made(MONDAY)
    scores = played(day, _Cards([card for card in POOL if card.card.face.picture in pictures(day)]))
    assert set(PEOPLE) < set(scores)
    assert all(0 <= score <= CARDS for score in scores.values())
    assert scores["oracle"] == CARDS


class _Cards:
    def __init__(self, cards: list[LibraryCard]) -> None:
        self.cards = cards


def test_days_are_numbered() -> None:
    assert number_of(date(2026, 11, 1)) == 1
    assert number_of(MONDAY) == 16
