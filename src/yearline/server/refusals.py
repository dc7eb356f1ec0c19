"""Refusals for people: a sentence for every code, in every language."""

from yearline.i18n import messages


def text_for(code: str, language: str) -> str:
    """The sentence for a code; the browser has the same catalogue."""
    known = messages(language)
    id = f"server-refused-{code.replace('_', '-')}"
    return known(id if id in known else "server-refused-error")
