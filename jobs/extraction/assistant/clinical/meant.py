"""Conditions and what is past, as the words right around them mean them, whatever found them: only suspected, a
relative's, over, or what a medicine did. What is surest of the patient's own is left as it was found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from jobs.extraction.assistant.clinical.conditions import names_complaint
from jobs.extraction.assistant.clinical.heard.conditions import ConditionAndCode
from jobs.extraction.assistant.clinical.no_conditions import is_no_complaint, is_no_condition, is_no_history
from jobs.extraction.assistant.clinical.of_relatives import begins_with_a_relative, is_of_a_relative
from jobs.extraction.assistant.clinical.only_suspected import doubt_within, is_only_suspected
from jobs.extraction.assistant.clinical.over_here import is_over_here, is_told_with_the_past
from jobs.extraction.assistant.clinical.past_events import passes
from jobs.extraction.assistant.clinical.planned_operations import planned_operations
from jobs.extraction.assistant.clinical.side_effects import is_a_reaction, is_a_side_effect
from jobs.extraction.assistant.clinical.whole_names import as_far_as_it_goes
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from referrals.data.referral import NOT_OF_THE_PATIENT_NOW


def conditions_as_meant(
    document: Document, conditions: Sequence[ConditionAndCode]
) -> Iterator[ConditionAndCode]:
    """Yield conditions with how each is meant, without what is none and what something does that is not borne."""
    for condition, code in conditions:
        if condition is None:
            yield condition, code
        elif code is not None or not _is_none(document, condition.spans[-1]):
            first, *others = _parted(document, as_far_as_it_goes(document, condition))
            yield _as_meant(document, first), code
            yield from ((_as_meant(document, other), None) for other in others)


def _is_none(document: Document, place: Span) -> bool:
    return (
        is_a_reaction(document, place)
        or is_no_condition(document, place)
        or is_told_with_the_past(document, place)
    )


def _as_meant(document: Document, condition: Found) -> Found:
    if condition.asserted in NOT_OF_THE_PATIENT_NOW:
        return condition
    condition = _without_a_doubt_within(document, condition)
    place = condition.spans[-1]
    if is_of_a_relative(document, place):
        return replace(condition, asserted="family")
    if condition.asserted == "present" and is_only_suspected(document, place):
        return replace(condition, asserted="uncertain")
    lasting = not passes(document.text[place])
    over = is_over_here(document, place) or is_a_side_effect(document, place, lasting=lasting)
    if condition.asserted == "present" and over:
        return replace(condition, asserted="historical")
    return condition


def history_as_meant(document: Document, history: Sequence[Found]) -> Iterator[Found]:
    """Yield what is past, without operations that are still to be done; what stands behind a label for a relative is
    the family's."""
    planned = planned_operations(document, history)
    for entry in history:
        place = entry.spans[-1]
        if entry in planned or is_no_history(document, place):
            continue
        of_family = begins_with_a_relative(str(entry.value)) or is_of_a_relative(document, place)
        yield replace(entry, asserted="family") if of_family else entry


def complaints_as_meant(document: Document, complaints: Sequence[Found]) -> Iterator[Found]:
    """Yield complaints, those that a medicine brought which was given up as past."""
    for complaint in complaints:
        if is_no_complaint(document, complaint.spans[-1]):
            continue
        past = complaint.asserted == "present" and is_a_side_effect(document, complaint.spans[-1])
        yield replace(complaint, asserted="historical") if past else complaint


def _without_a_doubt_within(document: Document, condition: Found) -> Found:
    """A condition whose name begins with a word of doubt, without it and uncertain: "DD Reizdarm"."""
    whole = condition.spans[0]
    doubt = doubt_within(document.text.content[whole.start : whole.end])
    place = document.text.trimmed(whole.start + doubt, whole.end)
    if not doubt or place is None or len(condition.spans) > 1:
        return condition
    return replace(condition, value=document.text[place], spans=(place,), asserted="uncertain")


def _parted(document: Document, condition: Found) -> Iterator[Found]:
    """A condition, and what it runs on to behind a comma where one of the two was before: "ipertensione, pregressa
    TVP", "prior hip replacement, hypertension"."""
    whole, content = condition.spans[0], document.text.content
    was = _WAS_BEFORE.search(content, whole.start, whole.end)
    comma = was or _BEGAN_BEFORE.match(content, whole.start, whole.end)
    if comma is None or len(condition.spans) > 1:
        yield condition
        return
    cut = content.index(",", comma.start())
    first, rest = Span(whole.start, cut), Span(comma.end(), whole.end)
    if not names_complaint(document.text[first if was else rest]):
        yield condition
        return
    if was or names_complaint(document.text[first]):
        yield replace(condition, value=document.text[first], spans=(first,))
    yield replace(condition, value=document.text[rest], spans=(rest,))


_BEGAN_BEFORE = re.compile(
    r"(?:previous(?:ly)?|prior|former|s/p|status post)\s[^,]{3,60},\s+(?=\w)", re.IGNORECASE
)
_WAS_BEFORE = re.compile(
    r",\s+(?=(?:pregress[aoie]|previous|prior|former|old|s/p|status post|[Zz]\. ?n\.|zustand nach)\s)",
    re.IGNORECASE,
)
