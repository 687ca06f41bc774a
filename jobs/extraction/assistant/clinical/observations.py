"""Observations: vital signs and results with value, unit and date, from lists, tables and sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.clinical.changes_in_weight import is_a_change_in_weight
from jobs.extraction.assistant.clinical.entries import entries_of
from jobs.extraction.assistant.clinical.entry import Entry
from jobs.extraction.assistant.clinical.grids import measured_in_cells
from jobs.extraction.assistant.clinical.measures import IN_TEXT, VALUE, unit_in_name
from jobs.extraction.assistant.clinical.measures_of_forms import is_a_limit
from jobs.extraction.assistant.clinical.seen import SeenMeasure
from jobs.extraction.assistant.clinical.sides_of_measures import both_sides
from jobs.extraction.assistant.clinical.told_sizes import told_sizes
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import CELL, Span
from referrals.data.referral import Observation

_LISTED = re.compile(
    r"^(?P<name>[A-Za-z][\w /,()%+.-]{1,60}?)\s*(?:\((?P<date>[\d/ "
    r"\w-]{6,12})\))?\s*(?:[:=\u2013]|\.{3,}:?)\s*(?P<rest>.+)$|"
    r"^(?P<dashed>[A-Za-z][\w /,()%+.-]{1,60}?)\s+-\s+(?P<other>.+)$",
    re.DOTALL,
)


def observations_of(document: Document) -> tuple[Observation, ...]:
    """Return what was measured; the same measure with the same value is given once."""
    unique: dict[tuple[str, str], SeenMeasure] = {}
    for seen in (
        *_listed(document),
        *measured_in_cells(document),
        *_in_text(document),
        *told_sizes(document),
    ):
        if is_a_limit(document, seen):
            continue
        key = (str(seen.name.value).casefold(), str(seen.value.value).casefold())
        if key in unique:
            unique[key] = _completed(unique[key], seen)
        elif not any(
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


def _completed(known: SeenMeasure, again: SeenMeasure) -> SeenMeasure:
    """A measure with the unit that only another way of reading the same words has found."""
    same = known.unit is None and again.unit is not None and known.value.spans == again.value.spans
    return replace(known, unit=again.unit) if same else known


def _listed(document: Document) -> Iterator[SeenMeasure]:
    for section in document.outline.of("vitals", "results", "examination"):
        for entry in entries_of(document, section):
            if entry.cells:
                yield from _row(document, entry)
            else:
                yield from _item(document, entry.span)


def _row(document: Document, entry: Entry) -> Iterator[SeenMeasure]:
    value_cell = entry.cells.get("value")
    name = _without_range(document, entry.cells["name"])
    if value_cell is None:
        after = document.text.content.find("|", name.end, entry.span.end)
        value_cell = document.text.trimmed(after + 1, entry.span.end, strip=" \t|") if after != -1 else None
    if (
        value_cell is None
        or (match := VALUE.match(document.text.content[value_cell.start : value_cell.end])) is None
    ):
        return
    unit = _part(document, value_cell.start, match, "unit")
    if unit is None and (within := unit_in_name(document.text.content[name.start : name.end])) is not None:
        place = Span(name.start + within[0], name.start + within[1])
        unit = Found(document.text[place], (place,), 0.82)
    if unit is None and "unit" in entry.cells:
        unit = _unit_in_cell(document, entry.cells["unit"])
    value = _part(document, value_cell.start, match, "value")
    if value is not None:
        date_cell = entry.cells.get("date")
        yield SeenMeasure(
            Found(document.text[name], (name,), 0.85),
            value,
            unit,
            _date(document, date_cell) if date_cell else None,
        )


def _unit_in_cell(document: Document, cell: Span) -> Found | None:
    """The unit in the cell for it, without the range of what is normal that stands close behind: "mL/min >60"."""
    ranged = _RANGE_BEHIND.search(document.text.content, cell.start, cell.end)
    place = document.text.trimmed(cell.start, ranged.start() if ranged else cell.end)
    if place is None or _SAYS.search(document.text[place]) is None:
        return None
    return Found(document.text[place], (place,), 0.85)


def _without_range(document: Document, name: Span) -> Span:
    """A name without the range of what is normal in brackets behind it: "Sodium [135-145 mmol/L]"."""
    ranged = _RANGE.search(document.text.content, name.start, name.end)
    return document.text.trimmed(name.start, ranged.start() if ranged else name.end) or name


_RANGE = re.compile(r" ?\[[^\[\]]*\d[^\[\]]*\]$")
_RANGE_BEHIND = re.compile(r" (?:[<>\u2264\u2265] ?\d|\d[\d.,]* ?[-\u2013] ?\d)\S*$")
_SAYS = re.compile(r"[\w%]")


def _item(document: Document, span: Span) -> Iterator[SeenMeasure]:
    content = document.text.content[span.start : span.end]
    match = _LISTED.match(content)
    if match is None:
        return
    name_group, rest_group = ("name", "rest") if match["name"] else ("dashed", "other")
    value_match = VALUE.match(match[rest_group])
    if value_match is None:
        return
    base = span.start + match.start(rest_group)
    value = _part(document, base, value_match, "value")
    if _TELLS_OF_OTHERS.search(match[name_group]):
        return
    name = document.text.trimmed(span.start + match.start(name_group), span.start + match.end(name_group))
    if value is None or name is None:
        return
    dated = Span(span.start, span.end)
    yield SeenMeasure(
        Found(document.text[name], (name,), 0.85),
        value,
        _part(document, base, value_match, "unit"),
        _date(document, dated),
    )


_TELLS_OF_OTHERS = re.compile(r"\d\s[A-Za-z].*\.\s+[A-Z]")
"""What no name of a measure holds: a number and a further sentence, of measures before it."""


def _in_text(document: Document) -> Iterator[SeenMeasure]:
    for match in document.phrase(IN_TEXT):
        section = document.outline.section_at(match.start())
        if section is not None and section.key in ("family", "plan", "allergies", "immunizations"):
            continue
        block = document.outline.block_at(match.start())
        if block in _OUTSIDE or (block in ("letterhead", "signature") and len(match["name"]) < _LONG_ENOUGH):
            continue
        if _is_no_measure(match) or is_a_change_in_weight(match) or _is_not_the_patients_own(document, match):
            continue
        line = document.text.line_at(match.start())
        if CELL in line.text and match.end() > line.end:
            continue
        value, name = _part(document, 0, match, "value"), _part(document, 0, match, "name")
        if value is not None and name is not None:
            yield from both_sides(document, SeenMeasure(name, value, _part(document, 0, match, "unit"), None))


_LONG_ENOUGH = 3
"""Letters of a name that is no part of an address."""
_OUTSIDE = frozenset({"referrer", "recipient", "insurance", "relative"})


def _is_no_measure(match: re.Match[str]) -> bool:
    """Whether a short name in small letters is an everyday word ("fit 20", "act 3", "ess 4", "cat 2", "ph 555"), or
    what follows is a day or a year.
    """
    name, value = match["name"], match["value"]
    if re.fullmatch(
        r"(?:fit|act|cat|ess|news|audit|ph|pt|ta|pa|fc|rf|ht|complement|length|pressures?|vas|ana|iron)", name
    ):
        return True
    if name in ("PH", "Ph", "Fit", "Cat", "Act", "Length", "News"):
        return True
    if match["unit"] is None and re.fullmatch(r"(?:19|20)\d\d", value):
        return True
    if _STATE.fullmatch(name) and _ZIP.fullmatch(value):
        return True
    if name == "VA" and _OF_MANY_FIGURES.fullmatch(value):
        return True
    if name == "ACT" and _POSTCODE.fullmatch(value):
        return True
    return _OF_A_DRUG.match(match.string, match.end()) is not None


_STATE, _ZIP = re.compile(r"[A-Z]{2}"), re.compile(r"\d{5}")
"""Two capitals and five digits end an address: "VA 31688"."""
_OF_MANY_FIGURES = re.compile(r"\d{3,}")
"""No sharpness of sight, and maybe the number of a chart: "VA-77120943"."""
_POSTCODE = re.compile(r"0?2[69]\d\d")
"""Of the Australian Capital Territory, behind its letters: "Kambah ACT 2902"."""


def _is_not_the_patients_own(document: Document, match: re.Match[str]) -> bool:
    """Whether a number is one that is wished for ("His ideal body weight is 160 pounds"), or of the fluid of the spine
    rather than of the blood."""
    before = document.text.flowing[max(0, match.start() - _BEFORE) : match.start()]
    if _WISHED_FOR.search(before) or _WISHED_FOR_BEHIND.match(match.group(), len(match["name"])):
        return True
    if match["name"].casefold() not in _IN_BOTH_FLUIDS:
        return False
    full_stop = document.text.flowing.find(". ", match.end())
    behind = document.text.flowing[match.end() : full_stop if full_stop != -1 else match.end() + _BEFORE]
    return (
        _OF_THE_SPINE.search(before.rpartition(". ")[2]) is not None or _CULTURED.search(behind) is not None
    )


_BEFORE = 90
_WISHED_FOR = re.compile(
    r"\b(?:ideal|target|goal|desired|optimal|healthy|expected|predicted|excess|adjusted)(?: for \w+)? (?:body )?$",
    re.IGNORECASE,
)
_WISHED_FOR_BEHIND = re.compile(r" (?:goal|target)\b", re.IGNORECASE)
_IN_BOTH_FLUIDS = frozenset(
    {"glucose", "sugar", "wbc", "white count", "white cell count", "white blood cell count"}
)
_OF_THE_SPINE = re.compile(
    r"\b(?:csf|cerebro-?spinal|spinal (?:fluid|tap)|lumbar puncture|cell count|red blood cells)\b",
    re.IGNORECASE,
)
_CULTURED = re.compile(r"^[^.]{0,60}\bgram stain\b", re.IGNORECASE)

_OF_A_DRUG = re.compile(
    r"(?:-\d+(?:\.\d+)?)?\s?(?:mg|mcg|micrograms?|µg|g|meq|i\.?[eu]\.?|units?(?:/ml)?|tab(?:let)?s?)\b"
    r"(?! ?(?:\w+ ?)?/)|"
    r"(?<=%) (?:\w+ )?(?:cream|ointment|gel|lotion|drops|spray|solution|foam|shampoo)\b",
    re.IGNORECASE,
)
"""What behind a number makes the name before it a drug's: "losartan potassium 100 mg", "estradiol 0.01% cream"."""


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
