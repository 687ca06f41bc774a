"""What stands where a condition could and is none: the number of a card, a medicine, a part of the body, what was
measured, the end of a postcode, or the label of a form.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.body_parts import names_only_a_part
from jobs.extraction.assistant.clinical.conditions import names_complaint
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.measures import NAME, UNIT
from jobs.extraction.assistant.clinical.past_events import is_operation
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_NUMBER_OF_A_CARD = re.compile(
    r"(?:bcbs|blue cross|aetna|cigna|humana|medicare|medicaid|tricare|uhc|insurance|member|policy|group|subscriber|"
    r"claim|account|mrn|nhs|chi|hcn|ohip)\b.*(?:\bid\b|\bno\b|\bnumber\b|#)\W*|.*\bID ?#\W*",
    re.IGNORECASE,
)
_HOW_TAKEN = re.compile(
    r"\b(?:inhalers?|puffers?|nebuli[sz]ers?|tablets?|tabs?|caps(?:ules?)?|cream|ointment|drops|spray|patch|prn|od|bd|"
    r"tds|tid|qds|qid|bid|daily|nocte|mane|mg|mcg|ml)\b",
    re.IGNORECASE,
)
_LABEL_BEHIND = re.compile(r"\s*:(?=\s|$)")
_LABELS = frozenset({"urgency", "red flags", "red flag", "discharge", "emergency", "exposure"})
_HEADS = frozenset("note notes comment comments remarks details other".split())
_MEASURED_BEHIND = re.compile(r"\s*(?:[RL]\b|right|left|[RL]E|O[DS])?\s*[:=]?\s*\d{1,3} ?%", re.IGNORECASE)


def is_no_condition(document: Document, place: Span) -> bool:
    """Tell whether words taken for a condition are of another matter."""
    words = document.text[place]
    if place.start and document.text.content[place.start - 1].isalnum():
        return True
    if _NUMBER_OF_A_CARD.fullmatch(words) or names_only_a_part(words):
        return True
    if words.casefold().strip(" :") in _HEADS:
        return True
    return _HOW_TAKEN.search(words) is not None and _is_a_medicine(words)


def is_no_complaint(document: Document, place: Span) -> bool:
    """Tell whether words taken for a complaint are a label of the form, a measure with its value, or a town's name."""
    words = document.text[place]
    if words == "Falls" and _is_of_a_town(document, place):
        return True
    if words.casefold() in _LABELS:
        return _LABEL_BEHIND.match(document.text.content, place.end) is not None
    measure = NAME.match(words)
    return measure is not None and _VALUE_BEHIND.match(words, measure.end()) is not None


def _is_of_a_town(document: Document, place: Span) -> bool:
    """Whether "Falls" ends or begins the name of a town: "Cuyahoga Falls, OH 44221", "Falls Church"."""
    flowing = document.text.flowing
    if _CHURCH.match(flowing, place.end):
        return True
    before = flowing[max(0, place.start - _LONGEST_OF_A_TOWN) : place.start]
    if _KNOWN_TOWN.search(before):
        return True
    return _NAMED.search(before) is not None and _STATE_BEHIND.match(flowing, place.end) is not None


_LONGEST_OF_A_TOWN = 20
_CHURCH = re.compile(r" Church\b")
_KNOWN_TOWN = re.compile(
    r"\b(?:Niagara|Sioux|Idaho|Twin|Great|Wichita|Cedar|Klamath|Cuyahoga|Menomonee|Chagrin|River|Glens|Fergus|"
    r"Chippewa|Iron|Thief River) $"
)
_NAMED = re.compile(r"\b[A-Z][a-z]+ $")
_STATE_BEHIND = re.compile(r",? (?:[A-Z]{2}\b|[A-Z][a-z]+ \d{5})")


def is_no_history(document: Document, place: Span) -> bool:
    """Tell whether words taken for what is past are a part of the body, or have what was measured behind them."""
    words = document.text[place]
    if names_only_a_part(words) and not is_operation(words):
        return True
    return _MEASURED_BEHIND.match(document.text.content, place.end) is not None


_VALUE_BEHIND = re.compile(rf"\s*(?:[RL]\b)?\s*[:=]?\s*\d[\d.,/]*\s?(?:{UNIT})?\W*$", re.IGNORECASE)


def _is_a_medicine(words: str) -> bool:
    """Whether words begin with a medicine and name nothing that ails somebody beside it."""
    drug = next(iter(DRUG.each(words.lower())), None)
    return drug is not None and drug.start() == 0 and not names_complaint(words[drug.end() :])
