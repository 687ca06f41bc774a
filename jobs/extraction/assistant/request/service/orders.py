"""The service that an order names: a line that is one, the code of a request, a therapy with which a reason begins."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.service.words import A_SERVICE
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span

_ORDER = re.compile(
    r"(?P<service>(?:ambulatory |outpatient |internal |external )?(?:referral|consult(?:ation)?) to [^()\[\t\n]{4,60}?)"
    r"\s*(?:[(\[].*)?",
    re.IGNORECASE,
)
_CODE = re.compile(r"code(?:\.text)?")
_CODED = re.compile(r"(?P<service>[^()\[\t]{4,80}?)\s*(?:[(\[].*)")
_NAMED = re.compile(r"(?P<service>[A-Z][^()\[\t\d]{4,80})")
_RESOURCE = re.compile(r"\[[A-Z][A-Za-z]+\]")
_OF_A_REQUEST = re.compile(
    r"\W*(?:service ?request|(?:service |referral )?order|referral request)\W*", re.IGNORECASE
)
_CODE_OF_A_REQUEST = re.compile(
    r"(?i:code|service|order(?:ed)?|requested service|procedure)\s*:\s*(?P<service>[A-Z][^()\[\t:]{4,90}?)"
    r"\s*(?P<system>[(\[].*)?",
)
_SYSTEM = re.compile(r"[(\[]\s*(?:SNOMED|CPT|HCPCS|LOINC|LOCAL|ICD|urn:|http)")
_THERAPY = re.compile(
    r"(?:(?:outpatient|home|in-home|aquatic|pediatric) )?"
    r"(?:(?:physical|occupational|speech(?:[- ]language)?|aquatic|massage|hand|vision|behaviou?ral|feeding) therapy|"
    r"physiotherapy|(?:cardiac|pulmonary|vestibular|vocational) rehab(?:ilitation)?|"
    r"(?:diabetes self-management|nutrition|asthma) education|medical nutrition therapy|wound care)\b",
    re.IGNORECASE,
)
_BELOW_ITS_HEAD = 8


def coded(document: Document) -> Found | None:
    """Return what stands at the code of a request, with the system that the code is of or below the request's head."""
    lines = document.text.lines
    for line in lines:
        for start, words in line.cells():
            match = _CODE_OF_A_REQUEST.fullmatch(words.strip())
            if match is None:
                continue
            above = lines[max(0, line.number - _BELOW_ITS_HEAD) : line.number]
            headed = any(_OF_A_REQUEST.fullmatch(one.text) for one in above)
            if not headed and not _SYSTEM.match(match["system"] or ""):
                continue
            service = match["service"].strip()
            if A_SERVICE.search(service) or _ORDER.fullmatch(service) or _REFERRAL.match(service):
                begin = start + words.index(service)
                return Found(service, (Span(begin, begin + len(service)),), 0.8)
    return None


_REFERRAL = re.compile(r"referral to \w+ service", re.IGNORECASE)


def therapy_first(document: Document) -> Found | None:
    """Return a therapy with which the reason of a referral begins: "Physical therapy, 2 visits a week"."""
    for section in document.outline.of("reason"):
        start = document.text.trimmed(section.body.start, section.body.end)
        match = _THERAPY.match(document.text.flowing, start.start, start.end) if start else None
        if match is not None:
            return Found(match.group(), (Span(match.start(), match.end()),), 0.76)
    return None


def ordered(document: Document) -> Found | None:
    """Return a line that is an order ("Ambulatory referral to Orthopedic Surgery"), or the code of a request."""
    for line in document.text.lines:
        cells = list(line.cells())
        start, words = cells[-1]
        if len(cells) == 1:
            match = _ORDER.fullmatch(words) if words[:1].isupper() and not _is_a_title(line) else None
        elif len(cells) == 2 and _CODE.fullmatch(cells[0][1].strip()):
            match = _ORDER.fullmatch(words) or _CODED.fullmatch(words)
            match = match or (_NAMED.fullmatch(words) if _is_of_a_request(document, line) else None)
            match = match if match and (match.re is _ORDER or A_SERVICE.search(words)) else None
        else:
            match = None
        if match is not None:
            begin = start + match.start("service")
            return Found(match["service"], (Span(begin, begin + len(match["service"])),), 0.75)
    return None


def _is_of_a_request(document: Document, line: Line) -> bool:
    """Whether a line belongs to the resource that asks, in a print that names its resources in brackets."""
    above = document.text.lines[max(0, line.number - _LINES_OF_A_HEAD) : line.number]
    named = next((one.text.strip() for one in reversed(above) if _RESOURCE.fullmatch(one.text.strip())), "")
    return named == "[ServiceRequest]"


def _is_a_title(line: Line) -> bool:
    """Whether a line is what a form is called, in capitals at its top ("REFERRAL TO OPHTHALMOLOGY"), and no order."""
    return line.number < _LINES_OF_A_HEAD and line.text.isupper() and line.text.startswith("REFERRAL")


_LINES_OF_A_HEAD = 10
