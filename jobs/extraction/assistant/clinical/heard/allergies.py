"""Allergies as they are heard, weighed against those that rules find."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.clinical.allergens import is_allergen, tells_reaction
from jobs.extraction.assistant.clinical.allergy_wordings import BORNE
from jobs.extraction.assistant.clinical.germs import kills_a_germ
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.weighing import Weighed, meets_any
from jobs.extraction.assistant.clinical.words_of_telling import CLAUSE_ENDS
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.found import Found
from jobs.extraction.text import Span

SubstanceAndReaction = tuple[Found, Found | None]
"""What somebody is allergic to, and what it does."""
_BEFORE = 60
"""Characters before a substance in which words deny or fear its allergy."""


def allergies_weighed(
    document: Document, pairs: Sequence[SubstanceAndReaction]
) -> list[SubstanceAndReaction]:
    """Return the allergies that rules find and those that are only heard. One too many does less harm than one that is
    missed: in a note a rule's goes where words deny or fear it and it is not heard either, in a letter none goes."""
    weighed = Weighed.of(document)
    if weighed is None:
        return list(pairs)
    kept = [
        pair
        for pair in pairs
        if weighed.keeps(pair[0].spans[0], "all") or not _is_denied_or_feared(document, pair[0])
    ]
    substances = [substance for substance, _ in kept]
    return [
        *kept,
        *(
            pair
            for pair in _allergies_heard(weighed)
            if not meets_any(pair[0], substances)
            and (weighed.note or not (pairs and _is_listed(document, pair[0].start)))
            and (pairs or not says_there_are_none(document))
        ),
    ]


def says_there_are_none(document: Document) -> bool:
    """Tell whether a document says that no allergies are known, so that what made somebody ill is none."""
    return next(document.phrase(_NONE_KNOWN), None) is not None


_NONE_KNOWN = re.compile(
    r"\b(?:(?:no|nil) (?:known )?(?:drug |medication |medicine )?allerg(?:y|ies)(?! to\b)|nkda|"
    r"(?:drug )?allergies ?:? (?:none(?: known)?|nil)(?= ?[.;\n]|$))",
    re.IGNORECASE | re.MULTILINE,
)


_DENIED_OR_FEARED = re.compile(
    r"\b(?:no|not|nil|denie[sd]|without|never|worried|worries|fears?|afraid|anxious|outgrown?)\b"
    r"(?:(?!,\s*(?:\w+ )?(?:allergic|reacts)\b)[^.;\n]){0,40}$",
    re.IGNORECASE,
)


_OUTGROWN = re.compile(
    r"(?: allergy| intolerance)?(?: but| and| which)?(?: s?he)?(?: (?:is|was|has|had|been|now|since))* "
    r"(?:outgr[eo]wn?|gr[eo]wn? out of)(?= (?:this|it|that)\b| ?[.;)]|\s*$)",
    re.IGNORECASE,
)
"""Right behind a substance whose own allergy is over, and not another one's: an allergy must not be lost."""


def _is_denied_or_feared(document: Document, substance: Found) -> bool:
    before = max(0, substance.start - _BEFORE)
    return _DENIED_OR_FEARED.search(document.text.flowing, before, substance.start) is not None


def _is_listed(document: Document, offset: int) -> bool:
    """Whether words stand under a head that asks for allergies."""
    section = document.outline.section_at(offset)
    return section is not None and section.key == "allergies"


def _allergies_heard(weighed: Weighed) -> list[SubstanceAndReaction]:
    substances = [
        mention
        for mention in weighed.told("all")
        if asserted_at(weighed.document.text, weighed.document.outline, mention.span)
        not in ("negated", "family")
        and not _is_over(weighed.document, mention.span.end)
        and not kills_a_germ(weighed.document, mention.span.start)
    ]
    reactions: dict[int, Mention] = {}
    for reaction in weighed.told("reac"):
        place = _of_whom(weighed.document, substances, reaction)
        if place is not None:
            reactions.setdefault(place, reaction)
    return [
        (
            weighed.found(substance),
            weighed.found(_without_article(weighed.document, reactions[place]))
            if place in reactions
            else None,
        )
        for place, substance in enumerate(substances)
        if (place in reactions and _is_known(weighed.document, substance, reactions[place]))
        or _is_called_an_allergy(weighed.document, substance)
    ]


def _without_article(document: Document, reaction: Mention) -> Mention:
    lead = _ARTICLE.match(document.text.content, reaction.span.start, reaction.span.end)
    return replace(reaction, span=Span(lead.end(), reaction.span.end)) if lead else reaction


_ARTICLE = re.compile(r"(?:an?|some)\s+", re.IGNORECASE)


def _is_over(document: Document, offset: int) -> bool:
    """Whether what stands behind a substance says that its allergy is over, or that it does nothing."""
    flowing = document.text.flowing
    stop = flowing.find(". ", offset)
    return (
        _OUTGROWN.match(flowing, offset) is not None
        or BORNE.search(flowing, offset, stop if stop != -1 else len(flowing)) is not None
    )


def _is_known(document: Document, substance: Mention, reaction: Mention) -> bool:
    """Whether somebody may be allergic to the one, or the other is what allergens do: not "late" and "onset"."""
    return is_allergen(document.text[substance.span]) or tells_reaction(document.text[reaction.span])


_CALLED = re.compile(
    r"allerg|intoleran|\breact|anaphyla|sensitiv|\badverse|\badr|toler|\b(?:cannot|can['\u2019]?t|unable to|must not|"
    r"avoid)\b|\+",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[^.;!?\n]*")


def _is_called_an_allergy(document: Document, substance: Mention) -> bool:
    """Whether the sentence of a substance, or the head it stands under, says what it is, and it is no other name in
    brackets."""
    words = document.text.flowing
    if words[max(0, substance.span.start - 1) : substance.span.start] == "(":
        return False
    if _is_listed(document, substance.span.start):
        return True
    start = max((words.rfind(mark, 0, substance.span.start) for mark in ".;!?\n"), default=-1) + 1
    sentence = _SENTENCE.match(words, start)
    return sentence is not None and _CALLED.search(sentence.group()) is not None


def _of_whom(document: Document, substances: Sequence[Mention], reaction: Mention) -> int | None:
    """Which substance of its sentence a reaction is of: the last before it, else the first behind it."""
    before = [place for place, each in enumerate(substances) if each.span.start < reaction.span.start]
    behind = [place for place, each in enumerate(substances) if each.span.start > reaction.span.start]
    for place in (*before[-1:], *behind[:1]):
        first, last = sorted((substances[place].span, reaction.span), key=lambda span: span.start)
        if not CLAUSE_ENDS.search(document.text.flowing, first.end, last.start):
            return place
    return None
