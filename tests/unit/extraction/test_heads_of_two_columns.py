"""Letters of emergency departments whose head has the patient in one column and the hospital in the other."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

LETTER = """\
Emergency Department: attendance letter
{name}	Haslow and Wyre Infirmary
16 Quarry Bank, Haslow, HS4 2LT	Switchboard 01632 960200
Mob 07700 900461
NOK: D Quill 07700 900112	Hospital no HW228154 NHS no 999 040 6456
	Date of birth 14-Mar-2003 (23 y)

Seen by	Dr Imogen Saltmarsh	Grade	ST3 Emergency Medicine
GP	Dr P Oduya	Practice	Mill Brow Surgery

Diagnosis
Nasal bones: closed fracture, displaced

Plan
Discharged. Referred by this letter to the ENT clinic, to be seen 5 to 7 days from the injury. Copy: ENT
outpatients booking; Mill Brow Surgery.
"""


def _read(name: str) -> Referral:
    return run_assistant(pages=paper(LETTER.format(name=name)), today=date(2026, 11, 21))


@pytest.mark.parametrize("name", ["QUILL, Callum Male", "QUILL, Callum (M)", "Mr QUILL, Callum Male"])
def test_a_name_with_a_sex_over_an_address_is_the_patients(name: str) -> None:
    patient = _read(name).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Callum", "QUILL")
    assert (patient.sex.value, patient.birth_date.value) == ("male", "2003-03-14")
    assert patient.address.value == "16 Quarry Bank, Haslow, HS4 2LT"


def test_numbers_beside_a_relative_who_is_told_to_the_end_are_the_patients() -> None:
    patient = _read("QUILL, Callum Male").patient
    assert {each.value.value for each in patient.identifiers} == {"HW228154", "999 040 6456"}
    assert patient.phone.value == "+447700900461"


def test_who_saw_the_patient_sends_from_the_hospital_beside_them() -> None:
    read = _read("QUILL, Callum Male")
    assert read.referrer.name.value == "Dr Imogen Saltmarsh"
    assert read.referrer.organization.value == "Haslow and Wyre Infirmary"
    assert read.referrer.address.value is None
    assert read.recipient.organization.value is None


def test_the_usual_doctor_to_whom_a_copy_goes_does_not_send() -> None:
    read = run_assistant(
        pages=paper(
            "Motion on Marine Parade\nPhysiotherapy, hand therapy | 27 Marine Parade, Ahuriri\n\n"
            "Surname: Quill\tNHI: KYT5214\nFirst name: Tamahou\nDOB: 23/07/2007\n"
            "Seen by: Philippa Gunderson, physiotherapist\n\nTo: Dr Stefan Ioane, Hawke's Concussion Service\n\n"
            "Concussion, not clearing at five weeks.\n\nGP: Dr Whaanga, Ahuriri Health, copied."
        ),
        today=date(2026, 11, 21),
    )
    assert read.referrer.name.value == "Philippa Gunderson"
    assert read.referrer.organization.value == "Motion on Marine Parade"
