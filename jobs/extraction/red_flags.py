"""Red flags in the text itself, found as soon as it is read and before any assistant: deterministic, aware
of negation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.labels import find_labels
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.outline import Outline, outline_of
from jobs.extraction.red_flag_assertion import is_said_now
from jobs.extraction.red_flag_rules import RED_FLAG_RULES, RedFlagRule
from jobs.extraction.text import Span, Text
from referrals.data.pages import Page
from referrals.data.referral import URGENCIES, RedFlag, Urgency

_NOW = ("present", "uncertain")
_FOLLOW_UP_ADVICE = frozenset({"family", "immunizations", "allergies", "attachments"})
_OF_THE_PAST = ("past", "procedures")
_COMPILED = {
    rule.code: tuple(
        tuple(re.compile(rf"(?<![\w-])(?:{pattern})(?!\w)", re.IGNORECASE) for pattern in alternative)
        for alternative in rule.alternatives
    )
    for rule in RED_FLAG_RULES
}
_RULE_OF = {rule.code: rule for rule in RED_FLAG_RULES}
_ASKED_SOON = ("urgent", "asap")


def find_red_flags(*, pages: Sequence[Page]) -> tuple[RedFlag, ...]:
    """Return the red flags of the text, each with the words that raise it."""
    text = Text(pages)
    outline = outline_of(text, find_labels(text))
    found: list[RedFlag] = []
    for rule in RED_FLAG_RULES:
        spans = next(_raised(rule, text, outline), None)
        if spans is not None:
            found.append(RedFlag(code=rule.code, text=rule.text, evidence=text.evidence(*spans)))
    return tuple(found)


def urgency_of_flags(flags: Sequence[RedFlag], *, stated: object = None) -> Urgency | None:
    """Return the highest urgency that the flags ask for; None without flags.

    `stated` is the urgency that the document surely states, if any. A sender who has seen the patient, names the danger
    and asks for `urgent` or `asap` is believed as far as the flag allows (`RedFlagRule.if_asked_soon`).
    """
    levels = [_level(_RULE_OF.get(flag.code), stated) for flag in flags]
    return max(levels, key=URGENCIES.index, default=None)


def _level(rule: RedFlagRule | None, stated: object) -> Urgency:
    if rule is None:
        return "urgent"
    return rule.if_asked_soon if rule.if_asked_soon and stated in _ASKED_SOON else rule.urgency


def _raised(rule: RedFlagRule, text: Text, outline: Outline) -> Iterator[tuple[Span, ...]]:
    """The places of every pattern of an alternative, near enough to each other."""
    for alternative in _COMPILED[rule.code]:
        places = [list(_asserted(pattern, text, outline)) for pattern in alternative]
        if not all(places):
            continue
        for first in places[0]:
            near = [_nearest(first, others) for others in places[1:]]
            if all(abs(span.start - first.start) <= rule.reach for span in near):
                yield tuple(sorted({first, *near}, key=lambda span: span.start))


def _asserted(pattern: re.Pattern[str], text: Text, outline: Outline) -> Iterator[Span]:
    """Matches that are said of the patient now."""
    for match in pattern.finditer(text.flowing):
        span = Span(match.start(), match.end())
        section = outline.section_at(span.start)
        if section is not None and section.key in _FOLLOW_UP_ADVICE:
            continue
        asserted = asserted_at(text, outline, span)
        told_as_past = section is not None and section.key in _OF_THE_PAST and asserted == "present"
        if asserted in _NOW and not told_as_past and is_said_now(text, span):
            yield span


def _nearest(span: Span, others: list[Span]) -> Span:
    return min(others, key=lambda other: abs(other.start - span.start))
