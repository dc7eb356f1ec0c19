"""How hard a day is: what our bots make of it, from a child to a historian, each with many memories."""

from functools import lru_cache
from statistics import mean
from typing import Final

from yearline.bots import BOTS, make_bot
from yearline.bots.lore import AnyDeck
from yearline.bots.players.characters import CHARACTERS
from yearline.core.actions import Place
from yearline.core.play import play
from yearline.core.rng import offshoot
from yearline.daily.day import RULES, Day
from yearline.daily.rules import ME

PLAYERS: Final = tuple([id for id, bot in BOTS.items() if bot.level > 0])
"""Those who show what they make of a day."""
PEOPLE: Final = tuple([character.id for character in CHARACTERS])
"""Those who know history as people do: a day is as hard as it is for them."""


def gaps_of(day: Day, known: AnyDeck, bot: str, seed: int) -> tuple[list[int], int]:
    """Into which gaps a bot lays the cards, and how many of them are right. `known` is what it has a memory of."""
    player = make_bot(bot, known, seed)
    step, gaps = RULES.setup(day.deck, 1, day.seed), list[int]()
    player.learn(step.events)
    while RULES.acting(step.state):
        action = player.choose(RULES.view(step.state, ME), offshoot(seed, len(gaps), bits=64))
        assert isinstance(action, Place)
        gaps.append(action.gap)
        step = play(RULES, step.state, ME, action)
        player.learn(step.events)
    return gaps, sum(step.state.right)


def played(day: Day, known: AnyDeck) -> dict[str, int]:
    """What each bot makes of a day: one try, as for everybody."""
    return {bot: gaps_of(day, known, bot, offshoot(day.seed, "bot", bot, bits=64))[1] for bot in PLAYERS}


def expected(day: Day, known: AnyDeck, memories: int, purpose: str = "") -> float:
    """The mean score of all bots over so many memories each."""
    seeds = [_memory(purpose, number) for number in range(memories)]
    return mean(gaps_of(day, known, bot, seed)[1] for bot in PEOPLE for seed in seeds)


@lru_cache(4096)
def _memory(purpose: str, number: int) -> int:
    return offshoot(number, "memory", purpose, bits=64)
