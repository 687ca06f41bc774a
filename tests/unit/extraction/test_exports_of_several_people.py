"""Exports that tell of somebody beside the patient: nothing of theirs is the patient's."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import walk
from tests.unit.extraction.paper import paper

MESSAGE = "MSH|^~\\&|A|B|C|D|202603041512||REF^I12|1|P|2.5\n"
ADA = "PID|1||A1^^^X^MR||Finch^Ada||19610504\nRF1||R\n"
BEA = "PID|2||B777^^^X^MR||Stone^Bea||19700102|M|||9 Far St^^Perth||0400555998\nDG1|1||I10^Hypertension^I10\n"


def _said(text: str) -> dict[str, str]:
    found = run_assistant(pages=paper(text), today=date(2026, 11, 21))
    return {path: str(field.value) for path, field in walk(found) if field.value is not None}


@pytest.mark.parametrize(
    "text",
    [
        MESSAGE + ADA + BEA,
        MESSAGE + ADA + MESSAGE + BEA + "RF1||S\n",
        '[{"patient":{"firstName":"Ada","lastName":"Finch","dob":"1961-05-04"}},\n{"patient":{"firstName":"Bea",'
        '"lastName":"Stone","sex":"M","address":"9 Far St","mrn":"B777","phone":"0400555998"}}]',
        '{"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Patient","id":"p1","name":[{"family":"Finch",'
        '"given":["Ada"]}],"birthDate":"1961-05-04"}},{"resource":{"resourceType":"Patient","id":"p2","name":'
        '[{"family":"Stone","given":["Bea"]}],"gender":"male","address":[{"line":["9 Far St"]}],"identifier":'
        '[{"value":"B777"}]}},{"resource":{"resourceType":"Condition","subject":{"reference":"Patient/p2"},'
        '"code":{"text":"Hypertension"}}}]}',
        "<patients><patient><first>Ada</first><last>Finch</last><dob>1961-05-04</dob></patient><patient>"
        "<first>Bea</first><last>Stone</last><sex>M</sex><address>9 Far St</address><phone>0400555998</phone>"
        "</patient></patients>",
        '{"patient":{"firstName":"Ada","lastName":"Finch","dob":"1961-05-04","contacts":[{"name":"Saul Stone",'
        '"phone":"0400555998","address":"9 Far St"}]}}',
        '{"firstName":"Ada","lastName":"Finch","dob":"1961-05-04","contact":{"relationship":"friend",'
        '"phone":"0400555998","address":"9 Far St"}}',
        "patient_name=Ada Finch\npatient_dob=1961-05-04\nreason=Knee pain\nec_phone=0400555998\nbrother_tel=0400555998",
    ],
    ids=["segment", "message", "json", "fhir", "xml", "contacts", "relationship", "names"],
)
def test_what_is_told_of_a_second_person_is_not_the_patients(text: str) -> None:
    said = _said(text)
    assert (said["patient.given_name"], said["patient.family_name"]) == ("Ada", "Finch")
    assert said["patient.birth_date"] == "1961-05-04"
    told = " ".join(said.values())
    assert not [
        other for other in ("Stone", "male", "Far St", "B777", "555998", "Hypertension") if other in told
    ]


def test_a_patient_who_is_told_twice_is_one() -> None:
    said = _said(MESSAGE + ADA + ADA.replace("RF1||R\n", "DG1|1||I10^Hypertension^I10\n"))
    assert said["clinical.diagnoses[0].icd10cm"] == "I10"
    said = _said(
        '{"patient":{"names":[{"family":"Finch","given":["Ada"]}],"dob":"1961-05-04","sex":"F",'
        '"relationship":"self","phone":"0400555123"}}'
    )
    assert (said["patient.birth_date"], said["patient.sex"]) == ("1961-05-04", "female")
    assert "patient.phone" in said


def test_the_dose_of_an_element_is_not_that_of_its_neighbour() -> None:
    said = _said(
        "<r><patient><name>Ada Finch</name><dob>1961-05-04</dob></patient><medications><medication><drug>Ramipril"
        "</drug></medication><medication><drug>Metformin</drug><dosage><dose>500 mg</dose></dosage></medication>"
        "</medications></r>"
    )
    assert said["clinical.medications[0].name"] == "Ramipril"
    assert "clinical.medications[0].dose" not in said
    assert (said["clinical.medications[1].name"], said["clinical.medications[1].dose"]) == (
        "Metformin",
        "500 mg",
    )


def test_further_rows_are_other_peoples() -> None:
    said = _said("NAME,DOB,SEX,PHONE\nAda Finch,1961-05-04,F,\nBea Stone,1970-01-02,M,0400555998\n")
    assert said["patient.family_name"] == "Finch"
    assert not [value for value in said.values() if "Stone" in value or "555998" in value]
