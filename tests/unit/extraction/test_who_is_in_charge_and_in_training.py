"""Who sends a paper is neither the consultant the patient is under nor the grade of who signs, and the person of social
care is the patient."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.grades import is_a_grade
from jobs.extraction.assistant.parties.letterhead import organization_in_head
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read, values_read

_WARD = "St Olave Hospital\nTel 0117 496 0030\n\nPatient: Ada Quill\nDOB: 03/04/1950\n"
_STORY = "\nThank you for seeing her about falls. She is unsteady.\n\n"


def test_the_grade_below_who_signs_is_no_place_of_work() -> None:
    page = f"{_WARD}{_STORY}Yours sincerely\nDr Ida Moss\nST4 Emergency Medicine\n"
    referrer = referral_read(page).referrer
    assert (referrer.name.value, referrer.organization.value) == ("Dr Ida Moss", "St Olave Hospital")


@pytest.mark.parametrize(
    "words",
    [
        "ST4 Emergency Medicine",
        "Medical RMO for Dr T Haldane",
        "CT2 in Surgery",
        "Registrar",
        "PGY-2, Medicine",
    ],
)
def test_grades(words: str) -> None:
    assert is_a_grade(words)


@pytest.mark.parametrize(
    "words",
    ["St Olave Hospital", "Registrar, Elm Hospital", "Stour Medical Centre", "Fellows Road Clinic", "ST Elm"],
)
def test_places_that_begin_like_a_grade(words: str) -> None:
    assert not is_a_grade(words)


def test_who_signs_sends_before_the_consultant() -> None:
    page = f"{_WARD}Consultant: Mr T Hill\n{_STORY}Yours sincerely\nDr Ida Moss\nRegistrar\n"
    assert referral_read(page).referrer.name.value == "Dr Ida Moss"


def test_a_consultant_sends_where_nobody_signs() -> None:
    assert referral_read(f"{_WARD}Consultant: Mr T Hill\n{_STORY}").referrer.name.value == "Mr T Hill"
