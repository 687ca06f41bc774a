"""Services that the code of a request names, therapies with which a reason begins, and procedures that were done.
Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_WHO = "Patient\nName: Ada Quill\tMRN: 80042215\nBirth date: 03/09/1967\tGender: female\n"


def service(written: str) -> object:
    return referral_read(written).request.service.value


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("Code: Home sleep apnea testing (LOCAL HSAT)\tCategory: sleep medicine", "Home sleep apnea testing"),
        (
            "Code: Diabetes self-management education and support\tPriority: routine\n(SNOMED CT 385804009)",
            "Diabetes self-management education and support",
        ),
        ("Code: Transthoracic echocardiography (CPT 93306)", "Transthoracic echocardiography"),
    ],
)
def test_the_code_of_a_request_names_its_service(code: str, expected: str) -> None:
    written = (
        f"eReferral\nServiceRequest\nStatus / intent: active / order\n{code}\n\n{_WHO}Reason\nPlease see.\n"
    )
    assert service(written) == expected


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        ("Physical therapy, 2 visits a week for 6 weeks, for lumbar strain.", "Physical therapy"),
        ("Cardiac rehab after a heart attack in May.", "Cardiac rehab"),
        ("Outpatient occupational therapy for the right hand.", "Outpatient occupational therapy"),
    ],
)
def test_a_therapy_with_which_the_reason_begins_is_asked_for(reason: str, expected: str) -> None:
    assert service(f"REFERRAL\n{_WHO}REASON FOR REFERRAL\n{reason}\n") == expected


def test_a_procedure_that_was_done_is_not_asked_for() -> None:
    written = (
        f"Referral Note\n{_WHO}Reason for Referral\nWorsening kidney function over a year.\n"
        "Procedures\nDate\tProcedure\nOct-2013\tCataract extraction, right eye\n1979\tCesarean section\n"
    )
    assert service(written) is None


def test_a_procedure_at_its_label_is_asked_for() -> None:
    assert service(f"ORDER\n{_WHO}Procedure: MRI lumbar spine\nDiagnosis: sciatica\n") == "MRI lumbar spine"
