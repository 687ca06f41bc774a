"""Which words can be a reason: no label of the form, no blank, no hint where to look."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.labels.no_values import says_nothing
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.text import Span, Text

_LONGEST_LABEL = 9


def is_a_label(text: Text, spans: Sequence[Span]) -> bool:
    """Whether spans hold no reason but a label of the form ("Number of pages (excluding coversheet):"), whose
    answer is blank or stands elsewhere: a few words right before a colon, or several that are a wording we know
    (one alone, "Surgery", may be an answer).
    """
    words = " ".join(" ".join(text[span] for span in spans).split())
    behind = text.content[spans[-1].end : spans[-1].end + 3].lstrip(" ") if spans else ""
    asks = words.endswith((":", "\uff1a")) or behind.startswith((":", "\uff1a"))
    few = len(words.split())
    return (asks and few <= _LONGEST_LABEL) or (few > 1 and names_a_label(words))


def names_a_label(words: str) -> bool:
    """Whether words are, with or without a colon, a label that is listed."""
    return named_by_cell(" ".join(words.split()).strip(" :\uff1a*_.")) is not None


def says_a_reason(words: str) -> bool:
    """Tell whether words can be a reason: no blank, no hint where to look, no wall of text."""
    letters = re.findall(r"[^\W\d_]{3,}", words)
    return (
        bool(letters)
        and not says_nothing(words)
        and not _NO_REASON.search(words)
        and not says_who(words)
        and len(words) < 2500
    )


def says_who(words: str) -> bool:
    """Tell whether words are lines that say who somebody is and how to reach them: a birth, a number, a phone."""
    return len({match.lastgroup for match in _PARTICULARS.finditer(words)}) > _MOST_PARTICULARS


_PARTICULARS = re.compile(
    r"(?P<born>\b(?:d\.?o\.?b\b|date of birth|born)\W{0,3}(?:on )?\d)|"
    r"(?P<number>\b(?:chart|mrn|nhs|nhi|file|hospital|record|patient)(?: (?:no|number|id))?\W{0,3}[A-Z\d/-]{0,8}\d{2})|"
    r"(?P<phone>\b(?:phone|tel(?:ephone)?|mobile|mob|cell)\W{0,3}\+?\(?\d{3})",
    re.IGNORECASE,
)
_MOST_PARTICULARS = 2


_NO_REASON = re.compile(
    r"^\S+@\S+$|^(?:\w+ ){0,3}(?:details|particulars) (?:are|is) \w+\W*$|^this (?:form|document|page|paper|fax)\b|"
    r"^please (?:ask|tell|remind|inform|repeat|resend|re-send|upload|bring)\b|[,;] please (?:repeat|resend|upload)\b|"
    r"\bnot be referred\b|^(?:please )?(?:call|phone|ring|fax|e-?mail|contact)\b.{0,40}\d|"
    r"\b(?:on|use|complete|return) this form\b|^(?:no reason\b|not (?:indicated|given|"
    r"stated|available)|reason for (?:referral|visit)\s*\||see (?:attached|letter|"
    r"below|above|enclosed|notes?|(?:the )?(?:plan|assessment|hpi|problem list|chart|order)s?)\b.{0,40}$|"
    r"as (?:above|below|per)\b.{0,30}$|(?:please )?(?:specify|describe|tick|"
    r"check|"
    r"complete|attach|include)\b.{0,60}$|detail \d+|insert \w+)|not indicated$|^none$",
    re.IGNORECASE,
)
