"""How big a deck may be. A file beyond a limit is refused with a sentence; docs/deck-format.md lists the numbers."""

from typing import Final

FILE_BYTES: Final = 8 * 2**20
TEXT_BYTES: Final = 2 * 2**20
"""A text that becomes a draft, which holds less; more would take long to be taken apart, in one go."""
MANIFEST_BYTES: Final = 100_000
LINE: Final = 2_000
"""A longer line is none of a list, and more of a cell is not looked at:
a date in it would be looked for at every place.
"""
PACKAGE_BYTES: Final = 100_000_000
"""A deck with its photos in one file."""
PHOTO_BYTES: Final = 20_000_000
ARCHIVE_FILES: Final = 1_000
ARCHIVE_ENTRIES: Final = 5_000
"""So many may be listed at all, folders and hidden files too; listing them takes memory."""
ARCHIVE_BYTES: Final = 200_000_000
"""What the files of an archive with photos may add up to once unpacked."""
UNPACKED_BYTES: Final = 32 * 2**20
"""What the parts of a workbook may add up to once unpacked."""
WALKS: Final = 4
"""So many times over all of it is read at most: a sheet for its headings and then for its rows.
A list may name one part a hundred thousand times.
"""
CELL: Final = 32_767
"""No spreadsheet has longer texts in a cell. The rest of one is not kept."""
HEADING: Final = 200
"""More of a heading is not compared with the words that we know."""
TABLE_TEXT: Final = 8 * 2**20
"""So many characters the cells of a table hold together. A workbook writes a text once and may show it in every cell.
"""
ARCHIVE_PARTS: Final = 256
WORKBOOK_ELEMENTS: Final = 600_000
"""So much of a workbook is read; a full sheet with two dozen columns has less.
Ten kilobytes can hold millions of empty cells.
"""
SHEET_ROWS: Final = 2**20
"""A spreadsheet has no rows below this one."""
ROWS: Final = 5_000
COLUMNS: Final = 64
ID: Final = 64
TITLE: Final = 120
FACT: Final = 400
SOURCE: Final = 300
CREDIT: Final = 120
PHOTO_NAME: Final = 120
NAME: Final = 80
DESCRIPTION: Final = 600
WORD: Final = 40
"""Category, licence, emblem and other short words."""
GUESSES: Final = 40
"""For so many emblems that there are not, one is looked for
that may have been meant: each time among thousands of names.
"""
PROBLEMS: Final = 1_000
"""Beyond so many problems only their number is told."""
