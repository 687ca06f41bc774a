"""Which practice or hospital the head and the foot of a letter name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.feet import lines_of_feet
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.parties.asked_at_once import asks_to_take_in
from jobs.extraction.assistant.parties.clinics_asked import before_an_arrow
from jobs.extraction.assistant.parties.departments import FIELD_OF_CARE, is_department, is_mere_specialty
from jobs.extraction.assistant.parties.dividing import people_and_organizations
from jobs.extraction.assistant.parties.places_with_addresses import place_and_address, place_within_address
from jobs.extraction.assistant.parties.signing import DOCTOR
from jobs.extraction.assistant.parties.words_of_parties import HOSPITAL
from jobs.extraction.assistant.values.credentials import IS_CREDENTIAL, without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.places import looks_like_address, tells_where_to_reach
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span

_LINES_OF_A_HEAD, _LINES_OF_A_FOOT = 8, 2
_WORDS_OF_A_NAME = 3
_LONGEST_NAME_OF_A_HEAD, _LONGEST_NAME_OF_A_FOOT = 70, 60
"""In letters."""
_LEGAL = re.compile(
    r"\b(?:printed|registered|confidential|generated|system|software|page|copy|form|message|intended)\b",
    re.IGNORECASE,
)
_PARTS_OF_A_HEAD = re.compile(rf"(?:(?!\s(?:[-\u2013\u2014\u2022\u00b7]|//)\s)[^{CELL}|])+")
_NAME_BEFORE_ADDRESS = re.compile(r"(?P<name>[^,\d\n]{4,50}),\s+(?=\d)")
"""The practice before its address on one line: "Elm Tree Surgery, 12 High Street, Leeds"."""


def organization_in_head(document: Document) -> Found | None:
    """The practice or hospital that the head of the first pages names: the first name of a place; one that is only
    called by its kind of care, or is an authority over places, where no other is named."""
    weak: Found | None = None
    for found, is_weak in _organizations_in_head(document):
        if not is_weak:
            return found
        weak = weak or found
    return weak or _within_the_address(document) or _beside_the_patient(document)


def _beside_the_patient(document: Document) -> Found | None:
    """The hospital that stands beside the patient's name in a head of two columns."""
    named = {label.line for label in document.labels if label.key == "name" and label.role == "patient"}
    for line in document.text.lines[:_LINES_OF_A_HEAD]:
        cells = document.text.cells[line.number]
        beside = cells[-1]
        if (
            line.number not in named
            or len(cells) != _CELLS_OF_TWO_COLUMNS
            or not HOSPITAL.search(beside.words)
        ):
            continue
        labelled = any(
            beside.span.start <= label.span.start < beside.span.end
            or (label.value is not None and label.value.meets(beside.span))
            for label in document.labels
        )
        if not labelled and looks_like_organization(beside.words):
            return Found(beside.words, (beside.span,), 0.78).because("It stands beside the patient.")
    return None


_CELLS_OF_TWO_COLUMNS = 2


def _within_the_address(document: Document) -> Found | None:
    """The place that only the address of a head names: "Suite 12, Castle Hospital, Quay Road, Leeds"."""
    for line in document.text.lines[:_LINES_OF_A_HEAD]:
        for cell in document.text.cells[line.number]:
            if _block(document, cell.span) != "letterhead" or not looks_like_address(cell.words):
                continue
            place = place_within_address(document.text, cell.span)
            if place is not None and not is_department(document.text[place]):
                return Found(document.text[place], (place,), 0.76)
    return None


def _organizations_in_head(document: Document) -> Iterator[tuple[Found, bool]]:
    """The names of places in the head, each with whether it is weak: says what kind of place, or who is over it."""
    for line in document.text.lines[:_LINES_OF_A_HEAD]:
        if all(_block(document, cell.span) != "letterhead" for cell in document.text.cells[line.number]):
            return
        if FAX_STRIP.match(line.text):
            continue
        for span, words in _unlabelled_names(document, line):
            if len(words) > _LONGEST_NAME_OF_A_HEAD or _block(document, span) != "letterhead":
                continue
            if sureness := _names_a_place(document, line, words):
                is_weak = (
                    is_department(words) or is_an_authority(words) or _OFFICE_OF.match(words) is not None
                )
                yield Found(words, (span,), min(sureness, _WEAK) if is_weak else sureness), is_weak


def _names_a_place(document: Document, line: Line, words: str) -> float:
    """How sure it is that words of a head are the name of the sender's place of work, 0 when they are none."""
    if (
        ":" in words
        or _A_STATE.match(words)
        or is_title(words)
        or looks_like_address(words)
        or is_mere_specialty(words)
        or _ANNOTATES.match(words)
        or _CAPTION.search(words)
        or _ENTRY.search(words)
        or _DEGREES.match(words)
    ):
        return 0.0
    if words.islower() and line.number < _LINES_OF_A_NAME:
        return 0.78 if looks_like_organization(words.title()) and _reached_below(document, line) else 0.0
    if looks_like_organization(words) or _A_SCHOOL_OR_COUNCIL.search(words):
        if words.endswith(".") and len(words.split()) > _WORDS_OF_A_SENTENCE:
            return 0.0
        return 0.84
    if any(c.isdigit() for c in words) or without_credentials(words) != words or DOCTOR.match(words):
        return 0.0
    if len(words.split()) < 2:
        return 0.0
    large = _SMALL_WORDS_WITHIN.sub(" ", words).istitle()
    named = large and ("&" in words or len(words.split()) >= _WORDS_OF_A_NAME)
    if _is_called_by_its_care(words) and _reached_below(document, line):
        return 0.78
    if _has_address_below(document, line) and (words.isupper() or (named and line.number == 0)):
        return 0.75
    short = _SHORT_FORM.match(words) and line.number < _LINES_OF_A_NAME and _reached_below(document, line)
    return 0.75 if short else 0.0


def is_an_authority(words: str) -> bool:
    """Tell whether words name what is over places of care and heads their papers."""
    return _AUTHORITY.search(words) is not None or is_a_department_of_state(words)


def is_a_department_of_state(words: str) -> bool:
    """Tell whether words name the department of a state or a county that keeps places of care, and none of them."""
    return _DEPARTMENT_OF_STATE.search(words) is not None


_DEPARTMENT_OF_STATE = re.compile(
    r"\bdep(?:artmen)?t\.? of (?:(?:public )?health|corrections?|justice|public safety)\b|"
    r"^(?:county|district|provincial|regional|state) health (?:services?|department)$",
    re.IGNORECASE,
)


_AUTHORITY = re.compile(
    r"\b(?:ministry|minist[èe]re|ministerio|minist[ée]rio|kingdom|republic|government|authority|(?:health )?cluster|"
    r"health board|"
    r"servi[cz]io (?:\w+ ){0,2}(?:de salud|sanitario)|asl|consejer[íi]a|junta de|"
    r"regione|prefeitura|ayuntamiento|alcald[íi]a|gobierno|governo|secretar[íi]a|generalitat|comune di|"
    r"pemerintah|kementerian|dinas kesehatan|bakanl[ıi][ğg][ıi]|ministerstw[oa]|ministarstvo|"
    r"health service executive|te whatu ora|(?:NSW|queensland|SA|WA|tasmanian?) health|"
    r"provincial|consortium|member of|affiliate of)\b|^NHS [A-Z]\w+(?:(?: and| &)? [A-Z]\w+){0,3}$",
    re.IGNORECASE,
)
_A_STATE = re.compile(
    r"(?:rep[úu]bli(?:ca|que|k)|r[ée]publique|repubblica|republic of|kingdom of|minist[èe]re|minist[ée]rio|ministerio|"
    r"ministero|ministry|bundesland|estados unidos|r[ée]gion m[ée]dicale|district sanitaire|distrito sanit[áa]rio|"
    r"[áa]rea de salud|secretar[íi]a|prefeitura|pemerintah|kementerian|dinas kesehatan|"
    r"t\.? ?c\.? sa[ğg]l[ıi]k bakanl[ıi][ğg][ıi]|ministerstw[oa]|ministarstvo)\b",
    re.IGNORECASE,
)
"""What stands over places of care on the papers of a state, and is never one of them."""
_ANNOTATES = re.compile(
    r"(?:an? |the )?(?:part|program(?:me)?|member|division|affiliate|service) of\b|printed\b", re.IGNORECASE
)
"""What stands below a name and says whose it is: "A program of Elm Valley Health"."""
_A_SCHOOL_OR_COUNCIL = re.compile(
    r"^(?:[A-ZÀ-Þ][\w.'\u2019&-]* ){1,5}(?:(?:elementary|primary|middle|(?:junior |senior )?high|grammar|secondary|"
    r"nursery|infant|special|public|charter|catholic) school|academy|kindergarten|preschool|council)$",
    re.IGNORECASE,
)
_OFFICE_OF = re.compile(r"(?:the )?(?:office|division|section) (?:of|for) ", re.IGNORECASE)
"""A part of a house or a school, which its own name above it tells."""
_CAPTION = re.compile(
    r"\b(?:grading|priority|triage category|use only|status|decision|outcome|stamp|label)\W*$", re.IGNORECASE
)
"""What a box of the head asks of the receiving house: "Hospital grading", "Clinic use only"."""
_ENTRY = re.compile(r"\d{1,2}:\d\d|\d{1,2}[/.-]\d{1,2}[/.-]\d\d|\d{4}-\d\d")
"""A time or a date, as a machine prints them beside names."""
_DEGREES = re.compile(rf"(?:{IS_CREDENTIAL.pattern}|DM|MCh|DrNB|DO)(?=[ .]*[,(])(?=.*[,(])")
"""What stands below a doctor's name and is only what they studied: "MD (Med), DM (Endocrinology), Reg. No. 4417"."""
_WORDS_OF_A_SENTENCE = 6
_WEAK = 0.78
_SHORT_FORM = re.compile(
    r"(?!(?:DRS?|MRS?|MS|PROF|RE|TO|FAX|FROM|GP|DOB|NHS|ID|NEW)\b)[A-Z]{2,5} (?:[a-zà-ÿ]{1,3} )*[A-ZÀ-Þ][a-zà-ÿ]{2,}"
    r"(?: (?:[a-zà-ÿ]{1,3} )*[A-ZÀ-Þ][\w'\u2019-]*)*$"
)
"""A place of work with a kind that its country writes short: "GMF du Littoral", "CAP Onyar Sud"."""
_LINES_OF_A_NAME = 3


def _is_called_by_its_care(words: str) -> bool:
    """Whether capitalized words are called by what is treated there and by more: "Western Skin", "LATAH HEARING"."""
    large = all(word[0].isupper() or word in ("and", "of", "&") for word in words.split())
    return large and FIELD_OF_CARE.search(words) is not None and not is_mere_specialty(words)


def _reached_below(document: Document, line: Line) -> bool:
    below = document.text.lines[line.number + 1 : line.number + 5]
    return any(
        tells_where_to_reach(other.text)
        for other in below
        if document.outline.block_at(other.start) == "letterhead"
    )


def _block(document: Document, span: Span) -> str:
    return document.outline.block_at(span.start)


def organization_in_foot(document: Document) -> Found | None:
    """The practice or hospital that the last lines of a page name."""
    for line in lines_of_feet(document.text, of_each=_LINES_OF_A_FOOT):
        if document.outline.block_at(line.start) in ("recipient", "insurance", "copies", "relative"):
            continue
        for span, words in _unlabelled_names(document, line):
            plain = (
                looks_like_organization(words)
                and not asks_to_take_in(words)
                and not looks_like_address(words)
                and not is_title(words)
            )
            if (
                plain
                and ":" not in words
                and len(words) < _LONGEST_NAME_OF_A_FOOT
                and _LEGAL.search(words) is None
            ):
                return Found(words, (span,), 0.72).because("It stands at the foot of the page.")
    return None


def _unlabelled_names(document: Document, line: Line) -> Iterator[tuple[Span, str]]:
    """The parts of a line of a head or a foot that may be a name, each without the address behind it; what stands in a
    label is none."""
    for part in _PARTS_OF_A_HEAD.finditer(before_an_arrow(line.text)):
        span = document.text.trimmed(line.start + part.start(), line.start + part.end())
        if span is None:
            continue
        if named := _NAME_BEFORE_ADDRESS.match(document.text.content, span.start, span.end):
            span = Span(span.start, named.end("name"))
        elif both := place_and_address(document.text, span):
            span = both[0]
        span = _behind_who_works_there(document, span)
        number = next(find_phones(document.text.content, start=span.start, end=span.end), None)
        span = document.text.trimmed(span.start, number.start if number else span.end, strip=_AROUND)
        if span is None:
            continue
        if label := _LABEL_OF_A_NUMBER.search(document.text.content, span.start, span.end):
            span = Span(span.start, label.start())
        if not any(span.meets(label.span) for label in document.labels):
            yield span, document.text[span]


def _behind_who_works_there(document: Document, span: Span) -> Span:
    """The place behind a doctor's name on one line of a head: "Dr. Ida Moss, Elm Family Medicine"."""
    if not DOCTOR.match(document.text.content, span.start, span.end) or "," not in document.text[span]:
        return span
    people, places = people_and_organizations(document, span, _SURELY)
    return places[0].spans[0] if people and len(places) == 1 and people[0].start == span.start else span


_SURELY = 0.9
_LABEL_OF_A_NUMBER = re.compile(
    r"(?<=[a-z])[\s,]+(?:ABN|ACN|EIN|TIN|VAT|CLIA|SIRET|NZBN)(?: no)?[.:]?(?:\s*\d.*)?$"
)
"""What leads to the number of a register of companies behind a name."""
_AROUND = " \t\n,;:|>/-\u2013\u2014\u2022\u00b7"


def _has_address_below(document: Document, line: Line) -> bool:
    below = document.text.lines[line.number + 1 : line.number + 3]
    return any(looks_like_address(part) for other in below for part in _BARS.split(other.text))


_BARS = re.compile(rf"\s*[{CELL}|\u00b7\u2022]\s*")
_SMALL_WORDS_WITHIN = re.compile(r" (?:on|of|at|in|by|the|and|for)(?: the)? (?=[A-Z])")
"""Within the name of a place: "Motion on Marine Parade"."""
