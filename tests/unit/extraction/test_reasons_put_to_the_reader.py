"""The question that a letter puts to its reader, and answers of forms that go on with the whole history. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_HEAD = "Elm Surgery\n12 Elm Road\n\n4 May 2026\n\nDear Dr Brandt,\n\nRe: Mr Otto Lindqvist, 4/5/1961\n\n"
_STORY = (
    "Thank you for seeing this man, known to me since 2018 for psoriasis. He has had a dry cough since March."
)
_CLOSE = "\n\nYours sincerely,\n\nDr Ingrid Solheim\n"


def _reason(body: str) -> str:
    return str(value(read(f"{_HEAD}{body}{_CLOSE}"), "request.reason"))


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        (
            "My question is whether this is sarcoidosis or the methotrexate.",
            "whether this is sarcoidosis or the methotrexate",
        ),
        ("I am chiefly asking for an assessment of his cough.", "an assessment of his cough"),
        ("The question for you is simply whether he needs a biopsy.", "whether he needs a biopsy"),
    ],
)
def test_what_is_called_the_question_goes_before_the_story(sentence: str, reason: str) -> None:
    assert _reason(f"{_STORY} {sentence}") == reason


def test_a_request_beats_a_sentence_that_only_says_there_is_trouble() -> None:
    letter = (
        "You kindly looked after his father. He is now having trouble himself and asked for you. "
        "The liver tests were normal last week. I would ask you to consider cholecystectomy."
    )
    assert _reason(letter) == "cholecystectomy"


def test_a_question_of_the_office_is_none() -> None:
    assert "results" not in _reason(f"{_STORY} My question is whether you have had the results.")


def test_a_history_in_the_box_for_the_reason_is_cut_to_its_first_sentence() -> None:
    story = (
        "suspected wet AMD right eye. Two weeks of bent lines when reading the paper. OCT shows fluid under the "
        "retina. Left eye soft drusen only. Mild cataract in both, not for listing now. He tells me he takes "
        "bisoprolol for his heart and had a hip done in 2014. Drives, advised not to for now."
    )
    form = f"EYE REFERRAL\nName: Otto Lindqvist\nDate of birth: 04/05/1941\n\nReason for referral: {story}\n"
    assert value(read(form), "request.reason") == "suspected wet AMD right eye"


def test_a_short_answer_stays_whole() -> None:
    form = (
        "EYE REFERRAL\nName: Otto Lindqvist\nDate of birth: 04/05/1941\n\n"
        "Reason for referral: suspected wet AMD right eye. Two weeks of bent lines.\n"
    )
    assert value(read(form), "request.reason") == "suspected wet AMD right eye. Two weeks of bent lines."
