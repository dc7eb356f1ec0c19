"""What an agent did, counted: legal and illegal answers, fallback
moves, and how sure it was of placements that were right or wrong.
"""

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class Account:
    """The sum of an agent's turns. `sure` holds pairs of how sure it was and whether the card was right."""

    turns: int = 0
    first_try: int = 0
    illegal: int = 0
    nonsense: int = 0
    other_seat: int = 0
    late: int = 0
    fallbacks: int = 0
    deaths: int = 0
    sure: list[tuple[float, bool]] = field(default_factory=list)

    def count(self, fault: str) -> None:
        """One more wrong answer of a kind: the name of a field."""
        setattr(self, fault, getattr(self, fault) + 1)

    def plain(self) -> dict[str, Any]:
        """The counts, for JSON."""
        return {name: count for name, count in asdict(self).items() if name != "sure"}
