"""What the columns of somebody's table are:
by their headings, and where these say nothing, by what stands below them.
"""

from collections.abc import Callable, Sequence
from statistics import mean
from typing import Final

from yearline.core.deck import SYMBOLS
from yearline.decks import limits
from yearline.decks.cards import PLAIN_COLUMNS, SYMBOL_COLUMNS
from yearline.decks.cells import COLOR_WORDS
from yearline.decks.headings import LOOKED_THROUGH, is_header, is_title, named_columns
from yearline.decks.photos import PHOTO_COLUMNS
from yearline.decks.problems import fatal
from yearline.decks.years import read_year
from yearline.workshop.reading.found import Column, Found

OURS: Final = frozenset((*PLAIN_COLUMNS, *SYMBOL_COLUMNS, *PHOTO_COLUMNS))
LONG: Final = 48
"""A text that is longer on average is no title."""
SHORT: Final = 16
"""Under a heading that we do not know, a text that is shorter on average is a room or a name, and no fact."""


def found_in(records: Sequence[Sequence[str]], language: str, headed: bool = False) -> tuple[Found, list[int]]:
    """A table with our guess at its columns, and the place in the
    file of each of its rows. The first row may be known to name them.
    """
    filled = _filled(records)
    if not filled:
        raise fatal("empty_file")
    wide = max(len(record) for _, record in filled)
    if wide > limits.COLUMNS:
        raise fatal("too_many_columns", limit=limits.COLUMNS)
    head = next((at for at, (_, record) in enumerate(filled[:LOOKED_THROUGH]) if is_header(record)), None)
    if head is None and (headed or _looks_like_headings([record for _, record in filled])):
        head = 0
    header = filled[head][1] if head is not None else []
    body = filled[head + 1 :] if head is not None else filled
    if len(body) > limits.ROWS:
        raise fatal("too_many_rows", limit=limits.ROWS)
    cells = [record + [""] * (wide - len(record)) for _, record in body]
    names = [*_known(header), *[""] * (wide - len(header))]
    columns = [Column(header[at] if at < len(header) else "", name) for at, name in enumerate(names)]
    found = Found(columns, cells)
    _guess(found, language)
    _name_colors(found)
    if head:
        found.note("rows_above")
    return found, [place for place, _ in body]


def _filled(records: Sequence[Sequence[str]]) -> list[tuple[int, list[str]]]:
    """The rows in which something is written, with their places in the file.
    Raises DeckError where they hold too much.
    """
    found, left = list[tuple[int, list[str]]](), limits.TABLE_TEXT
    for place, record in enumerate(records):
        cells = [cell[: limits.LINE].strip() for cell in record]
        left -= sum(map(len, cells))
        if left < 0:
            raise fatal("unpacks_too_big", limit=limits.TABLE_TEXT // 2**20)
        if any(cells):
            found.append((place, cells))
    return found


def _known(header: Sequence[str]) -> list[str]:
    """Our columns among the headings, each at most once."""
    names: list[str] = []
    for name in named_columns(header):
        known = (name in OURS or is_title(name) or name == "fact" or name.startswith("fact_")) and name not in names
        names.append(name if known else "")
    return names


def _looks_like_headings(records: Sequence[Sequence[str]]) -> bool:
    """Whether a first row that we do not understand names columns all the same: short words, no year, and
    one of ours among them; or, in a language that we do not speak, no figure at all above a column of years.
    """
    first, *below = records
    said = [cell for cell in first if cell]
    if len(said) < 2 or not all(len(cell) <= 30 and read_year(cell) is None for cell in said):
        return False
    if any(_known(first)):
        return True
    columns = [[record[at] for record in below if at < len(record)] for at in range(len(first))]
    return not any(map(str.isdigit, "".join(said))) and any(_share(column, _is_year) > 0.5 for column in columns)


def _guess(found: Found, language: str) -> None:
    """Fill in years, titles and facts where no heading names them.
    Front and back are ours only where symbols stand below them: every flash card has these two.
    """
    for at, one in enumerate(found.columns):
        said = [row[at].lower() for row in found.cells if row[at]]
        if one.column in SYMBOL_COLUMNS and said and _share(said, SYMBOLS.__contains__) < 0.5:
            one.column = ""
    taken = {one.column for one in found.columns}
    free = [at for at, one in enumerate(found.columns) if not one.column and any(row[at] for row in found.cells)]
    if "year" not in taken:
        counts = [at for at in free if _counts([row[at] for row in found.cells])]
        dates = {at: _share_of_years(found, at) for at in free if at not in counts or len(counts) == len(free)}
        best = max(dates, key=lambda at: dates[at], default=None)
        if best is not None and dates[best] > 0.5:
            found.columns[best] = _taken(found.columns[best], "year")
            free.remove(best)
    if not any(is_title(column) for column in taken) and (title := _title(found, free)) is not None:
        found.columns[title] = _taken(found.columns[title], f"title_{language}")
        free.remove(title)
    told = [at for at in free if _share([row[at] for row in found.cells], _is_address) < 0.5]
    if not any(column.startswith("fact") for column in taken) and told:
        longest = max(told, key=lambda at: _length(found, at))
        if not found.columns[longest].heading or _length(found, longest) > SHORT:
            found.columns[longest] = _taken(found.columns[longest], f"fact_{language}")


def _taken(column: Column, name: str) -> Column:
    """A column as what we take it for."""
    return Column(column.heading, name, sure=False)


def _name_colors(found: Found) -> None:
    """Colours in our words, which the editor offers to choose from."""
    for place in [at for at, one in enumerate(found.columns) if one.column == "color"]:
        for row in found.cells:
            row[place] = COLOR_WORDS.get(row[place].lower(), row[place])


def _title(found: Found, free: Sequence[int]) -> int | None:
    """The first column of short texts."""
    texts = [at for at in free if _share_of_years(found, at) < 0.5]
    return next((at for at in texts if 2 < _length(found, at) <= LONG), texts[0] if texts else None)


def _length(found: Found, at: int) -> float:
    said = [len(row[at]) for row in found.cells if row[at]]
    return mean(said) if said else 0.0


def _share_of_years(found: Found, at: int) -> float:
    return _share([row[at] for row in found.cells], _is_year)


def _counts(cells: Sequence[str]) -> bool:
    """Whether these are the numbers of the rows, which look like early years."""
    return len(cells) > 2 and cells[0] in ("0", "1") and cells == [str(int(cells[0]) + at) for at in range(len(cells))]


def _is_address(text: str) -> bool:
    return text.startswith(("http:", "https:", "www."))


def _is_year(text: str) -> bool:
    return read_year(text) is not None


def _share(cells: Sequence[str], fits: Callable[[str], bool]) -> float:
    """How many of the cells in which something is written fit."""
    said = [cell for cell in cells if cell]
    return sum(map(fits, said)) / len(said) if said else 0.0
