"""`kernel`: a function on arrays that Numba compiles, typed for everybody who calls it."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
import platformdirs

wide: Final[Any] = np.int64
"""A number in 64 bits. Inside kernels it is what an int is; outside it is not, and types need not say so each time."""

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE: Final = Path(__file__).parents[1]
_FOLDERS: Final = ("sim", "bots")
"""Where kernels live."""


def _home() -> Path | None:
    """Where compiled kernels are kept: a folder for this very text of all kernels.

    Numba looks only at the file of a kernel to see whether it has changed, not at the files of the kernels it calls.
    """
    stamp = blake2b(digest_size=8)
    for folder in _FOLDERS:
        for source in sorted((_PACKAGE / folder).rglob("*.py")):
            text = source.read_bytes()
            if b"@kernel" in text or b"@apart" in text:
                stamp.update(text)
    home = Path(platformdirs.user_cache_dir("yearline", appauthor=False)) / "kernels" / stamp.hexdigest()
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return home


_HOME: Final = _home()
_HOW: Final[dict[str, Any]] = {"nogil": True, "forceinline": True, "error_model": "numpy"}
"""Kernels are small and call each other at every turn:
inlined they are a quarter faster. What divides by zero is a mistake anyway.
"""


_APART: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy"}


def kernel(function: F) -> F:
    """Compile at the first call and keep the machine code on disk
    for the next process. Python's other threads run meanwhile.
    """
    return _compiled(function, _HOW)


def apart(function: F) -> F:
    """The same, but never copied into its callers:
    for long kernels, which would take minutes to compile in each of them.
    """
    return _compiled(function, _APART)


def within(function: F) -> F:
    """Copied into its one caller before that is compiled, and never
    compiled by itself: a long kernel would be optimised twice.
    """
    return cast(F, numba.njit(inline="always", **_APART)(function))


def _compiled(function: F, how: dict[str, Any]) -> F:
    if _HOME is None:
        return cast(F, numba.njit(**how)(function))
    # What is compiled is kept by the name of the file: whoever comes by a link to it need not compile again.
    code = function.__code__
    function.__code__ = code.replace(co_filename=str(Path(code.co_filename).resolve()))
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(_HOME)
    try:
        return cast(F, numba.njit(cache=True, **how)(function))
    finally:
        config.CACHE_DIR = before
