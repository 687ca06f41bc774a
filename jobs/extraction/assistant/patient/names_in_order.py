"""Which words of a patient's name are the family's, where its label or the country's custom says so."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.forms_of_address import TITLES_BEFORE_FAMILY_NAMES, TITLES_OF_PATIENTS
from jobs.extraction.assistant.values.name_particles import is_particle
from jobs.extraction.assistant.values.name_parts import PersonName
from jobs.extraction.text import Span

_FAMILY_BEFORE_GIVEN = re.compile(
    r"(?:cognome|apellidos?|nachname|familienname|surname|last(?: name)?|family name|nom|achternaam|sobrenome|name)\b"
    r"(?: ?[,/&] ?| (?:e|y|und|et|and|en) )(?:nome|nombres?|vorname|roepnaam|fore\w*|first|given|pr[ée]nom|voornaam)|"
    r"(?:nazwisko|p[rř][ií]jmen[ií]|priezvisko|nume(?:le)?|prezime|priimek|cognoms|uzv[aā]rds|pavard[eė])\b"
    r"(?: ?[,/&] ?| (?:i|a|[sșş]i|in|un|ir) )\w",
    re.IGNORECASE,
)


def asks_for_family_first(wording: str) -> bool:
    """Tell whether a label asks for the family's name first ("Cognome e nome")."""
    return _FAMILY_BEFORE_GIVEN.match(wording) is not None


def in_order_of_label(document: Document, wording: str, span: Span, name: PersonName) -> PersonName:
    """Return a name in the order that its label gives: behind "Cognome e nome" the first word is the family's, unless
    capitals or a comma already showed which is which."""
    words = document.text[span]
    if not asks_for_family_first(wording) or "," in words or len(name.given) != 1:
        return name
    pieces = [match.span() for match in re.finditer(r"[^\s]+", document.text.content[span.start : span.end])]
    spans = [Span(span.start + a, span.start + b) for a, b in pieces]
    capitals = [document.text[piece].isupper() for piece in spans]
    if len(pieces) < 2 or (any(capitals) and not all(capitals)):
        return name
    of_family = 2 if wording.casefold().startswith("apellidos") and len(pieces) > 2 else 1
    while of_family < len(spans) - 1 and is_particle(document.text[spans[of_family - 1]]):
        of_family += 1
    family, given = spans[:of_family], spans[of_family:]
    return PersonName(
        (Span(given[0].start, given[-1].end),), (Span(family[0].start, family[-1].end),), name.title
    )


def as_the_text_calls_them(document: Document, parts: PersonName) -> PersonName:
    """Return a name whose last two words are its surname, if the text writes them so elsewhere: behind a title ("Mrs
    Lloyd Jones", or "Mrs Lloyd" alone), before a comma and a given name, or alone in capitals ("Ada LLOYD JONES")."""
    if len(parts.given) != 1 or len(parts.family) != 1:
        return parts
    given, family = parts.given[0], parts.family[0]
    *first, middle = document.text[given].split()
    if not first or len(middle.strip(".")) < _SHORTEST_SURNAME or " " in document.text[family]:
        return parts
    surname = rf"{re.escape(middle)} {re.escape(document.text[family])}"
    called = re.compile(
        rf"(?<!\w){TITLES_OF_PATIENTS}\.? {surname}(?![\w-])|"
        rf"(?<!\w){TITLES_BEFORE_FAMILY_NAMES}\.? {re.escape(middle)}(?![\w-]|\.?,? (?-i:[A-ZÀ-Þ]))|"
        rf"(?<![\w-])(?<![^\W\d_] ){surname}, ?{re.escape(first[0])}\b",
        re.IGNORECASE,
    )
    capitals = re.compile(rf"{re.escape(first[0].title())} {surname.upper()}(?!\w)")
    if not called.search(document.text.content) and not capitals.search(document.text.content):
        return parts
    cut = document.text.content.rindex(" ", given.start, given.end)
    return PersonName((Span(given.start, cut),), (Span(cut + 1, family.end),), parts.title)


_SHORTEST_SURNAME = 2
