"""Pictures of cards by name. What draws them is given to the hall; without it, a plain panel."""

from yearline.server.hall import Hall


def picture_svg(hall: Hall, name: str) -> bytes | None:
    """The picture of that name, if there is one."""
    for id in hall.decks:
        card = hall.decks[id].by_picture(name)
        if card is not None:
            return hall.draw(card).encode()
    return None
