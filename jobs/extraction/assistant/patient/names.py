"""What the patient is called: labelled, introduced by a line, or told by a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.cells import cells_of
from jobs.extraction.assistant.page.correspondence import introduced, is_only_a_date
from jobs.extraction.assistant.patient.names_before_identity import DOCTOR, SALUTED, names_before_identity
from jobs.extraction.assistant.patient.names_below_numbers import below_a_number
from jobs.extraction.assistant.patient.names_cut_out import Named, name_in
from jobs.extraction.assistant.patient.names_in_boxes import is_dosed
from jobs.extraction.assistant.patient.names_in_mail import with_family_by_mail
from jobs.extraction.assistant.patient.names_in_order import in_order_of_label
from jobs.extraction.assistant.patient.names_of_before import is_a_name_of_before
from jobs.extraction.assistant.patient.names_of_children import (
    child_of_the_addressees,
    names_of_children_sent,
)
from jobs.extraction.assistant.patient.names_of_clinicians import (
    is_called_by_a_profession,
    is_of_a_clinician,
)
from jobs.extraction.assistant.patient.names_of_members import names_of_members
from jobs.extraction.assistant.patient.names_of_readers import is_reader_greeted, reader_of_the_letter
from jobs.extraction.assistant.patient.names_of_subjects import names_of_subjects
from jobs.extraction.assistant.patient.names_on_slips import name_on_a_slip
from jobs.extraction.assistant.patient.names_over_lines import with_rest_below
from jobs.extraction.assistant.patient.relatives import (
    RELATIVE,
    is_label_of_somebody_linked,
    is_told_of_another,
)
from jobs.extraction.assistant.patient.who_writes import who_writes_of_themselves
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.dates import WrittenDate
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.forms_of_address import TITLE_BEFORE, is_title_of_address
from jobs.extraction.assistant.values.name_patterns import IN_PROSE, OF_CITIZENS
from jobs.extraction.assistant.values.names import looks_like_organization, says_more_than_a_name
from jobs.extraction.assistant.values.words_of_sending import SENDS
from jobs.extraction.capitals import reads_like_a_word
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span

_OTHERS_BLOCKS = frozenset({"recipient", "referrer", "signature", "insurance", "relative", "copies"})
_SENT = re.compile(SENDS)
_IS_BORN = re.compile(
    r"\b(?:born|d\.?o\.?b|nat[oa]|nacid[oa]|nascid[oa]|geb|n[ée]e?)\b|\bn\.(?= ?\d|$)", re.IGNORECASE
)
"""What is said of no doctor in the head of a letter."""


def spelled(document: Document, spans: tuple[Span, ...]) -> str:
    """Return the words of spans as a value, without commas around them and the stop that ends a sentence."""
    words = " ".join(document.text[span].strip(" ,;:") for span in spans)
    return _STOP_BEHIND.sub("", words)


_STOP_BEHIND = re.compile(r"(?<=[a-zà-ÿ]{3})\.$")
"""The stop that ends the sentence and not an abbreviation."""


def is_patient(document: Document, found: Found, name: Named | None) -> bool:
    """Tell whether a person found elsewhere, without letters behind the name, is the patient, who has this name."""
    if name is None or without_credentials(str(found.value)) != str(found.value):
        return False
    where = name[1]
    words = str(found.value)
    same = words.casefold() == document.text[where].casefold()
    family = " ".join(document.text[span] for span in name[0].family)
    return (
        same or any(span.meets(where) for span in found.spans) or is_reader_greeted(document, words, family)
    )


def surest_name(document: Document) -> Named | None:
    """The surest name: a labelled one, else one that stands before the birth date, else one that a sentence
    introduces the patient with."""
    found: list[Named] = []
    for label, stated in document.labelled("name", "full_name"):
        value = below_a_number(document, stated)
        if document.role_of(label) != "patient" or is_label_of_somebody_linked(document.text, label):
            continue
        if is_a_name_of_before(document.text, value.start):
            continue
        words = document.text[value]
        if _is_a_mere_matter(label.wording, words):
            continue
        if _CALLED_WITHIN_BRACKETS.search(document.text.content, max(0, label.span.start - 20), value.start):
            continue
        if is_dosed(words) or _is_a_matter(label.wording, words) or _IS_A_RELATIVE.search(words):
            continue
        weight = 0.96 if len(label.wording) > 3 else 0.94
        if label.key == "full_name" and (DOCTOR.match(words) or without_credentials(words) != words):
            weight = 0.6
        if says_more_than_a_name(words):
            weight = 0.88
        if named := name_in(document, value, weight):
            parts = in_order_of_label(document, label.wording, named[1], named[0])
            whole = with_rest_below(document, label, parts, value)
            found.append((with_family_by_mail(document, whole), *named[1:]))
    found += [
        named
        for label, value in document.labelled("first_name")
        if document.role_of(label) == "patient"
        and not is_dosed(document.text[value])
        and (named := name_in(document, value, 0.9)) is not None
    ]
    found += [named] if (named := name_on_a_slip(document)) is not None else []
    found += names_before_identity(document)
    found += names_of_subjects(document)
    found += names_of_children_sent(document)
    found += [
        named
        for match, _ in introductions(document)
        if (named := name_in(document, Span(match.start("name"), match.end("name")), 0.89))
    ]
    for pattern, weight in IN_PROSE:
        for match in document.phrase(pattern):
            span = Span(match.start("name"), match.end("name"))
            words = document.text[span]
            unfit = looks_like_organization(words) or says_more_than_a_name(words)
            unfit = unfit or is_of_a_clinician(document.text, span)
            unfit = (
                unfit or is_called_by_a_profession(document.text, span) or _A_COUNTY.match(words) is not None
            )
            unfit = unfit or _AND_A_RELATIVE.match(document.text.flowing, span.end - 2) is not None
            if unfit or RELATIVE.search(words) or "\n" in match.group().strip():
                continue
            block = document.outline.block_at(span.start)
            elsewhere = block in _OTHERS_BLOCKS and not (block == "recipient" and _SENT.match(match.group()))
            elsewhere = elsewhere and not _SUBJECT_OF_A_MAIL.match(match.group())
            if SALUTED.match(words) or (elsewhere and not _IS_BORN.search(match.group())):
                continue
            if is_told_of_another(document.text, span.start) or (
                pattern in OF_CITIZENS and _BEHIND_A_DOCTOR.search(document.text.flowing, 0, span.start)
            ):
                continue
            if named := name_in(document, span, weight):
                found.append(named)
                break
    if child := child_of_the_addressees(document):
        found.append((*child, 0.84))
    if not found and (reader := document.once(reader_of_the_letter)) is not None:
        found += [named] if (named := name_in(document, reader, 0.88)) is not None else []
    if not found:
        found += [named for span in names_of_members(document) if (named := name_in(document, span, 0.85))]
    writer = who_writes_of_themselves(document)
    if writer is not None and all(named[2] < _SURER_THAN_WHO_WRITES for named in found):
        return writer
    with_both = [named for named in found if named[0].given]
    surest = max(with_both or found, key=lambda named: named[2], default=None)
    return _fuller(document, surest, with_both) if surest is not None else None


def _is_a_mere_matter(wording: str, words: str) -> bool:
    """Whether one small word says what a paper is about, not whom: "Re: results"."""
    alone = words.islower() and " " not in words
    return alone and (reads_like_a_word(words) or wording.casefold().rstrip(":. ") in ("re", "regarding"))


_SURER_THAN_WHO_WRITES = 0.855
"""How sure a name is at the least that is the patient's although somebody writes of themselves: one that a label or a
birth date tells, not that of somebody whom they saw or are to see."""
_BEHIND_A_DOCTOR = re.compile(
    rf"(?<!\w)(?i:{DOCTORS_TITLE}|lek)\.? (?:[A-ZÀ-Þ][\w.'\u2019-]{{0,20}} ){{0,2}}$"
)
"""What makes a doctor of somebody whose number stands behind the name."""
_CALLED_WITHIN_BRACKETS = re.compile(
    r"\((?:preferred|chosen|known|likes|prefers|nick ?name|alias|goes)\b[^()\n]{0,14}$", re.IGNORECASE
)
"""Before what somebody is called beside the name itself: "(preferred name: Lola)"."""
_IS_A_RELATIVE = re.compile(
    r"\((?:husband|wife|spouse|father|mother|parent|suami|isteri|istri|anak|ayah|ibu|orang ?tua|titular|ehemann|"
    r"ehefrau|mari|marito|moglie|esposo|esposa)\)\W*$",
    re.IGNORECASE,
)
"""Behind the name of who is insured for the patient: "Nama peserta: Sukardi (suami)"."""
_SUBJECT_OF_A_MAIL = re.compile(
    r"(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp)\b", re.IGNORECASE
)
"""What stands below whom a mail is for, and tells whom it is about."""
_AND_A_RELATIVE = re.compile(rf"['\u2019]s (?:[\w-]+ ){{0,2}}?(?:{RELATIVE.pattern})", re.IGNORECASE)
"""What makes a name the one of somebody beside the patient: "Mrs Quill's daughter"."""
_A_COUNTY = re.compile(r"Co\.? [A-Z]")
"""What ends an address in Ireland and begins no name: "Killaloe, Co. Clare (08/09/1999)"."""
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
