"""What letters say was long ago, heard alike by the reader of dangers and by the reader of histories."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.clinical.past_events import is_dated, was_had
from jobs.extraction.red_flags.past import Past
from jobs.extraction.text import Span, Text
from tests.unit.extraction.paper import paper

_BEFORE = (
    "previous",
    "previously",
    "former",
    "remote",
    "childhood",
    "h/o",
    "hx of",
    "status post",
    "status-post",
)
_BEHIND = (
    "as a child",
    "as a small boy",
    "as an infant",
    "in childhood",
    "in adolescence",
    "one year ago",
    "several years back",
    "20+ years ago",
    "two decades ago",
)


def _is_past(before: str, behind: str) -> bool:
    content = f"{before}pneumonia{behind}"
    span = Span(len(before), len(before) + len("pneumonia"))
    return Past(Text(paper(content))).is_past(span, before, behind, passing=False)


@pytest.mark.parametrize("words", _BEFORE)
def test_what_stands_before_an_illness_of_the_past(words: str) -> None:
    assert was_had(f"{words} ")
    assert _is_past(f"{words} ", "")


@pytest.mark.parametrize("words", _BEHIND)
def test_what_stands_behind_an_illness_of_the_past(words: str) -> None:
    assert is_dated(f" {words}")
    assert _is_past("", f" {words}")


@pytest.mark.parametrize("words", ["two days ago", "as a student nurse", "this year"])
def test_what_is_of_today_is_no_danger_of_the_past(words: str) -> None:
    assert not _is_past("", f" {words}")
