"""Who asks and who is asked in a thread of mails that is printed with the newest first. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Referral
from tests.unit.extraction.referral_read import referral_read, values_read


def thread(newest: str = "RE: RE: Sleep Clinic referral A Quill") -> Referral:
    return referral_read(
        "From: Ida Moss (Elm Valley Practice)\nSent: 01 October 2026 08:12\nTo: sleep.booking@castle.example\n"
        f"Cc: Admin Elm Valley\nSubject: {newest}\n\nHi Petra,\n\n"
        "Please take it as urgent: falling asleep at the wheel, suspected OSA. No allergies.\n\nThanks, Ida\n\n"
        "Dr Ida Moss, GP partner\nElm Valley Practice | 01632 960644\n\n"
        "From: Petra Hale, Sleep Clinic, Castle Hospital\nSent: 30 September 2026 15:40\nTo: Admin Elm Valley\n"
        "Subject: RE: Sleep Clinic referral A Quill\n\nHello, there is no priority on it. Is he a driver?\n\n"
        "From: Admin Elm Valley\nSent: 28 September 2026 11:05\nTo: sleep.booking@castle.example\n"
        "Subject: Sleep Clinic referral A Quill\n\nGood morning\n"
        "Pls accept referral from Dr Moss for\nAdam Quill 06/01/1971 999 840 8717 m. 07700 900529\n"
        "Loud snoring, his wife sees him stop breathing.\n"
    )


def test_who_answers_whoever_began_a_thread_is_asked() -> None:
    found = thread()
    assert found.referrer.organization.value == "Elm Valley Practice"
    assert found.recipient.organization.value == "Sleep Clinic, Castle Hospital"
    assert found.recipient.name.value == "Petra Hale"


@pytest.mark.parametrize("subject", ["FW: Sleep Clinic referral A Quill", "Sleep Clinic referral A Quill"])
def test_who_wrote_a_mail_that_is_sent_on_is_not_asked(subject: str) -> None:
    assert thread(subject).recipient.name.value != "Petra Hale"


def test_a_mail_alone_is_from_whom_it_says() -> None:
    found = referral_read(
        "From: Ida Moss (Elm Valley Practice)\nSent: 01 October 2026 08:12\nTo: Sleep Clinic, Castle Hospital\n"
        "Subject: RE: referral\n\nPlease see Adam Quill, born 06/01/1971, for loud snoring.\n\nDr Ida Moss\n"
    )
    assert found.referrer.organization.value == "Elm Valley Practice"
    assert found.recipient.organization.value == "Sleep Clinic, Castle Hospital"


SENT_IN_ANSWER_TO_A_NOTICE = """From: Intake, Elm Street Neurology <intake@elmneuro.example.com>
Sent: Wednesday, July 15, 2026 8:22 AM
To: Ida Moss <imoss@quillcare.example.com>
Subject: RE: RE: fax line down / new patient

Hi Ida, got it this time, thanks. We will call her this week.

From: Ida Moss
Sent: Tuesday, July 14, 2026 4:47 PM
To: Intake, Elm Street Neurology
Subject: RE: fax line down / new patient

Hi, see below from Dr. Brandt, please let me know if this comes through.

> New patient for neurology: Nora Quill, DOB 9/21/1972, cell 206-555-0153
>
> 53 yo woman with 7 weeks of electric right cheek and jaw pain, probable trigeminal
> neuralgia. Carbamazepine 200 mg twice a day since June.
>
> Gordon Brandt, MD NPI 1369515006
> Quill Care Internists, ph 206-555-0111, fax 206-555-0112

From: Intake, Elm Street Neurology
Sent: Monday, July 13, 2026 11:03 AM
To: all referring offices
Subject: fax line down

Our fax 206-555-0178 is out until Thursday. Please send referrals by email to this address.
"""


def test_a_patient_sent_in_answer_to_a_notice_is_sent_by_who_signs_that_mail() -> None:
    found = values_read(SENT_IN_ANSWER_TO_A_NOTICE)
    assert found["referrer.name"] == "Gordon Brandt, MD"
    assert found["referrer.fax"] == "+12065550112"
    assert found["request.date"] == "2026-07-14"
    assert found["recipient.organization"] == "Elm Street Neurology"
    assert found.get("referrer.organization") != "Elm Street Neurology"


def test_marks_of_quoting_are_no_words_of_what_is_quoted() -> None:
    found = values_read(SENT_IN_ANSWER_TO_A_NOTICE)
    assert not [value for value in found.values() if ">" in str(value)]
    assert "trigeminal neuralgia" in found.values()
