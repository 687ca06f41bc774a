"""Whose a value is: looked up from the words around its place on the page, without the assistant's labels."""

from __future__ import annotations

import re
from collections.abc import Collection

from jobs.extraction.judge.aligner import Aligned, PageIndex

_PATIENT = r"\b(?:patient|pt|client|member|re|dob|d\.o\.b|birth|mrn|nhs|home|mobile|cell|next of kin)\b"
_REFERRER = (
    r"\b(?:referr(?:er|ing|ed by)|author|from|sender|requester|requested by|"
    r"ordering|practice|surgery|clinic|provider|gp|physician|sincerely|regards|"
    r"npi|office|staff)\b"
)
_RECIPIENT = r"\b(?:to|attn|attention|referred to|referral to|recipient|dear|consultant|receiving)\b"
_ROLES = {"patient": _PATIENT, "referrer": _REFERRER, "recipient": _RECIPIENT}
_CUE = re.compile("|".join(f"(?P<{role}>{words})" for role, words in _ROLES.items()), re.IGNORECASE)
_WORDS_BEFORE = 45


def nearest_role(index: PageIndex, aligned: Aligned) -> str:
    """Return the role that the nearest cue before a value speaks for: patient, referrer, recipient, or ""
    without a cue.
    """
    before = index.page.words[max(0, aligned.first - _WORDS_BEFORE) : aligned.first]
    said = " ".join(word.text for word in before)
    cues = [match.lastgroup or "" for match in _CUE.finditer(said)]
    return cues[-1] if cues else ""


def wanted_role(path: str) -> str:
    """Return whose a path's value must be; "" where it does not matter."""
    section = path.split(".", 1)[0]
    return section if section in _ROLES and path.endswith((".phone", ".fax", ".email", ".address")) else ""


_REACHED = re.compile(r"\b(?:tel|telephone|phone|ph|fax)\b", re.IGNORECASE)
_ADDRESSED = re.compile(r"\bDear\b")
_SIGNED = re.compile(r"\b(?:sincerely|regards|faithfully|truly)\b", re.IGNORECASE)
_LINES_OF_A_LETTERHEAD = 3


_A_PRACTICE = re.compile(
    r"\b(?:practice|surgery|clinic|hospital|medical|health|cent(?:re|er)|infirmary|associates|physicians|doctors?)\b",
    re.IGNORECASE,
)
_THE_PATIENT = re.compile(r"\b(?:re|patient|dob|mr|mrs|ms|miss)\b", re.IGNORECASE)


def is_of_sender(index: PageIndex, aligned: Aligned, pages: Collection[PageIndex]) -> bool:
    """Whether a place is the first line of a signed letter, above how to reach whom it names: the sender's letterhead.

    A form's first lines may as well name the clinic that made it, to which it goes.
    """
    words = index.page.words
    first_line = words[aligned.first].line == words[0].line
    return index.page.number == 1 and first_line and _has_a_letterhead(index, pages)


def is_of_practice(index: PageIndex, aligned: Aligned, pages: Collection[PageIndex]) -> bool:
    """Whether a place is in the letterhead of a signed letter that names a practice or a clinic and no patient: what
    reaches the practice is not the patient's. Somebody who writes for themselves names none there.
    """
    lines = _first_lines(index)
    head = _in_lines(index, lines)
    return (
        index.page.number == 1
        and index.page.words[aligned.first].line in lines
        and _A_PRACTICE.search(head) is not None
        and _THE_PATIENT.search(head) is None
        and _has_a_letterhead(index, pages)
    )


def _has_a_letterhead(index: PageIndex, pages: Collection[PageIndex]) -> bool:
    """Whether a page begins with how to reach somebody and goes on as a letter, which may be signed on a later page."""
    if not _REACHED.search(_in_lines(index, _first_lines(index))):
        return False
    letter = [page for page in pages if page.page.document_id == index.page.document_id]
    return _ADDRESSED.search(index.plain.content) is not None and any(
        _SIGNED.search(page.plain.content) for page in letter
    )


def _first_lines(index: PageIndex) -> list[int]:
    return list(dict.fromkeys(word.line for word in index.page.words))[:_LINES_OF_A_LETTERHEAD]


def _in_lines(index: PageIndex, lines: list[int]) -> str:
    return " ".join(word.text for word in index.page.words if word.line in lines)
