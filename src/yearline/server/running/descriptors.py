"""How many connections a process may hold: as many as the system allows it, not only as many as it gives unasked."""

from contextlib import suppress
from typing import Final

MOST: Final = 65_536


def open_many() -> None:
    """Many systems give a process 1,024, which is less than the sockets of one address:
    then nobody else could come in.
    """
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
