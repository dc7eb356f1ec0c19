"""A whole game in ten lines: three seats, a bundled deck,
and somebody who always does the first thing that is possible.
"""

import yearline as yl

deck = yl.load_deck("world-history").deck
rules = yl.rules_for("chronology", {"draft_packets": 2})
state = rules.setup(deck, seats=3, seed=1969).state
while (seat := rules.turn(state)) is not None:
    view = rules.view(state, seat)  # what that seat sees, and nothing else
    state = yl.play(rules, state, seat, view.legal[0]).state
outcome = rules.outcome(state)
print(outcome and f"won by seat {outcome.winners[0]}: {outcome.reason}")
