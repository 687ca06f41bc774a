"""Of which sex the patient is by what a document tells. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def sex_in(text: str) -> object:
    head = "Millbrook Surgery\n\nDear Colleague,\n\nRe: Ada Quill, DOB 12/05/1970\n\n"
    return run_assistant(pages=paper(head + text + "\n"), today=TODAY).patient.sex.value


@pytest.mark.parametrize(
    ("text", "sex"),
    [
        ("The above-named is a 58-year-old widow with blocked nose.", "female"),
        ("Danke für die Übernahme des 5-jährigen Mädchens.", "female"),
        ("Je vous adresse cet homme de 28 ans pour une crise.", "male"),
        ("Masculino de 55 años con hernia.", "male"),
        ("Trata-se de uma professora com ansiedade.", "female"),
        ("Mr Quill was seen at the clinic.", "male"),
        ("Please book early so that he can bring his wife.", "male"),
        ("She has had pain since May. Her husband says he cannot sleep. She is well otherwise.", "female"),
        ("Remiss till er. Kvinna med hypertoni sedan 2011.", "female"),
        ("Remiss till er. Man med förmaksflimmer sedan 2011.", "male"),
        (
            "Te envío a D. Ada Quill, nacido el 22-1-1955, para que lo veas por el dolor de la espalda.",
            "male",
        ),
        ("G3 P2002\tLMP 04/06/2026\tEDD 01/11/2027", "female"),
    ],
)
def test_words_about_the_patient_tell_the_sex(text: str, sex: str) -> None:
    assert sex_in(text) == sex


@pytest.mark.parametrize(
    "text",
    [
        "Routine PSA follow-up, biopsy negative.",
        "38 weeks pregnant, severe headache.",
        "Please reply to my nurse.",
        "Father had a stroke. Mother: she had asthma.",
    ],
)
def test_an_organ_or_a_relative_leaves_it_open(text: str) -> None:
    assert sex_in(text) is None
