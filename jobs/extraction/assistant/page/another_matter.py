"""Lines below a list of medicines or of the family's illnesses that no heading parts from it, and that plainly begin
another matter: a habit, what was measured, what a test showed.

Without this, "Smoker 20/day" and "Peak flow 300" below "Meds: ramipril" are medicines, and "X-ray normal" below "FHx:
mother - diabetes" is the family's.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.measures import IN_TEXT
from jobs.extraction.assistant.page.line_marks import BULLET
from jobs.extraction.text import CELL

_LISTS = frozenset({"medications", "family"})
_HABIT = re.compile(
    r"(?:(?:(?:life ?long )?(?:non|ex|never|current|heavy|former|social|occasional)[- ]?){0,2}smok(?:er|es|ing|ed)|"
    r"(?:no |nil |social |occasional )?(?:alcohol|etoh)|tobacco|vapes|drinks \d|"
    r"(?:lives|living) (?:alone|with|in|at)|works (?:as|in|at|full|part)|occupation|retired|employed)\b",
    re.IGNORECASE,
)
_TEST = re.compile(
    r"(?:x-?rays?|cxr|mri|ct(?! ?scan due)|uss|ultrasound|echo(?:cardiogram)?|e[ck]g|bloods|blood tests|labs|o/e|"
    r"on exam\w*|exam(?:ination)?|spirometry|dexa|vitals|obs)\b",
    re.IGNORECASE,
)
_ASKS_ABROAD = re.compile(
    r"se (?:solicita|ruega|remite|deriva|pide|cita)\b|(?:ruego|rogamos|solicito) ", re.IGNORECASE
)
_GOES_ON = (",", ";", ":", "-", "+", "&", "/", " and", " with")


def begins_another_matter(key: str, above: str, words: str) -> bool:
    """Tell whether a line below `above` ends the list of a section with a key."""
    if key not in _LISTS or CELL in words or "|" in words or BULLET.match(words):
        return False
    if above.rstrip().endswith(_GOES_ON):
        return False
    begins = words.lstrip()
    if _HABIT.match(begins) or _TEST.match(begins) or _ASKS_ABROAD.match(begins):
        return not (key == "family" and begins.count(":"))
    measured = IN_TEXT.match(begins)
    return measured is not None and not DRUG.found_in(measured["name"])
