"""Whether a letter to an allergy clinic tells of one reaction that was treated some time ago and is over: whoever
wheezed after a cashew on a day of last month is sent for testing, and has no threatened airway.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.months import ENGLISH_MONTH
from jobs.extraction.text import Text

_TO_AN_ALLERGIST = re.compile(
    r"\b(?:refer\w*|to|see|dear|re|consult\w*)\b[^.;\n]{0,40}\b(?:allerg(?:y|ist|ists|ology)|immunolog\w+)\b|"
    r"\b(?:food |nut |peanut |drug |venom )?allergy (?:referral|clinic|team|test\w*|evaluation|assessment|work-?up|"
    r"service|consult\w*)\b|\b(?:skin|prick|ige|challenge) test\w*|\bneeds? (?:\w+ )?testing\b",
    re.IGNORECASE,
)
_REACTED = re.compile(
    r"\b(?:reaction|reacted|hives|urticaria\w*|anaphyla\w+|wheez\w+|swell\w*|swelled|swollen|(?:throat|breathing)\b)"
    r"(?:[^.;\n]|\.(?=\d))*",
    re.IGNORECASE,
)
_A_WHILE_AGO = re.compile(
    r"\b(?:(?:[3-9]|\d\d|three|four|five|six|ten|several|a few) days|(?:\d{1,2}|an?|one|two|three|four|five|six|"
    r"several|a few|couple of) (?:weeks?|wks?|months?|mths?|years?|yrs?)) (?:ago|back|earlier|prior)\b|"
    r"\blast (?:week|month|year|spring|summer|autumn|fall|winter)\b|"
    rf"\b(?:in|last) (?:early |late |mid[- ]?)?(?:(?-i:{ENGLISH_MONTH})|(?:19|20)\d\d)\b|"
    r"(?<![\d/.])(?P<one>\d{1,2})/(?P<other>\d{1,2})(?:/(?:\d\d){1,2})?"
    r"(?![\d/]| ?(?:mm|weeks?|months?|days?|years?)\b)",
    re.IGNORECASE,
)
_TREATED = re.compile(
    r"\b(?:treated|gave|given|got|received|needed|used|required)\b[^.;\n]{0,25}\b(?:epi\b|epi-?pen|epinephrine|"
    r"adrenalin\w*|benadryl|diphenhydramine|antihistamines?|cetirizine|zyrtec|prednis\w+|steroids?|ems|"
    r"(?:the )?e[dr]\b)|\b(?:settled|resolved|recovered|went (?:away|down)|discharged|"
    r"(?:fine|well|no (?:further )?(?:reactions?|symptoms)) since)\b",
    re.IGNORECASE,
)
_NOW = re.compile(
    r"\b(?:now|(?<!seen )(?<!clinic )(?<!here )(?<!office )today|tonight|yesterday|currently|"
    r"this (?:morning|afternoon|evening)|"
    r"(?:hours?|hrs?|minutes?|mins?) ago|ongoing|persist\w*|still (?:swollen|wheez\w+|short)|worse\w*|admit|999|911|"
    r"ambulance (?:called|requested)|stridor|drool\w*|intubat\w+|ace[- ]?inhibitor|swallow\w*)\b",
    re.IGNORECASE,
)
_DATED = re.compile(r"(?<![\d/.])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d\d){1,2}(?!\d)")


def reacted_before(text: Text) -> bool:
    """Tell whether a reaction is told with a day that is over and with what was given for it, and nothing is told of
    now."""
    told = text.flowing
    if _TO_AN_ALLERGIST.search(told) is None or _NOW.search(told) or _TREATED.search(told) is None:
        return False
    return any(_is_dated_before(told, match) for match in _REACTED.finditer(told))


def _is_dated_before(told: str, reacted: re.Match[str]) -> bool:
    """Whether the sentence of a reaction says when it was, and that is no day that the letter itself bears."""
    start = max(told.rfind(end, 0, reacted.start()) for end in (". ", "; ", "\n")) + 1
    when = _A_WHILE_AGO.search(told, start, reacted.end())
    if when is None:
        return False
    days = {(int(one), int(other)) for one, other in _DATED.findall(told[:start] + told[reacted.end() :])}
    return when["one"] is None or (int(when["one"]), int(when["other"])) not in days
