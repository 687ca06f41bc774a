"""Whether a date that only its place shows stands as a birth date does: called so, or beside who the patient is.

A date within a sentence is the day of what the sentence tells: "graduated on 04/06/1989" is nobody's birth.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.second.naming import words_of
from jobs.extraction.text import Span

_BIRTH = re.compile(
    r"(?<!\w)(?:born|birth\w*|b-?day|bdate|d\.?\s?o\.?\s?b\b|n[ée]e?\b|nac\w*|nasc\w*|nat[oa]\b|geb\w*|f[øö]d\w*|"
    r"urodz\w*|n[ăa]scut\w*|nar[o.]\w*|ro[đd]\w*|szül\w*|lahir\w*|synt\w*|do[ğg]um\w*|sinh\b|zaliwa\w*)"
    r"(?:(?!\band\b)[^.;])*$",
    re.IGNORECASE,
)
_BORN_BEHIND = re.compile(r"[\s,(-]*(?:born|birth|d\.?o\.?b)\b", re.IGNORECASE)
_PARTICULARS = frozenset(
    "m f w male female man woman boy girl gentleman lady mann frau homme femme hombre mujer y yo yr yrs year years old "
    "age aged jahre ans años anni jaar sex gender nhs mrn no nr number id mr mrs ms miss master jr sr".split()
)
_WHO = frozenset(
    {"name", "full_name", "last_name", "first_name", "sex", "age", "nhs_number", "mrn", "health_card", "ssn"}
)
_ON_TO_WHO = re.compile(r"[\s,;]*(?:UR|MRN|NHS|[MF]|(?i:male|female)|\d{1,3} ?y(?:rs?|o)?)\b")
_STATEMENT = re.compile(r"[.;!?]\s|[\n\t|]")
_WORD = re.compile(r"(?<![\w-])[^\W\d_][^\W\d_\u2019'-]*(?![\w-]*\d)")
_REACH = 120
_RIGHT_BEHIND = 3


def stands_as_a_birth_date(document: Document, span: Span, names: Collection[str]) -> bool:
    """Return whether wording calls a date a birth date, or it stands beside the patient's name, sex, age or number.

    `names` are the words of the patient's name in small letters.
    """
    if any(
        label.value is not None and label.value.meets(span) for label, _ in document.labelled("birth_date")
    ):
        return True
    flowing = document.text.flowing
    before = _STATEMENT.split(flowing[max(0, span.start - _REACH) : span.start])[-1]
    behind = _STATEMENT.split(flowing[span.end : span.end + _REACH])[0]
    if _BIRTH.search(before) or _BORN_BEHIND.match(behind):
        return True
    line = document.text.line_at(span.start)
    bracketed = before.endswith("(") and behind.startswith(")")
    if bracketed and words_of(line.text) & set(names):
        return True
    if before.rstrip().endswith(",") and _follows_a_name(before, names):
        return True
    if _ON_TO_WHO.match(behind) or _leads_on_to_who(document, span):
        return True
    nearest = _WORD.findall(before)[-1:] or _WORD.findall(behind)[:1]
    if not nearest:
        return _is_beside_who(document, span, names)
    return _tells_who(nearest[0], names) or _ends_a_particular(document, span, before)


def _follows_a_name(before: str, names: Collection[str]) -> bool:
    """Whether only what is listed beside a name stands between it and the date: "Ivo Quill, Room 14, 24.12.38"."""
    words = _WORD.findall(before)
    named = [place for place, word in enumerate(words) if words_of(word) & set(names)]
    return bool(named) and not any(word[0].islower() for word in words[named[-1] + 1 :])


def _tells_who(word: str, names: Collection[str]) -> bool:
    known = words_of(word)
    return known <= _PARTICULARS or bool(known & set(names))


def _leads_on_to_who(document: Document, span: Span) -> bool:
    """Whether a label that tells who the patient is begins right behind."""
    return any(
        label.key in _WHO and 0 <= label.span.start - span.end <= _RIGHT_BEHIND for label in document.labels
    )


def _ends_a_particular(document: Document, span: Span, before: str) -> bool:
    """Whether what stands right before is the value of a label that tells who the patient is."""
    start = span.start - len(before)
    return any(
        label.value is not None and start <= label.value.start < span.start and label.key in _WHO
        for label in document.labels
    )


def _is_beside_who(document: Document, span: Span, names: Collection[str]) -> bool:
    """Whether a date that is all of its cell stands on a line with the patient's name or number, or next to it."""
    number = document.text.line_at(span.start).number
    lines = document.text.lines[max(0, number - 2) : number + 2]
    named = any(words_of(line.text) & set(names) for line in lines)
    near = {line.number for line in lines}
    return named or any(label.key in _WHO and label.line in near for label in document.labels)
