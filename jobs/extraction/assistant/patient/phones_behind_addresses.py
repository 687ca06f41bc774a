"""The telephone that goes on the patient's address, under one label ("Adresse: Chaussée de Mons 11, 5999 Jambes, tél.
081/55 01 74") or in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.phones import phone_found
from jobs.extraction.assistant.patient.relatives import is_told_of_another
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.found import Found

FEWEST_FIGURES = 9
"""Fewer are those of a house or a postal code."""
_SURENESS = 0.86
_TEL = r"[,;.(]\s*(?:t[ée]l(?:[ée]ph(?:one)?|efoon|efon)?|phone|ph|gsm|mob(?:ile|iel)?|cell|handy|portable)\b[.: ]*"
_CALLED = re.compile(rf"{_TEL}$", re.IGNORECASE)
_CALLED_BEHIND = re.compile(_TEL, re.IGNORECASE)


BEHIND_WHERE_THEY_LIVE = re.compile(
    r"\b(?:lives?|living|resid(?:es|ing)|stays|staying)\b(?: \w+){0,4} (?:at|in) [^;\n]{8,90}?[,;(]\s*"
    r"(?:tel(?:ephone)?|phone|ph|cell|mobile|mob)\b[.: ]*(?=[(+\d])|"
    r"\blives (?:at |in )?\d[^;\n]{8,80}? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2},? (?=\(?[0+]\d{3})",
    re.IGNORECASE,
)
"""Up to the number behind an address that a sentence tells: "lives alone at 61 Mill Road, Dummer, telephone ..."."""


def figures_of(found: Found) -> int:
    """Return how many figures a number has."""
    return sum(map(str.isdigit, str(found.value)))


def phones_behind_addresses(document: Document) -> Iterator[Found]:
    """Yield the numbers of the patient's labelled address; where it stands among the prose, at the end of a letter,
    only the one that a word for telephones joins to it."""
    for label, value in document.labelled("address"):
        role = document.role_of(label)
        if role not in ("patient", "body") or is_told_of_another(document.text, label.span.start):
            continue
        goes_on = role == "body" or _CALLED_BEHIND.match(document.text.content, value.end)
        end = document.text.line_at(value.start).end if goes_on else value.end
        for place in find_phones(document.text.content, start=value.start, end=end):
            found = phone_found(document, place, _SURENESS)
            joined = _CALLED.search(document.text.content, value.start, place.start) is not None
            if figures_of(found) >= FEWEST_FIGURES and (joined or role == "patient"):
                yield found
            if role == "body":
                break
