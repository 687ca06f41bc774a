"""Where the patient lives, and the lines of an address."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import tells
from jobs.extraction.assistant.page.events import tells_an_event
from jobs.extraction.assistant.patient.addresses_below_names import (
    TOWN_BEHIND_ITS_CODE,
    address_below_the_name,
    address_of_the_reader,
)
from jobs.extraction.assistant.patient.addresses_in_columns import POSTAL_CODE, rest_in_the_column
from jobs.extraction.assistant.patient.addresses_over_lines import street_above, town_below
from jobs.extraction.assistant.patient.beside_patient import address_beside
from jobs.extraction.assistant.patient.free_parts import free_parts
from jobs.extraction.assistant.patient.names import surest_name
from jobs.extraction.assistant.patient.passages import Passage
from jobs.extraction.assistant.patient.reached_otherwise import is_a_former_address
from jobs.extraction.assistant.patient.relatives import is_label_of_a_relative, is_told_of_another
from jobs.extraction.assistant.patient.rows_of_particulars import stands_with_particulars
from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.assistant.values.names import reads_as_prose
from jobs.extraction.assistant.values.no_addresses import is_no_address
from jobs.extraction.assistant.values.places import (
    POSTCODE,
    could_be_places,
    end_of_address,
    ends_address,
    looks_like_address,
)
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

_ADDRESS_IN_PROSE = re.compile(
    r"\b(?:address is|(?:lives?|stays?) (?:at|in)|living at|resid(?:es|ing) at|demeurant|domicili[ée]e?(?: au| à)?|"
    r"wohnhaft(?: in)?|residente (?:in|en)|abita in|con domicilio en)\s+"
    r"(?=\d|(?:flat|apt|unit|via|calle|rue|stand|plot|lot|rmb)\b)|"
    r"\b(?:of|from)\s+"
    r"(?=(?!\d{1,3},\d{3})\d[\w/-]{0,6},?\s+[^\W_]|(?:flat|apt|unit|via|calle|rue|stand|plot|lot|rmb)\b)|"
    r"\b(?:lives?|living|resid(?:es|ing))\b(?: \w+){0,7}? "
    r"(?:(?:at|in)\s+(?=(?-i:[A-Z])\w*[ ,])|at\s+(?=\d{1,5}[a-z]?[ ,]))|"
    r"\b(?:of|from)\s+(?=(?-i:[A-Z][\w\u2019']+ ){1,3}(?:house|cottage|farm|lodge|villa|bungalow|manor|estate),)|"
    r"\b(?:domiciliad[oa] en|vive en|residente n[ao]|bosatt i|wonende te)\s+(?=(?-i:[A-Z]))|"
    r"(?:years old|y/?o)\b[^.\n]{0,50} from\s+(?=(?-i:[A-Z][\w-]+)[^,.\n]{0,30}, (?-i:[A-Z])[^,\n]{2,30}, (?-i:[A-Z]))|"
    r"\blives\s+(?=\d{1,4}[a-z]? (?-i:[A-Z]))|"
    r"\br/o:?\s+(?=(?:vill\w*|h\.? ?no|flat|house|plot|ward|vpo|p\.?o|near|moh\w*|at|\d)\b)|"
    r"(?<=\d{4}),\s+(?P<coded>)(?=(?-i:[A-Z][\w'\u2019]+(?: [A-Z][\w'\u2019]+){1,3}),)|(?<=\d{4})\)?\s*[,;(]\s*"
    r"(?=\d{1,4}[a-z]?,? [^\W\d]|(?-i:[A-ZÄÖÜ])[\w.\u00df-]{3,24} \d{1,4}[a-z]?, \d{4,5} )",
    re.IGNORECASE,
)
_ENDS_AN_ADDRESS = re.compile(
    r"[,;]?\s+(?:whose|who|and (?:can|her|his|who|has|is|was)|tel\w*|tfno|tlf|tlm|phone|mobile|cell|"
    r"born|dob|d\.o\.b|has|is|was|for|with|pour|por|per|wegen|voor|seit)\b|"
    r"\s+of (?:this|the said|the same) (?:municipality|town|city|district|village|county|"
    r"parish|barangay|place|suburb)\b|"
    r"[;(\t]|(?<=,\s(?-i:[A-Z]{2}))\.\s|(?<!\bBrgy)(?<!\bSt[oa])(?<!\b[A-Z][a-z])\.\s+(?=(?:I|[A-Z][a-z]+) [a-z])",
    re.IGNORECASE,
)
_PLACES_BEHIND_NAME = re.compile(
    r"[^,\n\t;:(\d]{4,40},\s+(?P<places>(?-i:[A-Z\d])[^,.;:\t\n()]{2,30}(?:,\s+(?:Co\.|[^,.;:\t\n()])[^,.;:\t\n()]{1,40}){1,4})"
)
_HEADED = re.compile(
    r"(?:mail(?:ing)?|postal|home|residence|lives|living|stays|r/o|resident of|of|"
    r"address|addr?|adr|adresse?|adres)(?: at)?[.:]{0,2}\s+",
    re.IGNORECASE,
)
"""Words before an address that are no label we know."""
_LIVES = re.compile(
    r"(?:lives|living|resid(?:es|ing)|resident) (?:(?:alone|with [^,;\d]{3,40}?) )?(?:at|in|of) (?=\w)",
    re.IGNORECASE,
)
_LINE_ENDS = re.compile(r"(?<!,)\n")
_LONGEST_ADDRESS = 100
_VERB = re.compile(r"\b(?:is|was|has|had|are|her|his|she|he|lives|who|which|can)\b", re.IGNORECASE)
_LEFT_BEHIND = re.compile(
    r"\s+[-\u2013\u2014]$|\s*\((?:home|current|mailing|postal|residential)?$", re.IGNORECASE
)
"""A dash between an address and the number by which somebody is reached; the bracket of what the address is for."""


def address_of_patient(document: Document, passages: Sequence[Passage]) -> Found | None:
    """Return where the patient lives, None where only a program's words for no address stand, or those
    that say where a team works."""
    found = _stated_address(document, passages)
    if found is not None and (rest := _LEFT_BEHIND.search(str(found.value))):
        *others, last = found.spans
        whole = Span(last.start, last.end - len(rest.group()))
        found = replace(found, value=str(found.value)[: rest.start()], spans=(*others, whole))
    if found is None or is_no_address(str(found.value)) or is_a_former_address(document, found.start):
        return None
    if DRUG.found_in(str(found.value).partition(",")[0]) or _is_a_name(document, found):
        return None
    cell = document.text.cell_at(found.start)
    return None if cell is not None and tells_an_event(cell.words) else found


def _is_a_name(document: Document, found: Found) -> bool:
    """Whether what looks like an address is the patient's name: "Quill-Pike, Ada R."."""
    return any(
        label.role == "patient" and value.start <= found.start and found.spans[-1].end <= value.end
        for label, value in document.labelled("name", "full_name")
    ) and not any(map(str.isdigit, str(found.value)))


def _stated_address(document: Document, passages: Sequence[Passage]) -> Found | None:
    composed = _composed_address(document)
    if composed is not None:
        return composed
    for label, value in document.labelled("address"):
        if lives := _LIVES.match(document.text.content, value.start, value.end):
            value = Span(lives.end(), value.end)
        words = document.text[value]
        said = any(map(str.isdigit, words)) or not (words[0].islower() or words[0] == "(")
        said = said and not is_no_address(words) and not is_a_former_address(document, value.start)
        theirs = document.role_of(label) == "patient" or stands_with_particulars(document, label)
        if said and theirs and not is_label_of_a_relative(document.text, label):
            return address_found(document, address_below_the_name(document, value) or value, 0.93)
    if (behind := _address_behind_name(document)) is not None:
        return behind
    if (read := address_of_the_reader(document)) is not None:
        return address_found(document, read, 0.88)
    for line in document.text.lines:
        if document.outline.block_at(line.start) != "patient":
            continue
        told = _ADDRESS_IN_PROSE.search(line.text)
        if told is None and _VERB.search(line.text):
            continue
        for part in free_parts(document, line):
            start = line.start + told.end() if told else part.start
            if told is None and (headed := _HEADED.match(document.text.content, part.start, part.end)):
                start = headed.end()
            ends = _ENDS_AN_ADDRESS.search(document.text.content, start, part.end) if told else None
            span = document.text.trimmed(
                start, ends.start() if ends else part.end, strip=" \t\n,;:.(-\u2013\u2014"
            )
            theirs = span is not None and document.outline.block_at(span.start) == "patient"
            theirs = theirs and not is_told_of_another(document.text, start)
            dated = span is not None and DATE.search(document.text.content, span.start, span.end)
            span = span and _behind_the_name(document, span)
            if span is not None and theirs and not dated and looks_like_address(document.text[span]):
                return address_found(document, span, 0.88 if told is None else 0.8)
    beside, below = address_beside(document, passages), _places_below_who(document)
    whole = below is None or beside is None or not below.spans[0].start <= beside.start < below.spans[0].end
    if beside is not None and whole:
        return address_found(document, beside, 0.8)
    return below or _address_in_prose(document)


def _places_below_who(document: Document) -> Found | None:
    """The line of places right below the one that says who the patient is: "The Old Forge, Church Lane, Hadley"."""
    text = document.text
    labelled = {label.line for label in document.labels}
    for label in document.labels:
        if label.key not in _WHO or label.role != "patient" or label.line + 1 >= len(text.lines):
            continue
        if label.key in _NUMBERS and not (label.value and any(map(str.isdigit, text[label.value]))):
            continue
        below = text.lines[label.line + 1]
        fits = (
            below.page == text.lines[label.line].page
            and below.number not in labelled
            and CELL not in below.text
            and ":" not in below.text
        )
        several = (
            below.text.count(",") > 1
            and not _PERSON_FIRST.match(below.text)
            and could_be_places(below.text)
            and not (SYMPTOM.found_in(below.text) or CONDITION.found_in(below.text))
            and not reads_as_prose(below.text)
        )
        if fits and several and document.outline.block_at(below.start) in ("patient", "body"):
            span = Span(below.start, below.end)
            return Found(text[span], (span,), 0.75)
    return None


def _behind_the_name(document: Document, span: Span) -> Span:
    """An address without the patient's name that stands before it: "Ada Quill, 8 Mill Lane, Hadley"."""
    named = document.once(surest_name)
    if named is None or named[1].start != span.start:
        return span
    return document.text.trimmed(named[1].end, span.end, strip=" \t\n,;:.") or span


_PERSON_FIRST = re.compile(
    r"(?:(?:to|from|attn|fao|cc|for|an|von|an?|à|aan|van|til|fra)\W+)?(?:(?:the )?(?:gp|pcp)\b|(?:dra?|prof|mr|mrs|ms|"
    r"miss|sr)\b)|"
    r"(?:to|from|attn|fao|cc)\b",
    re.IGNORECASE,
)
_NUMBERS = frozenset({"nhs_number", "mrn", "health_card"})
"""Whose labels are those of findings too: Brazil's card "CNS", and "CNS: no focal deficit"."""
_WHO = frozenset({"name", "full_name", "birth_date", *_NUMBERS})


def _address_behind_name(document: Document) -> Found | None:
    """The places behind the patient's name: "RE: Ms Ada Quill, Cois Abhann, Kilbarrow Quay, Co. Sligo"."""
    flowing = document.text.flowing
    for label, value in document.labelled("name"):
        if document.role_of(label) != "patient":
            continue
        stop = min(
            (other.span.start for other in document.labels if other.span.start > value.start),
            default=len(flowing),
        )
        match = _PLACES_BEHIND_NAME.match(
            flowing, value.start, min(stop, value.start + _LONGEST_ADDRESS + 40)
        )
        if match is None:
            continue
        span = document.text.trimmed(*match.span("places"), strip=" \t\n,;:.(")
        if span is not None and could_be_places(document.text[span]):
            return Found(document.text[span], (span,), 0.82)
    return None


def _address_in_prose(document: Document) -> Found | None:
    """The address of a sentence: "Mrs Whitcher of 55 Sugarbush Hollow, Ripton, VT 05999, whose"."""
    flowing = document.text.flowing
    for match in document.phrase(_ADDRESS_IN_PROSE):
        block = document.outline.block_at(match.start())
        if block not in ("body", "patient") and not (
            block == "letterhead" and tells(document.text.line_at(match.start()).text)
        ):
            continue
        stop = min(match.end() + _LONGEST_ADDRESS, len(flowing))
        if newline := _LINE_ENDS.search(flowing, match.end(), stop):
            stop = newline.start()
        if ends := _ENDS_AN_ADDRESS.search(flowing, match.end(), stop):
            stop = ends.start()
        if code := POSTCODE.search(flowing, match.end(), stop):
            stop = code.end()
        elif match["coded"] is not None:
            continue
        span = document.text.trimmed(match.end(), stop, strip=" \t\n,;:.(")
        theirs = not is_told_of_another(document.text, match.start())
        if span is not None and theirs and _reads_as_address(document.text[span]):
            return Found(document.text[span], (span,), 0.8)
    return None


def _reads_as_address(words: str) -> bool:
    """Whether words of a sentence behind "lives at" or "of" are an address: with a number, a code, or places."""
    return "," in words and (looks_like_address(words) or could_be_places(words))


def _composed_address(document: Document) -> Found | None:
    """An address in boxes of its own: street, city, state, postal code."""
    spans: list[Span] = []
    towns = [label.line for label, _ in document.labelled("city", "zip")]
    for keys in (("street", "address"), ("city",), ("state",), ("zip",)):
        for label, value in document.labelled(*keys):
            is_whole = label.key == "address" and ("," in document.text[value] or label.line not in towns)
            if document.role_of(label) == "patient" and not is_whole:
                spans.append(value)
                break
    if len(spans) < 2:
        return None
    return Found(", ".join(document.text[span] for span in spans), tuple(spans), 0.94)


def address_found(document: Document, value: Span, weight: float) -> Found:
    """Return an address that begins with a value, with the lines below that carry it on."""
    text = document.text
    value = Span(value.start, value.start + end_of_address(text[value]))
    if (street := street_above(document, value)) is not None:
        between = " " if text.content[street.end] == "\n" else ", "
        return Found(f"{text[street]}{between}{text[value]}", (street, value), weight)
    if (town := town_below(document, value)) is not None:
        return Found(text[Span(value.start, town.end)], (value, town), weight)
    spans = [value]
    line = text.line_at(value.start)
    left = text.evidence(value)[0].boxes[0][0]
    while not ends_address(text[spans[-1]]) and len(spans) < 6 and line.number + 1 < len(text.lines):
        if rest := rest_in_the_column(document, spans[-1]):
            spans += rest
            break
        line = text.lines[line.number + 1]
        words = line.text.split(CELL)[-1] if CELL in line.text else line.text
        box = text.words[line.first_word].word.box
        carries_on = (
            abs(box[0] - left) < 0.02
            and len(words) < 45
            and ":" not in line.text
            and CELL not in line.text
            and not _REACHED_BY.match(words)
            and not any(label.line == line.number for label in document.labels)
            and document.outline.block_at(line.start) == document.outline.block_at(value.start)
            and not any(
                section.heading.start == line.start and section.key != "other"
                for section in document.outline.sections
            )
        )
        span = text.trimmed(line.start, line.end)
        if not carries_on or span is None:
            break
        spans.append(span)
    short = all(
        len(text[span].split()) <= 4
        and (
            text[span][0].isupper()
            or POSTAL_CODE.fullmatch(text[span])
            or TOWN_BEHIND_ITS_CODE.match(text[span])
        )
        for span in spans[1:]
    )
    if (
        len(spans) > 1
        and not ends_address(text[spans[-1]])
        and not looks_like_address(text[spans[1]])
        and not short
    ):
        spans = spans[:1]
    return Found(", ".join(text[span] for span in spans), tuple(spans), weight)


_REACHED_BY = re.compile(
    r"(?:mob|tele?f?|t[ée]l|tlf|gsm|portable|handy|natel|cel|m[óo]vil|telem[óo]vel|fax|e-?mail)\w*\b[. ]",
    re.IGNORECASE,
)
"""How a line begins that tells how the bearer of an address is reached: "Mobil 070-174 06 21"."""
