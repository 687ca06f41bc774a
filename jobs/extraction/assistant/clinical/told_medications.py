"""Medications that sentences tell of: what somebody takes, and any drug with how much of it or how often."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.clinical.doses import DOSE, UNITLESS
from jobs.extraction.assistant.clinical.doses_now import dose_now
from jobs.extraction.assistant.clinical.drug_names import ANALYTE, DRUG, FORM, FORM_WORDS
from jobs.extraction.assistant.clinical.frequencies import FREQUENCY, frequency_below
from jobs.extraction.assistant.clinical.medication_lines import (
    ENDED,
    MedicationLine,
    found_at,
    lines_of_words,
)
from jobs.extraction.assistant.clinical.medication_parts import NOT_A_DRUG, TELLS
from jobs.extraction.assistant.clinical.words_of_plans import BEGUN, ONLY_PERHAPS
from jobs.extraction.assistant.clinical.words_of_taking import (
    GIVEN,
    GIVEN_UP,
    ONLY_ASKED_ABOUT,
    PLANNED,
    SOMEBODY_ELSE_TAKES,
    STOPPED,
    TAKING,
    TO_BE_STARTED,
    TOLD_LIST,
)
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.page.items import items_of
from jobs.extraction.assistant.vocabulary import all_in
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

_DOSE_BEHIND = 30
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


def in_told_lists(document: Document) -> Iterator[MedicationLine]:
    """The drugs of sentences such as "She takes Tamsulosin 5mg mane, Wegovy 2.4 mg weekly and folic acid"."""
    for told in document.phrase(TOLD_LIST):
        span = Span(told.start("list"), told.end("list"))
        section = document.outline.section_at(span.start)
        if section is not None and section.key in _ELSEWHERE - {"results", "concerns"}:
            continue
        before = document.text.flowing[max(0, told.start() - 30) : told.start("list")]
        if (
            ENDED.search(before)
            or SOMEBODY_ELSE_TAKES.search(before)
            or (
                _STARTED.match(told.group())
                and PLANNED.search(document.text.flowing[max(0, told.start() - 40) : told.start()])
            )
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
                yield _as_taken_now(document, line)


def _as_taken_now(document: Document, line: MedicationLine) -> MedicationLine:
    """The line with the amount that is told of later, where the story goes on to one."""
    later = dose_now(document, line.name.spans[0])
    if later is None:
        return line
    dose, often = later
    return MedicationLine(line.name, dose, often or line.frequency)


_STARTED = re.compile(r"(?:started?|begun|commenced?|initiated?|prescribed?|uses?|takes?)\b", re.IGNORECASE)


def _begins_with_a_drug(name: str) -> bool:
    return next((match.start() < _NEAR_THE_START for match in DRUG.each(name.lower())), False)


def in_sentences(document: Document, *, need_dose: bool) -> Iterator[MedicationLine]:
    """Drugs in running text, with the dose and frequency behind them; one that is only named counts where it stands in
    a list with one of which more is told.
    """
    run: list[tuple[MedicationLine, bool]] = []
    for span in _drugs_taken(document):
        line = _line_at(document, span)
        if _is_bare(line) and GIVEN.search(document.text.flowing, max(0, span.start - 60), span.start):
            continue
        between = document.text.flowing[_end_of(run[-1][0]) : span.start] if run else ""
        if run and not _BETWEEN.fullmatch(between):
            yield from _told_of(run)
            run = []
        taken = _is_taken_by_itself(document, line, need_dose=need_dose)
        if taken and _in_prose_on_medicines(document, span):
            line = replace(line, name=replace(line.name, confidence=_SURE))
        run.append((line, taken))
    yield from _told_of(run)


def _told_of(run: list[tuple[MedicationLine, bool]]) -> list[MedicationLine]:
    """The medications of a list in a sentence: all where one is surely taken, or where several have an amount."""
    amounts = sum(line.dose is not None for line, _ in run)
    if any(taken for _, taken in run) or amounts > 1:
        return [line for line, taken in run]
    return []


def _drugs_taken(document: Document) -> Iterator[Span]:
    """The names of drugs that no word around them says to be somebody else's, past, or measured."""
    content = document.text.flowing
    for drug in document.text.once(all_in, DRUG):
        span = Span(drug.start(), drug.end())
        if (
            content[max(0, span.start - 1) : span.start] == "/"
            and content[span.start - 2 : span.start - 1].isalpha()
        ):
            continue
        section = document.outline.section_at(span.start)
        if section is not None and section.key in _ELSEWHERE and not _in_prose_on_medicines(document, span):
            continue
        before = content[max(0, span.start - 60) : span.start]
        if is_not_taken(document, span):
            continue
        if ANALYTE.fullmatch(drug.group()) and not _is_taken(content, span, before):
            continue
        yield span


def _in_prose_on_medicines(document: Document, span: Span) -> bool:
    """Whether a drug stands in sentences under a head for medicines: "Medication: His GP tried fluoxetine in 2019"."""
    return any(place.meets(span) for place in document.once(_prose_on_medicines))


def _prose_on_medicines(document: Document) -> tuple[Span, ...]:
    return tuple(
        item.span
        for section in document.outline.of("medications")
        for item in items_of(document.outline, section)
        if not item.bulleted
        and CELL not in document.text.content[item.span.start : item.span.end]
        and len(document.text[item.span].split()) >= _WORDS_OF_PROSE
        and TELLS.search(document.text[item.span]) is not None
    )


_WORDS_OF_PROSE = 5


def is_not_taken(document: Document, span: Span) -> bool:
    """Tell whether the words around a drug say that it was given up, is planned, or is not the patient's."""
    content = document.text.flowing
    before = max(0, span.start - 60)
    return (
        _KIND_ALONE.fullmatch(document.text[span]) is not None
        or STOPPED.search(content, before, span.start) is not None
        or TO_BE_STARTED.search(content, before, span.start) is not None
        or SOMEBODY_ELSE_TAKES.search(content, before, span.start) is not None
        or ONLY_ASKED_ABOUT.search(content, before, span.start) is not None
        or GIVEN_UP.match(content, span.end) is not None
        or asserted_at(document.text, document.outline, span) in ("negated", "hypothetical", "family")
    )


_KIND_ALONE = re.compile(r"(?:emollient|moisturi[sz]er)s?", re.IGNORECASE)
"""A kind of what is put on the skin, and no medicine by itself."""


def _is_taken_by_itself(document: Document, line: MedicationLine, *, need_dose: bool) -> bool:
    """Whether what is told of a drug says that it is taken: how much, how often, or a word before."""
    content = document.text.flowing
    before = content[max(0, line.name.start - 60) : line.name.start]
    taking = TAKING.search(before) is not None
    bare = _is_bare(line)
    if line.frequency is not None:
        return not (bare and str(line.frequency.value).casefold() == "stat")
    if line.dose is not None:
        return taking or not bare
    form = FORM.search(str(line.name.value)) is not None
    return _HANDED.search(before) is not None or (taking and (form or not need_dose))


def _is_bare(line: MedicationLine) -> bool:
    """Whether its amount is a number alone."""
    return line.dose is not None and str(line.dose.value).replace(".", "").isdigit()


def _line_at(document: Document, span: Span) -> MedicationLine:
    """The drug at a span with how much of it and how often, as told right behind it."""
    content = document.text.flowing
    stop = min(span.end + _DOSE_BEHIND, len(content))
    changed = _CHANGED.match(content, span.end)
    if changed is not None:
        stop = min(changed.end() + _DOSE_BEHIND, len(content))
    form = _FORM_BEHIND.match(content, span.end)
    behind = changed.end() - 1 if changed is not None else form.end() if form is not None else span.end
    dose = DOSE.match(content, behind + 1) or DOSE.search(content, behind, min(behind + 8, stop))
    bare = UNITLESS.match(content, span.end, stop)
    if bare is not None and dose is not None and dose.start() < bare.end("dose"):
        bare = None
    counted = DOSE.match(content, bare.end() + 1) if bare is not None else None
    if form is not None:
        span = Span(span.start, form.end())
    after = max([span.end, *(each.end() for each in (dose, bare, counted) if each)])
    frequency = _frequency_behind(content, after, near=dose is not None or bare is not None)
    if frequency is None:
        frequency = frequency_below(document.text.content, after)
    amount = Span(bare.start("dose"), bare.end("dose")) if bare is not None else None
    line = MedicationLine(
        Found(document.text[span], (span,), 0.82 if dose else 0.72),
        Found(document.text[amount], (amount,), 0.78) if amount else found_at(document, dose, 0.82),
        found_at(document, frequency, 0.8),
    )
    return _as_taken_now(document, line)


_CHANGED = re.compile(r" from \d[^.;\n]{0,20}? to (?=\d)")
"""Between a medicine and the dose that it is changed to."""


def begun_in_plan(document: Document) -> Iterator[MedicationLine]:
    """The medicines that the plan of an author's own visit begins or raises; a letter asks somebody else."""
    if document.text.once(salutations):
        return
    for match in document.phrase(BEGUN):
        name = Span(match.start("name"), match.end("name"))
        section = document.outline.section_at(name.start)
        if section is None or section.key not in ("plan", "assessment") or not DRUG.found_in(match["name"]):
            continue
        if not ONLY_PERHAPS.search(document.text.flowing, max(0, match.start() - 80), match.start()):
            line = _line_at(document, name)
            yield replace(line, name=replace(line.name, confidence=_SURE))


_SURE = 0.88


def in_prescriptions(document: Document) -> Iterator[MedicationLine]:
    """What is written like a prescription in running text, be its name known or not: "Tab. Pan 40 OD", "Zanidix 10 mg
    daily".
    """
    content = document.text.flowing
    for match in (*document.phrase(_BEHIND_FORM), *document.phrase(_WRITTEN_OUT)):
        name = Span(match.start("name"), match.end("name"))
        section = document.outline.section_at(name.start)
        if section is not None and section.key in _ELSEWHERE:
            continue
        before = content[max(0, match.start() - 60) : match.start()]
        if (
            NOT_A_DRUG.search(match["name"])
            or _GIVEN_ONCE.match(content, match.end())
            or STOPPED.search(before)
            or GIVEN_UP.match(content, match.end())
            or asserted_at(document.text, document.outline, name) in ("negated", "hypothetical", "family")
        ):
            continue
        dose = Span(match.start("dose"), match.end("dose"))
        yield MedicationLine(
            Found(match["name"], (name,), 0.74),
            Found(match["dose"], (dose,), 0.74),
            found_at(document, FREQUENCY.match(content, match.start("often")), 0.74),
        )


_GIVEN_ONCE = re.compile(r"\W{0,2}(?:stat|once only|given|single dose)\b", re.IGNORECASE)
_BEHIND_FORM = re.compile(
    r"(?<![\w.])(?:Tab|TAB|Cap|CAP|Inj|INJ|Syp|SYP|Syr|Susp|Oint|"
    r"Neb)s?\b\.? (?P<name>[A-Z][\w-]+(?: [A-Z][A-Za-z-]{0,8})?) "
    rf"(?P<dose>\d[\d./,]*(?i: ?(?:mg|mcg|g|ml|iu|units?|puffs?|"
    rf"drops?))?)(?! ?[-/]?\d)\s+(?P<often>(?i:{FREQUENCY.pattern}))"
)
"""Behind the short word for a form, as prescriptions of South Asia begin."""
_WRITTEN_OUT = re.compile(
    r"(?<![\w-])(?P<name>(?!(?i:dose|doses|tablets?|total|maximum|another|about|further|reduced|"
    r"increased|taking|weight|"
    r"every|daily|currently|approximately|alcohol|protein|glucose|oxygen|"
    r"sodium)\b)[A-Za-z][a-z]{4,}(?<!ing)(?<!ed)(?<!ly)"
    r"(?: [A-Z]{2})?) "
    rf"(?P<dose>(?i:\d[\d.,]*(?:/\d[\d.]*)? ?(?:mgs?|mcgs?|\u00b5g|micrograms?|milligrams?|mg/kg)))(?![\w/]) "
    rf"(?P<often>(?i:{FREQUENCY.pattern}))"
)
"""A name with an amount by weight and how often."""


def _frequency_behind(content: str, offset: int, *, near: bool) -> re.Match[str] | None:
    """How often what ends at an offset is taken, within its sentence; right behind a name without an amount."""
    frequency = FREQUENCY.search(content, offset, min(offset + 60, len(content)))
    if frequency is None or frequency.start() > (
        offset + _NEAR_ENOUGH if near else _behind_route(content, offset)
    ):
        return None
    return None if re.search(r"[;\n]|\.\s", content[offset : frequency.start()]) else frequency


def _behind_route(content: str, offset: int) -> int:
    """Where a frequency may begin behind a name alone: right there, or behind where the medicine goes ("OU qhs")."""
    route = _ROUTE.match(content, offset)
    return (route.end() if route else offset) + 2


_ROUTE = re.compile(
    r" (?:HFA|MDI|DPI|OU|OD|OS|PO|SL|SC|IM|IV|inh|(?:to |in )?(?:both|each|the left|the right|left|right) eyes?|"
    r"orally|by mouth)\b",
    re.IGNORECASE,
)
_NEAR_ENOUGH = 14
_MEASURED_BEHIND = re.compile(
    r"[ \t:]{1,3}\d[\d.,]*[ \t]+(?:[HL]{1,2}[ \t]+)?(?:mg|mmol|m?eq|g|[u\u00b5\u03bcmn]g|mcg|[np]mol|m?i?u)/",
    re.IGNORECASE,
)
"""What a laboratory prints behind the name of what it measured: "Calcium 9.1 mg/dL"."""


def _end_of(line: MedicationLine) -> int:
    return max(found.spans[-1].end for found in (line.name, line.dose, line.frequency) if found is not None)


_BETWEEN = re.compile(
    r"[ \n.]{0,2}(?:[,;/&+]|and|plus|with|und|et|y|e|en|och|og|a|i|oraz|samt)[ \n]{1,2}(?:an? |the )?",
    re.IGNORECASE,
)
"""What stands between the medications of a list."""
_NEAR_THE_START = 12
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
    if _MEASURED_BEHIND.match(content, span.end):
        return False
    return (
        DOSE.match(content, span.end + 1) is not None
        or FREQUENCY.match(content, span.end + 1) is not None
        or (TAKING.search(before[-25:]) is not None)
    )
