"""Diagnoses: from lists and tables of problems, from the past history, and from sentences that state one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.conditions import names_complaint, names_condition
from jobs.extraction.assistant.clinical.diagnosis_names import ICD10CM, cleaned, code_in, parts_of
from jobs.extraction.assistant.clinical.entries import Entry, entries_of
from jobs.extraction.assistant.clinical.heard.conditions import diagnoses_weighed
from jobs.extraction.assistant.clinical.past_events import is_over
from jobs.extraction.assistant.clinical.told_diagnoses import (
    IS_NO_NAME,
    conditions_within,
    in_sentences,
    loose_codes,
    told_in_lists,
    told_with_codes,
)
from jobs.extraction.assistant.clinical.words_of_plans import PLAN_BEHIND
from jobs.extraction.assistant.clinical.words_of_telling import SAYS_NONE
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_in, is_of_family
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Diagnosis

_Pair = tuple[Found | None, Found | None]
"""A condition and its code; one of them may not be there."""

_PROCEDURE = re.compile(
    r"\w*(?:ectom(?:y|ies|ie|[íi]a)|ektomie|ostomy|plasty|otomy|oscopy|bypass|replacements?|repairs?|stent(?:ing|s)?|"
    r"surgery|caesarean|cesarean|c-section|lscs|section|transplantation|removal|graft|fixation|"
    r"excision|resection|ablation|"
    r"biopsy|vaccin\w+|insertion|arthroscop\w+|reconstruction|cabg|pci|turp|thr|tkr|orif|operations?|"
    r"procedures?|delivery|pacemaker|fusion)\b",
    re.IGNORECASE,
)
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
_SENTENCE = re.compile(r"(?<!\bSt)(?<!\bDr)(?<!\bvs)[.!?](?:\s|$)")
_AFTER = re.compile(r"\W*(?:s/p|status[- ]post|post[- ]op\w*|after)\b", re.IGNORECASE)
"""The state that an operation left, which is what therapists treat."""
_OVER = re.compile(r"\b(?:resolved|inactive)\b", re.IGNORECASE)
_SEVERAL = re.compile(r"[.;,]\s")
"""Within an entry that tells of more than one thing: one of them is over, and nobody knows which."""
_SHORT_FORM = re.compile(r"(?:[A-Z]{1,2}[a-z]?)+[A-Z0-9]?\d?(?: [A-Z]{2,6})*")
_LONGEST = 110


def diagnoses_of(document: Document, reason: Found | None) -> tuple[Diagnosis, ...]:
    """Return the diagnoses with their ICD-10-CM codes where the document prints one beside them."""
    found = list(_listed(document))
    told = [condition for condition in told_in_lists(document) if not _is_past(document, condition)]
    in_reason = [
        condition
        for span in (reason.spans if reason else ())
        for condition in conditions_within(document, span, 0.78)
        if condition.asserted in ("present", "uncertain")
    ]
    strewn = [] if found else list(in_sentences(document, only_stated=bool(told)))
    strewn = [condition for condition in strewn if not _is_past(document, condition)]
    found, told = diagnoses_weighed(document, found, [*told, *in_reason, *strewn], is_past=_is_past)
    for condition in told:
        if not any(_tells_same(condition, known) for known, _ in found):
            found.append((condition, None))
    known = _codes(found) | _codes_of_the_past(document)
    found += list(told_with_codes(document, known))
    found = _with_loose_codes(found, list(loose_codes(document, known | _codes(found))))
    return tuple(
        Diagnosis(text=field_of(document.text, text), icd10cm=field_of(document.text, code))
        for text, code in _unique(found)
    )


def _is_past(document: Document, condition: Found) -> bool:
    """Whether a condition that a sentence names is over by what stands behind it, or stands in an entry that is."""
    place = condition.spans[-1]
    if any(
        entry.span.meets(place) and not _SEVERAL.search(document.text[entry.span])
        for entry in document.once(_over)
    ):
        return True
    behind = re.split(r"[.;,](?=\s|$)", document.text.flowing[place.end : place.end + 60], maxsplit=1)[0]
    return is_over(str(condition.value), behind, listed_as_past=False)


def _codes(found: list[_Pair]) -> set[str]:
    return {str(code.value) for _, code in found if code is not None}


def _codes_of_the_past(document: Document) -> set[str]:
    """The codes of entries that are over."""
    return {
        code
        for entry in document.once(_over)
        for code in ICD10CM.findall(document.text.content, entry.span.start, entry.span.end)
    }


def _over(document: Document) -> tuple[Entry, ...]:
    """The entries of lists that are over, by their own words or by their head."""
    return tuple(
        entry
        for section in document.outline.of("problems", "assessment", "past")
        for entry in entries_of(document, section)
        if entry.ended or _OVER.search(document.text.content[section.heading.start : section.heading.end])
    )


def _with_loose_codes(found: list[_Pair], codes: list[tuple[Found | None, Found]]) -> list[_Pair]:
    """A code that stands by itself belongs to the one condition that there is, else is an entry of its own."""
    if len(codes) == 1 and len(found) == 1 and found[0][1] is None:
        return [(found[0][0], codes[0][1])]
    return found + [
        (None if name is not None and any(_tells_same(name, known) for known, _ in found) else name, code)
        for name, code in codes
    ]


def _unique(found: list[_Pair]) -> Iterator[_Pair]:
    unique: dict[str, _Pair] = {}
    for text, code in found:
        words = text if text is not None else code
        if words is None:
            continue
        key = " ".join(re.findall(r"\w+", str(words.value).casefold()))
        if key not in unique or (code is not None and unique[key][1] is None):
            unique[key] = (text, code)
    yield from unique.values()


def _tells_same(condition: Found, known: Found | None) -> bool:
    """Whether one wording is part of the other ("diabetes" of "type 2 diabetes mellitus")."""
    if known is None:
        return False
    words, other = str(condition.value).casefold(), str(known.value).casefold()
    shorter, longer = sorted((set(words.split()), set(other.split())), key=len)
    return shorter <= longer or words in other or other in words


def _listed(document: Document) -> Iterator[_Pair]:
    """What the lists, tables and lines of problems and of the past history hold."""
    for section in document.outline.of("problems", "assessment", "past"):
        heading = document.text.content[section.heading.start : section.heading.end]
        if _OVER.search(heading) or is_of_family(heading, Span(0, len(heading))):
            continue
        weight = {"problems": 0.9, "past": 0.82}.get(section.key, 0.8)
        for entry in entries_of(document, section):
            for sentence in sentences_of(document, entry):
                yield from _from_entry(document, section, sentence, weight)


def sentences_of(document: Document, entry: Entry) -> Iterator[Entry]:
    """Yield the sentences of an unbulleted line one by one: "Asthma in childhood. No operations."."""
    if entry.bulleted or entry.cells:
        yield entry
        return
    start = entry.span.start
    for stop in (*_SENTENCE.finditer(document.text.content, entry.span.start, entry.span.end), None):
        end = stop.start() if stop else entry.span.end
        if (span := document.text.trimmed(start, end)) is not None:
            yield Entry(span, bulleted=False, ended=entry.ended)
        start = stop.end() if stop else end


def _from_entry(document: Document, section: Section, entry: Entry, weight: float) -> Iterator[_Pair]:
    name = _without_plan(document, entry.cells.get("name", entry.span))
    words = document.text[name]
    listed = entry.bulleted or bool(entry.cells)
    if entry.ended or is_of_family(words, Span(0, min(len(words), 25))):
        return
    if (_NEGATIVE_ENTRY.match(words) or SAYS_NONE.match(words)) and "|" not in words:
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
        text = cleaned(document, part)
        if text is None:
            continue
        if not _is_plausible(document.text[text], section.key, listed=listed, coded=code is not None):
            continue
        if code is None and not _AFTER.match(words) and _is_procedure(document.text[text]):
            continue
        said = document.text.content[part.start : part.end]
        behind = document.text.content[text.end : max(part.end, entry.span.end if listed else part.end)]
        if is_over(document.text[text], behind, listed_as_past=section.key == "past"):
            continue
        asserted = asserted_in(said, Span(text.start - part.start, text.end - part.start))
        if asserted in ("negated", "family"):
            yield Found(document.text[text], (text,), weight - 0.1, asserted=asserted), None
            continue
        if asserted == "hypothetical":
            continue
        yield Found(document.text[text], (text,), weight, asserted=asserted), code


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
    if IS_NO_NAME.search(words):
        return False
    if coded or names_complaint(words):
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
