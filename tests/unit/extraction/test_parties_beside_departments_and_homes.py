"""Who is asked in a plan by department and place, who signs behind the name of a practice, and homes that are no party.
Everybody is invented."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read

_BODY = "Patient: Ada Quill   DOB: 03/14/1958   Sex: F\nReason: hematuria\n"


def test_a_plan_names_the_place_behind_its_department() -> None:
    read = referral_read(
        f"{_BODY}Plan: Refer to Urology, Crestline Clinic; she would like mornings.\nRuth Amos, MD\n"
        "Hillside Family Practice\n"
    )
    assert read.recipient.organization.value == "Crestline Clinic"


def test_departments_that_a_sentence_names_are_no_places() -> None:
    read = referral_read(
        f"{_BODY}Thank you for referring her to Cardiology, we saw her. Discussed with Urology, and Oncology.\n"
        "Ruth Amos, MD\n"
    )
    assert read.recipient.organization.value is None


def test_a_person_with_letters_stands_behind_a_practice() -> None:
    read = referral_read(f"To: Crestline Clinic\nFrom: Hillside Family Practice, Ruth Amos MD\n{_BODY}")
    assert (read.referrer.name.value, read.referrer.organization.value) == (
        "Ruth Amos MD",
        "Hillside Family Practice",
    )


def test_where_somebody_lives_is_no_sender() -> None:
    read = referral_read(
        "URGENT REFERRAL\nName: Ada Quill  DOB 14/03/1938\nResident of Rosewood Care Home\nReason: falls\n"
        "Referred by: Ruth Amos, RN\n"
    )
    assert read.referrer.organization.value is None


def test_an_address_is_given_without_that_somebody_lives_there() -> None:
    read = referral_read(
        "REFERRAL\nName: Ada Quill  DOB 14/03/1938\nLives at Maple Grove Assisted Living, 44 Oak St, Dayton OH 45402\n"
        "Reason: falls\nFrom: Ruth Amos, RN, Hillside Family Practice\n"
    )
    assert read.patient.address.value == "Maple Grove Assisted Living, 44 Oak St, Dayton OH 45402"
