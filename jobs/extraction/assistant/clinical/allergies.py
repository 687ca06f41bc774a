"""Allergies and what they do; that there are none known is no allergy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import takewhile

from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.entries import Entry, entries_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Allergy

_NONE = re.compile(
    r"^\W*(?:no\b|nil|none|nkda?|nka|n/?a|not known|denies|unknown|no known|"
    r"nothing known|not? (?:documented|recorded))|\b(?:no known|nkda|nil known|"
    r"no (?:drug |known |food )?allerg)",
    re.IGNORECASE,
)
_LEAD = re.compile(
    r"^(?:(?:drug |medication )?(?:allerg(?:y|ic|ies)|intoleran(?:ce|t)|sensitiv(?:e|"
    r"ity)|adverse reaction)\s*(?:to|of|:)\s*|\d+[.)]\s*)",
    re.IGNORECASE,
)
_SUBSTANCE_ENDS = re.compile(
    r"\s+[-\u2013\u2014]+\s*|\s*[(\[:;=]|\s+(?:severity|reaction|status|causes?|"
    r"caused|gives|leads? to|resulting|which|with|produces|\u2192|->)\b|,\s*(?=(?:rash|"
    r"hives|anaphylaxis|nausea|swelling|itch\w*|unknown|severe|mild)\b)",
    re.IGNORECASE,
)
_REACTION = re.compile(
    r"\b(?:anaphyla\w+|(?:skin |widespread |maculopapular )?rash|hives|urticaria|"
    r"angio-?o?edema|nausea|vomiting|diarrh(?:o)?ea|itch(?:ing|y)?|pruritus|"
    r"wheez(?:e|ing)|swelling|bronchospasm|shortness of breath|cough|"
    r"gi upset|stomach upset|abdominal pain|headache|dizziness|flushing|hypotension|"
    r"stevens[- ]johnson|blister\w*|facial swelling|lip swelling|syncope|myalgia|"
    r"confusion|hallucinations)\b",
    re.IGNORECASE,
)
_IN_BRACKETS = re.compile(r"(?<=\()[A-Za-z]+(?: [a-z]+){0,3}(?=\))")
_CONJUNCTION = (
    r"(?:and|or|he|she|they|it|was|is|has|had|which|that|but|with|"
    r"in|from|as|who|so|gave|causing|since|the|this)"
)
_IN_PROSE = re.compile(
    rf"\b(?:allergic to|allergy to|allergies to|allergique (?:au|aux|à la|à l['\u2019]|à)|"
    rf"al[ée]rgic[oa] a(?: la| los)?|"
    rf"allergisch (?:gegen|auf|voor)|anaphylaxis to|intolerant (?:to|"
    rf"of)|reacts? to)\s+(?P<list>(?:[\w-]+(?: (?!{_CONJUNCTION}\b)[\w-]+)?)"
    rf"(?:(?:,\s+and\s+|,\s*|\s+and\s+|\s+or\s+)[\w-]+(?: (?!{_CONJUNCTION}\b)[\w-]+)?)*)",
    re.IGNORECASE,
)
_REACTED = re.compile(
    r"\b(?:(?:comes? out|came out|breaks? out|broke out) in|develop(?:s|ed)|gets?|got|had|gave (?:him|her|"
    r"them)) "
    r"(?:an? |some )?(?:\w+ )?(?P<reaction>rash|hives|urticaria|anaphyla\w+|swelling|itching)\s+"
    r"(?:with|to|from|after(?: taking)?|on)\s+(?P<list>[a-z][\w-]+(?: (?:and|or) [a-z][\w-]+)?)|"
    r"\b(?P<upset>[A-Z][\w-]+) (?:upsets?|disagrees? with|gives? (?:him|her|them)|makes? (?:him|her|them)|"
    r"brings? (?:him|her|them) out in)\b|"
    r"(?P<drug>[A-Z][\w-]+)(?: ?: | - )(?P<told>rash|hives|vomiting|nausea|anaphyla\w+|urticaria|swelling|"
    r"itching|wheeze)\b",
)
"""A sentence that tells of a reaction and does not say allergy."""
_OUTGROWN = re.compile(r"\b(?:outgrown|grew out of|no longer allergic|no current allerg)", re.IGNORECASE)
_NOT_A_SUBSTANCE = re.compile(
    r"^(?:the|any|a|an|his|her|their|it|this|that|medications?|drugs?|foods?|"
    r"known|none|no|all|some|allergies|generic substitution.*|started.*|(?:labs?|results?|letter|notes?|list) "
    r"(?:attached|enclosed|to follow)|see (?:attached|list|below).*|(?:attached|enclosed)|"
    r"(?:many )?thank(?:s|ing)?\b.*|(?:progress|clinic|office) notes?\b.*|was (?:given|seen|started).*|"
    r"social\b.*|vitals?\b.*|signed\b.*|signature\b.*|(?:preferred )?pharmacy\b.*|(?:yes|y)\b.*|allergen|"
    r"substance|reaction|[\[({].*|\d.*)$",
    re.IGNORECASE,
)


def allergies_of(document: Document) -> tuple[Allergy, ...]:
    """Return the allergies that the document lists or tells of, each substance once."""
    pairs = [
        pair
        for section in document.outline.of("allergies")
        for entry in takewhile(partial(_tells_of_some, document), entries_of(document, section))
        for pair in _from_entry(document, entry)
    ]
    for _, value in document.labelled("allergies"):
        section = document.outline.section_at(value.start)
        if section is not None and section.key == "allergies":
            continue
        pairs += _from_entry(document, Entry(value, bulleted=False))
    pairs += list(_in_prose(document))
    pairs += list(_reacted(document))
    unique: dict[str, tuple[Found, Found | None]] = {}
    for substance, reaction in pairs:
        unique.setdefault(str(substance.value).casefold(), (substance, reaction))
    return tuple(
        Allergy(substance=field_of(document.text, substance), reaction=field_of(document.text, reaction))
        for substance, reaction in unique.values()
    )


def _tells_of_some(document: Document, entry: Entry) -> bool:
    """Whether an entry does not say that there are none, which ends the list."""
    return _NONE.search(document.text[entry.cells.get("name", entry.span)]) is None


def _from_entry(document: Document, entry: Entry) -> Iterator[tuple[Found, Found | None]]:
    name = entry.cells.get("name", entry.span)
    if _NONE.search(document.text[name]):
        return
    reaction = _reaction(document, entry)
    if (
        len(document.text[name].split()) > 9
        and not entry.cells
        and not re.search(r"[;:(,]|\s[-\u2013]\s", document.text[name])
    ):
        return
    several = [name] if entry.bulleted or entry.cells else list(_listed(document, name))
    for part in several:
        substance = _substance(document, part)
        if substance is not None:
            own = reaction if len(several) == 1 else _reaction_in(document, part)
            yield (
                Found(
                    document.text[substance], (substance,), 0.92 if entry.bulleted or entry.cells else 0.86
                ),
                own,
            )


def _listed(document: Document, span: Span) -> Iterator[Span]:
    """The substances of one line: "Penicillin (rash), sulfa, latex"; a comma within brackets divides
    nothing.
    """
    content = document.text.content
    start, depth = span.start, 0
    for offset in range(span.start, span.end + 1):
        char = content[offset] if offset < span.end else ","
        depth += (char == "(") - (char == ")")
        ends_sentence = char == "." and content[offset + 1 : offset + 2] in (" ", "\n", "")
        if ((char in ",;\n" or ends_sentence) and depth <= 0) or offset == span.end:
            if (part := document.text.trimmed(start, offset, strip=" \t\n,;.-*")) is not None:
                words = document.text[part]
                if not _REACTION.match(words):
                    yield part
            start = offset + 1


def _substance(document: Document, span: Span) -> Span | None:
    content = document.text.content
    start, end = span.start, span.end
    if lead := _LEAD.match(content[start:end]):
        start += lead.end()
    if cut := _SUBSTANCE_ENDS.search(content, start + 1, end):
        end = cut.start()
    trimmed = document.text.trimmed(start, end, strip=" \t\n,;:.-*\u2013\u2014")
    if trimmed is None:
        return None
    words = document.text[trimmed]
    if (
        _NOT_A_SUBSTANCE.match(words)
        or len(words) > 60
        or not any(c.isalpha() for c in words)
        or len(words.split()) > 6
    ):
        return None
    return trimmed


def _reaction(document: Document, entry: Entry) -> Found | None:
    if cell := entry.cells.get("reaction"):
        words = document.text[cell]
        if not re.match(r"onset|not |unknown|active|inactive", words, re.IGNORECASE):
            return Found(words, (cell,), 0.9)
    return _reaction_in(document, entry.span)


def _reaction_in(document: Document, span: Span) -> Found | None:
    match = _REACTION.search(document.text.content, span.start, span.end)
    if match is None:
        match = _IN_BRACKETS.search(document.text.content, span.start, span.end)
    if match is None:
        return None
    place = Span(match.start(), match.end())
    return Found(document.text[place], (place,), 0.86)


def _reacted(document: Document) -> Iterator[tuple[Found, Found | None]]:
    for match in document.phrase(_REACTED):
        span = Span(match.start(), match.end())
        section = document.outline.section_at(span.start)
        if section is not None and section.key in ("allergies", "family", "social"):
            continue
        if asserted_at(document.text, document.outline, span) in ("negated", "family", "hypothetical"):
            continue
        group = next(name for name in ("list", "upset", "drug") if match[name])
        substance = Span(match.start(group), match.end(group))
        if not DRUG.found_in(document.text[substance]):
            continue
        reaction = None
        if told := next((name for name in ("reaction", "told") if match[name]), None):
            place = Span(match.start(told), match.end(told))
            reaction = Found(document.text[place], (place,), 0.75)
        yield Found(document.text[substance], (substance,), 0.75), reaction


def _in_prose(document: Document) -> Iterator[tuple[Found, Found | None]]:
    for match in document.phrase(_IN_PROSE):
        section = document.outline.section_at(match.start())
        if section is not None and section.key in ("allergies", "family"):
            continue
        if asserted_at(document.text, document.outline, Span(match.start(), match.end())) in (
            "negated",
            "family",
        ) or _OUTGROWN.search(document.text.flowing, match.end(), match.end() + 60):
            continue
        for part in re.finditer(r"[\w-]+(?: [\w-]+)?", match["list"]):
            words = re.split(
                r"\s+(?:which|causing|with|but|and|he|she|has|the|in|is|was|since|as)\b", part.group()
            )[0]
            if not _NOT_A_SUBSTANCE.match(words) and words.casefold() != "and":
                start = match.start("list") + part.start()
                yield Found(words, (Span(start, start + len(words)),), 0.78), None
