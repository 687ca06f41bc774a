"""The catalogue and the operands: what may decide, what may not, and why."""

from __future__ import annotations

from datetime import date

from common.expressions import evaluate
from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage
from referrals.data.referral import Diagnosis, Evidence, Field, Patient, Referral, walk
from referrals.fields import CATALOGUE, operand_of, operands_from
from tests.unit.extraction import letters
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
PLACE = (Evidence(document_id="doc_test", page=1, boxes=((0.1, 0.1, 0.2, 0.2),), quote="x"),)


def field(value: str | int, **members: object) -> Field:
    return Field.model_validate(
        {"value": value, "confidence": 0.9, "verdict": "supported", "evidence": PLACE, **members}
    )


def test_every_path_of_the_catalogue_has_an_operand_and_the_other_way_round() -> None:
    assert set(operands_from(None)) == set(CATALOGUE)
    pages = paper(letters.US_FORM)
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    triage, _ = run_triage(referral=referral, pages=pages, ruleset=default_ruleset(), today=TODAY)
    assert set(operands_from(referral, triage, {"status": "new"}, today=TODAY)) == set(CATALOGUE)


def test_every_single_field_of_the_referral_is_in_the_catalogue() -> None:
    assert {f"referral.{path}" for path, _ in walk(Referral())} <= set(CATALOGUE)


def test_what_may_not_decide_says_why() -> None:
    assert operand_of(field("a")).usable
    assert operand_of(field("a", confidence=0.5)).why_not == "its confidence 0.50 is below 0.70"
    assert operand_of(field("a", verdict="unsupported")).why_not == "the check found it unsupported"
    assert operand_of(field("a", evidence=())).why_not == "it has no place on a page"
    assert operand_of(Field(absent="illegible")).why_not == "it is illegible"


def test_what_a_person_entered_may_decide_without_a_place() -> None:
    assert operand_of(Field(value="a", source="human")).usable


def test_the_age_follows_from_the_birth_date_and_is_as_sure() -> None:
    born = operands_from(Referral(patient=Patient(birth_date=field("1961-11-22"))), today=TODAY)
    assert (born["referral.patient.age"].value, born["referral.patient.age"].usable) == (64, True)
    unsure = operands_from(
        Referral(patient=Patient(birth_date=field("1961-11-21", confidence=0.2))), today=TODAY
    )
    assert (unsure["referral.patient.age"].value, unsure["referral.patient.age"].usable) == (65, False)


def test_denied_and_relatives_findings_are_not_in_the_list() -> None:
    clinical = Referral().clinical.model_copy(
        update={
            "diagnoses": (
                Diagnosis(text=field("Asthma", asserted="present")),
                Diagnosis(text=field("Diabetes", asserted="negated")),
                Diagnosis(text=field("Stroke", asserted="family")),
            )
        }
    )
    operands = operands_from(Referral(clinical=clinical))
    assert evaluate('"asthma" in referral.clinical.diagnoses', operands).outcome == "true"
    assert evaluate('"stroke" in referral.clinical.diagnoses', operands).outcome == "false"


def test_that_nothing_was_found_proves_no_absence_of_a_finding() -> None:
    operands = operands_from(Referral())
    assert evaluate('"asthma" in referral.clinical.diagnoses', operands).outcome == "undetermined"
    assert evaluate("referral.clinical.diagnoses == null", operands).outcome == "true"


def test_a_clinics_threshold_counts() -> None:
    referral = Referral(patient=Patient(birth_date=field("1961-11-22", confidence=0.6)))
    assert operands_from(referral, thresholds={"patient.birth_date": 0.5})[
        "referral.patient.birth_date"
    ].usable
    assert not operands_from(referral, thresholds={"*": 0.7})["referral.patient.birth_date"].usable
