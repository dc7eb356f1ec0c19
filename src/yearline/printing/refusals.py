"""Why a print cannot be made, as a sentence in the language of whoever asked."""

from typing import Any

from yearline.core.errors import YearlineError
from yearline.i18n import DEFAULT, messages


class BadPrint(YearlineError):
    """The wish for a print cannot be met. `reason` names one of the messages `print-refused-…`."""

    code = "bad_print"

    def __init__(self, reason: str, language: str = DEFAULT, /, **values: Any) -> None:
        super().__init__(messages(language)(f"print-refused-{reason}", **values))
        self.reason = reason
        self.values = values

    def told(self, language: str) -> "BadPrint":
        """The same refusal in another language."""
        return BadPrint(self.reason, language, **self.values)
