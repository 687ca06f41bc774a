"""Diagnoses that the lists, tables and lines of problems and of the past history hold."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.abroad.vocabularies import is_condition_abroad
from jobs.extraction.assistant.clinical.body_parts import names_only_a_part
from jobs.extraction.assistant.clinical.conditions import names_complaint, names_condition
from jobs.extraction.assistant.clinical.diagnoses_of_the_past import is_headed_as_over, year_of_what_is_had
from jobs.extraction.assistant.clinical.diagnosis_names import ICD10CM, cleaned, code_in, parts_of
from jobs.extraction.assistant.clinical.entries import entries_of
from jobs.extraction.assistant.clinical.entry import Entry
from jobs.extraction.assistant.clinical.found_by_tests import behind_the_test
from jobs.extraction.assistant.clinical.heard.conditions import ConditionAndCode
from jobs.extraction.assistant.clinical.no_diagnoses_abroad import is_no_diagnosis_abroad
from jobs.extraction.assistant.clinical.past_events import is_over
from jobs.extraction.assistant.clinical.told_diagnoses import IS_NO_NAME, conditions_within
from jobs.extraction.assistant.clinical.words_of_plans import PLAN_BEHIND
from jobs.extraction.assistant.clinical.words_of_status import IS_A_STATUS
from jobs.extraction.assistant.clinical.words_of_telling import SAYS_NONE, SENTENCE_ENDS
from jobs.extraction.assistant.clinical.words_of_tests import names_a_test
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_in, is_of_family
from jobs.extraction.assistant.page.answers_led import questions_led_in
from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.assistant.page.yes_no_columns import answer_in_column
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from referrals.data.referral import Asserted

_PROCEDURE = re.compile(
    r"\w*(?:ectom(?:y|ies|ie|[íi]a)|ektomie|ostomy|rrhaph(?:y|ies)|plasty|otomy|oscopy|bypass|replacements?|repairs?|stent(?:ing|s)?|"
    r"surgery|caesarean|cesarean|c-section|lscs|section|transplantation|removal|graft|fixation|"
    r"excision|resection|ablation|"
    r"biopsy|vaccin\w+|insertion|arthroscop\w+|reconstruction|cabg|pci|turp|thr|tkr|orif|operations?|"
    r"procedures?|delivery|pacemaker|fusion|placements?)\b",
    re.IGNORECASE,
)
_OPERATION_ABROAD = re.compile(
    r"(?:cure (?:chirurgicale )?d(?:e |['\u2019])|op[ée]r[ée]e? d(?:e |u |['\u2019])|"
    r"intervento (?:di|per) |operat[oa] (?:di|per) |operad[oa] d[eo] |cirug[íi]a de |cirurgia (?:de|[àa]) )",
    re.IGNORECASE,
)
"""An operation that is called after what it mended: "cure de hernie inguinale"."""
_ADVICE = re.compile(
    r"\b(?:recommend\w*|advis\w+|suggest\w*|follow-?up|please|consider|correlat\w+|"
    r"refer(?:red|ral)?|continue|repeat|await\w*|plan|will|should|review)\b",
    re.IGNORECASE,
)
_NEGATIVE_ENTRY = re.compile(
    r"^(?:no|nil|none|never|denies|negative|not?\s|nkda|unremarkable|non-?contributory|nothing|without|"
    r"nad|n/a|kein\w*|keine|aucun\w*|ningun\w*|nessun\w*|niente|pas\b|sin|sans|senza|ohne|geen|"
    r"otherwise (?:well|fit|healthy)|fit "
    r"and well|previously (?:well|fit))\b",
    re.IGNORECASE,
)
_TELLS = re.compile(
    r"\b(?:is|was|are|were|(?-i:[Hh]as)|have|had|would|should|given|will|reports?|denies|she|he|they|her|his|"
    r"their|I(?= [a-z])|we|works?|lives?|"
    r"smokes?|drinks?|takes?|came|went|treated|discharged|seen|gave|died|broke|underwent|uses?|last|never|"
    r"para|gravida|married|retired|non-?smoker|ex-?smoker)\b",
    re.IGNORECASE,
)
_HABIT_ABROAD = re.compile(
    r"(?:ex[- ]?|n[ãa]o[- ]|no |non[- ]|nicht|niet-?)?(?:tabagista|fumador\w*|fumante|fumat\w+|fumeu\w+|raucher\w*|"
    r"roker)\b",
    re.IGNORECASE,
)
"""That somebody smokes or did, which English lists tell in whole phrases."""
_AFTER = re.compile(r"\W*(?:s/p|status[- ]post|post[- ]op\w*|after)\b", re.IGNORECASE)
"""The state that an operation left, which is what therapists treat."""
_SHORT_FORM = re.compile(r"(?:[A-Z]{1,2}[a-z]?)+[A-Z0-9]?\d?(?: [A-Z]{2,6})*")
_LABEL = re.compile(r"(?P<label>[^\W\d_][\w /&+()\u2019'-]{1,30}):\s+")
"""What a line of a form asks for, in front of the answer."""
_LISTED_OTHERWISE = frozenset(
    {"family", "allergies", "medications", "past_medications", "procedures", "social"}
)
"""What a sentence of the past history may ask for by its own label: "Patológicos: asma. Familiares: madre HTA"."""
_A_TASK = re.compile(
    r"\W*(?:follow[- ]?ups?|f/u|reviews?|monitoring|screening|counsel\w*|health maintenance|prevent\w+|refills?)\b",
    re.IGNORECASE,
)
"""How an item of an assessment begins that is something to do."""
_LONGEST = 110


def listed_diagnoses(document: Document) -> Iterator[ConditionAndCode]:
    """Yield what the lists, tables and lines of problems and of the past history hold."""
    for section in document.outline.of("problems", "assessment", "past"):
        heading = document.text.content[section.heading.start : section.heading.end]
        if is_headed_as_over(document, section) or is_of_family(heading, Span(0, len(heading))):
            continue
        weight = {"problems": 0.9, "past": 0.82}.get(section.key, 0.8)
        entries = [(entry, _has_code(document, entry)) for entry in entries_of(document, section)]
        coded = any(has_code for _, has_code in entries)
        for entry, has_code in entries:
            named_alone = not entry.titled and (entry.ticked or (coded and not has_code))
            for sentence in sentences_of(document, entry):
                yield from _from_entry(document, section, sentence, weight, only_named=named_alone)


def sentences_of(document: Document, entry: Entry) -> Iterator[Entry]:
    """Yield the sentences of an unbulleted line one by one: "Asthma in childhood. No operations."; of questions that
    their answers lead, those that are answered by yes."""
    if led := questions_led_in(document.text, entry.span):
        yield from (Entry(each.span, bulleted=True) for each in led if each.standing == "yes")
        return
    if entry.bulleted or entry.cells:
        yield entry
        return
    start = entry.span.start
    for stop in (*SENTENCE_ENDS.finditer(document.text.content, entry.span.start, entry.span.end), None):
        end = stop.start() if stop else entry.span.end
        span = document.text.trimmed(start, end)
        if span is not None and not (start > entry.span.start and IS_A_STATUS.match(document.text[span])):
            yield Entry(span, bulleted=False, ended=entry.ended)
        start = stop.end() if stop else end


def _has_code(document: Document, entry: Entry) -> bool:
    cell = entry.cells.get("code")
    return code_in(document, cell or entry.span, context=cell is not None) is not None


def _from_entry(
    document: Document, section: Section, entry: Entry, weight: float, *, only_named: bool
) -> Iterator[ConditionAndCode]:
    """The conditions of an entry. `only_named`: what is no known name of one is none, among options of a form and
    beside entries with codes."""
    listed = entry.bulleted or bool(entry.cells)
    name = _without_plan(document, entry.cells.get("name", entry.span))
    asked = None if listed else _LABEL.match(document.text.content, name.start, name.end)
    if asked is not None and heading_key(asked["label"]) in _LISTED_OTHERWISE:
        return
    if asked is not None and _NEGATIVE_ENTRY.fullmatch(asked["label"]):
        return
    if asked is not None and not names_complaint(asked["label"]) and asked.end() < name.end:
        name, only_named = Span(asked.end(), name.end), True
    name = behind_the_test(document, name)
    words = document.text[name]
    if entry.ended or is_of_family(words, Span(0, min(len(words), 25))):
        return
    if (_NEGATIVE_ENTRY.match(words) or SAYS_NONE.match(words)) and "|" not in words:
        return
    if section.key == "assessment" and _A_TASK.match(words):
        return
    if (not listed and _ADVICE.search(words)) or (
        not entry.cells
        and (len(words) > _LONGEST or _is_prose(_shortened(document, name), bulleted=entry.bulleted))
    ):
        yield from ((condition, None) for condition in conditions_within(document, name, weight - 0.1))
        return
    code_cell = entry.cells.get("code")
    for part in parts_of(document, name, listed=listed):
        code = code_in(document, part) or (code_in(document, code_cell, context=True) if code_cell else None)
        text = cleaned(document, behind_the_test(document, part))
        if text is None:
            continue
        if only_named and code is None and not names_complaint(document.text[text]):
            continue
        key = "problems" if entry.titled else section.key
        if not _is_plausible(document.text[text], key, listed=listed, coded=code is not None):
            continue
        if is_no_diagnosis_abroad(document.text, document.text[text]):
            continue
        if code is None and not _AFTER.match(words) and _is_procedure(document.text[text]):
            continue
        behind = document.text.content[text.end : max(part.end, entry.span.end if listed else part.end)]
        if is_over(
            document.text[text],
            behind,
            listed_as_past=section.key == "past",
            this_year=year_of_what_is_had(document, section),
        ):
            continue
        asserted = _asserted(document, entry, part, text)
        if asserted in ("negated", "family"):
            yield Found(document.text[text], (text,), weight - 0.1, asserted=asserted), None
            continue
        if asserted == "hypothetical":
            continue
        yield Found(document.text[text], (text,), weight, asserted=asserted), code


def _asserted(document: Document, entry: Entry, part: Span, text: Span) -> Asserted:
    """How a name in a part of an entry is meant: by the status of its row, by the column that is marked beside it, or
    by the words of the part."""
    if entry.asserted is not None:
        return entry.asserted
    if answer_in_column(document.text, text) == "no":
        return "negated"
    said = document.text.content[part.start : part.end]
    asserted = asserted_in(said, Span(text.start - part.start, text.end - part.start))
    doubted = asserted == "present" and _DOUBTED_BEHIND.match(document.text.content, text.end) is not None
    return "uncertain" if doubted else asserted


_DOUBTED_BEHIND = re.compile(r"\?(?=\s|[;,.)]|$)")


def _without_plan(document: Document, span: Span) -> Span:
    """What stands before the plan for it, where that is the name of a condition or complaint."""
    plan = PLAN_BEHIND.search(document.text.content, span.start, span.end)
    named = plan is not None and names_complaint(document.text.content[span.start : plan.start()])
    return Span(span.start, plan.start()) if plan is not None and named else span


def _shortened(document: Document, span: Span) -> str:
    """The words of an entry without the remarks behind the name of a condition."""
    text = cleaned(document, span)
    if text is not None and names_condition(document.text[text]):
        return document.text[text]
    return document.text[span]


def _is_plausible(words: str, key: str, *, listed: bool, coded: bool) -> bool:
    """Whether what stands in a list can be the name of a condition: it names one, or is short."""
    if IS_NO_NAME.search(words) or names_a_test(words) or names_only_a_part(words):
        return False
    if coded or names_complaint(words) or is_condition_abroad(words):
        return True
    if key == "assessment":
        return False
    if _SHORT_FORM.fullmatch(words) and len(words) <= 14:
        return True
    if _TELLS.search(words) or _HABIT_ABROAD.match(words):
        return False
    return len(words.split()) <= (8 if listed or key == "problems" else 4) and not any(
        c.isdigit() for c in words
    )


def _is_procedure(words: str) -> bool:
    """Whether words are an operation rather than a condition that it left or failed to mend."""
    if _OPERATION_ABROAD.match(words):
        return True
    procedure = _PROCEDURE.search(words)
    if procedure is None:
        return False
    return not names_condition(words[procedure.end() :]) or words[procedure.end() :].lstrip().startswith(
        ("of", "for")
    )


def _is_prose(words: str, *, bulleted: bool) -> bool:
    """A sentence rather than the name of a condition."""
    if ICD10CM.search(words):
        return False
    if (
        not bulleted
        and words.count(",") < 2
        and (len(words.split()) > 8 or (words.endswith(".") and len(words.split()) > 4))
    ):
        return True
    return len(words.split()) > 5 and _TELLS.search(words) is not None
