"""The day of the request: labelled, or alone in the head of the letter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.correspondence import cover_pages, is_dated, is_only_a_date
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.parties.threads import stands_beside_the_matter
from jobs.extraction.assistant.request.closing_dates import closing_date
from jobs.extraction.assistant.request.columns_of_days import stands_in_a_column_of_days
from jobs.extraction.assistant.request.days_of_supply import is_of_a_supply
from jobs.extraction.assistant.values.dates import WrittenDate
from jobs.extraction.found import Found, best
from jobs.extraction.text import Span

_TITLE_OF_REFERRAL = re.compile(r"(?:\w+ ){0,2}(?:referral|request)(?: \w+)?\s*[-\u2013:]?$", re.IGNORECASE)
_REFERRAL_DATE = re.compile(r"refer|letter|request|order|document|authored|sent|written", re.IGNORECASE)
_DATED_SECTIONS = frozenset(
    (
        "results",
        "vitals",
        "immunizations",
        "medications",
        "procedures",
        "encounters",
        "problems",
        "past",
        "course",
        "allergies",
    )
)
_TOLD_SECTIONS = frozenset(
    ("reason", "complaint", "history", "assessment", "plan", "examination", "social", "family")
)


def date_of_request(document: Document) -> Found | None:
    """Return the day on which the referral was written."""
    candidates = [*_labelled_dates(document), *_bare_dates(document)]
    acts = list(_dates_of_acts(document)) if not candidates else []
    return best(candidates) or best(acts) or next(_lone_dates(document), None) or closing_date(document)


def _labelled_dates(document: Document) -> Iterator[Found]:
    covers = cover_pages(document.text)
    for label, value in document.labelled("date", "service"):
        written = next(iter(document.dates_in(value)), None)
        if written is None or not _is_past_or_near(document, written):
            continue
        if _heads_what_is_planned(document, label, value) or stands_in_a_column_of_days(document, value):
            continue
        if is_of_a_supply(document, Span(written.start, written.end)) or stands_beside_the_matter(
            document, label.span.start
        ):
            continue
        behind = written.start - value.start
        if behind > _FURTHEST_BEHIND and not (
            _SIGNATURE.search(label.wording) and len(document.text[value]) < 60
        ):
            continue
        if label.key == "service" and (behind or len(document.text[value]) > _LONGEST_DATE):
            continue
        before = document.text.line_at(label.span.start).start
        if _OF_A_VISIT_TO_COME.search(
            document.text.content, max(before, label.span.start - _REACH_OF_A_VISIT), label.span.end
        ):
            continue
        if not label.starts_line and _MEASURED.search(document.text.content, before, label.span.start):
            continue
        section = document.outline.section_at(label.span.start)
        if section is not None and (
            section.key in _DATED_SECTIONS
            or (
                section.key in _TOLD_SECTIONS
                and not label.starts_line
                and not _is_beside_a_signature(document, label)
            )
        ):
            continue
        on_cover = document.text.lines[label.line].page in covers
        weight = (
            0.78
            if on_cover
            else 0.95
            if _REFERRAL_DATE.search(label.wording)
            else 0.9
            if label.starts_line
            else 0.8
        )
        yield _dated(document, written, weight)


def _heads_what_is_planned(document: Document, label: Label, value: Span) -> bool:
    """Whether a label is the first of the heads of a table in the plan, and the date below it that of what is to be
    done: "Date  Type  Department"."""
    section = document.outline.section_at(label.span.start)
    if section is None or section.key != "plan" or document.text.line_at(value.start).number == label.line:
        return False
    heads = document.text.cells[label.line]
    return len(heads) > 1 and not any(map(str.isdigit, document.text.lines[label.line].text))


def _is_beside_a_signature(document: Document, label: Label) -> bool:
    """Whether the words before a label on its line tell who signs: "GP signature  S. Evans  Date  12/10/2026"."""
    line = document.text.lines[label.line]
    return _SIGNS.search(document.text.content, line.start, label.span.start) is not None


def lies_ahead(document: Document, written: WrittenDate) -> bool:
    """Tell whether a day that no label calls the paper's is still to come: one of an appointment or an operation."""
    return written.value > document.today + _TIME_ZONES


_TIME_ZONES = timedelta(days=2)


def _is_past_or_near(document: Document, written: WrittenDate) -> bool:
    return written.value <= document.today + _AHEAD


def _dated(document: Document, written: WrittenDate, weight: float) -> Found:
    """A date as a value; one that lies ahead is kept and said to be."""
    found = document.date_found(written, weight)
    return (
        found if written.value <= document.today else found.because("It lies in the future.", confidence=0.5)
    )


def _dates_of_acts(document: Document) -> Iterator[Found]:
    """Where no letter's date is written: when it was signed or ordered, the patient seen, the page printed."""
    for label, value in document.labelled("other_date"):
        for written in document.dates_in(value):
            if _DATE_AND_TIME.match(label.wording) and not lies_ahead(document, written):
                yield _dated(document, written, 0.8)
            break
    for pattern, weight in _ACTS:
        for match in document.phrase(pattern):
            stop = document.text.line_at(match.end()).end
            for written in document.dates_in(Span(match.end(), min(match.end() + _REACH_OF_AN_ACT, stop))):
                if not lies_ahead(document, written):
                    yield _dated(document, written, weight)
                break


_ACTS = (
    (
        re.compile(
            r"\b(?:(?:electronically |digitally |e-?)?signed\b|authenticated|ordered (?:by|on)|order(?:ed)?:|"
            r"submitted|authori[sz]ed|"
            r"author(?:ed)?\b|entered|sent\b|(?:requested|referred|written|completed) (?:by|on)\b|written\b|"
            r"requested (?=\d))",
            re.IGNORECASE,
        ),
        0.78,
    ),
    (re.compile(r"\b(?:(?:dictated|typed|transcribed)(?: on)?\b\s?:?|D\s?:)", re.IGNORECASE), 0.74),
    (
        re.compile(
            r"\b(?:office visit|clinic(?: of| date)?|seen(?: on| in clinic)?|visit(?: date)?|date of (?:visit|"
            r"service|"
            r"clinic|consultation)|encounter(?: date)?|consultation|today)\b",
            re.IGNORECASE,
        ),
        0.72,
    ),
    (re.compile(r"\b(?:printed|generated|produced)\b", re.IGNORECASE), 0.66),
)
_DATE_AND_TIME = re.compile(r"date ?(?:[/&]|and) ?time", re.IGNORECASE)
_SIGNATURE = re.compile(r"sign", re.IGNORECASE)
_SIGNS = re.compile(
    r"\b(?:sign(?:ed|ature)|unterschrift|firma|fdo|handtekening|underskrift)\b", re.IGNORECASE
)
_AHEAD = timedelta(days=45)
"""How far a letter's date may lie ahead: clocks and time zones differ, and letters are dated forward."""
_FURTHEST_BEHIND = 12
_LONGEST_DATE = 30
_REACH_OF_AN_ACT = 60


def _lone_dates(document: Document) -> Iterator[Found]:
    """Where nothing else dates the letter: a day of late that begins a line or a cell, or that a label names which is
    no other day's."""
    of_others = _days_of_others(document)
    for line in document.text.lines:
        section = document.outline.section_at(line.start)
        if FAX_STRIP.match(line.text) or (section is not None and section.key in _DATED_SECTIONS):
            continue
        for cell in document.text.cells[line.number]:
            written = next(iter(document.dates_in(cell.span)), None)
            if written is None or lies_ahead(document, written):
                continue
            if stands_in_a_column_of_days(document, cell.span) or is_of_a_supply(document, cell.span):
                continue
            if any(map(cell.span.meets, of_others)):
                continue
            before = document.text.content[cell.span.start : written.start]
            if (
                _LEADS_TO_A_DATE.fullmatch(before)
                and not _ANOTHER_DAY.search(before)
                and (document.today - written.value).days < _RECENT_DAYS
            ):
                yield _dated(document, written, 0.6)


_LEADS_TO_A_DATE = re.compile(
    r"\W*|(?:\d{1,2}[.)] )?(?:[^\W\d][\w'()/.& -]{0,30}[:=]|"
    r"\(?(?:date|dated|data|dt|le|li|den|op)\b)[\d:., hapm-]{0,12}",
    re.IGNORECASE,
)
_REACH_OF_A_VISIT = 20
"""How many letters before a label say whose day it is."""
_MEASURED = re.compile(
    r"\b(?:Hb|Hgb|ha?emoglobin|ferritin|MCV|WBC|WCC|plt|platelets|creat\w*|e?GFR|HbA1c|A1c|TSH|PSA|CRP|ESR|INR|ALT|AST|"
    r"glucose|cholesterol|LDL|BP|weight|wt|height|ht|BMI|pulse|HR|SpO2|sats|FIT|CEA|B12|folate|albumin|bilirubin|urea|"
    r"sodium|potassium|Na|K)\b[ \t:=]*[<>]?\d",
    re.IGNORECASE,
)
"""A result before a date on its line, which is then the day of the test: "Hb: 108  Ferritin: 9  Date: 05/11/2026"."""
_OF_A_VISIT_TO_COME = re.compile(
    r"\b(?:app(?:oin)?t(?:ment)?\.?|indicated|needed(?: by)?) date", re.IGNORECASE
)
_ANOTHER_DAY = re.compile(
    r"\b(?:d\.?o\.?b|birth|born|n[ée]+e?|nat[oa]|geb\w*|nasc\w*|nac\w*|nar|naroz\w*|exp\w*|valid\w*|app(?:oin)?t\w*|due|start\w*|soc|last|"
    r"next|lmp|edd|until|discharg\w*|admi\w+|printed|effective|onset|since|injury|accident|incident|loss|surgery|procedure|"
    r"symptoms?|appeared|operat\w*|theatre|collect\w*|specimen|sampled?|bloods?|results?|scan(?:ned)?|fax|tel|ph|id|ref|no)\b",
    re.IGNORECASE,
)


def _days_of_others(document: Document) -> list[Span]:
    """The days whose label says that they are of something else than the letter: "Date of injury  2/10/2026"."""
    return [value for label, value in document.labelled("other_date") if _ANOTHER_DAY.search(label.wording)]


def _bare_dates(document: Document) -> Iterator[Found]:
    """A date that is all there is of a cell of the letter's head, or that the fax machine printed above it."""
    of_others = _days_of_others(document)
    lines = document.text.lines
    covers = cover_pages(document.text)
    last = {line.page: line.number for line in lines}
    for line in lines:
        foot = last[line.page] - line.number < _LINES_OF_A_FOOT
        if (line.number >= _LINES_OF_A_HEAD and not foot) or FAX_STRIP.match(line.text):
            continue
        for cell in document.text.cells[line.number]:
            if any(cell.span.start <= label.span.start < cell.span.end for label in document.labels):
                continue
            if stands_in_a_column_of_days(document, cell.span) or any(map(cell.span.meets, of_others)):
                continue
            words = _WHEN_TYPED.sub("", cell.words)
            for written in document.dates_in(Span(cell.span.start, cell.span.start + len(words))):
                if not _is_past_or_near(document, written):
                    continue
                if is_of_a_supply(document, Span(written.start, written.end)):
                    continue
                block = document.outline.block_at(cell.span.start)
                rest = document.text.content[cell.span.start : written.start].strip(" ,.:")
                if _OF_THE_ILLNESS.search(rest) is not None:
                    continue
                if _TITLE_OF_REFERRAL.match(rest) is not None:
                    yield _dated(document, written, 0.86)
                elif (
                    is_only_a_date(words)
                    and block == "patient"
                    and written.value.year >= document.today.year - 1
                ):
                    yield _dated(document, written, 0.68)
                elif (
                    block in ("patient", "body")
                    and _PLACE_BEFORE.match(words)
                    and is_dated(words)
                    and (document.today - written.value).days < _RECENT_DAYS
                ):
                    yield _dated(document, written, 0.76)
                elif is_dated(words) and block in _WHERE_LETTERS_ARE_DATED:
                    head = line.number < _LINES_OF_A_HEAD and line.page not in covers
                    yield _dated(document, written, 0.88 if head else 0.81 if line.page in covers else 0.8)


_WHEN_TYPED = re.compile(r" ?\((?:dictated|typed|transcribed|seen)\b[^()]*\)$", re.IGNORECASE)
"""What a letter's date has in brackets behind it: "15 October 2026 (dictated 13 October 2026)"."""
_WHERE_LETTERS_ARE_DATED = ("letterhead", "recipient", "referrer", "signature")
_PLACE_BEFORE = re.compile(r"[A-ZÀ-Þ][\w'\u2019 -]{1,30},? +(?:(?:den|le|li|il|el|a|op) +)?\d", re.UNICODE)
"""A place before the date of a letter: "Sevilla, 19 de mayo de 2026"."""
_RECENT_DAYS = 800
_OF_THE_ILLNESS = re.compile(r"\b(?:symptoms?|onset|injury|accident|disability)\b", re.IGNORECASE)
_LINES_OF_A_HEAD = 25
_LINES_OF_A_FOOT = 6
