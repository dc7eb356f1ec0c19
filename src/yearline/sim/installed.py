"""Whether the simulator's packages are there: whoever only hosts need not have them."""

from importlib.util import find_spec

from yearline.core.errors import YearlineError


class NotInstalled(YearlineError):
    """The simulator is not installed."""

    code = "no_simulator"


def installed() -> bool:
    """Whether NumPy and numba can be had."""
    return all(find_spec(name) is not None for name in ("numpy", "numba"))


def check_installed() -> None:
    """Raises NotInstalled with the way out."""
    if not installed():
        raise NotInstalled("this needs the simulator: pip install 'yearline[sim]'")
