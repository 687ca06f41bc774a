"""Headings: which lines, or beginnings of lines, name what follows."""

from __future__ import annotations

import re
from dataclasses import dataclass

from jobs.extraction.assistant.heading_words import HEADINGS
from jobs.extraction.text import CELL, Line, Span, Text

_HEADING = re.compile(
    "|".join(f"(?P<h{i}>{wording})" for i, (_, wording) in enumerate(HEADINGS)), re.IGNORECASE
)
_NUMBERED = re.compile(r"^(?:\(?(?:\d{1,2}|[A-H]|[ivx]{1,4})[.)]\s+)?")
BULLET = re.compile(r"^\s*(?:[-\u2013—*•●▪◦‣·?>□☐✓]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+")
RULE = re.compile(r"^[\s_\-=\u2013—*.#~|]{4,}$")
_FURTHER_HEADING = re.compile(
    r"\b(?:history|section|status|plan|information|results|signs|exam\w*|details?|"
    r"notes?|instructions?|care|needs?|"
    r"requirements?|summary|requested|notice|request|authori[sz]ation|consent|"
    r"declaration|use only|diagnos[ie]s|course|findings?)\b",
    re.IGNORECASE,
)
GENERIC_LABEL = re.compile(r"^\W{0,3}[A-Z][A-Za-z /&#'-]{1,30}:(?:\s|$)|^[A-Z][A-Z ]{4,40}$")
_RUN_ON = re.compile(r"(?<=[.,;:\s])(?P<head>[A-Z][A-Z][A-Z ,/&()\n-]{1,45}):")
"""Headings in capitals within a paragraph, as dictated notes have them: "... stone. MEDICATIONS: None.
ALLERGIES: None.".
"""
_WITHIN = re.compile(
    r"(?:(?<=[.;)|\t])\s*|(?<=\s\s)|"
    r"(?<=\.[\"'] ))(?P<head>[A-Z][A-Za-zÀ-ÿ/&]*(?:[ -][A-Za-zÀ-ÿ/&]+){0,3}) ?:(?=\s)"
)
"""Headings behind the end of a sentence or cell: "... obesity. Meds: ferrous sulfate. Allergies: Sulfa."."""

_FIRST_COLUMNS = {
    "drug": "medications",
    "drug name": "medications",
    "medicine": "medications",
    "allergen": "allergies",
    "substance": "allergies",
    "condition": "problems",
    "problem": "problems",
}
_FURTHER_COLUMN = re.compile(
    r"(?:dos(?:e|age)|strength|route|frequency|how (?:often|taken)|directions?|sig|instructions?|duration|"
    r"start(?: date)?|"
    r"stop(?: date)?|dates?|status|comments?|reactions?|severity|type|icd.{0,10}|codes?|onset(?: date)?|"
    r"since|quantity|"
    r"indication|notes?|refills|prescriber|last issued|form|(?:problem |diagnosis |condition )?(?:description|name)|"
    r"diagnos[ie]s|problem|condition)",
    re.IGNORECASE,
)
_SALUTATION = re.compile(
    r"^\s*(?:dear|to whom it may concern|sehr geehrte|cher|chère|estimad[oa]s?|geachte|hola|buenos días|"
    r"bonjour|hallo|guten tag|liebe[rs]?|monsieur le|madame la)\b.{0,60}$",
    re.IGNORECASE,
)
_REMARK = re.compile(
    r"[\s,(]*(?:\bon )?\d{1,4}[\s/.-].*$|\s*\((?:tick|please|if|circle|check|"
    r"select|include|list|as|see|e\.g|optional|required)[^)]*\)$"
)
_AROUND = " \t*-\u2013\u2014=#_|"

CLOSING = re.compile(
    r"^\W*(?:yours? (?:sincerely|faithfully|truly)|(?:many |with )?(?:thanks|"
    r"thank you)(?: (?:and|&) )?(?:kind |best |warm )?(?:regards|wishes)?(?: for .*)?|"
    r"(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many)? ?(?:regards|wishes)|"
    r"sincerely(?: yours)?|respectfully(?: yours| submitted)?|cordially|"
    r"signed(?: electronically)?(?: by)?|(?:electronically|digitally|e-?)[ -]?signed(?: by)?|yours|"
    r"mit freundlichen(?: kollegialen)? gr(?:ü|ue)(?:ß|ss)en|(?:bien )?cordialement|confraternellement|"
    r"atentamente|"
    r"(?:un cordial|cordial(?:es)?) saludos?|met vriendelijke groet(?:en)?|hoogachtend)\b[^a-z]{0,3}",
    re.IGNORECASE,
)
CLINICAL = frozenset(
    [
        "reason",
        "complaint",
        "course",
        "problems",
        "assessment",
        "past",
        "procedures",
        "medications",
        "allergies",
        "family",
        "social",
        "vitals",
        "results",
        "examination",
        "history",
        "plan",
        "immunizations",
        "encounters",
        "devices",
        "function",
        "systems",
        "treatments",
        "concerns",
        "attachments",
        "past_medications",
    ]
)
LISTS = frozenset(
    {
        "problems",
        "medications",
        "past_medications",
        "allergies",
        "past",
        "procedures",
        "family",
        "devices",
        "immunizations",
    }
)
BLOCKS = frozenset({"patient", "referrer", "recipient", "insurance", "relative"})


@dataclass(frozen=True, slots=True)
class Heading:
    """`key` names the section that follows; `span` is the heading with its colon, and the section begins at
    its end. `within`: it stands within a line of prose, and what it heads is one sentence.
    """

    key: str
    span: Span
    within: bool = False


def heading_key(words: str) -> str:
    """Return the key of the section that words head, "" when they are no known heading."""
    match = _HEADING.fullmatch(words)
    return HEADINGS[int((match.lastgroup or "h0")[1:])][0] if match else ""


def find_headings(text: Text) -> list[Heading]:
    """Return the headings of a text in reading order; a salutation heads the letter that follows it."""
    inside = ""
    found: list[Heading] = []
    for line in text.lines:
        heading = _heading(line, inside)
        if heading is not None:
            inside = heading.key
            found.append(heading)
    starts = {heading.span.start for heading in found}
    run_on = [(match, False) for match in _RUN_ON.finditer(text.content)]
    within = [(match, True) for match in _WITHIN.finditer(text.content)]
    for match, in_prose in run_on + within:
        key = heading_key(_undated(" ".join(match["head"].split())))
        if (
            key
            and key not in BLOCKS
            and match.start("head") not in starts
            and text.content[match.start("head") - 1] != "\n"
        ):
            starts.add(match.start("head"))
            found.append(Heading(key, Span(match.start("head"), match.end()), within=in_prose))
    return sorted(found, key=lambda heading: heading.span.start)


def _heading(line: Line, inside: str) -> Heading | None:
    raw = line.text
    if _SALUTATION.match(raw):
        return Heading("letter", Span(line.start, line.end))
    numbered = _NUMBERED.match(raw)
    if RULE.match(raw) or (BULLET.match(raw) and not (numbered and numbered.end())):
        return None
    lead = numbered.end() if numbered else 0
    colon = raw.find(":", lead)
    head = raw[lead : colon if colon != -1 else len(raw)].strip(_AROUND)
    if not head or len(head) > 60:
        return None
    if CELL in head:
        first, _, rest = raw.partition(CELL)
        key = heading_key(first.strip(_AROUND + ":"))
        if (
            key in LISTS
            and CELL not in rest
            and not _FURTHER_COLUMN.fullmatch(rest.strip())
            and key != heading_key(rest)
        ):
            beside = heading_key(rest.strip(_AROUND + ":"))
            return None if beside in LISTS else Heading(key, Span(line.start, line.start + len(first)))
        key = _heads_a_table(raw)
        return Heading(key, Span(line.start, line.start)) if key and inside != key else None
    whole = colon == -1 or not raw[colon + 1 :].strip(_AROUND)
    span = Span(line.start, line.start + (colon + 1 if colon != -1 else len(raw)))
    key = heading_key(_undated(head))
    if key and (whole or not head[0].islower()) and (colon != -1 or _looks_like_heading(head)):
        if (key in BLOCKS or BULLET.match(raw)) and not whole:
            return None
        return Heading(key, span)
    if whole and _is_other_heading(head, colon != -1, inside, numbered=lead > 0):
        return Heading("other", span)
    return None


def _heads_a_table(raw: str) -> str:
    """The list that a table without a title holds, by its row of column names: "Allergen", "Reaction"."""
    cells = [cell.strip(" :*") for cell in raw.split(CELL)]
    key = _FIRST_COLUMNS.get(cells[0].casefold(), "") or heading_key(cells[0])
    others = [heading_key(cell) for cell in cells[1:]]
    if key not in LISTS or any(other in LISTS and other != key and other != "problems" for other in others):
        return ""
    return key if all(_FURTHER_COLUMN.fullmatch(cell) for cell in cells[1:]) else ""


def _undated(head: str) -> str:
    """A heading without the date or remark behind it: "Examination, 12 October 2026", "Priority (tick one)"."""
    return _REMARK.sub("", head).strip(_AROUND + ",")


def _looks_like_heading(head: str) -> bool:
    if head.endswith("."):
        return False
    return head.isupper() or head.istitle() or (head[0].isupper() and len(head.split()) <= 6)


def _is_other_heading(head: str, has_colon: bool, inside: str, *, numbered: bool) -> bool:
    words = head.split()
    if (
        len(words) > 6
        or not head[0].isupper()
        or any(c.isdigit() for c in head)
        or "|" in head
        or head.endswith(".")
    ):
        return False
    if numbered and not has_colon:
        return inside not in LISTS
    if has_colon:
        return inside not in LISTS or head.isupper() or _FURTHER_HEADING.search(head) is not None
    if not head.isupper() or len(head) < 5:
        return False
    return _FURTHER_HEADING.search(head) is not None or inside not in LISTS
