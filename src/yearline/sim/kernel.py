"""`kernel`: a function on arrays that Numba compiles, typed for everybody who calls it."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compile at the first call and keep the machine code on disk for the next process."""
    return cast(F, njit(cache=True)(function))


def parallel(function: F) -> F:
    """The same, with its `prange` loops spread over the threads; the caller says how many. Other threads may run meanwhile."""
    return cast(F, njit(cache=True, parallel=True, nogil=True)(function))
