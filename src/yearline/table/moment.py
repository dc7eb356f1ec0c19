"""What the moment allows: whether a game goes on and who acts, which chairs it counts, and whether the log has room."""

from collections.abc import Sequence

from yearline.core.ids import Seat
from yearline.table.model import Table
from yearline.table.refusal import Refused


def running(table: Table) -> Sequence[Seat]:
    """Who is to act, if anybody is."""
    phase, game = table.phase, table.game
    if phase == "playing" and game is not None and game.acting:
        return game.acting
    if phase == "lobby":
        raise Refused("not_started", "the game has not begun")
    if phase == "paused":
        raise Refused("paused", "the game is paused")
    raise Refused("over", "the game is over")


def still_playing(table: Table, seat: Seat) -> bool:
    """In a running game, only a seat that the rules still count can be taken over."""
    if table.game is None:
        return True
    return seat in table.game.rules.view(table.game.state, None).active


def free_seats(table: Table) -> list[Seat]:
    """Chairs on which nobody sits and the game, if there is one, still counts."""
    free = [Seat(seat) for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not free or table.game is None:
        return free
    active = frozenset(table.game.rules.public(table.game.state).active)
    return [seat for seat in free if seat in active]


def check_room(table: Table, most: int) -> None:
    """Whoever opens the table later has to read all of its log: it does not grow for ever by what moves no game."""
    if table.asides >= most:
        raise Refused("log_full", f"{most} times people have talked or sat down since the last game")
