"""A telephone number as a value, and the one that a sentence calls the patient's among those of others."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.insurance import insurance_of
from jobs.extraction.assistant.patient.relatives import is_told_of_another
from jobs.extraction.assistant.values.name_patterns import A_PERSON, DATE_BEHIND
from jobs.extraction.assistant.values.phones import e164, find_phones
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_FARTHEST, _BESIDE = 26, 2
"""Characters behind the words within which the number ends, and begins."""
_CALLED_THEIRS = re.compile(
    r"\b(?:(?:the |this )?(?:patient|client)['\u2019]s (?:own )?(?:mobile|cell|home|phone|telephone|tel|number|contact)"
    r"(?: (?:number|phone))?|"
    r"(?:tel[ée]fono?e?|tel\.?|telem[óo]vel|celular|m[óo]vil|contacto?|cellulare|cell\.?|recapito|fone|t[ée]l[ée]phone|"
    r"portable|num[ée]ro|n[úu]mero) (?:(?:d[aoe]l?|de la|della|du|des?) )?(?:patiente?|paciente|paziente|utente)|"
    r"(?:(?:contact(?:ar|e)|llamar|avisar|comunicarse) (?:con |a )?(?:el|la|al) paciente|"
    r"(?:joindre|contacter|appeler|rappeler) (?:le |la |cet?(?:te)? )?patiente?|"
    r"contattare (?:il|la) paziente|(?:utente|doente|paciente) (?:pede|prefere|solicita) contact?o|"
    r"contact?ar (?:[oa]|com [oa]) (?:utente|doente|paciente)|patient(?:in|en)? (?:ist )?(?:erreichbar|zu erreichen))"
    r"(?: (?:no|na|en|pelo|por|al|em|au|sur|sul|unter|número|numéro|numero|tel\.?|tel[ée]fono|telem[óo]vel|telefone|"
    r"celular|m[óo]vil|cellulare|portable))*|"
    r"(?:telefon(?:nummer)?|handy(?:nummer)?|mobilnummer|rufnummer|tel\.) (?:(?:der|des) )?patient(?:in|en)?)"
    r"(?: (?:is|on|at|é|es|è|est|lautet|ist))?[\s:,;(]{1,3}",
    re.IGNORECASE,
)


def phones_called_theirs(document: Document) -> Iterator[Found]:
    """The number that a sentence calls the patient's, among those of others: "through the health visitor ..., or on the
    patient's own phone, 07700 900222"."""
    for match in document.phrase(_CALLED_THEIRS):
        stop = min(match.end() + _FARTHEST, len(document.text.content))
        for place in find_phones(document.text.flowing, start=match.end(), end=stop):
            if place.start <= match.end() + _BESIDE:
                yield phone_found(document, place, 0.9)
    for match in document.phrase(_CALLED_THEIRS_BEHIND):
        for place in find_phones(document.text.flowing, start=match.start(), end=match.end("number")):
            yield phone_found(document, place, 0.9)


_CALLED_THEIRS_BEHIND = re.compile(
    r"(?<![\w-])(?P<number>\+?\(?\d[\d ().-]{6,16}\d) ?\((?:the )?(?:pt|patient|paziente|paciente|patiënt|"
    r"pat)(?:['\u2019]s)?\.?"
    r"(?: (?:cell|mobile|home|phone))?\)",
    re.IGNORECASE,
)
"""A number that says in brackets whose it is: "Phone 601-555-0134 (pt)  601-555-0100 (office)"."""


_BORN_BEFORE = re.compile(
    rf"(?m:^)[^\n]{{0,40}}?{A_PERSON}[ \t,;|(]+(?:(?:DOB|dob|born|b\.):? ?)?{DATE_BEHIND}[)\t ,;|]*"
    r"(?:(?:[MF]|male|female|\d{1,3} ?y(?:rs?|/?o)?)[\t ,;|]+)?"
)


def phones_behind_birth_dates(document: Document) -> Iterator[Found]:
    """The number right behind the name and birth date on the patient's line: "Ada QUILL 1/9/50 0491 570 110"."""
    for match in document.phrase(_BORN_BEFORE):
        offset = match.end()
        if document.outline.block_at(offset - 1) != "patient" or is_told_of_another(document.text, offset):
            continue
        line = document.text.line_at(offset - 1)
        place = next(find_phones(document.text.content, start=offset, end=line.end), None)
        figures = sum(map(str.isdigit, document.text[place])) if place is not None else 0
        if place is not None and place.start <= offset + _BESIDE and figures >= _FEWEST_FIGURES:
            yield phone_found(document, place, 0.85)


def is_behind_a_birth(document: Document, offset: int) -> bool:
    """Tell whether a sentence names somebody with the day of birth right before what it gives at this place: "la sig.ra
    Ada Rossi, nata a Cuneo il 03/09/1951, tel."."""
    before = document.text.flowing[max(0, offset - _REACH_OF_A_BIRTH) : offset]
    return _BORN.search(before) is not None


_REACH_OF_A_BIRTH = 90
_BORN = re.compile(
    r"\b(?:born|nat[oa]|nacid[oa]|nascid[oa]|n[ée]e?|geb(?:\.|oren)|geboren)\b[^.;\n\t\d]{0,30}"
    r"\d{1,2}(?:[./ -]\d{1,2}[./ -]| [^\W\d_]{3,10}\.? )\d{2,4}\)?(?:,? [^.;\n\t\d]{0,30})?\W*$",
    re.IGNORECASE,
)


_FEWEST_FIGURES = 9
"""Fewer may be a number that a hospital gave."""


def phone_found(document: Document, place: Span, weight: float) -> Found:
    """Return a written number as a value: E.164 where it can be read so, else as it is written; with its beginning,
    where that ends the full line above."""
    begun = _begun_above(document, place)
    places = (begun, place) if begun else (place,)
    written = " ".join(document.text[each] for each in places)
    number = e164(written, document.region)
    if number is None:
        return Found(written, places, weight - 0.1, ("This is no complete telephone number.",))
    return Found(number, places, weight)


def _begun_above(document: Document, place: Span) -> Span | None:
    """Where the number that begins a line began at the end of the one above: "... SK4 4AE, Tel: 0161", below it
    "496 0500"."""
    text = document.text
    line = text.line_at(place.start)
    above = text.lines[line.number - 1] if line.number else line
    if place.start != line.start or above.page != line.page or above is line:
        return None
    begun = _BEGINS_A_NUMBER.search(above.text)
    return Span(above.start + begun.start("code"), above.end) if begun else None


_BEGINS_A_NUMBER = re.compile(
    r"\b(?:tel\w*|t[ée]l\w*|ph(?:one)?|mob\w*|cell)[.:]? ?(?P<code>\+?\(?\d{2,5}\)?(?: \d{3})?)$",
    re.IGNORECASE,
)


def numbers_known(document: Document) -> frozenset[str]:
    """Return the numbers by which the patient is known, which may stand behind the name again on a further page, and
    those that an insurer gave."""
    labelled = document.labelled("health_card", "other_id", "nhs_number", "ssn")
    member = document.once(insurance_of).member_id.value
    return frozenset([*(document.text[value] for _, value in labelled), *([str(member)] if member else [])])
