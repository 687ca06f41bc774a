"""Letters that ask for nothing, or for nothing any more: the patient has died, the referral is cancelled, a copy is for
information only, somebody tries the fax. Each says so of the patient or of itself: that a relative has died, that an
earlier appointment was cancelled, or what to do with a fax that went astray, is another matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from jobs.extraction.text import Span, Text
from jobs.extraction.texts_at_hand import text_of
from referrals.data.pages import Page
from referrals.data.referral import RuleOperand, TriageReason

Why = Literal["died", "cancelled", "copy", "test"]

_SADLY = r"(?:(?:now|sadly|unfortunately|very|since|recently|suddenly|peacefully|all|[\w']+ly),? ){0,3}"
_DIED = rf"{_SADLY}(?:died|passed away|passed on|deceased|expired)\b"
_RELATIVE = re.compile(
    r"\b(?:father|mother|m[uoa]m|dad|parents?|husband|wife|spouse|partner|brother|sister|sibling|twin|son|daughter|"
    r"child|baby|infant|uncle|aunt|cousin|grand\w+|niece|nephew|friend|neighbour|neighbor|dog|carer|"
    r"next of kin|relatives?|family|donor)\b",
    re.IGNORECASE,
)
_CONDITION = re.compile(
    r"\b(?:if(?! you (?:would|could|can|will)\b)|should you|unless|in case|in the event|whether|may|might|when)\b",
    re.IGNORECASE,
)
_REPLACED = re.compile(
    r"\b(?:replac\w+|supersed\w+|amended|updated|revised|corrected|resen\w+|re-?book\w*|re-?schedul\w+|re-?arrang\w+|"
    r"re-?direct\w*|another (?:date|time))\b",
    re.IGNORECASE,
)
"""What is cancelled so that something else takes its place: the patient is still to be seen."""

_PAPER = r"(?:referral|fax|message|document|record|transmission|letter|page)"
_TOLD: tuple[tuple[Why, re.Pattern[str]], ...] = (
    (
        "died",
        re.compile(
            rf"\b(?:the|this|your|our|(?:the )?above(?:[- ](?:named|mentioned))?) (?:patient|gentleman|lady|client) "
            rf"(?:has |had |is )?{_DIED}|"
            rf"\b(?:inform|notify|tell|advise|let|making?) you (?:know |aware )?(?:of|that|about)\b.{{1,120}}?"
            rf"(?:\b(?:has|is|had) {_DIED}|\b(?:died|passed away)\b)|"
            r"\b(?:inform|notify|tell|advise) you (?:of|about) the (?:\w+ )?(?:death|passing|demise) of\b|"
            r"\bpatient (?:is )?deceased\s*[:?]?\s*(?:yes|y)\b|"
            r"\bdate of death\s*:\s*\d",
            re.IGNORECASE,
        ),
    ),
    (
        "cancelled",
        re.compile(
            r"\b(?:please|kindly|pls|(?:could|can|would) you|(?:ask|like) you to|(?:wish|want|like) to)"
            r"(?: please| kindly)? (?:cancel|withdraw|disregard|ignore|void|discard|close)\b"
            r"(?: (?:the|my|our|this|that|his|her|their|your|"
            r"an?|any|all|previous|earlier|original|above|out-?patient|clinic)){0,4}(?: [\w-]+)? "
            r"(?:referrals?|requests?|appointments?|letters?|fax(?:es)?|bookings?)\b|"
            r"\b(?:please|kindly|pls) (?:cancel|withdraw)(?: (?:it|this|him|her|them))?\s*(?:[.!;,]|$)|"
            r"\b(?:my|our|this|your) (?:[\w/]+ ){0,3}?(?:referral|request) (?:[\w/]+ ){0,7}?(?:is|can be|should be) "
            r"(?:now |therefore |hereby )?(?:no longer (?:needed|required|necessary|wanted)|withdrawn|"
            r"cancell?ed|void)\b|"
            r"\bno longer (?:needs?|requires?|wish(?:es)?|wants?) (?:to (?:be seen|attend)\b|(?:\w+ )?"
            r"(?:this|the|your|my|our|his|her|their|any) (?:\w+ )?(?:referral|appointment)\b)",
            re.IGNORECASE,
        ),
    ),
    (
        "copy",
        re.compile(
            r"\b(?:this|it) (?:\w+ )?(?:is|was) (?:being |only |just |merely |an? |the |sent |copied |courtesy |"
            r"to you |as )*(?:copy )?(?:purely |solely )?for (?:your )?(?:information|records|reference)"
            r"(?: (?:only|purposes))?\b(?! (?:and|on|about|of)\b)|"
            r"^\W*(?:courtesy )?copy(?: only)?(?: -)? for (?:your )?(?:information|records)(?: only)?\W*$|"
            r"^\W*for (?:your )?(?:information|records) only\W*(?:no (?:further )?action\b.*)?$|"
            r"\bno (?:further )?action (?:is |was )?(?:required|needed|necessary|requested)?\s*"
            r"(?:from|by|on) (?:you|your)\b",
            re.IGNORECASE,
        ),
    ),
    (
        "test",
        re.compile(
            rf"\btest(?:ing)?\b(?: (?:{_PAPER}|only))?.{{0,12}}"
            r"\b(?:please )?(?:ignore|disregard|discard|delete|do not (?:process|book|act|action|schedule))\b|"
            rf"\b(?:ignore|disregard|discard)\b.{{0,12}}\btest {_PAPER}\b",
            re.IGNORECASE,
        ),
    ),
)
_NAMED_DEAD = re.compile(
    rf"\b(?P<title>Mr|Mrs|Ms|Miss|Mx|Master)\.? (?:[A-Z][\w'\u2019-]+ ){{0,2}}?(?P<name>[A-Z][\w'\u2019-]+),? "
    rf"(?i:(?:has |had )?{_DIED})"
)
_MARKED_DEAD = re.compile(
    r"(?:[(\[*-]\s*|^\W*)(?:now )?(?:deceased|r\.?i\.?p)\b\.?[^a-z]{0,20}$", re.IGNORECASE
)
_OF_THE_PATIENT = re.compile(
    r"^\W*(?:re|regarding|subject|patient(?:'s)?(?: name)?|name)\b|\b(?:d\.?o\.?b|date of birth|born|nhs|mrn)\b",
    re.IGNORECASE,
)
_END = re.compile(r"(?<=[.?!])(?<!\b[DM]r\.)(?<!\bM[rs]s\.)(?<!\bMs\.)\s|\n|\t")
_ONE_SENTENCE_MORE = 120
_SAYS: dict[Why, str] = {
    "died": "that the patient has died",
    "cancelled": "that a referral or an appointment is to be cancelled",
    "copy": "that it is a copy for information",
    "test": "that it is a test",
}


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Why nothing is asked for, and where that stands."""

    why: Why
    span: Span


def withdrawals(text: Text) -> tuple[Withdrawal, ...]:
    """Return where a text says that nothing is asked for, or nothing any more."""
    found = [each for sentence in _sentences(text) for each in _told_in(text, sentence)]
    found += [
        Withdrawal("died", Span(line.start, line.end)) for line in text.lines if _marks_the_dead(line.text)
    ]
    found += [
        Withdrawal("died", Span(*dead.span()))
        for dead in _NAMED_DEAD.finditer(text.flowing)
        if _is_the_patient(text, dead["title"], dead["name"])
    ]
    return tuple(sorted(found, key=lambda each: each.span.start))


def withdrawn(pages: Sequence[Page]) -> Iterator[TriageReason]:
    """Yield a reason for each way in which the pages say that nothing is asked for, with its place."""
    text = text_of(pages)
    told: set[Why] = set()
    for each in text.once(withdrawals):
        if each.why not in told:
            told.add(each.why)
            places = text.evidence(each.span)
            words = f"Page {places[0].page} says {_SAYS[each.why]}: a person should read it before anything is booked."
            yield TriageReason(
                rule="withdrawn",
                text=words,
                fields=("document.kind",),
                operands=(RuleOperand(path="document.kind", value=each.why, why_not=words, places=places),),
            )


def _sentences(text: Text) -> Iterator[Span]:
    start = 0
    for end in _END.finditer(text.flowing):
        yield Span(start, end.start())
        start = end.end()
    yield Span(start, len(text.flowing))


def _told_in(text: Text, sentence: Span) -> Iterator[Withdrawal]:
    words = text.flowing[sentence.start : sentence.end]
    if _CONDITION.search(words):
        return
    for why, pattern in _TOLD:
        found = pattern.search(words)
        if found is None or (why == "died" and _RELATIVE.search(found[0])):
            continue
        if why == "cancelled" and _REPLACED.search(
            text.flowing, sentence.start, sentence.end + _ONE_SENTENCE_MORE
        ):
            continue
        yield Withdrawal(why, Span(sentence.start + found.start(), sentence.start + found.end()))


def _marks_the_dead(line: str) -> bool:
    """Whether a line that names the patient calls them dead: "Re: Alan Whitcombe (DECEASED 01/11/2026)"."""
    return bool(_OF_THE_PATIENT.search(line) and _MARKED_DEAD.search(line) and not _RELATIVE.search(line))


def _is_the_patient(text: Text, title: str, name: str) -> bool:
    """Whether a line that names the patient has this title and name: "Mrs Whitcombe" is not "Mr Whitcombe"."""
    named = re.compile(rf"\b{title}\b\.? .*\b{re.escape(name)}\b", re.IGNORECASE)
    return any(_OF_THE_PATIENT.search(line.text) and named.search(line.text) for line in text.lines)
