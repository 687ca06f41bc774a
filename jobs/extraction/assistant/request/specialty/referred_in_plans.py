"""Whom the plan of a note sends somebody to, by the verb itself: "3. Iron deficiency, FIT positive. Refer GI for
c-scope", "Adressée en consultation à un ORL". Who else follows the patient stands in other items of the same plan."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.first_named import first_named, named_for_short
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_REFERS = re.compile(
    r"(?:(?m:^)|(?<=[.;:!] )|(?<=[-\u2022]\s))(?:please |will |plan to |to )?(?:"
    r"refer (?:(?:him|her|them|pt|patient) )?(?:back )?(?:(?:to|for) )?(?:the |an? )?|"
    r"adress[ée]+(?:\(?e\)?)? (?:en consultation )?(?:à|chez|aux?) (?:(?:une?|le|la) |l['\u2019])?)"
    r"(?P<named>[^.,;:()\n]{2,40}?)(?= (?:for|to|re|about|due|w/|pour|par)\b|[.,;:()\n]|$)(?P<behind>[^.;\n]{0,60})",
    re.IGNORECASE,
)
_SENDING_ON = re.compile(
    r"\b(?:I am|I['\u2019]m|we are|we['\u2019]re|will be) (?:now |also |therefore )?referring "
    r"(?:him|her|them|the patient|(?:Mr|Mrs|Ms|Miss)\.? \w+) (?:back |on |over )?to "
    r"(?P<named>(?:[^.;\n]|(?<=\bDr)\.|(?<=\bProf)\.){2,90})",
    re.IGNORECASE,
)
"""How a consultant passes somebody on in the plan, whose letter goes back to whoever asked: "I am referring her to Dr.
Orme, endocrine surgery". Elsewhere in a letter it tells what was done beside what the letter asks."""
_ANSWERS = re.compile(
    r"\b(?:thank(?:s| you)(?: \w+){0,2} for (?:sending|referring|asking (?:me|us) to see|the referral|your referral)|"
    r"(?:was|were) (?:kindly )?(?:referred|sent) (?:to (?:me|us) )?by)\b",
    re.IGNORECASE,
)
_OF_A_PLAN = ("plan", "assessment")
_NOT_YET = re.compile(r"\b(?:if|unless|when|once|should|si|en cas)\b", re.IGNORECASE)
"""What makes of a plan one for later."""
_TO_READ = re.compile(
    r"\b(?:letter|note|notes|report|section|page|table|below|above|attached|instructions?|guid\w+)\b",
    re.IGNORECASE,
)
"""What one is referred to with one's eyes."""
_WEIGHT = 0.86


def referred_in_a_plan(document: Document) -> Found | None:
    """Return the one specialty that the sentences of a plan refer to; None where they refer to several or none."""
    named = list(_referred(document))
    return named[0] if len({found.value for found in named}) == 1 else None


def _referred(document: Document) -> Iterator[Found]:
    for match in document.phrase(_REFERS):
        words = match["named"] + match["behind"]
        if _NOT_YET.search(words) or _TO_READ.search(match["named"]):
            continue
        span = Span(*match.span("named"))
        found = first_named(ALL_NAMES, document, span, _WEIGHT) or named_for_short(document, span)
        if sent_to := _as_sent_to(found):
            yield sent_to


def passed_on_by_a_consultant(document: Document) -> Found | None:
    """Return whom the plan of a consultant's answer passes the patient on to: its title and its head name the
    consultant's own field. None where the paper answers nobody."""
    if next(document.phrase(_ANSWERS), None) is None:
        return None
    for match in document.phrase(_SENDING_ON):
        section = document.outline.section_at(match.start())
        if section is None or section.key not in _OF_A_PLAN or _NOT_YET.search(match["named"]):
            continue
        found = first_named(ALL_NAMES, document, Span(*match.span("named")), _WEIGHT)
        if sent_to := _as_sent_to(found):
            return sent_to
    return None


def _as_sent_to(found: Found | None) -> Found | None:
    """Whom a plan names, unless it is the patient's own doctor."""
    if found is None or found.value == "general_practice":
        return None
    return Found(found.value, found.spans, _WEIGHT)
