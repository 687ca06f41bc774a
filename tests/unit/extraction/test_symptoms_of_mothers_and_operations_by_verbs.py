"""Symptoms of patients who are mothers, operations told by a verb, and forms for dentists. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Elm Surgery\n\n4 May 2026\n\nDear Dr Brandt,\n\nRe: Mrs Ada Quill, 4/5/1961\n\n"


def _symptoms(words: str) -> list[tuple[str, object]]:
    told = referral_read(f"{_HEAD}{words}\n\nDr Ida Holm").clinical.symptoms
    return [(str(each.text.value).casefold(), each.text.asserted) for each in told]


@pytest.mark.parametrize(
    ("words", "symptom"),
    [
        ("Thank you for assessing this mother of three with progressive tiredness on exertion.", "tiredness"),
        ("Squint of the right eye noticed since 2 years of age.", "squint"),
        ("He has fast breathing and sweats with feeds.", "fast breathing"),
    ],
)
def test_a_symptom_of_the_patient_is_told(words: str, symptom: str) -> None:
    assert (symptom, "present") in _symptoms(words)


def test_a_symptom_of_the_mother_is_not_the_patients() -> None:
    words = "Thank you for seeing this girl with gout. Her mother has tiredness on exertion."
    assert "tiredness" not in [symptom for symptom, _ in _symptoms(words)]


def _history(words: str) -> list[str]:
    told = referral_read(f"{_HEAD}{words}\n\nDr Ida Holm").clinical.history
    return [str(each.text.value) for each in told]


def test_a_joint_that_was_replaced_is_history() -> None:
    words = "You will remember this lady whose right hip was replaced by you in 2019. Please see her with knee pain."
    assert _history(words) == ["right hip was replaced"]


def test_what_else_was_replaced_is_none() -> None:
    assert _history("Please see her with knee pain. Her hearing aid was replaced in 2019.") == []


def test_a_form_for_dentists_is_a_referral() -> None:
    written = (
        "Oral Surgery Triage Hub\nREFERRAL FORM FOR GENERAL DENTAL PRACTITIONERS\n\n1. Patient\n"
        "Surname: Quill\tFirst name: Chloe\n\n4. Request\nPriority: [x] Routine   [ ] Urgent\n"
        "Procedure: Removal of LR8\n"
    )
    assert referral_read(written).document.kind.value == "referral"
