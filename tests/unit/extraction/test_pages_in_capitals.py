"""Letters typed in capitals alone: running words are no names, and what is quoted is as it stands."""

from __future__ import annotations

import pytest

from jobs.extraction.capitals import is_in_capitals, line_recased
from jobs.extraction.text import Text
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read, values_read

LETTER = """LAKESIDE FAMILY PRACTICE
12 SHORE ROAD, SPRINGFIELD IL 62799

MARCH 3, 2026

SPRINGFIELD GASTROENTEROLOGY

RE: ANN SAMPLE   DOB: 02/01/1960

DEAR DR. O'BRIEN,
I WOULD BE GRATEFUL IF YOU WOULD SEE THIS 66 YEAR OLD WOMAN URGENTLY FOR RECTAL BLEEDING.
SHE DENIES ANY WEIGHT LOSS AND HAS NO FAMILY HISTORY OF COLON CANCER.
SHE TAKES METFORMIN 500 MG TWICE DAILY AND IS ALLERGIC TO PENICILLIN, WHICH GAVE HER A RASH.

SINCERELY,
THOMAS EXAMPLE MD"""


def test_a_letter_in_capitals_is_read_as_others_are() -> None:
    values = values_read(LETTER)

    assert (values["patient.given_name"], values["patient.family_name"]) == ("ANN", "SAMPLE")
    assert values["request.urgency"] == "urgent"
    assert str(values["clinical.medications[0].name"]).lower() == "metformin"
    assert str(values["clinical.allergies[0].substance"]).lower() == "penicillin"


def test_what_is_quoted_is_as_it_stands_on_the_page() -> None:
    reason = referral_read(LETTER).request.reason

    assert reason.evidence[0].quote.isupper()


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        (
            "THE PATIENT DENIES ANY RASH ELSEWHERE AND WAS SEEN BY MR JOHN YOUNG TODAY.",
            "The patient denies any rash elsewhere and was seen by Mr John Young today.",
        ),
        ("PATIENT: GRACE YOUNG\tDOB: 03/04/1950", "PATIENT: GRACE YOUNG\tDOB: 03/04/1950"),
        ("REFERRAL - EMERGENT - CALL ON RECEIPT", "REFERRAL - EMERGENT - CALL ON RECEIPT"),
    ],
)
def test_running_words_alone_become_small(printed: str, read: str) -> None:
    assert line_recased(printed, above="") == read


def test_a_page_in_both_cases_and_a_telegram_stay_as_they_are() -> None:
    mixed = "RE: ANN SAMPLE\n" + "Please see this lady with a thyroid nodule and weight loss. " * 6
    telegram = "SENDING MALE 54 CHEST PAIN STOP BP 104 OVER 66 STOP NIL ALLERGIES STOP " * 4

    for page in (*paper(mixed), *paper(telegram)):
        assert not is_in_capitals(page)
    assert Text(paper(telegram)).content.startswith("SENDING MALE")
