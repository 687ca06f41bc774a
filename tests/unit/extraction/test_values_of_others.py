"""What stands on the page and is not the patient's: the practice's telephone, the letter's date, a second number."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage
from jobs.extraction.judge.letter_dates import REASON as OF_THE_LETTER
from jobs.extraction.judge.phones_of_others import REASON as SAME_NUMBER
from referrals.data.referral import Evidence, Field, Patient, Referral, Referrer, Request
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_mixed_identities import LETTER, judged

TODAY = date(2026, 11, 21)


def claimed(value: str, quote: str) -> Field:
    place = Evidence(document_id="doc_test", page=1, boxes=(), quote=quote)
    return Field(value=value, confidence=0.95, confidence_raw=0.95, evidence=(place,))


@pytest.mark.parametrize("theirs", ["+13125550147", "312-555-0147", "+13125550147;ext=4"])
def test_a_number_that_is_the_practices_too_is_doubted_for_the_patient(theirs: str) -> None:
    number = claimed("+13125550147", "(312) 555-0147")
    referral = Referral(patient=Patient(phone=number), referrer=Referrer(phone=claimed(theirs, "555-0147")))
    found = run_judge(referral=referral, pages=paper(LETTER))
    assert found.patient.phone.confidence < 0.7
    assert SAME_NUMBER in found.patient.phone.reasons
    assert SAME_NUMBER not in found.referrer.phone.reasons


def test_a_number_of_the_patients_own_is_not_doubted() -> None:
    assert judged(LETTER).patient.phone.verdict == "supported"


@pytest.mark.parametrize("written", ["2026-11-12", None])
def test_the_letters_own_date_is_no_birth_date(written: str | None) -> None:
    request = Request(date=claimed(written, "November 12, 2026")) if written else Request()
    referral = Referral(
        patient=Patient(birth_date=claimed("2026-11-12", "November 12, 2026")), request=request
    )
    born = run_judge(referral=referral, pages=paper(LETTER.replace("DOB: 03/21/1958", ""))).patient.birth_date
    assert OF_THE_LETTER in born.reasons
    assert born.confidence < 0.7


@pytest.mark.parametrize(
    "said",
    ["DOB: 11/02/2026", "Born\n11/02/2026", "Baby Okonjo, born on\n11/02/2026", "Geburtsdatum:\n11/02/2026"],
)
def test_a_newborns_labelled_birth_date_is_not_doubted_for_its_age(said: str) -> None:
    referral = Referral(
        patient=Patient(birth_date=claimed("2026-11-02", "11/02/2026")),
        request=Request(date=claimed("2026-11-12", "November 12, 2026")),
    )
    pages = paper(LETTER.replace("DOB: 03/21/1958", "") + said)
    assert OF_THE_LETTER not in run_judge(referral=referral, pages=pages).patient.birth_date.reasons


def test_an_old_date_on_a_line_of_its_own_is_not_taken_for_the_letters() -> None:
    pages = paper(LETTER.replace("DOB: 03/21/1958", "") + "03/21/1958")
    referral = Referral(patient=Patient(birth_date=claimed("1958-03-21", "03/21/1958")))
    assert OF_THE_LETTER not in run_judge(referral=referral, pages=pages).patient.birth_date.reasons


@pytest.mark.parametrize(
    "line", ["MRN: 5582031", "MRN 5582031", "Medical record number 5582031", "MRN #5582031"]
)
def test_two_record_numbers_of_the_patient_are_for_a_person(line: str) -> None:
    pages = paper(LETTER + line)
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    number = referral.patient.identifiers[0].value
    assert number.contradicted_by
    triage, _ = run_triage(referral=referral, pages=pages, ruleset=default_ruleset(), today=TODAY)
    assert triage.disposition == "review"
    assert "contradicted" in [reason.rule for reason in triage.reasons]


@pytest.mark.parametrize("line", ["MRN 4471920", "Medical record no. 447-1920", "Case 5582031"])
def test_the_same_number_again_and_numbers_of_other_matters_are_no_second_record_number(line: str) -> None:
    assert not judged(LETTER + line).patient.identifiers[0].value.contradicted_by
