"""A table in words, as one player sees it: the official text of a view, in every language of the catalogue."""

from collections.abc import Callable, Iterable, Sequence

from yearline.agents.sentences import Teller
from yearline.core.actions import Place, to_text
from yearline.core.cards import Dated, Face, Front
from yearline.core.events import Event
from yearline.core.ids import Seat
from yearline.core.options import in_words
from yearline.core.view import Pile, Row, View
from yearline.games import GAMES
from yearline.i18n import messages
from yearline.i18n.dates import date_text


class Narrator:
    """Says what a seat sees and what has happened.
    Cards are named by title and by the number that moves name them by.
    """

    def __init__(self, language: str, names: Sequence[str], title_of: Callable[[Face], str]) -> None:
        self.language, self.names = language, names
        self.say = messages(language)
        self._title_of = title_of
        self._told: list[str] = []
        self._teller = Teller(self)

    def tell(self, id: str, **variables: str | int) -> None:
        """A sentence for whoever asks next."""
        self._told.append(self.say(id, **variables))

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.names[seat]

    def date(self, card: Dated) -> str:
        """The card's date in words."""
        return date_text(card.back.year, card.back.precision, self.language)

    def title_of(self, face: Face) -> str:
        """The card's title in this language."""
        return self._title_of(face)

    def history(self, events: Iterable[Event]) -> list[str]:
        """What happened, a sentence an event."""
        self._teller.tell(tuple(events))
        told, self._told = self._told, []
        return told

    def rules(self, view: View) -> str:
        """The game in short: its aim and its rules, with the options agreed on."""
        agreed = in_words(dict(view.options))
        ids = (f"rules-aim-{view.game}", f"rules-short-{view.game}")
        return "\n".join([self.say(id, **agreed) for id in ids])

    def turn(self, view: View, events: Iterable[Event]) -> str:
        """All that a seat needs to choose: what happened, the table, and what it may do."""
        parts = [self.history(events), self.table(view), self.legal(view)]
        return "\n\n".join("\n".join(part) for part in parts if part)

    def table(self, view: View) -> list[str]:
        """Rows, piles and hands, as everybody sees them."""
        assert view.viewer is not None
        name = self.name(view.viewer)
        lines = [self.say("agents-you", name=name, seat=view.viewer, seats=len(self.names))]
        for row in view.rows:
            lines += self._row(row, view)
        for pile in view.piles:
            lines += self._pile(pile, view)
        for hand in view.hands:
            if hand.cards:
                lines += [self.say("pages-said-of", what=self.say("term-hand", name=self.name(hand.owner)), said="")]
                lines += [f"  {self._held(card, view)}" for card in hand.cards]
        lines += [self.say("term-score", score=view.score)] if view.score is not None else []
        return lines

    def legal(self, view: View) -> list[str]:
        """The moves, placements in short."""
        if not view.legal:
            return [self.say("agents-over" if view.outcome else "agents-wait")]
        placed = [action for action in view.legal if isinstance(action, Place)]
        others = [to_text(action) for action in view.legal if not isinstance(action, Place)]
        lines = [self.say("agents-legal")]
        if placed:
            cards = ", ".join(str(card) for card in dict.fromkeys(one.card for one in placed))
            lines.append("  " + self.say("agents-places", cards=cards, last=max(one.gap for one in placed)))
        return [*lines, *[f"  {text}" for text in others], self.say("agents-answer")]

    def _row(self, row: Row, view: View) -> list[str]:
        if row.name == "gaps":
            heading = self.say("agents-gaps")
        elif row.owner is None:
            heading = self.say("term-line")
        else:
            own = row.owner == view.viewer
            heading = self.say("term-own-line") if own else self.say("agents-line-of", name=self.name(row.owner))
        gaps = row.name == "line" and row.owner in (None, view.viewer)
        return [self.say("pages-said-of", what=heading, said=""), *self._columns(row, gaps)]

    def _columns(self, row: Row, gaps: bool) -> list[str]:
        lines: list[str] = []
        for at, column in enumerate(row.columns):
            lines += [f"  ({at})"] if gaps else []
            shown = "; ".join(f"{self.date(card)} {self.title_of(card.face)}" for card in column)
            lines.append(f"  {shown or self.say('term-gap-open')}")
        return [*lines, f"  ({len(row.columns)})"] if gaps else lines

    def _pile(self, pile: Pile, view: View) -> list[str]:
        own = f"term-{view.game}-{pile.name}"
        id = own if own in self.say else f"term-{pile.name}" if pile.name != "stack" else "term-stacks"
        owner = self.name(pile.owner) if pile.owner is not None else ""
        color = self._color(pile.color)
        label = self.say(id, color=color, name=owner) + (f", {color}" if pile.name == "stack" and color else "")
        count = self.say("term-cards", count=pile.size)
        said = count if pile.top is None else f"{count}, {self._card(pile.top, view)}"
        own_pile = next((own[1:] for own in view.browsed if own[:1] == (pile.top,)), ())
        below: tuple[Front | Dated, ...] = pile.beneath or own_pile
        return [self.say("pages-said-of", what=label, said=said), *[f"  {self._card(card, view)}" for card in below]]

    def _held(self, card: Front | Dated, view: View) -> str:
        return self._card(card, view) + (f" {self.say('term-blocked')}" if isinstance(card, Dated) else "")

    def _color(self, color: str) -> str:
        return self.say(f"term-color-{color}") if color else ""

    def _card(self, card: Front | Dated, view: View) -> str:
        """Its number and title, with what matters of it:
        the date once it is known, and the sign that this game goes by.
        """
        signs = GAMES[view.game].signs
        symbol = card.back.symbol if isinstance(card, Dated) else card.face.symbol
        sign = {"symbol": self.say(f"art-symbol-{symbol}"), "color": self._color(card.face.color)}.get(signs, "")
        date = f" ({self.date(card)})" if isinstance(card, Dated) else ""
        return f"{card.ref}: {self.title_of(card.face)}{date}" + (f" [{sign}]" if sign else "")
