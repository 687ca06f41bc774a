"""What short papers say of their request without a label that is known: how soon, for whom, on which day."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value


@pytest.mark.parametrize(
    ("lines", "path", "expected"),
    [
        ("Type: Urgent\tMobile: 050 555 0100", "request.urgency", "urgent"),
        ("6. EMERGENCY / ROUTINE : EMERGENCY", "request.urgency", "stat"),
        ("Appointment type: Urgent\tMobile: 050 555 0100", "request.urgency", "urgent"),
        ("Name: Nora Quillfeather\tWhen: Same day", "request.urgency", "stat"),
        ("Admission: emergency", "request.urgency", None),
        ("Delivery: emergency\tBirth weight: 3.1 kg", "request.urgency", None),
        ("Bladder: urgent\tBowels: regular", "request.urgency", None),
        ("Allergies: none\nBloods: routine\tImaging: none", "request.urgency", None),
        ("Send to\tLas Palomas GI, 575-555-0180", "request.specialty", "gastroenterology"),
        ("URGENT SUSPECTED CANCER REFERRAL (2WW) - SKIN", "request.specialty", "dermatology"),
        ("WRITTEN: 9/18/2026 - please complete", "request.date", "2026-09-18"),
        ("Call received: 18 Sep 2026 03:12", "request.date", "2026-09-18"),
        ("Expires: 18 Sep 2026", "request.date", None),
        ("Appt date: 06/30/2026", "request.date", None),
    ],
)
def test_a_short_papers_request(lines: str, path: str, expected: str | None) -> None:
    found = value(read(f"REFERRAL FORM\n{lines}\n"), path)
    assert (str(found) if found is not None else None) == expected
