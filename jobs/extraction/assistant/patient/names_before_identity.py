"""The patient's name where no label says so, before or above the birth date or a number of the patient."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.names_cut_out import Named, name_in
from jobs.extraction.assistant.patient.relatives import RELATIVE, is_told_of_another
from jobs.extraction.assistant.values.name_patterns import FAMILY_FIRST
from jobs.extraction.assistant.values.names import could_name_patient, looks_like_person
from jobs.extraction.assistant.values.names_at_birth import before_other_name
from jobs.extraction.text import CELL, Line, Span, Text

SALUTED = re.compile(
    r"(?:dear|hello|hi|attn|baby of|gentil(?:e|i|issim[oa])|gent\.?(?:le|m[oa])|egregi[oa]|estimad[oa]s?|prezad[oa]s?|"
    r"ch[eè]re?s?(?= (?:monsieur|madame|confr|coll|cons))|sehr geehrter?|geachte|kære|kjære|hej|"
    r"beste (?=[A-ZÀ-Þ]\w+\W*$))\b",
    re.IGNORECASE,
)
DOCTOR = re.compile(r"\W*(?:dr|prof(?:essor)?)\b", re.IGNORECASE)
_SEX_AT_END = re.compile(
    r"[\s,;(]+(?:female|male|(?:(?:sesso|sexo|sexe|geslacht|geschl(?:echt)?|sex)[.:]? )?[MF](?: ?[/,] ?\d{1,3})?|"
    r"\d{1,3} ?/ ?[MF]|(?<=\()[VWK]|(?:sexo|geslacht|geschl(?:echt)?)[.:]? [HVWK])\)?[\s,;]*$",
    re.IGNORECASE,
)


_AGE_OR_CLASS_AT_END = re.compile(
    r",\s+(?:Y\d{1,2}|year \d{1,2}|(?:aged? )?\d{1,3} ?(?:days?|weeks?|wks?|months?|mths?|years?|yrs?|/7|/52|"
    r"/12)(?: old)?)[\s,;]*$",
    re.IGNORECASE,
)
"""Behind a name: "Ada Quill, Y9, DOB", "Baby Tom Quill, 11 days, DOB"."""


def names_before_identity(document: Document) -> Iterator[Named]:
    """Yield the names without a label before the patient's birth date or number: on its line, or alone above it."""
    text = document.text
    for label in document.labels:
        if label.key not in ("birth_date", "nhs_number", "mrn", "health_card") or label.role != "patient":
            continue
        line = text.lines[label.line]
        above = text.lines[label.line - 1] if label.line else None
        start = text.content.rfind(CELL, line.start, label.span.start) + 1 or line.start
        before = text.trimmed(start, label.span.start, strip=" \t\n,;:-(\u2013\u2014|*\u2022\u00b7")
        if before is not None:
            before = document.cut(before, _SEX_AT_END)
        if before is not None:
            before = document.cut(before, _AGE_OR_CLASS_AT_END)
        if before is not None and (colon := text.content.rfind(": ", before.start, before.end)) != -1:
            before = text.trimmed(colon + 1, before.end)
        weight = 0.9
        if before is not None and (last := _LAST_SENTENCE.search(text.content, before.start, before.end)):
            before, weight = Span(last.start("name"), before.end), 0.8
        if before is not None and (home := _HOME_BEHIND.match(text.content, before.start, before.end)):
            before = Span(before.start, home.end("name"))
        if before is not None and _ONLY_SEX_AND_AGE.fullmatch(text[before]):
            before, weight = _cell_over(text, line, before), 0.92
        if before is None and above is not None and above.page == line.page:
            before = _cell_above(text, above, label.span)
        if before is None and start > line.start:
            before = text.trimmed(text.content.rfind(CELL, line.start, start - 1) + 1 or line.start, start)
        if before is not None:
            before = Span(before.start, before_other_name(text.content, before.start, before.end))
        if (
            before is None
            or SALUTED.match(text[before])
            or RELATIVE.search(text[before])
            or any(other.span.meets(before) for other in document.labels)
        ):
            continue
        named_so = (
            looks_like_person(_NICKNAME.sub(" ", text[before]))
            or FAMILY_FIRST.fullmatch(text[before]) is not None
        )
        named_so = named_so and not is_told_of_another(text, before.start)
        is_theirs = named_so and could_name_patient(text[before]) and not DOCTOR.match(text[before])
        if is_theirs and (named := name_in(document, before, weight)):
            yield named


_LAST_SENTENCE = re.compile(rf"(?<=[a-z\d])\. +(?P<name>{FAMILY_FIRST.pattern}\.?)$")
"""A name behind whatever else the line says: "Dictated, not read. Quill, Ada R. chart 204"."""
_HOME_BEHIND = re.compile(r"(?P<name>[^,\d]{4,40}),? \d{1,4}[A-Za-z]?,? [A-ZÀ-Þ][^\n\t]{8,}")
"""A name and where its bearer lives, before the birth date: "Ada Quill, 8 Mill Lane Hadley TR15 1AA born 1.2.39"."""
_NICKNAME = re.compile(r" [(\"\u201c][A-ZÀ-Þ][a-zà-ÿ]{1,14}[)\"\u201d] ")
"""What somebody is called, between the parts of the name."""


def _cell_above(text: Text, above: Line, span: Span) -> Span | None:
    """The cell of the line above that begins where a span begins."""
    left = next(text.words_in(span.start, span.end)).word.box[0]
    for cell in text.cells[above.number]:
        if abs(cell.left - left) < _SAME_EDGE:
            return text.trimmed(cell.span.start, cell.span.end, strip=" \t\n,;:*")
    return None


_ONLY_SEX_AND_AGE = re.compile(
    r"(?:(?:fe)?male|m|f|man|woman|boy|girl|"
    r"\d{1,3} ?(?:y\.?/?o\.?|yrs?|years?(?: old)?|months?(?: old)?)|[\s,;()/|-])+",
    re.IGNORECASE,
)
_CALLED_BEFORE = re.compile(
    r"\([^()\n]{3,60}\)|(?:prior|former|previous|maiden|other) names?:.*", re.IGNORECASE
)


def _cell_over(text: Text, line: Line, span: Span) -> Span | None:
    """The cell above what begins with the sex and age, or the one over that where it only tells a name of before."""
    for above in text.lines[max(0, line.number - 2) : line.number][::-1]:
        cell = _cell_above(text, above, span) if above.page == line.page else None
        if cell is None or not _CALLED_BEFORE.fullmatch(text[Span(cell.start, cell.end)].rstrip(" ")):
            return cell
    return None


_SAME_EDGE = 0.02
