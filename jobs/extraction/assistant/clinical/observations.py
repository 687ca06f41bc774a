"""Observations: vital signs and results with value, unit and date, from lists, tables and sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.clinical.entries import Entry, entries_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Observation

_NUMBER = r"[<>\u2264\u2265]?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?"
_UNIT = (
    r"mm ?\[?hg\]?|bpm|beats per minute|/min|breaths(?: per minute|/min)?|kg/m(?:2|"
    r"\u00b2)|kg|lbs?|pounds|stone|cm|mm|m\b|in(?:ches)?\b|ft|%|percent|"
    r"\u00b0 ?[CF]|deg ?[CF]|degree celsius|[CF]\b|mg/dl|mmol/l|mmol/mol|\u00b5mol/l|"
    r"umol/l|\?mol/l|g/dl|g/l|ng/ml|ng/l|pg/ml|pg|fl|iu/l|u/l|miu/l|m\[iu\]/l|"
    r"meq/l|ml/min(?:/1\.73 ?m2)?|mm/hr?|mg/l|mg/g|mg/mmol|"
    r"x?10\^?\d+/(?:ul|l)|10\*\d+/u?l|\(?10\*3/ul\)?|x10[e^]?\d/u?l|cells/\w+|units?"
)
_VITALS = re.compile(
    rf"(?<![\w/])(?P<name>blood pressure|bp|heart rate|pulse|hr|respiratory rate|"
    rf"rr|temperature|temp|body temperature|weight|height|body mass index|bmi|"
    rf"(?:oxygen )?saturations?|spo2|o2 sats?|sats|"
    rf"(?:hb|hgb|ha?emoglobin)(?: ?a1c)?|hba1c|a1c|egfr|creatinine|urea|potassium|"
    rf"sodium|crp|esr|tsh|psa|ferritin|bnp|nt-?probnp|troponin(?: [it])?|wbc|"
    rf"wcc|platelets|inr|glucose|ldl|hdl|total cholesterol|cholesterol|alt|albumin|"
    rf"lipase|ejection fraction|ef|phq-?9|gad-?7|mmse|moca)"
    rf"\s*(?:\([^)\n]{{2,20}}\))?\s*(?:[:=|-]|of|is|was|at|today|measured|recorded(?: at)?|"
    rf"\s)*\s*(?P<value>\d{{2,3}}\s?/\s?\d{{2,3}}|{_NUMBER}|"
    rf"\d['\u2019]\d{{1,2}}[\"\u201d]?)\s?(?P<unit>{_UNIT})?(?![\w/])",
    re.IGNORECASE,
)
_VALUE = re.compile(
    rf"^(?P<value>\d{{2,3}}\s?/\s?\d{{2,3}}|{_NUMBER}(?:\s?-\s?\d+(?:\.\d+)?)?|"
    rf"positive|negative|normal|abnormal|elevated|trace|yellow|clear|pending)\s*(?P<unit>{_UNIT})?",
    re.IGNORECASE,
)
_LISTED = re.compile(
    r"^(?P<name>[A-Za-z][\w /,()%+.-]{1,60}?)\s*(?:\((?P<date>[\d/ "
    r"\w-]{6,12})\))?\s*[:=\u2013]\s*(?P<rest>.+)$|"
    r"^(?P<dashed>[A-Za-z][\w /,()%+.-]{1,60}?)\s+-\s+(?P<other>.+)$",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class _Seen:
    name: Found
    value: Found
    unit: Found | None
    date: Found | None


def observations_of(document: Document) -> tuple[Observation, ...]:
    """Return what was measured; the same measure with the same value is given once."""
    unique: dict[tuple[str, str], _Seen] = {}
    for seen in (*_listed(document), *_in_text(document)):
        key = (str(seen.name.value).casefold(), str(seen.value.value).casefold())
        if not any(
            known[1] == key[1] and (known[0].startswith(key[0]) or key[0] in known[0]) for known in unique
        ):
            unique[key] = seen
    text = document.text
    return tuple(
        Observation(
            name=field_of(text, seen.name),
            value=field_of(text, seen.value),
            unit=field_of(text, seen.unit),
            date=field_of(text, seen.date),
        )
        for seen in unique.values()
    )


def _listed(document: Document) -> Iterator[_Seen]:
    for section in document.outline.of("vitals", "results", "examination"):
        for entry in entries_of(document, section):
            if entry.cells:
                yield from _row(document, entry)
            else:
                yield from _item(document, entry.span)


def _row(document: Document, entry: Entry) -> Iterator[_Seen]:
    value_cell = entry.cells.get("value")
    name = entry.cells["name"]
    if value_cell is None:
        after = document.text.content.find("|", name.end, entry.span.end)
        value_cell = document.text.trimmed(after + 1, entry.span.end, strip=" \t|") if after != -1 else None
    if (
        value_cell is None
        or (match := _VALUE.match(document.text.content[value_cell.start : value_cell.end])) is None
    ):
        return
    unit = _part(document, value_cell.start, match, "unit")
    if unit is None and "unit" in entry.cells:
        unit = Found(document.text[entry.cells["unit"]], (entry.cells["unit"],), 0.85)
    value = _part(document, value_cell.start, match, "value")
    if value is not None:
        date_cell = entry.cells.get("date")
        yield _Seen(
            Found(document.text[name], (name,), 0.85),
            value,
            unit,
            _date(document, date_cell) if date_cell else None,
        )


def _item(document: Document, span: Span) -> Iterator[_Seen]:
    content = document.text.content[span.start : span.end]
    match = _LISTED.match(content)
    if match is None:
        return
    name_group, rest_group = ("name", "rest") if match["name"] else ("dashed", "other")
    value_match = _VALUE.match(match[rest_group])
    if value_match is None:
        return
    base = span.start + match.start(rest_group)
    value = _part(document, base, value_match, "value")
    name = document.text.trimmed(span.start + match.start(name_group), span.start + match.end(name_group))
    if value is None or name is None:
        return
    dated = Span(span.start, span.end)
    yield _Seen(
        Found(document.text[name], (name,), 0.85),
        value,
        _part(document, base, value_match, "unit"),
        _date(document, dated),
    )


def _in_text(document: Document) -> Iterator[_Seen]:
    for match in document.phrase(_VITALS):
        section = document.outline.section_at(match.start())
        if section is not None and section.key in (
            "family",
            "plan",
            "medications",
            "allergies",
            "immunizations",
        ):
            continue
        value, name = _part(document, 0, match, "value"), _part(document, 0, match, "name")
        if value is not None and name is not None:
            yield _Seen(name, value, _part(document, 0, match, "unit"), None)


def _part(document: Document, base: int, match: re.Match[str], group: str) -> Found | None:
    if not match[group]:
        return None
    span = Span(base + match.start(group), base + match.end(group))
    return Found(document.text[span], (span,), 0.82)


def _date(document: Document, span: Span) -> Found | None:
    written = next(iter(document.dates_in(span)), None)
    return (
        document.date_found(written, 0.85)
        if written is not None and written.value <= document.today
        else None
    )
