"""A bot of one's own in a few lines, and a game of race against two of ours; or many games, in the arena.

python examples/write_a_bot.py
yearline arena race --policy examples/write_a_bot.py --policy child --players 2
"""

from itertools import pairwise

from yearline.bots import BotInfo, Player, make_bot
from yearline.core.actions import Action, Place
from yearline.core.play import play
from yearline.core.view import View
from yearline.games import rules_for
from yearline.rl.practice import practice_deck


class Optimist(Player):
    """Knows no dates, so it looks for the widest gap of the line and hopes."""

    def choose(self, view: View, seed: int) -> Action:
        widths = [later.year - earlier.year for earlier, later in pairwise(view.line())]
        gap = widths.index(max(widths)) + 1 if widths else 0
        return next(action for action in view.legal if isinstance(action, Place) and action.gap == gap)


BOTS = (BotInfo("optimist", 0, lambda deck, seed: Optimist()),)
"""How the arena finds it, and how it would be found in `src/yearline/bots/players/`."""


def main(seed: int = 1) -> str:
    deck, rules = practice_deck(), rules_for("race")
    players = {"optimist": Optimist(), "child": make_bot("child", deck, 1), "historian": make_bot("historian", deck, 2)}
    step = rules.setup(deck, len(players), seed)
    while (seat := rules.turn(step.state)) is not None:
        action = list(players.values())[seat].choose(rules.view(step.state, seat), seed)
        step = play(rules, step.state, seat, action)
        for player in players.values():
            player.learn(step.events)
    outcome = rules.outcome(step.state)
    assert outcome is not None
    return " and ".join(list(players)[seat] for seat in outcome.winners)


if __name__ == "__main__":
    print(f"won by: {main()}")
