"""Urgency by which side of a mark an option stands on, by letters, and by the haste of everyday letters."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

STATED = [
    ("Routine ✓ Urgent", "routine"),
    ("Routine Urgent ✓ Emergency", "urgent"),
    ("Priority ✓ Routine Urgent", "routine"),
    ("Priority: Routine x Urgent Emergency", "routine"),
    ("Urgency: Semi-urgent [x] Routine [ ]", "urgent"),
    ("R [x] U [ ]", "routine"),
    ("Urgency: R [ ] U [x]", "urgent"),
    ("U [ ] S [ ] R [x]", "routine"),
    ("Priority\t[ ] Elective [x] Urgent [ ] Emergency\tMode\t[x] Walking [ ] Ambulance", "urgent"),
    ("Pages with cover: 2\t[ ] Urgent [x] For review [ ] Please reply\nPriority\tRoutine", "routine"),
    ("Appointment type: [ ] Urgent [v] Early [ ] Next available", "urgent"),
    ("[x] EMERGENT: event within 48 h - same day\t[ ] URGENT: event 2 to 14 days ago", "stat"),
    ("[ ] Standard [x] Urgent Why: keeps falling", "urgent"),
    ("[ ] A : urgence\t[x] B : 10 jours et moins\t[ ] C : 28 jours et moins", "urgent"),
    ("Priority:\tRoutine\t☒ Urgent\tEmergency", "urgent"),
    ("Priority: ☒ SAME DAY- called ahead ☐ 1-2 days ☐ Routine", "stat"),
    ("Priority (Awlawiya)\t☐ Emergency (Tawari) ☐ Urgent (Ajil) ☒ Ordinary (Aadi)", "routine"),
    ("Clinically Ind. Date:\tMAY 18, 2026\t(within 2 weeks)", "urgent"),
    ("Appointment needed by: 18 May (within 10 days)", "urgent"),
    ("Soort:\tregulier\nBetreft:\tde heer Voorbeeld", "routine"),
    ("Art der Anfrage: dringend", "urgent"),
    ("Reason for Referral\nPainful hands for four months. Type of referral: Elective OPD.", "routine"),
    ("Would you kindly see this teacher within the next fortnight if your list allows?", "urgent"),
    ("I would be obliged if you saw this man, as soon as you can fit him in.", "asap"),
    ("I am hoping for the soonest opening you have.", "asap"),
    ("Thank you for seeing this student at your earliest possible clinic.", "asap"),
    ("She is on her way to you this afternoon with a blood pressure of 170/110.", "stat"),
    ("I have sent him up to your ward this morning with chest pain.", "stat"),
]

NOT_STATED = [
    "Priority: ☒ other, see below ☐ Routine",
    "Injury date:\t18 May\t(within 2 weeks)",
    "Eye: R [x] L [ ]",
    "Past: [x] Early menopause [ ] Late menopause",
    "Type of delivery: elective caesarean",
    "Please see him. If you have any urgent questions call us immediately.",
    "Please see her. If you need urgent help, call 911.",
    "Please see him. We have sent the samples over to you today.",
    "Please see him. He is coming to see me today by bus.",
    "[ ] Urgent [x] For review [ ] Please reply",
]


def _urgency(text: str) -> object:
    return run_assistant(pages=paper(text), today=date(2026, 11, 21)).request.urgency.value


@pytest.mark.parametrize(("text", "level"), STATED)
def test_the_urgency_that_is_marked_or_asked_for_is_taken(text: str, level: str) -> None:
    assert _urgency(text) == level


@pytest.mark.parametrize("text", NOT_STATED)
def test_an_option_or_haste_of_another_matter_is_none(text: str) -> None:
    assert _urgency(text) is None
