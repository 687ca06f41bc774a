"""Messages somebody took down at the telephone, and slips that send on to a doctor. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

SLIP = (
    "WHILE YOU WERE OUT\ttyped by Dolly, 11.40\n\n{head}\tMr Quill\nDATE\tMon 16 Nov 2026\n"
    "RE\tnew pt - Mr Thomas Moss\t3/4/58\n\n"
    "Dr Gracie Ní Bhroin {rang} from Hollow Family Prac, tel 020 912 0016\n\n"
    "She has a man she would like you to see. Iron low again.\n\nPhone\t020 912 4471\n"
)


@pytest.mark.parametrize("head", ["FOR", "MESSAGE FOR", "TO"])
@pytest.mark.parametrize("rang", ["rang", "phoned", "called this morning", "telephoned"])
def test_who_rang_sends_and_for_whom_they_rang_receives(head: str, rang: str) -> None:
    found = referral_read(SLIP.format(head=head, rang=rang))
    assert found.referrer.name.value == "Dr Gracie Ní Bhroin"
    assert found.referrer.organization.value == "Hollow Family Prac"
    assert found.recipient.name.value == "Mr Quill"


def test_in_a_letter_who_rang_is_a_third() -> None:
    found = referral_read(
        "Elm Surgery\n1 High Street, Leeds LS1 4AB\n\n16 Nov 2026\n\nDear Dr Hill\n\nMr Thomas Moss, 3/4/58\n\n"
        "Thank you for seeing this man. Dr Gracie Ní Bhroin rang from Hollow Family Prac about his iron.\n\n"
        "Yours sincerely\n\nDr Ida Ormsby\n"
    )
    assert found.referrer.name.value == "Dr Ida Ormsby"
    assert found.referrer.organization.value == "Elm Surgery"


@pytest.mark.parametrize("sent", ["Ref. to", "Ref'd to", "Referred to"])
def test_a_slip_names_the_hospital_behind_the_department(sent: str) -> None:
    found = referral_read(
        "Sri Anand Clinic\nDr. (Mrs.) Leela Varma, M.B.B.S.\tRegn. No. 00000\n\n"
        "Mr. Gopi Nair   57/M   dob 15/1/69\tDt. 7/7/26\n\n"
        f"{sent} Dr. D'Costa, Skin & VD, Mercy Mission Hosp.\n\nKindly see and treat. C/o rash.\n\n(Dr. L. Varma)\n"
    ).recipient
    assert found.name.value == "Dr. D'Costa"
    assert str(found.organization.value).startswith("Mercy Mission Hosp")
