"""The catalogue and the operands: what may decide, what may not, and why."""

from __future__ import annotations

from datetime import date

from common.expressions import evaluate
from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage
from referrals.data.referral import (
    Diagnosis,
    Evidence,
    Field,
    Patient,
    RedFlag,
    Referral,
    Request,
    Triage,
    walk,
)
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


def test_a_clinics_own_thresholds_hold_in_pathways_too() -> None:
    pages = paper(letters.US_FORM)
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    strict = default_ruleset().model_copy(update={"thresholds": {"*": 0.7, "patient.birth_date": 1.0}})
    triage, _ = run_triage(referral=referral, pages=pages, ruleset=strict, today=TODAY)
    known = operands_from(referral, triage, today=TODAY)
    assert not known["referral.patient.birth_date"].usable
    assert known["referral.patient.birth_date"].why_not.endswith("is below 1.00")
    assert known["referral.patient.family_name"].usable


def test_what_triage_says_comes_with_its_confidence_and_the_places_it_rests_on() -> None:
    flag = RedFlag(code="cauda_equina", text="Saddle numbness.", evidence=PLACE)
    triage = Triage(
        urgency="stat",
        specialty="neurosurgery",
        disposition="accept",
        red_flags=(flag,),
        confidence=0.91,
        ruleset="default",
        ruleset_version=1,
    )
    asked = Evidence(document_id="doc_test", page=2, boxes=((0.3, 0.3, 0.4, 0.4),), quote="y")
    request = Request(specialty=field("neurosurgery", evidence=(asked,)))
    known = operands_from(Referral(request=request), triage, today=TODAY)
    pages = {
        path: [place.page for place in known[path].places] for path in known if path.startswith("triage.")
    }
    assert pages["triage.has_red_flag"] == pages["triage.red_flags"] == pages["triage.urgency"] == [1]
    assert pages["triage.specialty"] == [2]
    assert pages["triage.disposition"] == [1, 2]
    assert known["triage.urgency"].confidence == known["triage.specialty"].confidence == 0.91
