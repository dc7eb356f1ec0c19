"""How a table says no."""

from yearline.core.errors import YearlineError


class Refused(YearlineError):
    """The table says no. `code` is one of a fixed list; clients translate it."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
