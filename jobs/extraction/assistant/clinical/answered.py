"""What is found in the questions and options of a form, as these are answered: without their boxes and answers, denied
where the answer is no, and nothing where nobody ticked or answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.answers import answer_at, answers_in
from jobs.extraction.assistant.page.answers_of_rows import Answered
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from referrals.data.referral import NOT_OF_THE_PATIENT_NOW

_OF_THE_PAST = frozenset({"past_problems", "procedures"})


def as_answered(document: Document, found: Iterable[Found]) -> Iterator[Found]:
    """Yield what was found, each as the form answers for it; what nobody ticked is left out."""
    for each in found:
        if (own := of_its_answer(document, each)) is not None:
            yield own


def not_denied(document: Document, found: Iterable[Found]) -> Iterator[Found]:
    """Yield the same without what is denied there."""
    for each in found:
        own = of_its_answer(document, each)
        if own is not None and (own is each or own.asserted not in NOT_OF_THE_PATIENT_NOW):
            yield own


def of_its_answer(document: Document, found: Found) -> Found | None:
    """Return what was found as the form answers for it; None where nobody ticked or answered."""
    answered = _answered(document, found.spans[0])
    if answered is None:
        return _behind_the_answer(document, found)
    if answered.standing == "left":
        return None
    span = Span(max(found.spans[0].start, answered.span.start), min(found.spans[0].end, answered.span.end))
    own = document.text.trimmed(span.start, span.end)
    if own is None:
        return None
    asserted = asserted_at(document.text, document.outline, own)
    if asserted == found.asserted == "family":
        return found
    if own != found.spans[0]:
        found = replace(found, value=document.text[own], spans=(own,))
    if found.asserted is None or asserted == found.asserted:
        return found if asserted not in NOT_OF_THE_PATIENT_NOW else replace(found, asserted=asserted)
    if asserted == "present" and found.asserted == "historical" and _is_past_by_its_list(document, own):
        return found
    return replace(found, asserted=asserted)


def _answered(document: Document, span: Span) -> Answered | None:
    """The answer of the question that words stand in, or run into from the answer before it: "Yes Vomiting"."""
    at = answer_at(document.text, span.start)
    if at is not None:
        return at
    answers = answers_in(document.text)
    if not any(each.whole.start <= span.start < each.whole.end for each in answers):
        return next((each for each in answers if _is_run_into(document, each, span)), None)
    return next((each for each in answers if each.span.meets(span)), None)


def _is_run_into(document: Document, answer: Answered, span: Span) -> bool:
    """Whether words of the line above run into a question and end with it."""
    above = document.text.content[span.start : answer.span.start]
    return span.start < answer.span.start < span.end <= answer.span.end and "\n" in above


def _behind_the_answer(document: Document, found: Found) -> Found | None:
    """What was found without the answer that leads it to a detail: "Y Type 2 diabetes" behind "Diabetes?"."""
    span = found.spans[0]
    lead = next((each.whole for each in answers_in(document.text) if _runs_over_its_end(each, span)), None)
    if lead is None:
        return found
    own = document.text.trimmed(lead.end, span.end, strip=" \t\n,;:?-\u2013\u2014.")
    return replace(found, value=document.text[own], spans=(own,)) if own is not None else None


def _runs_over_its_end(answer: Answered, span: Span) -> bool:
    return answer.span.end < span.start < answer.whole.end < span.end and not answer.span.meets(span)


def _is_past_by_its_list(document: Document, span: Span) -> bool:
    section = document.outline.section_at(span.start)
    return section is not None and section.key in _OF_THE_PAST
