"""A drug that a sentence names, with how much of it and how often, as told right behind it or later."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.doses import DOSE, UNITLESS
from jobs.extraction.assistant.clinical.doses_now import dose_now
from jobs.extraction.assistant.clinical.drug_names import FORM_BEFORE_THE_AMOUNT, FORM_WORDS
from jobs.extraction.assistant.clinical.frequencies import FREQUENCY, frequency_below, times_behind_an_amount
from jobs.extraction.assistant.clinical.medication_lines import MedicationLine, found_at
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_DOSE_BEHIND = 30


def as_taken_now(document: Document, line: MedicationLine) -> MedicationLine:
    """Return the line with the amount that is told of later, where the story goes on to one."""
    later = dose_now(document, line.name.spans[0])
    if later is None:
        return line
    dose, often = later
    return MedicationLine(line.name, dose, often or line.frequency)


def drug_at(document: Document, span: Span) -> MedicationLine:
    """Return the drug at a span with how much of it and how often, as told right behind it."""
    content = document.text.flowing
    if (half := _OTHER_HALF.match(content, span.end)) is not None:
        span = Span(span.start, half.end())
    between = _CHANGED.match(content, span.end) or _FORM_BETWEEN.match(content, span.end)
    form = _FORM_BEHIND.match(content, span.end) if between is None else None
    stop = min((between.end() if between is not None else span.end) + _DOSE_BEHIND, len(content))
    behind = between.end() - 1 if between is not None else form.end() if form is not None else span.end
    dose = DOSE.match(content, behind + 1) or DOSE.search(content, behind, min(behind + 8, stop))
    bare = UNITLESS.match(content, span.end, stop)
    if bare is not None and dose is not None and dose.start() < bare.end("dose"):
        bare = None
    counted = DOSE.match(content, bare.end() + 1) if bare is not None else None
    if form is not None:
        span = Span(span.start, form.end())
    after = max([span.end, *(each.end() for each in (dose, bare, counted) if each)])
    if given := _GIVEN_OF_A_LIQUID.match(content, after):
        after = given.end()
    frequency = times_behind_an_amount(content, bare.end("dose")) if bare is not None else None
    if frequency is None:
        frequency = _frequency_behind(content, after, near=dose is not None or bare is not None)
    if frequency is None:
        frequency = frequency_below(document.text.content, after)
    amount = Span(bare.start("dose"), bare.end("dose")) if bare is not None else None
    line = MedicationLine(
        Found(document.text[span], (span,), 0.82 if dose else 0.72),
        Found(document.text[amount], (amount,), 0.78) if amount else found_at(document, dose, 0.82),
        found_at(document, frequency, 0.8),
    )
    return as_taken_now(document, line)


_OTHER_HALF = re.compile(r"/(?:[áa]cid[oe] )?[^\W\d_]{4,}(?: acid)?(?= \d)")
"""The other half of a product, with its amount behind it: "amoxicillina/acido clavulanico 1 g"."""
_FORM_BETWEEN = re.compile(rf"{FORM_BEFORE_THE_AMOUNT} (?=\d)", re.IGNORECASE)
_GIVEN_OF_A_LIQUID = re.compile(
    rf" ?(?:per|/) ?\d{{1,3}} ?ml\b(?:[,;:-]? (?:give |take )?{DOSE.pattern})?", re.IGNORECASE
)
"""Behind how much a liquid holds, what of it is given: "250 mg per 5 mL, 5 mL"."""
_CHANGED = re.compile(
    r"(?: (?:was|is|has been|now|recently|then|dose|the))*"
    r"(?: (?:increased|decreased|reduced|raised|lowered|changed|cut|(?:up-?)?titrated|uptitrated|weaned|tapered))?"
    r"(?: (?:up|down|back))?(?: from \d(?:[^.;\n]|\.(?=\d)){0,20}?)? to (?=\d)"
)
"""Between a medicine and the dose that it is changed to."""


def _frequency_behind(content: str, offset: int, *, near: bool) -> re.Match[str] | None:
    """How often what ends at an offset is taken, within its sentence; right behind a name without an amount."""
    frequency = FREQUENCY.search(content, offset, min(offset + 60, len(content)))
    if frequency is None or frequency.start() > (
        offset + _NEAR_ENOUGH if near else _behind_route(content, offset)
    ):
        return None
    return None if re.search(r"[;\n]|\.\s", content[offset : frequency.start()]) else frequency


def _behind_route(content: str, offset: int) -> int:
    """Where a frequency may begin behind a name alone: right there, or behind where the medicine goes ("OU qhs", "one
    drop to both eyes at bedtime")."""
    route = _ROUTE.match(content, offset)
    return (route.end() if route else offset) + 2


_ROUTE = re.compile(
    r"(?: (?:one|two|three|half an?|1|2) (?:drops?|puffs?|sprays?|tablets?|capsules?|patch(?:es)?))?"
    r" (?:HFA|MDI|DPI|OU|OD|OS|PO|SL|SC|IM|IV|inh|(?:to |in )?(?:both|each|the left|the right|left|right) eyes?|"
    r"(?:to|in|into) (?:the |his |her )?eyes?|"
    r"orally|by mouth)\b",
    re.IGNORECASE,
)
_NEAR_ENOUGH = 14
_FORM_BEHIND = re.compile(
    rf" (?:cfc|sugar|preservative|alcohol)[- ]free\b(?: (?:{FORM_WORDS})\b)?|"
    rf" (?:(?:nasal|eye|ear|skin|oral|vaginal|rectal|dry powder) )?(?:{FORM_WORDS})\b",
    re.IGNORECASE,
)
