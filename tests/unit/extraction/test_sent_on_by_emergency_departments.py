"""Whom the papers of emergency departments send on to whom, how soon, and their own triage. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_SUMMARY = (
    "{title}\nTobias Quill\tMRN 551097\nDOB 12/30/1993 (32 y.o. male)\tArrived 07/05/2026 23:10\n"
    "Attending: Ada Whit, MD\tDischarged 07/06/2026 02:35\n\n"
    "Final diagnosis\nflexor tendon laceration, left ring finger\n\n"
    "Treatment in ED\nSkin closed, splint.\n\nFollow-up\n{follow_up}\n\nAllergies\nLatex (rash)"
)
_EMERGENCY = "EMERGENCY DEPARTMENT DISCHARGE SUMMARY"


def _asked(follow_up: str, title: str = _EMERGENCY) -> tuple[object, object, object]:
    request = referral_read(_SUMMARY.format(title=title, follow_up=follow_up)).request
    return request.specialty.value, request.urgency.value, request.reason.value


@pytest.mark.parametrize(
    ("follow_up", "specialty"),
    [
        ("Hand surgery: Wright Hand Center, in 2 to 3 days for repair. PCP only if needed.", "orthopedics"),
        ("1. Ophthalmology: Bay Eye Center, within 3 days.", "ophthalmology"),
    ],
)
def test_a_follow_up_by_a_specialty_is_asked_for(follow_up: str, specialty: str) -> None:
    assert _asked(follow_up) == (specialty, "asap", "flexor tendon laceration, left ring finger")


@pytest.mark.parametrize(
    ("follow_up", "title"),
    [
        ("Your primary care doctor: Roland Sipes, DO, in 2 to 3 days.", _EMERGENCY),
        ("Call us with any questions.", _EMERGENCY),
        ("Cardiology: Bay Heart, in 3 days.", "HOSPITAL DISCHARGE SUMMARY"),
    ],
)
def test_other_follow_ups_ask_nobody(follow_up: str, title: str) -> None:
    assert _asked(follow_up, title) == (None, None, None)


_ASKS = (
    "Plains Hospital\nEmergency Department Discharge Referral\n\nPatient: Arlo Quill\tDOB: 09/12/2018\n"
    "{times}\nLMO: Dr Jo Castle\t{triage}\n\nDiagnosis\nFracture of radius, closed\n\n"
    "Treatment in ED\nBackslab. Discussed with ortho reg (Dr Papas): accept position, for clinic.\n\n"
    "Follow up\n1. To Fracture Clinic, this hospital: please see {soon} with Xray in cast."
)
_TIMES = "Arrived: 11/10/2026 14:08\tDeparted: 11/10/2026 17:31"


def test_the_departments_own_triage_is_no_urgency_of_the_referral() -> None:
    request = referral_read(_ASKS.format(times=_TIMES, triage="Triage cat: 4", soon="in 5-7 days")).request
    assert (request.specialty.value, request.urgency.value) == ("orthopedics", "urgent")


def test_a_triage_category_of_a_referral_is_one() -> None:
    request = referral_read(_ASKS.format(times="", triage="Triage category: 4", soon="again")).request
    assert request.urgency.value == "routine"
