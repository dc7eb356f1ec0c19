"""Stored lines: exact inverses, and unknown ones are named."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.core.ids import CardRef, Seat
from yearline.table import entries as e
from yearline.table.model import Chair, Settings

texts = st.text(max_size=20)
seats = st.integers(0, 7).map(Seat)
chairs = st.builds(
    Chair,
    st.sampled_from(["open", "human", "bot"]),
    st.none() | texts,
    texts,
    texts,
    st.none() | st.integers(1880, 2100),
)
settings = st.builds(
    Settings,
    texts,
    st.dictionaries(texts, st.integers() | texts | st.booleans() | st.lists(st.integers())),
    st.lists(texts).map(tuple),
)
ENTRIES = st.one_of(
    st.builds(e.Created, texts, texts, settings),
    st.builds(e.Configured, settings),
    st.builds(e.Seated, seats, chairs),
    st.builds(e.Hosted, texts),
    st.builds(e.Kicked, texts),
    st.builds(e.Started, st.lists(chairs).map(tuple), st.integers(0, 1 << 128), texts, st.dictionaries(texts, texts)),
    st.builds(e.Acted, seats, texts, texts),
    st.builds(e.Withdrawn, st.integers(0, 99).map(CardRef)),
    st.builds(e.Said, texts, texts, texts),
    st.builds(e.Reacted, texts, texts, texts),
    st.builds(e.Estimated, texts, texts, st.integers(0, 99).map(CardRef), texts),
    st.sampled_from([e.Paused(), e.Resumed(), e.Ended(), e.Reopened()]),
)


@given(ENTRIES)
def test_an_entry_survives_its_stored_form(entry: e.Entry) -> None:
    assert e.from_plain(json.loads(json.dumps(e.to_plain(entry)))) == entry


@pytest.mark.parametrize("plain", [{}, {"kind": "sung"}, {"kind": "acted"}, {"kind": "paused", "for": 3}])
def test_a_line_that_is_no_entry_is_named(plain: dict[str, object]) -> None:
    with pytest.raises(e.BadEntry):
        e.from_plain(plain)
