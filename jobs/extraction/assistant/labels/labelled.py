"""Labels of forms and letters, in many wordings, and the values that stand beside or below them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from jobs.extraction.assistant.clinical.conditions import names_condition
from jobs.extraction.assistant.labels.cells import bare_cells, heads_a_grid
from jobs.extraction.assistant.labels.hits_with_values import (
    OTHER_OF_TWO,
    is_a_mere_letter,
    key_by_value,
    own_value,
    value_at,
)
from jobs.extraction.assistant.labels.owners import owner_of
from jobs.extraction.assistant.labels.parts_of_wordings import PROFESSION
from jobs.extraction.assistant.labels.places import hits_of
from jobs.extraction.assistant.labels.several_matters import OF_THE_PATIENT, matters_of, values_of
from jobs.extraction.assistant.labels.wordings import Hit, named_by_cell, named_or_misread
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.text import CELL, Line, Span, Text

_REACHES_TOO = re.compile(r"\b(?:cell|mobile|phone|tel)\b", re.IGNORECASE)
_NAMES_BOTH = re.compile(
    r"\b(?:ph(?:one)?|tel\w*|t|p|call)\b\.?.*\bf(?:a?x|acs\w*)?\b|\bf(?:a?x|acs\w*)?\b\.?.*\b(?:ph(?:one)?|tel\w*|"
    r"t|p)\b",
    re.IGNORECASE,
)
GENERIC = re.compile(rf"{PROFESSION}(?:['\u2019]?s)?(?: name)?|name", re.IGNORECASE)
_OF_PATIENT = re.compile(r"(?:patient|pt|client|child|member)(?:['\u2019]?s)?[\s_]", re.IGNORECASE)
_OF_A_RELATIVE = frozenset({"phone", "email", "address", "name", "full_name", "birth_date"})
_REACHED = frozenset({"phone", "email"})
_PARTS_OF_A_NAME = frozenset({"first_name", "middle_name", "last_name"})
_PARTY = re.compile(
    rf"(?:.*[\t:;,]\s*)?(?:(?P<receives>recipient|receiving|refer(?:red)?[ -]to|specialist|consultant)|"
    rf"referr(?:er|ing)|request(?:er|ing)|ordering|sender|sending|author|prescriber|{PROFESSION})(?:['\u2019]?s)? "
    r"[^\t:;,]{4,40}[:\s]*",
    re.IGNORECASE,
)
"""Up to the end of the label of a box, whose first or last name it is for, by the words that it begins with."""


@dataclass(frozen=True, slots=True)
class Label:
    """A label and the value beside or below it. `role` is whose it is as far as the label itself says."""

    key: str
    role: str
    wording: str
    span: Span
    value: Span | None
    line: int
    starts_line: bool


def find_labels(text: Text) -> list[Label]:
    """Return all labels of the text in reading order, with their values."""
    found = [
        label for line in text.lines if not FAX_STRIP.match(line.text) for label in _labels_of(text, line)
    ]
    found = [
        label
        for label in found
        if not (
            _ranks_a_diagnosis(text, label) or _is_of_a_call(text, label) or _tells_since_when(text, label)
        )
    ]
    return _with_who_is_spoken_to(text, [_of_the_service(text, label, found) for label in found])


def _labels_of(text: Text, line: Line) -> list[Label]:
    """The labels of a line, those of two matters as two, and then those in brackets behind their number."""
    found: list[Label] = []
    hits = hits_of(text, line)
    grid = CELL in line.text and heads_a_grid(
        text, line, [named_or_misread(text, line, words) is not None for _, words in bare_cells(line)]
    )
    relative = False
    for index, hit in enumerate(hits):
        value = value_at(text, line, hits, index, grid=grid)
        if is_a_mere_letter(text, hit, value):
            continue
        value = own_value(text, line, hit, value)
        key = key_by_value(text, line, hit, value)
        relative = relative or key == "relative"
        _, _, start, end = hit
        wording = text.content[start:end].strip(" :\uff1a._\u2026")
        role = _role_of(line, hit, key, wording, relative=relative)
        starts = _LEADS_IN.fullmatch(text.content, line.start, start) is not None
        found += _of_each_matter(
            Label(key, role, wording, Span(start, end), value, line.number, starts), text
        )
    return [*found, *_labelled_behind(text, line, found)]


def _role_of(line: Line, hit: Hit, key: str, wording: str, *, relative: bool) -> str:
    """Whose a label is as far as its line says; `relative`: a label before it on the line names a relative."""
    _, role, start, end = hit
    if relative and key in _OF_A_RELATIVE:
        return "relative"
    if not role and key in _PARTS_OF_A_NAME and (party := _PARTY.fullmatch(line.text, 0, end - line.start)):
        return "recipient" if party["receives"] else "referrer"
    if key in _REACHED and role in ("", "patient"):
        role = owner_of(line, start - line.start, end - line.start) or role
    if not role and key in _OF_A_RELATIVE | {"first_name", "last_name"} and _OF_PATIENT.match(wording):
        return "patient"
    return role


def _of_each_matter(label: Label, text: Text) -> list[Label]:
    """A label as one for each of the matters that it names, each with its own value."""
    if label.value is None:
        return [label]
    told = [label]
    if label.key == "email" and _REACHES_TOO.search(label.wording):
        told.append(replace(label, key="phone", role="patient" if label.role == "patient" else ""))
    last = told[-1]
    if several := _of_several_matters(last, text):
        told[-1:] = several
    elif "/" in label.wording and (pair := _of_two_matters(last, text)):
        told[-1:] = pair
    if label.key in OTHER_OF_TWO and _NAMES_BOTH.search(label.wording):
        told[-1:] = _divided(told[-1], text)
    return told


_LEADS_IN = re.compile(r"[ \t*•·-]*(?:\(?\d{1,2}[.)][ \t]+)?")
"""What may stand before the label that begins a line: a bullet, or its number in a list."""


def _ranks_a_diagnosis(text: Text, label: Label) -> bool:
    """Whether a word is no label of a payer but tells which of the diagnoses is the first: "Primary: gout"."""
    if label.value is None or label.wording.casefold() not in ("primary", "secondary"):
        return False
    return names_condition(text[label.value])


def _tells_since_when(text: Text, label: Label) -> bool:
    """Whether from and to are days and nobody's: "Från: 2026-03-01  Till: 2026-03-10"."""
    days = label.value is not None and text[label.value][:1].isdigit()
    return days and label.wording.casefold() in ("från", "fra", "till", "til")


def _is_of_a_call(text: Text, label: Label) -> bool:
    """Whether "to" or "with" ends the words for who took a call, which names nobody the letter goes to: "Receiving
    facility called? Yes   Spoke to: Sr. Ada"."""
    if label.wording.casefold() not in ("to", "with"):
        return False
    line = text.lines[label.line]
    return _SPOKE.search(text.content, line.start, label.span.start) is not None


_SPOKE = re.compile(
    r"\b(?:spoke|spoken|speaking|talked|discussed|informed|reported|notified|phoned|rang|called|call made|"
    r"handed over|handover(?: given)?|report(?: given)?)[ (]+$",
    re.IGNORECASE,
)


def _of_the_service(text: Text, label: Label, found: list[Label]) -> Label:
    """A place that provides what is asked for ("Provider: Castle Hospital") as the receiver's, where another label asks
    for who refers."""
    place = (
        label.key == "provider"
        and label.value is not None
        and _PROVIDES.fullmatch(label.wording)
        and looks_like_organization(text[label.value])
    )
    if place and any(other.key == "provider" and _REFERS.match(other.wording) for other in found):
        return replace(label, key="recipient_organization", role="recipient")
    return label


_PROVIDES = re.compile(r"(?:service )?provider(?: name| organi[sz]ation)?", re.IGNORECASE)
_REFERS = re.compile(r"(?:referr|request|order)\w*\b", re.IGNORECASE)


def _with_who_is_spoken_to(text: Text, found: list[Label]) -> list[Label]:
    """The labels of a form that asks for the sender's own ("Your practice"): "Your name" is the sender's too."""
    if _ASKS_THE_SENDER.search(text.content) is None:
        return found
    theirs = {
        "name": "provider",
        "full_name": "provider",
        "phone": "phone",
        "fax": "fax",
        "address": "address",
    }
    return [
        replace(label, key=theirs[label.key], role="referrer")
        if label.key in theirs and _YOURS.search(text.content, *_words_up_to(text, label))
        else label
        for label in found
    ]


def _words_up_to(text: Text, label: Label) -> tuple[int, int]:
    """From the beginning of a label's cell to its end."""
    cell = text.cell_at(label.span.start)
    return (cell.span.start if cell else label.span.start), label.span.end


_YOURS = re.compile(
    r"\byour (?:own )?(?:full |main |direct |best |contact )?(?:name|tel\w*|phone|mobile|fax|number|address)",
    re.IGNORECASE,
)
_ASKS_THE_SENDER = re.compile(
    r"^(?:.*\t)?\W*your (?:practice|office|clinic|surgery|hospital|organi[sz]ation|role|job|position|profession|npi|"
    r"workplace|place of work|facility|department|team|agency|school|service)\b[^.\n]{0,24}(?:[:?]|\t|$)",
    re.IGNORECASE | re.MULTILINE,
)
"""A field of a form that only who sends a patient can fill."""


def _labelled_behind(text: Text, line: Line, own: list[Label]) -> list[Label]:
    """The labels that stand in brackets behind their number: "316-555-0180 (T) 316-555-0181 (F)"."""
    taken = [label.value for label in own if label.value]
    behind: list[Label] = []
    for place in find_phones(text.content, start=line.start, end=line.end):
        kind = _KIND_BEHIND.match(text.content, place.end, line.end)
        if kind is None or any(value.start <= place.start < value.end for value in taken):
            continue
        key = "fax" if kind["kind"][0] in "fF" else "phone"
        starts = not text.content[line.start : place.start].strip()
        span = Span(kind.start("kind"), kind.end("kind"))
        behind.append(Label(key, "", kind["kind"], span, place, line.number, starts))
    return behind


_KIND_BEHIND = re.compile(
    r" ?\((?P<kind>t|tel|ph|phone|o|office|work|cell|mobile|home|f|fx|fax)\)", re.IGNORECASE
)


def _of_two_matters(label: Label, text: Text) -> list[Label]:
    """The label of two matters whose values stand parted as they are ("ID / group": "XBB 220 418 / WI-0093")."""
    halves = [half.strip() for half in label.wording.split("/")]
    if label.value is None or len(halves) != len(OTHER_OF_TWO):
        return []
    first, stroke, second = text[label.value].partition(" / ")
    named = [named_by_cell(half) for half in halves]
    if not stroke or "/" in second or any(each is None for each in named) or named[0] == named[1]:
        return []
    start = label.value.start
    parts = (
        Span(start, start + len(first.rstrip())),
        Span(label.value.end - len(second.lstrip()), label.value.end),
    )
    return [
        replace(label, key=each[0], role=label.role or each[1], wording=half, value=part)
        for each, half, part in zip(named, halves, parts, strict=True)
        if each is not None
    ]


def _of_several_matters(label: Label, text: Text) -> list[Label]:
    """The label of a number, a birth date and a sex as labels of their own, each with what is its value by its look."""
    if label.key not in OF_THE_PATIENT:
        return []
    start = text.lines[label.line].start
    matters = matters_of(text.content[start : label.span.end].rpartition(CELL)[2])
    named = [each for each in map(named_by_cell, matters) if each is not None]
    if label.value is None or len(named) < len(matters):
        return []
    places = values_of(text, label.value, [key for key, _ in named])
    return [
        replace(label, key=key, role=role, wording=matter, value=place)
        for (key, role), matter, place in zip(named, matters, places, strict=bool(places))
    ]


def _divided(label: Label, text: Text) -> list[Label]:
    """The label of two numbers ("Phone / Fax") as two labels, each with its own."""
    places = (
        list(find_phones(text.content, start=label.value.start, end=label.value.end)) if label.value else []
    )
    if len(places) == 1 and label.value and text[label.value].endswith("/"):
        below = text.column_below(label.value)
        places += list(find_phones(text.content, start=below.start, end=below.end))[:1] if below else []
    if len(places) != len(OTHER_OF_TWO):
        return [label]
    fax_first = (
        re.match(r".*\bf(?:a?x|acs\w*)?\b.*\b(?:ph|tel|t|p)", label.wording, re.IGNORECASE) is not None
    )
    keys = ("fax", "phone") if fax_first else ("phone", "fax")
    return [replace(label, key=key, value=place) for key, place in zip(keys, places, strict=True)]


def asks_anybodys_name(label: Label) -> bool:
    """Tell whether a label asks for a name and does not say whose: "Nom et prénom", "Surname, first name"."""
    return _ANYBODYS.fullmatch(label.wording) is not None


_ANYBODYS = re.compile(
    r"(?:(?:full|first|last|family|given|legal|completo|name|names|surname|forename|nom|pr[ée]noms?|nombres?|apellidos?|"
    r"cognome|nome|nachname|vorname|naam|achternaam|voornaam|et|e|y|und|en|and)(?:[ ,/&]+|$))+",
    re.IGNORECASE,
)


def is_generic(label: Label) -> bool:
    """Tell whether a label names a profession without saying whose side ("Provider", "Doctor")."""
    return GENERIC.fullmatch(label.wording) is not None
