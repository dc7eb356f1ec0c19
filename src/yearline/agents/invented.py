"""A deck of things that never happened: whoever does well with
real cards and not with these has remembered, not reasoned.
"""

from functools import cache
from typing import Final

from yearline.core.deck import COLORS, deck_card
from yearline.core.rng import offshoot
from yearline.decks import CardText, LibraryCard, LibraryDeck
from yearline.decks.model import DEFAULT_MEDALLION, DEFAULT_SCENE, picture_name
from yearline.i18n import COMPLETE, messages

INVENTED: Final = "invented"
KINDS: Final = ("city", "bridge", "comet", "treaty", "ship", "opera")
NAMES: Final = (
    ("Belmora", "Бельмора"), ("Dravik", "Дравик"), ("Fenloth", "Фенлот"), ("Gorvane", "Горван"),
    ("Kelsuna", "Кельсуна"), ("Lurmet", "Лурмет"), ("Marvessa", "Марвесса"), ("Nolbrick", "Нолбрик"),
    ("Pelgor", "Пельгор"), ("Rostenay", "Ростенай"), ("Sulvia", "Сульвия"), ("Tarnoff", "Тарноф"),
    ("Velmir", "Вельмир"), ("Zandora", "Зандора"), ("Brastel", "Брастель"),
)  # fmt: skip
"""Made up, in two alphabets. They begin with consonants, so that no article has to change before them."""
FIRST_YEAR: Final = 1000
YEARS: Final = 1000
CYRILLIC: Final = ("ru", "uk")


@cache
def invented_deck() -> LibraryDeck:
    """Ninety cards with years of chance between 1000 and 1999, the same every time."""
    names = {language: messages(language)("agents-invented") for language in COMPLETE}
    cards = [_card(kind, name) for name in range(len(NAMES)) for kind in KINDS]
    symbols = tuple(dict.fromkeys(card.card.face.symbol for card in cards))
    return LibraryDeck(INVENTED, names, names, "MIT", "", "everyone", "scene", symbols, tuple(cards))


def _card(kind: str, name: int) -> LibraryCard:
    id = f"{kind}-{NAMES[name][0].lower()}"
    texts = {
        language: CardText(messages(language)(f"agents-invented-{kind}", name=NAMES[name][language in CYRILLIC]), "")
        for language in COMPLETE
    }
    card = deck_card(
        id,
        FIRST_YEAR + offshoot(1, INVENTED, id) % YEARS,
        title=texts["en"].title,
        color=COLORS[(name + KINDS.index(kind)) % len(COLORS)],
        picture=picture_name(INVENTED, id),
    )
    return LibraryCard(card, texts, DEFAULT_SCENE, "", DEFAULT_MEDALLION, "", 3)
