"""Documents that people edit as text: what is taken, what is refused, and how they are written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from common.yaml_documents import LONGEST, OneLine, TextUnreadable, read_yaml, write_yaml

TEXTS = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0"), max_size=30)
LEAVES = st.none() | st.booleans() | st.integers(-(10**15), 10**15) | TEXTS
DOCUMENTS = st.dictionaries(
    TEXTS,
    st.recursive(
        LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3)
    ),
    max_size=4,
)


@given(DOCUMENTS)
def test_what_is_written_is_read_as_the_same(document: dict[str, Any]) -> None:
    assert read_yaml(write_yaml(document)) == document


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: 2026-01-31", "2026-01-31"),
        ("a: yes", "yes"),
        ("a: 'true'", "true"),
        ("a: true", True),
        ("a: 1:30", "1:30"),
        ("a: 012", "012"),
        ("a: 12", 12),
        ("a: -0.5", -0.5),
        ("a:", None),
    ],
)
def test_plain_words_mean_what_json_can_hold(text: str, expected: object) -> None:
    found = read_yaml(text)["a"]
    assert found == expected
    assert type(found) is type(expected)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "Begin with a name"),
        ("[1, 2]", 1, "Begin with a name"),
        ("a: 1\nb: 2\na: 3", 3, "given twice"),
        ("a: &x [1]\nb: *x", 2, "write it out"),
        ("a: [", 1, "not YAML"),
        ("1: x", 1, "put it in quotes"),
        ("a: .inf", None, "finite"),
        ("a: 1e999", None, "finite"),
        ("a: !!binary aGk=", None, "tags"),
        ("a: !!python/object:os.system x", 1, "not YAML"),
        ('a: "\\0"', None, "cannot be kept"),
        ('a: "\\ud800"', None, "cannot be kept"),
        ("a: " + "9" * 5000, None, "quotes"),
        ("[" * 5000, None, "nested too deeply"),
        ("a: " + "x" * LONGEST, None, "Shorten"),
    ],
)
def test_what_cannot_be_kept_is_refused_with_its_line(text: str, line: int | None, words: str) -> None:
    with pytest.raises(TextUnreadable, match=words) as refused:
        read_yaml(text)
    assert refused.value.line == line


def test_long_texts_are_blocks_and_edges_are_lines() -> None:
    written = write_yaml({"body": "one\ntwo\n", "edges": [OneLine({"from": "a", "outcome": "true"})]})
    assert written == "body: |\n  one\n  two\nedges:\n- {from: a, outcome: 'true'}\n"
