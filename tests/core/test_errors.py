"""Every refusal has a code of its own, and a sentence."""

import importlib
import pkgutil
import re
from collections import Counter

import yearline
from yearline.core.errors import YearlineError, shown


def refusals(kind: type[YearlineError]) -> list[type[YearlineError]]:
    return [found for child in kind.__subclasses__() for found in (child, *refusals(child))]


def test_codes_are_words_of_their_own() -> None:
    for module in pkgutil.walk_packages(yearline.__path__, "yearline."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    ours = [
        found for found in refusals(YearlineError) if found.__module__.startswith("yearline.") and "code" in vars(found)
    ]
    assert len(ours) > 25
    assert [code for code, count in Counter(found.code for found in ours).items() if count > 1] == []
    assert [found for found in ours if not re.fullmatch(r"[a-z]+(_[a-z]+)*", found.code) or not found.__doc__] == []


def test_anything_can_be_quoted() -> None:
    endless: list[object] = []
    endless.append(endless)
    assert shown("x") == "'x'"
    assert len(shown("x" * 100)) == 40
    assert shown(10**5000) == "a huge int"
    assert shown(endless) == "[[...]]"
