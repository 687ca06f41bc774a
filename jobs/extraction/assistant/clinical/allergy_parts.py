"""The substance that a part of a line names, and what that does."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.allergens import (
    JOINED_BY_A_DASH,
    is_allergen,
    is_severity,
    joined_reaction,
    names_reaction,
    tells_reaction,
)
from jobs.extraction.assistant.clinical.allergies_denied import AFFIRMED
from jobs.extraction.assistant.clinical.entry import Entry
from jobs.extraction.assistant.clinical.words_of_telling import THAT_THERE_IS, WHO
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

LEADS_TO_ALLERGIES = re.compile(
    rf"^(?:{WHO} (?:reacts?(?: badly)? to|(?:breaks?|broke) out (?:with|from|on)|(?:cannot|can['\u2019]t|can not) "
    r"(?:take|have|tolerate)|(?:does|did) not tolerate)\s+|"
    rf"(?:{THAT_THERE_IS}|{WHO} (?:is|has|states?))?\s*(?:an? |any |drug |medication |food |known )*"
    r"(?:allerg(?:y|ic|ies)|intoleran(?:ces?|t)|sensitiv(?:e|ity)|"
    r"adverse reactions?|overgevoelig(?:heid)?|reacts|allergi(?:e|sch|a|que|co|ca))\s*"
    r"(?:to\b|of\b|voor\b|gegen\b|auf\b|alla?\b|:|-|\u2013)\s*|"
    r"(?:drugs?|foods?|medications?|medicines?|environmental|contact)\s*:\s*|\d+[.)]\s*)",
    re.IGNORECASE,
)
_SUBSTANCE_ENDS = re.compile(
    r"\s+[-\u2013\u2014]+\s*|\s*[(\[:;=]|\s+(?:severity|reaction|status|causes?|"
    r"(?:makes?|made|gave|brings|brought|broke|breaks|upsets?)(?= (?:him|her|them|his|the|my|me)\b)|"
    r"caused|gives|leads? to|resulting|which|with|produces|\u2192|->)\b|,\s*(?=(?:rash|"
    r"hives|anaphylaxis|nausea|swelling|itch\w*|unknown|severe|mild)\b)|"
    rf"{JOINED_BY_A_DASH.pattern}",
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
    r"(?:old |allergy )?label (?:has been |was )?removed\b.*|"
    r"(?:none|nil|not) (?:known|stated|recorded|reported)|"
    r"as (?:above|below|before|listed|noted|stated|attached|documented|recorded|per)\b.*|"
    r"drops|inj|tabs?|caps?|sy[pr]|desconhece.*|.*\bdiagnos[ie]s|substance|reaction(?: (?:not |un)(?:known|clear))?|"
    r"[\[({].*|\d.*)$",
    re.IGNORECASE,
)


def substance_in(document: Document, span: Span) -> Span | None:
    """Return the substance that a part of a line names, without what leads to it and what is said of it."""
    content = document.text.content
    start, end = span.start, span.end
    if content[start:end].startswith("to "):
        start += len("to ")
    if lead := LEADS_TO_ALLERGIES.match(content[start:end]):
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
    if answered := _ANSWERED_AT_END.search(content, start + 1, end):
        end = answered.start()
    if cut := _SUBSTANCE_ENDS.search(content, start + 1, end):
        end = cut.start()
    if divided := re.compile(r",| / ").search(content, start + 1, end):
        end = divided.start()
    trimmed = document.text.trimmed(start, end, strip=" \t\n,;:.?-*\u2013\u2014")
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


_ANSWERED_AT_END = re.compile(r"\s+(?:Y|N|YES|NO|Yes|No)\s*$")
"""What a form that names each substance is answered with: "Latex N"."""
_CLAUSE = re.compile(r"\b(?:is|are|was|were|eats|takes|tolerates|has|had)\b", re.IGNORECASE)
"""A verb of what is told behind a substance: "his tests are awaited"."""


_WHO_SAID_SO = re.compile(r"\b(?:told|says?|said|thinks|believes|unsure|not sure)\b", re.IGNORECASE)
"""Behind a substance, from whom it is known or how surely, and not what it does: "mother told him so"."""


def reaction_to(document: Document, entry: Entry, substance: Span, part: Span) -> Found | None:
    """Return what the substance does: under its column, else what stands behind it in the line."""
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
        if affirmed := AFFIRMED.match(content, place.start, place.end):
            if affirmed.end() == place.end:
                continue
            place = Span(affirmed.end(), place.end)
        if cut := _REMARK.search(content, place.start + 1, place.end):
            place = document.text.trimmed(place.start, cut.start(), strip=" \t\n,;:.-*") or place
        if lead := _CAUSES.match(content, place.start, place.end):
            place = document.text.trimmed(lead.end(), place.end) or place
        if graded := _GRADE_AT_END.search(content, place.start + 1, place.end):
            place = document.text.trimmed(place.start, graded.start()) or place
        words = document.text[place]
        if (
            _NO_REACTION.match(words)
            or _WHO_SAID_SO.search(words)
            or len(words.split()) > 7
            or is_severity(words)
            or is_allergen(words)
        ):
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
    r"(?:reactions?|causes?|caused|gives?|gave|makes?|made|brings?|brought|causing|leads? to|resulting in|produces|"
    r"which (?:causes?|caused|gives|gave)|with|type)"
    r"(?: (?:him|her|them))?\s*:?\s+(?:an? )?",
    re.IGNORECASE,
)
_NO_REACTION = re.compile(
    r"onset|not\b|(?:broke|breaks) (?:him|her|them|me) out|(?:allergy )?label\b|"
    r"as an? (?:child|baby|infant|adult|teen\w*)|in (?:childhood|infancy)|(?:reaction )?unknown|active|"
    r"inactive|as (?:told|reported|per|stated)\b|(?:as )?per\b|told by|reported|(?:(?:carries|has|"
    r"uses|needs) )?(?:an? )?"
    r"epi-?pen|this reaction|(?:skin )?(?:prick )?test|see\b|no known|recorded|confirmed|verified|"
    r"severity|since|noted|\d|(?:drug|"
    r"food|medication) "
    r"(?:allergy|intolerance)$|allergy$|n/?a$|-+$",
    re.IGNORECASE,
)
