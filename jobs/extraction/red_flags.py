"""Red flags in the text itself, found as soon as it is read and before any assistant: deterministic, aware
of negation.
"""

from __future__ import annotations

import re
from bisect import bisect_right
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


def _whole_words(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{pattern})(?!\w)", re.IGNORECASE)


_COMPILED = {
    rule.code: tuple(
        tuple(_whole_words(pattern) for pattern in alternative) for alternative in rule.alternatives
    )
    for rule in RED_FLAG_RULES
}
_SIGNS = {
    rule.code: tuple(
        (
            tuple((_whole_words(idea.lstrip("=")), idea[0] != "=") for idea in sign if idea[0] != "!"),
            tuple(_whole_words(idea[1:]) for idea in sign if idea[0] == "!"),
        )
        for sign in rule.signs
    )
    for rule in RED_FLAG_RULES
}
_SENTENCE_END = re.compile(r"[.!?](?=\s|$)|\n")
_LONGEST_SENTENCE = 320
_RULE_OF = {rule.code: rule for rule in RED_FLAG_RULES}
_ASKED_SOON = ("urgent", "asap")


def find_red_flags(*, pages: Sequence[Page]) -> tuple[RedFlag, ...]:
    """Return the red flags of the text, each with the words that raise it."""
    text = Text(pages)
    outline = outline_of(text, find_labels(text))
    found: list[RedFlag] = []
    sentences = list(_sentences(text))
    for rule in RED_FLAG_RULES:
        spans = next(_raised(rule, text, outline), None) or next(
            _signalled(rule, text, outline, sentences), None
        )
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
        places = [list(_asserted(pattern, text, outline, rule)) for pattern in alternative]
        if not all(places):
            continue
        for first in places[0]:
            near = [_nearest(first, others) for others in places[1:]]
            if all(abs(span.start - first.start) <= rule.reach for span in near):
                yield tuple(sorted({first, *near}, key=lambda span: span.start))


def _signalled(
    rule: RedFlagRule, text: Text, outline: Outline, sentences: Sequence[Span]
) -> Iterator[tuple[Span, ...]]:
    """The places of every idea of a sign that stands in one sentence, all of them said of the patient now."""
    for wanted, unwanted in _SIGNS[rule.code]:
        for sentence in _sentences_with(wanted[0][0], text, sentences):
            if not all(idea.search(text.flowing, sentence.start, sentence.end) for idea, _ in wanted[1:]):
                continue
            if any(idea.search(text.flowing, sentence.start, sentence.end) for idea in unwanted):
                continue
            places = [
                next(_asserted(idea, text, outline, rule, sentence, checked=checked), None)
                for idea, checked in wanted
            ]
            if all(places):
                yield tuple(sorted({place for place in places if place}, key=lambda span: span.start))


def _sentences_with(idea: re.Pattern[str], text: Text, sentences: Sequence[Span]) -> Iterator[Span]:
    """The sentences that hold an idea, each once."""
    starts = [sentence.start for sentence in sentences]
    last = -1
    for match in idea.finditer(text.flowing):
        place = bisect_right(starts, match.start()) - 1
        if place > last and match.end() <= sentences[place].end:
            yield sentences[place]
            last = place


def _sentences(text: Text) -> Iterator[Span]:
    start = 0
    for end in _SENTENCE_END.finditer(text.flowing):
        if end.end() - start > 2:
            yield Span(start, min(end.end(), start + _LONGEST_SENTENCE))
        start = end.end()
    if start < len(text.flowing):
        yield Span(start, len(text.flowing))


def _asserted(
    pattern: re.Pattern[str],
    text: Text,
    outline: Outline,
    rule: RedFlagRule,
    within: Span | None = None,
    *,
    checked: bool = True,
) -> Iterator[Span]:
    """Matches, `within` a part of the text, that are said of the patient now; all matches where that is not "
    "`checked`."""
    whole = within or Span(0, len(text.flowing))
    for match in pattern.finditer(text.flowing, whole.start, whole.end):
        if _is_a_name(match.group()):
            continue
        span = Span(match.start(), match.end())
        if not checked:
            yield span
            continue
        section = outline.section_at(span.start)
        if section is not None and section.key in _FOLLOW_UP_ADVICE:
            continue
        asserted = asserted_at(text, outline, span)
        told_as_past = section is not None and section.key in _OF_THE_PAST and asserted == "present"
        if asserted in _NOW and not told_as_past and is_said_now(text, span, passing=rule.passing):
            yield span


def _is_a_name(words: str) -> bool:
    """Whether words are a name of several words, each with one capital: "Blue Ridge Hand"."""
    parts = [part for part in words.split() if part[:1].isalpha()]
    return len(parts) > 2 and all(part[:1].isupper() and not part.isupper() for part in parts)


def _nearest(span: Span, others: list[Span]) -> Span:
    return min(others, key=lambda other: abs(other.start - span.start))
