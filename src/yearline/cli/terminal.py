"""How a table looks in a terminal: views drawn in 80 columns, and actions as people type them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from yearline.cli.levels import levels
from yearline.core.actions import Action, Discard, Draft, End, Place, Play, Use
from yearline.core.cards import Dated, Face, Front
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Pile, Row, View
from yearline.games import GAMES
from yearline.i18n import Messages, messages
from yearline.i18n.dates import date_text

TitleOf = Callable[[Face], str]
STYLES: Final[Mapping[str, str]] = {"red": "red", "blue": "blue", "beige": "yellow"}
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class Screen:
    """A console that speaks one language and knows the names at the table."""

    def __init__(self, console: Console, language: str, names: Sequence[str], title_of: TitleOf) -> None:
        self.console = console
        self.language = language
        self.names = names
        self._title_of = title_of
        self.say = messages(language)

    def line(self, *parts: str | Text, indent: int = 0) -> None:
        """One line, cut where the screen ends."""
        text = Text(" " * indent)
        for part in parts:
            text.append_text(part if isinstance(part, Text) else Text(part))
        self.console.print(text, no_wrap=True, overflow="ellipsis", crop=True, highlight=False)

    def tell(self, id: str, **variables: str | int) -> None:
        """A sentence, wrapped."""
        self.console.print(Text(self.say(id, **variables)), highlight=False)

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.names[seat]

    def title_of(self, face: Face) -> str:
        """The card's title in this language."""
        return self._title_of(face)

    def date(self, card: Dated) -> str:
        """The card's date in this language."""
        return date_text(card.back.year, card.back.precision, self.language)

    def title(self, face: Face) -> Text:
        """The card's title, in the colour of its power."""
        return Text(self.title_of(face), style=STYLES.get(face.color, ""))

    def view(self, view: View) -> None:
        """The whole table."""
        self.console.print()
        for row in view.rows:
            if row.name == "line" and (row.owner is None or row.owner == view.viewer):
                self._line_row(row, view)
            elif row.name == "line":
                self._other_line(row, view)
        if view.rows[0].name == "main":
            self._two_rows(view.rows[0], view.rows[1])
        self._piles(view)
        self._hands(view)
        if view.score is not None:
            self.line(Text(self.say("term-score", score=view.score), style="bold"))

    def _heading(self, text: str) -> None:
        self.line(Text(text, style="bold underline"))

    def _line_row(self, row: Row, view: View) -> None:
        self._heading(self.say("term-line") if row.owner is None else self.say("term-own-line"))
        for gap, column in enumerate(row.columns):
            self.line(Text(f"{gap:>3} ", style="dim"), Text("┄", style="dim"))
            self._dated(column[0])
        self.line(Text(f"{len(row.columns):>3} ", style="dim"), Text("┄", style="dim"))

    def _dated(self, card: Dated, indent: int = 5) -> None:
        self.line(Text(f"{self.date(card):>14}  ", style="bold"), self.title(card.face), indent=indent)

    def _other_line(self, row: Row, view: View) -> None:
        assert row.owner is not None
        years = ", ".join(self.date(column[0]) for column in row.columns)
        count = self.say("term-cards", count=len(row.columns))
        self.line(Text(f"{self.name(row.owner)}: ", style="bold"), f"{count}  ", Text(years, style="dim"))

    def _two_rows(self, main: Row, gaps: Row) -> None:
        self._heading(self.say("term-main"))
        dates = [self.date(column[0]) + (f"×{len(column)}" if len(column) > 1 else "") for column in main.columns]
        above = [self.date(gap[0]) if gap else "" for gap in gaps.columns]
        for upper, lower in levels(dates, above, min(76, self.console.width - 4)):
            self.line(Text(upper, style="cyan"), indent=2)
            self.line(Text(lower, style="bold"), indent=2)
        for i, column in enumerate(main.columns):
            for card in column:
                self._dated(card)
            if i < len(gaps.columns):
                self._gap(gaps.columns[i])

    def _gap(self, gap: Sequence[Dated]) -> None:
        if not gap:
            self.line(Text(self.say("term-gap-open"), style="green dim"), indent=23)
        for card in gap:
            self.line(
                Text("▴ ", style="dim"), Text(f"{self.date(card)}  ", style="cyan"), self.title(card.face), indent=9
            )

    def _piles(self, view: View) -> None:
        for pile in view.piles:
            if pile.name != "stack":
                self._pile(pile, view)
        for seat in view.active:
            stacks = [pile for pile in view.piles if pile.name == "stack" and pile.owner == seat]
            if stacks:
                self._heading(self.say("term-stacks", name=self.name(seat)))
            for pile in stacks:
                self._top(self._label(pile.top, view), pile)
                self._beneath(next((own for own in view.browsed if own[0] == pile.top), ()))

    def _pile(self, pile: Pile, view: View) -> None:
        own = f"term-{view.game}-{pile.name}"
        id = own if own in self.say else f"term-{pile.name}"
        label = self.say(id, color=self.say(f"term-color-{pile.color}") if pile.color else "")
        letter = self._label(pile.top, view)
        if pile.top is None:
            self.line(self.say("pages-said-of", what=label, said=self.say("term-cards", count=pile.size)))
            return
        symbol = pile.top.back.symbol if isinstance(pile.top, Dated) else pile.top.face.symbol
        before = self.say("pages-said-of", what=f"{label} ({pile.size})", said="")
        self.line(before, f"{letter} " if letter else "", self.title(pile.top.face), self._symbol(symbol, view))

    def _top(self, label: str, pile: Pile) -> None:
        if pile.top is not None:
            color = self.say(f"term-color-{pile.color}")
            self.line(f"{label:>4} ", self.title(pile.top.face), Text(f"  {color}, {pile.size}", style="dim"))

    def _beneath(self, stack: Sequence[Front]) -> None:
        """The cards below the top of a stack that whoever looks may look through."""
        for card in stack[1:]:
            self.line(Text(f"· {self.title(card.face)}", style="dim"), indent=7)

    def _symbol(self, symbol: str, view: View) -> Text:
        """Symbols matter only where cards are discarded by them."""
        shown = GAMES[view.game].signs == "symbol" and f"art-symbol-{symbol}" in self.say
        return Text(f"  [{self.say(f'art-symbol-{symbol}')}]" if shown else "", style="magenta")

    def _hands(self, view: View) -> None:
        for hand in view.hands:
            if not hand.cards:
                continue
            mine = hand.owner == view.turn
            self._heading(self.say("term-hand", name=self.name(hand.owner)))
            for card in hand.cards:
                label = self._label(card, view) if mine else ""
                blocked = isinstance(card, Dated)
                mark = Text(f"  {self.say('term-blocked')}", style="red dim") if blocked else Text()
                symbol = self._symbol(card.face.symbol, view)
                self.line(Text(f"{label:>4} ", style="bold"), self.title(card.face), symbol, mark)

    def _label(self, card: Front | Dated | None, view: View) -> str:
        letters = card_letters(view)
        return f"{letters[card.ref]})" if card is not None and card.ref in letters else ""


def prompt(say: Messages, view: View) -> str:
    """What can be typed now."""
    if any(isinstance(one, Place) for one in view.legal) and End() in view.legal:
        return say("term-place-or-end")
    return say("term-prompt", phase=view.phase)


def card_letters(view: View) -> dict[CardRef, str]:
    """A letter for every card that the seat to act could name now:
    hands first, then tops of stacks, then of other piles.
    """
    cards: list[CardRef] = []
    for action in view.legal:
        if isinstance(action, Play | Discard | Place | Use) and action.card not in cards:
            cards.append(action.card)
    order = [card.ref for hand in view.hands for card in hand.cards]
    order += [pile.top.ref for pile in view.piles if pile.name == "stack" and pile.top is not None]
    cards.sort(key=lambda ref: order.index(ref) if ref in order else len(order))
    names = [*LETTERS, *[f"{one}{two}" for one in LETTERS for two in LETTERS]]
    return {ref: names[i] for i, ref in enumerate(cards)}


def read_action(text: str, view: View) -> Action | None:
    """What a person means: `a` or `a 3` for a card and a gap, `d
    a` to discard, a colour, `end`; None if it makes no sense.
    """
    words = text.lower().split()
    by_letter = {letter: ref for ref, letter in card_letters(view).items()}
    for action in view.legal:
        match action:
            case End() if words in (["end"], ["e"]):
                return action
            case Draft(color) if words == [color]:
                return action
            case Play(card) | Use(card) if len(words) == 1 and by_letter.get(words[0]) == card:
                return action
            case Discard(card) if len(words) == 2 and words[0] == "d" and by_letter.get(words[1]) == card:
                return action
            case Place(card, gap) if len(words) == 2 and by_letter.get(words[0]) == card and words[1] == str(gap):
                return action
    return None
