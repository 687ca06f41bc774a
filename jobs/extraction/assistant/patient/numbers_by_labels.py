"""The patient's numbers that labels name, each with its kind by its label, cut off where its kind ends; those that
carry a check digit are checked."""

from __future__ import annotations

import re
from collections.abc import Iterator

from stdnum.gb import nhs

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.labels.lookup import folded as folded_label
from jobs.extraction.assistant.patient.insurance import insurance_of
from jobs.extraction.assistant.patient.insurance_cards import decides
from jobs.extraction.assistant.patient.insurance_cover import WRITTEN_TO_CALL
from jobs.extraction.assistant.patient.particular_parts import FIGURES_OF_A_CITIZEN
from jobs.extraction.assistant.patient.relatives import is_label_of_a_relative
from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.found import Found
from jobs.extraction.text import Span

NUMBER = re.compile(
    r"(?!(?:MR|PI|MC|SS)\s[A-Z])"
    r"(?=[\w/.\-]*[ ]?[\w/.\- ]*\d)[A-Za-z0-9][\w/.\-]*"
    r"(?: (?!\d{1,4}[/.-]\d{1,2}[/.-]\d)\d[\w/-]*(?!\.?\w))*(?:\([\dA-Z]\)| (?![MF](?:\s+\d|\s*$|[\n\t]))[A-Z](?!\w))?|"
    r"[A-Z0-9]{2,}(?:-[A-Z0-9]+)+"
)
_KIND_BEFORE = re.compile(
    r"[A-Za-z]{2,12}: *|\([A-Z]{2,3}\) *|(?:CC|CE|TI|RC|CI|DNI|NIE|RUT|RG|CPF)\.? +(?=\d)"
)
"""What a number is, said again beside its label: "Identifier   MR: 0020931"."""
_FURTHEST = 3
_LENGTHS = {"nhs_number": 10}
"""Digits after which a number of this kind ends, whatever stands behind it."""
_OTHER_PEOPLES = ("referrer", "signature")
_OF_DOCTORS_TOO = ("health_card", "other_id", "member_id")
"""Numbers that doctors have as well: billing numbers of the health insurance."""
_IDENTIFIER_TYPES = {
    "mrn": "mrn",
    "nhs_number": "nhs_number",
    "ssn": "ssn",
    "health_card": "health_card",
    "other_id": "other",
    "member_id": "other",
}


def bare_number(number: str) -> str:
    """Return the letters and figures of a number, by which two ways to write it are the same."""
    return re.sub(r"\W", "", number).casefold()


def labelled_numbers(document: Document) -> Iterator[tuple[Found, Found]]:
    """Yield (type, value) of each number that a label gives the patient, once each."""
    seen: set[str] = set()
    insured = any(True for _ in document.labelled("payer"))
    members = bare_number(str(document.once(insurance_of).member_id.value))
    for label, value in document.labelled(*_IDENTIFIER_TYPES):
        if is_label_of_a_relative(document.text, label):
            continue
        if _CASE.match(label.wording) and decides(document):
            continue
        signs = document.outline.block_at(label.span.start) in _OTHER_PEOPLES
        if (
            label.key in _OF_DOCTORS_TOO
            and label.wording
            and (signs or _is_of_who_signs(document, label, value))
        ):
            continue
        theirs = insured or _heads_insurances(document, label)
        if label.key == "member_id" and theirs and not _in_the_patients_block(document, label):
            continue
        of_systems = list(_numbers_of_systems(document, value)) if label.key == "mrn" else []
        for kind, found in of_systems:
            folded = bare_number(str(found.value))
            if folded not in seen:
                seen.add(folded)
                yield Found(kind, (label.span,), found.confidence), found
        if of_systems:
            continue
        kind_before = _KIND_BEFORE.match(document.text.content, value.start, value.end)
        start = kind_before.end() if kind_before else value.start
        dated = DATE.search(document.text.content, start + _SHORTEST, value.end)
        match = NUMBER.search(document.text.content, start, dated.start() if dated else value.end)
        if match is None or match.start() > start + _FURTHEST:
            continue
        kind = _type_named(label)
        border = _border_before(document, kind, match)
        number = _of_its_length(kind, match.group()[border:].strip())
        if _OF_IDENTITY.search(label.wording) and match.group().endswith(number):
            number += _letter_behind(document.text.content, match.end(), value.end)
        folded = bare_number(number)
        if _is_another_matter(label, number):
            continue
        if folded in seen or re.fullmatch(r"x+\d{0,4}", folded) or len(folded) < _SHORTEST:
            continue
        if folded == members and (_CARD.match(label.wording) or _NAMES_A_PAYER.fullmatch(label.wording)):
            continue
        if len(set(folded)) == 1 or (label.key == "mrn" and _is_of_the_head(document, label)):
            continue
        if (
            label.key == "health_card"
            and _MEDICARE_US.fullmatch(folded)
            and _stands_by_a_payer(document, label)
        ):
            continue
        seen.add(folded)
        place = Span(match.start() + border, match.start() + border + len(number))
        if label.key == "member_id" and len(re.sub(r"\D", "", number)) < FIGURES_OF_A_CITIZEN:
            kind = "mrn"
        written = Found(number, (place,), 0.6 if border else 0.94)
        found = _checked(kind, _with_rest_below(document, kind, written))
        yield Found(kind, (label.span,), found.confidence), found


def _is_another_matter(label: Label, number: str) -> bool:
    """Whether letters that name a number of the patient's stand before something else: a blood pressure ("RR 150/100"),
    the telephone of a health centre ("Elm HC 01273 555 045"), what is no number of Medicare ("MCR: yes 2")."""
    wording = label.wording.casefold()
    if _PRESSURE.fullmatch(number) or (wording == "hc" and WRITTEN_TO_CALL.fullmatch(number)):
        return True
    return wording == "mcr" and _MEDICARE_US.fullmatch(bare_number(number)) is None


_PRESSURE = re.compile(r"\d{2,3}/\d{2,3}")


def _with_rest_below(document: Document, kind: str, found: Found) -> Found:
    """A number of the NHS or of Medicare in Australia whose rest begins the line below: "NHS No. 472 523", below it
    "7353"."""
    line = document.text.line_at(found.start)
    shape = _BROKEN_OVER_LINES.get(kind)
    rest = _REST_OF_A_NUMBER.match(document.text.content, line.end)
    if shape is None or rest is None or found.spans[0].end != line.end:
        return found
    whole = shape.match(f"{found.value} {rest['rest']}")
    if whole is None or whole.end() <= len(str(found.value)):
        return found
    end = rest.start("rest") + whole.end() - len(str(found.value)) - 1
    return Found(whole.group(), (*found.spans, Span(rest.start("rest"), end)), found.confidence)


_REST_OF_A_NUMBER = re.compile(r"\n(?P<rest>\d{1,5}(?: \d{1,5}){0,2})(?=[\s,;.)]|$)")
_BROKEN_OVER_LINES = {
    "nhs_number": re.compile(r"\d{3} ?\d{3} ?\d{4}(?![ \d])"),
    "health_card": re.compile(r"[2-6]\d{3} ?\d{5} ?\d(?!\d)"),
}


def _heads_insurances(document: Document, label: Label) -> bool:
    """Whether a label is the name of a column in a table of insurances, where the insurer is the "Company"."""
    insurance = document.outline.block_at(label.span.start) == "insurance"
    return insurance and any(other.key == "group" and other.line == label.line for other in document.labels)


def _is_of_who_signs(document: Document, label: Label, value: Span) -> bool:
    """Whether a number of few figures is all that stands below who signs, which is what the insurance pays the doctor
    by: "Dr. Ada Quill", "MSP 99 117"."""
    line = document.text.lines[label.line]
    if not label.line or not label.starts_line or value.end < line.end:
        return False
    above = document.text.lines[label.line - 1]
    figures = sum(c.isdigit() for c in document.text[value])
    return figures < _FIGURES_OF_A_CARD and document.outline.block_at(above.start) == "signature"


_FIGURES_OF_A_CARD = 8
_OF_IDENTITY = re.compile(r"\bidentity\b|\bi\.?d\.? card\b", re.IGNORECASE)
_LETTER_IN_BRACKETS = re.compile(r" \([A-Z]\)(?= *(?:$|[\t\n,;.]))")


def _letter_behind(content: str, start: int, stop: int) -> str:
    """The letter in brackets with which the number of an identity card ends ("220458 (M)"), "" when there is none."""
    letter = _LETTER_IN_BRACKETS.match(content, start, min(len(content), stop + 1))
    return letter.group() if letter else ""


def _type_named(label: Label) -> str:
    """The type of a number by its label: what a country counts its people with is no card of its health service."""
    if label.key == "health_card" and _CITIZENS.fullmatch(folded_label(label.wording)):
        return "other"
    return _IDENTIFIER_TYPES[label.key]


_CITIZENS = re.compile(
    r"(?:patient(?:'?s)? )?(?:pps|ppsn|bsn|burgerservicenummer|cni|dni|nie|nric|fin|nric/fin|mykad|emirates id|aadhaar|"
    r"curp|national id|civil id|personnummer|cpr|codice fiscale|cf|cod fisc|ahv|ahv-nr|"
    r"ahv-nummer)(?: (?:no|nr|number))?"
)


def _is_of_the_head(document: Document, label: Label) -> bool:
    """Whether a number stands in the letterhead and nothing of the patient's beside it: "Practice no. 0417"."""
    if _ONLY_OF_PATIENTS.match(label.wording):
        return False
    return document.outline.block_at(label.span.start) == "letterhead" and not any(
        other is not label and other.role == "patient" and abs(other.line - label.line) <= 1
        for other in document.labels
    )


_ONLY_OF_PATIENTS = re.compile(
    r"(?:mrn|m\.r\.n|ur\b|urn|u\.r|uhid|nhc|crn|patient|pt|chart|hosp|card\b|folder|case (?:sheet|folder|note)|"
    r"opd?\b|ipd?\b|bht|bed head)",
    re.IGNORECASE,
)


def _numbers_of_systems(document: Document, value: Span) -> Iterator[tuple[str, Found]]:
    """The numbers that stand beside the object identifier of the system which gave them, one a line: those of a value
    and of the lines below that hold nothing else."""
    text = document.text
    line, span = text.line_at(value.start), value
    while (match := _OF_A_SYSTEM.fullmatch(text.content, span.start, span.end)) is not None:
        place = Span(*match.span(match.lastgroup or 0))
        kind = next((kind for root, kind in _SYSTEMS.items() if root in match.group().split()), "mrn")
        yield kind, _checked(kind, Found(text[place], (place,), 0.94))
        below = text.lines[line.number + 1 : line.number + 2]
        if not below or below[0].page != line.page or below[0].start == below[0].end:
            return
        line = below[0]
        span = Span(line.start, line.end)


_OID = r"[0-2](?:\.\d+){3,}"
_OF_A_SYSTEM = re.compile(
    rf"(?P<before>(?!{_OID}\s)[\w/.\-]*\d[\w/.\-]*)[ \t]+{_OID}|{_OID}[ \t]+(?P<behind>[\w/.\-]*\d[\w/.\-]*)"
)
_SYSTEMS = {"2.16.840.1.113883.4.1": "ssn", "2.16.840.1.113883.2.1.4.1": "nhs_number"}
"""Object identifiers that say what a number is: of the United States' social security, of the NHS."""


def end_of_number(content: str, label: Label, value: Span) -> int:
    """Return where the number ends that a value of one of the patient's numbers begins with."""
    match = NUMBER.search(content, value.start, value.end)
    if match is None or match.start() > value.start + _FURTHEST or label.key not in _IDENTIFIER_TYPES:
        return value.end
    return match.start() + len(_of_its_length(_IDENTIFIER_TYPES[label.key], match.group().rstrip()))


def _of_its_length(kind: str, number: str) -> str:
    """The number without further figures behind it, where its kind has a length ("999 736 1423 31 Loom Street")."""
    seen = 0
    for place, character in enumerate(number):
        seen += character.isdigit()
        if seen == _LENGTHS.get(kind):
            return number[: place + 1]
    return number


def _border_before(document: Document, kind: str, number: re.Match[str]) -> int:
    """Return how many characters before a number on a recognised page are the border of its cell, read as a 1: the
    check digit tells."""
    figures = re.sub(r"\D", "", number.group())
    page = document.text.pages[document.text.line_at(number.start()).page]
    misread = (
        kind == "nhs_number"
        and page.source == "ocr"
        and re.match(r"1\d", number.group()) is not None
        and len(figures) == _LENGTHS[kind] + 1
        and not nhs.is_valid(figures[:-1])
        and nhs.is_valid(figures[1:])
    )
    return int(misread)


_SHORTEST = 3
_CASE = re.compile(r"case\b", re.IGNORECASE)
"""The label of a hospital's record, or of what an insurer decides on."""
_CARD = re.compile(r"card\b", re.IGNORECASE)
"""The label of a hospital's card, or of an insurance's."""
_NAMES_A_PAYER = re.compile(r"medicaid|medicare", re.IGNORECASE)
"""What in a table of insurances says of which kind one is: the number beside it is the member's."""
_MEDICARE_US = re.compile(r"\d[a-z][a-z\d]\d[a-z][a-z\d]\d[a-z]{2}\d\d")
"""The number of a member of Medicare in the United States: it is the insurance's."""


def _stands_by_a_payer(document: Document, label: Label) -> bool:
    if document.outline.block_at(label.span.start) == "insurance":
        return True
    return any(other.key == "payer" and other.line == label.line for other in document.labels)


def _in_the_patients_block(document: Document, label: Label) -> bool:
    """Whether a number stands among what tells who the patient is, and not beside the payer."""
    beside = any(
        other.key in ("payer", "group") and abs(other.line - label.line) <= 1 for other in document.labels
    )
    return document.outline.block_at(label.span.start) == "patient" and not beside


def _checked(kind: str, found: Found) -> Found:
    if kind == "nhs_number" and not nhs.is_valid(str(found.value)):
        return found.because("The NHS number fails its check digit.", confidence=0.6)
    return found
