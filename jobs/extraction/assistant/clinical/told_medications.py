"""Medications that sentences tell of: what somebody takes, and any drug with how much of it or how often."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.clinical.allergens import names_reaction
from jobs.extraction.assistant.clinical.doses import DOSE, STRENGTH
from jobs.extraction.assistant.clinical.drug_names import ANALYTE, DRUG, FORM
from jobs.extraction.assistant.clinical.drugs_not_taken import is_not_taken, is_under_given_up
from jobs.extraction.assistant.clinical.drugs_with_amounts import as_taken_now, drug_at
from jobs.extraction.assistant.clinical.frequencies import FREQUENCY
from jobs.extraction.assistant.clinical.medication_lines import ENDED, MedicationLine, lines_of_words
from jobs.extraction.assistant.clinical.medication_parts import TELLS
from jobs.extraction.assistant.clinical.words_of_plans import BEGUN, ONLY_PERHAPS
from jobs.extraction.assistant.clinical.words_of_taking import (
    BEGUN_BEHIND,
    GIVEN,
    PLANNED,
    SOMEBODY_ELSE_TAKES,
    TAKING,
    TOLD_LIST,
)
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.others_health import tells_of_another
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.page.items import items_of
from jobs.extraction.assistant.vocabulary import all_in
from jobs.extraction.text import CELL, Span

ELSEWHERE = frozenset(
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
"""Sections of which sentences tell of other drugs than those that somebody takes."""


def in_told_lists(document: Document) -> Iterator[MedicationLine]:
    """The drugs of sentences such as "She takes Tamsulosin 5mg mane, Wegovy 2.4 mg weekly and folic acid"."""
    for told in document.phrase(TOLD_LIST):
        span = Span(told.start("list"), told.end("list"))
        section = document.outline.section_at(span.start)
        if section is not None and section.key in ELSEWHERE - {"results", "concerns"}:
            continue
        before = document.text.flowing[max(0, told.start() - _NEAR_BEFORE) : told.start("list")]
        if (
            ENDED.search(before)
            or (_AFTER_TAKING.search(before) and names_reaction(before))
            or SOMEBODY_ELSE_TAKES.search(before)
            or is_under_given_up(document, span.start)
            or _USED_TO.search(document.text.flowing, 0, told.start())
            or tells_of_another(before)
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
                yield as_taken_now(document, line)


_USED_TO = re.compile(r"\bused to $")
"""Before a word for taking what is taken no more."""
_NEAR_BEFORE = 30
_AFTER_TAKING = re.compile(
    r"\b(?:after|when|from|upon|on) (?:(?:s?he|they) (?:was |were )?)?(?:taking|takes|using)\s+$",
    re.IGNORECASE,
)
"""Between what happened to somebody and the medicine that did it: "hives after taking Bactrim"."""
_STARTED = re.compile(r"(?:started?|begun|commenced?|initiated?|prescribed?|uses?|takes?)\b", re.IGNORECASE)


def _begins_with_a_drug(name: str) -> bool:
    return next((match.start() < _NEAR_THE_START for match in DRUG.each(name.lower())), False)


def in_sentences(document: Document, *, need_dose: bool) -> Iterator[MedicationLine]:
    """Drugs in running text, with the dose and frequency behind them; one that is only named counts where it stands in
    a list with one of which more is told.
    """
    run: list[tuple[MedicationLine, bool]] = []
    for span in _drugs_taken(document):
        line = drug_at(document, span)
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
        if (
            section is not None
            and section.key in ELSEWHERE
            and not _in_prose_on_medicines(document, span)
            and not (section.key == "results" and _is_prescribed(document, span))
        ):
            continue
        before = content[max(0, span.start - 60) : span.start]
        if is_not_taken(document, span):
            continue
        if ANALYTE.fullmatch(drug.group()) and not _is_taken(content, span, before):
            continue
        yield span


def _is_prescribed(document: Document, span: Span) -> bool:
    """Whether how much and how often stand behind a drug, as behind no result: what goes on below results is no result
    there."""
    line = drug_at(document, span)
    return (
        line.frequency is not None
        and line.dose is not None
        and STRENGTH.fullmatch(str(line.dose.value)) is not None
    )


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
    if BEGUN_BEHIND.match(content, line.name.spans[0].end):
        return True
    form = FORM.search(str(line.name.value)) is not None
    return _HANDED.search(before) is not None or (taking and (form or not need_dose))


def _is_bare(line: MedicationLine) -> bool:
    """Whether its amount is a number alone."""
    return line.dose is not None and str(line.dose.value).replace(".", "").isdigit()


def begun_in_plan(document: Document) -> Iterator[MedicationLine]:
    """The medicines that the plan of an author's own visit begins or raises; a letter asks somebody else."""
    if document.text.once(salutations):
        return
    for match in document.phrase(BEGUN):
        name = Span(match.start("name"), match.end("name"))
        if not _stands_in_a_plan(document, name.start) or not DRUG.found_in(match["name"]):
            continue
        if not ONLY_PERHAPS.search(document.text.flowing, max(0, match.start() - 80), match.start()):
            line = drug_at(document, name)
            yield replace(line, name=replace(line.name, confidence=_SURE))


def _stands_in_a_plan(document: Document, offset: int) -> bool:
    """Whether words stand in a plan or an assessment, or below one of the problems that it counts, with the reason of
    an order between them."""
    above = [section for section in document.outline.sections if section.heading.start <= offset]
    for section in reversed(above):
        if section.key in ("plan", "assessment"):
            return True
        is_a_problem = section.key == "other" and _COUNTED_PROBLEM.match(document.text[section.heading])
        if not (is_a_problem or section.key == "reason"):
            return False
    return False


_COUNTED_PROBLEM = re.compile(r"\d{1,2}[.)]\s")
"""What heads a part of a plan by problems: "2. Hypothyroidism, unspecified"."""
_SURE = 0.88


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
_HANDED = re.compile(
    r"\b(?:has|have|giv(?:en|es)\s+(?:him|her|them)|carries|wears)\s+(?:(?:an?|the)\s+)?$", re.IGNORECASE
)


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
