"""Days on a referral that are not the one on which it was written: of an injury, of a test, of what is to come."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read_of_a_packet


def _date_of(text: str) -> object:
    return referral_read_of_a_packet(text).request.date.value


NOTE = "Referral to Cardiology\nPatient: Ada Quill  DOB 09/05/1956\n{}\nDr Hill\n"


@pytest.mark.parametrize(
    "told",
    [
        "Next appointment with GP 02/12/2026",
        "Procedure date: 15 December 2026",
        "Operation planned: 15 December 2026",
        "Surgery 14/12/2026",
        "Date of injury 14/09/2026",
        "Date of accident: 14/09/2026",
        "Seen in clinic next on 15/12/2026",
    ],
)
def test_the_day_of_something_else_is_not_the_papers(told: str) -> None:
    assert _date_of(NOTE.format(told)) is None


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("Date: 13/11/2026", "2026-11-13"),
        ("Referral date: 13/11/2026  Date of injury: 14/09/2026", "2026-11-13"),
        ("Referral date: 24/11/2026", "2026-11-24"),
        ("Seen in clinic 13/11/2026", "2026-11-13"),
        ("Submitted 11 Nov 2026 16:02\nHb: 108  Ferritin: 9  Date: 05/11/2026", "2026-11-11"),
    ],
)
def test_the_papers_own_day_is_kept(told: str, wanted: str) -> None:
    assert _date_of(NOTE.format(told)) == wanted
