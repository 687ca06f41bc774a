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
    first = DOSE.match(flowing, drug.end + 1)
    if first is None:
        return None
    if (changed := _changed_right_behind(document, first.end())) is not None:
        return changed
    if _BEGAN.search(flowing, max(0, drug.start - _BEFORE), drug.start) is None:
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
    return _amount_and_how_often(document, dose)


def _changed_right_behind(document: Document, offset: int) -> tuple[Found, Found | None] | None:
    """What an amount and how often it was taken are followed by, if the same breath says that it was changed: "250 mg
    bd, which I have increased to 300 mg bd"."""
    flowing = document.text.flowing
    often = FREQUENCY.match(flowing, offset + 1)
    changed = _CHANGED_TO.match(flowing, often.end() if often else offset)
    dose = DOSE.match(flowing, changed.end()) if changed else None
    return None if dose is None else _amount_and_how_often(document, dose)


_CHANGED_TO = re.compile(
    r",? (?:which|and|but) (?:(?:I|we|s?he|they|has|have|had|was|is|been|the|gp|now|just|today|recently|since|"
    r"dose) ){1,6}"
    r"(?:increased|raised|reduced|lowered|decreased|changed|doubled|halved|titrated)(?: (?:it|this|today|now|up|"
    r"down|recently))*"
    r" to (?=\d)",
    re.IGNORECASE,
)


def _amount_and_how_often(document: Document, dose: re.Match[str]) -> tuple[Found, Found | None]:
    flowing = document.text.flowing
    amount = Span(dose.start(), dose.end())
    often = _EACH_DAY.match(flowing, dose.end()) or FREQUENCY.match(flowing, dose.end() + 1)
    said = document.text.trimmed(often.start(), often.end()) if often else None
    return (
        Found(document.text[amount], (amount,), 0.82),
        Found(document.text[said], (said,), 0.8) if said else None,
    )
