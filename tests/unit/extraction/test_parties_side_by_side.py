"""Whose a field is when parties stand beside each other, under headings, or name nothing. Every person is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.parties.headings import party_headed
from tests.unit.extraction.test_assistant import read, value

_TOLD = (
    "Thank you for seeing this woman who has had recurrent migraine with aura for three months.\n"
    "She has no other illness, and the examination of the nervous system was normal in the practice today.\n\n"
)


def test_an_addressee_left_of_the_patient() -> None:
    referral = read(
        "MILLBROOK FAMILY PRACTICE\n4 Mill Lane, York YO1 7PR\tPh 01904 555 010\n\n"
        "21/05/2026\t\tNora Quillfeather\n"
        "Dr Ravi Sandoval\t\tDOB 14/02/1968 Female\n"
        "Respiratory Physician\t\t7 Wattle Court, York YO1 7PQ\n"
        "Castle Hospital\t\tMob 07700 900123\n\n"
        "Dear Ravi,\n\n" + _TOLD + "Dr Ada Penrose\nGeneral practitioner\n"
    )
    assert value(referral, "recipient.name") == "Dr Ravi Sandoval"
    assert value(referral, "recipient.organization") == "Castle Hospital"
    assert value(referral, "patient.given_name") == "Nora"
    assert value(referral, "patient.birth_date") == "1968-02-14"
    assert value(referral, "patient.phone") == "+447700900123"
    assert value(referral, "request.date") == "2026-05-21"
    assert value(referral, "referrer.name") == "Dr Ada Penrose"


def test_what_stands_beside_an_addressee_and_tells_nobody_is_no_addressee() -> None:
    referral = read(
        "Millbrook Surgery\n4 Mill Lane, York YO1 7PR\n\n"
        "Prof Ira Calloway\t\t1 October 2026\nCastle Hospital\t\tOur ref HOB/10/417\nLondon\t\tMeridian Health "
        "Centre\n\n"
        "Dear Ira\n\nRe: Nora Quillfeather, DOB 14/02/1968\n\n"
        + _TOLD
        + "Yours sincerely\n\nDr Ada Penrose\n"
    )
    assert value(referral, "recipient.organization") == "Castle Hospital"
    assert value(referral, "request.date") == "2026-10-01"


def test_fields_of_the_sender_in_a_right_column_are_not_the_patients() -> None:
    referral = read(
        "REFERRAL\nYork YO1 7PR\nPatient name: Nora Quillfeather\t\tReferred by: Dr Ada Penrose\n"
        "Date of birth: 14/02/1968\t\tPhone: 01904 555 010\nPhone: 07700 900123\t\tFax: 01904 555 011\n"
        "Reason: migraine\n"
    )
    assert value(referral, "patient.phone") == "+447700900123"
    assert value(referral, "referrer.phone") == "+441904555010"
    assert value(referral, "referrer.fax") == "+441904555011"


@pytest.mark.parametrize(
    "heading",
    [
        "5 Referring doctor",
        "C. REFERRED BY",
        "REFERRING PRACTITIONER",
        "Person referring",
        "Details of the referrer",
        "requester: PractitionerRole",
    ],
)
def test_fields_under_a_heading_are_the_heads(heading: str) -> None:
    referral = read(
        "REFERRAL FORM, York YO1 7PR\nA. Patient\nName: Nora Quillfeather\tDate of birth: 14/02/1968\nPhone: "
        "07700 900123\n"
        f"Reason: migraine\n{heading}\nName: Dr Ada Penrose\tPractice: Millbrook Surgery\n"
        "Phone: 01904 555 010\tFax: 01904 555 011\n"
    )
    assert value(referral, "referrer.name") == "Dr Ada Penrose"
    assert value(referral, "referrer.phone") == "+441904555010"
    assert value(referral, "patient.phone") == "+447700900123"
    assert value(referral, "patient.family_name") == "Quillfeather"


@pytest.mark.parametrize(
    ("words", "party"),
    [
        ("D. REFERRED TO", "recipient"),
        ("5FROM", "referrer"),
        ("performer: Organization", "recipient"),
        ("2 Details of the client", "patient"),
        ("Parents / guardians", "relative"),
        ("Insurance", "insurance"),
        ("Reason for referral", ""),
        ("Referral criteria (tick those that apply)", ""),
        ("The patient has had migraine since May", ""),
    ],
)
def test_whose_fields_a_heading_heads(words: str, party: str) -> None:
    assert party_headed(words) == party


def test_the_owner_of_a_form_is_who_it_is_for_and_its_numbers_are_not_the_senders() -> None:
    referral = read(
        "Fraser Urology Centre\nPooled referral form, York YO1 7PR\nTel 01904 555 090\tFax 01904 555 091\n"
        "Patient name: Nora Quillfeather\tDate of birth: 14/02/1968\nReason: stones\n"
        "Referred by: Dr Ada Penrose\nPractice: Millbrook Surgery\nPhone: 01904 555 010\n"
    )
    assert value(referral, "recipient.organization") == "Fraser Urology Centre"
    assert value(referral, "referrer.organization") == "Millbrook Surgery"
    assert value(referral, "referrer.phone") == "+441904555010"
    assert value(referral, "referrer.fax") is None


@pytest.mark.parametrize(
    ("label", "numbers", "phone", "fax"),
    [
        ("Phone / Fax", "614-555-0170 / 614-555-0171", "+16145550170", "+16145550171"),
        ("Fax/Tel", "614-555-0171 / 614-555-0170", "+16145550170", "+16145550171"),
        ("Ofc ph / fax", "(614) 555-0170 / (614) 555-0171", "+16145550170", "+16145550171"),
    ],
)
def test_two_numbers_behind_one_label(label: str, numbers: str, phone: str, fax: str) -> None:
    referral = read(
        "Patient name: Nora Quillfeather\nDOB: 02/14/1968\n"
        f"Referring provider: Ada Penrose, MD\nPractice: Millbrook Clinic\n{label}: {numbers}\nReason: migraine\n"
    )
    assert value(referral, "referrer.phone") == phone
    assert value(referral, "referrer.fax") == fax


def test_single_letters_before_numbers_in_a_head() -> None:
    referral = read(
        "Millbrook Family Practice\n81 Main Road, Ballarat VIC 3999 T (03) 5550 6620 F (03) 5550 6621\n\n9 March "
        "2026\n\n"
        "Dear Colleague,\n\nRe: Nora Quillfeather, DOB 14/02/1968\nH: (03) 5550 1177\n\n"
        + _TOLD
        + "Dr Ada Penrose\n"
    )
    assert value(referral, "referrer.phone") == "+61355506620"
    assert value(referral, "referrer.fax") == "+61355506621"
    assert value(referral, "patient.phone") == "+61355501177"


@pytest.mark.parametrize(
    ("signature", "organization"),
    [
        ("Ada Penrose, MD | Bluegrass Family Care | 859-555-0101\n", "Bluegrass Family Care"),
        ("Ada Penrose, MD\nGate City Pediatrics, 859-555-0101\n", "Gate City Pediatrics"),
        (
            "Duddon Eyecare\n17 Market Place\n859-555-0101\nAda Penrose MCOptom GOC 01-99417\n",
            "Duddon Eyecare",
        ),
    ],
)
def test_a_signature_without_a_closing(signature: str, organization: str) -> None:
    referral = read(
        "March 23rd, 2026\n\nTo the Headache Clinic\n\nRe: Nora Quillfeather, born 02/14/1968, 614-555-0183\n\n"
        + _TOLD
        + signature
    )
    assert str(value(referral, "referrer.name")).startswith("Ada Penrose")
    assert value(referral, "referrer.organization") == organization
    assert value(referral, "referrer.phone") == "+18595550101"


def test_who_signs_for_another_one_is_not_the_sender_and_names_are_written_out() -> None:
    referral = read(
        "Millbrook Surgery\nDr Theodora Abernathy, Dr Paul Mistry\n\n17 February 2026\n\nDear Dr Calloway\n\n"
        "Re: Nora Quillfeather, DOB 14/02/1968\n\n"
        + _TOLD
        + "Yours sincerely\n\npp Dr P Mistry\nDr T Abernathy\nGP Partner\n"
    )
    assert value(referral, "referrer.name") == "Dr Theodora Abernathy"


@pytest.mark.parametrize(
    ("printed", "signed", "name"),
    [
        ("Dr Theodora Abernathy, Dr Paul Mistry", "T. ABERNATHY", "Dr Theodora Abernathy"),
        ("DR THEODORA ABERNATHY\tPRACTICE NO 4401", "Dr T Abernathy", "DR THEODORA ABERNATHY"),
        ("Theodora J. Abernathy, MD", "T.J. Abernathy, MD", "Theodora J. Abernathy"),
    ],
)
def test_who_signs_with_initials_is_named_as_the_head_of_the_paper_writes_it(
    printed: str, signed: str, name: str
) -> None:
    referral = read(
        f"Millbrook Surgery\n{printed}\n\n17 February 2026\n\nDear Colleague\n\n"
        f"Re: Nora Quillfeather, DOB 14/02/1968\n\n{_TOLD}Yours sincerely\n\n{signed}\n"
    )
    assert value(referral, "referrer.name") == name


def test_letters_with_stops_behind_a_name_keep_their_last_stop() -> None:
    referral = read(
        "Brookfield Spine Center\n\nNora Penhale, M.D., Larkspur Neurosurgery Associates\n\n"
        f"Re: Nora Quillfeather, DOB 02/14/1968\n\n{_TOLD}Sincerely,\n\nAda Penrose, DO\n"
    )
    assert value(referral, "recipient.name") == "Nora Penhale, M.D."


@pytest.mark.parametrize(
    "written", ["0131 496 0123/4", "0131 496 0123 / 0127", "0131 496 0123 / 29 March 2026"]
)
def test_a_number_ends_before_the_shortened_second_one(written: str) -> None:
    referral = read(
        f"Millbrook Surgery, Edinburgh EH1 1AA\nTel: {written}\n\nDear Colleague\n\n"
        f"Re: Nora Quillfeather, DOB 14/02/1968\n\n{_TOLD}Yours sincerely\n\nDr Ada Penrose\n"
    )
    assert value(referral, "referrer.phone") == "+441314960123"


def test_degrees_behind_a_name_are_left_out_and_professions_stay() -> None:
    head = (
        "Millbrook Surgery\n\nDear Colleague\n\nRe: Nora Quillfeather, DOB 14/02/1968\n\n"
        + _TOLD
        + "Yours sincerely\n\n"
    )
    assert value(read(head + "Dr Ada Penrose MBChB FRNZCGP\n"), "referrer.name") == "Dr Ada Penrose"
    assert value(read(head + "Ada Penrose, MD\n"), "referrer.name") == "Ada Penrose, MD"


def test_the_hospital_is_who_a_letter_is_for_and_not_its_department() -> None:
    referral = read(
        "OUTPATIENT REFERRAL\nPatient: Nora Quillfeather\tDOB: 02/14/1968\n"
        "Referring: Ada Penrose, DO (NPI 1234567893)\tDept: Piedmont Internal Medicine\n"
        "Referred to: Sleep Medicine - Peach State Sleep Institute\nReason: snoring\n"
    )
    assert value(referral, "recipient.organization") == "Peach State Sleep Institute"
    assert value(referral, "referrer.organization") == "Piedmont Internal Medicine"
    assert value(referral, "referrer.name") == "Ada Penrose, DO"


@pytest.mark.parametrize(
    ("line", "name", "organization"),
    [
        (
            "Provider: Hannah Cole MD  Riverside Family Medicine",
            "Hannah Cole MD",
            "Riverside Family Medicine",
        ),
        ("Referring provider: PENROSE,ADA B MD NPI 1234567893", "PENROSE,ADA B MD", None),
    ],
)
def test_people_as_registers_and_notes_write_them(line: str, name: str, organization: str | None) -> None:
    referral = read(f"Clinic note\nName: Nora Quillfeather   DOB: 2/14/1968\n{line}\nReason: migraine\n")
    assert value(referral, "referrer.name") == name
    assert value(referral, "referrer.organization") == organization


def test_allergic_to_names_nobody() -> None:
    referral = read(
        "Patient: Nora Quillfeather\nDOB: 02/14/1968\nAllergic to: morphine (itching)\nReason: migraine\n"
    )
    assert value(referral, "recipient.name") is None


def test_prose_is_nobodys_name() -> None:
    referral = read(
        "Nora Quillfeather 14/02/1968\n\nSUBJECTIVE: The patient has had migraine. She is well known to our "
        "service.\n"
        "This is a 58-year-old woman with needle biopsy at the hospital, and the team will see her again next week.\n"
    )
    assert value(referral, "referrer.organization") is None
    assert value(referral, "recipient.organization") is None
