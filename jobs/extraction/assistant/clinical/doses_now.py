"""How much of a medicine is taken now, where a story tells first with how much it was begun: "I began prednisone 20 mg
in February ... I cannot get her below 12.5 mg a day, which she takes now"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.doses import DOSE
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.frequencies import FREQUENCY
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_BEGAN = re.compile(
    r"\b(?:began|begun|started|commenced|put (?:him|her|them) on|tried)(?: (?:him|her|them))?(?: (?:on|with))? $",
    re.IGNORECASE,
)
_NOW = re.compile(
    r"\b(?:(?:cannot|can['\u2019]t|could not|couldn['\u2019]t|unable to) (?:get|bring|wean|taper|reduce) "
    r"(?:him|her|them|it|this|the dose) (?:down )?(?:below|under)|"
    r"(?:is|are|am) now (?:down to|on|at|taking)|now takes|currently (?:on|at|takes)|"
    r"(?:weaned|tapered|reduced|brought|come) (?:it |this |him |her |them )?(?:back )?down to) (?=\d)",
    re.IGNORECASE,
)
_ANOTHER_MEDICINE = re.compile(
    r"\b(?:steroids?|pump|insulin|opioids?|antibiotics?|[a-z]+-equivalent|"
    r"(?:her|his|their|the) (?!dose\b|sedimentation)[a-z-]+ (?:is|are|was|were) "
    r"(?:now )?(?:weaned|tapered|reduced|brought|down))\b"
)
"""Something else that is taken, of which the later amount may be told."""
_FURTHEST, _BEFORE = 400, 40
_EACH_DAY = re.compile(r" (?:a|per|each|every) day\b", re.IGNORECASE)


def dose_now(document: Document, drug: Span) -> tuple[Found, Found | None] | None:
    """Return the later amount of a medicine that was begun at another, and how often; None where none is told before
    another medicine is."""
    flowing = document.text.flowing
    if _BEGAN.search(flowing, max(0, drug.start - _BEFORE), drug.start) is None:
        return None
    first = DOSE.match(flowing, drug.end + 1)
    if first is None:
        return None
    end = flowing.find("\n", first.end(), first.end() + _FURTHEST)
    now = _NOW.search(flowing, first.end(), end if end != -1 else first.end() + _FURTHEST)
    dose = DOSE.match(flowing, now.end()) if now else None
    if now is None or dose is None:
        return None
    between = document.text.folded[first.end() : now.start()]
    if next(DRUG.each(document.text.folded, start=first.end(), end=now.start()), None) is not None:
        return None
    if _ANOTHER_MEDICINE.search(between):
        return None
    amount = Span(dose.start(), dose.end())
    often = _EACH_DAY.match(flowing, dose.end()) or FREQUENCY.match(flowing, dose.end() + 1)
    said = document.text.trimmed(often.start(), often.end()) if often else None
    return (
        Found(document.text[amount], (amount,), 0.82),
        Found(document.text[said], (said,), 0.8) if said else None,
    )
