"""Letters behind a cover sheet that names the patient, and farewells that are none."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
FAX = """\
FAX COVER SHEET
TO: Lakeside Cardiology
FAX: (555) 220-1000
FROM: Pine Hollow Family Medicine
FAX: (555) 220-2001
SENDER: Tess Okoro, Referral Coordinator
PAGES: 2
RE: Patient: QUILL, HARRIET (DOB 01/02/1950)
COMMENTS: please call the patient
\f
PINE HOLLOW FAMILY MEDICINE
Greta Lindow, MD | Sam Poe, PA-C
9 Hollow Road, Piedra, NM 87597
Phone: (555) 220-2000 | Fax: (555) 220-2001
June 1, 2026
Lakeside Cardiology
RE: Harriet Quill, DOB 01/02/1950
Phone (555) 220-7777
Insurance: Mesa Health Partners, ID MHP 22 790 0415
Dear Colleague:
Please see this woman for palpitations and dizziness on most days of the last month.
Thank you,
Greta Lindow, MD
"""


def test_a_letter_behind_such_a_cover_has_its_own_head() -> None:
    read = run_assistant(pages=paper(FAX), today=TODAY)
    assert read.referrer.address.value == "9 Hollow Road, Piedra, NM 87597"
    assert read.patient.address.value is None
    assert read.patient.phone.value == "+15552207777"


def test_who_signs_the_letter_refers_and_not_who_sends_the_fax_off() -> None:
    assert run_assistant(pages=paper(FAX), today=TODAY).referrer.name.value == "Greta Lindow, MD"


def test_thanks_that_begin_a_letter_are_no_farewell() -> None:
    read = run_assistant(
        pages=paper(
            "Hilltop Family Practice\n8 Rose Street\nBallarat VIC 3350\nPhone: 03 5550 1234\n\nDate: 3 August 2026\n"
            "To: Dr. Ann Poole\nBallarat Endoscopy\nRE: Carla Quill\nDOB: 19 April 1961\n\nCLINICAL HISTORY:\n"
            "Thank you for seeing Carla who has become tired and pale over about four\n"
            "months. She gets puffed on the stairs.\nPAST MEDICAL HISTORY:\n- Reflux\n\nKind regards,\n"
            "Dr. Colin Marsh\nFax for replies: 03 5550 1299"
        ),
        today=TODAY,
    )
    assert read.referrer.organization.value == "Hilltop Family Practice"
    assert (read.referrer.phone.value, read.referrer.fax.value) == ("+61355501234", "+61355501299")
    assert read.referrer.address.value == "8 Rose Street, Ballarat VIC 3350"


@pytest.mark.parametrize("matter", ["invoice", "results", "appointment"])
def test_what_a_cover_is_about_is_nobody(matter: str) -> None:
    cover = (
        f"FAX COVER SHEET\nTo: Accounts, Acme Plumbing Ltd\nFrom: Harbour View Medical Centre\nRe: {matter}\n"
    )
    found = run_assistant(pages=paper(cover), today=TODAY).patient

    assert found.family_name.value is None
    assert found.given_name.value is None
