"""Resources of FHIR as rows of paths and values, and as narratives that spell the names of members in words."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read

NUMBERED = """
[0] Patient.identifier[0].value\tTR-118
[0] Patient.name[0].family\tThistlewood
[0] Patient.name[0].given\tRowan, Abel
[0] Patient.birthDate\t2025-11-30
[1] RelatedPerson.name\tMary Thistlewood
[1] RelatedPerson.birthDate\t1995-02-08
[1] RelatedPerson.telecom\t206-555-0192
[2] ServiceRequest.code.text\tPediatric urology consultation
[2] ServiceRequest.authoredOn\t2026-07-21
[2] ServiceRequest.reasonCode.text\tSwelling of both kidneys before and
\tafter birth
[2] ServiceRequest.requester\tPractitionerRole/opell
[2] ServiceRequest.performer\tOrganization/kid
[3] PractitionerRole.practitioner\tOdhran Pell, MD
[3] PractitionerRole.organization\tTwo Rivers Pediatrics, 5 Quarry Ln, Tacoma, WA
[4] Organization.name\tHarbor Kidney Center
[5] Condition.code.text\tHydronephrosis
[6] Condition.code.text\tBorn at 38 weeks, 3.1 kg
"""

WITH_IDS = """
Patient/p1.name[0].family: Thistlewood
Patient/p1.name[0].given: Rowan Abel
Patient/p1.birthDate: 2025-11-30
Patient/p1.contact[0].name.family: Marsh
Patient/p1.contact[0].telecom[0].value: 206-555-0192
Organization/o1.name: Two Rivers Pediatrics
Organization/o2.name: Harbor Kidney Center
ServiceRequest/s1.requester.reference: Organization/o1
ServiceRequest/s1.performer[0].reference: Organization/o2
ServiceRequest/s1.authoredOn: 2026-07-21
"""

WITHOUT_NUMBERS = """
Patient.name.text = Rowan Abel Thistlewood
Patient.birthDate = 2025-11-30
ServiceRequest.requester = Practitioner/p1
ServiceRequest.performer = Organization/o1
ServiceRequest.authoredOn = 2026-07-21
Practitioner.name = Odhran Pell, MD
Organization.name = Harbor Kidney Center
Condition.code.text = Hydronephrosis
Condition.clinicalStatus = active
Condition.code.text = Pneumonia
Condition.clinicalStatus = resolved
"""

SPOKEN = """
Patient Rowan Thistlewood (official), male, DoB: 1988-04-30 ( MRN: TR-31077 )
Contact detail\t2208 Alder Way, Tacoma, WA 98499 (home)
ServiceRequest/sr-2
Status\tactive
Authored on\t2026-07-08
Code\tReferral to Urology service
Subject\tRowan Abel Thistlewood
Requester\tOdhran Pell, MD, NPI 1234567893, Two Rivers Family Practice, (206) 555-0150
Performer\tHarbor Urology Group
Reason\tSecond kidney stone in a year
ServiceRequest/sr-1
Status\trevoked
Authored on\t2026-06-17
Code\tReferral to Psychiatry service
Reason\tPanic attacks
AllergyIntolerance
Bupropion, intolerance, medication, reaction: Agitation (moderate), 2026-06-28
Latex, allergy, environment, reaction: Hives
Egg, allergy, food, refuted
"""

WHO = {"patient.family_name": "Thistlewood", "patient.birth_date": "2025-11-30", "request.date": "2026-07-21"}


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        (
            NUMBERED,
            {
                "patient.given_name": "Rowan Abel",
                "patient.identifiers[0].value": "TR-118",
                "referrer.name": "Odhran Pell, MD",
                "referrer.organization": "Two Rivers Pediatrics",
                "recipient.organization": "Harbor Kidney Center",
                "request.specialty": "urology",
                "request.reason": "Swelling of both kidneys before and after birth",
                "clinical.diagnoses[0].text": "Hydronephrosis",
            },
        ),
        (
            WITH_IDS,
            {
                "referrer.organization": "Two Rivers Pediatrics",
                "recipient.organization": "Harbor Kidney Center",
            },
        ),
        (
            WITHOUT_NUMBERS,
            {
                "referrer.name": "Odhran Pell, MD",
                "recipient.organization": "Harbor Kidney Center",
                "clinical.diagnoses[0].text": "Hydronephrosis",
            },
        ),
    ],
)
def test_rows_of_paths_are_read_as_the_members_that_they_lead_to(
    written: str, wanted: dict[str, str]
) -> None:
    read = values_read(written)
    expected = {**WHO, **wanted}
    assert {path: read.get(path) for path in expected} == expected
    assert "clinical.diagnoses[1].text" not in read
    assert "patient.phone" not in read


def test_a_narrative_may_spell_the_names_of_members_in_words() -> None:
    read = values_read(SPOKEN)
    expected = {
        "patient.address": "2208 Alder Way, Tacoma, WA 98499",
        "referrer.name": "Odhran Pell, MD",
        "referrer.organization": "Two Rivers Family Practice",
        "recipient.organization": "Harbor Urology Group",
        "request.date": "2026-07-08",
        "request.reason": "Second kidney stone in a year",
        "clinical.allergies[0].substance": "Bupropion",
        "clinical.allergies[0].reaction": "Agitation",
        "clinical.allergies[1].substance": "Latex",
        "clinical.allergies[1].reaction": "Hives",
    }
    assert {path: read.get(path) for path in expected} == expected
    assert "recipient.name" not in read
    assert "clinical.allergies[2].substance" not in read
