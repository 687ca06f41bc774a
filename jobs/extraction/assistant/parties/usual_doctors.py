"""Whom the patient goes to otherwise: a form names the registered doctor beside who sends it, and one that a dentist or
an optometrist fills in has a part for the doctor."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.text import Span

_USUAL = re.compile(
    r"(?:usual|registered|own|general (?:medical |dental )?practitioner|family (?:doctor|physician|gp)|"
    r"gp(?: surgery| practice)?$|gmp$|pcp|"
    r"hausarzt|huisarts|m[ée]decin traitant|medico (?:curante|di base)|m[ée]dico (?:de cabecera|de fam[íi]lia))",
    re.IGNORECASE,
)
_NUMBER_OF_A_PART = re.compile(r"^\d{1,2}[.)] ?(?=[^\W\d])")
_REMARK = re.compile(r"\s*\([^()]*\)$")


def is_of_the_usual_doctor(document: Document, label: Label) -> bool:
    """Tell whether a label names the usual doctor, with the words of its cell before it where all are one label:
    "General medical practitioner"."""
    wording = _NUMBER_OF_A_PART.sub("", label.wording.rpartition(" / ")[2])
    cell = document.text.cell_at(label.span.start)
    before = document.text.content[cell.span.start : label.span.start].strip() if cell else ""
    whole = f"{before} {wording}" if before.replace(" ", "").isalpha() else wording
    if _USUAL.match(_REMARK.sub("", whole)) is not None:
        return True
    return _A_DOCTOR.fullmatch(wording) is not None and document.once(_is_filled_in_by_another)


def is_right_below_the_usual_doctor(document: Document, label: Label) -> bool:
    """Tell whether a label stands on the line below the usual doctor's, while another label names who sends: "GP: Dr
    Ida Moss", below it "Practice: Elm Surgery", and at the end "Completed by: Dr Ada Quill"."""
    above = [other for other, _ in document.labelled("provider") if other.line == label.line - 1]
    return label.starts_line and any(
        other.starts_line and is_of_a_usual_doctor_beside_the_sender(document, other) for other in above
    )


def is_of_a_usual_doctor_beside_the_sender(document: Document, label: Label) -> bool:
    """Tell whether a label names the usual doctor and another one names who sends."""
    return (
        label.key == "provider"
        and is_of_the_usual_doctor(document, label)
        and any(
            not is_of_the_usual_doctor(document, other)
            for other, _ in document.labelled("provider")
            if document.role_of(other) == "referrer"
        )
    )


def a_hospital_doctor_sends(document: Document, label: Label) -> bool:
    """Tell whether a label names the usual doctor and another one a surgeon or a consultant as who sends, who does not
    work at the practice of the former."""
    if not is_of_a_usual_doctor_beside_the_sender(document, label):
        return False
    others = [
        value
        for other, value in document.labelled("provider")
        if other is not label
        and document.role_of(other) == "referrer"
        and not is_of_the_usual_doctor(document, other)
    ]
    return any(
        _OF_A_HOSPITAL.search(document.text.content, value.start, document.text.line_at(value.start).end)
        for value in others
    )


def stands_beside_a_hospital_doctor(document: Document, span: Span) -> bool:
    """Tell whether words stand in what names the usual doctor while a surgeon or a consultant sends."""
    return any(
        value.meets(span) and a_hospital_doctor_sends(document, label)
        for label, value in document.labelled("provider")
    )


_OF_A_HOSPITAL = re.compile(
    r"\b(?:consultant|surgeon|registrar|house officer|SHO|SpR|ward|hospital)\b", re.IGNORECASE
)


def reaches_the_usual_doctor(label: Label) -> bool:
    """Tell whether the words of a number's label say that it is the usual doctor's: "GP tel", "Doctor's tel"."""
    return _REACHES.match(label.wording) is not None


_REACHES = re.compile(
    r"(?:(?:own |usual |registered |family )?(?:gp|g\.p\.|doctor|physician|pcp)(?:['\u2019]?s)?|hausarzt|huisarts|"
    r"m[ée]decin traitant) (?:surgery |practice )?(?:tel|ph|phone|mob|fax|number|nr|no)",
    re.IGNORECASE,
)


def calls_the_usual_doctor(words: str) -> bool:
    """Tell whether the words of a cell are those for the usual doctor: "GP", "Family doctor:"."""
    return _USUAL.match(words.strip(" :.")) is not None


def stands_in_the_usual_doctors_row(document: Document, span: Span) -> bool:
    """Tell whether the cell left of words says that they name the usual doctor: "GP", and beside it "Dr Ida Moss"."""
    cell = document.text.cell_at(span.start)
    left = document.text.cell_before(cell) if cell is not None else None
    return left is not None and calls_the_usual_doctor(left.words)


def is_in_a_row_of_the_usual_doctor(document: Document, offset: int) -> bool:
    """Tell whether the first cell of a row of at least four says that it tells of the usual doctor: "GP", "Dr Ida
    Moss", "Practice", "Elm Surgery"."""
    cells = document.text.cells[document.text.line_at(offset).number]
    return len(cells) >= _CELLS_OF_A_ROW and calls_the_usual_doctor(cells[0].words)


_CELLS_OF_A_ROW = 4


def stands_below_the_usual_doctor(document: Document, span: Span) -> bool:
    """Tell whether words stand right below the usual doctor in the same column, where that doctor works."""
    return any(below.meets(span) for below in document.once(_below_usual_doctors))


def _below_usual_doctors(document: Document) -> Sequence[Span]:
    found: list[Span] = []
    begun = {label.span.start for label in document.labels}
    for label, value in document.labelled("provider"):
        cell = document.text.cell_at(value.start)
        if cell is None or not is_of_the_usual_doctor(document, label):
            continue
        under = document.text.column_below(cell.span)
        below = document.text.cell_at(under.start) if under else None
        if below is not None and not any(below.span.start <= at < below.span.end for at in begun):
            found.append(below.span)
    return tuple(found)


def _is_filled_in_by_another(document: Document) -> bool:
    """Whether a part of the paper asks for a dentist, an optometrist or the like, or one signs it or heads it with the
    letters of that register: then such a one sends it."""
    lines = document.text.lines
    edges = (*lines[:_LINES_OF_AN_EDGE], *lines[-_LINES_OF_AN_EDGE:])
    return any(_ANOTHER.fullmatch(cell.words) for cells in document.text.cells for cell in cells) or any(
        _REGISTERED_OTHERWISE.search(line.text) for line in edges
    )


_LINES_OF_AN_EDGE = 6
_REGISTERED_OTHERWISE = re.compile(r"\b(?:GDC|GOC|BDS|BChD|MCOptom|FCOptom)\b")


def is_signed_in_another_profession(document: Document) -> bool:
    """Tell whether a line near the end is a name with a profession that is no doctor's: "R. Jansen, optometrist"."""
    return any(
        _IN_ANOTHER_PROFESSION.fullmatch(line.text) for line in document.text.lines[-_LINES_OF_AN_EDGE:]
    )


_IN_ANOTHER_PROFESSION = re.compile(
    r"\W*(?:[^\W\d_][\w.'\u2019-]* ?){2,5}[,(\u2013-] ?(?i:optometrist[ea]?|optician|opti[ck]ien|oogmeetkundige|"
    r"orthoptist|"
    r"dentist|tandarts|zahn[äa]rzt(?:in)?|dentista|verloskundige|midwife|hebamme|sage-femme|matrona|ostetrica|"
    r"physiotherapist|fysiotherapeut[ea]?|kin[ée]sith[ée]rapeute|pharmacist|apotheker|audiologist|audicien|podiatrist|"
    r"chiropractor|osteopath|paramedic|health visitor|school nurse|district nurse|community midwife)\b[^\n]{0,40}"
)


_A_DOCTOR = re.compile(
    r"(?:(?:medical )?doctor|medical practitioner|physician|gp|general practitioner)(?:['\u2019]?s details| details)?",
    re.IGNORECASE,
)
_ANOTHER = re.compile(
    r"(?:(?:part |section )?(?:\d{1,2}|[A-H])[.):]? ?)?(?:the |your )?(?:referring )?(?:dentist|optometrist|optician|"
    r"pharmacist|audiologist|midwife|physiotherapist|podiatrist|chiropractor)"
    r"(?:['\u2019]?s)?(?: (?:details|information|particulars))?:?",
    re.IGNORECASE,
)
"""What heads the part of who fills in a form that is no doctor: "2. Dentist"."""
