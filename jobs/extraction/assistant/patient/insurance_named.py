"""Insurers that are named with the member's number behind the name, wherever it stands and under whatever label: "She
is on CareSource, 10773314608", "PhilHealth PIN: 12-061193427-5", "Cigna Open Access Plus, U4471920635".

What tells an insurer is its name and the number together: a practice has a name of the same words, and a telephone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.chats import chat_of
from jobs.extraction.assistant.patient.beside_patient import is_held
from jobs.extraction.assistant.patient.insurance_cover import Cover, number_in, payer_in
from jobs.extraction.assistant.patient.insurance_words import (
    GROUP_MARK,
    INSURER,
    has_a_name_of_its_own,
    kind_of_column,
)
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_WORD = r"[A-Z](?:[^\W\d]|[&'\u2019]|-(?=[^\W\d]))*(?![\w-])"
_NAMED_WITH_NUMBER = re.compile(
    rf"(?<![\w@])(?P<payer>{_WORD}(?: (?:of|and|&|the|{_WORD})){{0,5}})"
    r"(?: (?:beneficiary|member|subscriber|enrollee|(?:card|policy) ?holder))?"
    r"(?:[,:]?[ \t]| - |(?P<bracket>[ \t]\())(?:\([^()\n]{2,30}\)[ \t]|[A-Z][A-Za-z]{1,11} - )?"
    r"(?P<told>(?:(?i:carteirinha|carteira|cart[ãa]o|matr[íi]cula|ap[óo]lice|n\.?º|id|cin|pin|no|nr|number|member(?:ship)?|policy|subscriber|(?:sponsor|member)['\u2019]s|card|"
    r"enrollee|vers\w*\.?-? ?n(?:umme)?r)\b[ .:#]*|#){0,3})"
    r"(?P<number>(?=(?:[A-Z /-]*\d){6})(?!\d{1,2}/\d{1,2}/\d)[A-Z]{0,5}[-/ ]?\d[\dA-Z/-]*(?: \d[\d-]*)*"
    r"(?: [A-Z\d](?!\w))?)(?![\w/@])"
)
_NAME_OF_A_NUMBER = re.compile(r"(?: (?:id|cin|pin|no|number|member(?:ship)?|policy|card))+$", re.IGNORECASE)
COMPOUND = re.compile(
    r"(?:Phil|[A-Z][a-z]*)(?:Health|Care|Source|Optima|Cal|Shield|Choice|First|Cross|Mutual)\w*|\w+[a-z]Health\w*"
)
"""A name that insurers make of two words without a space: "CareSource", "PhilHealth"."""
_A_TELEPHONE = re.compile(r"0\d|\d{3}[-. ]\d{3}[-. ]\d{4}|\d{3}[-. ]\d{4}$")
_A_CODE = re.compile(r"[A-Z]{1,2} \d{5}(?:-\d{4})?$")
_OF_A_SENDER = ("letterhead", "signature", "referrer", "recipient", "copies")


def named_with_numbers(document: Document) -> Iterator[Cover]:
    """Yield what names of insurers with a number behind them tell."""
    for match in document.phrase(_NAMED_WITH_NUMBER):
        behind = _NAME_OF_A_NUMBER.search(match["payer"])
        words = match["payer"][: behind.start()] if behind else match["payer"]
        told = behind is not None or bool(match["told"].strip())
        if not names_an_insurer(words) or _is_of_a_health_centre(document.text.content, match):
            continue
        number = match["number"]
        if match["bracket"] and not match["told"].strip():
            continue
        if not told and (
            _A_TELEPHONE.match(number)
            or _A_CODE.match(number)
            or (document.outline.block_at(match.start()) in _OF_A_SENDER and not chat_of(document))
        ):
            continue
        payer = payer_in(document, Span(match.start(), match.start() + len(words)), 0.76)
        if payer is not None:
            place = Span(*match.span("number"))
            end = document.text.line_at(place.start).end
            mark = GROUP_MARK.match(document.text.content, place.end, end) if place.end < end else None
            group = number_in(document, Span(mark.end(), end), 0.76, digits=1) if mark else None
            yield Cover(payer, Found(document.text[place], (place,), 0.76), group)


def held_through_a_relative(document: Document) -> Iterator[Cover]:
    """Yield what a sentence tells that names the insurer, then whose it is, and the number in brackets: "a PhilHealth
    dependent of his mother (PIN 12-061193427-5)", "covered by Swift HMO through the wife (enrollee no. SC/4471)"."""
    for match in document.phrase(_HELD_THROUGH):
        if names_an_insurer(match["payer"]):
            payer = payer_in(document, Span(*match.span("payer")), 0.8)
            place = Span(*match.span("number"))
            yield Cover(payer, Found(document.text[place], (place,), 0.8))


_HELD_THROUGH = re.compile(
    rf"(?<![\w@])(?P<payer>{_WORD}(?: (?:of|and|&|the|{_WORD})){{0,4}}),? (?:[a-z]+,? ){{1,7}}"
    r"\((?:[a-z]+ )?(?i:id|cin|pin|no|number|member(?:ship)?|policy|subscriber|card|enrollee)\b"
    r"(?:[ .:#]|no\b|number\b|id\b)*(?P<number>[A-Z]{0,5}[-/ ]?\d[\dA-Z/-]{3,}(?: \d[\d-]*)*)\)"
)


def _is_of_a_health_centre(content: str, named: re.Match[str]) -> bool:
    """Whether a name goes on that of a place of care in Portuguese: "Centro de Saúde Monte Alto"."""
    before = content[max(0, named.start() - 3) : named.start()].casefold()
    return named["payer"].casefold().startswith("saúde") and before in ("de ", "da ")


def named_as_labels(document: Document) -> Iterator[Cover]:
    """Yield what columns and cells tell that are called by the insurer and hold the number: "PHILHEALTH NO."."""
    for label, labelled in document.labelled("health_card", "mrn", "other_id"):
        called = _NUMBER_OF_INSURER.fullmatch(label.wording)
        if called is None or not called["payer"][0].isupper() or not names_an_insurer(called["payer"]):
            continue
        payer_at = Span(*(label.span.start + place for place in called.span("payer")))
        member = number_in(document, labelled, 0.84, digits=_FEWEST_FIGURES)
        if member is not None and (payer := payer_in(document, payer_at, 0.78)) is not None:
            yield Cover(payer, member)
    for line in document.text.cells:
        for cell, beside in zip(line, [*line[1:], None], strict=True):
            named = _CALLED_BY_INSURER.fullmatch(cell.words) or _NUMBER_OF_INSURER.fullmatch(cell.words)
            if named is None or not names_an_insurer(named["payer"]):
                continue
            value = document.text.column_below(cell.span)
            if beside is not None and any(map(str.isdigit, beside.words)):
                value = beside.span
            number = number_in(document, value, 0.84, digits=_FEWEST_FIGURES) if value is not None else None
            start, stop = (cell.span.start + place for place in named.span("payer"))
            payer = payer_in(document, Span(start, stop), 0.78)
            if number is not None and payer is not None:
                yield Cover(payer, number)


def named_below_members(document: Document) -> Iterator[Cover]:
    """Yield what a line tells that holds a name and a number, right below the one that heads who pays for the patient's
    family: "HOOFLID / MAIN MEMBER", the member's name, and "Meridian Classic 004417723"."""
    text = document.text
    for head in text.lines:
        if _HEADS_A_MEMBER.search(head.text) is None:
            continue
        for line in text.lines[head.number + 1 : head.number + 1 + _LINES_OF_A_MEMBER]:
            told = _NAME_AND_NUMBER.fullmatch(line.text)
            if line.page != head.page or told is None or _OTHER_NUMBER.search(told["payer"]):
                continue
            payer = payer_in(document, Span(line.start, line.start + told.end("payer")), 0.74)
            place = Span(line.start + told.start("number"), line.start + told.end("number"))
            if payer is not None and not is_held(document, place):
                yield Cover(payer, Found(text[place], (place,), 0.74))


_HEADS_A_MEMBER = re.compile(r"^[^.;]{0,20}\b(?:(?:main|principal) member|hooflid)\b", re.IGNORECASE)
_LINES_OF_A_MEMBER = 3
_NAME_AND_NUMBER = re.compile(
    r"(?P<payer>[A-Z][\w&'\u2019-]+(?: [A-Z][\w&'\u2019-]+){0,3}) (?P<number>\d{6,12})"
)
_OTHER_NUMBER = re.compile(
    r"\b(?:tel\w*|phone|cell|mobile|fax|id|dob|born|file|folder|name|member|dep\w*|practice|pr|age|sex)\b",
    re.IGNORECASE,
)
_CALLED_BY_INSURER = re.compile(
    r"(?P<payer>[A-Z][\w&'\u2019-]*(?: [A-Z][\w&'\u2019-]*){0,2}) (?:id|no|nr|number|pin|#|card)"
    r"(?: ?(?:no|#))?[.:]{0,2}",
    re.IGNORECASE,
)
_NUMBER_OF_INSURER = re.compile(
    r"(?:no|nr|nomor|n\.?º|nº|numer|číslo)\.? (?:kartu |peserta |kartu peserta )?"
    r"(?P<payer>[A-ZÀ-Þ][\w/&'\u2019-]*(?: [A-ZÀ-Þ][\w&'\u2019-]*){0,2})[.:]{0,2}",
    re.IGNORECASE,
)
"""A column that is called by the number first: "No. BPJS"."""
_FEWEST_FIGURES = 6


def labelled_behind(document: Document) -> Iterator[Cover]:
    """Yield what stands before its label in brackets: "HMSA (plan)", "XLH0044817 (subscriber no.)"."""
    for match in _LABEL_BEHIND.finditer(document.text.content):
        kind = kind_of_column(match["label"])
        value = Span(*match.span("value"))
        if kind == "payer":
            yield Cover(payer_in(document, value, 0.82))
        elif kind == "member":
            yield Cover(member=number_in(document, value, 0.84, digits=4))


_LABEL_BEHIND = re.compile(
    r"(?<![^\n\t)])[ ]?(?P<value>[^()\n\t]{2,60}?) ?\((?P<label>[^()\n\t]{3,24})\)(?=[ \t\n]|$)"
)


_CARD_OF_A_PROVINCE = re.compile(
    r"(?:NB|N\.B\.|New Brunswick|NS|Nova Scotia|PEI|PE|NL|QC|ON|MB|SK|AB|BC|Canad(?:a|ian)|Australian?|provincial) "
    r"(?:Medicare|Health(?: ?care)?)(?: Card)?",
    re.IGNORECASE,
)
"""What everybody in a country of public health care is counted by: a number of the patient's, and no insurance."""


def names_an_insurer(words: str) -> bool:
    """Tell whether a name is an insurer's by its words, and has one of its own beside them."""
    if _CARD_OF_A_PROVINCE.fullmatch(words):
        return False
    insurers = COMPOUND.fullmatch(words.split()[0]) or INSURER.search(words)
    return insurers is not None and has_a_name_of_its_own(words)
