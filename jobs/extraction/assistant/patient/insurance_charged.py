"""Insurers that a paper tells by what is sent to them or given out by them, whatever they are called: "Fee account to
Umhlanga Med" where "Umhlanga Med 0417-9926" stands by the patient, "Lionshield corporate card LS 4417-0931"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.insurance_cover import Cover, payer_in
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_NAME = r"[A-ZÀ-Þ][\w&'\u2019-]*(?: [A-ZÀ-Þ&][\w&'\u2019-]*){0,4}"
_NUMBER = r"(?=(?:[A-Z /-]*\d){6})(?:[A-Z]{1,5}[-/ ]?)?\d[\dA-Z/-]*(?: \d[\d-]*)*"
_CHARGED = re.compile(
    r"\b(?:[Aa]ccounts?|[Ii]nvoices?|[Bb]ills?|[Cc]laims?|[Ff]ees?)(?: (?:is|are|goes|go|to be))?"
    rf"(?: (?:sent|billed|charged|submitted))? to (?:the )?(?P<payer>{_NAME})"
)
_CARD = re.compile(
    rf"(?<![\w@])(?P<payer>{_NAME}),? (?:corporate|company|panel|insurance|medical aid|health insurance) "
    rf"(?:card|scheme|plan)(?: (?:no|nr|number)\b\.?)?:? (?P<number>{_NUMBER})(?![\w/@])"
)
_A_TELEPHONE = re.compile(r"0(?:[ -]?\d){9,}$")
"""The number of a person to whom the account goes: "Tom Quill 0412 345 678"."""
_CHARGED_FOR, _OF_A_CARD = 0.8, 0.82


def covers_charged(document: Document) -> Iterator[Cover]:
    """Yield the insurer to whom the account goes, with the number that stands behind its name elsewhere, and the one
    that gave out a card whose number follows."""
    for match in document.phrase(_CHARGED):
        again = re.compile(rf"(?<!\w){re.escape(match['payer'])},?:? (?P<number>{_NUMBER})(?![\w/@])")
        for named in document.phrase(again):
            if _A_TELEPHONE.match(named["number"]):
                continue
            yield _cover(document, named.start(), match["payer"], named, _CHARGED_FOR)
    for match in document.phrase(_CARD):
        yield _cover(document, match.start("payer"), match["payer"], match, _OF_A_CARD)


def _cover(document: Document, start: int, name: str, told: re.Match[str], weight: float) -> Cover:
    number = document.text.trimmed(*told.span("number"))
    member = Found(document.text[number], (number,), weight) if number else None
    return Cover(payer_in(document, Span(start, start + len(name)), weight), member)
