"""Whom the summary of a stay asks to see the patient afterwards, and how soon: in a table of clinics, in entries that
have yet to be arranged, where the letter itself is the referral. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

SUMMARY = """DISCHARGE SUMMARY
Elm Hospital
Patient: LEE, TOM   DOB 03/22/1949
Discharge date 16 Nov 2026
Hospital course
Treated on the ward for five days. Seen by physiotherapy and the dietitian. Cardiology looked at his EKG and had
nothing to add. The chest film on arrival was clear and the second set of bloods was better than the first. He walked
the length of the ward with a stick on the third day, slept well, ate what was put in front of him and had no fever
after the second night. His wife visited daily and was shown how the new tablets are to be given. The discharge was
put off by a day because there was no transport to the valley on Sunday, and he was glad of the rest. Blood pressure
on the morning he left was 132 over 78 with a regular pulse of 74, and he was breathing easily on room air. He lives
in a house with stairs, keeps two dogs, and is looked in on by a neighbour when his wife is away at her work.
Medications
Ramipril 5 mg daily
{}

Electronically signed: Ada Quill, MD"""


@pytest.mark.parametrize(
    ("entries", "specialty", "urgency"),
    [
        (
            "Outpatient appointments and referrals\nClinic\tStatus\tDetails\nCardiology\tCompleted\techo normal\n"
            "Respiratory\tREFERRED\tCategory 1. Home oxygen assessment",
            "pulmonology",
            "urgent",
        ),
        (
            "Outpatient referrals made\nRenal clinic\tReferred\tCategory 3\nPhysiotherapy\tSeen as inpatient",
            "nephrology",
            "routine",
        ),
        (
            "Follow-up requested\n1. Cardiology - Heart Failure Clinic within 7 days of discharge. Consider ICD. "
            "Appointment not yet made.\n2. PCP (Dr. Orme), 2 weeks, BMP before the visit.",
            "cardiology",
            "urgent",
        ),
        (
            "Plan\n1. Plenty of fluid.\n2. Virtual stone clinic here to review within 4 weeks - referral sent by this "
            "letter.\n3. GP: please repeat calcium in 2 weeks.",
            "urology",
            "urgent",
        ),
        ("Follow-up\nHaematology - referral made today\nGP - repeat FBC in 2 weeks", "hematology", None),
        ("Appointments to be made\n- Endocrinology, 4-6 weeks\n- PCP 1 week", "endocrinology", None),
        (
            "Follow-up appointments\nVascular surgery (Dr. Orme): needs to be scheduled\nPCP: 11/24 at 10:00, made",
            "vascular_surgery",
            None,
        ),
        (
            "Follow up: We have asked the chest clinic to see him in 3 months. GP to check INR.",
            "pulmonology",
            None,
        ),
        ("Plan\nRheumatology OPD in 6 weeks - this letter serves as referral.", "rheumatology", None),
    ],
)
def test_the_clinic_that_a_summary_asks(entries: str, specialty: str, urgency: str | None) -> None:
    request = referral_read(SUMMARY.format(entries)).request
    assert (request.specialty.value, request.urgency.value) == (specialty, urgency)


@pytest.mark.parametrize(
    "entries",
    [
        "Follow-up\nDr. Orme (Cardiology) 11/24/2026 10:00\nPCP 1 week",
        "Follow-up appointments\nCardiology\tBooked\t24/11/2026\nFracture\tCompleted\t",
        "Follow up\nOrthopaedic clinic 6 weeks with x-ray.",
        "Referrals\nPhysiotherapy\tCompleted\nDietitian\tCompleted",
        "Problem\tStatus\nCardiology\tReferral declined by patient",
        "History\nHe was referred by cardiology and seen by urology in 2019, referral made then.",
        "Follow-up requested\nCardiology, booked for 3 December\nPCP 1 week",
        "Follow up\nWound clinic as needed, to be arranged if the leg opens",
    ],
)
def test_who_has_seen_the_patient_or_has_a_day_is_asked_nothing(entries: str) -> None:
    assert referral_read(SUMMARY.format(entries)).request.specialty.value is None
