"""Whose page it is, as the page itself prints it: the patient's name, birth date and numbers.

Only what is clearly the patient's counts: a doctor's, a parent's, an insured person's name is left out. Whom a page
tells of in a sentence is found in `told`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.parties.departments import names_care
from jobs.extraction.assistant.values.credentials import SUFFIX, without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.capitals import reads_like_a_word
from jobs.extraction.packets.identity import Printed
from jobs.extraction.packets.names import Name, name_of
from jobs.extraction.text import CELL, Span

_NAME_ENDS = re.compile(
    r"[(|;\t\n\[\d]|\s+(?:aged?|born|d\.?o\.?b|dob|date of birth|birth|nhs|mrn|sex|gender|male|"
    r"female|geb|n[eé]e? le|of|tel|"
    r"phone|address|patient|account|acct|visit|ref|room|page|date|med rec|hospital|chart|unit)\b|"
    r",\s*(?:an?|aged|who|dob)\b|\s[-\u2013—]\s",
    re.IGNORECASE,
)
_SOMEBODY_ELSE = re.compile(
    r"\b(?:emergency contact|next of kin|nok|kin|mother|father|parents?|guardian|carer|spouse|"
    r"husband|wife|partner|son|daughter|"
    r"insured|subscriber|policy ?holder|guarantor|responsible party|card ?holder|employee|beneficiary|contact person|"
    r"referr(?:er|ing|ed)|provider|physician|doctor|clinician|consultant|gp|practitioner|surgeon|"
    r"specialist|radiologist|"
    r"patholog\w+|recipient|prescriber|pharmacist|signed|author|attn|dear|sender|staff|interpreter|"
    r"witness|representative|attorney)\b",
    re.IGNORECASE,
)
_HEADS_ANOTHER = re.compile(
    r"\b(?:emergency contact|next of kin|nok|mother|father|parents?|guardian|carer|spouse|insured|"
    r"subscriber|policy ?holder|guarantor|responsible party|referr(?:er|ing)|provider|physician|contact person|"
    r"(?:care|treatment|treating|clinical) (?:team|providers?)|care givers?|participants?)\b",
    re.IGNORECASE,
)
"""What heads a block about somebody else, also where the block's lines say only "Name:"."""
_BESIDE_ANOTHER = re.compile(
    r"\W*(?:roles?|function|position|profession|discipline|job title|relationship|relation|credentials?|"
    r"designation|speciali?ty)\W*",
    re.IGNORECASE,
)
"""What heads the column beside the names of people who care for somebody: "Name | Role | Contact"."""
_THE_PATIENT = re.compile(
    r"\b(?:patient|pt|client|re|regarding|demographics|child|resident)\b", re.IGNORECASE
)
_NO_NAME = re.compile(
    r"\b(?:referral|request|report|results?|appointment|consult\w*|urgent|routine|records?|invoice|"
    r"claim|fax|letter|form|see|"
    r"attached|enclosed|unknown|various|multiple|information|details?|number|date|medical|insurance|demographics|"
    r"authori[sz]ation|new|follow|"
    r"your|our|the|this|and|for|to|is|was|has|has been|please|name|address|phone|id|not|lab|"
    r"laboratory|imaging|mri|ct|x-?ray|ultrasound)\b",
    re.IGNORECASE,
)
_CAP = r"[A-ZÀ-Þ][\w'’\-]*\.?"
_PATIENT_LINE = re.compile(
    rf"\W*(?P<re>(?i:re|regarding|concerning|patient|betreff|betrifft|objet|concerne|asunto|paciente|betreft)\b\W*)?"
    rf"(?P<name>{_CAP}(?:,? {_CAP}){{1,4}})(?=[\s,;(|]|$)"
)
_RIGHT_BEHIND = 14
"""Characters between a name and its birth date: a comma, brackets, "born"."""
_LETTERS_OF_A_NUMBER = 4
_NATIONAL = {"nhs_number": "nhs_number", "ssn": "ssn", "health_card": "health_card", "mrn": "mrn"}
_ABOVE = 3
_WORDS_OF_A_HEAD = 6


def printed_on(document: Document) -> Printed:
    """Return what the pages of a document print of their patient."""
    spans: list[Span] = []
    names: dict[tuple[str, ...], Name] = {}
    for name, span in (
        *_labelled_names(document),
        *_separate_names(document),
        *_beside_birth_dates(document),
    ):
        if name.tokens not in names:
            names[name.tokens] = name
            spans.append(span)
    dates: dict[date, None] = {}
    for name, born, span in _patient_lines(document):
        if name.tokens not in names:
            names[name.tokens] = name
            spans.append(span)
        if born is not None:
            dates.setdefault(born)
    for label, value in document.labelled("birth_date"):
        written = next(iter(document.dates_in(value)), None) or document.misread_date_in(value)
        if written is not None and written.value <= document.today and not _is_of_another(document, label):
            dates.setdefault(written.value)
            spans.append(Span(written.start, written.end))
    numbers: set[tuple[str, str]] = set()
    for label, value in document.labelled(*_NATIONAL):
        digits = re.sub(r"\W", "", document.text[value].split("(")[0]).upper()
        match = re.match(r"[A-Z]{0,4}\d{5,12}[A-Z]{0,2}", digits)
        if match and not _is_of_another(document, label):
            numbers.add((_NATIONAL[label.key], match.group()))
            spans.append(value)
    pages = document.text.pages
    return Printed(
        names=tuple(names.values()),
        birth_dates=tuple(dates),
        identifiers=frozenset(numbers),
        evidence=document.text.evidence(*spans),
        content=document.text.content,
        read_badly=any(page.source == "ocr" and page.confidence < 0.85 for page in pages),
        scanned=any(page.source == "ocr" for page in pages),
    )


def _labelled_names(document: Document) -> Iterator[tuple[Name, Span]]:
    for label, value in document.labelled("name", "full_name"):
        if document.role_of(label) != "patient" or _is_of_another(document, label):
            continue
        if found := _named(document, value):
            yield found


def _patient_lines(document: Document) -> Iterator[tuple[Name, date | None, Span]]:
    """Lines such as "Re Ann Example, 31/01/1947, NHS 999 ..." or "Ann Example, 31/01/1947, NHS ...": a name and,
    right behind it, a birth date."""
    for line in document.text.lines:
        match = _PATIENT_LINE.match(line.text)
        if match is None:
            continue
        span = Span(line.start + match.start("name"), line.start + match.end("name"))
        written = next(iter(document.dates_in(Span(span.end, line.end))), None)
        behind = written is not None and written.start - span.end <= _RIGHT_BEHIND
        numbered = any(label.key in _NATIONAL and label.line == line.number for label in document.labels)
        if not match["re"] and not (behind and numbered):
            continue
        if found := _named(document, span):
            born = (
                written.value if written is not None and behind and written.value <= document.today else None
            )
            yield (
                found[0],
                born,
                found[1] if born is None or written is None else Span(span.start, written.end),
            )


def _separate_names(document: Document) -> Iterator[tuple[Name, Span]]:
    """Given and family name from boxes of their own."""
    found: dict[str, Span] = {}
    for label, value in document.labelled("first_name", "last_name"):
        if document.role_of(label) in ("patient", "letterhead", "body") and not _is_of_another(
            document, label
        ):
            found.setdefault(label.key, value)
    if len(found) == 2:
        given, family = document.text[found["first_name"]], document.text[found["last_name"]]
        if name := name_of(f"{family}, {given}"):
            yield name, found["last_name"]


def _beside_birth_dates(document: Document) -> Iterator[tuple[Name, Span]]:
    """The name that a birth date stands behind, on its line or at the end of the line above."""
    for label in document.labels:
        if label.key != "birth_date" or label.value is None or _is_of_another(document, label):
            continue
        line = document.text.lines[label.line]
        before = Span(line.start, label.span.start)
        if not document.text.content[before.start : before.end].strip(" \t*([,;|-"):
            if label.line == 0 or document.text.lines[label.line - 1].page != line.page:
                continue
            above = document.text.lines[label.line - 1]
            before = Span(above.start, above.end)
        for start, end in reversed(list(_cells(document, before))):
            if any(other.span.start < end and start < other.span.end for other in document.labels):
                break
            if found := _named(document, Span(start, end)):
                yield found
            break


def _cells(document: Document, span: Span) -> Iterator[tuple[int, int]]:
    for cell in re.finditer(rf"[^{CELL}|]+", document.text.content[span.start : span.end]):
        if cell.group().strip(" ,;-("):
            yield span.start + cell.start(), span.start + cell.end()


def _named(document: Document, value: Span) -> tuple[Name, Span] | None:
    """The person whom a value names, None when it reads like something else."""
    span = document.cut(value, _NAME_ENDS)
    if span is None:
        return None
    words = document.text[span].strip(" ,.;:-*")
    if not words or len(words) > 60 or len(words.split()) > 6 or not words[0].isupper():
        return None
    if _NO_NAME.search(words) or looks_like_organization(words) or re.match(r"(?:Dr|Prof|Doctor)\b", words):
        return None
    if names_care(words) or _names_a_clinician(words):
        return None
    name = name_of(words)
    return None if name is None or _says_too_little(name) else (name, span)


def _says_too_little(name: Name) -> bool:
    """Whether a single word is none that somebody is called: a sex, an answer, the letters before a number."""
    alone = name.tokens[0] if len(name.tokens) == 1 else ""
    return alone != "" and (
        reads_like_a_word(alone) or (name.written.isupper() and len(alone) <= _LETTERS_OF_A_NUMBER)
    )


def _names_a_clinician(words: str) -> bool:
    """Whether letters of a profession stand behind a whole name ("Ada Hill, DO"), not for a given name ("HILL, DO")."""
    name, _, letters = words.partition(",")
    if not letters or len(name.split()) == 1 or SUFFIX.fullmatch(letters.strip()):
        return False
    return without_credentials(words) == name


def _is_of_another(document: Document, label: Label) -> bool:
    """Whether the words of a label, before it, or of what heads its block speak of somebody else."""
    if _SOMEBODY_ELSE.search(label.wording):
        return True
    line = document.text.lines[label.line]
    if _lists_who_cares(line.text):
        return True
    before = document.text.content[max(line.start, label.span.start - 40) : label.span.start]
    cell = before.rsplit(CELL, 1)[-1]
    if _SOMEBODY_ELSE.search(cell) and not _THE_PATIENT.search(cell):
        return True
    return not _THE_PATIENT.search(label.wording) and stands_among_others(document, label.line)


def stands_among_others(document: Document, number: int) -> bool:
    """Tell whether a line stands below what heads a block about somebody else than the patient, or a table of them."""
    page = document.text.lines[number].page
    for other in reversed(document.text.lines[max(0, number - _ABOVE) : number]):
        if other.page != page or len(other.text.split()) > _WORDS_OF_A_HEAD:
            continue
        if _THE_PATIENT.search(other.text):
            return False
        heads = ":" in other.text or other.text.istitle() or other.text.isupper()
        if _lists_who_cares(other.text) or (_HEADS_ANOTHER.search(other.text) and heads):
            return True
    return False


def _lists_who_cares(line: str) -> bool:
    return any(_BESIDE_ANOTHER.fullmatch(cell) for cell in line.split(CELL))
