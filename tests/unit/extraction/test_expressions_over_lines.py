"""What the end of a full line parts in the middle of a letter is read as if it stood on one line. All invented."""

from __future__ import annotations

import textwrap
from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.layout.expressions import ends_of_expressions
from jobs.extraction.text import Text
from referrals.data.referral import walk
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import values_read

LETTER = """Ashby Surgery
20 Mill Link, Ashby LE65 1AA
12 November 2026

Dear Colleague,

{subject}{body}

Yours sincerely,
Dr Maya Hill
General Practitioner
"""
TODAY = date(2026, 11, 24)
SUBJECT = "Re: Ada Quill, DOB 14/02/1968\n\n"
BEFORE = "I saw this pleasant patient of mine in surgery last week and"
BEHIND = (
    "I have arranged some blood tests in the meantime and will forward the results to you when they come."
)


def letter(sentence: str, *, subject: str = SUBJECT) -> str:
    """A letter whose paragraph is as wide as it must be for its line to end where "/" stands in the sentence."""
    above, below = sentence.split(" / ")
    width = len(f"{BEFORE} {above}")
    body = "\n".join([f"{BEFORE} {above}", *textwrap.wrap(f"{below} {BEHIND}", width)])
    return LETTER.format(subject=subject, body=body)


@pytest.mark.parametrize(
    ("sentence", "value"),
    [
        ("she takes amlodipine 5 / mg once a day.", "5 mg"),
        ("she takes amlodipine / 5 mg once a day.", "5 mg"),
        ("she takes tamsulosin 0.4 mg at / bedtime.", "at bedtime"),
        ("she takes ibuprofen 600 mg every / 6 hours.", "every 6 hours"),
        ("she takes levothyroxine 100 mcg / daily.", "daily"),
        ("she is allergic to / penicillin.", "penicillin"),
        ("her examination was normal. BP / 128/82 today.", "128/82"),
    ],
)
def test_an_expression_goes_on_below(sentence: str, value: str) -> None:
    assert value in values_read(letter(sentence)).values()


@pytest.mark.parametrize(
    ("sentence", "path", "value"),
    [
        (
            "write about Oluwaseun Adeyemi (NHS number 943 476 / 5919, born 3 March 1951).",
            "patient.identifiers[0].value",
            "943 476 5919",
        ),
        ("write about Mr John Arthur / Smith, born 3 March 1951.", "patient.family_name", "Smith"),
        ("write about Mr John / Smith, born 3 March 1951.", "patient.given_name", "John"),
        ("write about Mr John Smith, born 3 March / 1951.", "patient.birth_date", "1951-03-03"),
    ],
)
def test_who_the_patient_is_goes_on_below(sentence: str, path: str, value: str) -> None:
    assert values_read(letter(sentence, subject=""))[path] == value


@pytest.mark.parametrize("end", range(3, 13))
def test_an_address_in_the_subject_is_whole_wherever_its_line_ends(end: int) -> None:
    words = (
        "Re: Mrs Ada QUILL-PIKE, d.o.b. 14/11/1989, NHS 999 736 1423, 31 Loom Street, Leigh WN7 9ZZ. Mobile"
    ).split()
    first = " ".join(words[: end + 5])
    subject = f"{first}\n{' '.join(words[end + 5 :])} 07700 900164\n\n"
    body = textwrap.fill(BEHIND, len(first))
    values = values_read(LETTER.format(subject=subject, body=body))
    assert values["patient.address"] == "31 Loom Street, Leigh WN7 9ZZ"


def test_evidence_shows_both_lines() -> None:
    referral = run_assistant(pages=paper(letter("she takes amlodipine 5 / mg once a day.")), today=TODAY)
    dose = next(field for path, field in walk(referral) if path == "clinical.medications[0].dose")
    assert [len(evidence.boxes) for evidence in dose.evidence] == [2]


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("Telephone 01632 960611", "01632 960612"),
        ("(patients) 01632 960214 and 01632 960215", "3 Mill Lane"),
        ("Signed by Dr Maya Hill", "Please ring us."),
        ("her aspirin", "and her statin daily"),
    ],
)
def test_what_is_whole_takes_nothing_from_below(above: str, below: str) -> None:
    assert list(ends_of_expressions(above, below, f"we are told of this by the ward {above}")) == []


def test_a_mark_is_not_left_on_a_line_of_its_own() -> None:
    text = Text(
        paper("Oxycodone | take 1 tablet every 6 hours as\nneeded |\nMorphine | inject 1 ml at the office |")
    )
    assert [line.text for line in text.lines] == [
        "Oxycodone | take 1 tablet every 6 hours as needed |",
        "Morphine | inject 1 ml at the office |",
    ]
