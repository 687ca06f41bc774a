"""What a document contradicts of its patient, medicines and allergies is never accepted without a person; and an
urgency that stands nowhere neither raises nor hides anything."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.data import Consequence, Rule, Ruleset
from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage
from referrals.data.referral import Evidence, Field, Referral, Triage, replace_fields
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
LETTER = """\
Maple Street Family Practice
482 Maple Street, Evanston, IL 60201\tTel (312) 555-0147
November 12, 2026
Lakeside Cardiology Associates
RE: Theresa Okonjo\tDOB: 03/21/1958\tSex: Female
MRN: 4471920\tPhone: (847) 555-0123

Dear Colleague,
Thank you for seeing this woman with palpitations for three months. She takes
metoprolol 25 mg twice daily and apixaban 5 mg twice daily.
Allergies: penicillin (hives).
This is urgent; please see her within two weeks.
Sincerely,
Daniel Hartwell, MD
"""
OF_ANOTHER_DAY = f"{LETTER}\f\nPatient date of birth: 03/12/1985\n"
ALLERGIC_TO_WHAT_SHE_TAKES = LETTER.replace("penicillin (hives)", "metoprolol (bronchospasm)")


def judged(text: str, **changed: Field) -> Referral:
    """Read and judge a text; `changed` are fields that were proposed in place of those read, `a__b` for a.b."""
    pages = paper(text)
    read = run_assistant(pages=pages, today=TODAY)
    proposed = replace_fields(read, {path.replace("__", "."): field for path, field in changed.items()})
    referral: Referral = run_judge(referral=proposed, pages=pages)
    return referral


def triaged(text: str, referral: Referral | None = None, ruleset: Ruleset | None = None) -> Triage:
    return run_triage(
        referral=referral or judged(text),
        pages=paper(text),
        ruleset=ruleset or default_ruleset(),
        today=TODAY,
    )[0]


def contradicted_in(triage: Triage) -> dict[str, str]:
    return {reason.fields[0]: reason.text for reason in triage.reasons if reason.rule == "contradicted"}


def test_a_letter_without_contradictions_is_accepted() -> None:
    assert (triaged(LETTER).disposition, triaged(LETTER).urgency) == ("accept", "urgent")


def test_a_birth_date_that_another_page_contradicts_is_for_a_person_though_a_number_stands_in() -> None:
    triage = triaged(OF_ANOTHER_DAY)
    assert triage.disposition == "review"
    told = contradicted_in(triage)["patient.birth_date"]
    assert "it stands on page 1, and page 2 says otherwise" in told
    (shown,) = next(reason.operands for reason in triage.reasons if reason.rule == "contradicted")
    assert [place.page for place in shown.places] == [1, 2]


def test_a_medicine_that_is_among_the_allergies_is_for_a_person() -> None:
    triage = triaged(ALLERGIC_TO_WHAT_SHE_TAKES)
    assert triage.disposition == "review"
    told = contradicted_in(triage)
    assert set(told) == {"clinical.medications[0].name", "clinical.allergies[0].substance"}
    assert all("page 1 tells both" in text for text in told.values())


def test_what_a_clinics_rule_accepts_is_no_more_sure_for_it() -> None:
    all_in = Rule(name="all", when="referral.patient.age >= 0", then=Consequence(disposition="accept"))
    ruleset = Ruleset(name="test", version=1, rules=(all_in,), thresholds={"*": 0.1})
    assert triaged(OF_ANOTHER_DAY, ruleset=ruleset).disposition == "review"


def test_a_sender_is_not_asked_about_one_who_may_be_two() -> None:
    triage = triaged(OF_ANOTHER_DAY.replace("(847) 555-0123", ""))
    assert triage.disposition == "review"
    assert any(reason.rule == "incomplete" for reason in triage.reasons)


def test_a_birth_date_that_a_person_has_settled_is_no_contradiction() -> None:
    referral = judged(OF_ANOTHER_DAY)
    settled = Field(value="1958-03-21", confidence=1.0, source="human", verdict="supported")
    triage = triaged(OF_ANOTHER_DAY, replace_fields(referral, {"patient.birth_date": settled}))
    assert (triage.disposition, contradicted_in(triage)) == ("accept", {})


@pytest.mark.parametrize(
    "invented",
    [
        Field(value="stat", confidence=0.9),
        Field(
            value="stat",
            confidence=0.9,
            evidence=(
                Evidence(document_id="doc_test", page=1, boxes=((0.1, 0.1, 0.2, 0.2),), quote="stat please"),
            ),
        ),
        Field(value="routine", confidence=0.9),
    ],
)
def test_an_urgency_that_stands_nowhere_neither_raises_nor_hides_that_of_the_document(
    invented: Field,
) -> None:
    triage = triaged(LETTER, judged(LETTER, request__urgency=invented))
    assert (triage.urgency, triage.disposition) == ("urgent", "review")
    told = [reason.text for reason in triage.reasons if "request.urgency" in reason.fields]
    assert told[0] == "Page 1 asks for urgent."
    assert told[1].startswith("A person should confirm request.urgency: ")
    assert triage.confidence < 0.35


def test_an_urgency_that_stands_nowhere_in_a_letter_that_names_none_is_not_counted() -> None:
    calm = LETTER.replace("This is urgent; please see her within two weeks.\n", "")
    triage = triaged(calm, judged(calm, request__urgency=Field(value="stat", confidence=0.9)))
    assert (triage.urgency, triage.score, triage.disposition) == ("routine", 10.0, "review")


def test_a_specialty_that_stands_nowhere_is_not_where_it_goes() -> None:
    invented = Field(value="urology", confidence=0.9)
    triage = triaged(LETTER, judged(LETTER, request__specialty=invented))
    assert (triage.specialty, triage.disposition) == (None, "review")
