"""Allergies that sentences tell of: what somebody is allergic to, cannot take, or was made ill by."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.allergens import (
    ALLERGEN,
    is_allergen,
    is_severity,
    names_reaction,
    tells_reaction,
)
from jobs.extraction.assistant.clinical.allergies_denied import (
    ALL_BUT,
    OUTGROWN,
    TAKEN_OFF,
    THOUGHT,
    is_affirmed,
    is_an_exception,
)
from jobs.extraction.assistant.clinical.allergy_wordings import (
    ALLERGIC,
    ALLERGIC_ALONE,
    AT_HAND_FOR,
    AVOIDED,
    BLISTERED,
    BORNE,
    GIVEN_UP_FOR,
    HAD_AND_FELL_ILL,
    ILL_AFTER,
    ILL_WHEN_GIVEN,
    ILL_WITH,
    ILL_WITH_VERB,
    MADE_ILL,
    NAMED,
    SAID_OF,
    SKIN_WITH,
    STOPPED_FOR,
)
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.germs import kills_a_germ
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_SIDE_EFFECT = re.compile(
    r"\b(?:dizz\w*|faint\w*|drows\w*|tired\w*|sleepy|sedat\w*|constipat\w*|light-?headed\w*|bloat\w*|"
    r"cough\w*)\b",
    re.IGNORECASE,
)
"""What stops people taking a medicine without being an allergy or noted as an intolerance."""
_TREATS = re.compile(
    r"\b(?:\w*(?:irizine|atadine|enadine|cort\w*|sone|solone|sonide)|antihistamines?|steroids?|epi-?pens?|adrenaline|"
    r"epinephrine|salbutamol|ventolin|benadryl|piriton|calamine|emollients?|aciclovir|ondansetron)\b",
    re.IGNORECASE,
)
"""What is given for a rash, hives or swelling, so that these words behind it tell what it is for."""
_IS_NO_REACTION = re.compile(
    r"\b(?:risk|for|stopped|due|given|started|helps?|helped|no|not|better|reliev\w+|treat\w*|without|"
    r"prn|if|when|ongoing|"
    r"currently|control\w*|takes?|none|nil|history)\b",
    re.IGNORECASE,
)
_JOINED = re.compile(r"\b(?P<drug>[A-Z]?[a-z\u00e4\u00f6\u00fc]{4,})allergie\b")
_DIVIDED = re.compile(r"\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|und|et|ou|y|o|e|ed|en|of)\s+|\s*/\s*")
_NAME_ENDS = re.compile(
    r"\s+(?:which|causing|caus\w+|with|but|he|she|they|has|have|had|in|is|was|were|since|as|who|so|"
    r"gave|giving|from|the|this|that|because|(?-i:I)|we|"
    r"when|if|although|given|after|resulting|leading|qui|das|que|che|for|on|at|though|without|"
    r"tolerat\w+|only|aged|age|con|mit|avec|met|com|both)\b|\s*[-:\u2013]\s|\s*\(",
    re.IGNORECASE,
)
_NOT_A_NAME = re.compile(
    r"^(?:was|is|were|are|has|had|have|carr(?:y|ies|ying)|must|should|needs|he|she|they|we|I|gave|given|takes?|took|also|now|then|so|but|"
    r"which|who|when|not|"
    r"the|any|anything|a|an|his|her|their|its?|this|that|these|them|him|us|me|you|medic\w*|drugs?|"
    r"foods?|known|none|no|all|some|"
    r"most|other|others|certain|several|both|nothing|something|penetrat\w*|light|touch|pressure|"
    r"change|cold|heat|work|walk|"
    r"care|treatment|therapy|stress|noise|needs?|issues?|medikament\w*|m[ée]dicaments?|medicamentos?|"
    r"farmaci|geneesmiddelen|"
    r"werden|under|since|after|before|during|from|by|with|at|on|still|never|please|followed|andere|otr[oa]s|autres?|altri|outr[oa]s|epi-?pens?|antihistamines?|adrenaline)\b",
    re.IGNORECASE,
)
_LISTED_ELSEWHERE = frozenset({"allergies", "family", "social", "immunizations", "attachments"})
_REACTION_ENDS = re.compile(
    r"\s+(?:(?:and|or) (?:to|must|should|cannot|can|will|needs?|so|therefore|then|had|stopped|refuses?)|"
    r"(?:all )?over (?:his|her|their|the|my)|on (?:his|her|their|my)|"
    r"when|at (?:age|the)|in (?:19|20)\d\d|as a|so|and (?:is|was|he|she|has)|but|which|last|\d+ "
    r"years|years ago|in the past|"
    r"around|within|for|since|after|during|before|with (?:it|them))\b",
    re.IGNORECASE,
)
_LEAD = re.compile(r"^(?:an?|some|any|the|severe|bad|la|le|il|l['\u2019])\s+", re.IGNORECASE)
_Pair = tuple[Found, Found | None]


def told_within(document: Document, span: Span) -> list[_Pair]:
    """Return what a sentence under a heading for allergies tells somebody to be allergic to, or to react to."""
    return [
        pair
        for match in document.text.phrases(ALLERGIC, span.start, span.end)
        if _is_said(document, match)
        for pair in _listed(document, match)
    ]


def told_allergies(document: Document) -> Iterator[_Pair]:
    """Yield the allergies of running text with what they do, where that is said."""
    for match in (*document.phrase(ALLERGIC), *document.phrase(ALL_BUT)):
        if _is_meant(document, match):
            yield from _listed(document, match)
    for match in document.phrase(NAMED):
        drug = Span(match.start("drug"), match.end("drug"))
        if (
            not _DENIED.match(match["drug"])
            and is_allergen(document.text[drug])
            and _is_meant(document, match)
        ):
            yield from _named(document, drug, _behind(document, match.end()))
    for match in document.phrase(_JOINED):
        drug = Span(match.start("drug"), match.end("drug"))
        if is_allergen(document.text[drug]) and _is_meant(document, match):
            yield Found(document.text[drug], (drug,), 0.76), _behind(document, match.end())
    for match in (*document.phrase(AVOIDED), *document.phrase(AT_HAND_FOR)):
        if _is_meant(document, match):
            yield from _named(document, Span(match.start("drug"), match.end("drug")), None)
    for match in document.phrase(ALLERGIC_ALONE):
        group = next(each for each in ("drug", "told", "dashed", "bare") if match[each])
        drug = Span(match.start(group), match.end(group))
        if is_allergen(document.text[drug]) and _is_meant(document, match):
            named = list(_named(document, drug, None))
            yield from ((name, _behind(document, name.spans[-1].end)) for name, _ in named)
    for pattern in (
        MADE_ILL,
        BLISTERED,
        ILL_WITH,
        ILL_WITH_VERB,
        ILL_WHEN_GIVEN,
        HAD_AND_FELL_ILL,
        STOPPED_FOR,
        GIVEN_UP_FOR,
        SAID_OF,
        ILL_AFTER,
        SKIN_WITH,
    ):
        for match in document.phrase(pattern):
            if not _is_meant(document, match):
                continue
            reaction = _reaction(document, Span(match.start("reaction"), match.end("reaction")))
            drug = Span(match.start("drug"), match.end("drug"))
            if pattern in (SAID_OF, ILL_AFTER, SKIN_WITH) and (
                _TREATS.search(match["drug"]) or _IS_NO_REACTION.search(match["reaction"])
            ):
                continue
            if reaction is None and not re.search(r"upset|agree", match.group()):
                continue
            if reaction is not None and (
                not names_reaction(str(reaction.value)) or _SIDE_EFFECT.search(str(reaction.value))
            ):
                continue
            named = list(_named(document, drug, reaction))
            together = re.search(r"\b(?:and|or)\b", document.text[drug]) is not None
            yield from named if together or pattern is not MADE_ILL else named[-1:]


def _is_meant(document: Document, match: re.Match[str]) -> bool:
    section = document.outline.section_at(match.start())
    key = section.key if section is not None else ""
    if key in _LISTED_ELSEWHERE and not (key == "allergies" and is_an_exception(document, match)):
        return False
    return _is_said(document, match)


_DENIED = re.compile(r"(?:not|no|nil|never)\b", re.IGNORECASE)


def _is_said(document: Document, match: re.Match[str]) -> bool:
    starts = Span(match.start(), match.start() + 1)
    asserted = asserted_at(document.text, document.outline, starts)
    if asserted == "family" or (asserted in ("negated", "hypothetical") and not is_affirmed(match.group())):
        return False
    stop = document.text.flowing.find(". ", match.end())
    stop = stop if stop != -1 else match.end() + 60
    said = (document.text.flowing, match.start(), stop)
    if kills_a_germ(document, match.start("list") if "list" in match.re.groupindex else match.end()):
        return False
    taken_back = (
        OUTGROWN.search(*said) or BORNE.search(*said) or TAKEN_OFF.match(document.text.flowing, match.end())
    )
    return taken_back is None and not THOUGHT.search(document.text.flowing[max(0, match.start() - 40) : stop])


def _listed(document: Document, match: re.Match[str]) -> Iterator[_Pair]:
    """The substances behind "allergic to", each with the reaction in brackets behind it, the last also with what
    "which gave her a rash" tells.
    """
    flowing = document.text.flowing
    start, stop = match.start("list"), match.end("list")
    if flowing[stop : stop + 1] == "?":
        return
    ends = [
        *(each for each in _DIVIDED.finditer(flowing, start, stop) if not _in_brackets(flowing, start, each)),
        None,
    ]
    for end in ends:
        piece = Span(start, end.start() if end else stop)
        start = end.end() if end else stop
        cut = _NAME_ENDS.search(flowing, piece.start + 1, piece.end)
        name = _trimmed(document, Span(piece.start, cut.start() if cut else piece.end))
        if name is not None and (to := _TO.match(document.text[name])):
            name = Span(name.start + to.end(), name.end)
        if name is not None and re.match(r"(?:for|which)\b", document.text[name]):
            continue
        if name is None or _NOT_A_NAME.match(document.text[name]):
            return
        words = document.text[name]
        strong = "allerg" in match.group().casefold() or "anaphyla" in match.group().casefold()
        if len(words.split()) > 3 or not (is_allergen(words) or (strong and not tells_reaction(words))):
            return
        yield Found(words, (name,), 0.78), _behind(document, name.end)
        if cut is not None and end is None:
            return


_TO = re.compile(r"(?:to|ai|al|alla|allo|agli|alle|aux?|à la|à|gegen|auf|voor|a los|a las|ao|aos) (?=\w)")


def _in_brackets(flowing: str, start: int, match: re.Match[str]) -> bool:
    return flowing.count("(", start, match.start()) > flowing.count(")", start, match.start())


def _named(document: Document, span: Span, reaction: Found | None) -> Iterator[_Pair]:
    """The allergens that a span names, without the words around them."""
    folded = document.text.folded
    found = sorted(
        [
            *ALLERGEN.each(folded, start=span.start, end=span.end),
            *DRUG.each(folded, start=span.start, end=span.end),
        ],
        key=lambda m: (m.start(), m.start() - m.end()),
    )
    behind = span.start
    for match in found:
        if match.start() >= behind:
            place = Span(match.start(), match.end())
            yield Found(document.text[place], (place,), 0.76), reaction
            behind = match.end()


_BEHIND = re.compile(
    r"\s*\((?P<bracket>[^()\n]{3,50})\)|\s*(?:[-:\u2013]|,?\s*(?:con|mit|avec|met|com)|"
    r",?\s*which\s+(?:gave|gives|caused?|causes|"
    r"brings|brought|made|makes)(?: \w+)?"
    r"(?: out in)?|,?\s*(?:causing|with|resulting in|leading to|produc\w+|giving)(?: (?:him|her|"
    r"them))?)\s+(?:an? |some )?(?P<told>[^.;,()\n]{3,50})"
)


def _behind(document: Document, offset: int) -> Found | None:
    """The reaction right behind a substance: "(rash)", "which gave her a rash", " - rash"."""
    match = _BEHIND.match(document.text.flowing, offset)
    if match is None:
        return None
    group = "bracket" if match["bracket"] else "told"
    return _reaction(document, Span(match.start(group), match.end(group)))


def _reaction(document: Document, span: Span) -> Found | None:
    flowing = document.text.flowing
    end = min(
        (at for mark in ",;" if (at := flowing.find(mark, span.start, span.end)) != -1), default=span.end
    )
    if len(flowing[span.start : end].split()) > _LONGEST_REACTION:
        line_ends = document.text.content.find("\n", span.start, end)
        end = line_ends if line_ends != -1 else end
    cut = _REACTION_ENDS.search(flowing, span.start + 1, end)
    name = _trimmed(document, Span(span.start, cut.start() if cut else end))
    if name is None:
        return None
    words = document.text[name]
    if len(words.split()) > _LONGEST_REACTION or is_severity(words) or not tells_reaction(words):
        return None
    return Found(words, (name,), 0.76)


_LONGEST_REACTION = 6


def _trimmed(document: Document, span: Span) -> Span | None:
    lead = _LEAD.match(document.text.flowing[span.start : span.end])
    return document.text.trimmed(
        span.start + (lead.end() if lead else 0), span.end, strip=" \t\n,;:.-*\u2013\u2014\"'"
    )
