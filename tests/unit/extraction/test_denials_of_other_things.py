"""A denial is of what it denies and not of the complaint beside it. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.modifiers import asserted_in
from jobs.extraction.text import Span
from tests.unit.extraction.referral_read import referral_read


def asserted(said: str, of: str) -> str:
    start = said.index(of)
    return asserted_in(said, Span(start, start + len(of)))


def symptoms(said: str) -> dict[str, str | None]:
    letter = (
        f"Dear Dr Burke, re: Ada Quill, DOB 10 Feb 1979\nPlease see her in your clinic. {said}\nDr Corrigan"
    )
    return {
        str(one.text.value).casefold(): one.text.asserted for one in referral_read(letter).clinical.symptoms
    }


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "She has had hoarseness for three months without dysphagia, weight loss or neck lump.",
            {
                "hoarseness": "present",
                "dysphagia": "negated",
                "weight loss": "negated",
                "neck lump": "negated",
            },
        ),
        ("Low mood but not suicidal.", {"low mood": "present", "suicidal": "negated"}),
        ("He cannot work because of back pain.", {"back pain": "present"}),
        ("He is not sleeping due to knee pain.", {"knee pain": "present"}),
        ("Not fit for work because of back pain. For 4 weeks.", {"back pain": "present"}),
        ("Not eating because of nausea.", {"nausea": "present"}),
        ("She has never been free of headaches.", {"headaches": "present"}),
        ("He could not sleep last night owing to severe itching.", {"itching": "present"}),
        ("Tinnitus on the left but no dizziness.", {"dizziness": "negated"}),
        ("No fever, cough or rash.", {"fever": "negated", "cough": "negated", "rash": "negated"}),
        ("He does not suffer from headaches or dizziness.", {"headaches": "negated", "dizziness": "negated"}),
        ("She can walk without chest pain.", {"chest pain": "negated"}),
    ],
)
def test_a_complaint_is_denied_only_where_the_denial_is_of_it(said: str, told: dict[str, str]) -> None:
    found = symptoms(said)
    for words, expected in told.items():
        assert {value for name, value in found.items() if words in name} == {expected}, found


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ("not able to work because of severe left knee pain", "severe left knee pain"),
        ("has not improved with physiotherapy for his shoulder pain", "shoulder pain"),
        ("unable to walk far without hip pain", "hip pain"),
        ("no improvement in her knee pain despite physiotherapy", "knee pain"),
        ("has had no relief of his back pain with naproxen", "back pain"),
        ("could not tolerate the ankle pain", "ankle pain"),
        ("not a day goes by without headache", "headache"),
        ("not driving due to seizures", "seizures"),
        ("no sleep due to itching", "itching"),
        ("not only headache but also vomiting", "headache"),
        ("no worsening of her headache", "headache"),
    ],
)
def test_what_hinders_somebody_is_there(said: str, of: str) -> None:
    assert asserted(said, of) == "present"


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ("no chest pain due to exertion", "chest pain"),
        ("no abdominal pain because of her pregnancy", "abdominal pain"),
        ("does not have chest pain, breathlessness or cough", "cough"),
        ("she doesn't get wheeze or cough at night", "cough"),
        ("can climb stairs without breathlessness", "breathlessness"),
        ("does not suffer from asthma", "asthma"),
        ("Denies: fever, chills, cough", "cough"),
        ("has chronic cough without haemoptysis, fever or night sweats", "night sweats"),
        ("free of headaches since May", "headaches"),
    ],
)
def test_what_is_denied_stays_denied(said: str, of: str) -> None:
    assert asserted(said, of) == "negated"
