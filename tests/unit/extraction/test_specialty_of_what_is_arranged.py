"""An examination that a letter asks for tells which specialty does it; a service by its usual short name."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("said", "specialty"),
    [
        ("Please arrange a sleep study.", "sleep_medicine"),
        ("Please arrange spirometry.", "pulmonology"),
        ("Please arrange EEG.", "neurology"),
        ("Referral to MSK physiotherapy.", "physical_therapy"),
        ("Referral to the MSK clinic.", "orthopedics"),
        ("Referral to the drug and alcohol service.", "psychiatry"),
        ("She had a sleep study in 2019.", None),
    ],
)
def test_the_specialty_that_is_asked_for(said: str, specialty: str | None) -> None:
    page = (
        f"Dear Colleague,\n\nThank you for seeing Mrs Ada Quill, born 4 May 1961. {said}\n\nYours sincerely\n"
    )
    assert referral_read(page).request.specialty.value == specialty
