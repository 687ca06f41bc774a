"""Allergies and what they do; that there are none known is no allergy."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.abroad.allergies import allergies_told_abroad
from jobs.extraction.assistant.clinical.allergens import (
    is_allergen,
    is_reaction,
    is_severity,
    joined_reaction,
    names_reaction,
    tells_reaction,
)
from jobs.extraction.assistant.clinical.entries import Entry, entries_of
from jobs.extraction.assistant.clinical.heard.allergies import allergies_weighed
from jobs.extraction.assistant.clinical.told_allergies import told_allergies, told_within
from jobs.extraction.assistant.clinical.words_of_forms import is_of_the_form
from jobs.extraction.assistant.clinical.words_of_telling import THAT_THERE_IS, WHO
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.checkboxes import BOX
from jobs.extraction.assistant.page.items import items_of
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Allergy

_NONE = re.compile(
    r"^\W*(?:no\b|not\b|kein\w*|geen|aucune?|ningun\w*|nessun\w*|(?:nil|none|nkda?|nka|n/?a|nad)\b|not known|"
    r"(?:inga?|ingen|ikke|ei|brak|nie|neguje|negat\w*|nejsou|žiadne|žádné|nincs\w*|nu|fără|nema|ne|brez|yok\w*|không|tidak|"
    r"hakuna|cap|pole|nėra|nav)\b|"
    r"denie[sd]|unknown|no known|nothing known|not? (?:documented|recorded))|\b(?:no known|nkda|nil known|"
    r"no (?:drug |known |food )?allerg)",
    re.IGNORECASE,
)
_ONLY_NONE = re.compile(
    r"\W*(?:nil|none|nkda|nka|no(?:ne)? known|not known|no (?:known )?(?:drug )?allerg(?:y|ies))(?: known| recorded| "
    r"reported| to (?:drugs|medic\w+))?(?: ?\([^()]{2,40}\))?\W*$",
    re.IGNORECASE,
)
_LEAD = re.compile(
    rf"^(?:{WHO} (?:reacts?(?: badly)? to|(?:breaks?|broke) out (?:with|from|on)|(?:cannot|can['\u2019]t|can not) "
    r"(?:take|have|tolerate)|(?:does|did) not tolerate)\s+|"
    rf"(?:{THAT_THERE_IS}|{WHO} (?:is|has|states?))?\s*(?:an? |any |drug |medication |food |known )*"
    r"(?:allerg(?:y|ic|ies)|intoleran(?:ces?|t)|sensitiv(?:e|ity)|"
    r"adverse reactions?|overgevoelig(?:heid)?|reacts|allergi(?:e|sch|a|que|co|ca))\s*"
    r"(?:to\b|of\b|voor\b|gegen\b|auf\b|alla?\b|:|-|\u2013)\s*|\d+[.)]\s*)",
    re.IGNORECASE,
)
_SUBSTANCE_ENDS = re.compile(
    r"\s+[-\u2013\u2014]+\s*|\s*[(\[:;=]|\s+(?:severity|reaction|status|causes?|"
    r"caused|gives|leads? to|resulting|which|with|produces|\u2192|->)\b|,\s*(?=(?:rash|"
    r"hives|anaphylaxis|nausea|swelling|itch\w*|unknown|severe|mild)\b)",
    re.IGNORECASE,
)
_NOT_A_SUBSTANCE = re.compile(
    r"^(?:the|any|a|an|his|her|their|it|this|that|medications?|drugs?|foods?|"
    r"known|none|no|all|some|allergies|generic substitution.*|started.*|(?:labs?|results?|letter|notes?|list) "
    r"(?:attached|enclosed|to follow)|see (?:attached|list|below).*|(?:attached|enclosed)|"
    r"(?:many )?thank(?:s|ing)?\b.*|(?:progress|clinic|office) notes?\b.*|was (?:given|seen|started).*|"
    r"social\b.*|vitals?\b.*|signed\b.*|signature\b.*|(?:preferred )?pharmacy\b.*|(?:yes|y)\b.*|allergen|"
    r"also|other(?: notes?)?|carr(?:y|ies|ying)\b.*|(?:has |uses )?(?:an? )?(?:epi-?pen|auto-?injector)s?.*|"
    r"specify.*|avoid\b.*|please\b.*|.*\b(?:werden vertragen|(?:is|are|well) tolerated|vertr[aä]gt|tol[èe]r[ea]|"
    r"tollera\w*|verdraagt)\b.*|"
    r"drops|desconhece.*|.*\bdiagnos[ie]s|substance|reaction(?: (?:not |un)(?:known|clear))?|[\[({].*|\d.*)$",
    re.IGNORECASE,
)


def allergies_of(document: Document) -> tuple[Allergy, ...]:
    """Return the allergies that the document lists or tells of, each substance once."""
    pairs = [
        pair
        for section in document.outline.of("allergies")
        if not _begins_with_none(document, section)
        for entry in _until_none(document, entries_of(document, section))
        for pair in allergies_in(document, entry)
    ]
    for _, value in document.labelled("allergies"):
        section = document.outline.section_at(value.start)
        if section is not None and section.key in ("allergies", "medications"):
            continue
        pairs += allergies_in(document, Entry(value, bulleted=False))
    pairs += [*told_allergies(document), *allergies_told_abroad(document)]
    unique: dict[str, tuple[Found, Found | None]] = {}
    for substance, reaction in allergies_weighed(document, pairs):
        if is_of_the_form(str(substance.value)):
            continue
        key = str(substance.value).casefold()
        same = next((known for known in unique if known in key or key in known), key)
        if same not in unique or (unique[same][1] is None and reaction is not None):
            unique[same] = (unique[same][0] if same in unique else substance, reaction)
    return tuple(
        Allergy(substance=field_of(document.text, substance), reaction=field_of(document.text, reaction))
        for substance, reaction in unique.values()
    )


def _begins_with_none(document: Document, section: Section) -> bool:
    """Whether the first line of a section says that there are none, and what stands below is something else."""
    first = next(iter(items_of(document.outline, section)), None)
    return first is not None and _ONLY_NONE.match(document.text[first.span]) is not None


def _until_none(document: Document, entries: Iterator[Entry]) -> Iterator[Entry]:
    """The entries up to the one that says that there are none, or no others, which ends the list; as does, below an
    allergen, a line of several words that name none.
    """
    named = False
    for entry in entries:
        words = document.text[entry.cells.get("name", entry.span)]
        plain = not entry.bulleted and not entry.cells
        if named and plain and len(words.split()) > 1 and not (is_allergen(words) or tells_reaction(words)):
            return
        named = named or is_allergen(words)
        first = re.split(r"[.;](?= [A-Z])", words, maxsplit=1)[0]
        if _NONE.search(first) and not _BUT_ALLERGIC.search(first):
            return
        yield entry
        if _NONE.search(words):
            return


def allergies_in(document: Document, entry: Entry) -> Iterator[tuple[Found, Found | None]]:
    """Yield the substances that an entry of a list names, each with its reaction."""
    name = entry.cells.get("name", entry.span)
    if entry.ended or BOX.search(document.text[name]):
        return
    words = document.text[name]
    if not entry.bulleted and not entry.cells and _IS_NO_ALLERGY.search(words) and not is_allergen(words):
        return
    weight = 0.92 if entry.bulleted or entry.cells else 0.86
    parts = [name] if entry.cells else []
    for sentence in [] if entry.cells else _sentences(document, name):
        words = document.text[sentence]
        telling = _TELLS_OF_SOMEBODY.match(words) is not None
        if telling and (not _LEAD.match(words) or _REACTS.search(words)):
            yield from told_within(document, sentence)
        elif len(words.split()) <= _MOST_WORDS or re.search(r"[;:(,]|\s[-\u2013]\s", words):
            parts += _listed(document, sentence)
    for part in parts:
        substance = _substance(document, part)
        if substance is not None:
            yield (
                Found(document.text[substance], (substance,), weight),
                _reaction(document, entry, substance, part),
            )


_TELLS_OF_SOMEBODY = re.compile(rf"{WHO} [a-z]+", re.IGNORECASE)
"""A sentence, which is read as one: "She breaks out with sulfa drugs"."""
_MOST_WORDS = 9
"""What is longer and has no mark that divides a list is prose."""
_REACTS = re.compile(r"\breact(?:s|ed) ", re.IGNORECASE)
_BUT_ALLERGIC = re.compile(r"(?:,|\bbut)\s*(?:s?he )?(?:is )?(?:allergic|reacts)\b", re.IGNORECASE)
_SENTENCE_ENDS = re.compile(r"\.\s+(?=(?:She|He|They|The|Patient|Pt)\b)")


def _sentences(document: Document, span: Span) -> list[Span]:
    """The part of an entry that lists, and each sentence behind it that tells of somebody."""
    stops = list(_SENTENCE_ENDS.finditer(document.text.content, span.start, span.end))
    starts = [span.start, *(stop.end() for stop in stops)]
    return [
        Span(start, end) for start, end in zip(starts, [*(s.start() for s in stops), span.end], strict=True)
    ]


_IS_NO_ALLERGY = re.compile(
    r"\?\s*$|\d|^\W*(?:dr|prof|mrs?|ms|miss|sr)\b\.? [A-Z]|"
    r"\b(?:mother|father|brothers?|sisters?|aunt|uncle|family|gp|md|rn)\b",
    re.IGNORECASE,
)
"""What a line holds that is no allergy, where it names no allergen: numbers, people, a question."""


def _listed(document: Document, span: Span) -> Iterator[Span]:
    """The substances of one line, each with what is said of it: "Penicillin (rash), sulfa, latex", "Egg, hives"; a
    comma within brackets divides nothing, nor one before a reaction.
    """
    content = document.text.content
    start, depth = span.start, 0
    begun: Span | None = None
    for offset in range(span.start, span.end + 1):
        char = content[offset] if offset < span.end else ","
        depth += (char == "(") - (char == ")")
        ends_sentence = char == "." and content[offset + 1 : offset + 2] in (" ", "\n", "")
        divides = (
            char in ",;\n\t"
            or ends_sentence
            or content[offset : offset + 5] in (" and ", " und ")
            or content[offset : offset + 3] == " / "
        )
        if (divides and depth <= 0) or offset == span.end:
            part = document.text.trimmed(start, offset, strip=" \t\n,;.-*")
            start = offset + (1 if char != " " else 2 if content[offset + 1] == "/" else 4)
            if part is None:
                continue
            words = document.text[part]
            if _NONE.search(words):
                continue
            said = begun is not None and (is_reaction(words) or is_severity(words))
            if begun is not None and said:
                begun = Span(begun.start, part.end)
                continue
            if begun is not None:
                yield begun
            begun = None if is_reaction(words) and not re.search(r"[(:]|\s[-\u2013]\s", words) else part
    if begun is not None:
        yield begun


def _substance(document: Document, span: Span) -> Span | None:
    content = document.text.content
    start, end = span.start, span.end
    if content[start:end].startswith("to "):
        start += len("to ")
    if lead := _LEAD.match(content[start:end]):
        start += lead.end()
    if dated := _DATED.match(content, start, end):
        start = dated.end()
    if turned := _TURNED.match(content, start, end):
        known = names_reaction(turned["reaction"]) and is_allergen(content[turned.end() : end])
        start = turned.end() if known else start
    elif joined := joined_reaction(content[start:end]):
        end = start + joined
    if graded := _GRADE_AT_END.search(content, start + 1, end):
        end = graded.start()
    if cut := _SUBSTANCE_ENDS.search(content, start + 1, end):
        end = cut.start()
    if divided := re.compile(r",| / ").search(content, start + 1, end):
        end = divided.start()
    trimmed = document.text.trimmed(start, end, strip=" \t\n,;:.-*\u2013\u2014")
    if trimmed is None:
        return None
    words = document.text[trimmed]
    if (
        _NOT_A_SUBSTANCE.match(words)
        or len(words) > 60
        or not any(c.isalpha() for c in words)
        or len(words.split()) > 6
        or (_CLAUSE.search(words) and not is_allergen(words))
    ):
        return None
    return trimmed


_CLAUSE = re.compile(r"\b(?:is|are|was|were|eats|takes|tolerates|has|had)\b", re.IGNORECASE)
"""A verb of what is told behind a substance: "his tests are awaited"."""


def _reaction(document: Document, entry: Entry, substance: Span, part: Span) -> Found | None:
    """What the substance does: under its column, else what stands behind it in the line."""
    cell = entry.cells.get("reaction")
    if cell is not None:
        if not _NO_REACTION.match(document.text[cell]):
            return Found(document.text[cell], (cell,), 0.9)
        return None
    content = document.text.content
    turned = _TURNED.match(content, part.start, part.end)
    if turned is not None and turned.end() == substance.start and names_reaction(turned["reaction"]):
        first = Span(turned.start("reaction"), turned.end("reaction"))
        return Found(document.text[first], (first,), 0.86)
    end = max(part.end, entry.span.end if entry.bulleted or entry.cells else part.end)
    for piece in _SAID.finditer(content, substance.end, end):
        place = document.text.trimmed(piece.start(), piece.end(), strip=" /\t\n,;:.-*\u2013\u2014()=\u2192>")
        if place is None:
            continue
        if cut := _REMARK.search(content, place.start + 1, place.end):
            place = document.text.trimmed(place.start, cut.start(), strip=" \t\n,;:.-*") or place
        if lead := _CAUSES.match(content, place.start, place.end):
            place = document.text.trimmed(lead.end(), place.end) or place
        if graded := _GRADE_AT_END.search(content, place.start + 1, place.end):
            place = document.text.trimmed(place.start, graded.start()) or place
        words = document.text[place]
        if _NO_REACTION.match(words) or len(words.split()) > 7 or is_severity(words) or is_allergen(words):
            continue
        if tells_reaction(words) or (
            content[substance.end : place.start].strip() and not any(c.isdigit() for c in words)
        ):
            return Found(words, (place,), 0.86)
    return None


_DATED = re.compile(
    r"(?:\d{1,2}[-/. ](?:\d{1,2}|[A-Z][a-z]{2,8})[-/. ]\d{2,4}|\d{4}-\d\d-\d\d|(?:19|20)\d\d)\s*[-:]?\s+(?=[A-Za-z])"
)
_TURNED = re.compile(
    r"(?P<reaction>[A-Za-z][A-Za-z -]{2,30}?) (?:with|to|from|after|on taking|due to) (?=[A-Za-z])"
)
"""The reaction first: "angioedema with losartan"."""
_GRADE_AT_END = re.compile(
    r"\s+(?:mild|moderate|severe|(?:low|high) (?:risk|criticality))\W*$", re.IGNORECASE
)
"""How bad it is, in the last column of a list whose columns are not told apart: "Doxycycline  Rash  Mild"."""
_SAID = re.compile(r"[^()\[\],;|\t\n]+")
_REMARK = re.compile(
    r"\s+(?:in |on |aged |at age )?(?:\d{4}|\d+)\b|\s+-\s+|\s+(?:recorded|noted|severity|status|as a child|"
    r"in childhood)\b",
    re.IGNORECASE,
)
_CAUSES = re.compile(
    r"(?:reactions?|causes?|caused|gives?|gave|causing|leads? to|resulting in|produces|which "
    r"(?:causes?|caused|gives|gave)|with|type)"
    r"(?: (?:him|her|them))?\s*:?\s+(?:an? )?",
    re.IGNORECASE,
)
_NO_REACTION = re.compile(
    r"onset|not |as an? (?:child|baby|infant|adult|teen\w*)|in (?:childhood|infancy)|(?:reaction )?unknown|active|"
    r"inactive|as (?:told|reported|per|stated)\b|(?:as )?per\b|told by|reported|(?:(?:carries|has|"
    r"uses|needs) )?(?:an? )?"
    r"epi-?pen|this reaction|(?:skin )?(?:prick )?test|see\b|no known|recorded|confirmed|verified|"
    r"severity|since|noted|\d|(?:drug|"
    r"food|medication) "
    r"(?:allergy|intolerance)$|allergy$|n/?a$|-+$",
    re.IGNORECASE,
)
