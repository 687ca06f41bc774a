"""Medications: from lists, tables and sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.doses import DOSE, FREQUENCY
from jobs.extraction.assistant.clinical.drug_names import ANALYTE, DRUG, FORM, FORM_WORDS
from jobs.extraction.assistant.clinical.entries import Entry, entries_of
from jobs.extraction.assistant.clinical.medication_lines import (
    ENDED,
    MedicationLine,
    found_at,
    lines_of_cells,
    lines_of_words,
)
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Medication

_STOPPED = re.compile(
    r"\b(?:stopped|discontinued|ceased|previously|tried|allerg(?:y|ic) to|intolerant of|"
    r"failed|took|had taken|was on|were on|had been on|used to take|off|avoid|"
    r"(?:cannot|can['\u2019]?t|can not|could ?n['\u2019]t|unable to|must not|should not|did not|does not) "
    r"(?:have|take|tolerate|be given|use|bear)|overdose of|(?:rash|hives|reaction|swelling|vomiting|"
    r"anaphylaxis) (?:with|to|from|on|after)|no longer (?:on|taking))\b"
    r"(?:(?!\b(?:given|takes|now)\b)[^.;\n]){0,40}$",
    re.IGNORECASE,
)
_TAKING = re.compile(
    r"\b(?:on|takes?|taking|with|using|prescribed|started(?: on)?|commenced(?: on)?|"
    r"initiate[ds]?|continues?(?: on)?|medications?(?: include| are| is)?|(?:is|being) treated with|"
    r"current(?:ly)?(?: on)?|and|plus|uses?|given (?:him|her|them)(?: an?)?|tolerate[ds]?|include[sd]?|"
    r"controlled (?:on|with)|:)\s*[^.;\n]{0,30}$",
    re.IGNORECASE,
)
_DOSE_BEHIND = 30
_TOLD_LIST = re.compile(
    r"\b(?:takes?|taking|(?:is|are|remains|stays|currently|maintained|also|now|regularly|only) "
    r"(?:also |now |only |just )?on|"
    r"(?<=[.,] )[Oo]n|(?<=[.] )Also(?= [A-Z][a-z]+ (?:\d|as|at|in|once|twice|prn|[a-z]{2,3}\b))|"
    r"medic(?:ation|ine)s?(?: currently)?(?: includes?| are| is| comprises?| consists? of|:)|"
    r"(?:is|are|being|currently) treated with|(?:current )?treatment (?:is|with)|(?:un )?traitement "
    r"par|terapia in corso:?|"
    r"tablets(?: are|:)|prescribed|uses?|using|managed with|"
    r"controlled (?:with|on|by)|"
    r"(?:have |has |I )?(?:begun|started|commenced|initiated)(?: (?:him|her|them))?(?: on)?|has "
    r"(?=EpiPen|an? (?:EpiPen|inhaler))|"
    r"nimmt|erhält|eingenommen werden|medikation:|prend|traitée? par|sous|toma|en tratamiento con|"
    r"tratad[oa] con|assume|"
    r"in terapia con|gebruikt)\s+(?P<list>[^.;\n]*(?:\.\d[^.;\n]*)*)",
    re.IGNORECASE,
)
"""A sentence that tells what somebody takes; a name with a dose in it is a drug, known or not."""
_ELSEWHERE = frozenset(
    {
        "allergies",
        "family",
        "immunizations",
        "medications",
        "past_medications",
        "results",
        "social",
        "concerns",
        "attachments",
    }
)


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
            for line in lines_of_words(document, value, weight=0.87)
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


def _from_entry(document: Document, entry: Entry) -> Iterator[MedicationLine]:
    if entry.ended:
        return
    if entry.cells:
        yield from lines_of_cells(document, entry.cells)
        return
    yield from lines_of_words(document, entry.span, weight=0.92 if entry.bulleted else 0.87)


def _in_told_lists(document: Document) -> Iterator[MedicationLine]:
    """The drugs of sentences such as "She takes Tamsulosin 5mg mane, Wegovy 2.4 mg weekly and folic acid"."""
    for told in document.phrase(_TOLD_LIST):
        span = Span(told.start("list"), told.end("list"))
        section = document.outline.section_at(span.start)
        if section is not None and section.key in _ELSEWHERE - {"results", "concerns"}:
            continue
        before = document.text.flowing[max(0, told.start() - 30) : told.start("list")]
        if (
            ENDED.search(before)
            or asserted_at(document.text, document.outline, Span(told.start(), told.start("list")))
            != "present"
        ):
            continue
        lines = list(lines_of_words(document, span, weight=0.8, listed=False))
        named = [_begins_with_a_drug(str(line.name.value)) for line in lines]
        for line, known in zip(lines, named, strict=True):
            name = str(line.name.value)
            among_drugs = any(named) and line.frequency is not None and name.istitle() and " " not in name
            if line.dose is not None or known or FORM.search(name) or among_drugs:
                yield line


def _begins_with_a_drug(name: str) -> bool:
    return next((match.start() < _NEAR_THE_START for match in DRUG.each(name.lower())), False)


def _in_sentences(document: Document, *, need_dose: bool) -> Iterator[MedicationLine]:
    """Drugs in running text, with the dose and frequency behind them."""
    content = document.text.flowing
    for drug in DRUG.each(document.text.folded):
        span = Span(drug.start(), drug.end())
        section = document.outline.section_at(span.start)
        if section is not None and section.key in _ELSEWHERE:
            continue
        before = content[max(0, span.start - 60) : span.start]
        if (
            _STOPPED.search(before)
            or _GIVEN_UP.match(content, span.end)
            or asserted_at(document.text, document.outline, span) in ("negated", "hypothetical", "family")
        ):
            continue
        if ANALYTE.fullmatch(drug.group()) and not _is_taken(content, span, before):
            continue
        stop = min(span.end + _DOSE_BEHIND, len(content))
        form = _FORM_BEHIND.match(content, span.end)
        behind = form.end() if form is not None else span.end
        dose = DOSE.match(content, behind + 1) or DOSE.search(content, behind, min(behind + 8, stop))
        unitless = _UNITLESS.match(content, behind + 1) if dose is None else None
        told = unitless.end() if unitless is not None else behind
        taken = FREQUENCY.match(content, told + 1) or FREQUENCY.match(content, told + 2)
        handed = _HANDED.search(before) is not None or (form is not None and _TAKING.search(before))
        if dose is None and taken is None and not handed and (need_dose or not _TAKING.search(before)):
            continue
        if form is not None:
            span = Span(span.start, form.end())
        after = dose.end() if dose else unitless.end() if unitless else span.end
        frequency = FREQUENCY.search(content, after, min(after + 18, len(content)))
        yield MedicationLine(
            Found(document.text[span], (span,), 0.82 if dose else 0.72),
            found_at(document, dose or unitless, 0.82),
            found_at(document, frequency, 0.8),
        )


_NEAR_THE_START = 12
_UNITLESS = re.compile(r"\d{1,4}(?:\.\d+)?/\d{1,4}(?:\.\d+)?(?:/\d{1,4})?(?= )")
"""Strengths of a combination without a unit: "Symbicort 200/6"."""
_FORM_BEHIND = re.compile(
    rf" (?:(?:nasal|eye|ear|skin|oral|vaginal|rectal|dry powder) )?(?:{FORM_WORDS})\b", re.IGNORECASE
)
_HANDED = re.compile(r"\b(?:has|have|given\s+(?:him|her|them)|carries|wears)\s+(?:an?\s+)?$", re.IGNORECASE)


def _is_taken(content: str, span: Span, before: str) -> bool:
    """Whether a substance that laboratories measure as well is taken here: a dose stands right behind it, or it is
    what somebody takes, and it is not what was measured.
    """
    if re.search(
        r"\b(?:urine|serum|blood|ioni[sz]ed|corrected|low|high|normal|raised|plasma|fasting|h|hour)\s+$",
        before,
        re.IGNORECASE,
    ):
        return False
    if re.match(
        r",? (?:is|was|were|level|stud|deficien|stores?|normal|low|of \d|and folate|folate|ferritin|"
        r"\d[\d.]*(?:[,;]| [a-z]+/))",
        content[span.end :],
    ):
        return False
    return (
        DOSE.match(content, span.end + 1) is not None
        or FREQUENCY.match(content, span.end + 1) is not None
        or (_TAKING.search(before[-25:]) is not None)
    )


_GIVEN_UP = re.compile(
    r"[^.;\n]{0,30}\b(?:was|were|has been|had to be) (?:then )?(?:stopped|discontinued|ceased|withdrawn)\b|"
    r"[^.;\n]{0,20}\b(?:until|up to|from \d{4} to|between|for \w+ (?:weeks|months|years) in) (?:\w+ "
    r")?(?:19|20)\d\d|"
    r"(?: and \w+)? (?:was|were) (?:each |both |also )?tried\b|\s+(?:caused?|gave|causes|gives?|brings?|brought|"
    r"upsets?|makes?|made)\b(?! (?:up|of|out of)\b)|\s+made (?:him|her|them)\b",
    re.IGNORECASE,
)
"""What follows a drug that is no longer taken, or was not tolerated."""
