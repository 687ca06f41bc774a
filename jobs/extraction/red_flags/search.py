"""Red flags in the text itself, found as soon as it is read and before any assistant: deterministic, aware
of negation.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property

from jobs.extraction.assistant.labels.labelled import find_labels
from jobs.extraction.assistant.page.outline import outline_of
from jobs.extraction.layout.spans import Spans
from jobs.extraction.red_flags.abroad import retold_in_english
from jobs.extraction.red_flags.abroad.assertions import AssertionsRetold
from jobs.extraction.red_flags.assertion import Assertions
from jobs.extraction.red_flags.before_operations import BeforeOperations
from jobs.extraction.red_flags.levels import Levels
from jobs.extraction.red_flags.likeness import Sentences, likeness_model
from jobs.extraction.red_flags.names_alone import names_alone_in
from jobs.extraction.red_flags.normal import Normal
from jobs.extraction.red_flags.other_senses import other_senses_in
from jobs.extraction.red_flags.pictures import FoundIdeas, Ideas
from jobs.extraction.red_flags.ruled_out import is_ruled_out
from jobs.extraction.red_flags.rules import RED_FLAG_RULES, RedFlagRule
from jobs.extraction.red_flags.rules.idea import Picture
from jobs.extraction.red_flags.words import Token, tokens_of
from jobs.extraction.text import Span, Text
from jobs.extraction.texts_at_hand import text_of
from referrals.data.pages import Page
from referrals.data.referral import URGENCIES, RedFlag, Urgency

_IDEAS = Ideas({rule.code: rule.pictures for rule in RED_FLAG_RULES})
_RULE_OF = {rule.code: rule for rule in RED_FLAG_RULES}
_NAMES_OF = {
    rule.code: tuple(picture for picture in rule.pictures if picture.is_a_name) for rule in RED_FLAG_RULES
}
_ASKED_SOON = ("urgent", "asap")


def find_red_flags(*, pages: Sequence[Page]) -> tuple[RedFlag, ...]:
    """Return the red flags of the text, each with the words that raise it: by a level of the blood, or by a rule where
    the text is at all like passages that are known to be of the danger, else by being like them. A text of another
    language is searched as it is retold in English, and pointed at as it is written.
    """
    text = text_of(pages)
    heard = Heard(text)
    told = heard.by_levels() | heard.by_rules()
    alike = heard.by_likeness(asked=_RULE_OF.keys() - told.keys())
    where = {code: heard.written_at(spans) for code, spans in (told | alike).items()}
    return tuple(
        RedFlag(code=rule.code, text=rule.text, evidence=text.evidence(*where[rule.code]))
        for rule in RED_FLAG_RULES
        if where.get(rule.code)
    )


class Heard:
    """What a text says, heard for words of danger; one of another language as it is retold in English."""

    def __init__(self, text: Text) -> None:
        as_written = Assertions(text, outline_of(text, text.once(find_labels)))
        self._retold = text.once(retold_in_english)
        self.assertions = as_written
        if self._retold is not None:
            text = self._retold.text
            outline = outline_of(text, text.once(find_labels))
            self.assertions = AssertionsRetold(self._retold, outline, as_written)
        words = tokens_of(text.flowing, breaks=self.assertions.breaks)
        self._before = BeforeOperations(text)
        operations, others = self.assertions.operations, Spans(other_senses_in(text))
        self.tokens = [
            word for word in words if not operations.hold(word.start) and not others.hold(word.start)
        ]
        self._normal = Normal(text.flowing, self.tokens)
        self._levels = Levels(text, self.tokens)
        self._ideas = _IDEAS.found_in(self.tokens)

    def is_said(self, token: Token) -> bool:
        """Whether a word is said of the patient now, and not to be normal."""
        return (
            not self._normal.has(token)
            and not self._levels.is_harmless(token)
            and self.assertions.said_now(Span(token.start, token.end))
        )

    def written_at(self, spans: Iterable[Span]) -> tuple[Span, ...]:
        """Return where what was heard is written in the text, however that was retold."""
        return tuple(self._retold.origins(spans) if self._retold is not None else spans)

    @cached_property
    def sentences(self) -> Sentences:
        """What is compared with known passages of danger."""
        return likeness_model().listen(self.tokens)

    def by_levels(self) -> dict[str, tuple[Span, ...]]:
        """Return by code where a level of the blood is a danger."""
        return self._levels.dangers(self.assertions.said_now)

    def by_rules(self) -> dict[str, tuple[Span, ...]]:
        """Return by code where a rule's picture stands, if the text is at all like the danger. What
        is named outright ("suspected cauda equina syndrome") needs no likeness: a name in a letter about other things
        is like nothing that was learnt.
        """
        seen = {rule.code: spans for rule in RED_FLAG_RULES if (spans := self.by_rule(rule)) is not None}
        for code in likeness_model().unlikely(self.sentences) if seen else ():
            if code in seen and self._named(_RULE_OF[code]) is None:
                del seen[code]
        return self._named_alone() | seen

    def _named_alone(self) -> dict[str, tuple[Span, ...]]:
        """Where a name of a danger is all that a sentence says."""
        return {
            code: (span,)
            for code, span in names_alone_in(self.assertions.text, self.assertions.outline)
            if self.assertions.said_now(span)
            and not self._before.has_ended(code, span)
            and not is_ruled_out(code, self.assertions.text, span)
        }

    def by_rule(self, rule: RedFlagRule) -> tuple[Span, ...] | None:
        """Return where a rule's picture stands, whatever the text is like."""
        return _seen(rule, rule.pictures, self.assertions, self._ideas, self._before)

    def _named(self, rule: RedFlagRule) -> tuple[Span, ...] | None:
        return _seen(rule, _NAMES_OF[rule.code], self.assertions, self._ideas, self._before)

    def by_likeness(self, *, asked: Collection[str]) -> dict[str, tuple[Span, ...]]:
        """Return by code the most telling words where the text is like passages of a danger that is asked for."""
        found = likeness_model().found_in(self.sentences, self.is_said, asked=asked)
        return {
            code: likeness.spans
            for code, likeness in found.items()
            if not self._is_ended(code, likeness.spans)
        }

    def _is_ended(self, code: str, spans: Sequence[Span]) -> bool:
        """Whether most of the words that told a danger name one that an operation has ended, or any name one that is
        ruled out.
        """
        if any(is_ruled_out(code, self.assertions.text, span) for span in spans):
            return True
        return 2 * sum(self._before.has_ended(code, span) for span in spans) > len(spans)


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


def _seen(
    rule: RedFlagRule,
    pictures: Sequence[Picture],
    assertions: Assertions,
    ideas: FoundIdeas,
    before: BeforeOperations,
) -> tuple[Span, ...] | None:
    """The places of the ideas of one of these pictures of a rule, all of them said of the patient now."""
    flowing = assertions.text.flowing

    def is_asserted(span: Span) -> bool:
        return (
            assertions.said_now(span, passing=rule.passing)
            and not before.has_ended(rule.code, span)
            and not is_ruled_out(rule.code, assertions.text, span)
            and not _is_a_name(flowing[span.start : span.end])
        )

    return next((spans for picture in pictures if (spans := ideas.seen(picture, is_asserted))), None)


def _is_a_name(words: str) -> bool:
    """Whether words are a name of several words, each with one capital: "Blue Ridge Hand"."""
    parts = [part for part in words.split() if part[:1].isalpha()]
    return len(parts) > 2 and all(part[:1].isupper() and not part.isupper() for part in parts)
