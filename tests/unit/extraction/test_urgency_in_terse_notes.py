"""How soon a note in telegraphic style wants it: its last sentence has no verb of asking."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

NOTE = """\
Patient ID: HX0419
Name: Merla Tavistock
Age: 57
Address: 4 Quarry Steps, Ilkley

{words}

Staff: Nurse Practitioner Owen Thrale
Location: Beck Side Surgery
"""


def urgency(words: str) -> object:
    pages = paper(NOTE.format(words=words))
    return run_assistant(pages=pages, today=date(2026, 11, 23)).request.urgency.value


@pytest.mark.parametrize(
    ("words", "level"),
    [
        ("Cold white foot since breakfast.\nEmergency vascular opinion.", "stat"),
        ("Query torsion.\nImmediate transfer for theatre.", "stat"),
        ("Floppy baby, mottled.\nNeeds paediatric team now.", "stat"),
        ("Drooling, stridor at rest.\nNeeds ENT at bedside immediately.", "stat"),
        ("Sickle chest.\nSats falling, for exchange transfusion tonight.", "stat"),
        ("Bleeding again, years past the change.\nFast track gynaecology for scan.", "asap"),
        ("Locked knee.\nKnee clinic within the week, uses crutches.", "urgent"),
        ("Three falls.\nFrailty team assessment within days.", "urgent"),
        ("Nodes in both groins.\nSuspected lymphoma, urgent haematology.", "urgent"),
        ("Gallstones, attacks closer together.\nEarly surgical opinion.", "urgent"),
        ("Pacemaker four years old.\nFor routine device interrogation.", "routine"),
        ("Stable on treatment.\nNeurology nurse follow-up in usual time.", "routine"),
        ("Choking on secretions.\nHospice at home team please - today if at all possible.", "stat"),
        ("Back at work soon.\nHand clinic - this afternoon if possible.", "stat"),
    ],
)
def test_notes_say_how_soon(words: str, level: str) -> None:
    assert urgency(words) == level


@pytest.mark.parametrize(
    "words",
    [
        "Routine bloods were all in order.\nFor memory clinic.",
        "Emergency surgery last year for a burst appendix.\nFor dietitian advice.",
        "Urgent scan was normal.\nFor rheumatology.",
        "Early years therapy team knows him.\nFor audiology.",
        "Bladder full on scan, no urge.\nFor continence team.",
        "Emergency Department attended twice.\nFor asthma clinic.",
        "For the falls team today if she gets worse.\nFor physiotherapy.",
    ],
)
def test_what_was_done_or_is_only_named_says_nothing(words: str) -> None:
    assert urgency(words) is None
