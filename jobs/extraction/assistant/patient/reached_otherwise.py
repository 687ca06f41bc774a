"""What is given in a sentence for reaching who writes, or somebody with a profession: no number of the patient's."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document

_REACHES_ANOTHER = re.compile(
    r"\b(?:(?:call|ring|phone|telephone|contact|reach|bleep|page|fax|e-?mail|text)\s+"
    r"(?:(?:me|us)\b|(?:my|our) (?:office|secretary|practice|surgery|clinic|team|mobile|cell|direct)\b|"
    r"(?:my|our) (?:[a-z-]+ ){0,2}(?:co-?ordinator|navigator|nurse|scheduler|assistant|receptionist|manager|desk|"
    r"line)\b|"
    r"the (?:practice|surgery|clinic|office|ward|department)\b)|"
    r"(?:I|we) (?:can|may) be (?:reached|contacted)|get (?:hold of|in touch with) (?:me|us)\b|"
    r"(?:solicitor|lawyer|attorney|interpreter)\b)(?:(?!\b(?:re|patients?)\b)[^.;:\d\n])*$",
    re.IGNORECASE,
)
_FORMER_ADDRESS = re.compile(
    r"\b(?:previous|former|old|prior|past)\s+(?:home\s+)?address\W*$|"
    r"\b(?:formerly (?:of|at)|used to live (?:at|in)|moved (?:here )?from)\W*$",
    re.IGNORECASE,
)
_FORMER_BEHIND = re.compile(
    r"[^()\n:;\t]{6,90}[(\[](?:his |her |their )?(?:old|former|previous)(?: home)? address[)\]]",
    re.IGNORECASE,
)
_PRACTICE_IN_BRACKETS = (
    r"\b(?:tel\w*|phone|fax)[a-z .]{0,14}\((?:(?:registered )?gp|practice|surgery|clinic|doctor)\)"
)
_OF_THE_PRACTICE = re.compile(_PRACTICE_IN_BRACKETS, re.IGNORECASE)
_ENDS_WITH_THE_PRACTICE = re.compile(rf"{_PRACTICE_IN_BRACKETS}\s*[:.]?\s*$", re.IGNORECASE)
_REACH = 100


def reaches_another(document: Document, offset: int) -> bool:
    """Tell whether the sentence before a number says that it reaches who writes, a solicitor or an interpreter, or its
    label that it reaches the practice."""
    before = document.text.flowing[max(0, offset - _REACH) : offset]
    return _REACHES_ANOTHER.search(before) is not None or _ENDS_WITH_THE_PRACTICE.search(before) is not None


def is_a_former_address(document: Document, offset: int) -> bool:
    """Tell whether the words before an address, or in brackets right behind it, say that the patient lived there
    before."""
    line = document.text.line_at(offset)
    content = document.text.content
    return (
        _FORMER_ADDRESS.search(content, line.start, offset) is not None
        or _FORMER_BEHIND.match(content, offset, line.end) is not None
    )


def is_label_of_the_practice(document: Document, offset: int) -> bool:
    """Tell whether a label says itself that it reaches the practice, in whose block ever: "Telephone (Practice)"."""
    return _OF_THE_PRACTICE.match(document.text.content, offset) is not None
