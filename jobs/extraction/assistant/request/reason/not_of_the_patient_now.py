"""Sentences that are no reason whatever they name: they tell only of somebody beside the patient, of what was looked
for and not found, or of what is to be done should something come."""

from __future__ import annotations

import re

from jobs.extraction.assistant.others_health import tells_only_of_another
from jobs.extraction.wordings.advice_given import begins_with_what_to_watch
from jobs.extraction.wordings.words_of_asking import ASKING

_SHOULD_IT_COME = re.compile(
    r"\W*(?:if|should) (?:s?he|they|the (?:patient|pain|symptoms?)|there|this|it|symptoms?)\b", re.IGNORECASE
)
_FOUND_TO_BE_WELL = re.compile(
    r"\W*(?:screen(?:ing|ed)?(?: for)? [\w ]{3,40}|"
    r"[\w ]{3,40} (?:screen(?:ing)?|antibod(?:y|ies)|serology)(?: (?:19|20)\d\d)?)"
    r" (?:(?:was|were|is|has been|came back) )?(?:all )?(?:negative|normal|clear)\W*$",
    re.IGNORECASE,
)
"""That what was looked for was not found: "Screening for diabetes was negative."."""
_ONLY_NOT_BORNE = re.compile(
    r"\W*(?:s?he|they|(?:the )?(?:patient|pt)) (?:is|are) (?:also |known to be )?(?:intolerant of|allergic to) "
    r"(?:[\w-]+ ?){1,3}(?:\([^()]{3,30}\))?\W*$",
    re.IGNORECASE,
)
"""A bare remark on what somebody does not bear, which asks for nothing: "He is intolerant of codeine (vomiting)."."""


_LISTS_WHAT_WAS_BEFORE = re.compile(
    r"\W*(?:(?:an |als )?(?:vorerkrankungen|nebendiagnosen|begleiterkrankungen)|(?:come |como |"
    r"comme )?ant[eé]c[eé]dente?s|"
    r"voorgeschiedenis|antecedenten|tra i precedenti|in anamnesi|comorbilidades|comorbidades|comorbidit[àé]s?)\b(?!\?)",
    re.IGNORECASE,
)
"""How a sentence begins that lists what somebody has besides: "An Vorerkrankungen sind eine Hypertonie ..."."""


def is_not_of_the_patient_now(words: str) -> bool:
    """Tell whether a sentence is of somebody else alone, or of what may come and asks for nothing: "If he develops
    seizures he should start levetiracetam"."""
    if tells_only_of_another(words) or _FOUND_TO_BE_WELL.match(words) or begins_with_what_to_watch(words):
        return True
    in_passing = (
        _SHOULD_IT_COME.match(words) or _ONLY_NOT_BORNE.match(words) or _LISTS_WHAT_WAS_BEFORE.match(words)
    )
    return in_passing is not None and ASKING.search(words) is None
