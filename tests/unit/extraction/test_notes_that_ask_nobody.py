"""Short notes that say in plain words that nobody is asked, and those that only sound like them. Everybody is
invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import note_on_paper


def asked(note: str) -> object:
    return run_assistant(pages=note_on_paper(note), today=date(2026, 11, 23)).request.specialty.value


@pytest.mark.parametrize(
    "note",
    [
        "Please withdraw our referral to orthopaedics of 3 May. The shoulder has settled with exercises.",
        "Cancel the neurosurgery consult pls, he went home.",
        "Nephrology wouldn't accept, eGFR 49 and steady for years. Annual bloods. Recall set for October.",
        "The dermatology referral for this lady was reviewed and declined. The mole is benign on the photographs.",
        "Seen in ENT today, ear dry, graft intact. I have discharged her back to your care with no planned review.",
        "Colonoscopy 12 July: two small polyps removed, otherwise normal to the caecum. No surveillance.",
        "I thought about cardiology and a tape, but the faint was plainly vasovagal. Home. No follow-up.",
        "Bloods reviewed with the on-call haematologist: mild neutropenia, no need to refer. Filed.",
        "Dear Parents, your child's appointment in Audiology on 8 March is confirmed. A guardian must attend.",
        "Echo lab: LVEF 61%, trivial MR. Reported by cardiac physiologist and verified by cardiology.",
        "Invoice 2087, cataract list 4 May. Amount due 412.00 within 14 days.",
        "Vacancy: Band 6 occupational therapist, stroke, 0.8 WTE, closing date 30th.",
        "Plan: continue metformin. Endocrinology down the track if A1c >9, not now.",
    ],
)
def test_plain_words_ask_nobody(note: str) -> None:
    assert asked(note) is None


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        ("Ortho declined our referral, not a surgical back. Pain clinic please.", "pain_medicine"),
        (
            "Neurology referral rejected as no red flags. Still 20 headaches a month. Headache clinic?",
            "neurology",
        ),
        (
            "Physio self-referral rejected, letter required. Tennis elbow for a year. Please see, physio.",
            "physical_therapy",
        ),
        (
            "Discharged back to you from ENT, ear dry. Audiology please for an aid, no follow-up with us.",
            "audiology",
        ),
        ("No follow-up was arranged after her stroke. Please see in stroke clinic.", "stroke_medicine"),
        ("Calf pain at 100 m, no foot pulses, smoker. Cardiology need no review.", "vascular_surgery"),
        ("Shin ulcer 14 months, ABPI 1.0, too wet for bandage. Vascular discharged.", "wound_care"),
    ],
)
def test_somebody_is_asked_beside_them(note: str, slug: str) -> None:
    assert asked(note) == slug
