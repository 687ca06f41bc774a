"""What the patient is called: labelled, introduced by a line, or told by a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.page.cells import cells_of
from jobs.extraction.assistant.page.correspondence import introduced, is_only_a_date
from jobs.extraction.assistant.patient.names_in_boxes import is_dosed
from jobs.extraction.assistant.patient.names_in_mail import with_family_by_mail
from jobs.extraction.assistant.patient.names_in_order import (
    as_the_text_calls_them,
    in_order_of_label,
    with_two_surnames,
)
from jobs.extraction.assistant.patient.names_of_children import child_of_the_addressees
from jobs.extraction.assistant.patient.names_of_clinicians import is_of_a_clinician
from jobs.extraction.assistant.patient.names_of_members import names_of_members
from jobs.extraction.assistant.patient.names_over_lines import with_rest_below
from jobs.extraction.assistant.patient.newborns import mother_named, newborn_named, with_baby_of
from jobs.extraction.assistant.patient.particular_parts import NAME_IN_A_NOTE
from jobs.extraction.assistant.patient.relatives import (
    RELATIVE,
    is_label_of_somebody_linked,
    is_told_of_another,
)
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.dates import WrittenDate
from jobs.extraction.assistant.values.forms_of_address import TITLE_BEFORE, is_title_of_address
from jobs.extraction.assistant.values.name_particles import (
    CHILD_OF,
    PARTICLE,
    SAID_WITHIN,
    is_particle,
    without_former_name,
)
from jobs.extraction.assistant.values.name_parts import PersonName, parts_of_name
from jobs.extraction.assistant.values.name_patterns import (
    FAMILY_FIRST,
    IN_PROSE,
    OF_CITIZENS,
    TITLE_WITHIN,
    WHERE_THEY_STAY,
)
from jobs.extraction.assistant.values.names import (
    could_name_patient,
    looks_like_organization,
    looks_like_person,
    says_more_than_a_name,
)
from jobs.extraction.assistant.values.names_family_first import with_family_first
from jobs.extraction.assistant.values.names_of_parents import end_before_relation
from jobs.extraction.assistant.values.words_of_sending import SENDS
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span, Text

_NAME_ENDS = re.compile(
    rf"(?!{SAID_WITHIN})"
    r"\((?![\"\u201c']?[A-Z][\w' -]{1,15}[\"\u201d']?\)\s+[A-Z][a-z])"
    r"|[|;\t\n\[]|\s\.{3}|\s+(?:aged?|born|d\.?o\.?b|dob|nhs|mrn|sex|gender|male|female|"
    r"of|and|und|geb|née?|nhi|chi|medicare|urn?|chart|acct|h\+c)\b|"
    r"\s(?-i:DNI|NIE|CUIL|CURP|RFC|CPF|RG|CNS|CIP|NHC|HC|BSN|SVNR|SV|AHV|AVS|NIR|NISS|SNS|F\.? ?N\.?|"
    r"C\.?F\.)(?=[ .:]|$)|"
    r"\s&\s|[,\s]+\d|,\s*(?:a|an|aged|who|[mf]|"
    r"(?:fe)?male|männl\w*|weibl\w*|homme|femme|hombre|mujer|masch\w+|femm\w+|vrouw)\b|"
    r"\s[-\u2013—]\s*(?:d\.?o\.?b|nhs|mrn|\d)|\s[-\u2013—]\s(?=[^\n]{0,40}\d|(?-i:[a-z]))|"
    rf",\s*(?-i:(?!{PARTICLE}\b)[a-zà-ÿ])|"
    rf"\s(?-i:[MF])(?=[\s,]+\(?\d)|\s(?-i:[MF])/(?=\d)|[\s,(]+{WHERE_THEY_STAY}",
    re.IGNORECASE,
)
_SALUTED = re.compile(r"(?:dear|hello|hi|attn|baby of)\b", re.IGNORECASE)
_OTHERS_BLOCKS = frozenset({"recipient", "referrer", "signature", "insurance", "relative", "copies"})
_SENT = re.compile(SENDS)
_IS_BORN = re.compile(r"\b(?:born|d\.?o\.?b|nat[oa]|nacid[oa]|nascid[oa]|geb|n[ée]e?)\b", re.IGNORECASE)
"""What is said of no doctor in the head of a letter."""
_DOCTOR = re.compile(r"\W*(?:dr|prof(?:essor)?)\b", re.IGNORECASE)
_ADDRESS_BEHIND = re.compile(r"(?P<name>[^,\s]+ [^,]+),[^,]+,[^,]*")
"""A given and family name and then two more commas: an address follows, not a given name."""
_SEX_AT_END = re.compile(
    r"[\s,;(]+(?:female|male|[MF](?: ?[/,] ?\d{1,3})?|\d{1,3} ?/ ?[MF]|(?<=\()[VWK])\)?[\s,;]*$",
    re.IGNORECASE,
)


def spelled(document: Document, spans: tuple[Span, ...]) -> str:
    """Return the words of spans as a value, without commas around them and the stop that ends a sentence."""
    words = " ".join(document.text[span].strip(" ,;:") for span in spans)
    return _STOP_BEHIND.sub("", words)


_STOP_BEHIND = re.compile(r"(?<=[a-zà-ÿ]{3})\.$")
"""The stop that ends the sentence and not an abbreviation."""
Named = tuple[PersonName, Span, float]


def is_patient(document: Document, found: Found, name: Named | None) -> bool:
    """Tell whether a person found elsewhere, without letters behind the name, is the patient, who has this name."""
    if name is None or without_credentials(str(found.value)) != str(found.value):
        return False
    where = name[1]
    same = str(found.value).casefold() == document.text[where].casefold()
    return same or any(span.meets(where) for span in found.spans)


def surest_name(document: Document) -> Named | None:
    """The surest name: a labelled one, else one that stands before the birth date, else one that a sentence
    introduces the patient with."""
    found: list[Named] = []
    for label, value in document.labelled("name", "full_name"):
        if document.role_of(label) != "patient" or is_label_of_somebody_linked(document.text, label):
            continue
        words = document.text[value]
        if is_dosed(words) or _is_a_matter(label.wording, words) or _IS_A_RELATIVE.search(words):
            continue
        weight = 0.96 if len(label.wording) > 3 else 0.94
        if label.key == "full_name" and (_DOCTOR.match(words) or without_credentials(words) != words):
            weight = 0.6
        if says_more_than_a_name(words):
            weight = 0.88
        if named := _named(document, value, weight):
            parts = in_order_of_label(document, label.wording, named[1], named[0])
            whole = with_rest_below(document, label, parts, value)
            found.append((with_family_by_mail(document, whole), *named[1:]))
    found += [
        named
        for label, value in document.labelled("first_name")
        if document.role_of(label) == "patient" and (named := _named(document, value, 0.9)) is not None
    ]
    found += _before_other_identity(document)
    found += [
        named
        for match, _ in introductions(document)
        if (named := _named(document, Span(match.start("name"), match.end("name")), 0.89))
    ]
    for pattern, weight in IN_PROSE:
        for match in document.phrase(pattern):
            span = Span(match.start("name"), match.end("name"))
            words = document.text[span]
            unfit = looks_like_organization(words) or says_more_than_a_name(words)
            unfit = unfit or is_of_a_clinician(document.text, span)
            if unfit or RELATIVE.search(words) or "\n" in match.group().strip():
                continue
            block = document.outline.block_at(span.start)
            elsewhere = block in _OTHERS_BLOCKS and not (block == "recipient" and _SENT.match(match.group()))
            if _SALUTED.match(words) or (elsewhere and not _IS_BORN.search(match.group())):
                continue
            if is_told_of_another(document.text, span.start) or (
                pattern in OF_CITIZENS and _BEHIND_A_DOCTOR.search(document.text.flowing, 0, span.start)
            ):
                continue
            if named := _named(document, span, weight):
                found.append(named)
                break
    if child := child_of_the_addressees(document):
        found.append((*child, 0.84))
    if not found:
        found += [named for span in names_of_members(document) if (named := _named(document, span, 0.85))]
    with_both = [named for named in found if named[0].given]
    surest = max(with_both or found, key=lambda named: named[2], default=None)
    return _fuller(document, surest, with_both) if surest is not None else None


_BEHIND_A_DOCTOR = re.compile(
    r"(?<!\w)(?i:dr[ae]?|prof|dott(?:\.?ssa)?|mudr|drs|lek|docteur)\.? (?:[A-ZÀ-Þ][\w.'\u2019-]{0,20} ){0,2}$"
)
"""What makes a doctor of somebody whose number stands behind the name."""
_IS_A_RELATIVE = re.compile(
    r"\((?:husband|wife|spouse|father|mother|parent|suami|isteri|istri|anak|ayah|ibu|orang ?tua|titular|ehemann|"
    r"ehefrau|mari|marito|moglie|esposo|esposa)\)\W*$",
    re.IGNORECASE,
)
"""Behind the name of who is insured for the patient: "Nama peserta: Sukardi (suami)"."""
_SAYS_WHO = re.compile(r"name|nom|patient|pazient|pacient|client", re.IGNORECASE)


def _is_a_matter(wording: str, words: str) -> bool:
    """Whether a label that heads a subject as well as a patient ("RE:") stands before a condition or a symptom, which
    are no name: "RE: SNORING WITH PAUSES"."""
    if _SAYS_WHO.search(wording) or TITLE_BEFORE.match(words):
        return False
    return SYMPTOM.found_in(words) or CONDITION.found_in(words)


def _fuller(document: Document, named: Named, others: list[Named]) -> Named:
    """The same person with the given name written out where the surest place has an initial ("A. Brandt")."""
    given, family = (spelled(document, part).casefold() for part in (named[0].given, named[0].family))
    if len(given.strip(".")) != 1:
        return named
    for other in others:
        whole = spelled(document, other[0].given).casefold()
        same = spelled(document, other[0].family).casefold() == family
        if same and len(whole) > 2 and whole[0] == given[0]:
            return other
    return named


def _before_other_identity(document: Document) -> Iterator[Named]:
    """A name without a label before the patient's birth date or number: on its line, or alone on the line above."""
    text = document.text
    for label in document.labels:
        if label.key not in ("birth_date", "nhs_number", "mrn", "health_card") or label.role != "patient":
            continue
        line = text.lines[label.line]
        above = text.lines[label.line - 1] if label.line else None
        start = text.content.rfind(CELL, line.start, label.span.start) + 1 or line.start
        before = text.trimmed(start, label.span.start, strip=" \t\n,;:-(\u2013\u2014|*\u2022\u00b7")
        if before is not None:
            before = document.cut(before, _SEX_AT_END)
        if before is not None and (colon := text.content.rfind(": ", before.start, before.end)) != -1:
            before = text.trimmed(colon + 1, before.end)
        weight = 0.9
        if before is not None and (last := _LAST_SENTENCE.search(text.content, before.start, before.end)):
            before, weight = Span(last.start("name"), before.end), 0.8
        if before is None and above is not None and above.page == line.page:
            before = _cell_above(text, above, label.span)
        if before is None and start > line.start:
            before = text.trimmed(text.content.rfind(CELL, line.start, start - 1) + 1 or line.start, start)
        if (
            before is None
            or _SALUTED.match(text[before])
            or RELATIVE.search(text[before])
            or any(other.span.meets(before) for other in document.labels)
        ):
            continue
        named_so = (
            looks_like_person(_NICKNAME.sub(" ", text[before]))
            or FAMILY_FIRST.fullmatch(text[before]) is not None
        )
        named_so = named_so and not is_told_of_another(text, before.start)
        is_theirs = named_so and could_name_patient(text[before]) and not _DOCTOR.match(text[before])
        if is_theirs and (named := _named(document, before, weight)):
            yield named


_LAST_SENTENCE = re.compile(rf"(?<=[a-z\d])\. +(?P<name>{FAMILY_FIRST.pattern}\.?)$")
"""A name behind whatever else the line says: "Dictated, not read. Quill, Ada R. chart 204"."""
_NICKNAME = re.compile(r" [(\"\u201c][A-ZÀ-Þ][a-zà-ÿ]{1,14}[)\"\u201d] ")
"""What somebody is called, between the parts of the name."""


def _cell_above(text: Text, above: Line, span: Span) -> Span | None:
    """The cell of the line above that begins where a span begins."""
    left = next(text.words_in(span.start, span.end)).word.box[0]
    for cell in text.cells[above.number]:
        if abs(cell.left - left) < _SAME_EDGE:
            return text.trimmed(cell.span.start, cell.span.end, strip=" \t\n,;:*")
    return None


_SAME_EDGE = 0.02


def introductions(document: Document) -> Iterator[tuple[re.Match[str], WrittenDate]]:
    """Lines that give a person and a birth date without saying so."""
    text = document.text
    for cell in cells_of(text):
        line = text.lines[cell.line]
        match = introduced(text.content, cell.span.start, _with_date_below(document, line))
        if match is None or document.outline.block_at(cell.span.start) != "patient":
            continue
        for written in document.dates_in(Span(match.start("date"), match.end("date"))):
            if (document.today - written.value).days > _RECENT_DAYS or is_title_of_address(
                match["name"].split()[0]
            ):
                yield match, written


_RECENT_DAYS = 400
"""A date of the last year behind two words may be a letter's behind a place: "Borgo Alpino, 03/02/2026"."""


def _with_date_below(document: Document, line: Line) -> int:
    """Where a line ends, or the next one when that is nothing but a date."""
    lines = document.text.lines
    if line.number + 1 < len(lines) and lines[line.number + 1].page == line.page:
        below = lines[line.number + 1]
        if is_only_a_date(below.text):
            return below.end
    return line.end


def _named(document: Document, value: Span, weight: float) -> Named | None:
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
        parts = as_the_text_calls_them(document, with_two_surnames(document, parts))
    return None if parts is None else (parts, span, weight)


def _newborn_named(document: Document, value: Span) -> tuple[PersonName, Span] | None:
    """The name of a child that goes by its mother's ("Baby of Teuila Faleolo"), and where it stands."""
    mother = mother_named(document.text, value)
    own = document.cut(mother or value, _NAME_ENDS)
    span = own and Span(value.start, own.end)
    if span is None or len(document.text[span]) > _LONGEST_NAME or any(map(str.isdigit, document.text[span])):
        return None
    newborn = newborn_named(document.text, span)
    return None if newborn is None else (newborn, span)


_LONGEST_NAME = 60
_CALLED_PATIENT = re.compile(
    r"(?:\w+ ){0,2}?(?:patient(?:in|en|e)?|patiënte?|paziente|paciente)\s+(?=(?-i:[A-ZÀ-Þ]))", re.IGNORECASE
)


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
