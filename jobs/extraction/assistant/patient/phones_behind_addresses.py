"""The telephone that goes on the patient's address under one label: "Adresse: Chaussée de Mons 11, 5999 Jambes, tél.
081/55 01 74"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.phones import phone_found
from jobs.extraction.assistant.patient.relatives import is_told_of_another
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.found import Found

_FEWEST_FIGURES = 9
"""Fewer are those of a house or a postal code."""
_SURENESS = 0.86
_CALLED = re.compile(
    r"[,;.(]\s*(?:t[ée]l(?:[ée]ph(?:one)?|efoon|efon)?|phone|ph|gsm|mob(?:ile|iel)?|cell|handy|portable)\b[.: ]*$",
    re.IGNORECASE,
)


def phones_behind_addresses(document: Document) -> Iterator[Found]:
    """Yield the numbers of the patient's labelled address; where it stands among the prose, at the end of a letter,
    only the one that a word for telephones joins to it."""
    for label, value in document.labelled("address"):
        role = document.role_of(label)
        if role not in ("patient", "body") or is_told_of_another(document.text, label.span.start):
            continue
        for place in find_phones(document.text.content, start=value.start, end=value.end):
            found = phone_found(document, place, _SURENESS)
            joined = _CALLED.search(document.text.content, value.start, place.start) is not None
            if sum(map(str.isdigit, str(found.value))) >= _FEWEST_FIGURES and (joined or role == "patient"):
                yield found
            if role == "body":
                break
