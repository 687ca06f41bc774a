"""What a form prints to whoever fills it in, which tells nothing of the patient on it."""

from __future__ import annotations

import re

from jobs.extraction.wordings.words_of_asking import ASKING

_PAPER = r"(?:forms?|referrals?|pages?|sheets?|cop(?:y|ies)|proforma|template|letter)"
_HOW_TO_SEND = re.compile(
    r"^\W*(?:please |kindly )?(?:e-?mail|fax|post|send|return|submit|upload|forward|hand|print|attach|complete|fill)\b"
    rf"(?: \w+){{0,2}}? (?:the|this|your|all|both|completed|signed) (?:\w+ ){{0,2}}{_PAPER}\b|"
    rf"\b(?:do not|don['\u2019]t) use this {_PAPER}\b",
    re.IGNORECASE,
)
"""What a form says of itself: how it is sent, and when it is not used."""
_LONGEST_PRINTED_QUESTION = 9


def is_printed_by_the_form(words: str) -> bool:
    """Tell whether words are a question that a form prints ("Bleeding after menopause?"), or say how it is sent."""
    return _HOW_TO_SEND.search(words) is not None or (
        words.rstrip().endswith("?")
        and len(words.split()) <= _LONGEST_PRINTED_QUESTION
        and ASKING.search(words) is None
    )
