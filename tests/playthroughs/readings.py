"""A second reading of the rulebooks, as plain lists and loops, that writes playthroughs of random games.

It shares nothing with the engine, not even the placement test, so the two can disagree. It goes where the given files
do not: alone and with eight, all hand sizes, short drafts, pools of fewer than 36 cards, colours that run out, decks
full of equal dates.
"""

from tests.playthroughs.reading import Plain, Reading

COLORS = ("beige", "blue", "red")


class CoopReading(Reading):
    """RULES section 1."""

    game = "coop"
    phase = "open"

    def deal(self) -> Plain:
        seats, edition = self.rng.randint(1, 8), self.rng.choice(["fr", "it", "uk", "ru"])
        size = max(4 * seats + 3, self.rng.choice([36, 36, 50, self.rng.randint(7, 36)]))
        ids = self.print_cards([""] * size, symbols=self.rng.choice([2, 3, 4]))
        self.stacks = edition != "ru"
        if self.rng.random() < 0.5:
            self.stacks = self.rng.random() < 0.5
            self.options["equal_in_gap"] = "stack" if self.stacks else "blocked"
        discard_first = edition == "ru"
        if self.rng.random() < 0.3:
            discard_first = self.rng.random() < 0.5
            self.options["setup_order"] = "discard_then_start" if discard_first else "start_then_discard"
        if self.rng.random() < 0.3:
            self.options["show_blocked_date"] = self.rng.random() < 0.5
        pool = ids[:36]
        self.hands = [pool[4 * seat : 4 * seat + 4] for seat in range(seats)]
        one, two, *self.deck = pool[4 * seats :]
        start, first = (two, one) if discard_first else (one, two)
        self.main, self.gaps, self.discard = [[start]], list[list[str]](), [first]
        self.blocked, self.reason, self.active = set[str](), None, list(range(seats))
        self.turn = self.first_player(seats)
        return {"edition": edition, "players": seats, "deck": ids}

    def sides(self, side: str) -> dict[str, str]:
        return {card["id"]: card[side] for card in self.cards}

    def plays(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if card not in self.blocked]

    def drops(self, seat: int) -> list[str]:
        wanted, fronts = self.sides("back")[self.discard[-1]], self.sides("front")
        return [card for card in self.hands[seat] if fronts[card] == wanted]

    def legal(self) -> list[str]:
        assert self.turn is not None
        drops = self.drops(self.turn) if self.phase == "open" else []
        end = ["end"] if self.phase == "may_stop" else []
        return [f"play {c}" for c in self.plays(self.turn)] + [f"discard {c}" for c in drops] + end

    def move(self) -> str:
        assert self.turn is not None
        done = self.rng.choice(self.legal())
        verb, _, card = done.partition(" ")
        hand = self.hands[self.turn]
        if verb == "discard":
            hand.remove(card)
            self.blocked.discard(card)
            self.discard.append(card)
        if verb == "play":
            second = self.phase == "may_stop"
            placed = self.lay(card)
            if placed:
                hand.remove(card)
            else:
                self.blocked.add(card)
            if self.plays(self.turn) and not (placed and second):
                self.phase = "may_stop" if placed or second else "must_place"
                return done
            if not placed and not second:
                self.over("failed")
                return done
        self.refill(self.turn)
        return done

    def lay(self, card: str) -> bool:
        """Where the date says; False: the gap is taken."""
        year, years = self.year[card], [self.year[column[0]] for column in self.main]
        if year in years:
            self.main[years.index(year)].append(card)
        elif year < years[0]:
            self.main, self.gaps = [[card], *self.main], [[], *self.gaps]
        elif year > years[-1]:
            self.main, self.gaps = [*self.main, [card]], [*self.gaps, []]
        else:
            gap = self.gaps[sum(column < year for column in years) - 1]
            if gap and not (self.stacks and self.year[gap[0]] == year):
                return False
            gap.append(card)
        return True

    def refill(self, seat: int) -> None:
        """Draw up to four; then the next seat with cards, unless that is the end."""
        while self.deck and len(self.hands[seat]) < 4:
            self.hands[seat].append(self.deck.pop(0))
        if not any(self.hands):
            self.over("all_played")
            return
        seat = (seat + 1) % len(self.hands)
        while not self.hands[seat]:
            seat = (seat + 1) % len(self.hands)
        self.phase, self.turn = "open", seat
        if not self.plays(seat) and not self.drops(seat):
            self.over("stuck")

    def over(self, reason: str) -> None:
        self.phase, self.turn, self.reason = "over", None, reason

    def leave(self, seat: int) -> None:
        """A-25: the seat stays, and the team plays it."""

    def state(self) -> Plain:
        lost = len(self.discard) + len(self.deck) + sum(map(len, self.hands))
        return {
            "phase": self.phase,
            "turn": self.turn,
            "main": [list(column) for column in self.main],
            "gaps": [list(gap) for gap in self.gaps],
            "hands": [list(hand) for hand in self.hands],
            "blocked": sorted(self.blocked),
            "discard": list(self.discard),
            "deck": len(self.deck),
            "score": 2 * sum(map(len, self.main)) + sum(map(len, self.gaps)) - lost,
            "reason": self.reason,
        }


class RaceReading(Reading):
    """RULES section 2."""

    game = "race"
    phase = "place"

    def deal(self) -> Plain:
        seats = self.rng.choice([1, 2, 2, 3, 4, 5, 6, 7, 8])
        sizes = [4] * seats
        if self.rng.random() < 0.3:
            sizes = [self.rng.randint(1, 8)] * seats
            self.options["hand_size"] = sizes[0]
        elif self.rng.random() < 0.2:
            sizes = [self.rng.randint(1, 8) for _ in range(seats)]
            self.options["hand_size"] = sizes
        if self.rng.random() < 0.8:
            self.options["playoff"] = self.rng.choice(["recursive", "keep_all"])
        ids = self.print_cards([""] * (sum(sizes) + seats + 1 + self.rng.choice([0, 0, 1, 20])))
        starts = [sum(sizes[:seat]) for seat in range(seats)]
        self.hands = [ids[at : at + size] for at, size in zip(starts, sizes, strict=True)]
        start, *self.deck = ids[sum(sizes) :]
        self.line, self.discard, self.reshuffles = [start], list[str](), list[list[str]]()
        self.active, self.first = list(range(seats)), self.first_player(seats)
        self.waiting, self.right, self.winners = self.round(), list[int](), list[int]()
        self.turn = self.first
        self.skill = self.rng.choice([0.1, 0.4, 0.8, 1.0])
        return {"players": seats, "deck": ids, "reshuffles": self.reshuffles}

    def legal(self) -> list[str]:
        gaps = range(len(self.line) + 1)
        return [f"place {card} {gap}" for card in self.hands[self.waiting[0]] for gap in gaps]

    def move(self) -> str:
        seat = self.waiting.pop(0)
        card = self.rng.choice(self.hands[seat])
        gap, right = self.some_gap(self.line, card, self.skill)
        self.hands[seat].remove(card)
        if right:
            self.line.insert(gap, card)
            self.right.append(seat)
        else:
            self.discard.append(card)
            if self.phase == "place":
                self.draw(seat)
        if not self.waiting:
            self.end_round()
        self.turn = self.waiting[0] if self.waiting else None
        return f"place {card} {gap}"

    def draw(self, seat: int) -> None:
        if not self.deck:
            self.deck, self.discard = self.rng.sample(self.discard, len(self.discard)), []
            self.reshuffles.append(list(self.deck))
        self.hands[seat].append(self.deck.pop(0))

    def end_round(self) -> None:
        ahead = [seat for seat in self.active if not self.hands[seat]]
        if self.phase == "playoff":
            ahead = [seat for seat in self.active if seat in self.right]
        self.right = []
        if len(ahead) == 1:
            self.phase, self.winners = "over", ahead
        elif self.phase == "place" and not ahead:
            self.waiting = self.round()
        else:
            self.play_off(ahead)

    def play_off(self, ahead: list[int]) -> None:
        """Those who are ahead go on, or all if none is; who cannot all get a card share the victory."""
        if ahead and not (self.phase == "playoff" and self.options.get("playoff") == "keep_all"):
            self.active = ahead
            self.hands = [hand if seat in ahead else [] for seat, hand in enumerate(self.hands)]
        if len(self.deck) + len(self.discard) < len(self.active):
            self.phase, self.winners = "over", list(self.active)
            return
        self.phase, self.waiting = "playoff", self.round()
        for seat in self.waiting:
            self.draw(seat)

    def round(self) -> list[int]:
        """Those who play, from the first player or whoever sits next to the left."""
        return self.clockwise(self.first, len(self.hands))

    def leave(self, seat: int) -> None:
        """B-12: the hand is gone, the first player's marker passes to the left, and the last one left wins."""
        self.active.remove(seat)
        self.hands[seat] = []
        ended = self.waiting == [seat]
        self.waiting = [one for one in self.waiting if one != seat]
        self.right = [one for one in self.right if one != seat]
        if len(self.active) <= 1:
            self.phase, self.winners, self.waiting = "over", list(self.active), []
        else:
            self.first = self.clockwise(self.first, len(self.hands))[0]
            if ended:
                self.end_round()
        self.turn = self.waiting[0] if self.waiting else None

    def state(self) -> Plain:
        return {
            "phase": self.phase,
            "turn": self.turn,
            "line": list(self.line),
            "hands": [list(hand) for hand in self.hands],
            "discard": list(self.discard),
            "deck": len(self.deck),
            "active": list(self.active),
            "winners": list(self.winners),
        }


class ChronologyReading(Reading):
    """RULES section 3."""

    game = "chronology"
    phase = "draft"

    def deal(self) -> Plain:
        seats, packets = self.rng.randint(2, 8), 4
        if self.rng.random() < 0.5:
            packets = self.options["draft_packets"] = self.rng.randint(1, 4)
        sizes = [0, 0, 0]
        while sum(size // 5 for size in sizes) < packets * seats or sum(sizes) < 5 * packets * seats + seats:
            sizes = [self.rng.choice([0, 4, 12, 20, 23, 35, 50, 70, 90]) for _ in COLORS]
        ids = self.print_cards([color for color, size in zip(COLORS, sizes, strict=True) for _ in range(size)])
        self.color = {card["id"]: card["color"] for card in self.cards}
        self.decks = {color: [card for card in ids if self.color[card] == color] for color in COLORS}
        self.stacks: list[list[list[str]]] = [[] for _ in range(seats)]
        self.lines: list[list[str]] = [[] for _ in range(seats)]
        self.packets, self.taken = packets, [0] * seats
        self.active, self.first = list(range(seats)), self.first_player(seats)
        self.turn = self.first
        self.discard, self.winners, self.power = list[str](), list[int](), None
        self.skill, self.eager = self.rng.choice([0.2, 0.6, 1.0]), self.rng.choice([0.3, 1.0])
        return {"players": seats, "decks": {color: list(deck) for color, deck in self.decks.items()}}

    def legal(self) -> list[str]:
        assert self.turn is not None
        if self.phase in ("draft", "start"):
            least = 5 if self.phase == "draft" else 1
            return [f"draft {color}" for color in COLORS if len(self.decks[color]) >= least]
        if self.phase == "power":
            return [f"use {self.stacks[seat][at][0]}" for seat, at in self.targets()] + ["end"]
        gaps = range(len(self.lines[self.turn]) + 1)
        return [f"place {stack[0]} {gap}" for stack in self.stacks[self.turn] for gap in gaps]

    def move(self) -> str:
        assert self.turn is not None
        if self.phase in ("draft", "start"):
            done = self.rng.choice(self.legal())
            color = done.removeprefix("draft ")
            (self.take if self.phase == "draft" else self.give)(self.turn, self.decks[color])
            return done
        return self.lay(self.turn) if self.phase == "place" else self.use()

    def take(self, seat: int, deck: list[str]) -> None:
        """Five from the top go on the own stack of that colour, if there is one."""
        packet = [deck.pop(0) for _ in range(5)]
        own = [stack for stack in self.stacks[seat] if self.color[stack[0]] == self.color[packet[0]]]
        if own:
            own[0][:0] = packet
        else:
            self.stacks[seat].append(packet)
        self.taken[seat] += 1
        self.draft_on(seat)

    def draft_on(self, seat: int) -> None:
        """The next to the left, until all who play have all their packets;
        then the first player begins to give start cards.
        """
        ready = all(self.taken[one] == self.packets for one in self.active)
        self.turn = self.first if ready else self.after(seat)
        self.phase = "start" if ready else "draft"

    def after(self, seat: int) -> int:
        """The neighbour to the left."""
        return self.clockwise(seat + 1, len(self.stacks))[0]

    def give(self, seat: int, deck: list[str]) -> None:
        self.turn = self.after(seat)
        self.lines[self.turn].append(deck.pop(0))
        if all(self.lines[one] for one in self.active):
            self.phase = "place"

    def lay(self, seat: int) -> str:
        card = self.rng.choice(self.stacks[seat])[0]
        gap, right = self.some_gap(self.lines[seat], card, self.skill)
        self.lift(seat, card)
        if right:
            self.lines[seat].insert(gap, card)
            self.power = self.color[card]
        else:
            self.discard.append(card)
        if right and self.targets():
            self.phase = "power"
        else:
            self.end_turn()
        return f"place {card} {gap}"

    def lift(self, seat: int, top: str) -> None:
        """Take the top off a stack; an empty one is none."""
        self.stacks[seat] = [stack[1:] if stack[0] == top else stack for stack in self.stacks[seat]]
        self.stacks[seat] = [stack for stack in self.stacks[seat] if stack]

    def targets(self) -> list[tuple[int, int]]:
        """The stacks that the power can be used on, as seat and place."""
        stacks = [(seat, at) for seat, own in enumerate(self.stacks) for at in range(len(own))]
        if self.power == "blue":
            return [(seat, at) for seat, at in stacks if len(self.stacks[seat]) < 4 and len(self.stacks[seat][at]) > 1]
        if self.power == "beige":
            return [(seat, at) for seat, at in stacks if self.decks[self.color[self.stacks[seat][at][0]]]]
        return stacks

    def use(self) -> str:
        if self.rng.random() > self.eager:
            self.end_turn()
            return "end"
        seat, at = self.rng.choice(self.targets())
        stack = self.stacks[seat][at]
        top, half = stack[0], len(stack) // 2
        if self.power == "red":
            self.lift(seat, top)
            self.discard.append(top)
        elif self.power == "blue":
            self.stacks[seat][at : at + 1] = [stack[:half], stack[half:]]
        else:
            stack.insert(0, self.decks[self.color[top]].pop(0))
        self.end_turn()
        return f"use {top}"

    def end_turn(self) -> None:
        assert self.turn is not None
        self.phase, self.power = "place", None
        if all(self.stacks[seat] for seat in self.active):
            self.turn = self.after(self.turn)
            return
        worth = {seat: (len(self.lines[seat]), sum(map(len, self.stacks[seat]))) for seat in self.active}
        self.phase, self.turn = "over", None
        self.winners = [seat for seat, one in worth.items() if one == max(worth.values())]

    def leave(self, seat: int) -> None:
        """C-28: stacks and line are gone, the neighbours close up, and the last one left wins."""
        assert self.turn is not None
        self.active.remove(seat)
        self.stacks[seat], self.lines[seat] = [], []
        self.first = self.clockwise(self.first, len(self.stacks))[0]
        if len(self.active) == 1:
            self.phase, self.turn, self.power, self.winners = "over", None, None, list(self.active)
        elif self.phase == "draft":
            self.draft_on(seat if self.turn == seat else self.turn - 1)
        elif self.turn == seat or (self.phase == "power" and not self.targets()):
            self.end_turn()

    def state(self) -> Plain:
        return {
            "phase": self.phase,
            "turn": self.turn,
            "power": self.power,
            "stacks": [[list(stack) for stack in own] for own in self.stacks],
            "lines": [list(line) for line in self.lines],
            "discard": list(self.discard),
            "decks": {color: len(deck) for color, deck in self.decks.items()},
            "winners": list(self.winners),
        }


READINGS = (CoopReading, RaceReading, ChronologyReading)
