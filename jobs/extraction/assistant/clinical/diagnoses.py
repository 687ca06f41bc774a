"""Diagnoses: from lists and tables of problems, from the past history, and from sentences that state one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.clinical.abroad.told import diagnoses_told_abroad
from jobs.extraction.assistant.clinical.answered import not_denied
from jobs.extraction.assistant.clinical.coded_diagnoses import loose_codes, told_with_codes
from jobs.extraction.assistant.clinical.diagnoses_of_the_past import (
    codes_of_the_past,
    is_in_an_entry_that_is_over,
    is_past,
)
from jobs.extraction.assistant.clinical.heard.conditions import ConditionAndCode, diagnoses_weighed
from jobs.extraction.assistant.clinical.listed_diagnoses import listed_diagnoses
from jobs.extraction.assistant.clinical.meant import conditions_as_meant
from jobs.extraction.assistant.clinical.past_events import passes
from jobs.extraction.assistant.clinical.ticked_diagnoses import ticked_conditions
from jobs.extraction.assistant.clinical.told_diagnoses import conditions_within, in_sentences, told_in_lists
from jobs.extraction.assistant.clinical.words_of_doubt import DOUBTED
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.negative_tests import names_a_negative
from jobs.extraction.found import Found, field_of
from referrals.data.referral import Diagnosis


def diagnoses_of(document: Document, reason: Found | None) -> tuple[Diagnosis, ...]:
    """Return the diagnoses with their ICD-10-CM codes where the document prints one beside them."""
    found = list(listed_diagnoses(document))
    told = [
        condition
        for condition in (*ticked_conditions(document), *told_in_lists(document))
        if not is_past(document, condition)
    ]
    in_reason = [
        condition
        for span in (reason.spans if reason else ())
        for condition in conditions_within(document, span, 0.78)
        if condition.asserted in ("present", "uncertain")
        and not is_in_an_entry_that_is_over(document, condition)
    ]
    strewn = [] if found else list(in_sentences(document, only_stated=bool(told)))
    strewn = [condition for condition in strewn if not is_past(document, condition)]
    found, told = diagnoses_weighed(document, found, [*told, *in_reason, *strewn])
    for condition in (*told, *diagnoses_told_abroad(document)):
        if not any(_tells_same(condition, known) for known, _ in found):
            found.append((condition, None))
    known = _codes(found) | codes_of_the_past(document)
    coded: list[ConditionAndCode] = list(told_with_codes(document, known))
    known |= _codes(coded)
    found += [
        (condition, code)
        for condition, code in coded
        if condition is None or not is_past(document, condition)
    ]
    found = _with_loose_codes(found, list(loose_codes(document, known)))
    found = [
        (condition, code)
        for condition, code in conditions_as_meant(document, found)
        if code is not None or condition is None or not _is_told_as_history(document, condition)
    ]
    return tuple(
        Diagnosis(text=field_of(document.text, text), icd10cm=field_of(document.text, code))
        for text, code in _unique(list(_answered(document, found)))
    )


def _is_told_as_history(document: Document, condition: Found) -> bool:
    """Whether a condition that passes is an entry of past history with its year, which history lists."""
    place = condition.spans[-1]
    section = document.outline.section_at(place.start)
    if condition.asserted != "historical" or section is None or section.key != "past":
        return False
    line = document.text.line_at(place.start)
    behind = document.text.content[place.end : line.end]
    return passes(str(condition.value)) and _ITS_YEAR.fullmatch(behind) is not None


_ITS_YEAR = re.compile(r"[\s,(]*(?:19|20)\d\d\W*")


def _answered(document: Document, found: list[ConditionAndCode]) -> Iterator[ConditionAndCode]:
    """The conditions as a form or a test answers for them, with their codes."""
    for text, code in found:
        if text is None:
            yield text, code
        elif not names_a_negative(str(text.value)):
            yield from ((own, code) for own in not_denied(document, [text]))


def _codes(found: list[ConditionAndCode]) -> set[str]:
    return {str(code.value) for _, code in found if code is not None}


def _with_loose_codes(
    found: list[ConditionAndCode], codes: list[tuple[Found | None, Found]]
) -> list[ConditionAndCode]:
    """A code that stands by itself belongs to the one condition that there is, one with a name to the condition that is
    told elsewhere in fewer words; else it is an entry of its own."""
    if len(codes) == 1 and len(found) == 1 and found[0][1] is None:
        return [(found[0][0], codes[0][1])]
    for name, code in codes:
        same = [known for known in found if name is not None and _tells_same(name, known[0])]
        if same and same[0][1] is None and same[0][0] is not None and name is not None:
            chosen = name if _tells_more(str(name.value), str(same[0][0].value)) else same[0][0]
            found = [(chosen, code) if known is same[0] else known for known in found]
        else:
            found = [*found, (None if same else name, code)]
    return found


def _tells_more(name: str, told: str) -> bool:
    """Whether the name beside a code says more than what is told elsewhere, other than that it says no more."""
    return len(name) > len(told) and not name.casefold().endswith("unspecified")


def _unique(found: list[ConditionAndCode]) -> Iterator[ConditionAndCode]:
    unique: dict[str, ConditionAndCode] = {}
    for text, code in (_as_sure(text_and_code) for text_and_code in found):
        words = text if text is not None else code
        if words is None:
            continue
        key = " ".join(re.findall(r"\w+", str(words.value).casefold()))
        if key not in unique or (code is not None and unique[key][1] is None):
            unique[key] = (text, code)
    yield from unique.values()


def _as_sure(found: ConditionAndCode) -> ConditionAndCode:
    """A condition that names another one which it may be, or says that it only may be one, is uncertain."""
    text, code = found
    if text is not None and text.asserted == "present" and DOUBTED.search(str(text.value)):
        return replace(text, asserted="uncertain"), code
    return found


def _tells_same(condition: Found, known: Found | None) -> bool:
    """Whether one wording is part of the other ("diabetes" of "type 2 diabetes mellitus")."""
    if known is None:
        return False
    words, other = (
        str(each.value).casefold().replace("depressive", "depression") for each in (condition, known)
    )
    shorter, longer = sorted((set(words.split()), set(other.split())), key=len)
    return shorter <= longer or words in other or other in words
