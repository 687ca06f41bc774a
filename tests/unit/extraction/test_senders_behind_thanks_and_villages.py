"""Who sends where the name stands behind thanks in a line of prose, and where "From:" tells whence the patient comes;
what numbers a call for help. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Referral
from tests.unit.extraction.referral_read import referral_read


def forwarded(ending: str) -> Referral:
    return referral_read(
        f"To: ENT clinic, Castle General\nCould you get her in before the 14th please? {ending}\n\n"
        "Out of Hours Treatment Centre: message\n"
        "Patient: QUILL, Ada (Mrs)\tCall no: 260308-1174\nDOB: 19-May-1951\tSex: Female\n"
        "Consultation 08-Mar-2026 21:14, Dr Neil Stone, base visit\nHistory: Fourth nosebleed in nine days.\n"
    )


@pytest.mark.parametrize(
    "ending",
    [
        "Thanks - Dr I Moss, Oakbridge Surgery",
        "Many thanks, Dr I Moss, Oakbridge Surgery",
        "Thx / Dr I Moss, Oakbridge Surgery",
        "Kind regards - Dr I Moss, Oakbridge Surgery",
        "Thank you in advance. Dr I Moss, Oakbridge Surgery",
    ],
)
def test_who_thanks_at_the_end_of_a_line_sends(ending: str) -> None:
    found = forwarded(ending).referrer
    assert (found.name.value, found.organization.value) == ("Dr I Moss", "Oakbridge Surgery")


def test_who_is_thanked_does_not_send() -> None:
    assert forwarded("Many thanks Dr Moss").referrer.name.value != "Dr Moss"


def test_the_number_of_a_call_is_no_number_of_the_patient() -> None:
    assert forwarded("Thanks - Dr I Moss, Oakbridge Surgery").patient.identifiers == ()


def transfer(whence: str, to: str = "NEUROSURG on call, Castle Hospital, Casualty") -> Referral:
    return referral_read(
        "ELM HILL SUB-COUNTY HOSPITAL\nTRANSFER NOTE\n\n"
        f"Pt: Amina Quill\t34 / F\tIP 20481/26\n{whence}\tDate 19/4/26\n\nTO: {to}\n\n"
        "She was hit by a car and has been drowsy since, please see her tonight.\n\nDr Neil Stone, MO casualty\n"
    )


def test_from_below_the_patients_name_tells_a_village() -> None:
    found = transfer("From: Mto Wazi")
    assert found.referrer.name.value == "Dr Neil Stone"
    assert found.patient.address.value == "Mto Wazi"


@pytest.mark.parametrize("sender", ["Dr Ida Moss", "Ida Moss RN"])
def test_from_before_a_clinician_tells_who_sends(sender: str) -> None:
    found = transfer(f"From: {sender}")
    assert "Ida Moss" in str(found.referrer.name.value)
    assert found.patient.address.value is None


@pytest.mark.parametrize("door", ["Casualty", "A&E", "ED"])
def test_the_door_through_which_a_patient_comes_is_not_the_specialty(door: str) -> None:
    assert transfer(
        "From: Mto Wazi", f"NEUROSURG on call, Castle Hospital, {door}"
    ).request.specialty.value == ("neurosurgery")


def test_an_emergency_department_alone_is_asked() -> None:
    assert (
        transfer("From: Mto Wazi", "Castle Hospital, Casualty").request.specialty.value
        == "emergency_medicine"
    )
