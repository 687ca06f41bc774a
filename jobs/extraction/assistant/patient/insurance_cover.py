"""Payer, member's number and group of the words of one place that may hold all three."""

from __future__ import annotations

import re
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.no_values import says_nothing
from jobs.extraction.assistant.patient.insurance_words import GROUP_MARK, INSURER, MEMBER_MARK, NO_INSURER
from jobs.extraction.assistant.values.forms_of_address import TITLE_BEFORE
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_NUMBER = re.compile(
    r"(?=[\w/.\- ]*\d)[A-Za-z0-9][\w/.\-]*(?: (?=[A-Z]*\d)[A-Z\d][\w-]*)*(?: [A-Z](?=[\t\n]|$))?"
)
_CLAIM = re.compile(
    r"[,;(]?\s*\b(?:claim|authori[sz]ation|auth|approval|pre-?cert\w*|referral|case)\b.*\d", re.IGNORECASE
)
"""The number of a claim or an approval, which is not the member's."""
_FURTHER = re.compile(r",\s+(?!(?:inc|ltd|llc|co|corp|plc|pty|s\.?a)\b)(?=[A-Z])", re.IGNORECASE)
"""Where the plan or option begins behind an insurer that is named: "Karoo Medical Scheme, Classic"."""
_INSURED_WITH = re.compile(r"\(?\bmit-?vers|^(?:mag|ing|di|dipl)\b\.", re.IGNORECASE)
"""What marks somebody through whom the patient is insured: "Insured with: Mag. Ada Quill (mitvers.)"."""
_LONGEST_PAYER = 60
_LABELLED = 0.88
"""How sure a labelled insurer is at least: it may be called by two letters."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What one place tells of an insurance."""

    payer: Found | None = None
    member: Found | None = None
    group: Found | None = None


def cover_in(document: Document, span: Span, weight: float) -> Cover:
    """Return payer, number and group of words that may hold all three: "Pine Health, ID PH 4471, group 22"."""
    content = document.text.content
    if claim := _CLAIM.search(content, span.start, span.end):
        span = Span(span.start, claim.start())
    member_mark = MEMBER_MARK.search(content, span.start, span.end)
    group_mark = GROUP_MARK.search(content, span.start, span.end)
    bare = re.compile(r"[,#]?\s+#?(?=[A-Z]{0,5}[-. ]?\d[\w. -]{4})").search(content, span.start + 1, span.end)
    cuts = [mark.start() for mark in (member_mark, group_mark, bare) if mark is not None]
    end = min([*cuts, span.end])
    payer = payer_in(document, Span(span.start, end), weight)
    member = group = None
    if member_mark is not None:
        stop = group_mark.start() if group_mark and group_mark.start() > member_mark.end() else span.end
        member = number_in(document, Span(member_mark.end(), stop), weight)
    elif bare is not None and payer is not None:
        member = number_in(
            document, Span(bare.end(), group_mark.start() if group_mark else span.end), weight - 0.08
        )
    if group_mark is not None:
        group = number_in(document, Span(group_mark.end(), span.end), weight, digits=1)
    return Cover(payer, member, group)


_HEADS_INSURERS = re.compile(
    r"(?:providers?|carriers?|compan(?:y|ies)|plans?|payers?|policies|coverages?|status|section|data)",
    re.IGNORECASE,
)
"""What is left of a heading behind "Insurance", and no insurer: "INSURANCE PROVIDERS"."""


def payer_in(document: Document, span: Span, weight: float) -> Found | None:
    """Return the insurer that the words of a span name, None when they can be no insurer."""
    place = document.text.trimmed(span.start, span.end, strip=" \t\n,;:.-#*_|(=\u2013\u2014")
    if place is None:
        return None
    words = document.text[place]
    bracket = re.search(
        r"\s*\((?:(?:pel[oa]|do|da|por|through|via|über|durch|dependente|titular)\b|primary|workers?.{0,8}comp\w*|"
        r"if any|main|ppo|hmo)[^)]*\)?$",
        words,
        re.IGNORECASE,
    )
    if bracket is not None:
        place = document.text.trimmed(place.start, place.start + bracket.start()) or place
        words = document.text[place]
    if remark := re.search(r",\s+(?=[a-z])", words):
        place = document.text.trimmed(place.start, place.start + remark.start()) or place
        words = document.text[place]
    further = _FURTHER.search(words)
    named = words[: further.start()] if further else ""
    if " " in named and INSURER.search(named):
        place = Span(place.start, place.start + len(named))
        words = named
    if TITLE_BEFORE.match(words) or _INSURED_WITH.search(words) or _HEADS_INSURERS.fullmatch(words):
        return None
    letters = sum(c.isalpha() for c in words)
    if not (words[0].isupper() or words[0].isdigit()) and not INSURER.search(words):
        return None
    known_by_letters = weight >= _LABELLED and re.fullmatch(r"[A-Z]{2}", words) is not None
    if (
        (letters < 3 and not known_by_letters)
        or len(words) > _LONGEST_PAYER
        or NO_INSURER.match(words)
        or says_nothing(words)
    ):
        return None
    if re.search(r"[\u2610\u2611\u2612\u2713\u2714]|\[[ xX_]?\]|@|\?$|:$", words) or len(words.split()) > 8:
        return None
    return Found(words, (place,), weight)


WRITTEN_TO_CALL = re.compile(
    r"\(?0[1-9]\d{1,3}\)?[ -]\d{3}[ -]\d{3,4}|\+\d{1,3}[ -]\d{2,3}[ -]\d{3}[ -]\d{3,4}"
)
"""A number as telephones are written, with the nought or the sign that leads abroad: "082 555 0133"."""


_PROGRAM_BEFORE = re.compile(r"(?:Medicare|Medicaid|Tricare) (?=[\w-]*\d)", re.IGNORECASE)
"""The program's name before a number of its own."""


_PAYER_BEFORE = re.compile(r"[A-Z][a-z][A-Za-z]{2,20} (?=[A-Z]{1,4}\d{6,}\b)")
"""An insurer's name before the number in the same field: "CareFirst XIK900112233"; figures alone may be a group's, a
postcode or a telephone's."""


def number_in(document: Document, span: Span, weight: float, *, digits: int = 2) -> Found | None:
    """Return the number at the start of a span, with at least so many digits; None when there is none."""
    place = document.text.trimmed(span.start, span.end, strip=" \t\n,;:.#*_|=")
    if place is None:
        return None
    if lead := _PROGRAM_BEFORE.match(document.text.content, place.start, place.end):
        place = Span(lead.end(), place.end)
    if mark := MEMBER_MARK.match(document.text.content, place.start, place.end):
        place = Span(mark.end(), place.end)
    if payer := _PAYER_BEFORE.match(document.text.content, place.start, place.end):
        place = Span(payer.end(), place.end)
    match = _NUMBER.match(document.text.content, place.start, place.end)
    if match is None or sum(c.isdigit() for c in match.group()) < digits:
        return None
    number = match.group().strip(" .")
    if re.fullmatch(r"\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}", number):
        return None
    labelled = document.text.content[: match.start()].rstrip(" \t\n").endswith((":", "#"))
    if not labelled and WRITTEN_TO_CALL.fullmatch(number):
        return None
    return Found(number, (Span(match.start(), match.start() + len(number)),), weight)
