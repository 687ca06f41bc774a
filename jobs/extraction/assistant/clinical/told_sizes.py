"""Weight and height that a sentence tells without naming them: "currently weighs 344 pounds and 5'9\"", "a 250-pound
male", "She is 177 pounds, 5 feet, 8 inches".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.seen import SeenMeasure
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_in_english
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_A_NUMBER = r"(?P<value>\d{2,3}(?:\.\d)?)"
_A_UNIT = r"(?P<unit>pounds|lbs?|kg|kilograms|kilos)\b"
_PERSON = r"(?:male|female|man|woman|gentleman|lady|boy|girl|patient|individual)"
_LENGTH = (
    r"(?P<value>[3-7](?:['\u2019]\s?\d{1,2}(?:-1/2)?(?:[\"\u201d]|'')|"
    r"(?: feet| foot| ft\.?),? \d{1,2}(?:-1/2)?(?: inch(?:es)?| in\b\.?)))"
)
_WEIGHTS = (
    re.compile(
        rf"\bweigh(?:s|ing)(?: in)?(?: at)?(?: about| approximately| around)? {_A_NUMBER} {_A_UNIT}", re.I
    ),
    re.compile(
        rf"(?<![\d.]){_A_NUMBER}[- ](?P<unit>pound|lb|kg|kilogram)[,-]? (?:[a-z-]+ ){{0,2}}?{_PERSON}\b", re.I
    ),
    re.compile(rf"\b(?:he|she|patient|who) is (?:currently |now |about )?{_A_NUMBER} {_A_UNIT}", re.I),
    re.compile(rf"\b(?:old|tall)(?:,| and)? {_A_NUMBER} {_A_UNIT}", re.I),
)
_HEIGHTS = (
    re.compile(rf"\b(?:he|she|patient|who) is (?:about |approximately )?{_LENGTH}", re.I),
    re.compile(rf"{_LENGTH}[,-]? tall\b", re.I),
    re.compile(rf"\b(?:pounds|lbs?|kg)\.?(?:,| and) (?:is )?{_LENGTH}", re.I),
)
_MORE_THAN_SOMETHING = re.compile(
    r" (?:of\b|over|under|heavier|lighter|more|less|above|below|down|up|from|short|in (?:\w+ )?(?:weeks?|months?))",
    re.I,
)
"""What makes of so many pounds no weight: "184 pounds overweight"."""
_SOMEBODY_ELSE = re.compile(
    r"\b(?:baby|infant|newborn|fetus|twin|specimen|uterus|spleen|bag|box)\b[^.]{0,30}$", re.I
)
_BEFORE = 60
_NEVER = frozenset(("family", "social", "plan", "allergies", "immunizations"))


def told_sizes(document: Document) -> Iterator[SeenMeasure]:
    """Yield the weights, then the heights, that sentences tell of the patient."""
    for name, patterns in (("weight", _WEIGHTS), ("height", _HEIGHTS)):
        for pattern in patterns:
            for match in document.phrase(pattern):
                if not _tells_of_another(document, match):
                    yield _seen(document, name, match)


def _tells_of_another(document: Document, match: re.Match[str]) -> bool:
    """Whether it is the size of somebody or something else, or how much it has changed."""
    section = document.outline.section_at(match.start())
    before = document.text.flowing[max(0, match.start() - _BEFORE) : match.start()]
    return (
        (section is not None and section.key in _NEVER)
        or _MORE_THAN_SOMETHING.match(document.text.flowing, match.end()) is not None
        or _SOMEBODY_ELSE.search(before) is not None
        or asserted_in_english(document.text, document.outline, Span(match.start(), match.end())) == "family"
    )


def _seen(document: Document, name: str, match: re.Match[str]) -> SeenMeasure:
    """The measure, its name shown where the words stand that tell of it."""
    value = Span(match.start("value"), match.end("value"))
    unit = Span(match.start("unit"), match.end("unit")) if name == "weight" else None
    told = Span(match.start(), match.end())
    return SeenMeasure(
        Found(name, (told,), 0.8),
        Found(document.text[value], (value,), 0.8),
        Found(document.text[unit], (unit,), 0.8) if unit else None,
        None,
    )
