"""Departments above houses whose name holds another specialty, and reasons behind a number among boxes. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_LETTER = (
    "Dr. Push Solanki\nMD, DM (Endocrinology)\n\nDate: 09.02.2026\nMrs. Sulo Quill, 44 / F\n\nTo,\n"
    "Prof. Kavitha Rangan\n{department}\nAravali Institute of Neurosciences\n\nRespected Madam,\n\n"
    "Kindly see the above patient for acromegaly.\n\nWith regards\nDr. Push Solanki"
)


@pytest.mark.parametrize(
    ("department", "expected"),
    [("Dept. of Neurosurgery", "neurosurgery"), ("Second Floor", "neurology")],
)
def test_a_department_says_more_than_its_house(department: str, expected: str) -> None:
    assert referral_read(_LETTER.format(department=department)).request.specialty.value == expected


_FORM = (
    "Referral - maternity\n\nTo: Obstetric Clinic, Bay Hospital\tDate: 21/09/2026\nName: Ata Quill\tDOB: 08/08/1994\n\n"
    "Reason\n[x] Consultation   [ ] Transfer of clinical responsibility\n{line}\n"
    "Seen: [ ] today  [ ] within 1 week  [x] within 3-4 weeks\n\nBaby moving well, no bleeding."
)


def test_a_reason_stands_behind_its_number_among_boxes() -> None:
    form = _FORM.format(line="Code 4012: Previous caesarean section, wishes vaginal birth")
    assert referral_read(form).request.reason.value == "Previous caesarean section, wishes vaginal birth"


def test_a_number_alone_is_no_reason() -> None:
    assert referral_read(_FORM.format(line="Code 4012")).request.reason.value != "Code 4012"
