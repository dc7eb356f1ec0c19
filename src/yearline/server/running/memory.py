"""Memory that goes back to the system: large blocks are mapped one by one, as long as somebody needs them."""

import ctypes
import sys
from contextlib import suppress
from typing import Final

LARGE: Final = 2**20
_M_MMAP_THRESHOLD: Final = -3
"""How glibc's malloc.h calls the size from which on a block is mapped by itself."""


def map_large_blocks() -> None:
    """Keep glibc from learning by the first large file to put the next ones on the
    heap, where they are copied each time they grow and leave holes: after a siege
    with archives a process held 200 MB that nobody used. Other systems do without it.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE)
