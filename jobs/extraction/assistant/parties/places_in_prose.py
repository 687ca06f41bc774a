"""The place that a sentence says the patient is sent to: "to Dr Hill, River Vascular", "your team at Elm Health"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.departments import FIELD_OF_CARE, is_department, is_mere_specialty
from jobs.extraction.assistant.values.forms_of_address import TITLES
from jobs.extraction.assistant.values.names import PERSON, looks_like_organization
from jobs.extraction.found import Found

_CAPITAL = r"[A-ZÀ-Þ][\w'\u2019&.-]*"
_PLACE = rf"(?P<place>{_CAPITAL}(?:\s+(?:{_CAPITAL}|&|of|and|the|de|for)(?=\s|[,.;:)]|$)){{1,7}})"
_SENT = (
    r"\b(?:[Rr]eferr(?:ed|ing|al)|[Rr]efer|[Ss]end(?:ing)?|[Ss]ent|[Dd]irected|[Tt]ransfer(?:red)?|"
    r"Ref(?:['\u2019]?d|\.)?)(?!\w)"
)
_WHO = rf"(?:(?:(?i:{TITLES})\.?\s+){{1,2}})(?-i:{PERSON.pattern})"
_SENT_TO = (
    re.compile(rf"{_SENT}[^.\n]{{0,40}}?\bto\s+{_WHO},?\s+(?:(?:at|of|from|in)\s+)?(?:the\s+)?{_PLACE}"),
    re.compile(
        rf"{_SENT}(?:[^.\n]|(?<=\b[A-Z])\.){{0,200}}?\bto\b(?:\s+[a-z]+){{1,6}}\s+(?:at|of)\s+(?:the\s+)?{_PLACE}"
    ),
    re.compile(rf"{_SENT}\s+to\s+{_WHO},\s+[^,\n]{{2,30}},\s+{_PLACE}"),
    re.compile(
        rf"{_SENT}[^.\n]{{0,40}}?\bto\s+(?:the\s+)?{_CAPITAL}(?:\s+{_CAPITAL}){{0,2}},\s+{_PLACE}(?=\s*[;,.(]|\s+for\b|\s*$)"
    ),
    re.compile(rf"^\s*Dear\s+{_WHO},\s+{_PLACE}", re.MULTILINE),
)
_SURENESS = 0.76
_SMALL_ENDS = re.compile(r"(?:\s+(?:of|and|the|de|for|&))+$")


def places_in_prose(document: Document) -> Iterator[Found]:
    """Yield the places of work that sentences send the patient to."""
    for pattern in _SENT_TO:
        for match in document.phrase(pattern):
            words = _SMALL_ENDS.sub("", match["place"])
            span = document.text.trimmed(
                match.start("place"), match.start("place") + len(words), strip=" ,.;"
            )
            if span is None:
                continue
            name = document.text[span]
            called = looks_like_organization(name) or FIELD_OF_CARE.search(name) is not None
            if called and not is_mere_specialty(name) and not is_department(name):
                yield Found(" ".join(name.split()), (span,), _SURENESS)
