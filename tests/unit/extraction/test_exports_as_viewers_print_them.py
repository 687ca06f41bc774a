"""Resources of FHIR as viewers and generated narratives print them, with names and values in rows or in lines."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.exports.fhir_prints import prints_in
from jobs.extraction.texts_at_hand import text_of
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import values_read

NARRATIVE = """
Generated Narrative
ServiceRequest
id: ord-77-3 status: ACTIVE intent: ORDER code: Sleep medicine consultation authoredOn:
Mar 4, 2026
requester: Odhran Pell, PA-C (NPI 1234567893), Two Rivers Primary Care, (206) 555-0150 performer:
Harbor Sleep Center
reasonReference: Condition: Restless sleep with pauses
note: Falls asleep at red lights. A home test failed.
Patient
name: Rowena Thistlewood (OFFICIAL) gender: female birthDate: Jan 30, 1990 active: true
identifier: TR-009913 (Medical record number) telecom: ph: (206) 555-0191 (HOME) address: 55 Alder
Way, Tacoma, WA, 98499 (HOME)
generalPractitioner: Folake Abiodun, MD
RelatedPerson
name: Saul Thistlewood relationship: husband birthDate: Sep 3, 1968 telecom: ph: (206) 555-0192
Observations
Code\tValue\tEffective
Epworth sleepiness scale\t17\tDec 20, 2025
"""

ROWS = """
ServiceRequest / sr-9
status / intent\tactive / order
priority\turgent
code\tConsultation, Hematology
authoredOn\t2026-03-02
requester\tPractitionerRole/pell-tr
performer\tOrganization/harbor
reasonCode.text\tNeutropenia over three counts
note[0]\tMouth ulcers every month.
Patient / p-1
name (official)\tRowena Mae Thistlewood
name (nickname)\tRo Thistle
gender\tfemale
birthDate\t1990-01-30
telecom\t+1-206-555-0155 (mobile)
ro@mail.example
address (old)\t9 Former St, Tacoma, WA, 98498
address (home)\t55 Alder Way, Tacoma, WA, 98499
contact\tSaul Thistlewood (husband) +1-206-555-0176
PractitionerRole / pell-tr
practitioner\tOdhran Pell, MD us-npi 1234567893
organization\tTwo Rivers Family Practice
telecom\t+1-206-555-0120 (work)
Task / t-9 (focus ServiceRequest/sr-9)
priority\troutine
owner\tFront desk
Organization / harbor
name\tHarbor Blood & Cancer Clinic
AllergyIntolerance
code\tmanifestation\tverification
Cefdinir\tUrticaria\tconfirmed
Peanut\t\tentered-in-error
Coverage / c-1
payor\tSound Mutual Health
subscriberId\tSMH 20 448
class (group)\tN-7702
"""


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        (
            NARRATIVE,
            {
                "patient.given_name": "Rowena",
                "patient.family_name": "Thistlewood",
                "patient.birth_date": "1990-01-30",
                "patient.phone": "+12065550191",
                "patient.address": "55 Alder Way, Tacoma, WA, 98499",
                "patient.identifiers[0].value": "TR-009913",
                "referrer.name": "Odhran Pell, PA-C",
                "referrer.npi": "1234567893",
                "referrer.organization": "Two Rivers Primary Care",
                "referrer.phone": "+12065550150",
                "recipient.organization": "Harbor Sleep Center",
                "request.date": "2026-03-04",
                "request.specialty": "sleep_medicine",
                "request.reason": "Restless sleep with pauses",
            },
        ),
        (
            ROWS,
            {
                "patient.given_name": "Rowena Mae",
                "patient.family_name": "Thistlewood",
                "patient.phone": "+12065550155",
                "patient.email": "ro@mail.example",
                "patient.address": "55 Alder Way, Tacoma, WA, 98499",
                "referrer.name": "Odhran Pell, MD",
                "referrer.npi": "1234567893",
                "referrer.organization": "Two Rivers Family Practice",
                "referrer.phone": "+12065550120",
                "recipient.organization": "Harbor Blood & Cancer Clinic",
                "request.urgency": "urgent",
                "request.reason": "Neutropenia over three counts",
                "clinical.allergies[0].substance": "Cefdinir",
                "clinical.allergies[0].reaction": "Urticaria",
                "insurance.payer": "Sound Mutual Health",
                "insurance.member_id": "SMH 20 448",
                "insurance.group": "N-7702",
            },
        ),
    ],
)
def test_a_printed_resource_is_read_by_its_members(written: str, wanted: dict[str, str]) -> None:
    read = values_read(written)
    assert {path: read.get(path) for path in wanted} == wanted
    assert "Peanut" not in read.values()


def test_a_reference_that_a_fax_has_misspelled_leads_to_the_only_resource_of_its_type() -> None:
    read = values_read(ROWS.replace("Organization / harbor", "Organization / harb0r"))
    assert read["recipient.organization"] == "Harbor Blood & Cancer Clinic"
    assert read["referrer.organization"] == "Two Rivers Family Practice"


@pytest.mark.parametrize(
    "written",
    [
        "Patient\nname: Rowena Thistlewood gender: female\nReason\nnote: Tired in the morning",
        "Organization\tTwo Rivers Primary Care\nPatient\nName\tRowena Thistlewood\nDOB\t01/30/1990\nCoverage\n"
        "Payor\tSound Mutual Health\nGroup\tN-7702",
        "Condition\nstatus: stable\nMedications\nFerrous sulfate 325 mg daily",
    ],
)
def test_forms_with_the_same_words_are_no_prints_of_resources(written: str) -> None:
    assert not list(prints_in(text_of(paper(written))))


def test_parties_that_nothing_refers_to_are_left_to_what_letters_show() -> None:
    read = values_read(
        ROWS.replace("requester\tPractitionerRole/pell-tr", "requester\tOdhran Pell, MD").replace(
            "performer\tOrganization/harbor", "performer\tPractitioner/ola (Harbor Blood & Cancer Clinic)"
        )
    )
    assert read["referrer.name"] == "Odhran Pell, MD"
    assert read["recipient.organization"] == "Harbor Blood & Cancer Clinic"


ENTRIES = """
Bundle b-71 (type: collection)
entry[0] ServiceRequest/31
  status: active
  code.text: Urology consultation
  subject: Patient/p1
  authoredOn: 2026-04-02
  requester: PractitionerRole/r7
  performer: Organization/o2
  reasonCode.text: Second kidney stone in a year
entry[1] Patient/p1
  identifier[0].type: MR
  identifier[0].value: TR-300-417
  name[0].use: official
  name[0].family: Thistlewood
  name[0].given: Rowan
  name[1].use: nickname
  name[1].text: Ro
  telecom[0]: phone, mobile, +1 206 555 0114
  telecom[1]: phone, old, +1 206 555 0102
  gender: male
  birthDate: 1984-03-22
  address[0]: home; 55 Alder Way; Tacoma; WA; 98499
  address[1]: old; 12 Hull Ave; Tacoma; WA; 98498
entry[2] RelatedPerson/rp1
  relationship: wife
  name: Mary Thistlewood
  birthDate: 1986-09-05
  telecom: +1 206 555 0115
entry[3] PractitionerRole/r7
  practitioner.display: Odhran Pell, MD
  practitioner.identifier: 1234567893 (us-npi)
  organization.display: Two Rivers Family Practice
  telecom[0]: phone, work, +1 206 555 0150
  telecom[1]: fax, work, +1 206 555 0151
entry[4] Organization/o2
  name: Harbor Urology Group
entry[5] Condition: Gout (M10.9)
  clinicalStatus: active      verificationStatus: confirmed
entry[6] Condition: Hydronephrosis (N13.30)
  clinicalStatus: resolved    abatement: 2024-11
entry[7] Coverage
  status: active
  payor: Sound Mutual Health
  subscriberId: SMH-88-201
entry[8] Coverage
  status: cancelled
  payor: Old Harbor Health Trust
  subscriberId: OHH 7730
"""


def test_entries_of_a_bundle_are_read_by_the_places_of_their_members() -> None:
    read = values_read(
        ENTRIES.replace("active      ver", "active\tver").replace("resolved    ", "resolved\t")
    )
    expected = {
        "patient.given_name": "Rowan",
        "patient.family_name": "Thistlewood",
        "patient.phone": "+12065550114",
        "referrer.name": "Odhran Pell, MD",
        "referrer.fax": "+12065550151",
        "referrer.npi": "1234567893",
        "recipient.organization": "Harbor Urology Group",
        "clinical.diagnoses[0].text": "Gout",
        "clinical.diagnoses[0].icd10cm": "M10.9",
        "insurance.member_id": "SMH-88-201",
    }
    assert {path: read.get(path) for path in expected} == expected
    assert "Hydronephrosis" not in read.values()
    assert "TR-300-417" in read.values()


@pytest.mark.parametrize("lead", [".....: ", " ..... ", " .. ", ": "])
def test_dots_may_lead_from_names_to_values(lead: str) -> None:
    members = (
        ("Patient", ("name", "Rowena Thistlewood"), ("birthDate", "1990-01-30"), ("gender", "female")),
        (
            "ServiceRequest",
            ("priority", "urgent"),
            ("reasonCode", "Palpitations at night"),
            ("authoredOn", "2026-03-02"),
            ("requester", "Odhran Pell, MD"),
            ("performer", "Harbor Heart Clinic"),
        ),
        (
            "Observation",
            ("code", "Hemoglobin A1c"),
            ("valueQuantity", "8.1 %"),
            ("effectiveDateTime", "2026-01-14"),
        ),
        ("Coverage", ("payor", "Aetna"), ("subscriberId", "W1234567")),
    )
    lines = [
        line for kind, *rows in members for line in (kind, *(f"{name}{lead}{value}" for name, value in rows))
    ]
    read = values_read("\n".join(lines))
    wanted = {
        "patient.family_name": "Thistlewood",
        "patient.birth_date": "1990-01-30",
        "referrer.name": "Odhran Pell, MD",
        "recipient.organization": "Harbor Heart Clinic",
        "request.reason": "Palpitations at night",
        "request.urgency": "urgent",
        "clinical.observations[0].value": "8.1",
        "clinical.observations[0].unit": "%",
        "insurance.payer": "Aetna",
        "insurance.member_id": "W1234567",
    }
    assert {path: read.get(path) for path in wanted} == wanted
