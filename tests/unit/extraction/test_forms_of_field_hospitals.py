"""Forms by which field hospitals pass patients on: a person to ask at either end, boxes, blanks, placeholders. Every
person, place and number is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.second.refusing import is_refused
from tests.unit.extraction.test_assistant import read, value
from tests.unit.extraction.test_second_reading import document, place

_FORM = (
    "TRANSFER AND REFERRAL FORM\n\nDate: 04/03/2026\n\n"
    "Referral to: Northmoor General Hospital\n{asked}: Dr Ravi Sandoval\tPhone: +44 1632 960 201\n"
    "Location: Northmoor\tEmail: desk@northmoor.example.org\n\n"
    "Referring from: Sandbank Field Clinic\n{asked}: Ada Penrose\tPhone: +44 1632 960 114\n"
    "Location: Sandbank\tEmail: sandbank@example.org\n\n"
    "Patient Information\nFull Name: Nora Quillfeather\tPhone: {phone}\n"
    "Date of birth: 14/02/1968\tGender: Female\n\n"
    "Primary Diagnoses:\n1. Fracture of the ankle\n\nReason for referral:\n{reason}\n\n"
    "Transportation needs:\n- Wheelchair\n\nCompiled by: {compiled}\nSignature: ________\n"
)


def form(
    asked: str = "Focal point", phone: str = "+44 7700 900123", reason: str = "Inpatient", compiled: str = ""
) -> str:
    return _FORM.format(asked=asked, phone=phone, reason=reason, compiled=compiled)


@pytest.mark.parametrize(
    "asked", ["Focal point", "Focal person", "Liaison officer", "Punto focal", "Nodal officer"]
)
def test_whom_to_ask_at_either_end_is_of_the_end_it_stands_at(asked: str) -> None:
    referral = read(form(asked))
    assert value(referral, "recipient.name") == "Dr Ravi Sandoval"
    assert value(referral, "recipient.organization") == "Northmoor General Hospital"
    assert value(referral, "referrer.name") == "Ada Penrose"
    assert value(referral, "referrer.phone") == "+441632960114"


def test_who_signs_goes_before_whom_to_ask() -> None:
    assert value(read(form(compiled="Ida Calloway")), "referrer.name") == "Ida Calloway"


def test_whom_to_ask_beside_the_patient_is_no_party() -> None:
    referral = read(
        "REFERRAL FORM, York YO1 7PR\nPatient\nName: Nora Quillfeather\tDate of birth: 14/02/1968\n"
        "Point of contact: Ida Calloway\nReason: migraine\n\nReferred by: Dr Ada Penrose\n"
    )
    assert value(referral, "referrer.name") == "Dr Ada Penrose"
    assert value(referral, "recipient.name") is None


def test_how_to_reach_either_end_is_not_how_to_reach_the_patient() -> None:
    on = document(form(phone="None"))
    for words in ("+44 1632 960 201", "+44 1632 960 114"):
        assert is_refused(on, "patient.phone", place(on, words))
    for words in ("desk@northmoor.example.org", "sandbank@example.org"):
        assert is_refused(on, "patient.email", place(on, words))
    on = document(form())
    assert not is_refused(on, "patient.phone", place(on, "+44 7700 900123"))


@pytest.mark.parametrize("words", ["Bridge Camp", "Harbour Mill"])
def test_half_of_a_places_name_is_nobodys(words: str) -> None:
    on = document(f"Referring from: {words} 4 Health Post\nCompiled by: Ada Penrose\n")
    assert is_refused(on, "referrer.name", place(on, words))
    assert not is_refused(on, "referrer.name", place(on, "Ada Penrose"))


def test_a_name_beside_a_place_is_a_persons() -> None:
    on = document("Referred by: Ada Penrose, Elm Street Surgery\nDr Ida Hill Park Clinic\n")
    assert not is_refused(on, "referrer.name", place(on, "Ada Penrose"))


def test_the_setting_that_is_ticked_is_the_reason() -> None:
    boxes = "[ ] Inpatient\t[X] Outpatient\t[ ] Community\t[ ] Other: ______"
    assert value(read(form(reason=boxes)), "request.reason") == "Outpatient"


def test_the_next_head_is_no_reason() -> None:
    found = value(read(form(reason="")), "request.reason")
    assert found is None or "needs" not in found


def test_a_number_without_its_entry_is_no_part_of_a_reason() -> None:
    text = form(reason="").replace("1. Fracture of the ankle", "1. Fracture of the ankle\n2.\n3.")
    assert value(read(text), "request.reason") in (None, "1. Fracture of the ankle")


@pytest.mark.parametrize(
    ("written", "age"),
    [
        ("unknown (9 years)", 9),
        ("not known, approx. 34 yrs", 34),
        ("unknown (9 months)", None),
        ("unknown", None),
    ],
)
def test_an_age_stands_where_no_birth_date_is_known(written: str, age: int | None) -> None:
    text = form().replace("14/02/1968", written)
    assert value(read(text), "patient.age") == age
    assert value(read(text), "patient.birth_date") is None


@pytest.mark.parametrize(
    "words",
    ["Indicated, No City Indicated, SD 99999", "Elm Street, City not known"],
)
def test_what_a_program_writes_for_no_address_is_none(words: str) -> None:
    on = document(f"Patient: Nora Quillfeather\nAddress: No Address {words}\n")
    assert is_refused(on, "patient.address", place(on, words))
    on = document("Patient: Nora Quillfeather\nAddress: 4 Elm Street, Sioux City, SD 57999\n")
    assert not is_refused(on, "patient.address", place(on, "4 Elm Street, Sioux City, SD 57999"))


_SIDE_BY_SIDE = (
    "PATIENT REFERRAL FORM\n{event}\nReferral to: Elm Hospital\tReferring from: Tent Clinic 3\n"
    "Focal point: Ravi Sandoval\tFocal point: Ida Penrose\nPhone: +44 1632 960 201\tPhone: +44 1632 960 114\n"
    "{patient}\nReason for referral:\nFracture of the ankle\n"
)


@pytest.mark.parametrize(
    "patient",
    [
        "Full Name: Nora Quillfeather\tPhone: +44 7700 900123\nDate of birth: 14/02/1968\tGender: Female",
        "Name: Nora Quillfeather\tPhone: +44 7700 900123\nGender: Female\tDate of birth: 14/02/1968",
    ],
)
def test_a_name_with_a_birth_date_below_the_parties_is_the_patients(patient: str) -> None:
    referral = read(_SIDE_BY_SIDE.format(event="Turkey, Earthquake, 2025", patient=patient))
    assert value(referral, "patient.given_name") == "Nora"
    assert value(referral, "patient.phone") == "+447700900123"
    assert value(referral, "recipient.name") == "Ravi Sandoval"
    assert value(referral, "referrer.phone") == "+441632960114"


_BELOW_A_HEADING = (
    "Patient\nName: Nora Quillfeather\tPhone: +44 7700 900123\nGender: Female\tDate of birth: 14/02/1968"
)


def test_names_below_both_parties_are_theirs() -> None:
    text = _SIDE_BY_SIDE.format(event="Turkey, Earthquake, 2025", patient=_BELOW_A_HEADING)
    referral = read(text.replace("Focal point", "Name"))
    assert value(referral, "recipient.name") == "Ravi Sandoval"
    assert value(referral, "referrer.name") == "Ida Penrose"


@pytest.mark.parametrize("event", ["Ukraine, Conflict, 2026", "North Province, Cholera outbreak, 2025"])
def test_where_and_why_a_team_works_is_no_name_and_no_address(event: str) -> None:
    referral = read(
        f"Patient Referral Form\n{event}\nDate of birth: 02/12/1990\nReason for referral: Fracture\n"
    )
    assert value(referral, "patient.family_name") is None
    assert value(referral, "patient.address") is None


def test_a_name_and_a_birth_date_between_commas_are_the_patients() -> None:
    referral = read("Patient Referral Form\nQuillfeather, Nora, 02/12/1990\nReason for referral: Fracture\n")
    assert value(referral, "patient.family_name") == "Quillfeather"
