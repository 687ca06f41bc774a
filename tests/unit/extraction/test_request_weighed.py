"""Whom a paper asks and how soon, weighed with all that speaks for other answers."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.request.stacked.model import Evident
from jobs.extraction.assistant.request.stacked.specialty import chances_of, likely_enough, specialty_stack
from tests.unit.extraction.referral_read import referral_read

OF_A_RHEUMATOLOGIST = """Department of Rheumatology
Sample General Hospital
Dr Iris Example, Consultant Rheumatologist

Re: Ann Sample, born 2 January 1960

Dear Colleague

Problems
1. Psoriatic arthritis since 2014
2. High blood pressure
3. Breathlessness

Medication
Methotrexate 15 mg once a week, folic acid 5 mg once a week, amlodipine 5 mg once a day

I look after this lady for psoriatic arthritis, which is quiet. Dermatology saw her in May and is happy with her skin,
and cardiology found her echocardiogram normal. She lives with her husband, has never smoked, and worked in an office
until she retired. For two months she has had a dry cough and has been short of breath on the stairs. Her oxygen
saturation fell to 91 per cent on walking, and her chest film shows reticular shadows at both bases.

I should be grateful if your respiratory clinic would see her and tell us whether this is the drug.

With kind regards
Iris Example
"""
A_FORM = """STATE DEPARTMENT OF CORRECTIONS
CONSULTATION REQUEST

Inmate name    Sample, Terrance
DOB            02/08/1983

Type of service (mark one)
 ( ) Cardiology      ( ) Dental          ( ) Dermatology
 ( ) GI              (X) Nephrology      ( ) Optometry

Priority
 ( ) Routine   (X) Urgent - 14 days   ( ) Emergent

Complaint      nephrotic range proteinuria with edema
History        Orthopedics 2022, knee scope. Echo by Cardiology normal 2023.
"""


def test_who_writes_and_who_has_seen_the_patient_give_way_to_whom_is_asked() -> None:
    specialty = referral_read(OF_A_RHEUMATOLOGIST).request.specialty
    assert specialty.value == "pulmonology"
    assert specialty.evidence[0].quote.startswith("respiratory")


def test_of_several_boxes_the_marked_one_is_asked() -> None:
    request = referral_read(A_FORM).request
    assert request.specialty.value == "nephrology"
    assert [place.quote.casefold() for place in request.specialty.evidence] == ["nephrology"]
    assert request.urgency.value == "urgent"


def test_haste_about_something_else_is_not_the_request_s() -> None:
    request = referral_read(
        "Dear Dermatology\n\n"
        "Thank you for seeing Ann Sample, who has had eczema of both hands for a year. Her routine\n"
        "bloods were normal. She attended the emergency department with a sprain in June.\n\n"
        "Yours sincerely\nDr Tom Example"
    ).request
    assert request.specialty.value == "dermatology"
    assert request.urgency.value is None


@pytest.mark.parametrize(
    "paper",
    [
        "SAMPLE LABORATORIES\nDepartment of Haematology\n\nPatient: Ann Sample   DOB: 02/01/1960\n"
        "Requested by: Dr Tom Example, Cardiology\n\nTest   Result   Range\nHaemoglobin   131 g/L   120-150\n"
        "Platelets   240   150-400\nFinal report",
        "REFERRAL RECEIVED\nWe have received your referral for Ann Sample to Orthopedics. Priority: Urgent.\n"
        "Our office will contact the patient within 2 business days. No action needed.",
    ],
    ids=["laboratory", "notice that a referral came"],
)
def test_a_paper_that_asks_nobody_has_neither(paper: str) -> None:
    request = referral_read(paper).request
    assert request.specialty.value is None
    assert request.urgency.value is None


def test_the_level_that_the_words_mean_stays() -> None:
    request = referral_read(
        "Dear Dermatology\nRe: Ann Sample DOB 1/1/1960\nPlease see within 48 hours.\n"
        "Changing mole on the back, 9 mm, irregular.\nDr Tom Example"
    ).request
    assert request.urgency.value == "asap"
    assert [place.quote for place in request.urgency.evidence] == ["within 48 hours"]


def test_the_likeliest_is_taken_if_it_is_likely_enough() -> None:
    assert likely_enough({"cardiology": 0.5, "neurology": 0.3}, {"neurology"}) == "cardiology"


def test_what_was_found_before_needs_less() -> None:
    assert likely_enough({"cardiology": 0.35, "neurology": 0.2}, {"neurology"}) == "neurology"
    assert likely_enough({"cardiology": 0.35, "neurology": 0.2}, set()) is None
    assert likely_enough({"cardiology": 0.35, "neurology": 0.01}, {"neurology"}) is None


def test_chances_are_together_no_more_than_certain() -> None:
    surely = Evident(frozenset(), {"rules": 1.0, "tagger": 1.0, "named": 1.0, "box:chosen": 1.0})
    chances = chances_of({"cardiology": [surely], "neurology": [surely]}, specialty_stack())
    assert chances["cardiology"] == chances["neurology"]
    assert sum(chances.values()) <= 1.0 + 1e-9
