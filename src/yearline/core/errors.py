"""Every refusal the core can utter: a stable code for programs, a sentence for people."""


class YearlineError(ValueError):
    """Something asked for cannot be had. `code` never changes;
    the sentence says what was expected, or what is missing.
    """

    code = "error"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class BadNotation(YearlineError):
    """The text of an action cannot be read."""

    code = "bad_notation"


class IllegalAction(YearlineError):
    """The action can be read, but the rules do not allow it here."""

    code = "illegal_action"


class NotYourTurn(IllegalAction):
    """The action comes from a seat that is not to act."""

    code = "not_your_turn"


class GameOver(IllegalAction):
    """The game has ended; nothing more can be done in it."""

    code = "game_over"


class BadOption(YearlineError):
    """An option has an unknown name or an impossible value. `field` says which, where it has a name."""

    code = "bad_option"

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class BadSeatCount(YearlineError):
    """The game is not played by that many."""

    code = "bad_seat_count"


class BadDeck(YearlineError):
    """The cards do not suffice, or one of them is not a card."""

    code = "bad_deck"


class MixedDates(BadDeck):
    """Decks of years and decks of days do not go together: nobody can say which of 1789 and 14 July 1789 is earlier."""

    code = "mixed_dates"


class BadRecord(YearlineError):
    """The file is not the record of a game: cut off, edited, or something else entirely."""

    code = "bad_record"


class BadPlaythrough(YearlineError):
    """The file is not a playthrough."""

    code = "bad_playthrough"


def shown(thing: object) -> str:
    """Something of any kind and size, as a sentence can quote it."""
    try:
        return repr(thing)[:40]
    except (ValueError, RecursionError):
        return f"a huge {type(thing).__name__}"
