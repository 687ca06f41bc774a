"""What looks like the patient's address and is none: a story, what ails somebody, that of the practice named before it
or of the party whose heading stands above."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.no_values import says_nothing
from jobs.extraction.assistant.page.correspondence import tells
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.no_addresses import is_no_address
from jobs.extraction.text import Span


def is_no_home(words: str) -> bool:
    """Tell whether words tell a story, or what ails somebody, or that there is no address."""
    ails = SYMPTOM.found_in(words) or CONDITION.found_in(words)
    if ails or tells(words) or says_nothing(words.partition(",")[0]) or is_no_address(words):
        return True
    return _OF_WHO.search(words) is not None


def stands_behind_a_place(before: str) -> bool:
    """Tell whether the words before an address name whose it is: "Quill & Penrose Opticians, 14 Mill Row"."""
    place = before.rpartition("\t")[2].strip(" ,;|\u2013-")
    return bool(place) and not place.endswith(":") and looks_like_organization(place)


def is_headed_as_a_partys(document: Document, span: Span) -> bool:
    """Tell whether an address stands at a label below the heading of who sends or receives, and is nobody's home."""
    return any(
        value.start <= span.start < value.end
        and document.role_of(label) in _PARTIES
        and not _OF_A_HOME.search(label.wording)
        for label, value in document.labelled("address")
    )


_PARTIES = ("referrer", "recipient")
_OF_A_HOME = re.compile(r"\b(?:home|resid\w+|patient\w*|privat\w*|wohn\w+|domicil\w+)\b", re.IGNORECASE)
_OF_WHO = re.compile(
    r"\b(?:(?:fe)?male|born|d\.?o\.?b|aged) ?\d|^(?:inv|ix|labs?|bloods?)\b|\b(?:hb|tlc|wbc|plt) \d",
    re.IGNORECASE,
)
"""A sex or a birth, or a row of results among words: they tell who somebody is or what was found, not where."""
