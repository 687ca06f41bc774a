"""What somebody close has, a vaccine or a screen is no condition of the patient's, and no reason why one is sent; what
such a one tells of the patient is."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_LETTER = "Elm Surgery\n\nDear Dr Brandt,\n\nRe: Mr Alan Quill, 4/5/1961\n\n{said}\n\nYours sincerely,\n\nDr Ida Holm"


def _told(said: str) -> set[tuple[str, str | None]]:
    clinical = referral_read(_LETTER.format(said=said)).clinical
    found = [each.text for each in clinical.diagnoses]
    found += [each.text for each in (*clinical.symptoms, *clinical.history)]
    return {(str(text.value), text.asserted) for text in found}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Thank you for seeing him with migraine. His wife died of breast cancer. His neighbour has epilepsy. "
            "His colleague has TB.",
            {("migraine", "present")},
        ),
        ("Her husband suffers from dementia, and she has depression.", {("depression", "present")}),
        (
            "He lives with his wife who has Parkinson's disease. He has hypertension.",
            {("hypertension", "present")},
        ),
        ("She has asthma. Her husband smokes and has COPD.", {("asthma", "present")}),
        ("Wife: breast cancer. Patient: hypertension.", {("hypertension", "present")}),
        ("His grandson has asthma; he has COPD.", {("COPD", "present")}),
        ("His partner has tested positive for chlamydia and he has dysuria.", {("dysuria", "present")}),
        ("He is a nurse in a dementia home and teaches children with autism.", set()),
        ("His wife has noticed snoring and confusion.", {("snoring", "present"), ("confusion", "present")}),
    ],
)
def test_what_another_has_is_not_the_patients(said: str, told: set[tuple[str, str | None]]) -> None:
    assert _told(said) == told


@pytest.mark.parametrize(
    "said",
    [
        "Hepatitis B vaccine given. Depression screen: PHQ-9 2.",
        "He had a pneumonia vaccination and a shingles jab last year.",
        "Influenza vaccine declined. Diabetes screening normal.",
        "Hep B immunisation completed. Cervical cancer screening 2024 normal.",
        "Anxiety screen GAD-7: 3.",
    ],
)
def test_a_vaccine_or_a_screen_is_no_condition(said: str) -> None:
    assert _told(said) == set()


@pytest.mark.parametrize(
    "said",
    [
        "Palpitations. Sadly his wife died of breast cancer. Screening for diabetes was negative.",
        "Headaches. If he develops seizures he should start levetiracetam 500 mg. Now takes propranolol 40 mg.",
    ],
)
def test_what_is_not_of_the_patient_now_is_no_reason(said: str) -> None:
    assert referral_read(_LETTER.format(said=said)).request.reason.value is None
