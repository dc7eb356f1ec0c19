"""Who somebody is, without accounts: a device keeps a random secret, and whoever presents it is that person.

The person is a hash of the secret, so the log and every node can name people
without being able to act for them. A second device becomes the same person by being
given the secret, which travels in the fragment of a link and so reaches no server.
"""

import secrets
from hashlib import sha256
from typing import Final

from yearline.table.model import Person

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody confuses on a screen or over the phone."""

CODE_LENGTH: Final = 6
"""Six signs are 30 bits, nearly 900 million codes. An address may be wrong once in two
seconds: it needs 56 years to try them all, and among ten thousand tables it finds one in two
days, a thousand addresses in three minutes. What they find is a table that they may watch, and
no seat. Codes of any length are found: tables that were opened under eight signs keep theirs.
"""


def new_secret() -> str:
    """128 random bits, in letters that fit into a header and a link."""
    return secrets.token_urlsafe(16)


def person_of(secret: str) -> Person:
    """The person who keeps that secret."""
    return sha256(secret.encode("ascii", "replace")).hexdigest()[:16]


def new_code() -> str:
    """A name for a table: short enough to read out, too long to guess in an evening."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """A code as somebody may have typed it."""
    return typed.strip().lower().replace("-", "").replace(" ", "")
