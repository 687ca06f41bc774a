"""Resources of FHIR as terminals print them: types in brackets, members with their colons under each other, and the
letters of HL7 before a number for its kind. Every person is invented."""

from __future__ import annotations

from tests.unit.extraction.referral_read import values_read

TERMINAL = """BUNDLE EXPORT  type=document
[ServiceRequest]
status\t: active
code\t: Referral to Cardiology
priority\t: routine
authoredOn : 2026-10-19
requester\t: Quill, Ada B., NP (NPI 1234567893)
performer\t: Elm Heart Center
reasonCode : Palpitations at rest
[Patient]
name\t: Tom Lee
gender\t: male
birthDate\t: 1971-04-30
telecom\t: mobile +1-505-555-0139
work\t+1-505-555-0188
identifier : MRN E-30045
[Organization]
name\t: Sandia Family Practice
telecom\t: phone +1-505-555-0100 fax +1-505-555-0101
[Coverage]
payor\t: Zia Mutual Health
subscriber\t: Lee, Mae (spouse)
subscriberId : ZMH-7781-02
"""


def test_types_in_brackets_head_members_whose_colons_stand_apart() -> None:
    read = values_read(TERMINAL)
    assert read["referrer.name"] == "Quill, Ada B., NP"
    assert read["referrer.npi"] == "1234567893"
    assert read["recipient.organization"] == "Elm Heart Center"
    assert read["request.specialty"] == "cardiology"
    assert read["request.reason"] == "Palpitations at rest"
    assert read["patient.phone"] == "+15055550139"
    assert read["insurance.payer"] == "Zia Mutual Health"


def test_letters_before_a_number_say_its_kind_and_are_no_part_of_it() -> None:
    read = values_read(TERMINAL)
    assert read["patient.identifiers[0].value"] == "E-30045"
    assert read["patient.identifiers[0].type"] == "mrn"


def test_a_house_behind_a_doctors_name_is_no_given_name() -> None:
    page = TERMINAL.replace("Quill, Ada B., NP", "Ada Quill, MD, Elm Family Practice")
    assert values_read(page)["referrer.name"] == "Ada Quill, MD"


def test_a_reaction_has_the_short_names_that_programs_give_it() -> None:
    rows = {
        "pt_last_nm": "Quill",
        "pt_first_nm": "Ada",
        "pt_dob": "1980-02-01",
        "allergy_1": "amoxicillin",
        "allergy_1_rxn": "hives",
        "allergy_2": "latex",
        "reason_txt": "Medication evaluation.",
    }
    read = values_read(
        "EXPORT REFERRAL_INBOUND\n" + "".join(f"{key}\t{value}\n" for key, value in rows.items())
    )
    assert read["clinical.allergies[0].substance"] == "amoxicillin"
    assert read["clinical.allergies[0].reaction"] == "hives"
    assert read["clinical.allergies[1].substance"] == "latex"
    assert "clinical.allergies[2].substance" not in read
