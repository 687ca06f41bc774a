"""What a form or a program printed itself among the items of a list is no medicine and no allergy."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.clinical.words_of_forms import is_of_the_form
from tests.unit.extraction.allergies_read import allergies
from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    "words",
    [
        "Active Outpatient Medications",
        "Medications before arrival",
        "Current medicines:",
        "Section E",
        "Noted 5/2/2011",
        "What happened",
        "REASON FOR REFERRAL",
        "Date of birth",
        "Accompanied by",
        "confirmed",
    ],
)
def test_the_forms_own_words(words: str) -> None:
    assert is_of_the_form(words)


@pytest.mark.parametrize(
    "words",
    [
        "Latex",
        "Home oxygen",
        "Current ethosuximide",
        "Section E gel",
        "Penicillin",
        "moderate peanut",
        "Dermol",
    ],
)
def test_words_of_whoever_filled_it_in(words: str) -> None:
    assert not is_of_the_form(words)


def test_a_list_of_medicines_with_the_heads_of_its_parts() -> None:
    lines = (
        "Active Outpatient Medications",
        "Lisinopril 10 mg daily",
        "Section E",
        "Metformin 500 mg twice daily",
    )
    written = "MEDICATIONS\n" + "\n".join(lines)
    names = [medication.name.value for medication in referral_read(written).clinical.medications]
    assert names == ["Lisinopril", "Metformin"]


def test_a_list_of_allergies_with_the_state_of_each() -> None:
    assert allergies("ALLERGIES\n- Latex\n- confirmed\n- Noted 5/2/2011") == [("Latex", None)]
