"""Teach an agent to beat the simple bot at race: NumPy alone, ten seconds on one core.

    python examples/train_agent.py

It begins without any knowledge. From game to game it remembers the dates it has seen turned over, and the cross-entropy
method finds out what to do with them: which card to lay, and where.
"""

from dataclasses import dataclass, field

import numpy as np

from yearline.bots.lore import VAGUE
from yearline.bots.players.simple import SimpleBot
from yearline.rl import race_v1
from yearline.rl.encoding import CARD
from yearline.rl.practice import practice_deck

DECK = practice_deck()
COUNT = len(DECK.cards)
GAPS = COUNT + 1
FEATURES = 4


@dataclass
class Memory:
    """The dates seen so far, by the id of the card; of the others it knows only where cards usually lie."""

    time: np.ndarray = field(default_factory=lambda: np.full(COUNT + 1, np.nan))

    def watch(self, ids: np.ndarray, times: np.ndarray) -> None:
        self.time[ids.astype(int)] = times

    def recall(self, ids: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Time and spread of some cards."""
        time = self.time[ids.astype(int)]
        known, all_known = ~np.isnan(time), self.time[~np.isnan(self.time)]
        middle, width = (all_known.mean(), all_known.std() + 0.1) if len(all_known) else (0.0, VAGUE)
        return np.where(known, time, middle), np.where(known, 0.01, width)


def choose(observation: np.ndarray, actions: np.ndarray, weights: np.ndarray, memory: Memory) -> int:
    """The action with the highest weighted sum of its features."""
    hand = observation[4 : 4 + race_v1.HAND * CARD].reshape(race_v1.HAND, CARD)
    length = int(observation[-2 * COUNT - 1])
    line = observation[-2 * COUNT :].reshape(COUNT, 2)[:length]
    memory.watch(line[:, 0], line[:, 1])
    slot, gap = np.divmod(actions, GAPS)
    time, spread = memory.recall(hand[slot, 0])
    return int(actions[np.argmax(features(time, spread, line[:, 1], gap) @ weights)])


def features(time: np.ndarray, spread: np.ndarray, line: np.ndarray, gap: np.ndarray) -> np.ndarray:
    """How likely an action is right, how uncertain the card is, both together, and whether the gap is at an end."""
    ends = np.concatenate([[-np.inf], line, [np.inf]])
    below = 1 / (1 + np.exp(-1.7 * np.clip((ends[None, :] - time[:, None]) / spread[:, None], -20, 20)))
    rows = np.arange(len(gap))
    chance = below[rows, gap + 1] - below[rows, gap]
    return np.stack([chance, spread, chance * spread, (gap == 0) | (gap == len(line))], axis=1)


def play(weights: np.ndarray, memory: Memory, seed: int) -> float:
    """One game against the simple bot, the seats changing: 1 for a victory, 0.5 for a shared one."""
    env = race_v1.raw_env(deck=DECK, max_moves=200)
    rival, me = SimpleBot(DECK, seed), f"seat_{seed % 2}"
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        agent = env.agent_selection
        if agent == me:
            seen = env.observe(agent)
            env.step(choose(seen["observation"], np.flatnonzero(seen["action_mask"]), weights, memory))
        else:
            view = env.view(agent)
            env.step(env.encoding.index(view, rival.choose(view, seed)))
    return float((1 + env.rewards[me]) / 2)


def victories(weights: np.ndarray, memory: Memory, seeds: range) -> float:
    """The share of games won."""
    return float(np.mean([play(weights, memory, seed) for seed in seeds]))


@dataclass
class Training:
    """How long to search."""

    generations: int = 6
    agents: int = 16
    games: int = 16
    seed: int = 1


def train(training: Training, memory: Memory) -> np.ndarray:
    """Draw agents around a mean, keep the best quarter, and again."""
    luck = np.random.default_rng(training.seed)
    mean, width = np.zeros(FEATURES), np.ones(FEATURES)
    for generation in range(training.generations):
        agents = mean + width * luck.standard_normal((training.agents, FEATURES))
        games = range(generation * training.games, (generation + 1) * training.games)
        worth = [victories(agent, memory, games) for agent in agents]
        best = agents[np.argsort(worth)[-training.agents // 4 :]]
        mean, width = best.mean(axis=0), best.std(axis=0) + 0.05
        print(
            f"generation {generation + 1}: {np.isfinite(memory.time).sum()} dates known, "
            f"best agent wins {max(worth):.0%}"
        )
    return mean


if __name__ == "__main__":
    fresh = range(100_000, 100_400)
    print(f"before: {victories(np.zeros(FEATURES), Memory(), fresh):.0%} of 400 games")
    memory = Memory()
    weights = train(Training(), memory)
    print(f"after:  {victories(weights, memory, fresh):.0%} of 400 games, with the weights {weights.round(2)}")
