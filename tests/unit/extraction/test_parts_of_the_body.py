"""A part of the body alone is no finding; what ails it is."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.clinical.body_parts import names_only_a_part


@pytest.mark.parametrize(
    "words",
    [
        "left great toenail",
        "aortic valve",
        "lateral aspect of her left great toenail",
        "Internal carotid artery",
    ],
)
def test_a_part_and_where_it_is(words: str) -> None:
    assert names_only_a_part(words)


@pytest.mark.parametrize(
    "words",
    [
        "swelling of the left knee",
        "aortic stenosis",
        "back pain",
        "left",
        "of the",
        "ganglion of the wrist",
        "",
    ],
)
def test_what_ails_a_part_is_more(words: str) -> None:
    assert not names_only_a_part(words)
