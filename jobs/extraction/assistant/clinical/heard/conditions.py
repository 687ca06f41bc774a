"""Diagnoses, complaints and operations as they are heard, weighed against those that rules find."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from jobs.extraction.assistant.clinical.diagnoses_of_the_past import is_past
from jobs.extraction.assistant.clinical.heard.complaining import may_complain
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.names import complained, denied_parts, named
from jobs.extraction.assistant.clinical.heard.naming import may_be_condition, may_be_operation
from jobs.extraction.assistant.clinical.heard.weighing import Weighed, meets_any
from jobs.extraction.assistant.clinical.past_events import is_called_off, is_still_to_undergo
from jobs.extraction.assistant.clinical.side_effects import is_a_reaction
from jobs.extraction.assistant.clinical.titles_of_problems import is_title
from jobs.extraction.assistant.clinical.words_of_tests import names_only_what_is_called_after_it
from jobs.extraction.assistant.denials import is_there_beside_a_denial
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from referrals.data.referral import NOT_OF_THE_PATIENT_NOW

ConditionAndCode = tuple[Found | None, Found | None]
"""A condition and its code; one of them may not be there."""


def diagnoses_weighed(
    document: Document, listed: Sequence[ConditionAndCode], told: Sequence[Found]
) -> tuple[list[ConditionAndCode], list[Found]]:
    """Return the conditions of lists and those of sentences, without what is heard to be none of the patient's, and
    with what else is heard and is not over."""
    weighed = Weighed.of(document)
    if weighed is None:
        return list(listed), list(told)
    listed = [
        (text, code)
        for text, code in listed
        if text is None or weighed.keeps(text.spans[0], "dx") or is_title(document, text.start)
    ]
    heard = [
        weighed.found(mention, asserted_at(document.text, document.outline, mention.span))
        for mention in (named(document, mention) for mention in weighed.told("dx"))
        if may_be_condition(document, mention)
    ]
    heard = [
        each
        for each in heard
        if each.asserted not in NOT_OF_THE_PATIENT_NOW
        and not is_past(document, each)
        and not unmarked_at(document.text, each.start)
        and _NO_CONDITION.search(str(each.value)) is None
        and not _runs_into_the_next_item(document, each)
    ]
    kept = [each for each in told if weighed.keeps(each.spans[0], "dx") and not meets_any(each, heard)]
    return list(listed), [*heard, *kept]


_NO_CONDITION = re.compile(r"\d{6}|^(?:allergic|intolerant|sensitive) (?:to|of)\b", re.IGNORECASE)
"""In what is the number of a member or an account, or tells of an allergy, and is no condition."""


def _runs_into_the_next_item(document: Document, heard: Found) -> bool:
    """Whether what is heard ends with the number of the item on the line below: "stage 3a" and "2."."""
    span = heard.spans[-1]
    return _NEXT_NUMBER.search(document.text.content, span.start, span.end) is not None and (
        document.text.content[span.end : span.end + 1] in (".", ")")
    )


_NEXT_NUMBER = re.compile(r"\n\s*#?\d{1,2}\Z")


def symptoms_weighed(document: Document, found: Sequence[Found]) -> list[Found]:
    """Return complaints with those that are heard, denied ones marked so; of two at one place the longer one, of
    two that are as long what is heard."""
    weighed = Weighed.of(document)
    if weighed is None:
        return list(found)
    heard = [
        weighed.found(
            mention, "negated" if asserted == "negated" or _is_denied(document, mention) else "present"
        )
        for mention in _complaints(document, weighed.told("sx", "nsx"))
        if (asserted := asserted_at(document.text, document.outline, mention.span))
        not in ("family", "hypothetical")
        and not is_a_reaction(document, mention.span)
    ]
    kept = [
        each
        for each in found
        if weighed.keeps(each.spans[0], "sx", "nsx")
        and not any(_is_as_long(other, each) for other in heard if meets_any(each, [other]))
    ]
    told = sorted(
        [*kept, *(each for each in heard if not meets_any(each, kept))], key=lambda each: each.start
    )
    return list({str(each.value).casefold(): each for each in reversed(told)}.values())[::-1]


def history_weighed(document: Document, found: Sequence[Found]) -> list[Found]:
    """Return what is past with the operations that are heard."""
    weighed = Weighed.of(document)
    if weighed is None:
        return list(found)
    heard = [
        weighed.found(mention, "historical")
        for mention in (named(document, mention) for mention in weighed.told("op"))
        if may_be_operation(document, mention)
        and not _PARTICIPLE.fullmatch(document.text[mention.span])
        and asserted_at(document.text, document.outline, mention.span) not in NOT_OF_THE_PATIENT_NOW
        and not _is_still_to_come(document, mention)
    ]
    return [*found, *(each for each in heard if not meets_any(each, found))]


def _complaints(document: Document, mentions: Sequence[Mention]) -> Iterator[Mention]:
    """Complaints of those that are heard, each by itself and without the words around its name."""
    for mention in mentions:
        whole = complained(document, mention)
        denied = (
            mention.kind == "nsx" or asserted_at(document.text, document.outline, whole.span) == "negated"
        )
        for part in denied_parts(document, _cause_in(document, whole)) if denied else (whole,):
            complaint = complained(document, part)
            if may_complain(document, complaint) and not names_only_what_is_called_after_it(
                document.text.flowing, complaint.span.end
            ):
                yield complaint


def _cause_in(document: Document, mention: Mention) -> Mention:
    """What a complaint that somebody does not do something for names as the cause: "sleeping due to knee pain"."""
    cause = _CAUSE.match(document.text.flowing, mention.span.start, mention.span.end)
    return mention if cause is None else replace(mention, span=Span(cause.end(), mention.span.end))


_CAUSE = re.compile(
    r"(?:not )?(?:sleep|eat|drink|work|walk|driv|exercis|cop|mov|runn|stand|sitt|talk|swallow|weight[- ]bear)ing\b"
    r"[^.;,]{0,40}?\b(?:due to|because of|owing to|secondary to|from)\s+|(?:improvement|relief) (?:of|in|from)\s+",
    re.IGNORECASE,
)


def _is_denied(document: Document, mention: Mention) -> bool:
    """Whether a complaint is heard to be denied where no words say that it is there, or is counted and there is none:
    "nocturia times 0"."""
    if _NO_TIMES.search(document.text[mention.span]):
        return True
    before = max(0, mention.span.start - _REACH)
    return (
        mention.kind == "nsx"
        and _IS_OVER_BEHIND.match(document.text.flowing, mention.span.end) is None
        and _IS_THERE.search(document.text.flowing, before, mention.span.start) is None
        and not is_there_beside_a_denial(document.text.flowing, mention.span)
    )


_IS_OVER_BEHIND = re.compile(
    r",? (?:(?:which|that|has|have|since|now|then|fully|completely|all|spontaneously|quickly) ){0,3}"
    r"(?:resolved|settled|subsided|recovered|went away|cleared)\b",
    re.IGNORECASE,
)
"""Behind a complaint that was there, be it no more: "slurred speech, fully resolved"."""
_REACH = 60
_IS_THERE = re.compile(
    r"\b(?:(?:positive for|complain(?:s|ed|ing) of|admits(?: to)?|except for)\b|"
    r"(?:reason|(?:chief|main|presenting) complaint|indication)s?\b[^:.;\n]{0,30}:)"
    r"(?:(?!\b(?:no|not|denie[sd]|denying|without|negative|nor)\b)[^.;:\n])*$",
    re.IGNORECASE,
)
"""Before a complaint that somebody has, whatever is denied beside it: also at a head that asks for why."""


_NO_TIMES = re.compile(r"\b(?:times?|x) ?(?:0|zero|none)$", re.IGNORECASE)


def _is_still_to_come(document: Document, mention: Mention) -> bool:
    """Whether the words around an operation say that it has not been done."""
    words, span = document.text.flowing, mention.span
    return (
        _TO_COME.search(words, max(0, span.start - _BEFORE), span.start) is not None
        or is_still_to_undergo(words[max(0, span.start - _FURTHER_BEFORE) : span.start])
        or is_called_off(words[span.end : span.end + _BEHIND])
    )


_BEFORE, _FURTHER_BEFORE, _BEHIND = 40, 120, 70
_TO_COME = re.compile(
    r"\b(?:await\w*|waiting(?: list)?|listed|booked|planned|planning|scheduled|due|wants?|for)\b[^.;,\n]{0,20}$",
    re.IGNORECASE,
)
"""Before an operation that has not been done."""
_PARTICIPLE = re.compile(r"\w+ed", re.IGNORECASE)
"""What was done, and not to what: "(excised)"."""


def _is_as_long(found: Found, other: Found) -> bool:
    return found.spans[-1].end - found.start >= other.spans[-1].end - other.start
