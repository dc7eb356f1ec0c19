"""Numbers as people read them: a negative one has a minus sign (U+2212).
A hyphen is no sign, and some screen readers are silent at it.
"""

import re
from typing import Final

MINUS: Final = "\u2212"
_SIGN: Final = re.compile(r"(?<!\w)-(?=[0-9])")


def signed(text: str) -> str:
    """A text with numbers in it, with true signs.

    >>> signed("-5"), signed("-10..-1"), signed("1914-18")
    ('−5', '−10..−1', '1914-18')
    """
    return _SIGN.sub(MINUS, text)


def is_negative(variable: object) -> bool:
    """Whether a variable of a message will be shown with a sign."""
    return isinstance(variable, int | float) and variable < 0
