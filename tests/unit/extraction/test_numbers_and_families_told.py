"""Numbers that sentences tell of the patient, and families' names that an address for mail shows. All are invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.names import surest_name
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read
from tests.unit.extraction.test_patients_of_the_world import TODAY, numbers

LETTER = "Harbour Hospital\n\nDear Sir,\n\nRE: Ada Quill, born 14 Feb 1968\n\n"


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("I refer Ada Quill, whose folder with us is 0588213. She has a cough.", ["0588213"]),
        ("Her hospital number is HK/20714. She has a cough.", ["HK/20714"]),
        ("She has a cough. For the visa, passport no. U00417735.", ["U00417735"]),
        ("Elle tousse. Pour le visa, CNI n\u00b0 2 751 1968 00873.", ["2 751 1968 00873"]),
        ("She has a cough. Her son Ben, passport no. U00417735, comes too.", []),
        ("Her file is 3 cm thick. She has a cough.", []),
    ],
)
def test_a_sentence_tells_a_number(told: str, expected: list[object]) -> None:
    assert numbers(referral_read(f"{LETTER}{told}\n\nYours sincerely\nDr P Lindqvist\n").patient) == expected


@pytest.mark.parametrize(
    ("name", "mail", "expected"),
    [
        ("VASANTHAN QUILL BEN KUMAR", "bkvquill@mail.example", ("BEN KUMAR", "VASANTHAN QUILL")),
        ("QUILL ADA MARLOWE", "amquill@mail.example", ("ADA MARLOWE", "QUILL")),
        ("QUILL ADA", "aquill77@mail.example", ("ADA", "QUILL")),
        ("ADA QUILL", "aquill@mail.example", ("ADA", "QUILL")),
        ("ADA QUILL", "info@adaclinic.example", ("ADA", "QUILL")),
    ],
)
def test_an_address_for_mail_shows_the_familys_name(name: str, mail: str, expected: tuple[str, str]) -> None:
    page = paper(f"Harbour Hospital\n\nPatient name: {name}\nDOB: 14 Feb 1968\nSex: F\nEmail: {mail}\n")
    document = Document.of(page, TODAY)
    named = surest_name(document)
    assert named is not None
    given, family = (
        " ".join(document.text[span] for span in part) for part in (named[0].given, named[0].family)
    )
    assert (given, family) == expected


def test_where_the_patient_can_be_reached_in_french() -> None:
    letter = (
        "Cabinet du port\n\nCher confr\u00e8re,\n\n"
        "Je vous confie Mme Ada Quill, n\u00e9e le 14/02/1968, pour une toux.\n\n"
        "On peut la joindre au 06 12 34 56 78. Vous pouvez me joindre au 01 23 45 67 89.\n"
    )
    assert str(referral_read(letter).patient.phone.value).endswith("612345678")
