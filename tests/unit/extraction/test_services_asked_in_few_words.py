"""Procedures that colleagues ask for as a verb, or without any: "you to scope", "For excision, if you agree". Every
person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def _service(sentence: str) -> object:
    read = referral_read(
        "Elm Surgery\n\n4 March 2026\n\nDear Mr Moss\n\nRe: Otto Brandt, 14 Feb 1968\n\n"
        f"He has had trouble since May. {sentence}\n\nYours sincerely\n\nDr Ada Finch\n"
    )
    return read.request.service.value


@pytest.mark.parametrize(
    ("sentence", "service"),
    [
        ("She would like you to scope him from below.", "scope from below"),
        ("Could you scope him from both ends?", "scope from both ends"),
        ("Please re-scope.", "re-scope"),
        ("For re-excision and flap, if you agree.", "re-excision and flap"),
        ("For wide local excision please.", "wide local excision"),
        ("Thank you for having room for a medication evaluation.", "medication evaluation"),
    ],
)
def test_procedures_are_asked_for_in_few_words(sentence: str, service: str) -> None:
    assert _service(sentence) == service


@pytest.mark.parametrize(
    "sentence",
    [
        "The scope of this letter is narrow.",
        "I could not see the vocal cords with my scope.",
        "For excision he went to the Regional in 2019.",
    ],
)
def test_the_same_words_told_are_no_service(sentence: str) -> None:
    assert _service(sentence) is None
