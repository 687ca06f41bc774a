"""The patient's given and family name weighed together against the names that were marked: a wrong name is worse than
none, and half of another's name is no name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from jobs.extraction.assistant.second.believing import NOT_AT_ALL, Belief, doubted
from jobs.extraction.assistant.second.names import NAME, MarkedName, marked_names, part_found
from jobs.extraction.assistant.second.values import Proposal
from jobs.extraction.assistant.tagger import Tagged
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.assistant.values.name_patterns import DATE_BEHIND
from jobs.extraction.assistant.values.words_of_sending import BORN
from jobs.extraction.text import Span
from referrals.data.referral import Field, missing

_FILLS, _FILLS_HALF = 0.6, 0.9
"""The least probability with which a marked name is taken where there is none; higher for a given or a family name
alone."""
_REPLACES, _DISBELIEVED = 0.8, 0.3

Believed = Mapping[str, float]
"""By path, how much the least likely word is believed to be part of the patient's name, whichever part."""


def weighed_name(told: Mapping[str, Field], tagged: Sequence[Tagged], belief: Belief) -> dict[str, Field]:
    """Return the fields of the name that change by what was marked, by path."""
    known = {path: field for path, field in told.items() if field.value is not None}
    least = {path: belief.in_least_word(NAME, field) for path, field in known.items()}
    believed = {path: each for path, each in least.items() if each is not None}
    if len(believed) < len(known):
        return {}
    marked = next(iter(marked_names(belief.document, tagged)), None)
    if marked is not None and _is_better(marked, known, believed, belief):
        return _named(marked, belief)
    if marked is not None and len(known) == 1 and marked.probability >= _REPLACES:
        return _completed(marked, known, belief)
    return {path: doubted(known[path], each) for path, each in believed.items()}


def _is_better(marked: MarkedName, known: Mapping[str, Field], believed: Believed, belief: Belief) -> bool:
    """Whether a marked name is to stand in the place of what the rules found."""
    ours = {word for field in known.values() for word in words_of(str(field.value))}
    theirs = {word for span in marked.spans for word in words_of(belief.document.text[span])}
    if _UNNAMED & (theirs - ours):
        return False
    if max(believed.values(), default=0.0) <= NOT_AT_ALL:
        if _stands_before_a_birth(known, belief):
            return False
        return marked.probability >= (_FILLS if marked.is_whole else _FILLS_HALF)
    if not marked.is_whole or marked.probability < _REPLACES or ours == theirs:
        return False
    left_out = {word for word in ours - theirs if len(word) > 1}
    if left_out and theirs < ours and _is_all_that_a_label_gives(ours, theirs, belief):
        return False
    if any(len(word) == 1 and any(our.startswith(word) for our in ours - theirs) for word in theirs):
        return False
    # Somebody else altogether is not taken for the patient while a word of the name is believed, and of the same words
    # the rules know better which are the family's.
    return bool(ours & theirs) and min(believed.values()) <= _DISBELIEVED


_UNNAMED = frozenset({"baby", "newborn"})
"""What a newborn is called that has no name: less than the one in brackets behind it, "Baby Girl Quill (Ada)"."""


def _stands_before_a_birth(known: Mapping[str, Field], belief: Belief) -> bool:
    """Whether words say right behind the whole name when its bearer was born, as they say of nobody but the patient."""
    ends = [place.end for field in known.values() for place in belief.places(field)]
    return (
        len(known) == len(NAME)
        and _BORN.match(belief.document.text.flowing, max(ends, default=0)) is not None
    )


_BORN = re.compile(rf",? \(?{BORN}(?!\w)[^\n,;()]{{0,24}}?{DATE_BEHIND}")


def _is_all_that_a_label_gives(ours: set[str], theirs: set[str], belief: Belief) -> bool:
    """Whether a label of the patient's name gives these words and no more, or more of them than were marked, where the
    name goes on in the next line: half of a long name is not the name."""
    document = belief.document
    for label, value in document.labelled("name", "full_name"):
        if document.role_of(label) == "patient":
            given = {word for word in words_of(document.text[value]) if not is_title_of_address(word)}
            if given == ours or (theirs <= given < ours):
                return True
    return False


def _completed(marked: MarkedName, known: Mapping[str, Field], belief: Belief) -> dict[str, Field]:
    """The other part of a name of which the rules found one: the marked words that are not in that."""
    ((path, field),) = known.items()
    ours = words_of(str(field.value))
    text = belief.document.text
    others = [
        Span(word.start, word.end)
        for span in marked.spans
        for word in text.words_in(span.start, span.end)
        if not ours & words_of(text[Span(word.start, word.end)])
    ]
    theirs = {word for span in marked.spans for word in words_of(text[span])}
    missed = next(part for part in NAME if part != path)
    found = part_found(belief.document, tuple(sorted(others, key=lambda span: span.start)))
    return {missed: belief.filled(Proposal(found, marked.probability))} if found and ours < theirs else {}


def _named(marked: MarkedName, belief: Belief) -> dict[str, Field]:
    parts = zip(NAME, (marked.given, marked.family), strict=True)
    found = {path: part_found(belief.document, spans) for path, spans in parts}
    return {
        path: belief.filled(Proposal(part, marked.probability)) if part else missing()
        for path, part in found.items()
    }


def words_of(words: str) -> set[str]:
    """Return the words of a name in small letters, without marks."""
    return set(re.findall(r"\w+", words.casefold()))
