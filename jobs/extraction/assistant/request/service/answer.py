"""Which service is asked for: a procedure, a test, a visit, a therapy, as a label says it or a form offers it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.cells import below, beside, cells_of
from jobs.extraction.assistant.page.checkboxes import options_on
from jobs.extraction.assistant.request.service.in_prose import service_in_prose
from jobs.extraction.assistant.request.service.orders import coded, ordered, therapy_first
from jobs.extraction.assistant.request.service.words import (
    A_SERVICE,
    DONE_OR_ELSE,
    HAD_OR_NEEDED_ON_THE_DAY,
    PROCEDURE,
    heads_a_service,
    may_head_a_complaint,
    says_it_is_asked,
)
from jobs.extraction.assistant.request.specialty.destinations import titles
from jobs.extraction.assistant.request.specialty.names import without_specialties
from jobs.extraction.assistant.request.urgency.levels import stated_level
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Cell, Line, Span
from jobs.extraction.wordings.words_of_asking import ASKING

_ASKS_FOR_A_SERVICE = re.compile(
    r"\b(?:services?|request(?:ed|ing)?|procedures?|exam(?:ination)?s?|orders?|need|want(?:ed)?|ask|evaluate|"
    r"refer\w* (?:for|type)|consult\w* (?:for|type)|type of (?:visit|consult\w*|referral)|visit type|investigations?|"
    r"tests?|treatment|therapy|discipline|purpose|please|scope|covered|authori[sz]ed|for:|demand\w+|prestation|"
    r"leistung|auftrag|solicit\w+|"
    r"richiest\w+|gevraagd)",
    re.IGNORECASE,
)
_STOCK = re.compile(
    r"(?-i:[A-Z]{2,3}(?:[/,&] ?[A-Z]{2,3})* )?"
    r"(?:consult\w*|eval\w*|assess\w*|test)"
    r"(?: ?(?:and|&|\+|/|or) ?(?:\w+ ){0,2}(?:treat\w*|manage\w*|follow.?up|advise))"
    r"(?: as (?:needed|indicated|appropriate))?|"
    r"(?:consult\w*|eval\w*|assess\w*|opinion|advice) only|second opinion|assume (?:full )?care|transfer of care|"
    r"advice (?:and|&) guidance|co-?management",
    re.IGNORECASE,
)
"""What says by itself which service is asked for, whatever label it stands beside."""
_HEAD = re.compile(
    r"(?:^|(?<=[.;] ))\W{0,3}(?P<head>[^\W\d][^:.;\u2026=_\t]{1,40}?)[ ]?(?::|=|[.\u2026_]{2,})\s*(?=\S)"
)
"""A label with its colon, dots or rule at the begin of a cell or of a sentence in it."""
_ENDS = re.compile(r"[.;] +(?=[A-Z][\w /]{1,30}:)|\. +(?=[A-Z])| +(?=[A-Z][a-z]{2,12}: )")
_RESULT = re.compile(
    r"\b(?:shows?|showed|showing|reveal\w*|normal|negative|positive|unremarkable|clear|intact|ef \d|sinus rhythm|nad|"
    r"no (?:acute|evidence|signs?|significant|focal|obvious|abnormal\w*|fracture|change|new)|"
    r"(?:today|yesterday|this week|last week|20\d\d)\)?:)(?!\w)|\d ?(?:%|[mµun]?(?:mol|g|cm|m)/)",
    re.IGNORECASE,
)
_OPEN = re.compile(
    r"\b(?:services?|procedures?|tests?|exam\w*|investigations?|stud(?:y|ies)|treatments?|prestation\w*)\b",
    re.IGNORECASE,
)
"""Labels that leave open what is asked for, but that it is a service."""
_CODES = re.compile(r"(?:cpt|hcpcs|icd[ -]?(?:9|10)?|codes?|no\.?|units?|qty|#)(?: codes?)?", re.IGNORECASE)
"""What heads a column of codes or numbers, which are no service."""
_NAMES_THE_SERVICE = re.compile(
    r"(?:exam\w*|service|procedure|test|study|description|investigation)s?(?: \w+)?", re.IGNORECASE
)
_OF_MEDICINES = re.compile(
    r"medications? (?:eval\w*|management|reviews?|assess\w*|checks?|reconciliation)", re.IGNORECASE
)
"""A service that is about medicines, which beside other options are none."""
_MOST_WORDS = 16
_ABOVE = 4
_LONGEST = 160
_LONGEST_OPTION = 70
_LONGEST_HEAD = 8
_NUMBER = re.compile(r"\d\d")
_TELLS = re.compile(r"^(?:please|call|see|if|we|for)\b|\d{3}[ -]\d{4}", re.IGNORECASE)
_WORDS = re.compile(r"[^\W\d_]{3,}")


def service_of(document: Document) -> Found | None:
    """Return the service that the document asks for, None where it names none apart from specialty and urgency."""
    return (
        _labelled(document)
        or _chosen(document)
        or _under_a_head(document)
        or _named_by_itself(document)
        or coded(document)
        or ordered(document)
        or service_in_prose(document)
        or therapy_first(document)
        or _in_its_title(document)
    )


def _labelled(document: Document) -> Found | None:
    text = document.text
    for label, value in document.labelled("service"):
        if text.content[label.span.start - 1 : label.span.start].strip(" \t\n*"):
            continue
        if _is_of_the_past(document, label.span.start) or _is_to_be_cleared(document, label.wording):
            continue
        if BOX.search(text.content, value.start, value.end):
            found = _marked_among(document, [text.line_at(value.start)])
        else:
            begins_cell = label.starts_line or text.content[label.span.start - 1] == CELL
            found = _said(document, value) if begins_cell else None
        if found is not None:
            return found
    return None


def _is_to_be_cleared(document: Document, wording: str) -> bool:
    """Whether a label names the operation for which somebody is to be found fit, and not what is asked for."""
    return _OPERATION.match(wording) is not None and _CLEARANCE.search(document.text.flowing) is not None


_OPERATION = re.compile(
    r"(?:planned |proposed |scheduled )?(?:procedure|operation|surgery)s?\b(?! requested)", re.IGNORECASE
)
_CLEARANCE = re.compile(
    r"\bpre-?op(?:erative)? (?:cardiac |medical )?(?:clearance|evaluation|assessment|risk)|\b(?:surgical|medical|"
    r"cardiac|cardiology|"
    r"pulmonary) clearance\b|\bclearance for (?:surgery|the procedure|anesthesia|operation)|"
    r"\bfit(?:ness)? for (?:surgery|"
    r"ana?esthe\w+|operation)",
    re.IGNORECASE,
)


def _said(document: Document, value: Span) -> Found | None:
    sentence = _ENDS.search(document.text[value])
    value = Span(value.start, value.start + sentence.start()) if sentence else value
    words = document.text[value]
    if len(words) >= _LONGEST or stated_level(words) is not None or next(document.dates_in(value), None):
        return None
    asked = HAD_OR_NEEDED_ON_THE_DAY.sub(" ", words)
    if asked != words and A_SERVICE.search(asked) is None:
        return None
    if A_SERVICE.search(words) is None and not _WORDS.search(without_specialties(words)):
        return None
    if _CODES.fullmatch(words):
        return None
    return Found(words, (value,), 0.85) if _WORDS.search(words) and not _TELLS.search(words) else None


def _under_a_head(document: Document) -> Found | None:
    """What stands at a label that no list holds and whose words ask for a service."""
    cells = cells_of(document.text)
    for place, cell in enumerate(cells):
        if _is_of_the_past(document, cell.span.start):
            continue
        heads = [match for match in _HEAD.finditer(cell.words) if heads_a_service(match["head"])]
        for match in heads:
            end = _ENDS.search(cell.words, match.end())
            value = document.text.trimmed(
                cell.span.start + match.end(), cell.span.start + (end.start() if end else len(cell.words))
            )
            if value and (found := _asked_at(document, match["head"], value)):
                return found
        if heads_a_service(cell.words.rstrip(" :?*")):
            at = beside(cells, place)
            at = below(cells, place, head=True) if at is None else at
            if at is not None and _CODES.fullmatch(cells[at].words):
                at = _under_its_column(cells, cells[at].line)
            if at is not None and (found := _asked_at(document, cell.words, cells[at].span)):
                return found
    return None


def _is_of_the_past(document: Document, offset: int) -> bool:
    """Whether words stand in a list of what was done: "Date", "Procedure" under "Procedures"."""
    section = document.outline.section_at(offset)
    if section is None or section.heading.start <= offset < section.heading.end:
        return False
    return section.key in ("procedures", "past", "immunizations", "family")


def _under_its_column(cells: Sequence[Cell], line: int) -> int | None:
    """What stands in a table under the column that names the service: "CPT | Exam" over "72148 | MRI"."""
    for at, cell in enumerate(cells):
        if cell.line == line and _NAMES_THE_SERVICE.fullmatch(cell.words):
            return below(cells, at, head=True)
    return None


def _asked_at(document: Document, head: str, value: Span) -> Found | None:
    """A value that names a service, and no result; where the head says that it is asked for, whatever is no level."""
    words = document.text[value]
    named = A_SERVICE.search(words)
    if DONE_OR_ELSE.search(words) or _RESULT.search(words) or ASKING.search(words) or named_by_cell(words):
        return None
    if len(words.split()) > _MOST_WORDS or BOX.search(words):
        return None
    if may_head_a_complaint(head) and PROCEDURE.match(words) is None and _STOCK.match(words) is None:
        return None
    if heads_a_service(words.rstrip(" :?*")) or (
        named is None and not (says_it_is_asked(head) and _OPEN.search(head))
    ):
        return None
    found = _said(document, value)
    return Found(found.value, found.spans, 0.8) if found else None


def _chosen(document: Document) -> Found | None:
    """A marked option of rows that offer services, or of any rows under a head that asks for one."""
    rows = groupby(document.text.lines, key=lambda line: BOX.search(line.text) is not None)
    for have_boxes, lines in rows:
        if have_boxes and (found := _marked_among(document, list(lines))) is not None:
            return found
    return None


def _marked_among(document: Document, lines: Sequence[Line]) -> Found | None:
    """The marked option that names a service; a specialty that is offered as one ("Physiotherapy") if no other is."""
    text = document.text
    options = [(line, marked, span) for line in lines for marked, span in options_on(line)]
    named = {span for _, _, span in options if _names_a_service(text[span])}
    if not any(marked for _, marked, _ in options) or (len(options) < 2 and not _is_ringed(lines[0])):
        return None
    found: list[Span] = []
    for line, marked, span in options:
        if not marked or span not in named:
            continue
        head = _head_of(document, line, span)
        asks = _ASKS_FOR_A_SERVICE.search(head) or len(named) > 1
        if asks and not DONE_OR_ELSE.search(head):
            found.append(span)
    further = (span for span in found if _WORDS.search(without_specialties(text[span])))
    chosen = next(further, found[0] if found else None)
    return Found(text[chosen], (chosen,), 0.82) if chosen else None


def _is_ringed(line: Line) -> bool:
    """Whether a line is a row of words behind a head, around one of which a ring is drawn, so that it alone has a
    mark: "For:  Extraction  Implant  (Biopsy)  Exposure"."""
    head, *cells = [cell for _, cell in line.cells()]
    return len(cells) >= _FEWEST_RINGED and head.rstrip().endswith(":") and BOX.search(head) is None


_FEWEST_RINGED = 3


def _names_a_service(words: str) -> bool:
    words = _OF_MEDICINES.sub("evaluation", words)
    return (
        len(words) <= _LONGEST_OPTION
        and A_SERVICE.search(HAD_OR_NEEDED_ON_THE_DAY.sub(" ", words)) is not None
        and DONE_OR_ELSE.search(words) is None
    )


def _head_of(document: Document, line: Line, option: Span) -> str:
    """The words before the first box of a row; without any those above it, in the option's own column if there are as
    many, where they are short enough for a head."""
    own = line.text[: next(BOX.finditer(line.text)).start()].strip()
    if own:
        return own
    above = reversed(document.text.lines[max(0, line.number - _ABOVE) : line.number])
    head = next((other for other in above if not BOX.search(other.text)), None)
    if head is None:
        return ""
    cells, column = [cell for _, cell in head.cells()], line.text[: option.start - line.start].count(CELL)
    words = cells[column] if len(cells) == line.text.count(CELL) + 1 else head.text
    return words if len(words.split()) <= _LONGEST_HEAD and not _NUMBER.search(words) else ""


def _named_by_itself(document: Document) -> Found | None:
    """A cell that says "Evaluate and treat"."""
    for line in document.text.lines:
        for start, cell in line.cells():
            match = _STOCK.fullmatch(cell.rpartition(":")[2].strip(" .*"))
            if match is not None:
                begin = start + cell.rindex(match.group())
                return Found(match.group(), (Span(begin, begin + len(match.group())),), 0.8)
    return None


def _in_its_title(document: Document) -> Found | None:
    """The procedure that the title of a request names: "Colonoscopy referral"."""
    for title in titles(document):
        match = PROCEDURE.search(document.text.content, title.start, title.end)
        if match is not None:
            return Found(match.group(), (Span(match.start(), match.end()),), 0.66)
    return None
