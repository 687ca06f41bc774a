"""What a letter says outright that it wants goes before the history around it. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_HEAD = "Elm Surgery\n12 Elm Road\n\n4 May 2026\n\nDear Dr Brandt,\n\nRe: Mr Otto Lindqvist, 4/5/1961\n\n"
_STORY = "He has had pain in the left hip for two years and walks with a stick."
_CLOSE = "\n\nYours sincerely,\n\nDr Ingrid Solheim\n"


def _reason(body: str) -> str:
    return str(value(read(f"{_HEAD}{body}{_CLOSE}"), "request.reason"))


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("He would like a second opinion on whether the hip should be replaced.", "second opinion"),
        ("I am requesting an independent second opinion.", "second opinion"),
        (
            "Thank you for agreeing to the transfer of care of this gentleman, who is moving.",
            "transfer of care",
        ),
        ("I would be grateful if you would take over his rheumatology care.", "take over his"),
    ],
)
def test_a_second_opinion_or_a_transfer_is_the_reason(sentence: str, words: str) -> None:
    assert words in _reason(f"{sentence} {_STORY}")


@pytest.mark.parametrize(
    "sentence",
    [
        "He had a second opinion from Mr Vale in 2019.",
        "He does not want a second opinion.",
    ],
)
def test_a_former_second_opinion_is_not(sentence: str) -> None:
    assert "second opinion" not in _reason(
        f"Thank you for seeing this man with hip pain. {_STORY} {sentence}"
    )


def test_the_question_under_its_head_goes_before_the_story() -> None:
    reason = str(
        value(
            read(
                "ADVICE REQUEST\nPatient: Otto Lindqvist\tDOB: 04/05/1961\n\nYour question (max 500 characters)\n"
                "man of 65, on warfarin since his valve. inr has been all over the place this spring.\n"
                "can he change to a doac, and who starts it? he lives far from the clinic.\n\nResponse\n(awaited)\n"
            ),
            "request.reason",
        )
    )
    assert reason == "can he change to a doac, and who starts it?"


def test_what_a_request_leads_to_is_the_reason() -> None:
    reason = _reason(
        f"{_STORY}\n\nKindly do the needful for\n\n1. X-ray of both hips.\n2. Opinion on replacement."
    )
    assert "X-ray of both hips" in reason
    assert "Opinion on replacement" in reason


@pytest.mark.parametrize(
    "sentence",
    [
        "I do not think he needs an opinion on his cough.",
        "There is no need for neurology or nerve tests now.",
    ],
)
def test_what_is_not_needed_is_no_reason(sentence: str) -> None:
    assert sentence not in _reason(f"{sentence} {_STORY}")
