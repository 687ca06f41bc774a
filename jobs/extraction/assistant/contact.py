"""How the patient is reached: telephone, e-mail, address. A relative's number is not the patient's."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.correspondence import tells
from jobs.extraction.assistant.dates import DATE
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.furniture import FAX_STRIP
from jobs.extraction.assistant.identifiers import end_of_number
from jobs.extraction.assistant.phones import e164, find_phones
from jobs.extraction.assistant.places import (
    POSTCODE,
    could_be_places,
    end_of_address,
    ends_address,
    looks_like_address,
)
from jobs.extraction.found import Found, best
from jobs.extraction.text import CELL, Line, Span

_RELATIVE_WORD = re.compile(
    r"\b(?:mother|father|wife|husband|partner|son|daughter|brother|sister|carer|"
    r"parents?|next of kin|guardian)\b",
    re.IGNORECASE,
)


_OWN = re.compile(r"\b(?:own|patient)\b", re.IGNORECASE)


_ADDRESS_IN_PROSE = re.compile(
    r"\b(?:address is|lives? (?:at|in)|living at|resid(?:es|ing) at|demeurant|domicili[ée]e?(?: au| à)?|"
    r"wohnhaft(?: in)?|"
    r"residente (?:in|en)|abita in|con domicilio en|of|from)\s+"
    r"(?=\d|(?:flat|apt|unit|via|calle|rue|stand|plot|lot|rmb)\b)|"
    r"\b(?:lives?|living|resid(?:es|ing))\b(?: \w+){0,7}? (?:at|in)\s+(?=(?-i:[A-Z])\w*[ ,])|"
    r"\b(?:of|from)\s+(?=(?-i:[A-Z][\w\u2019']+ ){1,3}(?:house|cottage|farm|lodge|villa|bungalow|manor|estate),)|"
    r"\b(?:domiciliad[oa] en|vive en|residente n[ao]|bosatt i|wonende te)\s+(?=(?-i:[A-Z]))|"
    r"(?<=\d{4})\)?\s*[,;(]\s*"
    r"(?=\d{1,4}[a-z]?,? [^\W\d]|(?-i:[A-ZÄÖÜ])[\w.\u00df-]{3,24} \d{1,4}[a-z]?, \d{4,5} )",
    re.IGNORECASE,
)
_ENDS_AN_ADDRESS = re.compile(
    r"[,;]?\s+(?:whose|who|and (?:can|her|his|who|has|is|was)|tel\w*|tfno|tlf|tlm|phone|mobile|cell|"
    r"born|dob|d\.o\.b|has|is|was|"
    r"for|with|"
    r"pour|por|wegen)\b|"
    r"[;(]|\.\s+(?=[A-Z][a-z]+ [a-z])",
    re.IGNORECASE,
)
_LIVES = re.compile(
    r"\b(?:wohnhaft(?: in)?|demeurant(?: au| à)?|residente (?:in|en)|domicilio|woonachtig(?: te)?)\s+",
    re.IGNORECASE,
)
_PLACES_BEHIND_NAME = re.compile(
    r"[^,\n\t;:(\d]{4,40},\s+(?P<places>(?-i:[A-Z\d])[^,.;:\t\n()]{2,30}(?:,\s+(?:Co\.|[^,.;:\t\n()])[^,.;:\t\n()]{1,40}){1,4})"
)
_LINE_ENDS = re.compile(r"(?<!,)\n")
_LONGEST_ADDRESS = 100


_VERB = re.compile(r"\b(?:is|was|has|had|are|her|his|she|he|lives|who|which|can)\b", re.IGNORECASE)


_OF_OTHERS = frozenset({"relative", "provider", "recipient", "organization"})
_COMMA = re.compile(r"[,;](?=\s)")
_NAME_BEFORE = re.compile(r"\s*[,(]?\s+(?=\d)|\s*\(|\t")
_OTHER_NUMBERS = frozenset({"relative", "phone", "fax"})
_OTHER_NUMBER = re.compile(r"(?:\b[A-Z]{3,}|#|\b[Nn]o\.?|\b[Nn]r\.?|\bref\.?|\bnumber|\bclaim|\bid)\s*:?\s*$")
_REACHED = re.compile(
    r"\b(?:(?:(?:can|may) be |is |are )?(?:best )?(?:reached|reachable|contacted|contactable|called)|best (?:on|at)|"
    r"(?:reach|contact|call|ring|phone|text) (?:him|her|them)(?: at (?:home|work))?|joignable|raggiungibile|"
    r"erreichbar|"
    r"bereikbaar|"
    r"(?:his|her|their) (?:own )?(?:mobile|cell|home|work|phone|telephone|tel|number|contact)(?: (?:number|phone|"
    r"line))?)"
    r"(?:\s+(?:is|at|on|by|via|au|al|unter|op|phone|mobile|cell|telephone|tel\.?|e-?mail))*\s*:?\s+",
    re.IGNORECASE,
)
_EMAIL = re.compile(r"(?<![\w.+'-])[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+")


def phone_of_patient(document: Document) -> Found | None:
    candidates: list[Found] = []
    for label, value in document.labelled("phone"):
        if document.role_of(label) == "patient":
            if not label.starts_line and _is_told_of_a_relative(document, label.span.start):
                continue
            weight = 0.95 if label.role == "patient" else 0.92
            candidates += list(_phones_in(document, value, weight)) or _phone_broken_off(
                document, value, weight
            )
    if not candidates:
        for line in document.text.lines:
            if document.outline.block_at(line.start) != "patient" or FAX_STRIP.match(line.text):
                continue
            if tells(line.text) and not any(label.line == line.number for label in document.labels):
                continue
            if any(label.line == line.number and label.key in _OTHER_NUMBERS for label in document.labels):
                continue
            for part in _free_parts(document, line, numbers=True):
                candidates += [
                    found
                    for found in _phones_in(document, part, 0.86)
                    if not _somebody_elses(document, found.start)
                    and not _numbered(document, found.start)
                    and document.outline.block_at(found.start) == "patient"
                ]
    if not candidates:
        candidates = list(_phones_in_prose(document))
    return best(candidates)


def _phones_in_prose(document: Document) -> Iterator[Found]:
    """The number of a sentence such as "she can be reached at 802-555-0156"."""
    for match in document.phrase(_REACHED):
        stop = min(match.end() + 26, len(document.text.content))
        places = find_phones(document.text.flowing, start=match.end(), end=stop)
        for found in [phone_found(document, place, 0.82) for place in places]:
            if found.start <= match.end() + 2 and not _somebody_elses(document, found.start):
                yield found


def _somebody_elses(document: Document, offset: int) -> bool:
    """Whether the words before a number speak of a relative and not again of the patient."""
    before = document.text.flowing[max(0, offset - 90) : offset]
    relatives = list(_RELATIVE_WORD.finditer(before))
    return bool(relatives) and not _OWN.search(before, relatives[-1].end())


def _is_told_of_a_relative(document: Document, offset: int) -> bool:
    """Whether the words of the sentence before a label speak of a relative last: "Her mother (tel 020 7946 0000)"."""
    before = re.split(r"[.\t;:]\s", document.text.flowing[max(0, offset - 60) : offset])[-1]
    relatives = list(_RELATIVE_WORD.finditer(before))
    return bool(relatives) and not _OWN.search(before, relatives[-1].end())


def _numbered(document: Document, offset: int) -> bool:
    """Whether the word before a number says that it is some other number ("ACCN 26-118-00417")."""
    return _OTHER_NUMBER.search(document.text.content, max(0, offset - 16), offset) is not None


def _phone_broken_off(document: Document, value: Span, weight: float) -> list[Found]:
    """A number that ends on the next line ("M: 07700" and below it "900733")."""
    line = document.text.line_at(value.start)
    if document.text[value] != document.text[Span(value.start, line.end)] or not any(
        c.isdigit() for c in document.text[value]
    ):
        return []
    stop = min(line.end + _REST_OF_A_NUMBER, len(document.text.content))
    rejoined = document.text.content[: line.end] + " " + document.text.content[line.end + 1 : stop]
    places = find_phones(rejoined, start=value.start, end=stop)
    return [phone_found(document, place, weight) for place in places if place.start < line.end][:1]


_REST_OF_A_NUMBER = 14


def _phones_in(document: Document, span: Span, weight: float) -> Iterator[Found]:
    for place in find_phones(document.text.content, start=span.start, end=span.end):
        yield phone_found(document, place, weight)


def phone_found(document: Document, place: Span, weight: float) -> Found:
    """Return a written number as a value: E.164 where it can be read so, else as it is written."""
    written = document.text[place]
    number = e164(written, document.region)
    if number is None:
        return Found(written, (place,), weight - 0.1, ("This is no complete telephone number.",))
    return Found(number, (place,), weight)


def email_of_patient(document: Document) -> Found | None:
    for reached in document.phrase(_REACHED):
        stop = document.text.flowing.find(". ", reached.end())
        told = _EMAIL.search(
            document.text.flowing,
            reached.end(),
            min(stop if stop != -1 else reached.end() + 80, reached.end() + 80),
        )
        if told is not None and not _somebody_elses(document, reached.start()):
            return Found(
                told.group().rstrip("."),
                (Span(told.start(), told.start() + len(told.group().rstrip("."))),),
                0.84,
            )
    for match in document.phrase(_EMAIL):
        number = document.text.line_at(match.start()).number
        theirs = any(
            label.line == number
            and (label.key in _OF_OTHERS or (label.key == "ignore" and label.starts_line))
            for label in document.labels
        )
        block = document.outline.block_at(match.start())
        told = block == "body" and document.is_told_of_patient(Span(*match.span()))
        if (told or block == "patient") and not theirs:
            return Found(match.group().rstrip("."), (Span(match.start(), match.end()),), 0.93)
    return None


def address_of_patient(document: Document) -> Found | None:
    composed = _composed_address(document)
    if composed is not None:
        return composed
    for label, value in document.labelled("address"):
        if document.role_of(label) == "patient":
            return address_found(document, value, 0.93)
    if (behind := _address_behind_name(document)) is not None:
        return behind
    for line in document.text.lines:
        if document.outline.block_at(line.start) != "patient":
            continue
        told = _ADDRESS_IN_PROSE.search(line.text)
        if told is None and _VERB.search(line.text):
            continue
        for part in _free_parts(document, line):
            start = line.start + told.end() if told else part.start
            ends = _ENDS_AN_ADDRESS.search(document.text.content, start, part.end) if told else None
            span = document.text.trimmed(start, ends.start() if ends else part.end, strip=" \t\n,;:.(")
            theirs = span is not None and document.outline.block_at(span.start) == "patient"
            dated = span is not None and DATE.search(document.text.content, span.start, span.end)
            if span is not None and theirs and not dated and looks_like_address(document.text[span]):
                return address_found(document, span, 0.88 if told is None else 0.8)
    return _address_in_prose(document)


def _address_behind_name(document: Document) -> Found | None:
    """The places behind the patient's name: "RE: Ms Ada Quill, Tigh na Mara, Rosslare Harbour, Co. Wexford"."""
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
        if document.outline.block_at(match.start()) not in ("body", "patient"):
            continue
        stop = min(match.end() + _LONGEST_ADDRESS, len(flowing))
        if newline := _LINE_ENDS.search(flowing, match.end(), stop):
            stop = newline.start()
        if ends := _ENDS_AN_ADDRESS.search(flowing, match.end(), stop):
            stop = ends.start()
        if code := POSTCODE.search(flowing, match.end(), stop):
            stop = code.end()
        span = document.text.trimmed(match.end(), stop, strip=" \t\n,;:.(")
        if span is not None and _reads_as_address(document.text[span]):
            return Found(document.text[span], (span,), 0.8)
    return None


def _reads_as_address(words: str) -> bool:
    """Whether words of a sentence behind "lives at" or "of" are an address: with a number, a code, or places."""
    return "," in words and (looks_like_address(words) or could_be_places(words))


def _free_parts(document: Document, line: Line, *, numbers: bool = False) -> Iterator[Span]:
    """The parts of a line that are no label's, no e-mail address and, unless `numbers`, no telephone number."""
    text = document.text
    taken = [] if numbers else list(find_phones(text.content, start=line.start, end=line.end))
    taken += [Span(line.start + m.start(), line.start + m.end()) for m in _EMAIL.finditer(line.text)]
    for label in document.labels:
        if label.line != line.number and label.key in _IDENTIFIES and label.value is not None:
            if line.start <= label.value.start < line.end:
                taken.append(label.value)
        elif label.line == line.number:
            value = label.value
            if value is not None and label.key == "birth_date":
                written = next(document.dates_in(value), None)
                value = Span(value.start, written.end) if written else value
            elif value is not None and label.key == "name":
                value = document.cut(value, _NAME_BEFORE)
            elif value is not None and label.key in ("nhs_number", "mrn", "health_card", "ssn", "other_id"):
                value = Span(value.start, end_of_number(text.content, label, value))
            elif value is not None and label.key not in ("address", "phone", "fax"):
                value = document.cut(value, _COMMA)
            beside = value is not None and line.start <= value.start < line.end
            taken.append(Span(label.span.start, value.end if value and beside else label.span.end))
    taken += [Span(line.start + m.start(), line.start + m.end()) for m in _LIVES.finditer(line.text)]
    start = line.start
    for span in sorted(taken, key=lambda span: span.start):
        yield from _parts_of_cells(document, start, span.start)
        start = max(start, span.end)
    yield from _parts_of_cells(document, start, line.end)


def _parts_of_cells(document: Document, start: int, end: int) -> Iterator[Span]:
    """The words from one place to another, cell by cell."""
    while start < end:
        stop = document.text.content.find(CELL, start, end)
        stop = stop if stop != -1 else end
        if (part := document.text.trimmed(start, stop, strip=" \t\n,;:.()|-")) is not None:
            yield part
        start = stop + 1


def _composed_address(document: Document) -> Found | None:
    """An address in boxes of its own: street, city, state, postal code."""
    spans: list[Span] = []
    for key in ("street", "city", "state", "zip"):
        for label, value in document.labelled(key):
            if document.role_of(label) == "patient":
                spans.append(value)
                break
    if len(spans) < 2:
        return None
    return Found(", ".join(document.text[span] for span in spans), tuple(spans), 0.94)


def address_found(document: Document, value: Span, weight: float) -> Found:
    """Return an address that begins with a value, with the lines below that carry it on."""
    text = document.text
    value = Span(value.start, value.start + end_of_address(text[value]))
    spans = [value]
    line = text.line_at(value.start)
    left = text.evidence(value)[0].boxes[0][0]
    while not ends_address(text[spans[-1]]) and len(spans) < 6 and line.number + 1 < len(text.lines):
        if (cell := _cell_below(document, spans[-1])) is not None:
            spans.append(cell)
            break
        line = text.lines[line.number + 1]
        words = line.text.split(CELL)[-1] if CELL in line.text else line.text
        box = text.words[line.first_word].word.box
        carries_on = (
            abs(box[0] - left) < 0.02
            and len(words) < 45
            and ":" not in line.text
            and CELL not in line.text
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
        len(text[span].split()) <= 4 and (text[span][0].isupper() or _POSTAL_CODE.fullmatch(text[span]))
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


def _cell_below(document: Document, span: Span) -> Span | None:
    """The rest of an address that its cell was too narrow for: a cell of the next line, under the value or under its
    label, that is a postal code or ends in one."""
    text = document.text
    line = text.line_at(span.start)
    if line.number + 1 >= len(text.lines) or text.lines[line.number + 1].page != line.page:
        return None
    own = next(
        (cell for cell in text.cells[line.number] if cell.span.start <= span.start < cell.span.end), None
    )
    edges = [text.evidence(span)[0].boxes[0][0], *([own.left] if own else [])]
    starts = {label.span.start for label in document.labels if label.line == line.number + 1}
    for cell in text.cells[line.number + 1]:
        under = any(abs(cell.left - edge) < _SAME_EDGE for edge in edges)
        if not under or cell.span.start in starts or len(cell.words) > _LONGEST_REST:
            continue
        begins = _POSTAL_CODE.match(cell.words)
        if begins is not None:
            return Span(cell.span.start, cell.span.start + begins.end())
        if ends_address(cell.words) and cell.words[0].isupper() and ":" not in cell.words:
            return cell.span
    return None


_IDENTIFIES = frozenset(
    {"nhs_number", "mrn", "health_card", "ssn", "other_id", "member_id", "npi", "birth_date"}
)
_SAME_EDGE = 0.02
_LONGEST_REST = 44
_POSTAL_CODE = re.compile(r"(?:[A-Z]{2},? )?(?=[A-Z0-9 ]*\d)[A-Z0-9]{2,5}(?:[ -][A-Z0-9]{3,4})?(?=$|[;,.])")
