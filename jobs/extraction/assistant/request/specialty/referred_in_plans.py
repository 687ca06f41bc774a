"""Whom the plan of a note sends somebody to, by the verb itself: "3. Iron deficiency, FIT positive. Refer GI for
c-scope", "Adressée en consultation à un ORL". Who else follows the patient stands in other items of the same plan."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.first_named import (
    first_named,
    named_for_short,
    the_one_asked,
)
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_REFERS = re.compile(
    r"(?:(?m:^)|(?<=[.;:!] )|(?<=[-\u2022]\s))(?:please |will |plan to |to )?(?:"
    r"refer (?:(?:him|her|them|pt|patient) )?(?:back )?(?:(?:to|for) )?(?:the |an? )?|"
    r"(?:is |has been )?(?:referred|sent)(?: on)? (?:by|with|via) this (?:letter|summary|note|form) to (?:the |your )?|"
    r"adress[ée]+(?:\(?e\)?)? (?:en consultation )?(?:à|chez|aux?) (?:(?:une?|le|la) |l['\u2019])?)"
    r"(?P<named>[^.,;:()\n]{2,40}?)(?= (?:for|to|re|about|due|w/|pour|par)\b|[.,;:()\n]|$)(?P<behind>[^.;\n]{0,60})",
    re.IGNORECASE,
)
_BY_ITSELF = re.compile(
    r"\b(?:referred|sent)(?: on)? (?:by|with|via) this (?:letter|summary|note|form) to ", re.IGNORECASE
)
_THEM = r"(?:him|her|them|the patient|(?:Mr|Mrs|Ms|Miss)\.? [\w'\u2019-]+)"
_DOES = (
    r"\b(?:I|we)(?: am|['\u2019]m| are|['\u2019]re| will(?: be)?|['\u2019]ll| have|['\u2019]ve)?"
    r"(?: now| also| therefore| instead)? "
)
_WHOM = r"(?P<named>(?:[^.;\n]|(?<=\bDr)\.|(?<=\bProf)\.){2,90})"
_SENDING_ON = tuple(
    re.compile(words + _WHOM, re.IGNORECASE)
    for words in (
        rf"{_DOES}(?:refer(?:ring|red)?|send(?:ing)?|sent|pass(?:ing|ed)?|hand(?:ing|ed)?) {_THEM} "
        r"(?:back |on |over |along )?to ",
        rf"{_DOES}(?:send(?:ing)?|sent|plac(?:e|ing|ed)|ma(?:de|ke|king)|put(?:ting)? in) (?:an? |the )?referral to ",
        rf"{_DOES}ask(?:ing|ed)? (?=(?:dr\.? )?[^.;\n]{{2,60}} to (?:see|evaluate|assess|review)\b)",
        rf"\b(?:I|we)(?:['\u2019]d| would)(?: also)? (?:like|want) {_THEM} to (?:see|be seen by) ",
        rf"{_DOES}(?:have {_THEM} see|arrang(?:ing|ed?) for {_THEM} to (?:see|be seen by)) ",
        r"\b(?:s?he|they|the patient) (?:(?:will be|is being|is to be) (?:referred|sent|passed)|goes|is going)"
        r"(?: on)?(?: from here)? to (?=(?:the |our |dr|prof))",
        r"\breferral to (?=[^.;\n]{2,60} (?:has been|was|is|will be) (?:placed|made|sent)\b)",
    )
)
"""How a consultant passes somebody on in the plan, whose letter goes back to whoever asked: "I am referring her to Dr.
Orme, endocrine surgery", "I am sending him on to Dr. Quill in interventional pain". Elsewhere in a letter it tells what
was done beside what the letter asks."""
_ANSWERS = re.compile(
    r"\bthank(?:s| you)(?: \w+){0,2},?(?: (?:dr|doctor|prof)\.? [\w'\u2019-]+,?)? for "
    r"(?:(?:kindly )?(?:sending|referring|asking (?:me|us) to see)|the referral|your referral|letting (?:me|us) see|"
    r"(?:the opportunity|the privilege|allowing (?:me|us)) to see)\b|"
    r"\b(?:was|were) (?:kindly )?(?:referred|sent) (?:to (?:me|us) )?by\b",
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
_REACH = 120


def referred_in_a_plan(document: Document) -> Found | None:
    """Return the one specialty that the sentences of a plan refer to; None where they refer to several or none."""
    return the_one_asked(_referred(document))


def _referred(document: Document) -> Iterator[Found]:
    for match in document.phrase(_REFERS):
        words = match["named"] + match["behind"]
        if _NOT_YET.search(words) or _TO_READ.search(match["named"]):
            continue
        span = Span(*match.span("named"))
        found = first_named(ALL_NAMES, document, span, _WEIGHT) or named_for_short(document, span)
        if sent_to := _as_sent_to(found):
            yield sent_to


def referred_by_the_paper(document: Document) -> Found | None:
    """Return whom a paper of any kind says that it refers to by itself: "Referred by this letter to the ENT clinic"."""
    if next(document.phrase(_BY_ITSELF), None) is None:
        return None
    return referred_in_a_plan(document)


def why_the_paper_refers(document: Document) -> Found | None:
    """Return for what a paper says that it refers by itself: "Referred by this letter to the ENT clinic for a look at
    whether it wants manipulating"."""
    by_itself = next(document.phrase(_BY_ITSELF), None)
    if by_itself is None or referred_by_the_paper(document) is None:
        return None
    why = _WHY.match(document.text.flowing, by_itself.end(), by_itself.end() + _FURTHEST)
    return Found(why["why"], (Span(*why.span("why")),), _WEIGHT) if why else None


_WHY = re.compile(
    r"[^.;]*?\b(?:for|because of|regarding|re|with|due to|to) (?P<why>(?!(?:the )?(?:same|this|next|following|be|"
    r"\w+ (?:days?|weeks?))\b|"
    r"\d|information)[^.;\n]{8,160})",
    re.IGNORECASE | re.DOTALL,
)
_FURTHEST = 260


def passed_on_by_a_consultant(document: Document) -> Found | None:
    """Return whom the plan of a consultant's answer passes the patient on to: its title and its head name the
    consultant's own field. None where the paper answers nobody."""
    if next(document.phrase(_ANSWERS), None) is None:
        return None
    return the_one_asked(_sent_on(document))


def _sent_on(document: Document) -> Iterator[Found]:
    for pattern in _SENDING_ON:
        for match in document.phrase(pattern):
            section = document.outline.section_at(match.start())
            if section is None or section.key not in _OF_A_PLAN or _is_for_later(document, match):
                continue
            found = first_named(ALL_NAMES, document, Span(*match.span("named")), _WEIGHT)
            if sent_to := _as_sent_to(found):
                yield sent_to


def _is_for_later(document: Document, match: re.Match[str]) -> bool:
    """Whether a condition stands in the sentence of words that send on."""
    flowing = document.text.flowing
    start = (
        max(flowing.rfind(mark, max(0, match.start() - _REACH), match.start()) for mark in (". ", "\n", ": "))
        + 1
    )
    return _NOT_YET.search(flowing, start, match.end()) is not None


def _as_sent_to(found: Found | None) -> Found | None:
    """Whom a plan names, unless it is the patient's own doctor."""
    if found is None or found.value == "general_practice":
        return None
    return Found(found.value, found.spans, _WEIGHT)
