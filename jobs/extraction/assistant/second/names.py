"""The names of patients that the tagger marked: given and family name put together where they stand beside each
other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.second.refusing import is_refused
from jobs.extraction.assistant.tagger import Tagged
from jobs.extraction.assistant.values.name_particles import ON_THE_MIDDLE
from jobs.extraction.assistant.values.names_of_parents import names_a_parent
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

NAME = _GIVEN, _FAMILY = ("patient.given_name", "patient.family_name")
_BESIDE = re.compile(r"[ ,\t]{0,4}")
"""What stands between the parts of one name."""


@dataclass(frozen=True, slots=True)
class MarkedName:
    """A name of the patient as it was marked somewhere; either part may be missing, and may stand in pieces."""

    given: tuple[Span, ...]
    family: tuple[Span, ...]
    probability: float

    @property
    def is_whole(self) -> bool:
        return bool(self.given and self.family)

    @property
    def spans(self) -> tuple[Span, ...]:
        return (*self.given, *self.family)


def marked_names(document: Document, tagged: Sequence[Tagged]) -> tuple[MarkedName, ...]:
    """Return every mention of the patient's name, whole ones first, the likeliest first."""
    taken = [
        mark
        for mark in tagged
        if mark.path in NAME
        and not is_refused(document, mark.path, mark.span)
        and not _is_beside_the_name(document, mark.span)
        and not _is_said_on_the_middle(document, mark.span)
    ]
    mentions = [_put_together(parts) for parts in _mentions(document, taken)]
    mentions = [name for name in mentions if not _is_a_matter(document, name)]
    if not any(mention.is_whole for mention in mentions):
        mentions += _from_two_places(mentions)
    return tuple(sorted(mentions, key=lambda name: (not name.is_whole, -name.probability)))


def _is_beside_the_name(document: Document, span: Span) -> bool:
    """Whether it is what somebody is called besides ("(Bill)"), or the name of a parent or a spouse behind "S/o"."""
    text = document.text
    called = text.content[max(0, span.start - 1) : span.start + 1].lstrip()[:1] in _OPENS_A_NICKNAME
    start = max(text.line_at(span.start).start, span.start - _REACH_OF_A_RELATION)
    before = text.content[start : span.start].rpartition(CELL)[2]
    return called or names_a_parent(before)


def _is_said_on_the_middle(document: Document, span: Span) -> bool:
    """Whether it stands in brackets that say of a middle name that there is none: "Ada (middle: UNK) Quill"."""
    line = document.text.line_at(span.start)
    said = _ON_THE_MIDDLE.finditer(document.text.content, line.start, line.end)
    return any(span.meets(Span(*match.span())) for match in said)


_ON_THE_MIDDLE = re.compile(ON_THE_MIDDLE, re.IGNORECASE)
_REACH_OF_A_RELATION = 80
_OPENS_A_NICKNAME = frozenset('("\u201c\u2018')


def _is_a_matter(document: Document, name: MarkedName) -> bool:
    """Whether it is what a letter is about: "RE: PERSISTENT COUGH"."""
    words = " ".join(document.text[span] for span in name.spans)
    return SYMPTOM.found_in(words) or CONDITION.found_in(words)


def _mentions(document: Document, marks: Sequence[Tagged]) -> Iterator[list[Tagged]]:
    """The marks of names in runs of those that stand beside each other."""
    run: list[Tagged] = []
    for tagged in marks:
        if run and not _BESIDE.fullmatch(document.text.content, run[-1].span.end, tagged.span.start):
            yield run
            run = []
        run.append(tagged)
    if run:
        yield run


def _put_together(parts: Sequence[Tagged]) -> MarkedName:
    return MarkedName(
        given=tuple(part.span for part in parts if part.path == _GIVEN),
        family=tuple(part.span for part in parts if part.path == _FAMILY),
        probability=min(part.probability for part in parts),
    )


def _from_two_places(mentions: Sequence[MarkedName]) -> Iterator[MarkedName]:
    """The likeliest given and the likeliest family name, where a form asks for them in boxes apart."""
    given = max((each for each in mentions if each.given), key=_surely, default=None)
    family = max((each for each in mentions if each.family), key=_surely, default=None)
    if given and family:
        yield MarkedName(given.given, family.family, min(given.probability, family.probability))


def _surely(name: MarkedName) -> float:
    return name.probability


def part_found(document: Document, spans: tuple[Span, ...]) -> Found | None:
    """Return one part of a name as a value; None for none."""
    words = " ".join(document.text[span].strip(" ,;:") for span in spans)
    return Found(words, spans, 1.0) if words else None
