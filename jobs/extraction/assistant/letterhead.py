"""Who the head of a letter and its signature name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.correspondence import COPIES, tells
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.furniture import FAX_STRIP
from jobs.extraction.assistant.names import looks_like_organization, without_credentials
from jobs.extraction.assistant.outline import is_closing
from jobs.extraction.assistant.parties import people_and_organizations
from jobs.extraction.assistant.places import looks_like_address
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span

_SIGNATURE_LINES = 7
_LAST_LINES = 4
_PARTS_OF_A_HEAD = re.compile(rf"(?:(?!\s[-\u2013\u2014\u2022\u00b7]\s)[^{CELL}|])+")
_NAME_BEFORE_ADDRESS = re.compile(r"(?P<name>[^,\d\n]{4,50}),\s+(?=\d)")
"""The practice before its address on one line: "Elm Tree Surgery, 12 High Street, Leeds"."""
_ON_BEHALF = re.compile(
    r"\W*(?:p\.?p\.?|per pro|for and on behalf of|on behalf of|signed(?: by)?)[:\s]+(?=[A-Z])", re.IGNORECASE
)
_SIGNED_ON = re.compile(
    r",?\s+(?:on|at|date[d:]?)\s+(?=\w*\d|[A-Z][a-z]+day)|\s+\d{1,4}[-/.]\d|\s*\[", re.IGNORECASE
)
_DOCTOR = re.compile(r"(?:dr|prof(?:essor)?|docteur|dra)\b", re.IGNORECASE)
_PROFESSION = re.compile(
    r"^\W*(?:\w+ ){0,4}(?:GP|general practitioner|physician|doctor|registrar|consultant|nurse|practitioner|"
    r"midwife|"
    r"physiotherapist|optometrist|optician|dentist|paramedic|pharmacist|psychologist|surgeon|partner)\b"
    r"|\b(?:NPI|GMC|HCPC|NMC|IMC|GOC|GDC|CPSO|MCNZ|AHPRA|provider no|licen[cs]e no|reg(?:istration)?\.? no)\b",
    re.IGNORECASE,
)


def signed_by(document: Document) -> tuple[Found | None, Found | None]:
    """The person and organization that stand below the closing of a letter, else the person who ends its prose."""
    people: list[Found] = []
    organization: Found | None = None
    for line in document.text.lines:
        if not is_closing(line.text) or len(line.text) > 90:
            continue
        for below in _signature_lines(document, line):
            named, employed = people_and_organizations(document, _bare(below), 0.9)
            people += [found for found in named if found.confidence > 0.8][:1]
            if organization is None and employed and len(str(employed[0].value)) < 70:
                organization = employed[0].because("It stands in the signature.", confidence=0.8)
    if not people:
        people = list(_signed_without_closing(document))[-1:]
        if people and organization is None:
            organization = _employer_beside(document, people[0])
    return _fullest(people), organization


def _employer_beside(document: Document, person: Found) -> Found | None:
    """The organization on the line of a signature without a closing or on one of the two below it."""
    number = document.text.line_at(person.start).number
    for line in document.text.lines[number : number + 3]:
        if line.number > number and (COPIES.match(line.text) or tells(line.text)):
            return None
        if any(label.line == line.number for label in document.labels):
            continue
        for employed in people_and_organizations(document, _bare(line), 0.78)[1][:1]:
            if not looks_like_address(str(employed.value)) and not is_title(str(employed.value)):
                return employed.because("It stands in the signature.", confidence=0.76)
    return None


def _fullest(people: list[Found]) -> Found | None:
    """The first person signed, as fully as a further line names the same one ("P. Lind" and "Dr Pia Lind")."""
    if not people:
        return None
    last = _surname(people[0])
    same = [found for found in people if _surname(found) == last]
    return max(same, key=lambda found: len(str(found.value)))


def _surname(found: Found) -> str:
    return without_credentials(str(found.value)).split()[-1].casefold()


def _bare(line: Line) -> Span:
    """The part of a line of a signature that can name somebody: without "pp" before and a date behind."""
    lead = _ON_BEHALF.match(line.text)
    dated = _SIGNED_ON.search(line.text)
    return Span(
        line.start + (lead.end() if lead else 0), line.start + (dated.start() if dated else len(line.text))
    )


def _signed_without_closing(document: Document) -> Iterator[Found]:
    """Lines below the prose of a page that are a person with title or letters, or have a profession below."""
    lines = document.text.lines
    told: int | None = None
    ends = {line.page: line.number for line in lines}
    for line in lines:
        if tells(line.text):
            told = line.number
            continue
        behind_prose = told is not None and lines[told].page == line.page
        if not behind_prose and ends[line.page] - line.number >= _LAST_LINES:
            continue
        if COPIES.match(line.text) or document.outline.block_at(line.start) in ("recipient", "insurance"):
            continue
        span = _bare(line)
        named, _ = people_and_organizations(document, span, 0.84)
        if not named or named[0].confidence < 0.8 or named[0].start > span.start + 1:
            continue
        words = str(named[0].value)
        if _PROFESSION.search(words):
            continue
        below = lines[line.number + 1].text if line.number + 1 < len(lines) else ""
        titled = _DOCTOR.match(words) is not None or without_credentials(words) != words
        behind = document.text.content[named[0].spans[-1].end : line.end]
        if titled or _PROFESSION.search(behind) or _PROFESSION.search(below):
            yield named[0]


def _signature_lines(document: Document, closing: Line) -> Iterator[Line]:
    lines = document.text.lines
    same = re.search(
        r"(?:signed(?: electronically)?(?: by)?:?|sincerely,?|regards,?)\s+(?=[A-Z])", closing.text
    )
    if same:
        start, rest = closing.start + same.end(), closing.text[same.end() :]
        yield Line(closing.number, closing.page, start, closing.end, rest, 0, 0)
    for line in lines[closing.number + 1 : closing.number + 1 + _SIGNATURE_LINES]:
        if line.page not in (closing.page, closing.page + 1) or COPIES.match(line.text):
            return
        yield line


def organization_in_head(document: Document) -> Found | None:
    """The practice or hospital that the head of the first pages names."""
    lines = document.text.lines
    for line in lines[:8]:
        if document.outline.block_at(line.start) not in ("letterhead",):
            break
        if FAX_STRIP.match(line.text):
            continue
        for cell in _PARTS_OF_A_HEAD.finditer(line.text):
            span = document.text.trimmed(line.start + cell.start(), line.start + cell.end())
            if span is None:
                continue
            if named := _NAME_BEFORE_ADDRESS.match(document.text.content, span.start, span.end):
                span = Span(span.start, named.end("name"))
            words = document.text[span]
            if len(words) > 70 or any(
                label.span.start < span.end and span.start < label.span.end for label in document.labels
            ):
                continue
            if (
                looks_like_organization(words)
                and not looks_like_address(words)
                and not is_title(words)
                and not (words.endswith(".") and len(words.split()) > 6)
            ):
                return Found(words, (span,), 0.84)
            if (
                _has_address_below(document, line)
                and words.isupper()
                and not is_title(words)
                and not any(c.isdigit() for c in words)
            ):
                return Found(words, (span,), 0.75)
    return None


def is_title(words: str) -> bool:
    return re.search(
        r"\b(?:e?-?referral|letter|form|report|summary|request|fax|cover|confidential|"
        r"transmission|note|consultation|annex|page|certificate|record)\b",
        words,
        re.IGNORECASE,
    ) is not None and not re.search(
        r"\b(?:clinic|hospital|practice|surgery|cent(?:re|er)|laborator(?:y|ies))\b", words, re.IGNORECASE
    )


def _has_address_below(document: Document, line: Line) -> bool:
    below = document.text.lines[line.number + 1 : line.number + 3]
    return any(looks_like_address(other.text) for other in below)
