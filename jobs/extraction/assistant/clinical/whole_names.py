"""The name of a condition as far as it goes: with the side, the part and the word behind it that make another condition
of it ("distal radius, left", "diabète gestationnel", "C5-6"), and without what the sentence goes on with ("ADHD on
Concerta 36 mg", "dementia and cannot give her own history").
"""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.clinical.conditions import names_complaint
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_GOES_ON = re.compile(
    r"\s+and (?:cannot|can|could|is|was|has|had|lives|needs|requires|uses|takes|does|did|will|would|s?he|they|"
    r"his|her)\b|\s+(?:en|in|im|nel|em|au|desde|depuis|seit|since|from|at)$",
    re.IGNORECASE,
)
_ON = re.compile(r"(?:,?\s+\w+ed)?\s+(?:on|w/|with)\s+(?=[A-Za-z]{4})", re.IGNORECASE)
_SIDE_NAMED = re.compile(
    r"\b(?:left|right|bilateral|both|links?e?[rns]?|rechte?[rns]?|rechts|beidseit\w*|bds|droite?|gauche|izquierd[oa]|"
    r"derech[oa]|destr[oa]|sinistr[oa]|esquerd[oa]|direit[oa])\b",
    re.IGNORECASE,
)
_PART = (
    r"(?:hand|wrist|arm|forearm|elbow|shoulder|hip|thigh|knee|leg|calf|ankle|foot|heel|toe|great toe|finger|thumb|eye|"
    r"ear|breast|lung|kidney|side|hands|wrists|shoulders|hips|knees|legs|ankles|feet|eyes|ears|breasts|lungs|kidneys)"
)
_SIDE_BEHIND = re.compile(
    rf"(?:,\s(?:current|initial|subsequent) \w+)?(?:,\s|\s-\s|\s)(?:(?:left|right|both|bilateral)(?: {_PART})?|"
    r"bilaterally|links|rechts|beidseits|droite?|gauche|izquierd[oa]|derech[oa]|destr[oa]|sinistr[oa]|esquerd[oa]|"
    r"direit[oa])(?=\s*(?:[.,;)\n]|$))",
    re.IGNORECASE,
)
_KIND_BEHIND = re.compile(
    r"\s(?:gestationn?el(?:le)?|gestacional|gestazionale|incarcer(?:ad[oa]|at[oa]|ated)|estrangulad[oa]|strozzat[oa]|"
    r"étranglée?|strangulated)\b",
    re.IGNORECASE,
)
_ENDS_IN_A_LEVEL = re.compile(r"\b[CTLS]\d{1,2}$")
_NEXT_LEVEL = re.compile(r"\s?[-/\u2013]\s?[CTLS]?\d{1,2}\b")


def as_far_as_it_goes(document: Document, condition: Found) -> Found:
    """Return a condition with its name neither cut off nor running on."""
    if len(condition.spans) > 1:
        return condition
    whole = condition.spans[0]
    place = document.text.trimmed(whole.start, _end_of(document, whole))
    if place is None or place == whole:
        return condition
    return replace(condition, value=document.text[place], spans=(place,))


def _end_of(document: Document, whole: Span) -> int:
    content, flowing = document.text.content, document.text.flowing
    for cut in (
        _GOES_ON.search(content, whole.start, whole.end),
        _before_a_medicine(document, whole),
        _ANOTHER_LINE.search(flowing, whole.start, whole.end),
    ):
        if cut is not None and names_complaint(content[whole.start : cut.start()]):
            return cut.start()
    end = whole.end
    level = _NEXT_LEVEL.match(content, end) if _ENDS_IN_A_LEVEL.search(content[whole.start : end]) else None
    kind = level or _KIND_BEHIND.match(content, end)
    end = kind.end() if kind is not None else end
    side = None if _SIDE_NAMED.search(content[whole.start : end]) else _SIDE_BEHIND.match(flowing, end)
    return side.end() if side is not None else end


def _before_a_medicine(document: Document, whole: Span) -> re.Match[str] | None:
    """What joins a condition to the medicine for it, where that is within its name."""
    for joint in _ON.finditer(document.text.content, whole.start, whole.end):
        behind = document.text.content[joint.end() : whole.end].lower()
        if any(drug.start() == 0 for drug in DRUG.each(behind)):
            return joint
    return None


_ANOTHER_LINE = re.compile(r"\n\s*(?=[A-Z][a-z]+ )")
