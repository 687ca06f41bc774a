"""What is given in a sentence for reaching who writes, or somebody with a profession: no number of the patient's."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document

_REACHES_ANOTHER = re.compile(
    r"\b(?:(?:call|ring|phone|telephone|contact|reach|bleep|page|fax|e-?mail|text)\s+"
    r"(?:(?:me|us)\b|(?:my|our) (?:office|secretary|practice|surgery|clinic|team|mobile|cell|direct)\b|"
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
_REACH = 100


def reaches_another(document: Document, offset: int) -> bool:
    """Tell whether the sentence before a number says that it reaches who writes, a solicitor or an interpreter."""
    before = document.text.flowing[max(0, offset - _REACH) : offset]
    return _REACHES_ANOTHER.search(before) is not None


def is_a_former_address(document: Document, offset: int) -> bool:
    """Tell whether the words before an address say that the patient lived there before."""
    line = document.text.line_at(offset)
    return _FORMER_ADDRESS.search(document.text.content, line.start, offset) is not None
