"""Fluent's texts read in runs: the same as its own parser reads letter by letter, in far fewer steps."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.stream import ParserStream

from yearline.i18n import COMPLETE, spoken
from yearline.i18n.quick import QuickParser

HARD = """
-brand = Yearline
    .gender = masculine
plain = One line, \u00abquoted\u00bb
lines =
    Two lines,

      the second one indented { "{" }
counted = { $count ->
    [one] { $count } card
   *[other] { NUMBER($count, minimumFractionDigits: 1) } cards { -brand }{ plain.head }
 }
    .head = Cards
# a remark
broken = { $
after-it = All is well
"""


@pytest.mark.parametrize("text", [HARD, HARD.strip(), *[text for text in spoken("en").values() if "{" in text]])
def test_texts_mean_the_same(text: str) -> None:
    read = QuickParser().parse(text)
    assert read.equals(FluentParser(with_spans=False).parse(text))


@pytest.mark.parametrize("language", COMPLETE)
def test_long_texts_are_not_read_letter_by_letter(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looks, look = [0], ParserStream.char_at

    def counted(stream: ParserStream, at: int) -> str | None:
        looks[0] += 1
        return look(stream, at)

    monkeypatch.setattr(ParserStream, "char_at", counted)
    text = max((text for text in spoken(language).values() if "{" not in text), key=len)
    QuickParser().parse(text)
    assert looks[0] < len(text)
