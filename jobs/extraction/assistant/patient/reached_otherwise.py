"""What is given in a sentence for reaching who writes, a relative, or somebody with a profession: no number of the
patient's."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.owners import is_a_relatives, is_of_another
from jobs.extraction.assistant.page.line_marks import SIGNS_IN_ONE_LINE
from jobs.extraction.assistant.patient.statements_before import NAMES_TOO, statement_before

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
    label that it reaches the practice, or somebody else is named right before it."""
    before = document.text.flowing[max(0, offset - _REACH) : offset]
    if _REACHES_ANOTHER.search(before) is not None or _ENDS_WITH_THE_PRACTICE.search(before) is not None:
        return True
    return reaches_a_relative(document, offset) or _goes_on_with_another(document, offset)


def reaches_a_relative(document: Document, offset: int) -> bool:
    """Tell whether the statement before a number begins or ends with a word for somebody else: "Parents Tom and Ida,
    01803 555 041", "se avisó a los padres (tel. 655 550 199)"; not "Lives with her daughter at 4 Mill Lane, tel"."""
    statement = statement_before(document, offset, reach=_REACH)
    if SIGNS_IN_ONE_LINE.match(statement):
        return True
    if _LIVES.search(statement) or _OWN.search(statement):
        return False
    words = [word for word in _WORD.findall(statement) if not _KIND_OF_NUMBER.fullmatch(word)]
    edges = {*words[:1], *words[-_WORDS_AT_THE_END:]} - NAMES_TOO
    return any(map(is_a_relatives, edges))


_LIVES = re.compile(
    r"\b(?:live|living|lives|stays?|staying|resid\w+|wohn\w+|vive|habite|demeur\w+|abita|mora|woon\w*)\b",
    re.IGNORECASE,
)
_OWN = re.compile(r"\b(?:own|patient\w*|pt|client\w*|self|pa[cz]ient\w+|utente)\b", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_][\w'\u2019-]*")
_KIND_OF_NUMBER = re.compile(
    r"(?:tel\w*|tfno|t[ée]l\w*|phone|ph|mob\w*|m[oó]vil|cel\w*|gsm|handy|puh|p|no|at|on)", re.IGNORECASE
)
_WORDS_AT_THE_END = 2


def _goes_on_with_another(document: Document, offset: int) -> bool:
    """Whether a number begins its line below one that ends with who somebody else is: "... Adjuster: Ida Moss", and
    below it the number."""
    text = document.text
    line = text.line_at(offset)
    if line.start != offset or line.number == 0:
        return False
    above = text.lines[line.number - 1]
    return any(
        label.line == above.number
        and label.value is not None
        and label.value.end == above.end
        and is_of_another(label.wording)
        and not any(map(str.isdigit, text[label.value]))
        for label in document.labels
    )


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


def is_called_the_practices_behind(document: Document, offset: int) -> bool:
    """Tell whether brackets right behind a number say that it reaches the practice: "601-555-0100 (office)"."""
    return _OF_THE_PRACTICE_BEHIND.match(document.text.content, offset) is not None


_OF_THE_PRACTICE_BEHIND = re.compile(
    r" ?\((?:office|practice|clinic|surgery|doctor|dr|gp|fax|ofc|praxis|cabinet|consult\w+|studio|"
    r"praktijk)\.?\)",
    re.IGNORECASE,
)
