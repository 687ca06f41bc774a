"""What counts as the same for a shadow, and how agreement is counted."""

from __future__ import annotations

import pytest

from jobs.shadowing import Corrected, Ran, ShadowResult, agreement_of, compare
from referrals.data.referral import (
    Clinical,
    Completeness,
    Diagnosis,
    Disposition,
    Field,
    Finding,
    Patient,
    RedFlag,
    Referral,
    Triage,
    Urgency,
)


def field(value: str, **members: object) -> Field:
    return Field.model_validate({"value": value, **members})


def result(
    *,
    urgency: Urgency = "routine",
    disposition: Disposition = "accept",
    flags: tuple[str, ...] = (),
    patient: Patient | None = None,
    clinical: Clinical | None = None,
) -> ShadowResult:
    return ShadowResult(
        referral=Referral(patient=patient or Patient(), clinical=clinical or Clinical()),
        triage=Triage(
            urgency=urgency,
            specialty="cardiology",
            disposition=disposition,
            red_flags=tuple(RedFlag(code=code, text="x") for code in flags),
            ruleset="r",
            ruleset_version=1,
        ),
        completeness=Completeness(complete=True),
    )


def differing(current: ShadowResult, candidate: ShadowResult) -> list[str]:
    return [one.path for one in compare(current=current, candidate=candidate) if not one.agrees]


def of_patient(**members: Field) -> ShadowResult:
    return result(patient=Patient(**members))


@pytest.mark.parametrize(
    ("current", "candidate"),
    [
        (of_patient(family_name=field("SMITH  Jones")), of_patient(family_name=field("Smith Jones"))),
        (of_patient(phone=field("+1 (555) 123")), of_patient(phone=field("+1555123"))),
        (
            of_patient(family_name=field("Roe", confidence=0.9, verdict="supported")),
            of_patient(family_name=field("Roe")),
        ),
        (
            result(clinical=Clinical(symptoms=(Finding(text=field("cough")), Finding(text=field("fever"))))),
            result(clinical=Clinical(symptoms=(Finding(text=field("Fever")), Finding(text=field("cough"))))),
        ),
    ],
)
def test_spelling_order_and_confidence_are_no_difference(
    current: ShadowResult, candidate: ShadowResult
) -> None:
    assert differing(current, candidate) == []


def test_a_denied_finding_is_not_the_finding() -> None:
    present = result(clinical=Clinical(diagnoses=(Diagnosis(text=field("angina", asserted="present")),)))
    denied = result(clinical=Clinical(diagnoses=(Diagnosis(text=field("angina", asserted="negated")),)))
    assert differing(present, denied) == ["clinical.diagnoses[].text"]


def test_something_found_twice_is_not_found_once() -> None:
    once = result(clinical=Clinical(symptoms=(Finding(text=field("cough")),)))
    twice = result(clinical=Clinical(symptoms=(Finding(text=field("cough")), Finding(text=field("cough")))))
    assert differing(once, twice) == ["clinical.symptoms[].text"]


def test_what_only_one_side_has_is_a_difference_and_what_none_has_is_left_out() -> None:
    compared = compare(current=of_patient(email=field("a@b.example")), candidate=result(flags=("sepsis",)))
    by_path = {one.path: one for one in compared}
    assert not by_path["patient.email"].agrees
    assert by_path["triage.red_flags[].code"].candidate == ("sepsis",)
    assert "patient.family_name" not in by_path


def ran(number: int, current: ShadowResult, candidate: ShadowResult) -> Ran:
    return Ran(f"shr_{number}", f"rec_{number}", compare(current=current, candidate=candidate), 0.5)


def test_agreement_is_counted_by_path_with_intervals_and_the_least_first() -> None:
    smith, smyth = of_patient(family_name=field("Smith")), of_patient(family_name=field("Smyth"))
    runs = [ran(1, smith, smith), ran(2, smith, smyth), ran(3, smith, result()), ran(4, result(), smith)]
    found = agreement_of(ran=runs, failed=2, waiting=1)
    assert (found.n, found.failed, found.waiting, found.identical, found.mean_seconds) == (4, 2, 1, 1, 0.5)
    name = found.paths[0]
    assert (name.path, name.n, name.agreed) == ("patient.family_name", 4, 1)
    assert (name.only_current, name.only_candidate) == (1, 1)
    assert name.interval.low < 0.25 < name.interval.high
    assert found.paths[-1].share == 1.0


def test_urgency_and_disposition_are_crossed_and_under_triage_is_counted() -> None:
    runs = [
        ran(1, result(urgency="stat"), result(urgency="urgent")),
        ran(2, result(urgency="routine"), result(urgency="asap", disposition="review")),
        ran(3, result(), result()),
    ]
    found = agreement_of(ran=runs)
    assert (found.less_urgent, found.more_urgent) == (1, 1)
    rows = dict(zip(found.urgency.labels, found.urgency.rows, strict=True))
    assert rows == {
        "routine": (1, 0, 1, 0),
        "urgent": (0, 0, 0, 0),
        "asap": (0, 0, 0, 0),
        "stat": (0, 1, 0, 0),
    }
    assert found.disposition.rows[0] == (2, 1, 0, 0, 0)


def test_a_correction_proves_right_whoever_had_it() -> None:
    smith, smyth = of_patient(family_name=field("Smith")), of_patient(family_name=field("Smyth"))
    cough = result(clinical=Clinical(symptoms=(Finding(text=field("cough")),)))
    runs = [ran(1, smith, smyth), ran(2, smith, smyth), ran(3, smith, smith), ran(4, cough, result())]
    corrected = [
        Corrected("rec_1", "patient.family_name", "Smith", "SMYTH"),
        Corrected("rec_2", "patient.family_name", "Smith", "Jones"),
        Corrected("rec_3", "patient.family_name", "Smyth", "Smith"),
        Corrected("rec_4", "clinical.symptoms[].text", "cough", None),
        Corrected("rec_9", "patient.family_name", "A", "B"),
    ]
    right = agreement_of(ran=runs, corrected=corrected).proved_right
    assert (right.corrected, right.candidate_only, right.current_only) == (4, 2, 0)
    assert (right.both, right.neither) == (1, 1)


def test_nothing_has_run_yet() -> None:
    found = agreement_of(ran=[])
    assert (found.n, found.paths, found.mean_seconds) == (0, (), None)
