"""What is never why somebody is referred, though it stands where a reason does: the line that says who the patient is,
the title of the paper and its other labels, an empty box, when the letter was typed, thanks for having sent somebody,
the test that has just been done, what somebody is to look out for, and that a relative needs an appointment too.
Without anything else there is no reason."""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span
from jobs.extraction.wordings.advice_given import is_told_what_to_watch

_WHO = re.compile(
    r"\W*(?:(?:re|regarding|patient|pt|name|client)\W{0,3}(?:name\W{0,3})?)?"
    r"(?:(?-i:Mr|Mrs|Ms|Miss|Mx|Master|Dr|Baby)\b\.? )?(?-i:[A-Z])",
    re.IGNORECASE,
)
_PARTICULARS = re.compile(
    r"(?P<date>\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\b)|(?P<number>\b\d{3}[ -]?\d{3}[ -]?\d{4}\b)|"
    r"(?P<phone>\b0\d{2,4}[ -]?\d{3}[ -]?\d{3,4}\b|\b\d{3}-\d{3}-\d{4}\b)|"
    r"(?P<postcode>\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b)|(?P<label>\b(?:NHS|MRN|DOB|CHI|NHI)\b)"
)
_FEWEST_PARTICULARS, _MOST_LINES = 3, 3
_OF_THE_LETTER = re.compile(
    r"\W*(?:this|the) (?:letter|fax|note|referral) was (?:typed|dictated|written|printed|faxed|sent|signed)\b[^.]*"
    r"(?:\.(?=\d)[^.]*)*\W*|"
    r"\W*(?:his|her|their) (?:daughter|son|wife|husband|mother|father|brother|sister|partner) (?:also )?needs? "
    r"(?:an? )?(?:\w+ )?(?:appointment|referral|to be seen)\b[^.]*\W*",
    re.IGNORECASE,
)


_DONE_ALREADY = re.compile(
    r"\W*(?:an? |her |his |the )?(?:routine |full |annual )*(?:hearing|eye|sight|eyesight|vision|dental) "
    r"(?:tests?|exam\w*|check(?:-?up)?) (?:today|yesterday|this (?:morning|afternoon|week)|last week|on \d[\d/. ]*)\W*|"
    r"\W*(?:de )?(?:[mtlns]['\u2019]|[mtln]e |nous |vous )*(?:l['\u2019])?avoir (?:adress|confi|envoy|"
    r"r[ée]f[ée]r)[ée]e?s?\b.*|"
    r"\W*aver(?:mi|ci|la|lo|mela|melo|cela|celo)? ?(?:la |lo )?(?:inviat|mandat|affidat)[oaie]\b.*|"
    r"\W*haber(?:me|nos)?(?:la|lo)? (?:enviado|remitido|derivado)\b.*",
    re.IGNORECASE | re.DOTALL,
)
_OF_WHO_AND_WHOM = frozenset(
    (
        "name",
        "full_name",
        "first_name",
        "last_name",
        "birth_date",
        "age",
        "sex",
        "mrn",
        "nhs_number",
        "health_card",
        "ssn",
        "address",
        "phone",
        "recipient",
        "recipient_organization",
        "provider",
        "organization",
        "date",
    )
)
"""Labels that begin a line of particulars; what stands behind "Re:" may be the matter."""
_SUBJECT = re.compile(r"(?:re|ref|regarding|subject|betr\w*|objet|oggetto|asunto|concerne)\.?", re.IGNORECASE)
_CLAIM = re.compile(
    r"\W*(?:[A-Z]{2,5} )?(?:claim|policy|case|reference|referral id)\b[^a-z\n]{0,6}\d[^\n]*", re.IGNORECASE
)
_TITLE = re.compile(
    r"(?:[\w&/'-]+ ){0,3}(?:referral|request)(?: form| letter)? (?:to|from) (?:(?!\b(?:for|with|of|re|"
    r"regarding)\b)[^:\n])*",
    re.IGNORECASE,
)
_HOUSE = re.compile(
    r"(?:programme|program|service|clinic|hospital|department|practice|trust)\W*", re.IGNORECASE
)
_LINES_OF_A_HEAD = 4


def without_what_never_is(document: Document, found: Found) -> Found | None:
    """Return a reason without the patient's own line above it; None where it says nothing of why."""
    kept = _below_the_patients_line(document, found)
    if kept is None or _OF_THE_LETTER.fullmatch(str(kept.value)) or _DONE_ALREADY.fullmatch(str(kept.value)):
        return None
    if _EMPTY_BOX.match(str(kept.value)) or _ANSWERED_NO.fullmatch(str(kept.value)):
        return None
    if is_found_or_past(document, kept) or is_told_what_to_watch(document.text.flowing, kept.start):
        return None
    return kept


def is_found_or_past(document: Document, found: Found) -> bool:
    """Tell whether words are what an examination found or what somebody has had: "On exam, reflexes are 3+", and what
    stands behind "Befunde:" or "K/C/O"."""
    before = document.text.flowing[max(0, found.start - _REACH) : found.start]
    return (
        _ON_EXAMINATION.match(str(found.value)) is not None or _LEADS_TO_THE_PAST.search(before) is not None
    )


_REACH = 40
_ON_EXAMINATION = re.compile(
    r"\W*(?:on (?:physical )?exam(?:ination)?\b|o/e\b|à l['\u2019]examen\b|in visita\b)", re.IGNORECASE
)
_LEADS_TO_THE_PAST = re.compile(
    r"(?:\b(?:antecedentes?(?: personales| familiares)?|ant[ée]c[ée]dents?|atcd|vorerkrankungen|voorgeschiedenis|"
    r"befunde?|"
    r"past (?:medical )?history|pmhx?|exam(?:ination)?(?: findings)?) ?:|\bk/c/o|\bknown case of)\s*$",
    re.IGNORECASE,
)
_ANSWERED_NO = re.compile(r"[^:.;\n]{3,60}:\s*(?:n|no|nil|non|nein)\W*", re.IGNORECASE)
_EMPTY_BOX = re.compile(r"(?:\[ ?\]|\( ?\)|\u2610)\s*\w")


def _below_the_patients_line(document: Document, found: Found) -> Found | None:
    """What a reason says below the lines that only tell who the patient is, if it begins with such."""
    text, start, end = document.text, found.spans[0].start, found.spans[0].end
    for _ in range(_MOST_LINES):
        line = text.line_at(start)
        stop = min(line.end, end)
        if not (_tells_who(text.content[start:stop]) or _is_no_matter(document, line, start)):
            break
        rest = text.trimmed(stop, end)
        if rest is None:
            return None
        start = rest.start
    if start == found.spans[0].start:
        return found
    spans = (Span(start, end), *found.spans[1:])
    return replace(found, value=" ".join(text[span] for span in spans), spans=spans)


def _tells_who(words: str) -> bool:
    kinds = {match.lastgroup for match in _PARTICULARS.finditer(words)}
    return len(kinds) >= _FEWEST_PARTICULARS and _WHO.match(words) is not None


def _is_no_matter(document: Document, line: Line, start: int) -> bool:
    """Whether a line, all of which was taken, begins with a label for who or whom, or is a title in the paper's head or
    the number of a claim."""
    if start > line.start + _FEW_BLANKS:
        return False
    if any(
        label.starts_line
        and label.key in _OF_WHO_AND_WHOM
        and label.wording
        and not _SUBJECT.fullmatch(label.wording)
        for label in document.labels
        if label.line == line.number
    ):
        return True
    words = line.text.strip()
    headed = line.number < _LINES_OF_A_HEAD and (
        _TITLE.fullmatch(words) or _HOUSE.fullmatch(words.split()[-1])
    )
    return bool(headed) or _CLAIM.fullmatch(words) is not None


_FEW_BLANKS = 2
