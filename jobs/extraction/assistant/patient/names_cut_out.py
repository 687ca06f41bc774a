"""The patient's name without what stands around it where it was found: titles, sex, dates, what is told behind it."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.patient.names_in_order import as_the_text_calls_them
from jobs.extraction.assistant.patient.newborns import mother_named, newborn_named, with_baby_of
from jobs.extraction.assistant.patient.particular_parts import NAME_IN_A_NOTE
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.assistant.values.name_particles import (
    CHILD_OF,
    PARTICLE,
    SAID_WITHIN,
    is_particle,
    without_former_name,
)
from jobs.extraction.assistant.values.name_parts import PersonName, parts_of_name
from jobs.extraction.assistant.values.name_patterns import TITLE_WITHIN, WHERE_THEY_STAY
from jobs.extraction.assistant.values.names import could_name_patient, looks_like_person
from jobs.extraction.assistant.values.names_at_birth import before_other_name
from jobs.extraction.assistant.values.names_family_first import with_family_first
from jobs.extraction.assistant.values.names_of_parents import end_before_relation
from jobs.extraction.assistant.values.names_with_two_surnames import with_two_surnames
from jobs.extraction.text import Span

_NAME_ENDS = re.compile(
    rf"(?!{SAID_WITHIN})"
    r"\((?![\"\u201c']?[A-Z][\w' -]{1,15}[\"\u201d']?\)\s+[A-Z](?:[a-z]|['\u2019][A-Z]))"
    r"|[|;\t\n\[]|\s\.{3}|\s+(?:aged?|born|d\.?o\.?b|dob|nhs|mrn|sex|gender|male|female|"
    r"of|and|und|geb|née?|nhi|chi|medicare|urn?|chart|acct|h\+c)\b|"
    r"\s(?-i:ID|DNI|NIE|CUIL|CURP|RFC|CPF|RG|CNS|CIP|NHC|HC|BSN|SVNR|SV|AHV|AVS|NIR|NISS|SNS|F\.? ?N\.?|"
    r"C\.?F\.)(?=[ .:]|$)|"
    r"\s&\s|[,\s]+\d|,\s*(?:a|an|aged|who|[mf]|"
    r"(?:fe)?male|männl\w*|weibl\w*|homme|femme|hombre|mujer|masch\w+|femm\w+|vrouw)\b|"
    r"\s[-\u2013—]\s*(?:d\.?o\.?b|nhs|mrn|\d)|\s[-\u2013—]\s(?=[^\n]{0,40}\d|(?-i:[a-z]))|"
    rf",\s*(?-i:(?!{PARTICLE}\b)[a-zà-ÿ])|"
    rf"\s(?-i:[MF])(?=[\s,]+\(?\d)|\s(?-i:[MF])/(?=\d)|[\s,(]+{WHERE_THEY_STAY}",
    re.IGNORECASE,
)
_ADDRESS_BEHIND = re.compile(r"(?P<name>[^,\s]+ [^,]+),[^,]+,[^,]*")
"""A given and family name and then two more commas: an address follows, not a given name."""
Named = tuple[PersonName, Span, float]
"""The parts of a name, where it stands, and how sure it is."""


def name_in(document: Document, value: Span, weight: float) -> Named | None:
    """Return the name that a value holds, this sure; None where it holds none that a patient could have."""
    value = with_baby_of(document.text, value)
    if newborn := _newborn_named(document, value):
        return (*newborn, weight)
    ends = _NAME_ENDS.search(document.text.flowing, value.start, value.end)
    span = document.text.trimmed(value.start, ends.start() if ends else value.end)
    if span is not None and (child := _A_BABY.match(document.text.content, span.start, span.end)):
        span = Span(child.end(), span.end)
    if span is not None and (sent := _WHAT_IS_SENT.match(document.text.content, span.start, span.end)):
        span = Span(sent.end(), span.end)
    if span is not None and (called := _CALLED_PATIENT.match(document.text.content, span.start, span.end)):
        span = Span(called.end(), span.end)
    if span is not None and _begins_small(document.text[span]):
        return None
    if span is not None and (place := _ADDRESS_BEHIND.match(document.text.content, span.start, span.end)):
        span = Span(span.start, place.end("name"))
    span = _above_an_address(document, span) if span is not None else None
    if span is not None:
        span = Span(span.start, before_other_name(document.text.content, span.start, span.end))
    span = _without_the_sex(document, span) if span is not None else None
    if span is None or len(document.text[span]) > _LONGEST_NAME:
        return None
    told_of = end_before_relation(document.text.content, span.start, span.end)
    titled = TITLE_WITHIN.search(document.text.content, span.start + 1, told_of)
    if titled is not None and "," not in document.text.content[span.start : titled.start()]:
        span = Span(titled.start(), span.end)
    noted = NAME_IN_A_NOTE.match(document.text.content, span.start, span.end + 1)
    if not noted and (span := _without_prose(document, span)) is None:
        return None
    words = document.text[span]
    if any(c.isdigit() for c in words) or named_by_cell(words) is not None:
        return None
    words = without_former_name(words)
    if not could_name_patient(words) and (weight < 0.95 or not looks_like_person(words)):
        return None
    parts = parts_of_name(document.text, span)
    if parts is not None and "," not in words:
        parts = with_family_first(document.text, span, parts)
        parts = as_the_text_calls_them(document, with_two_surnames(document.text, parts))
    return None if parts is None else (parts, span, weight)


def _above_an_address(document: Document, span: Span) -> Span:
    """A name without the street that stands on the line below it, with the number of the house behind: "De heer Gil
    QUILL" and below it "Molenstraat 12, 8820 Torhout"."""
    content = document.text.content
    ends = content.rfind("\n", span.start, span.end)
    if ends == -1 or _NUMBER_OF_A_HOUSE.match(content, span.end) is None:
        return span
    return document.text.trimmed(span.start, ends) or span


_NUMBER_OF_A_HOUSE = re.compile(r" \d{1,4} ?[A-Za-z]?(?:[,\n\t]|$)")


def _without_the_sex(document: Document, span: Span) -> Span | None:
    """A name without the letter that ends it and is read as the sex, where the birth date stands behind it and no label
    gives another sex: "RE: QUILL, Ada F  DOB 1957/11/19"."""
    if not any(
        0 <= label.span.start - span.end < _FURTHEST
        and "\n" not in document.text.content[span.end : label.span.start]
        for label, _ in document.labelled("birth_date")
    ):
        return span
    sexes = [(label.wording, value) for label, value in document.labelled("sex")]
    letters = {document.text[value][:1].upper() for _, value in sexes}
    for wording, value in sexes:
        if not wording and value.end == span.end and value.end - value.start == 1 and len(letters) == 1:
            return document.text.trimmed(span.start, value.start)
    return span


def _newborn_named(document: Document, value: Span) -> tuple[PersonName, Span] | None:
    """The name of a child that goes by its mother's ("Baby of Teuila Faleolo"), and where it stands."""
    mother = mother_named(document.text, value)
    own = document.cut(mother or value, _NAME_ENDS)
    span = own and Span(value.start, own.end)
    if span is None or len(document.text[span]) > _LONGEST_NAME or any(map(str.isdigit, document.text[span])):
        return None
    if called := _CALLED_BEHIND.match(document.text.content, span.end):
        span = Span(span.start, called.end())
    newborn = newborn_named(document.text, span)
    return None if newborn is None else (newborn, span)


_CALLED_BEHIND = re.compile(r" \([A-ZÀ-Þ][a-zà-ÿ'\u2019-]+\)")
"""The given name of a newborn behind the mother's: "Baby Girl Quill (Ada)"."""
_FURTHEST = 4
"""Characters between a name with the sex and the label of the birth date behind it, on the same line."""
_LONGEST_NAME = 60
_CALLED_PATIENT = re.compile(
    r"(?:[^.;:,\n]{3,40}\. )?(?:\w+ ){0,2}?(?:patient(?:in|en|e)?|patiënte?|paziente|paciente|pcte|"
    r"pt)\.?\s+(?=(?-i:[A-ZÀ-Þ]))|"
    r"(?:client\w{0,2}|cliënte?|klient(?:in)?|utente|usuari[oa]|alumn[oa]|alun[oa]|schüler(?:in)?|elev|élève|leerling|"
    r"student(?:in|e)?|pupil|säugling|neugeborene[rs]?|kleinkind|kind|neonat[oa]|lactante|lactente|nourrisson|b[ée]b[éêe]|"
    r"bimb[oa]|bambin[oa]|niñ[oa]|menor|menin[oa]|criança|enfant|zuigeling|spedbarn|spädbarn|barn|lapsi|dziecko|"
    r"(?:de )?heer)\s?[-\u2013:]?\s+(?=(?-i:[A-ZÀ-Þ][\w'\u2019-]+ (?:[a-zà-ÿ]{1,3} )?[A-ZÀ-Þ]))",
    re.IGNORECASE,
)
"""What somebody is called before the name: "Traumatología. Paciente Ada Gil", "Schüler Tom Stein", "Client- Ida "
"Moss"."""
_A_BABY = re.compile(
    r"(?:baby|infant|newborn)(?: (?:girl|boy))?\s+(?=(?-i:[A-ZÀ-Þ][\w'\u2019-]+ [A-ZÀ-Þ]))", re.IGNORECASE
)
_WHAT_IS_SENT = re.compile(
    r"(?:(?:new|urgent|routine|patient|your) )*(?:referral|consult(?:ation)?|appointment|request)s?"
    r"(?: (?:of|for|re|on)\b)?[:\s\u2013-]+(?=(?-i:[A-ZÀ-Þ][\w.'\u2019-]*,? [A-ZÀ-Þ]))",
    re.IGNORECASE,
)
"""What the subject of a mail says before it names somebody: "Referral F. Quill"."""


def _without_prose(document: Document, span: Span) -> Span | None:
    """A name up to the first small word that no name has; None where only one word stands before it ("Exam at
    discharge")."""
    if len(document.text[span].split()) < _FEWEST_OF_PROSE:
        return span
    name = document.cut(span, _SMALL_WORD)
    return name if name is None or name == span or " " in document.text[name] else None


_FEWEST_OF_PROSE = 3
_SMALL_WORD = re.compile(
    rf"\s(?!(?:{PARTICLE}|{CHILD_OF})[\s,])(?:[a-zà-ÿ]{{3,}}|at|by|to|is|on|in|of|as|no|or)(?![\w'\u2019])"
)


def _begins_small(words: str) -> bool:
    """Whether words begin in lower case and with no particle of a name: they are no name but what a letter is about."""
    first = words.split()[0]
    small = first[0].islower() and len(words.split()) > 1
    return small and not is_particle(first) and not is_title_of_address(first)
