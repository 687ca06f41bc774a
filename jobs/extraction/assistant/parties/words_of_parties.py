"""Words that tell doctors, hospitals, insurers and mere places from each other where senders and recipients are named,
and the measures that those who look for them share."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.doctors_titles import DOCTORS_CALLING, DOCTORS_TITLE

LINES_OF_A_HEAD = 8
WHERE_THE_USUAL_DOCTOR_WORKS = 0.74
"""How sure it is that where the patient's own doctor works is where the sender does."""
MERE_PLACE = re.compile(r"(?:facility|hospital|site|location|place)\b", re.IGNORECASE)
TITLED = re.compile(rf"(?:a/prof|{DOCTORS_TITLE}|{DOCTORS_CALLING})\b", re.IGNORECASE)
HOSPITAL = re.compile(
    r"\b(?:hospitals?|infirmary|\w*klinikum|krankenhaus|h[oô]pital|ospedale|\w*ziekenhuis|medical cent(?:re|er)|"
    r"institute)\b",
    re.IGNORECASE,
)
INSURER = re.compile(
    r"\b(?:HMO|PPO|health plan|insurance|insurer|advantage|medicaid|medicare|benefits?|BKK|AOK|VA)\b",
    re.IGNORECASE,
)
