"""Every sentence exists in the languages that are promised,
with the same variables and the plural forms the language needs.
"""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from yearline.i18n import COMPLETE, DEFAULT, LANGUAGES, Messages, _needed, best_language, catalogue, messages, spoken

DOMAINS = sorted(catalogue("en"))


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many", "two", "zero"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def _messages(language: str, domain: str) -> Iterator[tuple[str, _Variables]]:
    resource = FluentParser().parse(catalogue(language)[domain])
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{domain}.ftl: {entry.content[:80]}"
        if isinstance(entry, ast.Message):
            found = _Variables()
            found.visit(entry.value)
            yield entry.id.name, found


@pytest.mark.parametrize("language", COMPLETE)
def test_a_promised_language_is_complete(language: str) -> None:
    said = {domain: [id for id, _ in _messages(language, domain)] for domain in catalogue(language)}
    assert {domain: sorted(ids) for domain, ids in said.items()} == {
        domain: sorted([id for id, _ in _messages("en", domain)]) for domain in DOMAINS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_and_variables_agree_with_english(language: str) -> None:
    ours = {id: found.names for domain in catalogue(language) for id, found in _messages(language, domain)}
    english = {id: found.names for domain in DOMAINS for id, found in _messages("en", domain)}
    assert set(ours) <= set(english)
    assert {id: names for id, names in ours.items() if not names <= english[id] | _EXTRA.get(id, set())} == {}


_EXTRA = {
    "date-century": {"roman"},
    "date-century-bc": {"roman"},
    "client-told-eliminated": {"count"},
    "told-eliminated": {"count"},
}
"""What other languages need to know and English does not."""


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("domain", DOMAINS)
def test_slavic_plurals_are_complete(language: str, domain: str) -> None:
    for id, found in _messages(language, domain):
        for plural in found.plurals:
            assert {"one", "few", "many", "other"} <= plural, f"{language}/{domain}.ftl: {id} has only {sorted(plural)}"


def test_no_id_is_defined_twice() -> None:
    ids = [id for domain in DOMAINS for id, _ in _messages("en", domain)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_errors_when_formatted(language: str) -> None:
    say = messages(language)
    for domain in catalogue(language):
        for id, found in _messages(language, domain):
            for number in (1, 2, 5, 21):
                assert "{" not in say(id, **dict.fromkeys(found.names, number)), id


def test_the_entries_are_those_that_fluent_reads() -> None:
    """Catalogues are cut into entries without a parser; nothing may get lost on the way."""
    for language in LANGUAGES:
        assert set(spoken(language)) == {id for domain in DOMAINS for id, _ in _messages("en", domain)}
        assert all(not isinstance(FluentParser().parse_entry(text), ast.Junk) for text in spoken(language).values())


class _References(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.ids.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_read_with_all_that_it_refers_to(language: str) -> None:
    """They are read one by one, when somebody asks for them."""
    texts, referring = spoken(language), 0
    for id, text in texts.items():
        visitor = _References()
        visitor.visit(FluentParser().parse(text))
        referring += bool(visitor.ids)
        assert {texts[one] for one in visitor.ids} <= set(_needed(id, texts)), id
    assert referring


def test_a_message_is_not_read_before_it_is_asked_for() -> None:
    """All of them at once keep everybody waiting for a fifth of a second, in the middle of somebody's first refusal."""
    english = Messages("en")
    english("server-refused-too-fast")
    read = sum(english._bundle.has_message(id) for id in spoken("en"))
    assert 1 <= read < 10


def test_an_unknown_id_is_a_mistake_of_ours() -> None:
    with pytest.raises(LookupError):
        messages("en")("no-such-message")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "fr"),
        ("tlh-QO,tlh;q=0.9,uk;q=0.5,en;q=0.4", "uk"),
        ("it_IT.UTF-8", "it"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("ru;q=nonsense, it;q=0.1", "it"),
        ("it;q=0.1, ru;q=nonsense", "it"),
        ("en;q=0.1, fr; q=0.8", "fr"),
    ],
)
def test_best_language(wanted: str, language: str) -> None:
    assert best_language(wanted) == language


def test_languages_that_nobody_speaks_cost_nothing() -> None:
    assert all(messages(f"x{number}") is messages(DEFAULT) for number in range(3))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("color", ["red", "blue", "beige"])
def test_sentences_about_powers_call_you_you(language: str, color: str) -> None:
    said = {
        whose: messages(language)(
            f"client-told-power-{color}", whose=whose, name="Anna", owner="Bob", title="The wheel"
        )
        for whose in ("mine", "own", "yours", "theirs", "other")
    }
    names = {whose: ("Anna" in text, "Bob" in text) for whose, text in said.items()}
    assert names == {
        "mine": (False, False),
        "own": (True, False),
        "yours": (True, False),
        "theirs": (False, True),
        "other": (True, True),
    }
    assert len(set(said.values())) == len(said)
