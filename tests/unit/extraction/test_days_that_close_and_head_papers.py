"""Days: of a letter at its end or beside a place's name, of birth beside a letter's, and of a test that are neither."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read


@pytest.mark.parametrize(
    ("text", "day"),
    [
        (
            "Referral to memory clinic\nPt: Mr Dez Quill DOB: 6 June 1944\nRef: Dr Ada Moss, Heron Surgery 13/11/26",
            "2026-11-13",
        ),
        (
            "Dear Team,\nAda Quill, DOB 4 Apr 1958, needs a new aid. Carer Joan Rust. 6 Nov 2026.",
            "2026-11-06",
        ),
        (
            "To: Dr Ida Moss, Heron Oral Surgery Date: 06/16/2026\nFrom: Jo Hale, DDS\nPatient: Ada Quill 11/22/2003",
            "2026-06-16",
        ),
        (
            "15 October 2026 (dictated 13 October 2026)\n\nDear Dr Moss\nRe: Ada Quill, DoB 23/11/1990",
            "2026-10-15",
        ),
    ],
)
def test_the_day_of_a_letter(text: str, day: str) -> None:
    assert values_read(text)["request.date"] == day


@pytest.mark.parametrize(
    "ending",
    [
        "Panoramic x-ray dated 06/10/2026 sent",
        "MRI Heron Hospital, results 3/11/2026",
    ],
)
def test_the_day_of_a_test_or_a_visit_is_no_letters(ending: str) -> None:
    text = f"Dear Team,\nAda Quill, DOB 4 Apr 1958, needs a new aid.\nCarer Joan Rust.\n{ending}"
    assert "request.date" not in values_read(text)


def test_a_birth_date_with_a_label_wins_over_the_letters_date_above_it() -> None:
    text = (
        "Heron District Health\nSpecialist Clinics, Building C\nPh 03 5550 7300 Mon to Fri 8.30 am - 4 pm\n\n"
        "Mr Trevor Quill\n44 Heron Street\nQuillby VIC 3499\n11 August 2026\nUR: 0781145 DOB: 19/08/1959\n"
        "Dear Mr Quill\nYour appointment has been made."
    )
    values = values_read(text)
    assert values["patient.birth_date"] == "1959-08-19"
    assert values.get("recipient.organization") != "Clinics, Building C"
