"""Medications: from lists, tables and sentences; name, dose and frequency each with its own place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.clinical.entries import Entry, entries_of
from jobs.extraction.assistant.clinical.words import DOSE, DRUG, FREQUENCY
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Medication

_NAME_ENDS = re.compile(
    r"\s+[-\u2013\u2014]+\s+|\s*[(\[,;:]|\s+(?:take|inhale|inject|apply|use|"
    r"by mouth|orally|po|once|twice|three|two|four|one|every|daily|for|as|prn|"
    r"started|since|bd|od|tds|qds|nocte|mane|bid|tid|qid|on|at|sig)\b",
    re.IGNORECASE,
)
_NOT_A_DRUG = re.compile(
    r"^(?:not?|nil|never|denies|currently not)\b|\b(?:fluids|rest|exercise|diet|therapy|counsell?ing|"
    r"physiotherapy|education|"
    r"wound care|check-?up|treatment [a-z]\b|nil|none|no (?:known |regular |"
    r"current )?(?:medications?|information)|not? (?:on|taking)|denies|unknown|"
    r"see (?:list|attached)|"
    r"follow-?up|review|allerg\w+|monitor\w*|generic substitution|started \d|"
    r"information|reconciliation|history|smok\w+|alcohol)\b",
    re.IGNORECASE,
)
_STOPPED = re.compile(
    r"\b(?:stopped|discontinued|ceased|previously|tried|allerg(?:y|ic) to|intolerant of|"
    r"failed|off|avoid|cannot take|unable to tolerate|overdose of|(?:rash|hives|reaction|swelling|vomiting|"
    r"anaphylaxis) (?:with|to|from|on|after)|no longer (?:on|taking))\b[^.;\n]{0,40}$",
    re.IGNORECASE,
)
_TAKING = re.compile(
    r"\b(?:on|takes?|taking|with|using|prescribed|started(?: on)?|commenced(?: on)?|"
    r"initiate[ds]?|continues?(?: on)?|medications?(?: include| are| is)?|treated with|"
    r"current(?:ly)?(?: on)?|and|uses?|given (?:him|her|them)(?: an?)?|tolerate[ds]?|include[sd]?|"
    r"controlled (?:on|with)|:)\s*[^.;\n]{0,30}$",
    re.IGNORECASE,
)
_DOSE_BEHIND = 30


_NAME_AND_DOSE = re.compile(rf"[A-Za-z][\w-]+(?: [A-Za-z\d][\w/-]*){{0,3}} {DOSE.pattern}", re.IGNORECASE)
_TOLD_LIST = re.compile(
    r"\b(?:takes?|taking|(?:is|remains|currently|maintained) on|medications?(?: include[s]?| are| is|:)|"
    r"medication(?: currently)?(?: comprises| consists of)|treated with|"
    r"prescribed)\s+(?P<list>[^.;\n]*(?:\.\d[^.;\n]*)*)",
    re.IGNORECASE,
)
"""A sentence that tells what somebody takes; a name with a dose in it is a drug, known or not."""


@dataclass(frozen=True, slots=True)
class _Line:
    name: Found
    dose: Found | None
    frequency: Found | None


def medications_of(document: Document) -> tuple[Medication, ...]:
    """Return the medications that the document lists, and those that only its sentences tell of."""
    lines = [
        line
        for section in document.outline.of("medications")
        for entry in entries_of(document, section)
        for line in _from_entry(document, entry)
    ]
    begun = {line.name.start for line in lines}
    for _, value in document.labelled("medications"):
        section = document.outline.section_at(value.start)
        if value.start in begun or (section is not None and section.key == "medications"):
            continue
        lines += [
            line
            for line in _from_entry(document, Entry(value, bulleted=False))
            if line.dose or DRUG.found_in(str(line.name.value))
        ]
    told = [line for line in _in_told_lists(document) if line.name.start not in begun]
    listed = {_first_word(str(line.name.value)) for line in lines}
    for line in (*told, *_in_sentences(document, need_dose=bool(lines))):
        word = _first_word(str(line.name.value))
        if word not in listed:
            listed.add(word)
            lines.append(line)
    text = document.text
    return tuple(
        Medication(
            name=field_of(text, line.name),
            dose=field_of(text, line.dose),
            frequency=field_of(text, line.frequency),
        )
        for line in lines
    )


def _first_word(name: str) -> str:
    words = re.findall(r"[a-z][\w-]+", name.casefold())
    return words[0] if words else name.casefold()


def _in_told_lists(document: Document) -> Iterator[_Line]:
    """The drugs of sentences such as "She takes Tamsulosin 5mg mane, Wegovy 2.4 mg weekly and folic acid"."""
    for told in document.phrase(_TOLD_LIST):
        span = Span(told.start("list"), told.end("list"))
        section = document.outline.section_at(span.start)
        if section is not None and section.key in (
            "medications",
            "allergies",
            "family",
            "social",
            "past_medications",
        ):
            continue
        if asserted_at(document.text, document.outline, Span(told.start(), told.start("list"))) != "present":
            continue
        for part in _parts(document, Entry(span, bulleted=False)):
            named = _NAME_AND_DOSE.match(document.text.content, part.start, part.end)
            if named is not None and (line := _line(document, part, [], 0.8)):
                yield line


def _from_entry(document: Document, entry: Entry) -> Iterator[_Line]:
    if entry.stopped:
        return
    if entry.cells:
        name = entry.cells["name"]
        further = [entry.cells[key] for key in ("directions", "frequency") if key in entry.cells]
        if line := _line(document, name, further, 0.92):
            yield line
        return
    for part in _parts(document, entry):
        if line := _line(document, part, [], 0.92 if entry.bulleted else 0.87):
            yield line


def _parts(document: Document, entry: Entry) -> Iterator[Span]:
    """One line may list several: "aspirin 75 mg, ramipril 5 mg and metformin"."""
    content = document.text.content
    drugs = list(DRUG.each(document.text.folded, start=entry.span.start, end=entry.span.end))
    dividers = [
        match
        for match in re.finditer(
            r"\s*[,;:]\s*(?:and\s+)?|\s+and\s+|\.\s+(?=[A-Z])|\n", content[entry.span.start : entry.span.end]
        )
        if any(drug.start() == entry.span.start + match.end() for drug in drugs)
        or _NAME_AND_DOSE.match(content, entry.span.start + match.end(), entry.span.end)
    ]
    if not dividers:
        yield entry.span
        return
    start = entry.span.start
    for divider in (*dividers, None):
        stop = entry.span.start + divider.start() if divider else entry.span.end
        if (part := document.text.trimmed(start, stop)) is not None:
            yield part
        start = entry.span.start + divider.end() if divider else stop


def _line(document: Document, span: Span, further: list[Span], weight: float) -> _Line | None:
    content = document.text.content
    dose = DOSE.search(content, span.start, span.end)
    frequency_place = next(
        (m for place in (*further, span) if (m := FREQUENCY.search(content, place.start, place.end))), None
    )
    further_dose = next((m for place in further if (m := DOSE.search(content, place.start, place.end))), None)
    drug = next(DRUG.each(document.text.folded, start=span.start, end=span.end), None)
    end = span.end
    if dose is not None and dose.start() > span.start:
        end = dose.start()
    elif dose is not None and drug is not None and drug.start() >= dose.end():
        return _led_by_dose(document, dose, drug, frequency_place)
    search_from = (
        drug.end()
        if drug is not None and drug.start() - span.start < 25 and drug.end() <= end
        else span.start + 1
    )
    if cut := _NAME_ENDS.search(content, search_from, end):
        end = cut.start()
    name = document.text.trimmed(span.start, end, strip=" \t\n,;:.-*\u2013\u2014|(")
    if name is None:
        return None
    words = document.text[name]
    known = drug is not None or dose is not None or further_dose is not None or frequency_place is not None
    if _NOT_A_DRUG.search(words) or not any(c.isalpha() for c in words) or len(words) > 80:
        return None
    if not known and (len(words.split()) > 3 or not words[0].isalpha()):
        return None
    if STOPPED_LINE.search(document.text[span]):
        return None
    found_dose = dose or further_dose
    return _Line(
        Found(words, (name,), weight if known else weight - 0.2),
        _place(document, found_dose, weight - 0.02),
        _place(document, frequency_place, weight - 0.02),
    )


STOPPED_LINE = re.compile(r"\b(?:stopped|discontinued|ceased|no longer taking)\b", re.IGNORECASE)


def _led_by_dose(
    document: Document, dose: re.Match[str], drug: re.Match[str], frequency: re.Match[str] | None
) -> _Line:
    place = Span(drug.start(), drug.end())
    return _Line(
        Found(document.text[place], (place,), 0.85),
        _place(document, dose, 0.85),
        _place(document, frequency, 0.85),
    )


def _place(document: Document, match: re.Match[str] | None, weight: float) -> Found | None:
    if match is None:
        return None
    span = Span(match.start(), match.end())
    return Found(document.text[span], (span,), weight)


def _in_sentences(document: Document, *, need_dose: bool) -> Iterator[_Line]:
    """Drugs in running text, with the dose and frequency behind them."""
    content = document.text.content
    for drug in DRUG.each(document.text.folded):
        span = Span(drug.start(), drug.end())
        section = document.outline.section_at(span.start)
        if section is not None and section.key in (
            "allergies",
            "family",
            "immunizations",
            "medications",
            "past_medications",
            "results",
            "social",
            "concerns",
            "attachments",
        ):
            continue
        before = content[max(0, span.start - 60) : span.start]
        if _STOPPED.search(before) or asserted_at(document.text, document.outline, span) in (
            "negated",
            "hypothetical",
            "family",
        ):
            continue
        stop = min(span.end + _DOSE_BEHIND, len(content))
        dose = DOSE.match(content, span.end + 1) or DOSE.search(content, span.end, min(span.end + 8, stop))
        taken = FREQUENCY.match(content, span.end + 1) or FREQUENCY.match(content, span.end + 2)
        if dose is None and taken is None and (need_dose or not _TAKING.search(before)):
            continue
        after = dose.end() if dose else span.end
        frequency = FREQUENCY.search(content, after, min(after + 18, len(content)))
        yield _Line(
            Found(document.text[span], (span,), 0.82 if dose else 0.72),
            _place(document, dose, 0.82),
            _place(document, frequency, 0.8),
        )
