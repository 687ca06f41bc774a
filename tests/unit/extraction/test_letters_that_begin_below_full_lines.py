"""A letter whose first sentence stands right below a long line that names the patient."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_LETTER = """Harbour Medical Practice, 8 Quay Street, Whitby YO21 1AA Tel 01947 555010
14 April 2026
Dr Paul Hendry, Consultant Cardiologist, Scarborough Hospital
Dear Dr Hendry
{subject}
{asks}
Yours sincerely
Dr Miriam Stokes"""


@pytest.mark.parametrize(
    "subject",
    [
        "Re: Mr Leonard Voss DOB 22/05/1958 NHS No 943 476 5919 Tel 07700 900222",
        "Mr Leonard Voss DOB 22/05/1958 NHS No 943 476 5919 Tel 07700 900222",
    ],
)
@pytest.mark.parametrize(
    ("asks", "urgency"),
    [
        ("Please see this man with angina urgently.", "urgent"),
        ("Please see this man with angina within the next 48 hours.", "asap"),
        ("Please see this man with angina on an expedited basis.", "urgent"),
        ("Please see this man with angina as a matter of some urgency.", "urgent"),
        ("Please see this man with angina, there is no hurry.", "routine"),
    ],
)
def test_the_first_sentence_says_how_soon(subject: str, asks: str, urgency: str) -> None:
    referral = referral_read(_LETTER.format(subject=subject, asks=asks))

    assert referral.request.urgency.value == urgency
    assert referral.patient.family_name.value == "Voss"
